import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { greyWithoutMarks } from './coloured-ink.ts'
import type { Coloured } from './coloured-marks.ts'

const [width, height] = [1000, 1400]
const paper = '#f4ecd8'

async function drawn(shapes: string): Promise<Coloured> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${shapes}</svg>`
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  return { data: new Uint8Array(data), width, height, channels: 3, order: 'rgb' }
}

/** A stamp's two rings with a word of bars between them. */
const stamp = (colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-width="8" style="mix-blend-mode:multiply"><circle cx="500" cy="600" r="110"/><circle cx="500" cy="600" r="80"/><path d="M390 600h220"/></g>`
const print = '<rect x="380" y="560" width="240" height="12" fill="#151515"/>'
const swapped = ({ data, ...rest }: Coloured): Coloured => {
  const turned = data.slice()
  for (let i = 0; i < data.length; i += 3) [turned[i], turned[i + 2]] = [data[i + 2]!, data[i]!]
  return { ...rest, data: turned, order: 'bgr' }
}

describe('greyWithoutMarks', () => {
  it.each(['#2a3f9d', '#b3202a', '#6a2a8a', '#207a3c'])('makes paper of a stamp in %s and leaves the print under it', async (colour) => {
    for (const picture of [await drawn(print + stamp(colour)), swapped(await drawn(print + stamp(colour)))]) {
      const { data } = greyWithoutMarks(picture)
      const at = (x: number, y: number) => data[y * width + x]!
      expect(at(500, 490)).toBeGreaterThan(190)
      expect(at(450, 600)).toBeGreaterThan(190)
      expect(at(500, 566)).toBeLessThan(60)
      expect(at(398, 566)).toBeLessThan(60)
    }
  })

  it('leaves coloured letters, bands and a black ring', async () => {
    const letters = Array.from({ length: 30 }, (_, i) => `<rect x="${100 + i * 24}" y="200" width="12" height="24" fill="#2a3f9d"/>`).join(
      '',
    )
    const band = '<rect x="100" y="300" width="380" height="120" fill="#2a3f9d"/>'
    const { data } = greyWithoutMarks(await drawn(letters + band + stamp('#1a1a1a')))
    expect(data[210 * width + 105]).toBeLessThan(100)
    expect(data[350 * width + 300]).toBeLessThan(100)
    expect(data[490 * width + 500]).toBeLessThan(60)
  })

  it('takes out a worn stamp that lies over a coloured rule, whole, and no heading beside it', async () => {
    const gaps = [0.4, 1.6, 2.6, 3.9, 5.2].map((angle) => {
      const [x, y] = [500 + 95 * Math.cos(angle), 600 + 95 * Math.sin(angle)]
      return `<circle cx="${x}" cy="${y}" r="9" fill="${paper}" opacity="0.75"/>`
    })
    const rule = '<rect x="60" y="640" width="880" height="3" fill="#2a6a8d"/>'
    const heading = Array.from({ length: 9 }, (_, i) => `<rect x="${560 + i * 24}" y="470" width="12" height="24" fill="#2a6a8d"/>`)
    const { data } = greyWithoutMarks(await drawn(print + rule + heading.join('') + stamp('#9d2a3f') + gaps.join('')))
    const at = (x: number, y: number) => data[y * width + x]!
    expect(at(500, 490)).toBeGreaterThan(190)
    expect(at(450, 600)).toBeGreaterThan(190)
    expect(at(422, 680)).toBeGreaterThan(190)
    expect(at(500, 566)).toBeLessThan(60)
    expect(at(566, 482)).toBeLessThan(120)
    expect(at(100, 641)).toBeLessThan(150)
  })

  it('makes paper of the stroke beneath a mark too', async () => {
    const stroke = '<rect x="400" y="736" width="200" height="5" fill="#2b3a9e"/>'
    const { data } = greyWithoutMarks(await drawn(`${print}${stamp('#2b3a9e')}${stroke}`))
    for (const x of [405, 500, 590]) expect(data[738 * width + x]).toBeGreaterThan(190)
    expect(data[566 * width + 500]).toBeLessThan(60)
  })

  it('finds a stamp on a tinted band as wide as the page', async () => {
    const band = '<rect x="40" y="570" width="920" height="60" fill="#dee6d8"/>'
    const { data } = greyWithoutMarks(await drawn(`${band}${print}<g opacity="0.8">${stamp('#16693c')}</g>`))
    expect(data[490 * width + 500]).toBeGreaterThan(190)
    expect(data[566 * width + 500]).toBeLessThan(110)
  })

  it('keeps grey print that a stamp of another ink crosses', async () => {
    const grey = '<rect x="380" y="560" width="240" height="12" fill="#5c5c5c"/>'
    const { data } = greyWithoutMarks(await drawn(`${grey}<g opacity="0.6">${stamp('#b3202a')}</g>`))
    for (const x of [396, 423, 500, 576]) expect(data[566 * width + x]).toBeLessThan(180)
    expect(data[490 * width + 500]).toBeGreaterThan(215)
  })

  it('makes paper of a stamp on a page as pale as the stamp', async () => {
    const pale = await drawn(
      Array.from({ length: 12 }, (_, line) =>
        Array.from(
          { length: 30 },
          (__, i) => `<rect x="${100 + i * 24}" y="${800 + line * 40}" width="5" height="24" fill="#151515"/>`,
        ).join(''),
      ).join('') +
        print +
        stamp('#b3202a'),
    )
    const { data } = greyWithoutMarks({ ...pale, data: pale.data.map((value) => 150 + (value * 80) / 255) })
    const at = (x: number, y: number) => data[y * width + x]!
    expect(at(500, 490)).toBeGreaterThan(215)
    expect(at(450, 600)).toBeGreaterThan(215)
    expect(at(500, 566)).toBeLessThan(170)
    expect(at(102, 810)).toBeLessThan(165)
  })
})
