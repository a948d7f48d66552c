import { describe, expect, it } from 'vitest'
import { amountAtEnd, areasIn, areSame, datesIn, smallNumber, wholeLength } from './measures.ts'

describe('measures', () => {
  it.each([
    ['1,760 square feet', [[1760, 'sqft']]],
    [
      'admeasuring 111.48 sq. mtr. i.e. 1200 sq ft',
      [
        [111.48, 'sqmt'],
        [1200, 'sqft'],
      ],
    ],
    ['200 वर्ग गज', [[200, 'sqyd']]],
    ['1.875sq ft', [[1875, 'sqft']]],
    ['139.35sqm', [[139.35, 'sqmt']]],
    [
      '240 Sq. Yds. or equivalent to 200.66 sq metres',
      [
        [240, 'sqyd'],
        [200.66, 'sqmt'],
      ],
    ],
    [
      'area 1,840 Sgq.ft., 1,200 Sq.fi. and 5q. ft 900',
      [
        [1840, 'sqft'],
        [1200, 'sqft'],
        [900, 'sqft'],
      ],
    ],
    ['Sq.Mt. 195.10 at Rs 400 per Sq.Ft. 4,200/-', [[195.1, 'sqmt']]],
    ['120 Sq.Ft. 45 and Sq.Yd. 3', [[120, 'sqft']]],
    [
      '162.58 sq.rn and 200 sq. mirs. and 240 Sg.Yds',
      [
        [162.58, 'sqmt'],
        [200, 'sqmt'],
        [240, 'sqyd'],
      ],
    ],
    ['Rs. 22,50,000 on 12 sqn', []],
  ])('finds areas in %s', (text, wanted) => {
    expect(areasIn(text).map(({ number, unit }) => [number, unit])).toEqual(wanted)
  })

  it('tells areas that agree across units', () => {
    expect(areSame({ number: 200, unit: 'sqyd' }, { number: 167.22, unit: 'sqmt' })).toBe(true)
    expect(areSame({ number: 200, unit: 'sqyd' }, { number: 196, unit: 'sqyd' })).toBe(false)
  })

  it.each([
    ['dated 03.08.2009', ['03/08/2009']],
    ['the 14th of February 2020', ['14/02/2020']],
    ['this 14th day of February 2020 and 18 Sep 2020', ['14/02/2020', '18/09/2020']],
    ['31/02/2021, 2021-03-05', ['05/03/2021']],
  ])('finds dates that exist in %s', (text, wanted) => {
    expect(datesIn(text).map((date) => date.text)).toEqual(wanted)
  })

  it.each([
    ['EDC - Rs. 7,04,000', 704_000],
    ['E.D.C.\t7.24,800', 724_800],
    ['Club 1,50,000/-', 150_000],
    ['no amount', undefined],
  ])('reads the amount at the end of %s', (text, wanted) => {
    expect(amountAtEnd(text)?.amount).toBe(wanted)
  })

  it.each([
    [`36'-0"`, `36'-0"`],
    ['30 ft each', '30 ft'],
    ['Road 30 ft wide', null],
    ['रास्ता 30 फीट', null],
  ])('knows whether %s is a length and nothing else', (text, wanted) => {
    expect(wholeLength(text)).toBe(wanted)
  })

  it('reads small numbers in words', () => {
    expect(['ninety nine', 'thirty', '99', 'several'].map(smallNumber)).toEqual([99, 30, 99, null])
  })
})
