import { describe, expect, it } from 'vitest'
import type { PaperKind } from '../../kinds/paper-kind.ts'
import { areasOf } from '../areas.ts'
import { valuesBy } from '../written-paper.ts'

const keys = ['land_area_docs_sqyd', 'land_area_docs_sqmt', 'land_area_docs_sqft', 'document_area_sqft'] as const
type Areas = Partial<Record<(typeof keys)[number], number>>

/** Areas of a plot that is the buyer's own, and of what stands on it. */
const papers: readonly (readonly [PaperKind, string, Areas])[] = [
  [
    'buyer_agreement',
    'PARTICULARS OF THE FLOOR\nUnit\t159-FF\nPlot area (sq. yds.)\t400\nSuper area (sq. ft.)\t1990',
    { land_area_docs_sqyd: 400, document_area_sqft: 1990 },
  ],
  [
    'allotment',
    'Villa No. 12\nPlot size (sq. mtr.)\t250\nSuper area (sq. ft.)\t2100',
    { land_area_docs_sqmt: 250, document_area_sqft: 2100 },
  ],
  [
    'allotment',
    'The second floor built on a plot of 300 sq. yards is allotted to you. Its super area is 2,400 sq. ft.',
    { land_area_docs_sqyd: 300, document_area_sqft: 2400 },
  ],
  ['buyer_agreement', 'Project plot area (sq. mtr.)\t650\nSuper area (sq. ft.)\t1450', { document_area_sqft: 1450 }],
  ['buyer_agreement', 'Plot area (sq. mtr.)\t6,500\nSuper area (sq. ft.)\t1450', { document_area_sqft: 1450 }],
  [
    'buyer_agreement',
    'The tower is built on a plot measuring 4,500 sq. yds. Flat No. 5 has a super area of 1,450 sq. ft.',
    { document_area_sqft: 1450 },
  ],
  ['tax', 'Use\tRESIDENTIAL\nBuilt up\t2080 SQFT\tSuper\t2600 SQFT', { document_area_sqft: 2080 }],
  ['tax', 'Flat No. 5\nSuper area\t2600 SQFT', { document_area_sqft: 2600 }],
  ['tax', 'LAND\t3 COTTAHS 7 CHITTACKS 0 SQ. FT.\nSTRUCTURE\t2900 SFT', { document_area_sqft: 2900 }],
  [
    'possession',
    'Plot No. 122, measuring 204.39 sq. mtr., allotted vide memo No. 5738 for 241 sq. yds., has been delivered.',
    { land_area_docs_sqmt: 204.39 },
  ],
  ['tax', 'Plot area (sq m)\t278.70\nTotal built up area (sq m)\t196.20', { land_area_docs_sqmt: 278.7, document_area_sqft: 2112 }],
  [
    'form',
    'Land\tDag No. 331; 3 decimal (1,306 sq ft)\nHouse proposed\ttwo storeyed, 1,540 sq ft',
    { land_area_docs_sqft: 1306, document_area_sqft: 1540 },
  ],
  ['mail', 'Prop : kothi 212 phase 3B2, 10 marla (250 gaj) , covered 1450 sft', { land_area_docs_sqyd: 250, document_area_sqft: 1450 }],
  [
    'tax',
    'Assessment\tName of\tVacant land\tPlinth area\nNo.\tassessee\t(Sq. yards)\t(Sq.ft.)\n1052003118\tGunda Ravi\t121\t968',
    { land_area_docs_sqyd: 121, document_area_sqft: 968 },
  ],
  ['possession', 'Plot No. 9 allotted for 250 sq. yds. measures 243 sq. yds. at site.', { land_area_docs_sqyd: 243 }],
]

describe('areas of the own plot', () => {
  it.each(papers)('%s: %s', (kind, text, areas) => {
    const found = valuesBy(areasOf, text, kind)
    for (const key of keys) expect([key, found[key] ?? null]).toEqual([key, areas[key] ?? null])
  })
})
