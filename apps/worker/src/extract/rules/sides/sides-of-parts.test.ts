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
})
