import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../ocr/model.ts'
import { withMendedMarks } from './mended-marks.ts'
import { pageAsPrinted } from './page-as-printed.ts'

/** A line of words a blank apart; where a text begins with a tab, a cell begins. */
function lineOf(texts: readonly string[]): Word[] {
  let x = 0.05
  return texts.map((printed) => {
    const text = printed.trim()
    if (printed.startsWith('\t')) x += 0.05
    const box = { x, y: 0.1, w: 0.008 * text.length, h: 0.01 }
    x += box.w + 0.006
    return { text, conf: 0.9, page: 1, box, level: box, line: 0, block: 0, size: 0.01 }
  })
}

const read = (texts: readonly string[]): string =>
  withMendedMarks({ page: 1, width: 1000, height: 1400, turn: 0, source: 'ocr', words: lineOf(texts) })
    .words.map(({ text }) => text)
    .join(' ')

describe('withMendedMarks', () => {
  it.each([
    [['(Aadhaar', 'No,', 'XXXX', 'XXXX', '7136'], '(Aadhaar No. XXXX XXXX 7136'],
    [['Unit', 'No,', 'B2/204'], 'Unit No. B2/204'],
    [['Form', 'SI.', 'No.', '4412'], 'Form Sl. No. 4412'],
    [['5.F.', 'No.', '160'], 'S.F. No. 160'],
    [['S.F.No,', '309'], 'S.F.No. 309'],
    [['received', 'Rs,', '6,80,000/-'], 'received Rs. 6,80,000/-'],
    [['Rc.N0.2425/2012/G1'], 'Rc.No.2425/2012/G1'],
    [['Documentation', '13000:00'], 'Documentation 13000.00'],
    [['from', '07-09-1024', 'to', '06/09/7033'], 'from 07-09-2024 to 06/09/2033'],
    [['lump', 'sum', 'Rs:', '1,22,000/-'], 'lump sum Rs. 1,22,000/-'],
    [['1.D.C.', '@', '42/-'], 'I.D.C. @ 42/-'],
    [['Road', "(60'),", 'Lane', '(70),', 'Plot', '(707)'], "Road (60'), Lane (70'), Plot (70')"],
    [['P.O.', 'P.S.', 'Sadar'], 'P.O. & P.S. Sadar'],
    [['P.0.', '&', 'P.S.', 'Sadar'], 'P.O. & P.S. Sadar'],
    [['N.0.C.', 'and', 'R.0.R'], 'N.O.C. and R.O.R'],
    [['Ph:', '491-9812300045'], 'Ph: +91-9812300045'],
    [['No.', '88/Z0N/B/2016'], 'No. 88/ZON/B/2016'],
    [['first', 'party.', '(vendor).', 'Smt.', 'Rani'], 'first party (vendor): Smt. Rani'],
    [['West', ':', '20"', 'wide', 'road'], "West : 20' wide road"],
    [['First', 'party_(seller):'], 'First party (seller):'],
    [['DG', 'sét'], 'DG set'],
    [['EDC', '\t2', '3,23.000'], 'EDC ₹ 3,23,000'],
    [['IFMS', '\tT', '60.000'], 'IFMS ₹ 60,000'],
    [['meter', 'charges', 'X', '75,000'], 'meter charges ₹ 75,000'],
    [['₹4,00,000', '\t358,000'], '₹4,00,000 ₹58,000'],
    [['Floor', 'rise', '|', 'PLC'], 'Floor rise / PLC'],
    [['|,', 'Manjit', 'Kaur', 'Garg,', 'aged', '52'], 'I, Manjit Kaur Garg, aged 52'],
    [['North', '\t30-0"', '\t(45-11")'], `North 30'-0" (45'-11")`],
    [['East-West', "55',", 'North-South', '70".'], "East-West 55', North-South 70'."],
    [['\tउत्तर', ',', '/', 'North', '\tदक्षिण,', '/', 'South', '\tपूर्व', '/', ',', 'East'], 'उत्तर / North दक्षिण / South पूर्व / East'],
    [['for', 'Rs.', '7,500/~-.', 'and', '47,000/~'], 'for Rs. 7,500/-. and 47,000/-'],
    [['connection', 'Rs.', '54.000.'], 'connection Rs. 54,000.'],
  ])('reads %j as %s', (words, printed) => {
    expect(read(words)).toBe(printed)
  })

  it.each([
    [['said', 'no,', 'and', 'left']],
    [['Block', 'No,', 'Road']],
    [['Tower', '2', '46,00,000']],
    [['2', '\t46,00,000']],
    [['Phase', 'T', '60']],
    [['area', 'of', '3', '1.254']],
    [['कुल', 'योग']],
    [['4,00,000', '\t75,000', '\t358,000']],
    [['House', 'No.', '1,', 'Ram', 'Nagar']],
    [['Ram', ',', 'Shyam,', 'and', 'Sita']],
    [['7-12"']],
    [['of', '"Plot', '30-5"']],
    [['wall', '9"', 'and', '24"']],
    [['wide', "55',", 'wall', '9"']],
    [['PIN', '\t|', '\t502094']],
  ])('leaves %j', (words) => {
    expect(read(words)).toBe(words.map((text) => text.trim()).join(' '))
  })

  it('leaves the rule of a table, which is higher than print', () => {
    const words = lineOf(['12', '|', 'Plot']).map((word) =>
      word.text === '|' && word.level ? { ...word, level: { ...word.level, h: 0.019 } } : word,
    )
    expect(withMendedMarks({ page: 1, width: 1000, height: 1400, turn: 0, source: 'ocr', words }).words[1]?.text).toBe('|')
  })

  it('leaves text that a file stores', () => {
    const stored: Page = { page: 1, width: 1000, height: 1400, turn: 0, source: 'text', words: lineOf(['No,', '309']) }
    expect(pageAsPrinted(stored)).toBe(stored)
  })
})
