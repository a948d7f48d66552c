import { describe, expect, it } from 'vitest'
import { extractFields } from '../../extract-fields.ts'
import { typedPage } from '../typed-paper.ts'

/** What charges an allotment letter's sheet tells, as it was recognised; words that begin with "~" were hardly read. */
function chargesRead(rows: string): Record<string, unknown> {
  const text = `GREEN HOMES PVT LTD\nPROVISIONAL ALLOTMENT LETTER\nWe allot to you Flat No. B-1204 in Green Meadows.\n${rows}`
  const page = typedPage(text)
  const words = page.words.map((word) => (word.text.startsWith('~') ? { ...word, text: word.text.slice(1), conf: 0.4 } : word))
  const found = extractFields(
    [{ file: 'letter.pdf', sha256: '', pages: [{ ...page, words }] }],
    ['amenities_plc', 'amenities_power_backup'],
  )
  return Object.fromEntries(Object.entries(found).map(([key, { value }]) => [key, value]))
}

describe('sheets of charges on worn papers', () => {
  it('reads one charge whose neighbours could not be read', () => {
    expect(
      chargesRead('Basic value             Rs.9B,00M0Q/A\nFloor rise / preferred  Rs. 84,000~\nlocation\nCar parking             Rs.'),
    ).toEqual({
      amenities_plc: '84000',
    })
    expect(chargesRead('The preferential location is 84,000 steps away.')).toEqual({})
  })

  it('takes no amount for the heading beside its own, whose amount was not read', () => {
    expect(chargesRead('Agreement value         P.L.C.\n₹ 29,00,000.00')).toEqual({})
    expect(chargesRead('Agreement value         P.L.C.\n₹ 29,00,000.00          ₹ 84,000')).toEqual({ amenities_plc: '84000' })
  })

  it('leaves out a piece of a stamp beside an amount', () => {
    expect(chargesRead('Corner / road           Rs. 84,000~\nfacing (PLC)\nGenerator               Rs. 86,000       ~ANN,')).toEqual({
      amenities_plc: '84000',
      amenities_power_backup: '86000',
    })
  })
})
