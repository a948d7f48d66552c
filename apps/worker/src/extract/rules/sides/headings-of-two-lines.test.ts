import { allSides, type IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valuesTyped } from '../typed-paper.ts'
import { valuesBy } from '../written-paper.ts'
import { sidesOf } from '../sides.ts'

const keys = allSides.map((side): IntakeKey => `boundaries_deed_${side}`)
const placesTyped = (text: string): unknown[] => {
  const values: Partial<Record<IntakeKey, unknown>> = valuesTyped(`SALE DEED\n${text}\nVENDOR`, keys)
  return keys.map((key) => values[key])
}
const placesIn = (text: string): unknown[] => {
  const values = valuesBy(sidesOf, `SALE DEED\n${text}\n`) as Record<string, unknown>
  return keys.map((key) => values[key])
}

describe('headings of two lines name their sides once', () => {
  it('goes on below the second line of some of them', () => {
    expect(
      placesTyped(
        [
          'Kizhakku (East)      Padinjaru            Vadakku (North)      Thekku~',
          '                     (West)                                    (South)',
          'House of Mathew      Panchayat            Canal                Vacant site of~',
          '                     road                                      the same owner',
        ].join('\n'),
      ),
    ).toEqual(['House of Mathew', 'Panchayat road', 'Canal', 'Vacant site of the same owner'])
  })

  it('takes a name in the other language below a heading for no place', () => {
    expect(
      placesTyped(
        [
          'उत्तर North         दक्षिण              पूरब East           पश्चिम West~',
          '                    South',
          'Khet Ramdin         Aam Rasta           Bagicha Sohan       Nadi',
        ].join('\n'),
      ),
    ).toEqual(['Bagicha Sohan', 'Nadi', 'Khet Ramdin', 'Aam Rasta'])
  })

  it('gives each cell the heading of its own number where those stand further right, as beside names that could not be read', () => {
    const text = [
      '         East                West                North                South',
      'House of Mathew     Panchayat road      Canal               Vacant site of Rani',
      '45 ft               45 ft               40 ft               40 ft',
    ].join('\n')
    expect(placesTyped(text)).toEqual(['House of Mathew', 'Panchayat road', 'Canal', 'Vacant site of Rani'])
  })

  it('reads a side whose Latin name stands below one that a font has broken', () => {
    expect(
      placesTyped(
        [
          'दिशा                Boundary            Length',
          'पूपूर               House No. 11        40 ft~',
          'East',
          'पश्चिम              Service lane        40 ft~',
          'West',
          'उत्तर               Green belt          22 ft~',
          'North',
          'दक्षिण              House No. 13        22 ft~',
          'South',
        ]
          .join('\n')
          .replace('दिशा     ', 'Direction'),
      ),
    ).toEqual(['House No. 11', 'Service lane', 'Green belt', 'House No. 13'])
  })
})

describe('what lies on a side ends before its length and the next matter', () => {
  it.each([
    [
      'to the east lies cremation ground, 32 ft on this side; to the west 12 ft. lane, 32 ft on this side; to the north Plot of Kasim, 50 ft on this side; to the south school, 50 ft on this side.',
      ['cremation ground', '12 ft. lane', 'Plot of Kasim', 'school'],
    ],
    [
      'North : By Land of Bina Roy (28 ft.);\nSouth : By 10 feet wide lane (28 ft.);\nEast : By Pond (66 ft.);\nWest : By House of Anil Das (66 ft.);',
      ['Pond', 'House of Anil Das', 'Land of Bina Roy', '10 feet wide lane'],
    ],
    [
      'North: Well\nSouth: Plot 18\nEast: Lane\nWest: Other half of this plot\n1. The purchaser has seen the papers of title.',
      ['Lane', 'Other half of this plot', 'Well', 'Plot 18'],
    ],
    [
      'within the four boundaries of Property of Ramu Chetty on the North, Street on the South, Well of Devi on the East, Plot No. 9 on the West.',
      ['Well of Devi', 'Plot No. 9', 'Property of Ramu Chetty', 'Street'],
    ],
    [
      'Flat 3C, Lake Town, West\tcarpet area 900 sq.ft.\nBengal\nNorth\tOpen to sky\nSouth\tLift\nEast\tFlat 3B\nWest\tStair',
      ['Flat 3B', 'Stair', 'Open to sky', 'Lift'],
    ],
    [
      'A SCHEDULE\nLand of 9 decimals, bounded by : N - Dag 12, S - Road, E - Tank, W - Dag 14.\nB SCHEDULE\nALL THAT Flat 2A. Boundary : N - Lobby, S - Open space, E - Flat 2B, W - Lift well.',
      ['Flat 2B', 'Lift well', 'Lobby', 'Open space'],
    ],
  ])('%s', (text, places) => {
    expect(placesIn(text)).toEqual(places)
  })
})
