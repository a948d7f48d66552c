import { describe, expect, it } from 'vitest'
import { figureLook } from './figure-look.ts'
import { identity } from './geometry.ts'
import type { Prepared } from './prepare.ts'
import type { RawWord, Recogniser } from './recogniser.ts'

const [width, height, letterHeight] = [400, 200, 16]
const blank = { data: new Uint8Array(width * height).fill(255), width, height }
const page: Prepared = { even: blank, clean: blank, ink: blank, toStored: identity, turn: 0, letterHeight, letters: [] }

const word = (text: string, conf: number, high = letterHeight): RawWord => ({
  text,
  conf,
  left: 60,
  top: 100,
  right: 150,
  bottom: 100 + high,
  line: 4,
  block: 2,
})

/** Answers with these readings, one after the other, each of some words. */
function answering(...readings: (readonly (readonly [text: string, conf: number])[])[]): Recogniser & { widths: number[] } {
  const widths: number[] = []
  const read: Recogniser['read'] = async (picture, _dpi, layout) => {
    expect(layout).toBe('line')
    widths.push(picture.readUInt32LE(4))
    return await Promise.resolve((readings[widths.length - 1] ?? []).map(([text, conf]) => ({ ...word(text, conf), left: 6, line: 0 })))
  }
  return { languages: 'eng', widths, read, close: async () => await Promise.resolve() }
}

const looked = async (own: RawWord, ...readings: Parameters<typeof answering>): Promise<RawWord[]> =>
  await figureLook(page, [own], answering(...readings), 200)

describe('figureLook', () => {
  it('takes what two readings of a figure in doubt say, at its own place', async () => {
    const own = word('30416272', 0.61)
    expect(await looked(own, [['39416272', 0.95]], [['39416272', 0.9]])).toEqual([{ ...own, text: '39416272', conf: 0.9 }])
  })

  it('reads it once as it stands and once smaller, and leaves out rules beside it', async () => {
    const recogniser = answering(
      [
        ['|', 0.4],
        ['[1830', 0.9],
      ],
      [['1830]', 0.8]],
    )
    expect(await figureLook(page, [word('11830', 0.78)], recogniser, 200)).toMatchObject([{ text: '1830', conf: 0.8 }])
    expect(recogniser.widths[1]).toBeLessThan(recogniser.widths[0]!)
  })

  it('trusts a figure more that both readings say, too', async () => {
    expect(await looked(word('178.84', 0.62), [['178.84', 0.95]], [['178.84', 0.93]])).toMatchObject([{ text: '178.84', conf: 0.93 }])
  })

  it.each([
    ['readings that differ', word('5132', 0.5), [['6132', 0.95]], [['6182', 0.95]]],
    ['unsure readings', word('5132', 0.5), [['6132', 0.7]], [['6132', 0.8]]],
    ['marks that no figure has', word('9410347211', 0.74), [['941034721!', 0.9]], [['941034721!', 0.9]]],
    ['fewer digits', word('9410347211', 0.74), [['94103472', 0.9]], [['94103472', 0.9]]],
    [
      'more words',
      word('9410347211', 0.74),
      [
        ['94103', 0.9],
        ['47211', 0.9],
      ],
      [
        ['94103', 0.9],
        ['47211', 0.9],
      ],
    ],
  ] as const)('keeps the figure beside %s', async (_, own, one, other) => {
    expect(await looked(own, one, other)).toEqual([own])
  })

  it.each([word('39416272', 0.9), word('Sonepur', 0.4), word('No.12', 0.4), word('₹45,000', 0.6), word('2024', 0.5, 80)])(
    'asks nothing of %j',
    async (own) => {
      const recogniser = answering()
      expect(await figureLook(page, [own], recogniser, 200)).toEqual([own])
      expect(recogniser.widths).toEqual([])
    },
  )
})
