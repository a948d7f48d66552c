import { describe, expect, it } from 'vitest'
import { findComponents } from '../components.ts'
import { identity } from '../geometry.ts'
import { inked, type Grey } from '../pixels.ts'
import type { Prepared } from '../prepare.ts'
import type { RawWord, Recogniser } from '../recogniser.ts'
import { formBoxesOf, withFormBoxes } from './form-boxes.ts'

const [width, height] = [900, 400]
const letterHeight = 16
const [pitch, boxHeight] = [24, 26]

const blank = (): Grey => ({ data: new Uint8Array(width * height).fill(255), width, height })

const fill = ({ data }: Grey, left: number, top: number, w: number, h: number): void => {
  for (let y = top; y < top + h; y += 1) data.fill(0, y * width + left, y * width + left + w)
}

/** A letter: an open shape, 16 high. */
const letter = (page: Grey, left: number, top: number): void => {
  fill(page, left, top, 3, letterHeight)
  fill(page, left, top, 11, 3)
}

/** A row of boxes, 1 where one holds a letter. */
const comb = (page: Grey, left: number, top: number, boxes: readonly number[], thick = 2): void => {
  fill(page, left, top, boxes.length * pitch + thick, thick)
  fill(page, left, top + boxHeight, boxes.length * pitch + thick, thick)
  for (let i = 0; i <= boxes.length; i += 1) fill(page, left + i * pitch, top, thick, boxHeight + thick)
  boxes.forEach((has, i) => {
    if (has) letter(page, left + i * pitch + 7, top + 6)
  })
}

const square = (page: Grey, left: number, top: number, isSet: boolean, side = 18): void => {
  fill(page, left, top, side, 2)
  fill(page, left, top + side - 2, side, 2)
  fill(page, left, top, 2, side)
  fill(page, left + side - 2, top, 2, side)
  if (isSet) for (let i = 5; i < 13; i += 1) fill(page, left + i, top + i, 3, 2)
}

function prepared(even: Grey): Prepared {
  const ink = inked(even, 128)
  return { even, clean: even, ink, toStored: identity, turn: 0, letterHeight, letters: findComponents(ink).components }
}

const word = (text: string, left: number, top: number, line = 0): RawWord => ({
  text,
  conf: 0.95,
  left,
  top,
  right: left + 60,
  bottom: top + 18,
  line,
  block: 2,
})

/** Reads each strip as one word over all of it, and keeps what it was shown. */
function reading(text: string) {
  const shown: Buffer[] = []
  const recogniser: Recogniser = {
    languages: 'eng',
    read: async (picture) => {
      shown.push(picture)
      const strip = picture.readUInt32LE(4)
      return await Promise.resolve([{ ...word(text, 0, 0), right: strip }])
    },
    close: async () => await Promise.resolve(),
  }
  return { recogniser, shown }
}

describe('boxes for letters', () => {
  const page = blank()
  comb(page, 100, 50, [1, 1, 1, 1, 0, 1, 1, 0, 0])

  it('are found with their empty ones, and taken off the page', () => {
    const { page: bare, boxes } = formBoxesOf(prepared(page))
    expect(boxes.combs.map(({ comb: { boxes: all } }) => all.length)).toEqual([9])
    expect(bare.clean.data.every((value) => value === 255)).toBe(true)
    expect(bare.letters).toEqual([])
  })

  it('are read as one line, each word in the place of its boxes', async () => {
    const { recogniser, shown } = reading('RAMA')
    const [name] = await withFormBoxes([word('Name', 20, 54)], formBoxesOf(prepared(page)).boxes, letterHeight, recogniser, 200).then(
      (words) => words.filter(({ text }) => text === 'RAMA'),
    )
    expect(shown).toHaveLength(1)
    expect(name).toMatchObject({ left: 102, top: 52 })
    expect(name?.right).toBeGreaterThan(100 + 7 * pitch - 4)
    expect(name?.right).toBeLessThan(100 + 7 * pitch + 4)
  })

  it('are found where a line between two has faded, and the first side', () => {
    const faded = blank()
    comb(faded, 100, 50, [1, 1, 1, 1, 1, 1])
    for (const x of [100, 100 + 3 * pitch]) for (let y = 54; y < 74; y += 1) faded.data.fill(255, y * width + x, y * width + x + 2)
    expect(formBoxesOf(prepared(faded)).boxes.combs[0]?.comb.boxes).toHaveLength(6)
  })

  it('are not the cells of a table, which hold words, nor lines of prose between rules', () => {
    const table = blank()
    for (const y of [50, 76]) fill(table, 100, y, 500, 2)
    for (let x = 100; x <= 600; x += 100) fill(table, x, 50, 2, 28)
    for (const y of [150, 176]) fill(table, 100, y, 500, 2)
    for (let x = 110; x < 580; x += 14) letter(table, x, 156)
    const given = prepared(table)
    const { page: same, boxes } = formBoxesOf(given)
    expect(boxes.combs).toEqual([])
    expect(same).toBe(given)
  })
})

describe('squares to tick', () => {
  it('stand before their words, set or not', async () => {
    const page = blank()
    square(page, 100, 50, true)
    square(page, 300, 50, false)
    const { boxes } = formBoxesOf(prepared(page))
    const words = [word('Purchase', 126, 50, 7), word('Renovation', 326, 50, 7)]
    const read = await withFormBoxes(words, boxes, letterHeight, reading('').recogniser, 200)
    expect(read.map(({ text, line }) => [text, line])).toEqual([
      ['☑', 7],
      ['Purchase', 7],
      ['☐', 7],
      ['Renovation', 7],
    ])
  })

  it('are no bowls of letters, which are as low as others and stand near them', () => {
    const page = blank()
    square(page, 100, 50, false, 16)
    letter(page, 123, 50)
    square(page, 300, 50, false, 16)
    letter(page, 328, 50)
    expect(formBoxesOf(prepared(page)).boxes.ticks.map(({ left }) => left)).toEqual([300])
  })

  it('stand behind their words where nothing follows, and say nothing by themselves', async () => {
    const page = blank()
    square(page, 190, 50, true)
    square(page, 500, 200, true)
    const { boxes } = formBoxesOf(prepared(page))
    expect(boxes.ticks).toHaveLength(2)
    const read = await withFormBoxes([word('Yes', 120, 50)], boxes, letterHeight, reading('').recogniser, 200)
    expect(read.map(({ text }) => text)).toEqual(['Yes', '☑'])
  })

  it('are no letters whose stem leads out of a square bowl', () => {
    const page = blank()
    square(page, 100, 60, false)
    fill(page, 116, 50, 2, 12)
    square(page, 300, 60, false)
    fill(page, 300, 76, 2, 10)
    expect(formBoxesOf(prepared(page)).boxes.ticks).toEqual([])
  })

  it('are so with a tick that leads out of a corner', () => {
    const page = blank()
    square(page, 100, 60, true)
    for (let i = 0; i < 12; i += 1) fill(page, 114 + i, 61 - Math.floor(i / 4), 3, 2)
    expect(formBoxesOf(prepared(page)).boxes.ticks).toMatchObject([{ isSet: true }])
  })

  it('are no letters, no bullets and nothing within a word', () => {
    const page = blank()
    letter(page, 100, 50)
    fill(page, 200, 50, 18, 18)
    square(page, 300, 50, false)
    letter(page, 321, 52)
    square(page, 400, 50, false, 70)
    expect(formBoxesOf(prepared(page)).boxes.ticks).toEqual([])
  })
})
