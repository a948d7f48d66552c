import { describe, expect, it } from 'vitest'
import { withMendedUnits } from './misread-units.ts'
import { pageAsPrinted } from './page-as-printed.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

const read = (text: string): string => linesOf(withMendedUnits(pageOfLines(text)).words)

describe('withMendedUnits', () => {
  it.each([
    ['measuring 255 sa. ft. of land', 'measuring 255 sq. ft. of land'],
    ['i.e. 185.81 Sq. Murs.', 'i.e. 185.81 Sq. Mtrs.'],
    ['an area of 240 SA. YDS.', 'an area of 240 SQ. YDS.'],
    ['plot of 200 sg, yos', 'plot of 200 sq. yds'],
    ['1,250 5q.fr.', '1,250 sq.ft.'],
    ['800 sa.ft.,', '800 sq.ft.,'],
    ['...1,240 sa.ft. of land', '...1,240 sq.ft. of land'],
    ['95.40 5G. Meter', '95.40 SQ. Meter'],
    ['86 sg.mt.', '86 sq.mt.'],
    ['297.29 sa.m (Ac. 0.073)', '297.29 sq.m (Ac. 0.073)'],
    ['(size) 45 fr.', '(size) 45 ft.'],
    ['passage § ft. wide', 'passage 8 ft. wide'],
    ['Plot No. 12 - 30 fi.', 'Plot No. 12 - 30 ft.'],
    ['on +919812345670-and on the other', 'on +919812345670 and on the other'],
    ['1,110 sq.tt. in all', '1,110 sq.ft. in all'],
    ['1,110 sa_ft..', '1,110 sq.ft..'],
    ['Area of 2,140 Sf . in', 'Area of 2,140 Sft . in'],
    ['2.1 Ares, that 15 210.00 sq. m.', '2.1 Ares, that is 210.00 sq. m.'],
    ['Area : 2,590 $ft', 'Area : 2,590 Sft'],
    ['an area of. 371.61.\nsquare metres', 'an area of. 371.61\nsquare metres'],
    ['West 30 leet', 'West 30 ft'],
    ['Sale Deed, Index Il, Tax Bill', 'Sale Deed, Index II, Tax Bill'],
    ['Urban Estate Phase VIL.', 'Urban Estate Phase VII.'],
    ['Urban Estate Phase If, Ludhanpur', 'Urban Estate Phase II, Ludhanpur'],
    ['Mis ATL Greenfield Ltd.', 'M/s ATL Greenfield Ltd.'],
    ['Ravi Slo Ram Lal, Rlo 12', 'Ravi S/o Ram Lal, R/o 12'],
    ['Ravi S/a Ram Lal', 'Ravi S/o Ram Lal'],
    ['Ravi Sfo Ram Lal, Wio Mohan', 'Ravi S/o Ram Lal, W/o Mohan'],
    ['Clo Architect Jayshree', 'C/o Architect Jayshree'],
    ["Share'in land", 'Share in land'],
  ])('reads %s as %s', (text, printed) => {
    expect(read(text)).toBe(printed)
  })

  it.each([
    ['118.40 sq.in (Ac. 0.029)', '118.40 sq.m (Ac. 0.029)'],
    ['118.40 sq. in. only', '118.40 sq. m. only'],
    ['1,240 Sit super built-up', '1,240 Sft super built-up'],
    ['i.e. 2,118 Sfi.', 'i.e. 2,118 Sft.'],
    ['1,240 Sli. carpet', '1,240 Sft. carpet'],
    ['2,118 Sci.ft only', '2,118 Sq.ft only'],
    ['2,118 Sq.ftie. 4 Katha', '2,118 Sq.ft ie. 4 Katha'],
    ['118.40 व़र्गमीटर', '118.40 वर्गमीटर'],
    ['to Sit down', 'to Sit down'],
    ['6 in. pipe', '6 in. pipe'],
  ])('reads %s as %s', (worn, printed) => {
    expect(read(worn)).toBe(printed)
  })
  it.each([
    'Sa. Murthy',
    'S.A. No. 12',
    'SA Road',
    'Fr. Agnel Ashram',
    '§ Section',
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
    expect(pageAsPrinted(pageOfLines('measuring 255 sa. ft.')).words[2]?.text).toBe('sq.')
    expect(pageAsPrinted(pageOfLines('measuring 255 sa. ft.', 'text')).words[2]?.text).toBe('sa.')
  })
})
