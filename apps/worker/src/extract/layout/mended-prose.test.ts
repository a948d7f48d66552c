import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../ocr/model.ts'
import { layoutOf } from './layout.ts'

const height = 0.01
const letter = 0.007

/** A line of words; '_' stands for a letter that was lost. */
const lineAt = (line: number, text: string, left = 0.08): Word[] => {
  let x = left
  return text.split(' ').flatMap((word) => {
    const box = { x, y: 0.1 + line * 0.016, w: word.length * letter, h: height }
    x += (word.length + 1) * letter
    return word.startsWith('_') ? [] : [{ text: word, conf: 0.9, page: 1, box, level: box, line, block: 0, size: height }]
  })
}

const rowsOf = (lines: readonly Word[][], source: Page['source'] = 'ocr'): string[][] => {
  const page: Page = { page: 1, width: 1000, height: 1400, turn: 0, source, words: lines.flat() }
  return layoutOf({ file: 'a.pdf', sha256: '', pages: [page] }).rows.map(({ segments }) => segments.map(({ text }) => text))
}

const whole = 'All that piece of land admeasuring 2,043.9 sq. mtrs. out of Survey No. 217/8, Village Wadgaon Sheri Budruk in the'
const holed = 'Flat No. 503, _____ Wing, Indrayani Park, Survey No. 217/8, Bypass Road, Wadgaon Sheri Budruk, District of the'
const mended = holed.replace('_____ ', '')

describe('a line of prose that lost a word beneath a stamp', () => {
  it('is one line where prose stands above it', () => {
    expect(rowsOf([lineAt(0, whole), lineAt(1, 'hereinafter called the _____ vendee of it')])).toEqual([
      [whole],
      ['hereinafter called the vendee of it'],
    ])
  })

  it('is not the figures under the headings of a table', () => {
    const heads = 'Rise and premium Covered parking slot Backup set of power'
    expect(rowsOf([lineAt(0, heads), lineAt(1, '2,83,000.00 _____ 3,00,000.00')])[1]).toEqual(['2,83,000.00', '3,00,000.00'])
  })

  it('is one line where prose goes on below it', () => {
    expect(rowsOf([lineAt(1, holed), lineAt(2, 'Punawadi within the limits of the Corporation')])[0]).toEqual([mended])
  })

  it('is one line where it goes from margin to margin and is too long for cells', () => {
    expect(rowsOf([lineAt(0, whole), lineAt(6, holed)])[1]).toEqual([mended])
  })

  it.each<[string, Word[][], string[]]>([
    [
      'a label beside its value',
      [lineAt(0, whole), lineAt(1, 'Name of borrower _____ Ramesh Kumar')],
      ['Name of borrower', 'Ramesh Kumar'],
    ],
    [
      'a cell whose column goes on below',
      [lineAt(0, whole), lineAt(1, 'Society of Patel _____ Ramesh Kumar'), lineAt(2, 'Suresh Kumar', 0.08 + 23 * letter)],
      ['Society of Patel', 'Ramesh Kumar'],
    ],
    [
      'a column far to the right',
      [lineAt(0, whole), lineAt(1, 'Seen and found _____________________________ Manager')],
      ['Seen and found', 'Manager'],
    ],
    ['a short line away from prose', [lineAt(0, whole), lineAt(8, 'Ramesh Patel _____ Suresh Patel')], ['Ramesh Patel', 'Suresh Patel']],
  ])('%s stays apart', (_, lines, expected) => {
    expect(rowsOf(lines)[1]).toEqual(expected)
  })

  it('stays as it is printed where the page has a text of its own', () => {
    expect(rowsOf([lineAt(0, whole), lineAt(6, holed)], 'text')[1]).toHaveLength(2)
  })
})
