import { describe, expect, it } from 'vitest'
import { withMendedPlaces } from './misread-places.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

const read = (text: string): string => linesOf(withMendedPlaces(pageOfLines(text)).words)

describe('withMendedPlaces', () => {
  it.each([
    ['Fiat No. 12', 'Flat No. 12'],
    ["of I'lat No. 4", 'of Flat No. 4'],
    ['Piot No. 9', 'Plot No. 9'],
    ['part of Sv. No. 218', 'part of Sy. No. 218'],
    ['by Gat NG: 719', 'by Gat No. 719'],
    ['By Plot 10. 38', 'By Plot No. 38'],
    ['12 m wide ro', '12 m wide road'],
    ['9 m wide roi;', '9 m wide road;'],
    ['Park on the East (457), on the West (45’)', "Park on the East (45'), on the West (45’)"],
    ['Apartment C3- 11, first floor', 'Apartment C3-11, first floor'],
    ['gfa~ East : Lane', 'East : Lane'],
    ['West fil~ Plot', 'West Plot'],
  ])('reads %s', (text, printed) => {
    expect(read(text)).toBe(printed)
  })

  it.each([
    'Fiat car No Fiat',
    'Sector 10. 38 houses',
    '12 m wide row',
    'on the East (457) and the rest',
    'The East India house',
    'On~ East : Lane',
    'gfa~ eastern lane',
    'gfa East : Lane',
    'Wing C3- 11 flats',
    'West two~ Plots',
    'West side~ Plot',
  ])('leaves %s', (text) => {
    expect(read(text)).toBe(text.replaceAll('~', ''))
  })
})
