import { inputText, parseText, type Catalogue, type Field, type FieldValue } from '@parakh/contracts'

/** What a form's controls hold: a text for each field key. */
export type FieldTexts = Record<string, string>
export type WireValues = Readonly<Record<string, unknown>>

/** Wire values as the controls take them; '' for what is not filled. */
export const textsOf = (catalogue: Catalogue, values: WireValues): FieldTexts =>
  Object.fromEntries(catalogue.map((field) => [field.key, inputText(field, wireValue(values[field.key]))]))

/** Keys whose text is not the one that the server's value has. */
export const changedKeys = (texts: FieldTexts, base: FieldTexts): string[] =>
  Object.keys(base).filter((key) => (texts[key] ?? '') !== base[key])

export type Taken = {
  /** What to save: values, null where the field was cleared. */
  values: Record<string, FieldValue | null>
  /** Why single fields cannot be saved as typed. */
  problems: Record<string, string>
}

/** Reads the typed texts of `keys` into wire values. */
export const takeTexts = (catalogue: Catalogue, texts: FieldTexts, keys: readonly string[]): Taken => {
  const taken: Taken = { values: {}, problems: {} }
  for (const field of catalogue) {
    if (!keys.includes(field.key)) continue
    const read = parseText(field, texts[field.key] ?? '')
    if ('problem' in read) taken.problems[field.key] = read.problem
    else taken.values[field.key] = read.value
  }
  return taken
}

/** Every readable value of a form as typed now, for sums and for what is missing; unreadable and blank ones are left out. */
export const readTexts = (catalogue: Catalogue, texts: FieldTexts): Record<string, FieldValue> => {
  const { values } = takeTexts(catalogue, texts, Object.keys(texts))
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, FieldValue] => entry[1] !== null))
}

/** The problem of a text as a sentence, undefined if there is none. */
export const problemOf = (field: Field, text: string): string | undefined => {
  const read = parseText(field, text)
  return 'problem' in read ? read.problem : undefined
}

const wireValue = (value: unknown): FieldValue | null => {
  if (typeof value === 'string' || typeof value === 'number') return value
  return Array.isArray(value) ? value.map(String) : null
}
