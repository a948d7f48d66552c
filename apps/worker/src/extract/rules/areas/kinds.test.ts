import { describe, expect, it } from 'vitest'
import type { PaperKind } from '../../kinds/paper-kind.ts'
import { areasOf } from '../areas.ts'
import { valuesBy } from '../written-paper.ts'

const listed = (text: string): string[] => text.trim().split(/\s*[|\n]\s*/u)

/** Units as offices write them. */
const sqyd = listed(`
sq. yards | Sq.Yds. | sq yds | Sq. Yds | square yards | Sqyds | SQ.YD | gaj | Gaz | varg gaj | Varg Gaj | sq. gaj
square gaj | वर्ग गज | वर्गगज | गज | S.Y.
`)
const sqmt = listed(`
sq. m. | sq.m | Sq. Mtr. | sq mtrs | Sq.Mts. | sq. mt. | square metres | square meters | Sqm | SQMT | sqmtr | Sq.mtrs | m2
m² | Varg Meter | varg mtr | वर्ग मीटर | वर्गमीटर | वर्ग मी. | चौ. मी. | चौ.मी. | चौरस मीटर | चौ. मीटर | sq. meter
Sq. Metre
`)
const sqft = listed(`
sq. ft. | Sq.Ft. | sqft | Sft | Sft. | s.ft. | square feet | Sq. feet | sq foot | SFT | ft2 | ft² | varg foot | Varg Fut
varg feet | वर्ग फुट | वर्ग फीट | वर्गफुट | चौ. फूट | चौ.फूट | चौ. फुट | चौरस फूट | square ft. | Sq.ft | sqr ft
`)
const units = Object.entries({ land_area_docs_sqyd: sqyd, land_area_docs_sqmt: sqmt, land_area_docs_sqft: sqft })

describe('units of areas', () => {
  it.each(units.flatMap(([key, all]) => all.map((unit) => [unit, key] as const)))('reads %s', (unit, key) => {
    expect(valuesBy(areasOf, `SCHEDULE\nPlot No. 7, Shanti Nagar, area of plot 1,238 ${unit}\nbounded as under`)).toEqual({ [key]: 1238 })
    expect(valuesBy(areasOf, `Plot area\t1238 ${unit}\nPlace\tRampur`)).toEqual({ [key]: 1238 })
  })
})

const land = listed(`
Plot area | Area of plot | Area of the plot | Land area | Area of land | Site area | Area of site | Extent | Extent of site
Extent of land | Extent of the property | Plot size | Size of plot | Site extent | Total extent | Total plot area
Total land area | Measurement | Admeasuring | Measuring | Plot Area (as per deed) | Net plot area | Area as per document
Area of property | Bhukhand ka kshetrafal | Kshetrafal | Rakba | Rakaba | क्षेत्रफल | भूखण्ड का क्षेत्रफल | रकबा | क्षेत्र
क्षेत्रफळ | जमिनीचे क्षेत्रफळ | प्लॉटचे क्षेत्रफळ | Area | Area of holding | Area transferred | Area sold | Land
Site measurement | Superficial area
`)
const built = listed(`
Built-up area | Built up area | Builtup area | Built area | BUA | Covered area | Plinth area | Constructed area
Construction area | Area of construction | Super built-up area | Super built up area | Super builtup | Super area | SBA
S.B.A. | SBUA | Saleable area | Salable area | Total saleable area | Super Built-up | Super | Chargeable area | Area of flat
Area of the flat | Flat area | Unit area | Area of unit | Area of apartment | Apartment area | Carpet area | RERA carpet area
Carpet | Carpet area as per RERA | RERA area | Floor area of flat | Nirmit kshetrafal | निर्मित क्षेत्रफल | बांधकाम क्षेत्र
चटई क्षेत्र | चटई क्षेत्रफळ | Area under sale of flat | Super buildup area | Total built-up area of the flat
`)

describe('labels of areas', () => {
  it.each(land)('%s is of the land', (label) => {
    expect(valuesBy(areasOf, `Plot No. 7, Shanti Nagar\n${label} : 1,238 sq. ft.\nPlace : Rampur`)).toEqual({ land_area_docs_sqft: 1238 })
    expect(valuesBy(areasOf, `Plot\tNo. 7, Shanti Nagar\n${label}\t1,238 sq. ft.\nPlace\tRampur`)).toEqual({ land_area_docs_sqft: 1238 })
  })
  it.each(built)('%s is what is sold', (label) => {
    expect(valuesBy(areasOf, `Flat : 302\n${label} : 1,238 sq. ft.\nPlace : Rampur`)).toEqual({ document_area_sqft: 1238 })
    expect(valuesBy(areasOf, `Flat\t302\n${label}\t1,238 sq. ft.\nPlace\tRampur`)).toEqual({ document_area_sqft: 1238 })
  })
})

const shares = listed(`
together with undivided share of 424 sq. ft. in the land
with 424 sq. ft. of undivided share of land
UDS of land : 424 sq. ft.
UDS : 424 sq. ft.
U.D.S. 424 sq. ft.
undivided share of land 424 sq. ft.
proportionate undivided share of 424 sq. ft. in land
with proportionate share of 424 sq. ft. in land
with proportionate share of land measuring 424 sq. ft.
proportionate land share of 424 sq. ft.
undivided interest in land to the extent of 424 sq. ft.
impartible undivided share of 424 sq. ft.
un-divided share of 424 sq. ft.
undivided right in land : 424 sq. ft.
an undivided 424 sq. ft. of land
424 sq. ft. UDS
land share : 424 sq. ft.
Share in land\t424 sq. ft.
Undivided share\t424 sq. ft.
UDS\t424 sq. ft.
UDS of land\t424 sq. ft.
Proportionate share of land\t424 sq. ft.
Undivided land share (UDS)\t424 sq. ft.
अविभाजित भूमि\t424 sq. ft.
`)

describe('shares of land', () => {
  it.each(shares)('reads %s', (share) => {
    const values = valuesBy(areasOf, `Flat No. 302, super built-up area 1,710 sq. ft.\n${share}\nPlace : Rampur`)
    expect(values).toEqual({ document_area_sqft: 1710, final_land_area_uds: '424 sq ft' })
  })
})

/** Areas that are neither the land's nor the flat's. */
const traps = listed(`
Terrace area : 220 sq. ft. | Balcony : 60 sq. ft. | Car parking of 120 sq. ft. | Common area : 323 sq. ft.
at Rs. 4,200 per sq. ft. | Rate 4200 / sq. ft. | Setback area : 300 sq. ft. | Road widening area : 90 sq. ft.
Guideline value Rs. 3,000 per sq. ft. | Delay is compensated at Rs. 5 per sq. ft. | Open terrace 110 sq. ft.
Area of parking : 130 sq. ft. | Garden of 200 sq. ft. | Utility area 30 sq. ft.
`)

describe('areas of something else', () => {
  it.each(traps)('leaves %s', (trap) => {
    expect(valuesBy(areasOf, `Flat No. 302, Shanti Apartments\n${trap}\nPlace : Rampur`)).toEqual({})
  })
})

/** Whole statements. */
const statements: readonly (readonly [text: string, kind: PaperKind, wanted: Record<string, unknown>])[] = [
  ['Flat T2-1403, 14 Floor, Kaveri Nest, Tamil Nadu, 626029 measuring 1,420 sq.ft.', 'loan_letter', { document_area_sqft: 1420 }],
  ['Flat No. 302 admeasuring 1,420 sq.ft. in Shanti Towers', 'deed', { document_area_sqft: 1420 }],
  ['All that Flat No. 302 on the 3rd floor, having area of 1,420 sq.ft.', 'deed', { document_area_sqft: 1420 }],
  [
    'Flat : A-902, 9th Floor\nArea : 1,930 Sft\nUDS of land : 511 sq. ft.',
    'possession',
    { document_area_sqft: 1930, final_land_area_uds: '511 sq ft' },
  ],
  ['Property : Flat No. 1303, Kuvempu Layout\nBuilt area : 2,300 Sft', 'mutation', { document_area_sqft: 2300 }],
  ['Super built up / carpet : 2,170 Sft / 1,476 Sft', 'agreement_to_sell', { document_area_sqft: 2170 }],
  ['Carpet / super area\t687 sq.ft / 1,010 sq.ft', 'agreement_to_sell', { document_area_sqft: 1010 }],
  [
    'The Promoter and the Allottee agree\nFlat\tFloor\tCarpet area\tSuper built-up area\nF2\t13th\t687 sq.ft\t1,010 sq.ft\nUDS\tCommon area\tTotal land\tRERA\n424 sq.ft\t323 sq.ft\t22,800 sq.ft\tTN/29',
    'agreement_to_sell',
    { document_area_sqft: 1010, final_land_area_uds: '424 sq ft' },
  ],
  ['Extent\t3.9 Are (9.64 cents), that is 390.19 sq. metres', 'tax', { land_area_docs_sqmt: 390.19 }],
  ['Extent : 0.5 ground (1,200 Sq.ft)', 'mutation', { land_area_docs_sqft: 1200 }],
  ['an extent of 162.58 sq.m (4.02 cents), for residence', 'lease', { land_area_docs_sqmt: 162.58 }],
  ['area 4.59 decimal i.e. 2000 sq.ft.', 'lease', { land_area_docs_sqft: 2000 }],
  ['measuring 2 Katha 10 Dhur i.e. 3,400 sq.ft.', 'deed', { land_area_docs_sqft: 3400 }],
  ['land measuring 3 Cottahs 8 Chittacks 20 Sq.ft. equivalent to 2,540 Sq.ft.', 'deed', { land_area_docs_sqft: 2540 }],
  ['measuring 10 Marla i.e. 302.5 Sq. Yards', 'deed', { land_area_docs_sqyd: 302.5 }],
  ['Plot No. 17, South District, containing 153.29 Sq. Mts. .', 'agreement_to_sell', { land_area_docs_sqmt: 153.29 }],
  [
    'H.No. 324/28, Plot 323, Uttar Pradesh, area 488.89 Varg Gaj, along with a pucca house of 5,190 sq.ft. built-up',
    'agreement_to_sell',
    { land_area_docs_sqyd: 488.89, document_area_sqft: 5190 },
  ],
  ['Area of site : 427.78 Sq. Yards', 'agreement_to_sell', { land_area_docs_sqyd: 427.78 }],
  ['Plot area : 200 sq. yards (167.22 sq. metres)', 'deed', { land_area_docs_sqyd: 200, land_area_docs_sqmt: 167.22 }],
  [
    'Residential house on plot admeasuring 200 Sq. Yds. with covered area 1,450 Sq. Ft.',
    'deed',
    { land_area_docs_sqyd: 200, document_area_sqft: 1450 },
  ],
  ['Area : 1200 sq.ft. land, 900 sq.ft. built-up', 'mail', { land_area_docs_sqft: 1200, document_area_sqft: 900 }],
  ['Covered Area: 1,250 Sq. Ft.\nPlot Area: 200 Sq. Yards', 'tax', { document_area_sqft: 1250, land_area_docs_sqyd: 200 }],
  ['Plot 30x40 = 1200 sq ft', 'mail', { land_area_docs_sqft: 1200 }],
]
describe('statements of areas', () => {
  it.each(statements)('%s', (text, kind, wanted) => {
    expect(valuesBy(areasOf, text, kind)).toEqual(wanted)
  })
})
