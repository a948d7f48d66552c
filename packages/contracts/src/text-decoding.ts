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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
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

/** The text of a txt file in UTF-8, UTF-16 (either order) or cp1252, with or without byte order mark, which is dropped. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(detectEncoding(bytes), { fatal: false }).decode(bytes)
}
