import { describe, expect, it } from 'vitest'
import { findComponents } from './components.ts'
import { identity } from './geometry.ts'
import { joinedStretches, readJoinedScript } from './joined-script.ts'
import { inked, type Grey } from './pixels.ts'
import type { Prepared } from './prepare.ts'
import type { RawWord, Recogniser } from './recogniser.ts'

const [width, height] = [900, 300]
const letterHeight = 16

type Draw = (picture: Grey, left: number, top: number) => void

const fill = ({ data }: Grey, left: number, top: number, w: number, h: number): void => {
  for (let y = top; y < top + h; y += 1) data.fill(0, y * width + left, y * width + left + w)
}

/** Four letters below a headline. */
const hanging: Draw = (picture, left, top) => {
  fill(picture, left, top + 2, 52, 3)
  for (let i = 0; i < 4; i += 1) fill(picture, left + 4 + i * 13, top + 2, 4, 15)
}
/** Four letters by themselves, 16 high. */
const latin: Draw = (picture, left, top) => {
  for (let i = 0; i < 4; i += 1) fill(picture, left + i * 13, top, 9, letterHeight)
}
/** Four letters that touch at their feet, and a bar. */
const touching: Draw = (picture, left, top) => {
  fill(picture, left, top + 13, 52, 3)
  for (let i = 0; i < 4; i += 1) fill(picture, left + 4 + i * 13, top, 4, 15)
}
const bar: Draw = (picture, left, top) => fill(picture, left, top + 4, 52, 10)

function pageOf(...words: readonly [Draw, number, number][]): Prepared {
  const even: Grey = { data: new Uint8Array(width * height).fill(255), width, height }
  for (const [draw, left, top] of words) draw(even, left, top)
  const ink = inked(even, 128)
  return { even, clean: even, ink, toStored: identity, turn: 0, letterHeight, letters: findComponents(ink).components }
}

const word = (text: string, conf: number, left: number, top: number, line: number): RawWord => ({
  text,
  conf,
  left,
  top,
  right: left + 52,
  bottom: top + 18,
  line,
  block: 3,
})

/** Says the same of each line that it is shown. */
function saying(text: string, conf: number) {
  const said = { asked: 0, started: 0 }
  const recogniser: Recogniser = {
    languages: 'hin',
    read: async () => {
      said.asked += 1
      return await Promise.resolve([{ ...word(text, conf, 8, 8, 0), right: 110 }])
    },
    close: async () => await Promise.resolve(),
  }
  const start = async () => {
    said.started += 1
    return await Promise.resolve(recogniser)
  }
  return { said, start }
}

describe('joinedStretches', () => {
  it('takes the words of a line that hang from a headline, and not the Latin ones beside them', () => {
    const page = pageOf([hanging, 60, 100], [hanging, 120, 100], [latin, 180, 100], [hanging, 60, 160])
    const stretches = joinedStretches(page, [word('LOAN', 0.95, 180, 98, 0)])
    expect(stretches.map(({ left, right }) => [left, right])).toEqual([
      [60, 171],
      [60, 111],
    ])
  })

  it('keeps a figure between such words, and parts them at a sure Latin one', () => {
    const page = pageOf([hanging, 60, 100], [latin, 120, 100], [hanging, 180, 100])
    expect(joinedStretches(page, [])).toHaveLength(1)
    expect(joinedStretches(page, [word('120', 0.4, 120, 98, 0)])).toHaveLength(1)
    expect(joinedStretches(page, [word('AREA', 0.9, 120, 98, 0)])).toHaveLength(2)
    expect(joinedStretches(page, [word('feet', 0.9, 60, 98, 0)])).toHaveLength(1)
  })

  it('finds nothing in Latin print, underlined or touching, nor in bars', () => {
    const page = pageOf([latin, 60, 100], [touching, 130, 100], [touching, 190, 100], [bar, 250, 100], [bar, 320, 100], [hanging, 60, 200])
    expect(joinedStretches(page, [])).toEqual([])
  })
})

describe('readJoinedScript', () => {
  const page = pageOf([hanging, 60, 100], [hanging, 120, 100], [latin, 180, 100], [hanging, 60, 200])
  const loan = word('LOAN', 0.95, 180, 98, 4)
  const nonsense = [word('ARTUR', 0.4, 60, 100, 4), word('37S', 0.3, 120, 100, 4), loan]

  it('puts what it reads in the place of what was read as Latin', async () => {
    const { start } = saying('गृहकर्ज', 0.9)
    const words = await readJoinedScript(page, nonsense, start, 200)
    expect(words.map(({ text }) => text)).toEqual(['गृहकर्ज', 'LOAN', 'गृहकर्ज'])
    expect(words[0]).toMatchObject({ left: 60, block: 3 })
  })

  it.each([
    ['unsure', 'गृहकर्ज', 0.3],
    ['Latin after all', 'TIT', 0.9],
    ['short and hardly sure', 'है है', 0.7],
    ['figures alone', '९९८८८८', 0.9],
  ])('keeps the first reading where the second is %s', async (_, text, conf) => {
    expect(await readJoinedScript(page, nonsense, saying(text, conf).start, 200)).toEqual(nonsense)
  })

  it('keeps the first reading where the second is no surer', async () => {
    const line = pageOf([hanging, 60, 100], [hanging, 120, 100])
    const first = [word('40', 0.7, 60, 100, 4), word('fit', 0.7, 120, 100, 4)]
    expect(await readJoinedScript(line, first, saying('गृहकर्ज', 0.65).start, 200)).toEqual(first)
  })

  it('takes the stroke between two names of one thing for a slash', async () => {
    const line = pageOf([hanging, 60, 100], [hanging, 120, 100], [latin, 200, 100])
    const stroke = { ...word('|', 0.9, 178, 100, 4), right: 182 }
    const words = await readJoinedScript(line, [stroke, word('NAME', 0.95, 200, 98, 4)], saying('पिता।पति', 0.9).start, 200)
    expect(words.map(({ text, line: at }) => [text, at])).toEqual([
      ['पिता/पति', 4],
      ['/', 4],
      ['NAME', 4],
    ])
  })

  it('starts no recogniser for a page without such words', async () => {
    const { said, start } = saying('गृहकर्ज', 0.9)
    expect(await readJoinedScript(pageOf([latin, 60, 100], [latin, 180, 100]), [loan], start, 200)).toEqual([loan])
    expect(said).toEqual({ asked: 0, started: 0 })
  })
})
