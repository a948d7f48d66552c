import { allSides, type Side } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { sidesOf } from './sides.ts'
import { valuesBy } from './written-paper.ts'

type Four = readonly [east: string, west: string, north: string, south: string]

const read = (prefix: string, text: string): unknown[] => {
  const values = valuesBy(sidesOf, text) as Record<string, unknown>
  return allSides.map((side: Side) => values[`${prefix}_${side}`])
}

const wanted: Four = ['Plot No. 12', 'House of Sh. Ram Lal', '30 feet wide road', 'Land of Smt. Sita Devi']
const [e, w, n, s] = wanted

const boundaries: Record<string, string> = {
  'lines with colons': `East : ${e}\nWest : ${w}\nNorth : ${n}\nSouth : ${s}`,
  'numbered lines in capitals': `1. ON THE EAST: ${e}\n2. ON THE WEST: ${w}\n3. ON THE NORTH: ${n}\n4. ON THE SOUTH: ${s}\nVENDOR VENDEE`,
  cells: `East by\t${e}\nWest by\t${w}\nNorth by\t${n}\nSouth by\t${s}\nSeller Buyer`,
  'cells with a cell for the mark': `EAST\t::\t${e}\nSOUTH\t::\t${s}\nWEST\t::\t${w}\nNORTH\t::\t${n}`,
  leaders: `To the east ................. ${e}\nTo the west ................. ${w}\nTo the north ................ ${n}\nTo the south ................ ${s}`,
  'adverbs with dashes': `Eastwards - ${e}\nWestwards - ${w}\nNorthwards - ${n}\nSouthwards - ${s}`,
  adjectives: `Eastern Boundary – ${e}\nWestern Boundary – ${w}\nNorthern Boundary – ${n}\nSouthern Boundary – ${s}`,
  'one sentence': `bounded on the East by ${e}, on the West by ${w}, on the North by ${n} and on the South by ${s}.`,
  'a sentence over lines': `and is bounded on or towards the North by ${n}, towards the\nSouth by Land of Smt.\nSita Devi, towards the East by Plot No.\n12 and towards the West by ${w} and together with all rights.`,
  'a sentence that names the side once': `butted and bounded as follows: East by ${e}; West by ${w}; North by ${n}; South by ${s}.`,
  'the value before the side': `The land is bounded by ${e} on the East, ${w} on the West, ${n} on the North and ${s} on the South.`,
  'surrounded by, to the side': `The house is surrounded by ${n} to the north, by ${s} to the south, by ${e} to the east and by ${w} to the west.`,
  letters: `Boundaries: E: ${e}, W: ${w}, N: ${n}, S: ${s}`,
  'letters in lines': `E - ${e}\nW - ${w}\nN - ${n}\nS - ${s}`,
  'a heading in two rows': `EAST\tWEST\n${e}\t${w}\nNORTH\tSOUTH\n${n}\t${s}\nSELLER BUYER`,
  'a heading in one row': `Direction\tNorth\tSouth\tEast\tWest\nAs per deed\t${n}\t${s}\t${e}\t${w}\nAs per site\tRoad\tHouse\tPlot\tPlot`,
  'a table with lengths': `Direction\tBounded by\tLength\nEast\t${e}\t60 ft\nWest\t${w}\t60 ft\nNorth\t${n}\t30 ft\nSouth\t${s}\t30 ft`,
  'two in a row': `East : ${e}\tWest : ${w}\nNorth : ${n}\tSouth : ${s}`,
  Hindi: `चतुर्सीमा\nपूर्व में - ${e}\nपश्चिम में - ${w}\nउत्तर में - ${n}\nदक्षिण में - ${s}`,
  'Hindi and English': `पूर्व / East : ${e}\nपश्चिम / West : ${w}\nउत्तर / North : ${n}\nदक्षिण / South : ${s}`,
  'Hindi that was read badly, and English': `पूर्वपू र्व/ East\t${e}\nपश्चिम / West\t${w}\nउत्र / North\t${n}\nदक्षिण / South\t${s}`,
  'headings in two languages': `उत्र North\tदक्षिण South\tपूर्वपू र्वEast\tपश्चिम West\n${n}\t${s}\t${e}\t${w}\n45 ft\t45 ft\t55 ft\t55 ft`,
  'Hindi glued to English': `पूर्वपू र्वEast\t${e}\nपश्चिम West\t${w}\nउत्र North\t${n}\nदक्षिण South\t${s}`,
  'misread Hindi last': `दक्षिण / South\t${s}\nपूर्वपू र्व/ East\t${e}\nउत्र / North\t${n}\nपश्चिम / West\t${w}`,
  'a bracketed sentence behind': `on the North by : ${n}; on the South\nby : ${s}; on the East by : ${e}; on the West by : ${w}.\n(Undivided share hereby conveyed).\n596 Sq.ft. of undivided share`,
  'colons read as dots': `To the east\t. ${e}\nTo the west\t. ${w}\nTo the north\t. ${n}\nTo the south\t. ${s}`,
  'by glued to the side': `Northby\t${n}\nSouthby\t${s}\nEast by\t${e}\nWest by\t${w}`,
  'lengths above': `On the Northern side : 40'-0"\nOn the Southern side : 40'-0"\nOn the Eastern side\t: 35'-0"\nOn the Western side : 35'-0"\nbounded on all sides as under :\nEAST\t:: ${e}\nSOUTH :: ${s}\nWEST\t:: ${w}\nNORTH :: ${n}`,
  'spaced leaders': `To the east . . . . . . . ${e}\nTo the west . . . . . . . ${w}\nTo the north . . . . . . ${n}\nTo the south . . . . . . ${s}`,
  'Hindi in Latin letters': `Purab : ${e}\nPaschim : ${w}\nUttar : ${n}\nDakshin : ${s}`,
  'misread words': `On the Eaat by: ${e}\nOn the West by: ${w}\nOn the Norih by: ${n}\nOn the South by: ${s}`,
  'East misread as Fast': `ON THE FAST : By ${e}\nON THE WEST : By ${w}\nON THE NORTH : By ${n}\nON THE SOUTH : By ${s}`,
  'a state above': `Colony, Rampur, Uttar\nPradesh 244901\nEast: ${e}\nWest: ${w}\nNorth: ${n}\nSouth: ${s}`,
  'a side in the address above': `Plot No. 7, Anna Nagar West, Market Road\nEast: ${e}\nWest: ${w}\nNorth: ${n}\nSouth: ${s}`,
  'the letter of the alphabet': `(a) North: ${n}\n(b) South: ${s}\n(c) East: ${e}\n(d) West: ${w}`,
  of: `To the East of : ${e}\nTo the West of : ${w}\nTo the North of : ${n}\nTo the South of : ${s}\n\nMeasuring East to West 40 feet`,
  'the side in the last cell': `${e}\tEast\n${w}\tWest\n${n}\tNorth\n${s}\tSouth\nSigned before me`,
  'numbered, the side in the last cell': `1\t${n}\tNorth side\n2\t${s}\tSouth side\n3\t${e}\tEast side\n4\t${w}\tWest side`,
  Gujarati: `Purve : ${e}\nPaschime : ${w}\nUttare : ${n}\nDakshine : ${s}`,
  'Malayalam in headings': `Kizhakku (East)\tThekku (South)\tPadinjaru (West)\tVadakku (North)\n${e}\t${s}\t${w}\t${n}`,
  Malayalam: `Kizhakku - ${e}\nThekku - ${s}\nPadinjaru - ${w}\nVadakku - ${n}`,
  Tamil: `Kizhakku : ${e}\nMerku : ${w}\nVadakku : ${n}\nTherku : ${s}`,
  Telugu: `Thurpu : ${e}\nPadamara : ${w}\nUttaram : ${n}\nDakshinam : ${s}`,
  Kannada: `Poorva : ${e}\nPaschima : ${w}\nUttara : ${n}\nDakshina : ${s}`,
  Bengali: `Purbe - ${e}\nPaschime - ${w}\nUttare - ${n}\nDakshine - ${s}`,
  Marathi: `Purvesa : ${e}\nPaschimesa : ${w}\nUttaresa : ${n}\nDakshinesa : ${s}`,
  Punjabi: `Chadhda - ${e}\nLehnda - ${w}\nPahad - ${n}\nDakkhan - ${s}`,
  Urdu: `Mashriq : ${e}\nMaghrib : ${w}\nShumal : ${n}\nJunoob : ${s}`,
  'lengths in square brackets': `East: ${e} [22.86 m]\nWest: ${w} [22.86 m]\nNorth: ${n} [6.1 m]\nSouth: ${s} [6.1 m]`,
  'length first': `East: 60 ft., ${e}\nWest: 60 ft., ${w}\nNorth: 40 ft - ${n}\nSouth: 40 ft by ${s}`,
}

describe('boundaries', () => {
  it.each(Object.entries(boundaries))('reads %s', (_name, text) => {
    expect(read('boundaries_deed', text)).toEqual(wanted)
  })

  it('reads no line of a side whose name is lost as the end of the one above', () => {
    const text = `On or towards the north by ${n}\nOn or towards the south by ${s}\nOn or towards the east by\tPlot\nOn or towards the wi`
    expect(read('boundaries_deed', text)[0]).toBe('Plot')
  })

  it('takes the part sold before the whole land', () => {
    const list = (mark: string) => allSides.map((side) => `${side}: ${mark} ${side === 'east' ? 'A' : 'B'} tower`).join('\n')
    const text = `SCHEDULE A\nThe entire land bounded as under\n${list('Survey')}\nSCHEDULE B\nFlat No. 3 hereby sold, bounded by\n${list('Flat')}`
    expect(read('boundaries_deed', text)).toEqual(['Flat A tower', 'Flat B tower', 'Flat B tower', 'Flat B tower'])
  })

  it('goes on over the end of a line', () => {
    const text = 'East: House of Shri Ramesh Kumar Sharma and\nothers\nWest: Plot No. 3\nNorth: Road\nSouth: Plot No. 9'
    expect(read('boundaries_deed', text)[0]).toBe('House of Shri Ramesh Kumar Sharma and others')
  })

  it.each([
    'He lives in the East and works in the West. The North Block is open.',
    'Regional offices: East, West, North and South.',
    'West Bengal\nNorth Street\nSouth Avenue',
  ])('finds no boundaries in %s', (text) => {
    expect(read('boundaries_deed', text)).toEqual([undefined, undefined, undefined, undefined])
  })
})

const dimensions: readonly (readonly [text: string, eastWest: string, northSouth: string])[] = [
  ['East to West 40 feet, North to South 60 feet.', '40 feet', '60 feet'],
  ['East-West: 40 feet; North-South: 60 feet', '40 feet', '60 feet'],
  ['E-W 40 feet, N-S 60 feet', '40 feet', '60 feet'],
  ['EAST TO WEST 40 FEET NORTH TO SOUTH 60 FEET', '40 FEET', '60 FEET'],
  ['East West 40 feet North South 60 feet', '40 feet', '60 feet'],
  ['East West 40 feet North\nSouth 60 feet', '40 feet', '60 feet'],
  ['It measures 40 feet from East to West and 60 feet from North to South.', '40 feet', '60 feet'],
  ['measuring 40 ft. (E-W) x 60 ft. (N-S)', '40 ft.', '60 ft.'],
  ['Measuring East to West : 40\'-0" and North to South : 60\'-0"', '40\'-0"', '60\'-0"'],
  ['Measuring East to West : 40 feet (Forty feet), North to South : 60 feet (Sixty feet).', '40 feet', '60 feet'],
  ['East-West on both sides 40 feet (12.19 metres) and North-South on both sides 60 feet (18.29 metres)', '40 feet', '60 feet'],
  ['Length on the North and South sides 40 ft each and on East and West sides 60 ft each', '40 ft', '60 ft'],
  ['Northern side : 40 ft\nSouthern side : 40 ft\nEastern side : 60 ft\nWestern side : 60 ft', '40 ft', '60 ft'],
  ['40 feet on the North, 40 feet on the South, 60 feet on the East and 60 feet on the West', '40 feet', '60 feet'],
  ['East to West x North to South : 40 ft x 60 ft', '40 ft', '60 ft'],
  ['E-W 40 x N-S 60 feet', '40 feet', '60 feet'],
  ['East to West\t12.19 mtr\nNorth to South\t18.29 mtr', '12.19 mtr', '18.29 mtr'],
  ['Dimensions: North 40\'-0", South 40\'-0", East 60\'-0", West 60\'-0"', '40\'-0"', '60\'-0"'],
  [
    'East : Plot No. 3 (60 feet)\nWest : Plot No. 5 (60 feet)\nNorth : Road 30 ft wide, measuring 40 feet\nSouth : Plot 9, 40 feet',
    '40 feet',
    '60 feet',
  ],
  [
    'पूर्व / East\tपश्चिम / West\tउत्तर / North\tदक्षिण / South\nPlot No. 36\tHouse of Omkar Hegde\tPark\tColony passage\n60 ft\t60 ft\t30 ft\t30 ft\nThe Lessee',
    '30 ft',
    '60 ft',
  ],
  ['Side\tEast\tWest\tNorth\tSouth\nLength (ft)\t60\t60\t40\t40', '40 ft', '60 ft'],
  ['पूर्व से पश्चिम 40 फीट, उत्तर से दक्षिण 60 फीट', '40 फीट', '60 फीट'],
]

describe('dimensions', () => {
  it.each(dimensions)('reads %s', (text, eastWest, northSouth) => {
    expect(read('dimensions_deed', text)).toEqual([northSouth, northSouth, eastWest, eastWest])
  })

  it('leaves the width of a road with the road', () => {
    const text = 'East: Road 30 feet\nWest: Colony road, 25 feet\nNorth: Plot No. 4\nSouth: Plot No. 6'
    expect(read('dimensions_deed', text)).toEqual([undefined, undefined, undefined, undefined])
    expect(read('boundaries_deed', text).slice(0, 2)).toEqual(['Road 30 feet', 'Colony road, 25 feet'])
  })
})
