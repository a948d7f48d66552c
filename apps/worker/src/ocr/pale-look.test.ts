import { describe, expect, it } from 'vitest'
import { findComponents } from './components.ts'
import { identity } from './geometry.ts'
import { paleLook } from './pale-look.ts'
import { inked } from './pixels.ts'
import type { Prepared } from './prepare.ts'
import type { RawWord, Recogniser } from './recogniser.ts'
import { secondLook } from './second-look.ts'

const [width, height, letterHeight] = [600, 300, 16]

/** A page with rows of letters, each of its own grey. */
function pageWith(...rows: readonly { top: number; grey: number }[]): Prepared {
  const even = { data: new Uint8Array(width * height).fill(255), width, height }
  for (const { top, grey } of rows) {
    for (let i = 0; i < 9; i += 1)
      for (let y = top; y < top + letterHeight; y += 1) even.data.fill(grey, y * width + 60 + i * 14, y * width + 70 + i * 14)
  }
  const ink = inked(even, 128)
  return { even, clean: even, ink, toStored: identity, turn: 0, letterHeight, letters: findComponents(ink).components }
}

const [left, right] = [60, 182]
const name: RawWord = { text: 'Pushpa Sinha', conf: 0.95, left, right, top: 140, bottom: 156, line: 3, block: 1 }
const label: RawWord = { text: 'Your name', conf: 0.95, left: 8, right: 120, top: 8, bottom: 24, line: 0, block: 0 }

/** Says a label of each line that it is shown, and keeps how dark those were. */
function reading(...more: RawWord[]): Recogniser & { darkest: number[] } {
  const darkest: number[] = []
  const read: Recogniser['read'] = async (picture) => {
    darkest.push(picture.subarray(28).reduce((least, value) => Math.min(least, value), 255))
    return await Promise.resolve([label, ...more])
  }
  return { languages: 'eng', darkest, read, close: async () => await Promise.resolve() }
}

describe('paleLook', () => {
  it('reads a grey label above black print, made darker, which the second look does not see', async () => {
    const page = pageWith({ top: 110, grey: 170 }, { top: 140, grey: 0 }, { top: 170, grey: 0 }, { top: 200, grey: 0 })
    const told = [140, 170, 200].map((top, at) => ({ ...name, top, bottom: top + 16, line: 3 + at }))
    expect(await secondLook(page, told, reading(), 200)).toHaveLength(3)
    const recogniser = reading()
    const words = await paleLook(page, told, recogniser, 200)
    expect(words.map(({ text }) => text)).toContain('Your name')
    expect(recogniser.darkest).toHaveLength(1)
    expect(recogniser.darkest[0]).toBeLessThan(150)
  })

  it('takes no line of which a word is unsure', async () => {
    const page = pageWith({ top: 110, grey: 170 }, { top: 140, grey: 0 })
    expect(await paleLook(page, [name], reading({ ...label, text: 'oi', conf: 0.4, left: 130, right: 150 }), 200)).toEqual([name])
  })

  it('reads nothing again where all was read', async () => {
    const recogniser = reading()
    const page = pageWith({ top: 110, grey: 170 }, { top: 140, grey: 0 })
    await paleLook(page, [name, { ...name, text: 'Your name', top: 110, bottom: 126, line: 2 }], recogniser, 200)
    expect(recogniser.darkest).toEqual([])
  })
})
