import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Grey } from './pixels.ts'
import { recognisePage } from './recognise-page.ts'
import type { RawWord, Recogniser } from './recogniser.ts'

const [width, height] = [700, 1000]

async function pageOfLines(turn: 0 | 90, stroke = 10, over = ''): Promise<Grey> {
  const bars = Array.from(
    { length: 400 },
    (_, i) =>
      `<rect x="${60 + (i % 20) * 27 + ((Math.floor(i / 20) * 11 + i * i * 3) % 17)}" y="${80 + Math.floor(i / 20) * 40}" width="${stroke}" height="18"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${bars.join('')}${over}</svg>`
  const picture = sharp(await sharp(Buffer.from(svg)).rotate(turn).png().toBuffer())
  const { data, info } = await picture.greyscale().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

const word = (conf: number): RawWord => ({ text: 'Possession', conf, left: 70, top: 90, right: 270, bottom: 110, line: 0, block: 0 })

/** Answers with words of these confidences in turn, and keeps the pages that it was given. */
function answering(...confidences: number[]): Recogniser & { given: Buffer[] } {
  const given: Buffer[] = []
  const read: Recogniser['read'] = async (picture, _dpi, layout) => {
    if (layout === 'line') return []
    given.push(picture)
    return await Promise.resolve([word(confidences[given.length - 1] ?? 0)])
  }
  return { languages: 'eng', given, read, close: async () => await Promise.resolve() }
}

const inkOf = (picture: Buffer) => picture.subarray(28).reduce((sum, value) => sum + (value < 200 ? 1 : 0), 0)
const isGrey = (picture: Buffer) => picture.toString('latin1', 0, 4) === 'spix'
const rowsOf = (picture: Buffer) => (isGrey(picture) ? picture.readUInt32LE(8) : Number(picture.toString('latin1', 3, 14).split(/\s/u)[1]))

describe('recognisePage', () => {
  it('reads a sure page once, in grey', async () => {
    const recogniser = answering(0.95)
    expect((await recognisePage(await pageOfLines(0), 1, recogniser)).turn).toBe(0)
    expect(recogniser.given.map(isGrey)).toEqual([true])
  })

  it.each([
    [90, [0.9, 0.3, 0.95]],
    [270, [0.3, 0.9, 0.95]],
  ] as const)('tells by a few lines that a page on its side stands upright after %s degrees', async (turn, confidences) => {
    const recogniser = answering(...confidences)
    const page = await recognisePage(await pageOfLines(90), 1, recogniser)
    expect(page).toMatchObject({ turn, width, height })
    expect(recogniser.given.map(isGrey)).toEqual([false, false, true])
    expect(rowsOf(recogniser.given[0]!)).toBeLessThan(rowsOf(recogniser.given[2]!) / 2)
  })

  it('reads a page anew that was turned amiss, so that its lines run up and down', async () => {
    const tall = Array.from({ length: 6 }, (_, i) => ({ ...word(0.95), left: 70 + 40 * i, right: 90 + 40 * i, bottom: 290 }))
    const answers = [[word(0.9)], [word(0.3)], tall, [word(0.95)]]
    const read: Recogniser['read'] = async (_picture, _dpi, layout) =>
      await Promise.resolve(layout === 'line' ? [] : (answers.shift() ?? []))
    const page = await recognisePage(await pageOfLines(90), 1, { languages: 'eng', read, close: async () => await Promise.resolve() })
    expect(page).toMatchObject({ turn: 0, width: height, height: width })
    expect(page.words).toHaveLength(1)
  })

  it('turns an upright page that reads badly only if a few lines read better the other way round', async () => {
    const onItsHead = await recognisePage(await pageOfLines(0), 1, answering(0.4, 0.2, 0.9, 0.95))
    expect(onItsHead.turn).toBe(180)
    expect(onItsHead.words[0]?.box).toMatchObject({
      x: expect.closeTo(70 / width, 2) as number,
      y: expect.closeTo(90 / height, 2) as number,
    })
    const faint = answering(0.6, 0.6, 0.2, 0.7)
    expect((await recognisePage(await pageOfLines(0), 1, faint)).turn).toBe(0)
    expect(faint.given).toHaveLength(4)
  })

  it('reads an unsure page once more in its dark print alone, without the pale stamp over it, and keeps the surer reading', async () => {
    const stamp =
      '<g fill="none" stroke="#8c8c8c" stroke-width="4"><circle cx="350" cy="400" r="90"/><circle cx="350" cy="400" r="80"/></g>'
    const recogniser = answering(0.7, 0.95)
    const page = await recognisePage(await pageOfLines(0, 4, stamp), 1, recogniser)
    expect(page.words.map(({ conf }) => conf)).toEqual([0.95])
    expect(recogniser.given).toHaveLength(2)
    expect(inkOf(recogniser.given[1]!)).toBeLessThan(inkOf(recogniser.given[0]!))
  })

  it('reads the lines in doubt of a sure page as they are seen, and takes from that what the page lost', async () => {
    const line = (text: string, conf: number, at: number): RawWord => ({
      ...word(conf),
      text,
      top: 88 + 40 * at,
      bottom: 112 + 40 * at,
      line: at,
    })
    const sure = Array.from({ length: 8 }, (_, at) => line('Possession', 0.95, at))
    const given: Buffer[] = []
    const read: Recogniser['read'] = async (picture, _dpi, layout) => {
      if (layout === 'line') return []
      given.push(picture)
      const isWhole = given.length === 1
      return await Promise.resolve(
        isWhole ? [...sure, line('45O5912O26', 0.3, 8)] : [line('45059/2026', 0.9, 0)].map((one) => ({ ...one, top: 40, bottom: 60 })),
      )
    }
    const page = await recognisePage(await pageOfLines(0), 1, { languages: 'eng', read, close: async () => await Promise.resolve() })
    expect(given).toHaveLength(2)
    expect(rowsOf(given[1]!)).toBeLessThan(rowsOf(given[0]!) / 5)
    expect(page.words.map(({ text }) => text)).toEqual([...sure.map(({ text }) => text), '45059/2026'])
  })
})
