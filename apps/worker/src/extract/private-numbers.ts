import { hiddenSign } from '@parakh/contracts'
import { allMatches } from './all-matches.ts'

/** Verhoeff's tables, by which the last digit of an Aadhaar number checks the others. */
const product: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
]
const permutation: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
]

function passesVerhoeff(digits: string): boolean {
  return (
    Array.from(digits, Number)
      .toReversed()
      .reduce((check, digit, at) => product[check]?.[permutation[at % 8]?.[digit] ?? 0] ?? 0, 0) === 0
  )
}

const aadhaar = /(?<!\d)[2-9]\d{3}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/gu
const pan = /\b[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]\b/u
const masked = /(?:[Xx*•]{4,}|[Xx*•]{2,}[\s-]?[Xx*•\d]{2,}[\s-]?)\d{2,4}\b/u

/** Whether a text holds an Aadhaar number (12 digits, Verhoeff), a PAN or a masked number; these are nobody's value (domain §8). */
export function isPrivateNumber(text: string): boolean {
  return pan.test(text) || masked.test(text) || allMatches(text, aadhaar).some(([digits]) => passesVerhoeff(digits.replace(/\D/gu, '')))
}

/** What a paper itself calls such a number, however badly it is read or typed. */
const calledPan =
  /(?<=\bPAN\b[^\p{L}\d\n]{0,4}(?:(?:card\s*)?(?:no|number)\b[^\p{L}\d\n]{0,4})?(?:is\s+)?)(?=\w*\d)(?=\w*[A-Z])\w{9,11}(?!\w)/giu
const calledAadhaar = /(?<=(?:\b(?:aadh?aa?r|adhar|uid(?:ai)?)\b|आधार)[^\d\n]{0,16})\d{4}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/giu
const anyPan = new RegExp(pan.source, 'gu')

const hidden = (digits: string): string => digits.replace(/[\p{L}\p{N}]/gu, hiddenSign)

/** A text with its Aadhaar numbers and PANs hidden sign by sign, so that it is as long as before (domain §8). */
export const withoutPrivateNumbers = (text: string): string =>
  text
    .replace(anyPan, hidden)
    .replace(calledPan, hidden)
    .replace(calledAadhaar, hidden)
    .replace(aadhaar, (digits) => (passesVerhoeff(digits.replace(/\D/gu, '')) ? hidden(digits) : digits))
