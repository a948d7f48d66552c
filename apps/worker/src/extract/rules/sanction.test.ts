import { describe, expect, it } from 'vitest'
import type { PaperKind } from '../kinds/paper-kind.ts'
import { sanctionOf } from './sanction.ts'
import { valuesBy } from './written-paper.ts'

const numbers: readonly (readonly [text: string, kind: PaperKind, number: string | undefined, date: string | undefined])[] = [
  [
    'PROCEEDINGS OF THE COMMISSIONER\nB.P. No. BP/2788/2017\tDated: 10.04.2019\nSub: Building permission at Plot No. 288',
    'sanction',
    'BP/2788/2017',
    '10/04/2019',
  ],
  ['BUILDING PERMISSION\nNo. 123/TP/18-25 dt 06.03.2017\nPermission is given', 'sanction', '123/TP/18-25', '06/03/2017'],
  [
    'BUILDING PERMIT\nApplication No. REG173004 dated 19/11/2020\nPermit No. LPN-79312\nDate : 01-01-2021',
    'sanction',
    'LPN-79312',
    '01/01/2021',
  ],
  ['has obtained a sanctioned\nplan bearing No. LPN-93845 dated 27-11-2014;', 'buyer_agreement', 'LPN-93845', '27/11/2014'],
  [
    'The building plan was approved by the Navpada Development Authority vide Permit No. 152/TP/13-24 dated 11/11/2014.',
    'buyer_agreement',
    '152/TP/13-24',
    '11/11/2014',
  ],
  ['registered as Document No. 5937 of 2019, loan sanction letter, RERA No. PRM/KA/RERA/4982', 'deed', undefined, undefined],
]

describe('numbers of the sanctioned plan', () => {
  it.each(numbers)('reads %s', (text, kind, number, date) => {
    const values = valuesBy(sanctionOf, text, kind)
    expect([values['sanction_approval_no'], values['sanction_number_date']]).toEqual([number, date])
  })
})

describe('tables of a plan', () => {
  it('tells the land from the building, side by side', () => {
    const text = 'PLOT AREA\tTOTAL BUILT UP AREA\n188.13 SQMT\t2570 SQFT'
    expect(valuesBy(sanctionOf, text, 'sanction')).toEqual({ land_area_plan: '188.13 sq m', approved_area_plan_sqft: 2570 })
  })

  it('tells the proposed from the sanctioned', () => {
    const text =
      'SANCTION OF BUILDING PLAN\nFloor\tProposed (sq. ft.)\tSanctioned (sq. ft.)\nFirst\t900\t880\nTotal built-up\t2,700\t2,640\nNo. of floors\tS+4\tS+3'
    expect(valuesBy(sanctionOf, text, 'sanction')).toMatchObject({
      floors_proposed: 'S+4',
      floors_sanctioned: 'S+3',
      approved_area_plan_sqft: 2640,
    })
  })

  it('takes the column in square feet', () => {
    const text = 'Sl.\tFloor\tArea in Sq.m.\tArea in Sq.ft.\n1\tFirst Floor\t52.95\t570\n\tTotal built up area\t158.86\t1,710'
    expect(valuesBy(sanctionOf, text.replace('\n\t', '\n*\t'), 'sanction')['approved_area_plan_sqft']).toBe(1710)
  })
})
