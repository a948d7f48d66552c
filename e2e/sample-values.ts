import { agentFields, fieldOf, formatValue, parseText, type Catalogue, type Field, type FieldValues } from '@parakh/contracts'

/** A value of a field's own kind that is unlike every other field's, so that it can be found again. */
const sampleValue = (field: Field, at: number) => {
  const texts = [field.options?.[0] ?? '', `Mark ${at} ${field.key}`, `${1_000 + at}`, `${at % 90}.5`, '110001', `2026-0${(at % 9) + 1}-15`]
  for (const text of field.options?.length ? texts : texts.slice(1)) {
    const read = parseText(field, text)
    if ('value' in read && read.value !== null) return read.value
  }
  throw new Error(`no sample value fits ${field.key}`)
}

/** Every field of a catalogue filled. */
export const sampleValues = (catalogue: Catalogue): FieldValues =>
  Object.fromEntries(catalogue.map((field, at) => [field.key, sampleValue(field, at)]))

/** How a report prints a value. */
export const printed = (catalogue: Catalogue, key: string, values: FieldValues): string => {
  const field = fieldOf(catalogue, key)
  if (!field) throw new Error(`${key} is no field`)
  return formatValue(field, values[key] ?? null)
}

/** Site values that must hold together: a real position. */
export const siteSample = (): FieldValues => ({
  ...sampleValues(agentFields),
  latitude: 28.613939,
  longitude: 77.209021,
  gps_accuracy_m: 12,
})
