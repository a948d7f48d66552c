import { allSides } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { sidesOf } from '../sides.ts'
import { valuesBy } from '../written-paper.ts'

const read = (text: string): { places: unknown[]; lengths: unknown[] } => {
  const values = valuesBy(sidesOf, text) as Record<string, unknown>
  return {
    places: allSides.map((side) => values[`boundaries_deed_${side}`]),
    lengths: allSides.map((side) => values[`dimensions_deed_${side}`]),
  }
}

describe('sides of a deed', () => {
  it('are measured first and named behind', () => {
    const { places, lengths } = read(
      'The said land measures East 51 feet, West 51 feet, North 28 feet, South 28 feet and is bounded as under:-\nEast: Plot of Amar Nath\nWest: Plot of Sohan Lal\nNorth: Gali 15 feet wide\nSouth: Land of others',
    )
    expect(places).toEqual(['Plot of Amar Nath', 'Plot of Sohan Lal', 'Gali 15 feet wide', 'Land of others'])
    expect(lengths).toEqual(['51 feet', '51 feet', '28 feet', '28 feet'])
  })

  it('keep the inches of a length before the next line', () => {
    const { places, lengths } = read(
      'East : Road 30 ft ........ 41 ft 6 in\nSouth : Wall of Koteswara Rao ........ 55 ft\nWest : Site of Lakshmi ........ 41 ft 6 in\nNorth : House of Basha ........ 55 ft',
    )
    expect(places).toEqual(['Road 30 ft', 'Site of Lakshmi', 'House of Basha', 'Wall of Koteswara Rao'])
    expect(lengths).toEqual(['41 ft 6 in', '41 ft 6 in', '55 ft', '55 ft'])
  })

  it('begin with a length in feet and inches', () => {
    const { places, lengths } = read(
      'bounded and measuring as under:-\nNorth: 21-9 ft, Plot of Dharam\nSouth: 21-9 ft, 20 ft rasta\nEast: 50 ft, Plot No. 7\nWest: 50 ft, Plot No. 5',
    )
    expect(places).toEqual(['Plot No. 7', 'Plot No. 5', 'Plot of Dharam', '20 ft rasta'])
    expect(lengths).toEqual(['50 ft', '50 ft', '21-9 ft', '21-9 ft'])
  })

  it('end before the next schedule', () => {
    const { places } = read(
      'Boundaries: East - Beach Road, South - property of the club, West - property of Kannan, North - panchayat lane\nB Schedule\n2.5% undivided share (equivalent to 0.62 cents) in the A schedule land with all rights of way appurtenant thereto',
    )
    expect(places).toEqual(['Beach Road', 'property of Kannan', 'panchayat lane', 'property of the club'])
  })

  it('are not the part of the land that is described', () => {
    const { places } = read(
      'Southern portion of CTS No. 71 measuring 900 sq. ft. bounded by East: CTS No. 72, West: Road, North: B schedule property, South: CTS No. 70',
    )
    expect(places).toEqual(['CTS No. 72', 'Road', 'B schedule property', 'CTS No. 70'])
  })

  it('stand before their sides and, in a part of its own, behind one', () => {
    const { places } = read(
      'The house faces the 9 metre road which lies on its east; to its west is house No. 31; house No. 20 adjoins it on the north and house No. 22 on the south.',
    )
    expect(places.slice(1)).toEqual(['house No. 31', 'house No. 20', 'house No. 22'])
    expect(places[0]).toMatch(/^(?:the )?9 metre road$/u)
  })

  it.each([
    'The property is bounded as: East Gali / West Road 20 ft / North House No. 8 / South House No. 6',
    'Sides of the house: front East Gali, back West Road 20 ft, right hand side North House No. 8, left hand side South House No. 6. Front 30 feet deep 60 feet',
    'House No. 7, Tilak Road (West), Ward 3, butted on the North by: House No. 8; on the East by: Gali; on the South by: House No. 6; on the West by: Road 20 ft.',
  ])('are told in many ways: %s', (text) => {
    expect(read(text).places).toEqual(['Gali', 'Road 20 ft', 'House No. 8', 'House No. 6'])
  })

  it('have no length where only a road has its width', () => {
    expect(read('Sides:\n\tEast\t20 feet road\n\tWest\tPlot No. 1\n\tNorth\tPlot No. 7\n\tSouth\tPlot No. 9').lengths).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('end before what the sentence goes on to say of the land', () => {
    const { places } = read(
      'It is bounded on the east by the main road, on the south by property of Moosa, on the west by the canal and on the north by the school, and inside these boundaries the property lies as one plot.',
    )
    expect(String(places[2])).toMatch(/school$/u)
  })

  it('end before the price', () => {
    const { places } = read(
      'Four corners: East - House R-8, West - House R-6, North - garden, South - 30 ft road\nSale price 52,00,000; token 2,51,000',
    )
    expect(places).toEqual(['House R-8', 'House R-6', 'garden', '30 ft road'])
  })
})
