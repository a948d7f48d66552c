import { describe, expect, it } from 'vitest'
import { findComponents } from './components.ts'
import { identity } from './geometry.ts'
import { inked } from './pixels.ts'
import type { Prepared } from './prepare.ts'
import type { RawWord, Recogniser } from './recogniser.ts'
import { secondLook } from './second-look.ts'

const [width, height] = [800, 300]
const letterHeight = 16

/** A page with a row of letters at each place. */
function pageWith(...rows: readonly { left: number; top: number; letters: number }[]): Prepared {
  const even = { data: new Uint8Array(width * height).fill(255), width, height }
  for (const { left, top, letters } of rows) {
    for (let i = 0; i < letters; i += 1)
      for (let y = top; y < top + letterHeight; y += 1) even.data.fill(0, y * width + left + i * 14, y * width + left + i * 14 + 10)
  }
  const ink = inked(even, 128)
  return { even, clean: even, ink, toStored: identity, turn: 0, letterHeight, letters: findComponents(ink).components }
}

const word = (text: string, conf: number, left: number, top: number, w: number, line: number): RawWord => ({
  text,
  conf,
  left,
  top,
  right: left + w,
  bottom: top + letterHeight,
  line,
  block: 1,
})

/** Says the same of each line that it is shown. */
function saying(text: string, conf: number): Recogniser & { asked: number } {
  const recogniser = {
    languages: 'eng',
    asked: 0,
    read: async () => {
      recogniser.asked += 1
      return await Promise.resolve([word(text, conf, 8, 8, 100, 0)])
    },
    close: async () => await Promise.resolve(),
  }
  return recogniser
}

const premises = { left: 60, top: 110, letters: 8 }
const address = { left: 300, top: 100, letters: 20 }
const sure = word('SHRI KRISHNA KUNJ', 0.95, 300, 100, 276, 6)

describe('secondLook', () => {
  it('reads a badly read run by itself and gives the words its place on the page and its line', async () => {
    const recogniser = saying('PREMISES', 0.96)
    const words = await secondLook(pageWith(premises, address), [word('SE', 0.29, 60, 110, 110, 6), sure], recogniser, 200)
    expect(recogniser.asked).toBe(1)
    expect(words.map(({ text, line }) => [text, line])).toEqual([
      ['PREMISES', 6],
      ['SHRI KRISHNA KUNJ', 6],
    ])
    expect(words[0]).toMatchObject({ left: 60, top: 110 })
  })

  it('reads a run that a word in doubt of the run before is drawn out over, and that only its last letters were read of', async () => {
    const [court, road] = [
      { left: 60, top: 100, letters: 12 },
      { left: 270, top: 100, letters: 8 },
    ]
    const first = [word('Cougtgfemple', 0.1, 60, 100, 272, 6), word('oad', 0.95, 340, 100, 38, 6)]
    const read = saying('Temple Road', 0.95)
    const words = await secondLook(pageWith(court, road), first, read, 200)
    expect(read.asked).toBe(2)
    expect(words.map(({ text }) => text)).toEqual(['Temple Road', 'Temple Road'])
  })

  it('keeps the first reading where the second is no surer', async () => {
    const words = await secondLook(pageWith(premises), [word('PREMISE', 0.58, 60, 110, 110, 6)], saying('PREMI', 0.6), 200)
    expect(words.map(({ text }) => text)).toEqual(['PREMISE'])
  })

  it('finds letters that the first reading left out, if it is sure of them', async () => {
    const page = pageWith(premises, address)
    expect((await secondLook(page, [sure], saying('PREMISES', 0.9), 200)).map(({ text }) => text)).toContain('PREMISES')
    expect(await secondLook(page, [sure], saying('PREMISES', 0.65), 200)).toEqual([sure])
    expect(await secondLook(page, [sure], saying('p', 0.95), 200)).toEqual([sure])
  })

  it('leaves a script of joined letters to data that has it, and ends after looks in vain', async () => {
    const page = pageWith(address)
    const joined = {
      ...page,
      letters: [
        { ...page.letters[0]!, left: 300, right: 420 },
        { ...page.letters[0]!, left: 430, right: 575 },
      ],
    }
    const weak = [{ ...sure, conf: 0.2 }]
    const english = saying('x', 0.1)
    await secondLook(joined, weak, english, 200)
    expect(english.asked).toBe(0)
    const both = Object.assign(english, { languages: 'eng+hin' })
    await secondLook(joined, weak, both, 200)
    expect(both.asked).toBe(1)
    const many = pageWith(
      ...Array.from({ length: 30 }, (_, i) => ({ left: 20 + (i % 3) * 250, top: 10 + Math.floor(i / 3) * 28, letters: 8 })),
    )
    const inVain = saying('x', 0.1)
    await secondLook(many, [], inVain, 200)
    expect(inVain.asked).toBe(12)
  })

  it('looks at nothing that was read surely', async () => {
    const recogniser = saying('x', 1)
    await secondLook(pageWith(address), [sure], recogniser, 200)
    expect(recogniser.asked).toBe(0)
  })
})
