import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { greyWithoutMarks } from './coloured-ink.ts'
import { asPositive, isNegative } from './negative.ts'
import type { Grey } from './pixels.ts'

const [width, height] = [1000, 1400]

/** Lines of bars as high and as far apart as letters. */
const lines = (colour: string, from = 100, to = 1300, left = 80, right = 920): string =>
  Array.from({ length: Math.floor((to - from) / 40) }, (_, row) =>
    Array.from(
      { length: Math.floor((right - left) / 14) },
      (_bar, at) => `<rect x="${left + at * 14}" y="${from + row * 40}" width="4" height="16" fill="${colour}"/>`,
    ).join(''),
  ).join('')
const sheet = (ground: string, shapes: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${shapes}</svg>`,
  )
async function drawn(ground: string, shapes: string): Promise<Grey> {
  const data = await sharp(sheet(ground, shapes)).flatten({ background: 'white' }).toColourspace('b-w').raw().toBuffer()
  return { data: new Uint8Array(data), width, height }
}

describe('isNegative', () => {
  it('tells a page that a telephone shows at night, and a negative copy', async () => {
    expect(isNegative(await drawn('#121b22', lines('#e9edef')))).toBe(true)
    expect(isNegative(await drawn('#000', lines('#fff', 100, 500)))).toBe(true)
  })

  it.each([
    ['print on paper', '#fff', lines('#222')],
    [
      'a table with a dark head',
      '#fff',
      `<rect x="60" y="80" width="880" height="400" fill="#123"/>${lines('#eee', 100, 460)}${lines('#222', 520)}`,
    ],
    [
      'a sheet on a dark desk',
      '#1a1410',
      `<rect x="300" y="400" width="400" height="560" fill="#eee"/>${lines('#222', 440, 940, 320, 680)}`,
    ],
    [
      'a dark room with a few lights',
      '#1a1410',
      '<circle cx="400" cy="300" r="60" fill="#fff"/><circle cx="700" cy="900" r="9" fill="#fff"/>',
    ],
    ['a blank page', '#fff', ''],
  ])('takes %s for none', async (_what, ground, shapes) => {
    const picture = await drawn(ground, shapes)
    expect(isNegative(picture)).toBe(false)
    expect(asPositive(picture)).toBe(picture)
  })
})

it('light print on dark comes dark on light, its colours no marks', async () => {
  const data = await sharp(sheet('#0b3d91', lines('#ffffff')))
    .removeAlpha()
    .raw()
    .toBuffer()
  const grey = greyWithoutMarks({ data: new Uint8Array(data), width, height, channels: 3, order: 'rgb' })
  expect(grey.data[50 * width + 50]).toBeGreaterThan(180)
  expect(grey.data[108 * width + 82]).toBeLessThan(20)
})
