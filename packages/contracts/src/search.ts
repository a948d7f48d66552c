import { limits } from './limits.ts'
import type { FieldValues } from './fields/kinds.ts'

/** Intake fields that `q` of the lists of intakes and cases looks into (spec §2 Intakes list, design §3 Lists). */
export const searchedKeys = ['application_number', 'applicant_name', 'property_owner_name'] as const

/** What a row keeps so that it is found: its searched texts folded, and every part of one to four letters of them. */
export type Searchable = { search: string[]; grams: string[] }

// of three digits there are so few that too many rows share them
const longestGram = 4

/** A text as search compares it: upper and lower case alike, composed and decomposed letters alike. */
export const foldText = (text: string): string => text.toWellFormed().normalize('NFC').toLowerCase().replaceAll('ς', 'σ')

/** The word of a search as it is looked for, '' for none: folded, blanks at its ends left out. */
export const foldQuery = (q: string | undefined): string => foldText(q ?? '').trim()

/** What is kept of a row's fields for search; of each text the first `limits.lists.searchedChars` characters. */
export const searchOf = (fields: Readonly<FieldValues>): Searchable => {
  const texts = searchedKeys.flatMap((key) => {
    const value = fields[key]
    return typeof value === 'string' && value !== '' ? [foldText(value.slice(0, limits.lists.searchedChars))] : []
  })
  const search = [...new Set(texts)]
  return { search, grams: [...new Set(search.flatMap(partsOf))] }
}

/** The parts of a folded word under which every row that holds the word is kept: the word itself if it is short, else its parts of four letters. */
export const gramsOf = (word: string): string[] => {
  const letters = [...word]
  if (letters.length <= longestGram) return word === '' ? [] : [word]
  return [...new Set(letters.slice(longestGram - 1).map((_, at) => letters.slice(at, at + longestGram).join('')))]
}

/** Whether a word is one of the parts itself: then who is kept under it holds it, and nothing else need be looked at. */
export const isGram = (word: string): boolean => [...word].length <= longestGram

const partsOf = (text: string): string[] => {
  const letters = [...text]
  return letters.flatMap((_, at) =>
    Array.from({ length: Math.min(longestGram, letters.length - at) }, (__, more) => letters.slice(at, at + more + 1).join('')),
  )
}
