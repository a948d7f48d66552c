// Browser and Node both have it; this package carries no platform types.
declare const TextDecoder: new (label: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string }

/** How the bytes of a text file may be written. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const signatures: readonly { encoding: TextEncoding; bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

/** Code units that papers of this field hold: Latin, Indian scripts, punctuation, the rupee sign. */
const usualUnits: readonly (readonly [from: number, to: number])[] = [
  [0x09, 0x0d],
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x0900, 0x0d7f],
  [0x2010, 0x2044],
  [0x20b9, 0x20b9],
  [0x2600, 0x2612],
]

const unitsLookedAt = 4_000
const usualShare = 0.9

function usualUnitShare(bytes: Uint8Array, encoding: TextEncoding): number {
  const count = Math.min(unitsLookedAt, Math.floor(bytes.length / 2))
  const high = encoding === 'utf-16le' ? 1 : 0
  let usual = 0
  for (let i = 0; i < count; i += 1) {
    const unit = ((bytes[2 * i + high] ?? 0) << 8) | (bytes[2 * i + 1 - high] ?? 0)
    if (usualUnits.some(([from, to]) => unit >= from && unit <= to)) usual += 1
  }
  return count === 0 ? 0 : usual / count
}

/** What a cut or a foreign byte may spoil: a text with many good letters of several bytes and few bad ones is UTF-8 all the same. */
const mostSpoiled = 0.2

function isUtf8(bytes: Uint8Array): boolean {
  let good = 0
  let bad = 0
  for (let i = 0; i < bytes.length; i += 1) {
    const first = bytes[i] ?? 0
    if (first < 0x80) continue
    const more = first >= 0xc2 && first <= 0xdf ? 1 : first >= 0xe0 && first <= 0xef ? 2 : first >= 0xf0 && first <= 0xf4 ? 3 : 0
    const rest = bytes.subarray(i + 1, i + 1 + more)
    if (more > 0 && rest.length === more && rest.every((byte) => byte >= 0x80 && byte <= 0xbf)) {
      good += 1
      i += more
    } else bad += 1
  }
  return bad === 0 || bad <= good * mostSpoiled
}

/** The encoding of a text file: by its byte order mark, else by what its bytes make sense as (design §4). */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  const signed = signatures.find((signature) => signature.bytes.every((byte, i) => bytes[i] === byte))
  if (signed) return signed.encoding
  if (bytes.length >= 4 && bytes.length % 2 === 0) {
    for (const encoding of ['utf-16le', 'utf-16be'] as const) {
      if (usualUnitShare(bytes, encoding) >= usualShare) return encoding
    }
  }
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** Bytes as text, in the named encoding or, where there is none or nobody knows it, in the one that they make sense as; no byte order mark. */
export function decodeBytes(bytes: Uint8Array, charset?: string): string {
  try {
    return new TextDecoder(charset ?? detectEncoding(bytes), { fatal: false }).decode(bytes)
  } catch {
    return new TextDecoder(detectEncoding(bytes), { fatal: false }).decode(bytes)
  }
}
