import type { Chance } from './chance.ts'

/** How programs in Indian offices save a mail as text. */
const encodings = ['utf8', 'utf8-bom', 'utf16', 'cp1252'] as const
type Encoding = (typeof encodings)[number]

/** The characters of cp1252 from 0x80 on that Latin-1 has elsewhere; a blank stands where it has none. */
const fromEuro = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const cp1252 = new Map(Array.from(fromEuro, (character, at) => [character.codePointAt(0) ?? 0, 0x80 + at] as const))

const isSame = (point: number): boolean => point < 0x80 || (point > 0x9f && point < 0x100)
const byteOf = (point: number): number | undefined => (isSame(point) ? point : cp1252.get(point))

/** Text in one of the encodings that offices use, with the line ends of Windows; cp1252 only where it has every character. */
export const encoded = (text: string, chance: Chance): { bytes: Buffer; encoding: Encoding } => {
  const lines = text.replace(/\r?\n/g, '\r\n')
  const latin = Array.from(lines, (character) => byteOf(character.codePointAt(0) ?? 0))
  const wished = chance.pick(encodings)
  if (wished === 'cp1252' && !latin.includes(undefined)) return { bytes: Buffer.from(latin as number[]), encoding: wished }
  if (wished === 'utf16') return { bytes: Buffer.from(`\u{feff}${lines}`, 'utf16le'), encoding: wished }
  const isMarked = wished === 'utf8-bom' || wished === 'cp1252'
  return { bytes: Buffer.from(isMarked ? `\u{feff}${lines}` : lines), encoding: isMarked ? 'utf8-bom' : 'utf8' }
}
