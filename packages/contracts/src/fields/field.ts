import type { z } from 'zod'
import { fieldKinds, kindOf, patterns, type Control, type FieldKind, type FieldValue, type InputMode, type ValueRules } from './kinds.ts'

export { fieldValueSchema } from './field-value.ts'
export type { FieldValue, FieldValues } from './kinds.ts'

/** One row of a catalogue: all that is known about one field. */
export interface Field<K extends string = string> extends ValueRules {
  key: K
  label: string
  group: string
  kind: FieldKind
  /** Needed for the final submit of the catalogue's role (spec §5). */
  required?: true
  /** Filled by the program, never typed. */
  readOnly?: true
  /** Value on a new record (spec §3). */
  initial?: string | readonly string[]
  /** Shown in the empty control: a text, or a setting known at run time. */
  placeholder?: string | { setting: SettingName }
  inputMode?: InputMode
  /** Names of the field on papers, English and Hindi. */
  aliases?: readonly string[]
  /** Among the main fields of the intake form (spec §2). */
  main?: true
}

export type SettingName = 'agency_name'
export type Catalogue<K extends string = string> = readonly Field<K>[]
export type KeyOf<C extends Catalogue> = C[number]['key']

/** A catalogue from its rows, keys kept as literal types; `aliases` are joined to the rows by key. */
export const defineCatalogue = <const K extends string>(
  rows: readonly Field<K>[],
  aliases: { readonly [key in NoInfer<K>]?: readonly string[] } = {},
): Catalogue<K> => rows.map((row) => ({ ...row, aliases: [...(row.aliases ?? []), ...(aliases[row.key] ?? [])] }))

/** Which control a field is typed into: a field with open options gets suggestions. */
export const controlOf = (field: Field): Control => (field.options && !field.closed ? 'suggest' : fieldKinds[field.kind].control)

/** Which keyboard a phone shows for a field. */
export const inputModeOf = (field: Field): InputMode =>
  field.inputMode ?? (field.pattern ? patterns[field.pattern].inputMode : fieldKinds[field.kind].inputMode)

/** The text of an empty control. */
export const placeholderOf = (field: Field, settings: Record<SettingName, string>): string =>
  typeof field.placeholder === 'object' ? settings[field.placeholder.setting] : (field.placeholder ?? '')

/** Schema of a field's wire value. */
export const valueSchema = (field: Field): z.ZodType<FieldValue> => kindOf(field.kind).schema(field)

/** Reads what a person typed: blank text is null, which clears; otherwise the value, or the problem as a sentence. */
export const parseText = (field: Field, text: string): { value: FieldValue | null } | { problem: string } => {
  const kind = kindOf(field.kind)
  if (text.trim() === '') return { value: null }
  const value = kind.read(text.trim(), field)
  if (value === undefined) return { problem: kind.ask(field) }
  const checked = valueSchema(field).safeParse(value)
  return checked.success ? { value } : { problem: checked.error.issues[0]?.message ?? kind.ask(field) }
}

/** A value as its form control takes it; '' for none. */
export const inputText = (field: Field, value: FieldValue | null | undefined): string =>
  value == null ? '' : kindOf(field.kind).write(value)

/** A value as screens and reports print it: DD-MM-YYYY, Indian grouping, unit; '' for none. */
export const formatValue = (field: Field, value: FieldValue | null | undefined): string =>
  value == null ? '' : kindOf(field.kind).format(value, field)
