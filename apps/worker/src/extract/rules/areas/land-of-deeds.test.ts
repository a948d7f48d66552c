import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

const wanted = (text: string, values: Partial<Record<IntakeKey, unknown>>): void => {
  for (const [key, value] of Object.entries(values)) expect([key, valueIn('deed', text, key as IntakeKey)]).toEqual([key, value])
}

describe('land that a deed describes', () => {
  it.each([
    ['Extent: 3 Ares 12 Sq. metres (7.710 cents) of land', 312],
    ['land having an area of 0 Hectare 04 Ares 65.50 sq.m', 465.5],
    ['land of 1 (one) Are 20 (twenty) square metres', 120],
    ['land measuring 4.05 Ares, 405 sq. metres', 405],
  ])('in ares and metres is one area: %s', (text, metres) => wanted(text, { land_area_docs_sqmt: metres }))

  it('is what the schedule measures, not what a recital tells of the larger land', () => {
    wanted(
      [
        'WHEREAS the Vendors own a landed property called "Monteiro", admeasuring 5,150 sq. metres.',
        'SCHEDULE',
        'All that Plot No. 3, admeasuring 402 sq. metres, of the property called "Monteiro", and bounded as under:',
        'East : Road\nWest : Plot No. 4\nNorth : Plot No. 2\nSouth : Nalla',
      ].join('\n'),
      { land_area_docs_sqmt: 402 },
    )
  })

  it('is not the whole of what it lies in', () => {
    wanted('The seller owns Plot No. 9 on Final Plot No. 70 whose total area is 9,310 square metres.\nPlot No. 9 measuring 81 sq. mt.', {
      land_area_docs_sqmt: 81,
    })
  })

  it('is no building that stands on it', () => {
    wanted('Site No. 8 measuring in all 150 sq. mtrs, with ground floor building measuring 90 sq. mtrs. (968 sq.ft.)', {
      land_area_docs_sqmt: 150,
      document_area_sqft: 968,
    })
  })

  it.each([
    'A plot of land measuring 2 (two) Katha 5 (five) Lechas (6480 sq. ft.) covered by Dag No. 88',
    'The Donor gifts the land with a tin roofed house thereon measuring 2 Katha 4 Chhatak (equivalent to 6480 sq. ft.)',
  ])('told in kathas is land, whatever covers it: %s', (text) => wanted(text, { land_area_docs_sqft: 6480, document_area_sqft: null }))

  it('is no flat because its owner lives in one', () => {
    wanted(
      'Donee: Shri Anil Rao, R/o Flat 12, Sea Breeze\nThe donor is the owner of House No. 7, area 125 sq. yards i.e. 104.51 sq. mtr.',
      {
        land_area_docs_sqyd: 125,
        land_area_docs_sqmt: 104.51,
        document_area_sqft: null,
      },
    )
  })

  it('has the floors of its house summed up', () => {
    wanted('House No. 7, Ground floor RCC plinth area 1000 Sft and First floor RCC 800 Sft, total land area 200 Sq.Yards', {
      document_area_sqft: 1800,
      land_area_docs_sqyd: 200,
    })
    wanted('land of 96 square yards with construction of 62.71 square metres on ground floor and 41.80 square metres on first floor', {
      document_area_sqft: 1125,
    })
  })

  it('is told behind its sides, and beside what a built-up property covers', () => {
    wanted('site with east-west 21 feet, north-south on both sides 60 feet, total 1260 sq. ft. with terraced house of 1100 sq. ft.', {
      land_area_docs_sqft: 1260,
    })
    wanted('the freehold built-up property No. E-8, area measuring 200 sq. yds. i.e. 167.22 sq. mtrs.; covered area 1575 sq. ft.', {
      land_area_docs_sqyd: 200,
      land_area_docs_sqmt: 167.22,
      document_area_sqft: 1575,
    })
  })
})
