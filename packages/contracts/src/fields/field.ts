import type { ZodMiniType } from 'zod/mini'
import type { Field, SettingName } from './catalogue.ts'
import { fieldKinds, kindOf, type Control, type FieldValue } from './kinds.ts'
import { patterns, type InputMode } from './patterns.ts'

export { fieldValueSchema } from './field-value.ts'
export type { FieldValue, FieldValues } from './kinds.ts'

/** Which control a field is typed into: a field with open options gets suggestions. */
export const controlOf = (field: Field): Control => (field.options && !field.closed ? 'suggest' : fieldKinds[field.kind].control)

/** Which keyboard a phone shows for a field. */
export const inputModeOf = (field: Field): InputMode =>
  field.inputMode ?? (field.pattern ? patterns[field.pattern].inputMode : fieldKinds[field.kind].inputMode)

/** The text of an empty control. */
export const placeholderOf = (field: Field, settings: Record<SettingName, string>): string =>
  typeof field.placeholder === 'object' ? settings[field.placeholder.setting] : (field.placeholder ?? '')

/** Schema of a field's wire value. */
export const valueSchema = (field: Field): ZodMiniType<FieldValue> => kindOf(field.kind).schema(field)

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
