import { describe, expect, it } from 'vitest'
import { valuesTyped } from '../typed-paper.ts'

const keys = ['document_area_sqft', 'land_area_docs_sqft', 'developer_name'] as const

describe('areas in boxes under their labels', () => {
  it('reads a figure below a label of two lines, and none beside its second line', () => {
    const form = `HOUSING LOAN APPLICATION
   4. Title stands with        5. Super built up           6. Carpet area in sft~
   Shanta Shenoy               area in sft                 702~
                               1010
   7. Builder, if flat         8. Cost (Rs.)               9. Term~
   Tulsi Homes LLP             71,00,000                   240`
    expect(valuesTyped(form, keys)).toEqual({ document_area_sqft: 1010, developer_name: 'Tulsi Homes LLP' })
  })

  it('takes the extent of a flat for no land, whatever papers on land are named', () => {
    const form = `HOUSING LOAN APPLICATION
   Name of applicant           Mobile                      Extent
   Reena Joseph                9847012345                  1,460 Sq.
                                                           feet
   Property address
   Flat No. 5C, Palm Grove, Sy. No. 31/2, Kowdiar, Kerala - 695003
   Enclosed: Land tax receipt, Sale agreement`
    expect(valuesTyped(form, keys)).toEqual({ document_area_sqft: 1460 })
  })

  it('keeps the next line of a led list from the land above it', () => {
    const bill = `HOUSE TAX BILL
Owner .............. Shri Kewal Krishan
Plot ............... 2100 sft
Covered ............ 1300 sft`
    expect(valuesTyped(bill, keys)).toEqual({ document_area_sqft: 1300, land_area_docs_sqft: 2100 })
  })
})
