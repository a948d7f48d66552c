import { describe, expect, it } from 'vitest'
import { withPairedLengths } from './paired-lengths.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

const read = (text: string): string => linesOf(withPairedLengths(pageOfLines(text)).words)

describe('units that other lengths tell', () => {
  it.each([
    ['East to West 35 fxxr and North to South 60 feet', 'East to West 35 feet and North to South 60 feet'],
    ['Size East-West 12.19 nnlc~and North-South 18.29 mtr.', 'Size East-West 12.19 mtr and North-South 18.29 mtr.'],
    ['North-South : 40 ft, East-West : 25 tfq', 'North-South : 40 ft, East-West : 25 ft'],
    ['East-West 44 fad North-S 61ft', 'East-West 44 ft North-S 61ft'],
    ['North Canal 30 ft\nEast Kovil 45 it\nSouth Ashram 30 ft', 'North Canal 30 ft\nEast Kovil 45 ft\nSouth Ashram 30 ft'],
    ['South 16.76’ M Canal', 'South 16.76 M Canal'],
  ])('%s', (text, printed) => {
    expect(read(text)).toBe(printed)
  })

  it.each([
    'East to West 35 road and North to South 60 feet',
    'East to West 35 fxxr and the road of 60 feet',
    'East to West 35 fxxr and East to West 60 feet',
    'East 30 ft\nof these 45 it\nis',
    "East 30' by 40’ road",
  ])('leaves %s', (text) => {
    expect(read(text)).toBe(text)
  })
})
