import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { line, lines, madePdf } from '../../test/made-pdf.ts'
import type { Word } from './model.ts'
import { openPdf } from './pdf.ts'

const fixture = (name: string) => readFileSync(new URL(`../../test/fixtures/${name}`, import.meta.url))

async function readPage(bytes: Uint8Array, number = 1) {
  const pdf = await openPdf(bytes, 'given.pdf')
  try {
    return pdf.readText(number)
  } finally {
    pdf.close()
  }
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')
const prose = [
  'This agreement is made at Pune between the vendor and the purchaser, who are',
  'called the parties below. The vendor is the owner of the flat, and agrees to',
  'sell it for the price that is named in the schedule, free of all charges.',
]
const shifted = (text: string, by: number) =>
  text.replace(/[!-~]/gu, (letter) => String.fromCharCode(33 + ((letter.charCodeAt(0) - 33 + by + 94) % 94)))
const grey = { data: new Uint8Array(100 * 140).map((_, i) => (i * 7) % 251), width: 100, height: 140 }
const pictureOver = (x: number, y: number, w: number, h: number) => `q ${w} 0 0 ${h} ${x} ${y} cm /P1 Do Q\n`
const whole = pictureOver(0, 0, 595, 842)
const invisible = (drawing: string) => `BT 3 Tr ET\n${drawing}BT 0 Tr ET\n`

describe('the text layer of a PDF', () => {
  it('reads what was filled into a form at its place, with ticks as words', async () => {
    const { page, needsPicture } = await readPage(fixture('filled-form.pdf'))
    expect(needsPicture).toBe(false)
    const at = (text: string) => page.words.find((word) => word.text === text)?.box
    expect(textOf(page.words)).toContain('Asha Verma')
    expect(textOf(page.words)).toContain('Plot 27, Sector 9 Vashi, Navi Mumbai')
    const label = at('Applicant')!
    expect(Math.abs(at('Asha')!.y - label.y)).toBeLessThan(0.012)
    expect(at('Asha')!.x).toBeGreaterThan(label.x)
    expect(at('Pune')!.x).toBeCloseTo(at('Asha')!.x, 2)
    const ticks = page.words.filter(({ text }) => text === '☑' || text === '☐').sort((a, b) => a.box!.y - b.box!.y || a.box!.x - b.box!.x)
    expect(textOf(ticks)).toBe('☐ ☑ ☐ ☐ ☑')
    expect(Math.abs(ticks[1]!.box!.y - at('Plot')!.y)).toBeLessThan(0.02)
    expect(ticks[1]!.box!.x).toBeLessThan(at('Plot')!.x)
  })

  it('opens what is encrypted but asks for no password', async () => {
    expect(textOf((await readPage(fixture('owner-locked.pdf'))).page.words)).toContain('PIN : 411014')
  })

  it.each([3, 29, -31])('does not trust letters that are shifted by %i, and keeps those of a sound font', async (by) => {
    const garbled = prose.map((text, at) => line(shifted(text, by), 60, 700 - 16 * at, 11, 'F2')).join('')
    const alone = await readPage(madePdf([{ content: garbled }]))
    expect(alone.needsPicture).toBe(true)
    expect(alone.page.words).toEqual([])
    const both = await readPage(madePdf([{ content: lines(prose, 60, 780) + garbled }]))
    expect(both.needsPicture).toBe(true)
    expect(textOf(both.page.words)).toBe(prose.join(' '))
  })

  it('trusts a plausible hidden layer over a scan less, and a torn one not at all', async () => {
    const good = await readPage(madePdf([{ content: whole + invisible(lines(prose, 60, 700)), picture: grey }]))
    expect(good.needsPicture).toBe(false)
    expect(textOf(good.page.words)).toBe(prose.join(' '))
    expect(new Set(good.page.words.map(({ conf }) => conf))).toEqual(new Set([0.8]))
    const torn = prose.map((text) => text.replace(/e/gu, '3').replace(/ a/gu, ' A~b'))
    const bad = await readPage(madePdf([{ content: whole + invisible(lines(torn, 60, 700)), picture: grey }]))
    expect(bad.needsPicture).toBe(true)
    expect(bad.page.words).toEqual([])
  })

  it('takes text under a scan for a hidden layer', async () => {
    const { page } = await readPage(madePdf([{ content: lines(prose, 60, 700) + whole, picture: grey }]))
    expect(textOf(page.words)).toBe(prose.join(' '))
    expect(page.words[0]?.conf).toBe(0.8)
  })

  it('asks for the picture beside a short digital head, not beside a page of text', async () => {
    const short = await readPage(madePdf([{ content: whole + line('Scanned by the branch on 12/03/2026', 60, 800), picture: grey }]))
    expect(short.needsPicture).toBe(true)
    expect(textOf(short.page.words)).toBe('Scanned by the branch on 12/03/2026')
    const long = await readPage(madePdf([{ content: whole + lines([...prose, ...prose, ...prose, ...prose], 60, 800), picture: grey }]))
    expect(long.needsPicture).toBe(false)
  })

  it('leaves out what nobody sees: white on white, ink that is none', async () => {
    const white = `1 g\n${line('Secret 999999', 60, 600)}0 g\n`
    const onDark = `0.1 g 50 480 300 40 re f 1 g\n${line('SALE DEED', 60, 495)}0 g\n`
    const { page } = await readPage(madePdf([{ content: lines(prose, 60, 780) + white + onDark + invisible(line('ghost', 60, 400)) }]))
    expect(textOf(page.words)).toBe(`${prose.join(' ')} SALE DEED`)
    expect(page.words.at(-1)?.conf).toBe(1)
  })

  it('reads bold that was made by drawing twice once', async () => {
    // PDFium itself drops a string that is drawn again right behind the first
    const bold = (shift: number) => line('Owner : Meera Sathe', 60 + shift, 700)
    const content = bold(0) + lines([...prose, ...prose], 60, 660) + bold(0.5)
    expect(textOf((await readPage(madePdf([{ content }]))).page.words)).toBe(`Owner : Meera Sathe ${[...prose, ...prose].join(' ')}`)
  })

  it('joins a word that a line end parts, and parts words that stand far apart', async () => {
    const content =
      line('the undivided share of the pur-', 60, 780) +
      line('chaser in the land', 60, 766) +
      line('East', 60, 700) +
      line('West', 300, 700)
    const { page } = await readPage(madePdf([{ content }]))
    expect(textOf(page.words)).toBe('the undivided share of the purchaser in the land East West')
    const parted = page.words.find(({ text }) => text === 'purchaser')!
    expect(parted.box!.w).toBeLessThan(0.06)
  })

  it.each([
    [90, 0],
    [180, 0],
    [270, 0],
  ])('gives places on the page as displayed when it is stored turned by %i', async (rotate) => {
    const upright = (await readPage(madePdf([{ content: lines(prose, 60, 780) }]))).page
    // the same page as seen, its drawing turned against the page's own rotation
    const matrix = { 90: '0 1 -1 0 842 0', 180: '-1 0 0 -1 595 842', 270: '0 -1 1 0 0 595' }[rotate]
    const size: [number, number] = rotate === 180 ? [595, 842] : [842, 595]
    const { page } = await readPage(madePdf([{ content: `q ${matrix} cm\n${lines(prose, 60, 780)}Q\n`, size, rotate }]))
    expect([page.width, page.height, page.turn]).toEqual([595, 842, 0])
    expect(textOf(page.words)).toBe(textOf(upright.words))
    expect(page.words[5]!.box!.x).toBeCloseTo(upright.words[5]!.box!.x, 2)
    expect(page.words[5]!.box!.y).toBeCloseTo(upright.words[5]!.box!.y, 2)
  })

  it('tells how a page must be turned whose text runs upwards', async () => {
    const content = `q 0 1 -1 0 595 0 cm\n${lines(prose, 60, 400)}Q\n`
    const { page } = await readPage(madePdf([{ content }]))
    expect([page.turn, page.width, page.height]).toEqual([90, 842, 595])
    const [first, second] = page.words
    expect(second!.box!.x).toBeGreaterThan(first!.box!.x)
    expect(second!.box!.y).toBeCloseTo(first!.box!.y, 1)
    expect(first!.box!.w).toBeGreaterThan(first!.box!.h)
  })

  it('reads Devanagari whose syllables are drawn by several glyphs', async () => {
    const { page } = await readPage(fixture('hindi-deed.pdf'))
    expect(textOf(page.words)).toContain('क्रेता का नाम : श्रीमती आशा वर्मा पत्नी श्री रवि वर्मा')
    expect(textOf(page.words)).toContain('मकान संख्या २७, सेक्टर ९, नवी मुंबई, पिन ४००७०३')
  })

  it('does not spend a reading on an empty page', async () => {
    expect(await readPage(madePdf([{ content: '' }]))).toMatchObject({ needsPicture: false, page: { words: [] } })
  })
})
