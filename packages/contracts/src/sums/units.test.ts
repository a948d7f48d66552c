import { describe, expect, it } from 'vitest'
import { areaOfSides, parseArea, parseDimension, parseDimensions } from './dimensions.ts'
import { type AreaUnit, areaUnits, convertArea, convertLocalArea, convertRate } from './units.ts'

describe('areas', () => {
  it.each<[number, AreaUnit, AreaUnit, number]>([
    [1, 'sqyd', 'sqft', 9],
    [1, 'sqyd', 'sqmt', 0.83612736],
    [1, 'sqmt', 'sqft', 10.76391041671],
    [1, 'acre', 'sqft', 43_560],
    [1, 'hectare', 'sqmt', 10_000],
    [40, 'guntha', 'acre', 1],
    [1, 'guntha', 'sqft', 1089],
    [1, 'cent', 'sqft', 435.6],
    [1, 'kanal', 'marla', 20],
    [1, 'kanal', 'sqft', 5445],
    [1, 'marla', 'sqft', 272.25],
    [1, 'ground', 'sqft', 2400],
    [1, 'ankanam', 'sqft', 72],
    [1, 'lecha', 'sqft', 144],
    [0, 'acre', 'sqft', 0],
  ])('%d %s in %s is %d', (area, from, to, expected) => {
    expect(convertArea(area, from, to)).toBeCloseTo(expected, 9)
  })

  it('comes back to itself through every pair of units', () => {
    const units = Object.keys(areaUnits) as AreaUnit[]
    for (const from of units) for (const to of units) expect(convertArea(convertArea(123.45, from, to), to, from)).toBeCloseTo(123.45, 9)
  })

  it("reckons with a lender's 10.76", () => {
    expect(convertArea(100, 'sqmt', 'sqft', { sqftPerSqmt: 10.76 })).toBeCloseTo(1076, 9)
    expect(convertArea(1, 'hectare', 'sqft', { sqftPerSqmt: 10.76 })).toBeCloseTo(107_600, 6)
  })

  it.each<[number, AreaUnit, AreaUnit, number]>([
    [5000, 'sqft', 'sqyd', 45_000],
    [45_000, 'sqyd', 'sqft', 5000],
    [5000, 'sqft', 'sqmt', 53_819.5520835],
  ])('₹%d per %s is per %s ₹%d', (rate, from, to, expected) => {
    expect(convertRate(rate, from, to)).toBeCloseTo(expected, 5)
  })

  it('keeps area × rate the same in every unit', () => {
    expect(convertArea(133.333, 'sqyd', 'sqmt') * convertRate(45_000, 'sqyd', 'sqmt')).toBeCloseTo(133.333 * 45_000, 4)
  })
})

describe('bigha and katha', () => {
  it('differ by state and tell the factor', () => {
    expect(convertLocalArea(2, 'bigha', 'west bengal')).toEqual({ sqft: 28_800, factor: 14_400 })
    expect(convertLocalArea(1, 'katha', 'Assam').factor).toBe(2880)
    expect(convertLocalArea(1, 'bigha', 'Rajasthan', 17_424).factor).toBe(17_424)
  })

  it.each(['', '   '])('refuse without a state', (state) => {
    expect(() => convertLocalArea(1, 'bigha', state)).toThrow(RangeError)
  })

  it('refuse a state that is not known, and a size of nothing', () => {
    expect(() => convertLocalArea(1, 'katha', 'Kerala')).toThrow(/Kerala/)
    expect(() => convertLocalArea(1, 'katha', 'Bihar', 0)).toThrow(RangeError)
  })
})

describe('dimensions', () => {
  it.each([
    [`30'-6"`, 30.5],
    [`30’ 6”`, 30.5],
    [`30'6''`, 30.5],
    [`30'6`, 30.5],
    ['30 ft 6 in', 30.5],
    ['30 ft. 6 in.', 30.5],
    ['30 feet 6 inches', 30.5],
    ['30 ft', 30],
    ['9.144 m', 30],
    ['9.144 mtrs', 30],
    ['914.4 cm', 30],
    ['10 yards', 30],
    ['6"', 0.5],
    ['1,200 ft', 1200],
    ['३० फुट', 30],
  ])('%s is %d ft', (text, feet) => {
    expect(parseDimension(text)?.feet).toBeCloseTo(feet, 9)
    expect(parseDimension(text)?.assumed).toBe(false)
  })

  it('takes feet where no unit stands, and says so', () => {
    expect(parseDimension('37')).toEqual({ feet: 37, assumed: true })
  })

  it.each(['', 'road', '20 ft wide road', '6 in 30 ft', '30-6', 'ft', '12 kanal', '1e3', '30 ft 6 in 2 in'])('%j is no length', (text) => {
    expect(parseDimension(text)).toBeNull()
  })

  it.each<[string, number[]]>([
    ['37 x 27', [37, 27]],
    ["37' × 27'", [37, 27]],
    [`30'-6" X 40'`, [30.5, 40]],
    ['30 by 40 ft', [30, 40]],
    ['9.144 x 12.192 m', [30, 40]],
    ['40', [40]],
  ])('%s has the sides %j', (text, feet) => {
    expect(parseDimensions(text)?.map((side) => Math.round(side.feet * 1e6) / 1e6)).toEqual(feet)
  })

  it('is null when a side is no length', () => {
    expect(parseDimensions('37 x road')).toBeNull()
    expect(parseDimensions('1 x 2 x 3 x 4')).toBeNull()
  })

  it.each([
    ['1,200 sq ft', 1200],
    ['1,23,456 sq.ft.', 123_456],
    ['111.48 sq m i.e. 1200 sq ft', 1199.961],
    ['133.33 sq. yds', 1199.97],
    ['150 gaj', 1350],
    ['१५० वर्ग गज', 1350],
    ['0.5 acre', 21_780],
    ['37 x 27', 999],
    ['5 cents', 2178],
  ])('%s is %d sq ft', (text, sqft) => {
    expect(parseArea(text)?.sqft).toBeCloseTo(sqft, 2)
  })

  it.each(['', '1200', '2 bigha', '3 katha', 'as per deed', '12 sq', '5 centimetres'])('%j is no area', (text) => {
    expect(parseArea(text)).toBeNull()
  })

  it('bounds the area of four sides', () => {
    expect(areaOfSides(30, 30, 40, 40)).toEqual({ most: 1200, exact: true })
    const uneven = areaOfSides(30, 32, 40, 41)
    expect(uneven.exact).toBe(false)
    expect(uneven.most).toBeGreaterThan(1200)
    expect(areaOfSides(1, 1, 1, 100).most).toBe(0)
  })
})
