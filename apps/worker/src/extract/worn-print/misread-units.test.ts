import { describe, expect, it } from 'vitest'
import type { Word } from '../../ocr/model.ts'
import { withMendedUnits } from './misread-units.ts'
import { pageAsPrinted } from './page-as-printed.ts'

const words = (text: string): Word[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      line.split(' ').map((one): Word => ({ text: one, conf: 0.9, page: 1, box: null, level: null, line: at, block: 0, size: 0 })),
    )

const read = (text: string): string => {
  const out: string[] = []
  for (const word of withMendedUnits({ page: 1, width: 1000, height: 1400, turn: 0, source: 'ocr', words: words(text) }).words)
    out[word.line] = out[word.line] ? `${out[word.line]} ${word.text}` : word.text
  return out.join('\n')
}

describe('withMendedUnits', () => {
  it.each([
    ['measuring 255 sa. ft. of land', 'measuring 255 sq. ft. of land'],
    ['i.e. 185.81 Sq. Murs.', 'i.e. 185.81 Sq. Mtrs.'],
    ['an area of 240 SA. YDS.', 'an area of 240 SQ. YDS.'],
    ['plot of 200 sg, yos', 'plot of 200 sq. yds'],
    ['1,250 5q.fr.', '1,250 sq.ft.'],
    ['800 sa.ft.,', '800 sq.ft.,'],
    ['(size) 45 fr.', '(size) 45 ft.'],
    ['Sale Deed, Index Il, Tax Bill', 'Sale Deed, Index II, Tax Bill'],
    ['Urban Estate Phase VIL.', 'Urban Estate Phase VII.'],
    ['Urban Estate Phase If, Ludhanpur', 'Urban Estate Phase II, Ludhanpur'],
    ['Mis ATL Greenfield Ltd.', 'M/s ATL Greenfield Ltd.'],
    ['Ravi Slo Ram Lal, Rlo 12', 'Ravi S/o Ram Lal, R/o 12'],
    ['Clo Architect Jayshree', 'C/o Architect Jayshree'],
    ["Share'in land", 'Share in land'],
  ])('reads %s as %s', (text, printed) => {
    expect(read(text)).toBe(printed)
  })

  it.each([
    'Sa. Murthy',
    'S.A. No. 12',
    'SA Road',
    'Fr. Agnel Ashram',
    'Phase 11',
    'Phase V',
    'Part A',
    'Mis sold goods',
    'Miss Sita',
    'Slow Road',
    'Part If the buyer',
    "Buyer's bank",
    "D'Souza",
    'the sq. 12',
    'Mur and Murs',
    'Block II',
    '2nd floor, 45 free',
  ])('leaves %s', (text) => {
    expect(read(text)).toBe(text)
  })
})

describe('pageAsPrinted', () => {
  it('mends units of a recognised page alone', () => {
    const page = { page: 1, width: 1000, height: 1400, turn: 0, words: words('measuring 255 sa. ft.') } as const
    expect(pageAsPrinted({ ...page, source: 'ocr' }).words[2]?.text).toBe('sq.')
    expect(pageAsPrinted({ ...page, source: 'text' }).words[2]?.text).toBe('sa.')
  })
})
