import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

const lines: readonly (readonly [Draft, string, IntakeKey, unknown])[] = [
  [
    'form',
    'Property : Flat No. B-301, Kaveri Heights, Hadapsar\nArea\t720 sq. ft. (66.89 sq. mtrs.) RERA carpet, with balcony of 5.1 sq. mtrs.',
    'document_area_sqft',
    720,
  ],
  [
    'form',
    'Property : Flat No. B-301, Kaveri Heights, Hadapsar\nArea\t720 sq. ft. (66.89 sq. mtrs.) RERA carpet, with balcony of 5.1 sq. mtrs.',
    'land_area_docs_sqmt',
    null,
  ],
  ['deed', 'Flat No. 602, Kaveri Heights\nTotal extent of site\t72.5 Sq.Yds. (undivided share)', 'final_land_area_uds', '72.5 sq yd'],
  ['deed', 'Flat No. 602, Kaveri Heights\nBuilt up area\tPlinth area including common area 1,260 Sft.', 'document_area_sqft', 1260],
  ['deed', 'Flat No. 602, Kaveri Heights, of 1,260 sq. ft. built-up, with a common area of 210 sq. ft.', 'document_area_sqft', 1260],
  ['lease', 'Flat No. 602, Kaveri Heights\nProportionate land\t31.2 sq. mtr.', 'final_land_area_uds', '31.2 sq m'],
  ['deed', 'Flat No. 602, Kaveri Heights\nक्षेत्रफळ\t1) 60.39 चौ .मीटर बिल्टअप (650 चौ .फूट)', 'document_area_sqft', 650],
  ['mail', 'Flat No. 602, Kaveri Heights\nProperty Area\tcarpet area 812 sq. ft. (75.44 sq. mtrs.)', 'document_area_sqft', 812],
  [
    'agreement',
    'House No. 96 in Block D, Janak Puri, area 150 Sq. Yds. or 125.42 sqm, covered area\n1,850 sq. ft.',
    'land_area_docs_sqyd',
    150,
  ],
  ['mutation', 'Plot No. 343, Mouje Wadgaon\nक्षेत्र चौ.मी. /\t209.03 sq. m.', 'land_area_docs_sqmt', 209.03],
  ['deed', 'Type\tPlot\nAddress\tTenement No. 195, Umiya Park, Navsari\nTransacting\t255.48 Sq. Mtr.\narea', 'land_area_docs_sqmt', 255.48],
  ['deed', 'Plot No. 117, Umiya Society, Surat, 232.26 Sq.Mt. (277.78 Var), with the trees', 'land_area_docs_sqyd', 277.78],
  ['lease', 'House No. 909, Zoo Road, 14 Lessa (2,000 sq. ft.), for homestead purpose', 'land_area_docs_sqft', 2000],
  ['form', 'Extent of land / area of flat : 3.79 cents i.e. 1,650 sq.ft.', 'land_area_docs_sqft', 1650],
  ['deed', 'owner in possession of No. 379, 18th Cross, Chennapet, 1,250 sq. feet, built-up 1,890 sq. ft.', 'land_area_docs_sqft', 1250],
  [
    'deed',
    'Unit No. 704 having 2,440 sq.ft. saleable together with undivided\nshare in the\nland measuring 64,000 sq. ft.',
    'final_land_area_uds',
    null,
  ],
  ['tax', 'Door No. 12\nPlinth area (sft) 848', 'document_area_sqft', 848],
  [
    'deed',
    'Plot No. 58, measuring 1,350 sq.ft. with the house standing thereon having 1,530 sq.ft. of construction',
    'document_area_sqft',
    1530,
  ],
  ['permit', 'Level\tCovered area (sq. ft.)\tUnits\nLower\t635\t1\nUpper\t635\t1\nTotal\t1,270\t2', 'document_area_sqft', null],
]

describe('what an area is of, by the words behind it, around it and in its label', () => {
  it.each(lines)('%s: %s', (draft, text, key, value) => {
    expect(valueIn(draft, text, key)).toEqual(value)
  })
})
