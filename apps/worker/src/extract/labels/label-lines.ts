import type { IntakeKey } from '@parakh/contracts'

/** Fields of persons, whose labels may take two lines. */
export const personFields: ReadonlySet<IntakeKey> = new Set<IntakeKey>(['applicant_name', 'co_applicant_name', 'property_owner_name'])
/** A label in Latin letters, or nothing where it is of another script. */
export const latinOnly = (text: string): string => (/[A-Za-z]{2}/u.test(text) ? text : '')

/** The first line of a label that goes on: "Name of", "Purchaser's", "Vendor /", "2nd". */
export const unfinished =
  /^\W*(?:1st|2nd|3rd|first|second|third|joint|jt\.?)\s*$|(?:\p{L}['’]s|\p{L}s['’]|[/&,–-]|\b(?:of|the|and|or|for|by|in|per|with|to))\s*$/iu

/** A word that goes on in the next line. */
export const hyphenated = /\p{L}[-–]$/u

/** "Father / Husband" below "Name of owner": the row of a parent, whose name is none of those above. */
export const ofParentsRow = /^\W*(?:(?:पिता|पति)(?:\s*\/\s*(?:पिता|पति))?\s+)?(?:father|husband|spouse|parent|guardian)\b/iu
