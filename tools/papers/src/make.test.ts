import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawn, pictureOf } from './ageing/sheet.ts'
import { makePaper, openPress, ordersOf, type Press } from './make.ts'
import type { TruthFile } from './paper-file.ts'
import { stylesNamed } from './styles.ts'
import { wears, type Wear } from './wears.ts'

const folder = mkdtempSync(join(tmpdir(), 'papers-'))
const [order] = ordersOf(3, stylesNamed('office'), () => wears, ['sale deed'])
const bytesOf = ({ file }: TruthFile, where = folder): Buffer => readFileSync(join(where, file))

describe('a paper in all its wears', () => {
  let press: Press
  let made: Map<string, TruthFile>
  const of = (wear: Wear): TruthFile => {
    const truth = made.get(wear)
    if (!truth) throw new Error(`No paper was made in the wear ${wear}.`)
    return truth
  }
  const textOf = async (truth: TruthFile): Promise<string> => {
    const document = await press.pdfium.loadDocument(bytesOf(truth))
    const text = [...document.pages()].map((page) => page.getText()).join('\n')
    document.destroy()
    return text
  }

  beforeAll(async () => {
    press = await openPress()
    if (!order) throw new Error('There is no order.')
    made = new Map((await makePaper(press, folder, order)).map((truth) => [truth.wear, truth]))
  })
  afterAll(() => press.close())

  it('tells the same truth in each', () => {
    const { fields, text, absent } = of('digital')
    for (const wear of wears) expect([of(wear).fields, of(wear).text, of(wear).absent]).toEqual([fields, text, absent])
    expect(text).toContain(fields.property_address_doc)
  })

  it('is made again byte for byte by the same order', async () => {
    const again = mkdtempSync(join(tmpdir(), 'papers-'))
    const pictures: Wear[] = ['scan', 'photo', 'fax']
    if (order) await makePaper(press, again, { ...order, wears: pictures })
    for (const wear of pictures) {
      expect(bytesOf(of(wear), again).equals(bytesOf(of(wear)))).toBe(true)
      const truth = of(wear).file.replace(/\.\w+$/, '.truth.json')
      expect(readFileSync(join(again, truth), 'utf8')).toBe(readFileSync(join(folder, truth), 'utf8'))
    }
  })

  it('has its text in the digital file and in no picture of it', async () => {
    expect(await textOf(of('digital'))).toContain('SALE DEED')
    for (const wear of wears.filter((name) => of(name).file.endsWith('.pdf') && name !== 'digital'))
      expect([wear, await textOf(of(wear))]).toEqual([wear, ''])
  })

  it('is a Word file, and a text in the encoding that it is tagged with', () => {
    expect(bytesOf(of('word')).subarray(0, 2).toString()).toBe('PK')
    expect(of('text').tags.some((tag) => ['utf8', 'utf8-bom', 'utf16', 'cp1252'].includes(tag))).toBe(true)
  })

  it.each(wears.filter((wear) => !['digital', 'word', 'text'].includes(wear)))('is a picture with ink and paper as a %s', async (wear) => {
    const truth = of(wear)
    const pictures = truth.file.endsWith('.pdf') ? (await drawn(press.pdfium, bytesOf(truth), 72)).map(pictureOf) : [sharp(bytesOf(truth))]
    expect(pictures.length).toBe(truth.file.endsWith('.pdf') ? truth.pages : 1)
    for (const picture of pictures) {
      const { channels, isOpaque } = await sharp(await picture.png().toBuffer()).stats()
      const [grey] = channels
      expect([isOpaque, (grey?.max ?? 0) - (grey?.min ?? 0) > 50]).toEqual([true, true])
    }
  })

  it('lies on its side where it is tagged as turned by a quarter', async () => {
    const found: [boolean, boolean][] = []
    for (const next of ordersOf(8, stylesNamed('clerk'), () => ['sideways', 'photo'], [
      'bank mail',
      'mutation certificate',
      'property tax receipt',
    ]))
      for (const truth of await makePaper(press, folder, next)) {
        if (truth.pages > 1 || !/\.(jpe?g|png|webp)$/.test(truth.file)) continue
        const { width, height, orientation } = await sharp(bytesOf(truth)).metadata()
        const isQuarter = truth.tags.some((tag) => tag === 'turned90' || tag === 'turned270') || [6, 8].includes(orientation ?? 1)
        found.push([width > height, isQuarter])
        expect((orientation ?? 1) > 1).toBe(truth.tags.includes('exif-turn'))
      }
    expect(found.length).toBeGreaterThan(2)
    for (const [isWide, isQuarter] of found) expect(isWide).toBe(isQuarter)
  })
})
