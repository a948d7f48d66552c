import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

const keys = {
  yards: 'land_area_docs_sqyd',
  metres: 'land_area_docs_sqmt',
  feet: 'land_area_docs_sqft',
  sold: 'document_area_sqft',
  share: 'final_land_area_uds',
  plot: 'land_area_plan',
  plan: 'approved_area_plan_sqft',
} as const satisfies Record<string, IntakeKey>
type Wanted = Partial<Record<keyof typeof keys, unknown>>

/** Areas as papers of all states word them; null where the field stays empty. */
const statements: readonly (readonly [Draft, string, Wanted])[] = [
  ['deed', 'an extent of 4.05 Ares (10 cents) equivalent to 405 Sq. Metres of land', { metres: 405, feet: null, sold: null }],
  ['deed', 'land having an extent of 5.250 cents (2286.90 sq.ft.)', { feet: 2286.9 }],
  ['deed', 'land of 0.0405 Hectare equal to 405 square metre', { metres: 405 }],
  ['deed', 'plot area 0 H 02 R i.e. 200 चौ.मी.', { metres: 200 }],
  ['deed', 'land area 2 Katha 5 Dhur 10 Dhurki (3062.5 Sq. Ft.)', { feet: 3062.5 }],
  ['deed', 'an area of 3.5 decimals equivalent to 1524.6 sft of land', { feet: 1524.6 }],
  ['deed', 'land measuring 2 (two) Cottahs 8 (eight) Chittacks 22 (twenty two) Sq. ft.', { feet: null }],
  ['deed', 'Plot measuring 1 Kanal 2 Marla (665.5 Sq. Yds.)', { yards: 665.5 }],
  ['deed', 'land measuring 1 Ground 600 sq.ft. i.e. 3,000 sq.ft.', { feet: 3000 }],
  [
    'deed',
    'area 200 (Two Hundred) Square Yards, i.e. 167.22 (One hundred sixty seven point two two) Square Metres',
    { yards: 200, metres: 167.22 },
  ],
  ['deed', 'Total area of plot 300 Sq. Yards, out of which area hereby sold is 150 Sq. Yards', { yards: 150 }],
  ['deed', '150 Sq. Yards of land out of total 300 Sq. Yards of Plot No. 7', { yards: 150 }],
  ['deed', 'Area in Sq. Yards : 150\nArea in Sq. Metres : 125.42', { yards: 150, metres: 125.42 }],
  ['deed', 'Extent (in sq.yds)\t150\nExtent (in sq.mtrs)\t125.42', { yards: 150, metres: 125.42 }],
  ['deed', 'Plot No.\tSurvey No.\tArea (Sq. Yds)\tArea (Sq. Mtrs)\n118\t44/A\t200.00\t167.22', { yards: 200, metres: 167.22 }],
  ['deed', 'Plot area 1500 SQF', { feet: 1500 }],
  ['deed', 'Plot No. 7 (Area: 1500 Sq-ft / 139.35 Sq-mt)', { feet: 1500, metres: 139.35 }],
  ['deed', 'plot rakba 100 gaj yani 83.61 sq. m.', { yards: 100, metres: 83.61 }],
  ['deed', 'Flat No. 302, having a covered area of 780 sq. ft. (super built up 985 sq. ft.) more or less', { sold: 985 }],
  ['deed', '1/24th undivided share i.e. 412 sq.ft. in the land described in Schedule A', { share: '412 sq ft' }],
  [
    'deed',
    'undivided interest of 0.52 cents in the land, and Flat No. 5B of 1,120 sq.ft. super built up area',
    { share: '0.52 cents', sold: 1120 },
  ],
  ['deed', 'undivided share of 0.52 cents (226.5 sq.ft.) in the land', { share: '226.5 sq ft' }],
  [
    'agreement',
    'Apartment No. 1204, Built-up Area 830 sq. ft., Super Built-up Area 1,090 sq. ft., UDS 340 sq. ft.',
    { sold: 1090, share: '340 sq ft' },
  ],
  ['mail', 'Flat 302, SBA 1250 sft, UDS 410 sft', { sold: 1250, share: '410 sq ft' }],
  ['mail', 'Land: 200 sqyd, construction: G+1 approx 2200 sqft', { yards: 200, sold: 2200 }],
  ['deed', 'All that Plot No. 67, Nava Vadaj Road, Suryanagari, Gujarat - 395073, Sq.Mt. 313.55, to hold', { metres: 313.55 }],
  [
    'deed',
    'Re-Sy. No. 133/27A, Kadirur Village, Kozhimala District, Kerala - 673070, 130.06 Sq. Metres, which was mutated',
    { metres: 130.06 },
  ],
  ['letter', 'Security : mortgage of Flat No. 902, Silver Oak, Malwapur, Madhya Pradesh, 970 Sq. Ft.', { sold: 970, feet: null }],
  ['agreement', '1,142 sq.ft.\tCarpet area\n48 sq.ft.\tExclusive balcony\n1,680 Sq. feet\tSuper built-up area', { sold: 1680 }],
  ['permit', '7 Sum of floor\t2,770 sq. ft.\nareas', { plan: 2770 }],
  ['form', 'Property : Villa Plot 56, Pattoor, Nedumkavu\nExtent of land / area of flat : 97.55 Sq. Metres', { metres: 97.55 }],
  ['form', 'Property : Flat No. 5, Pattoor, Nedumkavu\nExtent of land / area of flat : 975 Sq. Feet', { feet: null, sold: 975 }],
  ['mail', 'Please value Plot No. 271, Chandralok Colony, Rewanagar, Madhya Pradesh. It is 1,600 वर्गफीट as per papers.', { feet: 1600 }],
  ['letter', 'on the security of Flat No. C-1001, Sudama Nagar, Suryanagari, Gujarat - 395068 of 1,090 Sq. Ft.', { sold: 1090 }],
  ['letter', 'mortgage over #D13-1, Kera Lagoon, Candolpur, Goa - 403094, 1,730 Sq.ft., belonging to Ravi', { sold: 1730, feet: null }],
  ['tax', 'Floor\tUsage\tBuilt-up area (sq ft)\nGround\tSelf\t850\nFirst\tRented\t700\nTotal\t-\t1550', { sold: 1550 }],
  ['tax', 'Floor\tUsage\tBuilt-up area (sq ft)\nGround\tSelf\t850\nFirst\tRented\t700\nTotal\t-\t1.550', { sold: 1550 }],
  ['permit', 'Extent of site: 5 cents\nTotal floor area: 142.50 m2', { plot: '5 cents', plan: 1533.86 }],
  ['permit', 'Extent of site: 5 cents (202.3 sq.m)', { plot: '202.3 sq m' }],
  [
    'permit',
    'Area Statement (sq.m)\nPlot area\t300.00\nPermissible FSI\t1.10\nTotal built-up area\t329.80\nBalance\t0.20',
    { plot: '300 sq m', plan: 3549.94 },
  ],
  [
    'permit',
    'Floor\tExisting\tProposed\tTotal\nGround\t0.00\t88.20\t88.20\nFirst\t0.00\t88.20\t88.20\nTotal (sq.m.)\t0.00\t176.40\t176.40',
    { plan: 1898.75 },
  ],
]

describe('areas as worded', () => {
  it.each(statements)('in a %s: %s', (draft, text, wanted) => {
    const names = Object.keys(wanted) as (keyof typeof keys)[]
    expect(Object.fromEntries(names.map((name) => [name, valueIn(draft, text, keys[name])]))).toEqual(wanted)
  })
})
