import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { mapped } from './geometry.ts'
import type { Grey } from './pixels.ts'
import { prepare, toUprightShare, upsideDown, type Prepared } from './prepare.ts'
import { textRuns } from './text-runs.ts'

const [width, height] = [1000, 1400]

/** A page of text lines, drawn without fonts: bars of letter size with gaps, so that any machine draws the same. */
function linesSvg(): string {
  const bars: string[] = []
  let seed = 7
  const upTo = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * most)
  }
  for (let line = 0; line < 24; line += 1) {
    for (let x = upTo(9); x < 700 - upTo(200); x += 12 + upTo(5) + (upTo(6) === 0 ? 12 : 0))
      bars.push(`<rect x="${130 + x}" y="${140 + line * 46}" width="${6 + upTo(5)}" height="20"/>`)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f0e6"/>${bars.join('')}<circle cx="500" cy="60" r="14"/></svg>`
}

async function grey(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture
    .flatten({ background: '#f4f0e6' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

const page = () => sharp(Buffer.from(linesSvg()))

let noise = 0

describe('prepare', () => {
  it.each([-6, -2.4, 0, 3.1, 7])('levels lines that are tilted by %s degrees', async (degrees) => {
    const tilted = await grey(sharp(await page().rotate(degrees, { background: '#f4f0e6' }).png().toBuffer()))
    const { toStored, turn } = prepare(tilted)
    const [left, right] = [mapped(toStored, { x: 200, y: 600 }), mapped(toStored, { x: 800, y: 600 })]
    const tilt = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI
    expect(turn).toBe(0)
    expect(tilt).toBeCloseTo(degrees, 0)
  })

  it('turns a page that lies on its side, and leads a place back to the upright page', async () => {
    const sideways = await grey(sharp(await page().rotate(90).png().toBuffer()))
    const prepared = upsideDown(prepare(sideways))
    expect(prepared.turn).toBe(270)
    expect(prepared.even.width).toBe(width)
    const share = toUprightShare(prepared, sideways)(500, 60)
    expect(share.x).toBeCloseTo(0.5, 1)
    expect(share.y).toBeCloseTo(60 / height, 1)
  })

  it('keeps the headlines of an Indian script on a page that stood on its head, where they looked like underlines', async () => {
    const headlines = Array.from({ length: 24 }, (_, line) => `<rect x="140" y="${137 + line * 46}" width="400" height="3"/>`)
    const svg = linesSvg().replace('</svg>', `${headlines.join('')}</svg>`)
    const prepared = upsideDown(prepare(await grey(sharp(Buffer.from(svg)).rotate(180))))
    expect(prepared.even.width).toBe(width)
    const row = (137 + 10 * 46 + 1) * width
    const inked = prepared.ink.data.subarray(row + 140, row + 540).reduce((sum, value) => sum + value, 0)
    expect(inked).toBeGreaterThan(380)
  })

  it('straightens the lines of a page that is bent, and leads a place back to where it was', async () => {
    const flat = await grey(page())
    const sunk = (x: number) => Math.round(24 * ((2 * x) / width - 1) ** 2)
    const data = flat.data.map((_, i) => flat.data[Math.max(0, Math.floor(i / width) - sunk(i % width)) * width + (i % width)]!)
    const prepared = upsideDown(prepare({ data, width, height }))
    const { even, letters, letterHeight } = prepared
    const long = textRuns(letters, letterHeight).filter((run) => run.right - run.left > even.width / 3)
    expect(long.length).toBeGreaterThan(15)
    for (const run of long) expect(run.bottom - run.top).toBeLessThan(1.4 * letterHeight)
    const toShare = toUprightShare({ ...prepared, turn: 0 }, flat)
    for (const letter of long[0]!.letters) {
      const { x, y } = toShare(letter.left, letter.top)
      const line = (y * height - sunk(x * width) - 140) / 46
      expect(Math.abs(line - Math.round(line - 20 / 46) - 20 / 46)).toBeLessThan(0.1)
    }
  })

  it('finds a sheet on a dark ground and takes the ground away', async () => {
    const sheet = await page().resize(700, 980).png().toBuffer()
    const photo = await grey(
      sharp({ create: { width: 1100, height: 1300, channels: 3, background: '#4a3a2a' } })
        .composite([{ input: sheet, left: 210, top: 150 }])
        .png(),
    )
    const prepared = prepare(photo)
    const corner = mapped(prepared.toStored, { x: 0, y: 0 })
    expect(Math.abs(corner.x - 210)).toBeLessThan(25)
    expect(Math.abs(corner.y - 150)).toBeLessThan(25)
    expect(prepared.ink.data.subarray(0, prepared.ink.width * 20).every((value) => value === 0)).toBe(true)
  })

  it('enlarges small print on a photographed sheet, and takes it from the picture before the blur', async () => {
    const sheet = await page().resize(500, 700).png().toBuffer()
    const photo = (blur?: number) =>
      sharp({ create: { width: 800, height: 950, channels: 3, background: '#4a3a2a' } })
        .composite([{ input: sheet, left: 150, top: 120 }])
        .png()
        .toBuffer()
        .then((bytes) => grey(blur ? sharp(bytes).blur(blur) : sharp(bytes)))
    const [sharpOne, soft] = [await photo(), await photo(2)]
    const prepared = prepare(soft, undefined, sharpOne)
    expect(prepared.even.width).toBeGreaterThan(1.5 * 500)
    const edges = ({ even: { data } }: Prepared) =>
      data.reduce((sum, value, i) => sum + Math.max(0, Math.abs(value - (data[i - 1] ?? value)) - 60), 0)
    expect(edges(prepared)).toBeGreaterThan(1.5 * edges(prepare(soft)))
  })

  it('takes frames and dust out and leaves letters', async () => {
    const svg = linesSvg().replace(
      '</svg>',
      '<rect x="90" y="100" width="800" height="1180" fill="none" stroke="black" stroke-width="4"/><rect x="960" y="1350" width="2" height="2"/></svg>',
    )
    const { ink, clean } = prepare(await grey(sharp(Buffer.from(svg))))
    const inkAt = (x: number, y: number) => ink.data[y * ink.width + x]
    expect(inkAt(90, 700)).toBe(0)
    expect(inkAt(961, 1351)).toBe(0)
    const letters = ink.data.subarray(ink.width * 140, ink.width * 1240).reduce((sum, value) => sum + value, 0)
    expect(letters / (ink.width * 1100)).toBeGreaterThan(0.1)
    expect(clean.data[700 * clean.width + 90]).toBe(255)
    expect(clean.data[699 * clean.width + 92]).toBe(255)
  })

  it('finds the tilt of pale small print', async () => {
    const pale = (await page().resize(500, 700).png().toBuffer()) as Buffer
    const tilted = await grey(sharp(await sharp(pale).rotate(3.1, { background: '#f4f0e6' }).linear(0.2, 190).png().toBuffer()))
    const { toStored, even, letterHeight } = prepare(tilted)
    const [left, right] = [mapped(toStored, { x: 100, y: 300 }), mapped(toStored, { x: 400, y: 300 })]
    expect((Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI).toBeCloseTo(3.1, 0)
    expect(letterHeight).toBeGreaterThan(12)
    expect(even.data.reduce((least, value) => Math.min(least, value), 255)).toBeLessThan(40)
  })

  it('takes the size of letters where they are, on a noisy page with a few lines at its head', async () => {
    const head = linesSvg().replace(/<rect x="[^"]+" y="(\d+)"[^>]*>/gu, (rect, y) => (Number(y) < 500 ? rect : ''))
    const noisy = await grey(sharp(Buffer.from(head)))
    for (let i = 0; i < noisy.data.length; i += 1)
      noisy.data[i] = Math.max(0, noisy.data[i]! - Math.floor(60 * Math.abs(Math.sin(i * 12.9898) * Math.sin(i * 78.233))))
    const { even, letterHeight } = prepare(noisy)
    expect(even.width).toBe(width)
    expect(letterHeight).toBe(20)
  })

  it('makes large print smaller, which reads as well and faster', async () => {
    const large = await grey(sharp(await page().resize(2400, 3360).png().toBuffer()))
    const { letterHeight, even } = prepare(large)
    expect(letterHeight).toBeGreaterThan(12)
    expect(letterHeight).toBeLessThan(24)
    expect(even.width).toBeLessThan(1400)
  })

  it('makes no print too small where it was looked for at headlines', async () => {
    const bars: string[] = []
    const row = (y: number, letters: number, pitch: number, high: number): void => {
      for (let x = 0; x < letters; x += 1)
        bars.push(`<rect x="${100 + x * pitch}" y="${y}" width="${high / 2 + (x % 3)}" height="${high}"/>`)
    }
    for (let line = 0; line < 2; line += 1) row(90 + line * 50, 30, 26, 34)
    for (let line = 0; line < 10; line += 1) row(190 + line * 32, 30, 14, 13)
    for (let line = 0; line < 18; line += 1) row(540 + line * 46, 28, 14, 13)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f0e6"/>${bars.join('')}</svg>`
    const { letterHeight, even } = prepare(await grey(sharp(Buffer.from(svg))))
    expect(letterHeight).toBeGreaterThan(11)
    expect(even.width).toBeGreaterThan(width)
  })

  it.each([
    ['nothing but noise', () => 128 + Math.round(120 * Math.sin(12.9898 * (noise += 1) + 78.233 * noise * noise))],
    ['a blank page', () => 250],
  ])('ends soon on %s', (_, value) => {
    const picture = { data: Uint8Array.from({ length: width * height }, value), width, height }
    const since = process.cpuUsage()
    expect(prepare(picture).even.data.length).toBeLessThanOrEqual(16_000_000)
    // of the processor: how long a busy machine takes says nothing
    expect(process.cpuUsage(since).user / 1_000).toBeLessThan(10_000)
  })
})
