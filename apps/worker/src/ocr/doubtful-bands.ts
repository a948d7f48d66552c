import type { Grey } from './pixels.ts'
import type { RawWord } from './recogniser.ts'

/** Rows of a page, from the first to the one behind the last. */
export interface Band {
  top: number
  bottom: number
}

/** The parts of a page that hold these words, with so much around each; parts that meet are one. */
export function bandsAround(words: readonly RawWord[], margin: number, height: number): Band[] {
  const bands: Band[] = []
  for (const word of words.toSorted((a, b) => a.top - b.top)) {
    const band = { top: Math.max(0, Math.round(word.top - margin)), bottom: Math.min(height, Math.round(word.bottom + margin)) }
    const last = bands.at(-1)
    if (last && band.top <= last.bottom) last.bottom = Math.max(last.bottom, band.bottom)
    else bands.push(band)
  }
  return bands
}

const white = 255

/** Bands of a page one below the other, parted by `gap` white rows, and the way from a word read there to the page; null for one that lies on a gap. */
export function stacked(
  { data, width }: Grey,
  bands: readonly Band[],
  gap: number,
): { picture: Grey; onPage: (word: RawWord) => RawWord | null } {
  const starts: number[] = []
  let height = 0
  for (const { top, bottom } of bands) {
    starts.push(height)
    height += bottom - top + gap
  }
  const out = new Uint8Array(width * Math.max(1, height)).fill(white)
  bands.forEach(({ top, bottom }, i) => out.set(data.subarray(top * width, bottom * width), starts[i]! * width))
  const onPage = (word: RawWord): RawWord | null => {
    const middle = (word.top + word.bottom) / 2
    const i = bands.findIndex(({ top, bottom }, at) => middle >= starts[at]! && middle < starts[at]! + bottom - top)
    const band = bands[i]
    if (!band) return null
    const down = band.top - starts[i]!
    return { ...word, top: word.top + down, bottom: word.bottom + down }
  }
  return { picture: { data: out, width, height: Math.max(1, height) }, onPage }
}
