import {
  intakeFields,
  confidenceBand,
  confidenceOf,
  inputText,
  overallConfidence,
  parseText,
  TYPED_SOURCE,
  type Field,
  type FieldValue,
  type FieldValues,
  type ValueMeta,
  type ValueMetas,
} from '@parakh/contracts'

/** What stands behind the text that a field had when it was read or saved. */
export type Standing = { text: string; meta: ValueMeta }
export type Standings = Readonly<Record<string, Standing>>
export type Texts = Readonly<Record<string, string | undefined>>

const typed: ValueMeta = { conf: 1, source: TYPED_SOURCE }

/** The meta of a field as it stands: its own while the text is the one it belongs to, a typed one's for any other text, none if blank (spec §5). */
export const metaNow = (standing: Standing | undefined, text: string | undefined): ValueMeta | undefined => {
  if (!text?.trim()) return undefined
  return standing && standing.text === text ? standing.meta : typed
}

/** Standings of saved values by their metas. */
export const standingsOf = (values: Readonly<Record<string, unknown>>, metas: ValueMetas): Standings =>
  Object.fromEntries(
    intakeFields.flatMap((field) => {
      const meta = metas[field.key]
      return meta ? [[field.key, { text: inputText(field, valueOf(values[field.key])), meta }]] : []
    }),
  )

/** Metas of all that is filled now. */
export const metasNow = (texts: Texts, standings: Standings): ValueMetas =>
  Object.fromEntries(
    intakeFields.flatMap(({ key }) => {
      const meta = metaNow(standings[key], texts[key])
      return meta ? [[key, meta]] : []
    }),
  )

/** Metas that autofill left behind texts nobody has changed; the rest was typed or is a default. */
export const readMetas = (texts: Texts, standings: Standings): ValueMetas =>
  Object.fromEntries(
    Object.entries(standings)
      .filter(([key, { text }]) => text !== '' && texts[key] === text)
      .map(([key, { meta }]) => [key, meta]),
  )

/** Overall confidence of a form as it stands, 0 to 1; null if nothing is filled. */
export const overallNow = (texts: Texts, standings: Standings): number | null =>
  overallConfidence(valuesOf(texts), metasNow(texts, standings))

/** Fields whose value a person should look at: not in the best band, the least sure first. */
export const toCheck = (texts: Texts, standings: Standings): { field: Field; text: string; conf: number }[] =>
  intakeFields
    .flatMap((field) => {
      const text = texts[field.key] ?? ''
      const conf = confidenceOf(text, metaNow(standings[field.key], text))
      return conf !== null && confidenceBand(conf) !== 'good' ? [{ field, text, conf }] : []
    })
    .sort((a, b) => a.conf - b.conf)

/** What is typed as values; a text that cannot be read yet stands for itself, so that nothing overwrites it. */
export const valuesOf = (texts: Texts): FieldValues =>
  Object.fromEntries(
    intakeFields.flatMap((field): [string, FieldValue][] => {
      const text = texts[field.key] ?? ''
      const read = parseText(field, text)
      if ('problem' in read) return [[field.key, text]]
      return read.value === null ? [] : [[field.key, read.value]]
    }),
  )

const valueOf = (value: unknown): FieldValue | null => {
  if (typeof value === 'string' || typeof value === 'number') return value
  return Array.isArray(value) ? value.map(String) : null
}
