import { allSides } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { sidesOf } from '../sides.ts'
import { valuesBy } from '../written-paper.ts'

const read = (text: string): { places: unknown[]; lengths: unknown[] } => {
  const values = valuesBy(sidesOf, `SCHEDULE\nAll that Plot No. 7 at Bhilgaon.\n${text}\nVENDOR\tVENDEE`) as Record<string, unknown>
  return {
    places: allSides.map((side) => values[`boundaries_deed_${side}`]),
    lengths: allSides.map((side) => values[`dimensions_deed_${side}`]),
  }
}
const none = [undefined, undefined, undefined, undefined]

describe('a part of something beside a side', () => {
  it('is what lies there, and is not the side of something', () => {
    expect(read('North\tPart of Plot No. 8\tSouth\tRoad\nEast\tLane\tWest\tPark').places).toEqual([
      'Lane',
      'Park',
      'Part of Plot No. 8',
      'Road',
    ])
  })
})

describe('a number parted from its word by a stain', () => {
  it('goes on the neighbour it numbers, and is no length', () => {
    expect(read('East : Flat No.\t205\tnf\nWest : Stairs\nNorth : Plot No.\t40 ft\nSouth : Khasra No.\tB-12').places).toEqual([
      'Flat No. 205',
      'Stairs',
      'Plot No',
      'Khasra No. B-12',
    ])
  })
})

describe('a length in front of each place is the side’s', () => {
  it.each([
    [
      `East\t50'-0" Property of Jaswinder Singh\nWest\t50'-0" House of Gurdeep\nNorth\t55'-0" Vacant plot\nSouth\t55'-0" 75 feet wide road`,
      [`50'-0"`, `50'-0"`, `55'-0"`, `55'-0"`],
      ['Property of Jaswinder Singh', 'House of Gurdeep', 'Vacant plot', '75 feet wide road'],
    ],
    [
      'East : 12.19 m Plot No. 4\nWest : 12.19 m Plot No. 6\nNorth : 18.28 m House of Ravi\nSouth : 18.28 m Park',
      ['12.19 m', '12.19 m', '18.28 m', '18.28 m'],
      ['Plot No. 4', 'Plot No. 6', 'House of Ravi', 'Park'],
    ],
    [
      'bounded on the East by 40 ft House of Ram, on the West by 40 ft land of Sita, on the North by 30 ft Plot No. 3 and on the South by 30 ft Gali.',
      ['40 ft', '40 ft', '30 ft', '30 ft'],
      ['House of Ram', 'land of Sita', 'Plot No. 3', 'Gali'],
    ],
    [
      `पूर्व / East\t40'-0" Property of Balwant Rai\nउत्र / North\t55'-0" Park\nपश्चिम / West\t40'-0" Khasra No. 39//23\nदक्षिण / South\t55'-0" Rasta 4 Karam`,
      [`40'-0"`, `40'-0"`, `55'-0"`, `55'-0"`],
      ['Property of Balwant Rai', 'Khasra No. 39//23', 'Park', 'Rasta 4 Karam'],
    ],
    [
      'North\tSouth\tEast\tWest\n30 ft House of Ali\t30 ft Plot No. 8\t45 ft School wall\t45 ft 20 ft road',
      ['45 ft', '45 ft', '30 ft', '30 ft'],
      ['School wall', '20 ft road', 'House of Ali', 'Plot No. 8'],
    ],
  ])('%s', (text, lengths, places) => expect(read(text)).toEqual({ places, lengths }))

  it.each([
    'East : 40 feet road\nWest : 20 feet lane\nNorth : 12 m D.P. road\nSouth : 9 m internal road',
    'East : 40 ft road\nWest : Plot No. 4\nNorth : 12 ft passage\nSouth : Plot No. 9',
    'East : 30\'-0" wide road\nWest : 20\'-0" wide lane\nNorth : 10\'-0" wide drain\nSouth : 10\'-0" wide open space',
    'East : 40 ft road\nWest : 20 ft road\nNorth : 30 ft Govt. land\nSouth : 24 ft street',
  ])('but not the width of a road: %s', (text) => expect(read(text).lengths).toEqual(none))
})

describe('what was found on the site', () => {
  const heads = 'Side\tNorth\tSouth\tEast\tWest'
  const places = ['Green Belt', 'Plot No. 121', 'Park', 'House of Om']
  const lengths = ['16.76 m', '16.76 m', '12.19 m', '12.19 m']
  it.each([
    `${heads}\nLength at site\t12.19 m\t12.19 m\t16.76 m\t16.76 m\nAdjoining\tPark\tHouse of Om\tGreen Belt\tPlot No. 121`,
    `${heads}\nAdjoining\tPark\tHouse of Om\tGreen Belt\tPlot No. 121\nActual size\t12.19 m\t12.19 m\t16.76 m\t16.76 m`,
    `${heads}\nAs per deed\tPark\tHouse of Om\tGreen Belt\tPlot No. 121\nAs found on site\tRoad\tShop\tLane\tWell\nMeasured at spot\t12.19 m\t12.19 m\t16.76 m\t16.76 m`,
    `${heads}\nOn the spot\tRoad\tShop\tLane\tWell\nAs per deed\tPark\tHouse of Om\tGreen Belt\tPlot No. 121\nMeasurement on site\t12.19 m\t12.19 m\t16.76 m\t16.76 m`,
  ])('counts where nothing else tells it: %s', (text) => {
    expect(read(text)).toEqual({ places: [places[0], places[1], places[2], places[3]], lengths })
  })

  it('yields to what the deed says', () => {
    const text = `${heads}\nLength as per deed\t12 m\t12 m\t16 m\t16 m\nLength at site\t12.19 m\t12.19 m\t16.76 m\t16.76 m`
    expect(read(text).lengths).toEqual(['16 m', '16 m', '12 m', '12 m'])
  })
})

it.each([
  'Shumal (North)\tGali 11 ft\nJanub (South)\tRoad\nMashriq (East)\tHouse No. 554\nMaghrib (West)\tShop of Arif',
  'Bada (North)\tGali 11 ft\nTalla (South)\tRoad\nUgana (East)\tHouse No. 554\nAstha (West)\tShop of Arif',
  'Shimal (North) : Gali 11 ft\nJanoob (South) : Road\nMashriq (East) : House No. 554\nMaghrib (West) : Shop of Arif',
])('leaves out the other language’s name of the next side: %s', (text) => {
  expect(read(text).places).toEqual(['House No. 554', 'Shop of Arif', 'Gali 11 ft', 'Road'])
})

it.each([
  'ON THE EAST : By Plot No. 33.\nON THE WEST : By Plot No. 89.\nON THE NORTH : By Flat 7.\nON THE SOUTH : By Gali No. 2.',
  'East: Plot No. 33. West: Plot No. 89. North: Flat 7. South: Gali No. 2.',
  '1. East : Plot No. 33.\n2. West : Plot No. 89.\n3. North : Flat 7.\n4. South : Gali No. 2.',
  '1) East : Plot No. 33; 2) West : Plot No. 89; 3) North : Flat 7; 4) South : Gali No. 2.',
  '1. East\tPlot No. 33\t2. West\tPlot No. 89\n3. North\tFlat 7\t4. South\tGali No. 2',
  '1. East : Plot No. 33 2. West : Plot No. 89 3. North : Flat 7 4. South : Gali No. 2',
])('keeps a place’s number at its end, and leaves the next side’s: %s', (text) => {
  expect(read(text).places).toEqual(['Plot No. 33', 'Plot No. 89', 'Flat 7', 'Gali No. 2'])
})

it.each([
  'The plot adjoins Green Belt on the east, Plot No. 151 on the west, Park on the north, Booth No. 20 on the south.',
  'The site abuts Green Belt on the east, Plot No. 151 on the west, Park on the north and Booth No. 20 on the south.',
  'The land touches Green Belt on the East, Plot No. 151 on the West, Park on the North and Booth No. 20 on the South.',
  'The house has Green Belt on the East, Plot No. 151 on the West, Park on the North and Booth No. 20 on the South.',
  'The unit faces Green Belt on the East, Plot No. 151 on the West, Park on the North and Booth No. 20 on the South.',
  'It is flanked by Green Belt on the East, Plot No. 151 on the West, Park on the North and Booth No. 20 on the South.',
  'The property, adjoining Green Belt on the East, Plot No. 151 on the West, Park on the North and Booth No. 20 on the South, is vacant.',
])('leaves out what is said to lie there: %s', (text) => {
  expect(read(text).places).toEqual(['Green Belt', 'Plot No. 151', 'Park', 'Booth No. 20'])
})

it.each([
  'East-West\tNorth-South\n12.19 m\t9.14 m\nEast\tRoad\nWest\tSite No. 113\nNorth\tSite No. 90\nSouth\tSite No. 88',
  'East - West\tNorth - South\n12.19 m\t9.14 m\nEast : Road\nWest : Site No. 113\nNorth : Site No. 90\nSouth : Site No. 88',
  'E-W\tN-S\n12.19 m\t9.14 m\nEast\tRoad\nWest\tSite No. 113\nNorth\tSite No. 90\nSouth\tSite No. 88',
  'East-West x North-South : 12.19 m x 9.14 m\nEast : Road\nWest : Site No. 113\nNorth : Site No. 90\nSouth : Site No. 88',
  'with dimensions N 12.19 m, S 12.19 m, E 9.14 m, W 9.14 m, and bounded: East-Road, West-Site No. 113, North-Site No. 90, South-Site No. 88',
])('heads lengths by directions, not sides: %s', (text) => {
  expect(read(text)).toEqual({
    places: ['Road', 'Site No. 113', 'Site No. 90', 'Site No. 88'],
    lengths: ['9.14 m', '9.14 m', '12.19 m', '12.19 m'],
  })
})

it('parts a length behind leaders from a road', () => {
  const text =
    'East: Site of Gopala ... 44.6 ft\nSouth: 33 ft wide road ... 49 ft\nWest: Plot No. 26 ... 44.6 ft\nNorth: Site of Durga ... 49 ft'
  expect(read(text)).toEqual({
    places: ['Site of Gopala', 'Plot No. 26', 'Site of Durga', '33 ft wide road'],
    lengths: ['44.6 ft', '44.6 ft', '49 ft', '49 ft'],
  })
})

it('reads labels of two languages whose first one a font has broken, each over the other', () => {
  const rows = ['पूर्वपू र्व\tPlot No. 29', 'East', 'पश्चिम\t20 feet wide road', 'West', 'दक्षिण\tColony passage', 'South', 'उत्र\tPark', 'North']
  const { places } = read(`चौहद्दी / BOUNDED AS UNDER\n${rows.join('\n')}`)
  expect(new Set(places)).toEqual(new Set(['20 feet wide road', 'Colony passage', 'Park', 'Plot No. 29']))
})

it('takes no stamp between the headings of all four sides for one', () => {
  const { places } = read('Schedule\nEast\tSouth\tWest\tF COPY\tNorth\nCanal\tPlot No. 8\tPark\t \tPlot No. 16')
  expect(places).not.toContain('F COPY')
})
