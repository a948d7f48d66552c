import { latinDigits } from '@parakh/contracts'
import { allMatches } from './all-matches.ts'

/** Six digits, a blank after the third allowed; no part of a longer number, an amount or a code, and no "Asst. No. 110221". */
export const pinPattern =
  /(?<![\d,/\p{L}]|[\d\p{L}]\.|\d[\s-]|(?<!(?:pin|code|zip|पिन|कोड)[\s-]*)(?<!\p{L})nos?(?:[.:]\s*|\s+))[1-9१-९][\d०-९]{2}\s?[\d०-९]{3}(?![\d/०-९]|,\d|-\d|[^\S\n]?\d{3}\b)/giu

/** Where PINs are printed in a text. */
export const pinsPrinted = (text: string): RegExpExecArray[] => allMatches(text, pinPattern)

/** A PIN as six digits, or null. */
export function pinOf(text: string): string | null {
  const digits = latinDigits(text).replace(/\D/gu, '')
  return /^[1-9]\d{5}$/u.test(digits) ? digits : null
}
