import { describe, expect, it } from 'vitest'
import { ownershipOf } from '../ownership.ts'
import { tenureOf } from '../tenure.ts'
import { valuesBy } from '../written-paper.ts'

const typeOf = (text: string): unknown => valuesBy(tenureOf, `LEASE DEED\n${text}\nThe lessee shall pay the rent.`, 'lease')['type_of_plot']

/** Heading over value, in a column too narrow for either. */
const positions: readonly (readonly [text: string, type: string | undefined])[] = [
  ['Property\tArea\tPlot position\nPlot No. 213, Bicholi\t113.81 Sq.Mtrs.\tCorner', 'Corner'],
  ['Property\tArea\tPlot\ndescription\tsold\tposition\nPlot No. 213, Bicholi\t113.81 Sq.\tCorner\nNashirabad\tMtrs.\tplot', 'Corner'],
  [
    'Property\tArea\tPlot\ndescription\tsold\tposition\nPlot No. 213, Bicholi\t113.81 Sq.\tTwo side\nNashirabad\tMtrs.\topen',
    'Two-side open',
  ],
  ['Property\tType of plot\tArea\nPlot No. 213\tIntermediate\t113.81 Sq.Mtrs.', 'Intermediate'],
  ['Plot type\tArea\tRate\nPark facing\t200 sq.mt.\t4,500', 'Park facing'],
  ['Plot\tArea\tRate\ncategory\nCorner plot\t200 sq.mt.\t4,500', 'Corner'],
  ['Site No.\tPosition\tExtent\n41\tThree sides open\t30 x 40', 'Three-side open'],
  ['Site No.\tLocation of site\tExtent\n41\tCorner\t30 x 40', 'Corner'],
  ['Site\tExtent\tSite\nNo.\tin feet\tposition\n41\t30 x 40\tCorner', 'Corner'],
  ['Plot\tNature of\tArea\nNo.\tplot\tsq.mt.\n41\t2 side open\t300', 'Two-side open'],
  ['Property\tArea\tPlot position\nPlot No. 213, corner of the road\t113.81 Sq.Mtrs.\tNormal', 'Normal'],
  ['Property\tArea\tRemarks\nPlot No. 213\t113.81 Sq.Mtrs.\tCorner stone laid', undefined],
]

describe("how a plot lies, below its column's heading", () => {
  it.each(positions)('%s', (text, type) => {
    expect(typeOf(text)).toBe(type)
  })
})

/** A form's last cell whose label and value stand near the cell before. */
const holdings: readonly (readonly [text: string, held: string | undefined])[] = [
  ['Area\t55.74 Sq. Mtrs.\tCost ₹35,00,000 Holding Joint', 'Joint'],
  ['Area\t1,251 sq.ft.\tCost ₹1,23,00,000 Holding Single', 'Single'],
  ['Area\t1,251 sq.ft.\tValue Rs. 40 lakh Ownership: Joint', 'Joint'],
  ['Area\t1,251 sq.ft.\tValue Rs. 40 lakh Ownership type Sole', 'Single'],
  ['Price\t40 lakh\tTenure Freehold Holding Jointly', 'Joint'],
  ['Price\t40 lakh\tTenure Freehold OWNERSHIP SINGLE', 'Single'],
  ['Price\t40 lakh\tAge 12 yrs Mode of holding - Joint names', 'Joint'],
  ['Price\t40 lakh\tAge 12 yrs Title holding Individual', 'Single'],
  ['Price\t40 lakh\tFloor 3rd Nature of ownership Joint ownership', 'Joint'],
  ['Price\t40 lakh\tFloor 3rd Property ownership Single', 'Single'],
  ['Employer\tTata\tShare holding Ownership of business: Sole', undefined],
  ['Account\t5512\tMode of operation Joint', undefined],
  ['Loan\t40 lakh\tApplicants Joint', undefined],
]

describe('how a property is held, behind another cell', () => {
  it.each(holdings)('%s', (text, held) => {
    expect(valuesBy(ownershipOf, `LOAN APPLICATION FORM\n${text}\nSignature of applicant`, 'form')['ownership_type']).toBe(held)
  })
})
