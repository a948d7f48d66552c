import type { Catalogue, Field } from './catalogue.ts'
import { latinDigits } from './writing.ts'

const SHORTEST_TOLERANT = 7
// P.L.C. is PLC
const INITIALS = /\b(?:[a-z]\.){2,}/gi
// the zero of नं० is a full stop
const ABBREVIATION_SIGN = /(?<=[\u0900-\u0963])०/g

/**
 * A label as it is compared: small letters, digits 0 to 9, no punctuation, no possessive or plural marks,
 * Devanagari without nukta and with one nasal sign; key and label of a field come out alike.
 */
export const normaliseLabel = (text: string): string =>
  latinDigits(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(ABBREVIATION_SIGN, ' ')
      .replace(INITIALS, (letters) => letters.replaceAll('.', '')),
  )
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u093c\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .replace(/['’‘`´]s\b|\(s\)/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/\b(sq|square) |(वर्ग) /g, '$1$2')
    .trim()

type Names = ReadonlyMap<string, Field>
const exactIndexes = new WeakMap<Catalogue, Names>()
const tolerantIndexes = new WeakMap<Catalogue, Names>()

/** The field that a text names by its key, label or an alias, once normalised; undefined if none does (spec §5). */
export const matchField = <K extends string>(catalogue: Catalogue<K>, label: string): Field<K> | undefined =>
  exactNames(catalogue).get(normaliseLabel(label)) as Field<K> | undefined

/** As `matchField`, but for printed labels as OCR reads them: look-alike letters and one wrong letter are forgiven if only one field fits. */
export const matchPrinted = <K extends string>(catalogue: Catalogue<K>, label: string): Field<K> | undefined => {
  const exact = matchField(catalogue, label)
  const read = lookAlike(normaliseLabel(label))
  if (exact || read.length < SHORTEST_TOLERANT) return exact
  const names = tolerantNames(catalogue)
  const same = names.get(read) as Field<K> | undefined
  if (same) return same
  const near = new Set([...names].filter(([name]) => isOneApart(name, read)).map(([, field]) => field))
  return near.size === 1 ? ([...near][0] as Field<K>) : undefined
}

const exactNames = (catalogue: Catalogue): Names => {
  const names = exactIndexes.get(catalogue) ?? indexBy(catalogue, normaliseLabel)
  exactIndexes.set(catalogue, names)
  return names
}

const tolerantNames = (catalogue: Catalogue): Names => {
  const names =
    tolerantIndexes.get(catalogue) ??
    new Map([...indexBy(catalogue, (text) => lookAlike(normaliseLabel(text)))].filter(([name]) => name.length >= SHORTEST_TOLERANT))
  tolerantIndexes.set(catalogue, names)
  return names
}

/** Keys win over labels, labels over aliases; a name that two fields share at one level is nobody's. */
const indexBy = (catalogue: Catalogue, fold: (text: string) => string): Names => {
  const levels: ((field: Field) => readonly string[])[] = [({ key }) => [key], ({ label }) => [label], ({ aliases = [] }) => aliases]
  const names = new Map<string, Field>()
  for (const namesOf of levels) {
    const level = new Map<string, Field | null>()
    for (const field of catalogue)
      for (const name of namesOf(field).map(fold)) level.set(name, (level.get(name) ?? field) === field ? field : null)
    for (const [name, field] of level) if (field && !names.has(name)) names.set(name, field)
  }
  return names
}

const lookAlike = (normalised: string): string =>
  normalised
    .replaceAll(' ', '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[0158ij]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
const LOOK_ALIKES: Record<string, string> = { '0': 'o', '1': 'l', i: 'l', j: 'l', '5': 's', '8': 'b' }

/** Whether one letter more, less or other parts two words. */
export const isOneApart = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  return short.slice(long.length === short.length ? start + 1 : start) === long.slice(start + 1)
}
