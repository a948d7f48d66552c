import { limits } from '../limits.ts'
import { checkFields } from './checked-fields.ts'
import { fieldOf, isFilled } from './derive.ts'
import type { Catalogue, Field } from './catalogue.ts'
import { parseText } from './field.ts'
import type { FieldValue, FieldValues } from './kinds.ts'
import { matchField } from './matching.ts'

/** What stands behind a value, as far as confidence and autofill care (spec §3, `field_meta`). */
export interface ValueMeta {
  conf?: number | undefined
  source?: string | undefined
  notes?: string | undefined
  updated_by?: string | undefined
  ts?: string | undefined
  raw?: unknown
}
export type ValueMetas = Record<string, ValueMeta>

/** `source` of a value that a person typed (spec §5). */
export const TYPED_SOURCE = 'ui'

export interface FilledForm {
  values: FieldValues
  meta: ValueMetas
}

/** A value that a person typed and autofill read otherwise; the person decides. */
export interface KeptValue {
  key: string
  label: string
  current: FieldValue
  proposed: FieldValue
  meta: ValueMeta
}

export interface MergedForm extends FilledForm {
  /** Keys that autofill filled, in the result's order. */
  applied: string[]
  kept: KeptValue[]
  /** Names in the result that match no field, or whose value cannot stand in it. */
  ignored: string[]
}

/**
 * Puts an autofill's result into a form (spec §5): by key or normalised label, lists split on commas, confidence clamped to 0–1,
 * values given as objects or JSON strings. Nothing that a person typed is overwritten: where the two differ it is in `kept`.
 */
export const mergeAutofill = (catalogue: Catalogue, current: FilledForm, result: Readonly<Record<string, unknown>>): MergedForm => {
  const merged: MergedForm = { values: { ...current.values }, meta: { ...current.meta }, applied: [], kept: [], ignored: [] }
  for (const [name, read, field] of byStrength(catalogue, result, merged.ignored)) {
    const value = readValue(field, read.value)
    if (value === undefined) {
      merged.ignored.push(name)
      continue
    }
    const meta = metaOf(read)
    const before = current.values[field.key]
    if (before !== undefined && isTyped(field, current)) {
      if (!isSame(before, value)) merged.kept.push({ key: field.key, label: field.label, current: before, proposed: value, meta })
      continue
    }
    merged.values[field.key] = value
    merged.meta[field.key] = meta
    merged.applied.push(field.key)
  }
  return merged
}

/** Takes the read values of `kept` conflicts over after the person agreed to them. */
export const acceptProposed = (form: FilledForm, accepted: readonly KeptValue[]): FilledForm => ({
  values: { ...form.values, ...Object.fromEntries(accepted.map(({ key, proposed }) => [key, proposed])) },
  meta: { ...form.meta, ...Object.fromEntries(accepted.map(({ key, meta }) => [key, meta])) },
})

/** Average confidence, 0 to 1, over the fields that have one or are filled; a filled one without meta counts as 1; null if there is none (spec §5). */
export const overallConfidence = (fields: FieldValues, meta: ValueMetas): number | null => {
  const keys = [...new Set([...Object.keys(fields), ...Object.keys(meta)])]
  const confs = keys.map((key) => confidenceOf(fields[key], meta[key])).filter((conf) => conf !== null)
  return confs.length === 0 ? null : confs.reduce((sum, conf) => sum + conf, 0) / confs.length
}

/** Confidence of one field, 0 to 1: its meta's, else 1 if it is filled, else null (spec §5). */
export const confidenceOf = (value: FieldValue | null | undefined, meta: ValueMeta | undefined): number | null =>
  meta?.conf ?? (isFilled(value) ? 1 : null)

/** A confidence of 0 to 1 as the whole percent that is shown. */
export const confidencePercent = (conf: number): number => Math.round(conf * 100)

export type ConfidenceBand = 'good' | 'fair' | 'poor' | 'none'

/** Band of a confidence, by the percent that is shown beside it: 90 and more good, 70 and more fair, less poor (spec §9). */
export const confidenceBand = (conf: number | null | undefined): ConfidenceBand => {
  if (conf === null || conf === undefined) return 'none'
  const percent = confidencePercent(conf)
  if (percent >= limits.confidence.good * 100) return 'good'
  return percent >= limits.confidence.fair * 100 ? 'fair' : 'poor'
}

type Read = { value: unknown; conf: number; whole: Record<string, unknown> }

/** The result's entries that name a field, one for each field: named by its key before by a label, then the surer one. */
const byStrength = (catalogue: Catalogue, result: Readonly<Record<string, unknown>>, ignored: string[]): [string, Read, Field][] => {
  const best = new Map<Field, [string, Read, Field]>()
  for (const [name, given] of Object.entries(result)) {
    const field = fieldOf(catalogue, name) ?? matchField(catalogue, name)
    const read = unpack(given)
    if (!field || !read) {
      ignored.push(name)
      continue
    }
    const rival = best.get(field)
    const wins = !rival || name === field.key || (rival[0] !== field.key && read.conf > rival[1].conf)
    if (wins) best.set(field, [name, read, field])
  }
  return [...best.values()]
}

const unpack = (given: unknown): Read | null => {
  const whole = typeof given === 'string' ? parseJson(given) : given
  if (typeof whole !== 'object' || whole === null || !('value' in whole)) return null
  return { value: whole.value, conf: clamp('conf' in whole ? whole.conf : 0), whole: { ...whole } }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const clamp = (conf: unknown): number => {
  const number = typeof conf === 'string' ? Number.parseFloat(conf) : conf
  return typeof number === 'number' && !Number.isNaN(number) ? Math.min(1, Math.max(0, number)) : 0
}

const readValue = (field: Field, value: unknown): FieldValue | undefined => {
  const given = Array.isArray(value) ? value.filter((item) => typeof item === 'string').join(', ') : value
  const text = typeof given === 'number' ? String(given) : given
  if (typeof text !== 'string') return undefined
  const parsed = parseText(field, text)
  if ('problem' in parsed || parsed.value === null) return undefined
  return checkFields([field], { [field.key]: parsed.value }).values[field.key]
}

const metaOf = ({ conf, whole }: Read): ValueMeta => ({
  conf,
  source: typeof whole['source'] === 'string' ? whole['source'] : 'ocr',
  ...(typeof whole['notes'] === 'string' ? { notes: whole['notes'] } : {}),
  raw: whole,
})

/** A value without meta was typed, unless it is the catalogue's default that nobody touched. */
const isTyped = (field: Field, { values, meta }: FilledForm): boolean => {
  const behind = meta[field.key]
  if (!isFilled(values[field.key])) return false
  if (behind) return behind.source === TYPED_SOURCE || behind.source === undefined
  return values[field.key] !== field.initial
}

const isSame = (a: FieldValue, b: FieldValue): boolean => JSON.stringify(a) === JSON.stringify(b)
