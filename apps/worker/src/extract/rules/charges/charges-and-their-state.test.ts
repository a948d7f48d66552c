import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

describe('charges beside what is said of them', () => {
  it('takes the amount before a column that says whether it is paid', () => {
    const sheet = [
      'Item\tAmount (Rs.)\tRemark',
      'Sale price\t42,00,000\tPart paid',
      'IDC\t49,000\tPayable',
      'Genset\t75,000\tOn possession',
      'Club\t1,45,000\tPending',
    ].join('\n')
    expect(valueIn('possession', sheet, 'amenities_idc')).toBe('49000')
    expect(valueIn('possession', sheet, 'amenities_power_backup')).toBe('75000')
    expect(valueIn('possession', sheet, 'amenities_others')).toBe('Club 145000')
  })

  it('takes one charge beside the price, and no money that is adjusted', () => {
    expect(valueIn('allotment', 'Disposal price\tRs. 93,00,000/-\nCorpus fund\tRs. 1,60,000/-', 'amenities_others')).toBe(
      'Corpus fund 160000',
    )
    const plot = '4 Total premium\tRs. 63,80,000/-\n5 Location charges\tRs. 6,20,000/-\n6 Registration money\tRs. 6,38,000/-\nadjusted'
    expect(valueIn('allotment', plot, 'amenities_plc')).toBe('620000')
    expect(valueIn('allotment', plot, 'amenities_others')).toBeNull()
  })

  it('reads charges that stand behind their amounts as abbreviations, over the ends of lines', () => {
    const told = [
      'the buyer has booked the flat for Rs. 1,30,00,000/-, besides Rs. 7,72,000/- towards',
      'E.D.C., Rs. 60,000/- towards I.D.C., Rs. 70,000/- towards D.G. Power Backup, Rs. 1,24,000/- towards One',
      'Time Lease Rent, Rs. 69,000/- towards EEC; and whereas the lender has agreed',
    ].join('\n')
    expect(valueIn('agreement', told, 'amenities_edc')).toBe('772000')
    expect(valueIn('agreement', told, 'amenities_idc')).toBe('60000')
    expect(valueIn('agreement', told, 'amenities_power_backup')).toBe('70000')
    expect(valueIn('agreement', told, 'amenities_others')).toBe('One Time Lease Rent 124000, EEC 69000')
  })
})
