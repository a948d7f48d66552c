import { describe, expect, it } from 'vitest'
import { withAgreeingAreas } from './agreeing-areas.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

const read = (text: string): string => linesOf(withAgreeingAreas(pageOfLines(text)).words)

describe('withAgreeingAreas', () => {
  it.each([
    ['plot of 180.50 sq. yd. or 160.92 sq. m. at', 'plot of 180.50 sq. yd. or 150.92 sq. m. at'],
    ['240 sq. yards i.e.\n205.67 sq. metres', '240 sq. yards i.e.\n200.67 sq. metres'],
  ])('reads the digit that another unit tells: %s', (text, mended) => {
    expect(read(text)).toBe(mended)
  })

  it.each([
    ['area 312.45 fm afl i.e. 373.69 sq. yards', 'area 312.45 sq. m. fm afl i.e. 373.69 sq. yards'],
    ['plot of 266.67 ai | (222.97 sq. m.)', 'plot of 266.67 sq. yd. ai | (222.97 sq. m.)'],
    ['373.69 sq. yards or 312.45 afl in all', '373.69 sq. yards or 312.45 sq. m. afl in all'],
  ])('tells by the other unit the one that could not be read: %s', (text, mended) => {
    expect(read(text)).toBe(mended)
  })

  it.each([
    ['figures of other land', 'Survey No. 312.45 fm afl i.e. 200 sq. yards'],
    ['a figure with too few digits', 'House No. 1350 near 150 sq. yards'],
    ['figures that agree', '180.50 sq. yd. or 150.92 sq. m.'],
    ['figures that rounding sets apart', '136 sq. yd. or 113.61 sq. m.'],
    ['a digit that may be two others', '100.00 sq. m. or 1,071 sq. ft.'],
    ['round figures', 'area 2,700 sq. ft. (200.00 sq. yd.)'],
    ['figures of two things', 'plot of 180.50 sq. yd. with a house of 160.92 sq. m.'],
    ['figures that more than a digit parts', '180.50 sq. yd. or 263.92 sq. m.'],
  ])('leaves %s', (_, text) => {
    expect(read(text)).toBe(text)
  })
})
