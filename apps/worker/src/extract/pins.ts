import { latinDigits } from '@parakh/contracts'

/** Six digits, a blank after the third allowed; no part of a longer number, an amount or a code. */
export const pinPattern = /(?<![\d,/.\p{L}]|\d[\s-])[1-9१-९][\d०-९]{2}\s?[\d०-९]{3}(?![\d/०-९]|,\d|-\d|[^\S\n]?\d{3}\b)/gu

/** A PIN as six digits, or null. */
export function pinOf(text: string): string | null {
  const digits = latinDigits(text).replace(/\D/gu, '')
  return /^[1-9]\d{5}$/u.test(digits) ? digits : null
}
