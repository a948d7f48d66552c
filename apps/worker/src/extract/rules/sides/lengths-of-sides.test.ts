import { allSides } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { sidesOf } from '../sides.ts'
import { valuesBy } from '../written-paper.ts'

const read = (prefix: string, text: string): unknown[] => {
  const values = valuesBy(sidesOf, text) as Record<string, unknown>
  return allSides.map((side) => (values[`${prefix}_${side}`] as string | undefined)?.replace(/\.$/u, ''))
}
const none = [undefined, undefined, undefined, undefined]

describe('lengths of sides alone', () => {
  it.each([
    [
      'N-S (E side)\t: 60\'-0"\nN-S (W side)\t: 58\'-6"\nE-W (N side)\t: 40\'-0"\nE-W (S side)\t: 41\'-3"',
      ['60\'-0"', '58\'-6"', '40\'-0"', '41\'-3"'],
    ],
    [
      'Within the above boundaries: East West on the Northern side : 30 feet, East West on the Southern side : 30 feet, South North on the Eastern side : 45 feet, South North on the Western side : 45 feet, totally 1350 sq. ft.',
      ['45 feet', '45 feet', '30 feet', '30 feet'],
    ],
    [
      'length on north 44 feet, length on south 44 feet, breadth on east 22 feet, breadth on west 22 feet',
      ['22 feet', '22 feet', '44 feet', '44 feet'],
    ],
    ['Both East and West sides measure 18 m and both North and South sides measure 9 m.', ['18 m', '18 m', '9 m', '9 m']],
    ['Size : 9 x 15 mtr (North-South 9 mtr, East-West 15 mtr)', ['9 mtr', '9 mtr', '15 mtr', '15 mtr']],
    ['भुजा पूर्व - 30 फुट, भुजा पश्चिम - 30 फुट, भुजा उत्तर - 45 फुट, भुजा दक्षिण - 45 फुट', ['30 फुट', '30 फुट', '45 फुट', '45 फुट']],
    [
      'measuring on the East 40 feet, West 40 feet, North 60 feet, South 60 feet = 2400 sq. ft.',
      ['40 feet', '40 feet', '60 feet', '60 feet'],
    ],
    [
      'admeasuring 12 metres on its northern and southern sides and 20 metres on its eastern and western sides',
      ['20 metres', '20 metres', '12 metres', '12 metres'],
    ],
    ['Corner plot facing East; frontage 12 m; depth 18 m.', ['12 m', '12 m', '18 m', '18 m']],
    ['The plot measures 10.0 m (front, along the road on the North) x 22.0 m (depth).', ['22.0 m', '22.0 m', '10.0 m', '10.0 m']],
    ['Plot dimension (EW x NS)\t30 ft x 50 ft', ['50 ft', '50 ft', '30 ft', '30 ft']],
    ['Length (N-S)\t50 ft\tBreadth (E-W)\t30 ft', ['50 ft', '50 ft', '30 ft', '30 ft']],
    ['Sides (metres) : N 15.0, S 15.0, E 9.5, W 9.5', ['9.5 metres', '9.5 metres', '15.0 metres', '15.0 metres']],
    ['Sides in feet - North 40, South 40, East 60, West 60.', ['60 feet', '60 feet', '40 feet', '40 feet']],
    [
      'Measurement (in mtrs.)\nNorth\t12.50\nSouth\t12.50\nEast\t20.00\nWest\t20.00',
      ['20.00 mtrs', '20.00 mtrs', '12.50 mtrs', '12.50 mtrs'],
    ],
    ['Side\tLength (ft)\nNorth\t30\nSouth\t30\nEast\t45\nWest\t45', ['45 ft', '45 ft', '30 ft', '30 ft']],
    ['Plot measuring 30 ft in width (East to West) and 50 ft in length (North to South)', ['50 ft', '50 ft', '30 ft', '30 ft']],
    [
      'North-South measurement on East is 45 ft. and on West is 44 ft., East-West measurement on North is 25 ft. and on South is 26 ft.',
      ['45 ft', '44 ft', '25 ft', '26 ft'],
    ],
    [
      'Length East-West along North boundary : 13.71 m\nLength East-West along South boundary : 13.50 m\nLength North-South along East boundary : 22.86 m\nLength North-South along West boundary : 22.80 m',
      ['22.86 m', '22.80 m', '13.71 m', '13.50 m'],
    ],
  ])('%s', (text, lengths) => {
    expect(read('dimensions_deed', text)).toEqual(lengths)
    expect(read('boundaries_deed', text)).toEqual(none)
  })
})

describe('what names a side, and tells neither place nor length', () => {
  it.each([
    'The registered office of the society is in the North West of the city. The vendor has received the full price.',
    'The Purchaser shall have access from the road on the north side and shall not block the passage on the south.',
    'The Vendor has built a compound wall 4 feet high on the North and South sides of the plot.',
  ])('%s', (text) => {
    expect(read('boundaries_deed', text)).toEqual(none)
    expect(read('dimensions_deed', text)).toEqual(none)
  })
})
