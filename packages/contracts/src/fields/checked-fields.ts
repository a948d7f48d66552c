import { z } from 'zod'
import type { ZodMiniType } from 'zod/mini'
import type { FieldProblem } from '../errors.ts'
import type { Catalogue, Field } from './catalogue.ts'
import { fieldOf } from './derive.ts'
import { valueSchema } from './field.ts'
import { unitOf } from './field-units.ts'
import { kindOf, type FieldValue, type FieldValues } from './kinds.ts'

export interface CheckedFields {
  /** Values to set, as they are to be stored. */
  values: FieldValues
  /** Keys to clear: null or '' was sent. */
  cleared: string[]
  problems: FieldProblem[]
}

const isCleared = (value: unknown): boolean => value === null || value === ''

const checkField = (field: Field, value: unknown): { value: FieldValue } | { problem: string } => {
  const checked = schemaOf(field).safeParse(value)
  if (checked.success) return { value: kindOf(field.kind).tidy(checked.data) }
  return { problem: checked.error.issues[0]?.message ?? kindOf(field.kind).ask(field) }
}

/**
 * Sorts a map of field keys to values into what to set and what to clear (design §3 "Field values").
 * Every offending key is named: an unknown one, a wrong kind, an unknown option.
 */
export const checkFields = (catalogue: Catalogue, body: Readonly<Record<string, unknown>>): CheckedFields => {
  const checked: CheckedFields = { values: {}, cleared: [], problems: [] }
  for (const [key, value] of Object.entries(body)) {
    const field = fieldOf(catalogue, key)
    if (!field) {
      checked.problems.push({ key, label: key, problem: 'There is no such field here; leave it out.' })
      continue
    }
    if (isCleared(value)) {
      checked.cleared.push(key)
      continue
    }
    const result = checkField(field, value)
    if ('problem' in result) checked.problems.push({ key, label: field.label, problem: result.problem })
    else checked.values[key] = result.value
  }
  return checked
}

/**
 * `checkFields` as a body's schema: gives `{ values, cleared }`; each problem is an issue with the key as its path,
 * the sentence as its message and the whole problem as its params.
 */
export const checkedFields = (catalogue: Catalogue) =>
  z.record(z.string(), z.unknown()).transform((body, ctx): Omit<CheckedFields, 'problems'> => {
    const { problems, ...checked } = checkFields(catalogue, body)
    for (const problem of problems) ctx.addIssue({ code: 'custom', path: [problem.key], message: problem.problem, params: problem })
    return checked
  })

/** Schema of a map of a catalogue's values, null or '' to clear; for openapi and typed clients, so each key is told in words too. */
export const patchSchema = (catalogue: Catalogue) =>
  z.strictObject(
    Object.fromEntries(
      catalogue.map((field) => [
        field.key,
        z
          .union([schemaOf(field), z.literal(''), z.null()])
          .optional()
          .meta(toldOf(field)),
      ]),
    ),
  )

const unitWords: Readonly<Record<string, string>> = { '°': 'degrees', '%': 'percent' }

const toldOf = ({ label, group, unit, options, closed, required }: Field): Record<string, unknown> => {
  const { symbol = '', money = false } = unit ? unitOf(unit) : {}
  const notes = [
    `${group}.`,
    unit && `In ${[money ? 'rupees' : '', unitWords[symbol] ?? symbol].filter(Boolean).join(' ')}.`,
    options && !closed && 'The examples are suggestions: any text may stand.',
    required && 'Required before the submit.',
  ]
  return {
    title: label,
    description: notes.filter(Boolean).join(' '),
    ...(unit ? { 'x-unit': unit } : {}),
    ...(options && !closed ? { examples: [...options] } : {}),
  }
}

const schemas = new WeakMap<Field, ZodMiniType<FieldValue>>()
const schemaOf = (field: Field): ZodMiniType<FieldValue> => {
  const schema = schemas.get(field) ?? valueSchema(field)
  schemas.set(field, schema)
  return schema
}
