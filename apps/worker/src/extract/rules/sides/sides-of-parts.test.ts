import { allSides } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

const told = (draft: Draft, text: string, key: 'boundaries' | 'dimensions'): unknown[] =>
  allSides.map((side) => valueIn(draft, text, `${key}_deed_${side}`))

describe('sides', () => {
  it('are those of the flat, whose schedule names the land that it is in', () => {
    const text = [
      'SCHEDULE "A"\nAll that land bearing Khasra No. 9, Mouza Palsar, and bounded as: ON THE EAST Road, ON THE WEST Plot No. 4, ON THE NORTH Plot No. 2, ON THE SOUTH Nalla.',
      'SCHEDULE "B"\nApartment No. 201 with undivided share in the land of Schedule A, bounded as: ON THE EAST Duct, ON THE WEST Stair, ON THE NORTH Apartment No. 202, ON THE SOUTH Open to sky.',
    ].join('\n')
    expect(told('deed', text, 'boundaries')).toEqual(['Duct', 'Stair', 'Apartment No. 202', 'Open to sky'])
  })

  it('are measured two by two, in a sentence', () => {
    const text = 'The plot is 12 metres wide on the North and on the South, and 20 metres deep on the East and on the West.'
    expect(told('lease', text, 'dimensions')).toEqual(['20 metres', '20 metres', '12 metres', '12 metres'])
  })

  it('are told of a plot that has a road', () => {
    const text =
      'The plot lies between Plot No. 7 on the west and Plot No. 9 on the east, has the 30 feet road to its north and Plot No. 21 to its south.'
    expect(told('possession', text, 'boundaries')[2]).toBe('30 feet road')
  })

  it('end before an officer, a value, and what the four enclose', () => {
    const list = 'Boundaries: East - Rasta, West - House of Suresh, North - House No. 4, South - House No. 6'
    expect(told('mutation', `${list}\nZonal Officer, Nagar Nigam Sonepur 131001`, 'boundaries')[3]).toBe('House No. 6')
    const last = 'Boundaries : East - Land of Ali; South - Panchayath road; West - Land of Jose; North - Land in possession of the vendor'
    expect(told('deed', `${last}\nFair value Rs. 40,000 per are.`, 'boundaries')[2]).toBe('Land in possession of the vendor')
  })

  it('may be a road that is called by its direction, whose width is no length', () => {
    const text =
      'the site with the following boundaries: North of 20 feet wide East-West road, South of site No. 6, East of site No. 2, West of site No. 4, within these East West both sides 28 feet, North South both sides 45 feet, totally 1260 sq. ft.'
    expect(told('deed', text, 'dimensions')).toEqual(['45 feet', '45 feet', '28 feet', '28 feet'])
    expect(told('deed', text, 'boundaries').map(String).toSorted()).toEqual([
      '20 feet wide East-West road',
      'site No. 2',
      'site No. 4',
      'site No. 6',
    ])
  })

  it('stand behind letters with a hyphen, below a short word for boundaries', () => {
    expect(told('mail', 'Bdry : E-Plot 31, W-Plot 33, N-6 m road, S-Gat 120', 'boundaries')).toEqual([
      'Plot 31',
      'Plot 33',
      '6 m road',
      'Gat 120',
    ])
  })

  it('stand behind "thereof by"', () => {
    const text =
      'the dwelling unit bounded as follows: to the East thereof by unit No. 19, to the West thereof by unit No. 17, to the North thereof by a road 25 feet wide and to the South thereof by the back lane.'
    expect(told('lease', text, 'boundaries')).toEqual(['unit No. 19', 'unit No. 17', 'a road 25 feet wide', 'the back lane'])
  })

  it('are four behind a side that only says where the site lies', () => {
    const text =
      'Out of the larger plot, on the eastern side, a vacant site of 1492 Sq.ft., within the boundaries of: NORTH - Road; SOUTH - House of Karuppan; EAST - Plot No. 8; WEST - Remaining land.'
    expect(told('deed', text, 'boundaries')).toEqual(['Plot No. 8', 'Remaining land', 'Road', 'House of Karuppan'])
  })
})
