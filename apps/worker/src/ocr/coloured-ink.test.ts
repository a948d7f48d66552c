import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { greyWithoutMarks, type Coloured } from './coloured-ink.ts'

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
})
