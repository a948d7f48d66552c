import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../ocr/model.ts'
import { tidiedPage } from './tidied-page.ts'
import { pageAsPrinted } from './page-as-printed.ts'

const lineHeight = 0.01

/** Words one after another, their letters half as wide as high; `high` of them have a rule in their box. */
function lineAt(line: number, y: number, texts: readonly string[], high: readonly string[] = []): Word[] {
  let x = 0.05
  return texts.map((text) => {
    const size = high.includes(text) ? 2.2 * lineHeight : lineHeight
    const box = { x, y, w: 0.006 * text.length, h: size }
    x += box.w + 0.006
    return { text, conf: 0.9, page: 1, box, level: box, line, block: 0, size }
  })
}

const pageOf = (words: Word[], source: Page['source'] = 'ocr'): Page => ({ page: 1, width: 1000, height: 1400, turn: 0, source, words })
const prose = [0, 1, 2].flatMap((line) => lineAt(line, 0.1 + line * 0.02, ['This', 'deed', 'is', 'made', 'between', 'them']))
const sizesOf = (page: Page, line: number): number[] => page.words.filter((word) => word.line === line).map(({ size }) => size)

describe('tidiedPage', () => {
  it('takes no word for higher than the others of its line', () => {
    const heads = lineAt(5, 0.3, ['Floor', 'rise', 'Car', 'parking', 'DG', 'set', 'Club'], ['DG', 'set', 'Club'])
    expect(Math.max(...sizesOf(tidiedPage(pageOf([...prose, ...heads])), 5))).toBeLessThan(1.4 * lineHeight)
  })

  it('takes no line for higher than the width of its letters tells', () => {
    const line = lineAt(5, 0.3, ['Torrent', 'deposit'], ['Torrent', 'deposit'])
    expect(Math.max(...sizesOf(tidiedPage(pageOf([...prose, ...line])), 5))).toBeLessThan(1.4 * lineHeight)
  })

  it('leaves headings, whose letters are as wide as they are high, and text that a file stores', () => {
    const heading = lineAt(5, 0.05, ['SALE', 'DEED']).map((word) => ({
      ...word,
      size: 0.03,
      level: word.level && { ...word.level, w: 0.072 },
    }))
    expect(sizesOf(tidiedPage(pageOf([...prose, ...heading])), 5)).toEqual([0.03, 0.03])
    const stored = pageOf([...prose, ...lineAt(5, 0.3, ['Torrent', '.'], ['Torrent'])], 'text')
    expect(pageAsPrinted(stored)).toBe(stored)
  })

  it('drops specks that were read as words, and keeps marks that say something', () => {
    const words = lineAt(0, 0.1, ['‘', 'North', 'Village,', '.', 'Rent', ':', '-', '...', '₹', '5'])
    expect(tidiedPage(pageOf(words)).words.map(({ text }) => text)).toEqual(['North', 'Village,', 'Rent', ':', '-', '...', '₹', '5'])
  })

  it('drops a letter by itself that is unsure, and keeps a sure one and an x between lengths', () => {
    const words = lineAt(0, 0.1, ['North-South', 'f', '70', 'x', 'h', '30']).map((word, at) => ({ ...word, conf: at === 4 ? 0.9 : 0.6 }))
    expect(tidiedPage(pageOf(words)).words.map(({ text }) => text)).toEqual(['North-South', '70', 'x', 'h', '30'])
  })

  it('drops what was read twice at one place: a part of a word, and a sign within one', () => {
    const [name, next] = lineAt(5, 0.3, ['SANDEEPSINGH', 'RATHI'])
    const part = { ...name!, text: 'SINGH', line: 9, level: { ...name!.level!, x: 0.05 + 0.042, w: 0.03, h: 0.007 } }
    const comma = { ...name!, text: ',', line: 9, level: { ...name!.level!, x: 0.06, w: 0.002, h: 0.004 } }
    const elsewhere = { ...part, level: { ...part.level, x: 0.05 } }
    const textsOf = (...words: Word[]) =>
      tidiedPage(pageOf([...prose, name!, next!, ...words]))
        .words.slice(prose.length)
        .map(({ text }) => text)
    expect(textsOf(part, comma)).toEqual(['SANDEEPSINGH', 'RATHI'])
    expect(textsOf(elsewhere)).toEqual(['SANDEEPSINGH', 'RATHI', 'SINGH'])
  })

  it('drops a stroke taken for a slash, and keeps a slash', () => {
    const words = lineAt(5, 0.3, ['PIN', '/', 'code', '/', 'area']).map((word, at) =>
      at === 1 ? { ...word, level: { ...word.level!, w: 0.001 } } : word,
    )
    expect(
      tidiedPage(pageOf([...prose, ...words]))
        .words.slice(prose.length)
        .map(({ text }) => text),
    ).toEqual(['PIN', 'code', '/', 'area'])
  })

  it('drops strokes of rules taken for a one, for letters or for waves, and keeps figures, dashes and what is surely read', () => {
    const line = lineAt(5, 0.3, ['1', 'SAROJ', 'BALA', 'sa', '1', '~~', '--', 'sa', 'Flat'])
    const words = line.map((word, at): Word => {
      const thin = at === 0 ? { ...word.level!, w: 0.001 } : at === 3 || at === 7 ? { ...word.level!, h: 0.2 * lineHeight } : word.level!
      return { ...word, level: thin, conf: at === 3 || at === 5 ? 0.45 : 0.9 }
    })
    expect(
      tidiedPage(pageOf([...prose, ...words]))
        .words.slice(prose.length)
        .map(({ text }) => text),
    ).toEqual(['SAROJ', 'BALA', '1', '--', 'sa', 'Flat'])
  })

  it('drops hardly read letters of stamps behind a line, which are higher than its print', () => {
    const textsOf = (aside: number) => {
      const line = lineAt(5, 0.3, ['Mohan', 'Lal', 'Yee', 'Sgin'], ['Yee']).map((word, at) => ({
        ...word,
        conf: at > 1 ? 0.35 : 0.9,
        level: { ...word.level!, x: word.level!.x + (at > 1 ? aside : 0) },
      }))
      return tidiedPage(pageOf([...prose, ...line]))
        .words.slice(prose.length)
        .map(({ text }) => text)
    }
    expect(textsOf(0.02)).toEqual(['Mohan', 'Lal', 'Sgin'])
    expect(textsOf(0)).toEqual(['Mohan', 'Lal', 'Yee', 'Sgin'])
  })

  it("drops the letter of a firm's sign before its name, and keeps an initial", () => {
    const textsOf = (high: string[]) =>
      tidiedPage(pageOf([...prose, ...lineAt(5, 0.3, ['G', 'Gokul', 'Homes'], high)]))
        .words.slice(prose.length)
        .map(({ text }) => text)
    expect(textsOf(['G'])).toEqual(['Gokul', 'Homes'])
    expect(textsOf([])).toEqual(['G', 'Gokul', 'Homes'])
  })
})
