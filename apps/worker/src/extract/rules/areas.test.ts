import { describe, expect, it } from 'vitest'
import type { PaperKind } from '../kinds/paper-kind.ts'
import { areasOf } from './areas.ts'
import { valuesBy } from './written-paper.ts'

const papers: readonly (readonly [text: string, kind: PaperKind, wanted: Record<string, unknown>])[] = [
  [
    'to purchase Unit No. C-102, 1st floor, Tower C, admeasuring 1,450 Sq.Ft., in Blue Lagoon Residency',
    'buyer_agreement',
    { document_area_sqft: 1450 },
  ],
  ['सुपर\t1,660 sq. ft.\nSuper area\nकारपेट\t1,129 sq. ft.\nCarpet area', 'agreement_to_sell', { document_area_sqft: 1660 }],
  ['PLOT AREA\tCOVERED AREA\n1500 SQFT\t1530 SQFT', 'tax', { land_area_docs_sqft: 1500, document_area_sqft: 1530 }],
  ['Flat No. 504, having area 164.25 sq. mt. (1,768\nsq. ft.) built-up.\nThis copy is issued', 'mutation', { document_area_sqft: 1768 }],
  ['plot measuring 150 sq m, built-up area 1,200 sq ft', 'tax', { land_area_docs_sqmt: 150, document_area_sqft: 1200 }],
  ['Plot No. 245, containing by admeasurement 92.9 square metres or thereabouts', 'lease', { land_area_docs_sqmt: 92.9 }],
  [
    'PRESENT OWNER (SELLER)\tPLOT AREA (SQ.YDS.)\tBUILT UP (SQ.FT.)\nPoonam Gulati\t122.22\t1390',
    'form',
    { land_area_docs_sqyd: 122.22, document_area_sqft: 1390 },
  ],
  [
    'Flat No. 602 of carpet area 1,272 sq. ft. for the Allottee\nFIRST SCHEDULE (land)\nAll that piece of land admeasuring 2,554.8 sq. mtrs. out of S. No. 178/8',
    'agreement_to_sell',
    { document_area_sqft: 1272, land_area_docs_sqmt: 2554.8 },
  ],
  ['Plot area (sq. yd.)\t175\nCarpet area (sq. ft.)\t-', 'form', { land_area_docs_sqyd: 175 }],
  [
    'The Promoter is the owner of land admeasuring 16,300 sq. ft. in Khasra No. 13. The Allottee takes a super area of 2,050 sq. ft.',
    'buyer_agreement',
    { document_area_sqft: 2050 },
  ],
]

describe('areas', () => {
  it.each(papers)('reads %s', (text, kind, wanted) => {
    expect(valuesBy(areasOf, text, kind)).toEqual(wanted)
  })
})
