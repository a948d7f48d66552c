import { agentFields } from './agent.ts'
import { drafterFields } from './drafter.ts'
import type { Catalogue, Field } from './catalogue.ts'
import type { FieldValue, FieldValues } from './kinds.ts'
import { intakeFields } from './intake.ts'

export { basicIntakeKeys, sharedIntakeKeys } from './intake.ts'

export const catalogues = { intake: intakeFields, agent: agentFields, drafter: drafterFields } as const
export type CatalogueName = keyof typeof catalogues

export interface FieldGroup<K extends string = string> {
  name: string
  fields: Field<K>[]
}

/** The groups of a catalogue with their fields, in the catalogue's order. */
export const groupsOf = <K extends string>(catalogue: Catalogue<K>): FieldGroup<K>[] => {
  const groups = new Map<string, Field<K>[]>()
  for (const field of catalogue) groups.set(field.group, [...(groups.get(field.group) ?? []), field])
  return [...groups].map(([name, fields]) => ({ name, fields }))
}

const indexes = new WeakMap<Catalogue, ReadonlyMap<string, Field>>()

/** The row of a key; undefined for a key that the catalogue does not know. */
export const fieldOf = <K extends string>(catalogue: Catalogue<K>, key: string): Field<K> | undefined => {
  const index = indexes.get(catalogue) ?? new Map(catalogue.map((field) => [field.key, field]))
  indexes.set(catalogue, index)
  return index.get(key) as Field<K> | undefined
}

/** The label of a key; an unknown key stands for itself. */
export const labelOf = (catalogue: Catalogue, key: string): string => fieldOf(catalogue, key)?.label ?? key

/** Values of a new record (spec §3); a fresh copy at each call. */
export const defaultsOf = (catalogue: Catalogue): FieldValues =>
  Object.fromEntries(
    catalogue.flatMap(({ key, initial }): [string, FieldValue][] =>
      initial === undefined ? [] : [[key, typeof initial === 'string' ? initial : [...initial]]],
    ),
  )

/** Whether a value counts as filled: a non-empty list, a text that is not blank, any other value but null (spec §5). */
export const isFilled = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined
}

/** The required fields that are not filled, in the catalogue's order (spec §5). */
export const missingRequired = <K extends string>(catalogue: Catalogue<K>, values: { readonly [key: string]: unknown }): Field<K>[] =>
  catalogue.filter((field) => field.required && !isFilled(Object.hasOwn(values, field.key) ? values[field.key] : null))
