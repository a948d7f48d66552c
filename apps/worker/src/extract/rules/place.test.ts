import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../ocr/model.ts'
import { labelledValues } from '../labels/labelled.ts'
import { layoutOf } from '../layout/layout.ts'
import type { PaperKind } from '../kinds/paper-kind.ts'
import { placeOf } from './place.ts'
import { valuesBy } from './written-paper.ts'

const papers: readonly (readonly [name: string, kind: PaperKind, text: string, address: string | undefined, pin: string | undefined])[] = [
  [
    'a schedule of the south',
    'deed',
    'SCHEDULE\nAll that piece and parcel of the vacant residential site bearing Plot No. 296, Nehru Nagar, Old Post Office Lane, Navpada, Gujarat - 395096, comprised in Survey No. 60/5 of Kotapalli Village, measuring 1,400 Sq.ft.',
    'Plot No. 296, Nehru Nagar, Old Post Office Lane, Navpada, Gujarat',
    '395096',
  ],
  [
    'the land in the first schedule, the flat in the second',
    'buyer_agreement',
    'FIRST SCHEDULE (land)\nAll that piece of land bearing Survey No. 217/8, Village Wadgaon Sheri Budruk, Taluka Haveli, District Punawadi, Maharashtra, admeasuring 2,043.9 sq. mtrs.\nSECOND SCHEDULE (flat)\nAll that Flat No. 503, A Wing, Indrayani Park, Bypass Road, Wadgaon Sheri Budruk, Punawadi, bounded as under',
    'Flat No. 503, A Wing, Indrayani Park, Bypass Road, Wadgaon Sheri Budruk, Punawadi',
    undefined,
  ],
  [
    'an area in the middle',
    'buyer_agreement',
    'The Allottee agrees to buy Unit No. A-501, 5th floor, Tower A, having super area of 1,200 sq. ft., in the project Orchid Valley, Sector 1, Kolhanpur, Maharashtra 411076, for a total price of Rs. 85,00,000/-.',
    'Unit No. A-501, 5th floor, Tower A, Orchid Valley, Sector 1, Kolhanpur, Maharashtra',
    '411076',
  ],
  [
    'two areas and a project known as',
    'possession',
    'have this day handed over vacant physical possession of Flat No. C-302 in Third Floor, Block C, with a carpet area of 1,333 Sft. and super built up area of 1,960 Sft. in our project Imperial Crest, Sector 45, Kolhanpur, Maharashtra - 411022, to Smt. P. Vandana, residing at Flat No. 65, Shanti Kunj, Kolhanpur, Maharashtra - 411029.',
    'Flat No. C-302 in Third Floor, Block C, Imperial Crest, Sector 45, Kolhanpur, Maharashtra',
    '411022',
  ],
  [
    'the home of a person',
    'deed',
    'Shri Ram Lal, R/o Flat No. 12, Shanti Kunj, Kolhanpur, Maharashtra - 411029, and Smt. Sita, residing at House No. 7, Model Town, Kolhanpur, Maharashtra 411001.',
    undefined,
    undefined,
  ],
  [
    "a builder's office",
    'allotment',
    'Regd. Office: Plot No. 7, Sector 44, Cathedral Road, Kolhanpur, Maharashtra - 411029',
    undefined,
    undefined,
  ],
  [
    'cells of a letter',
    'allotment',
    'Unit No. : B-1306\nTower : B\nFloor : 13\nSuper area : 2,400 sq. ft.\nProject : Amber Heights, Sector 71, Muktinagar, West Bengal 711080',
    'Unit No. B-1306, Tower B, Amber Heights, Sector 71, Muktinagar, West Bengal',
    '711080',
  ],
  [
    'cells for each part',
    'form',
    'PROPERTY DETAILS\nFlat No.\t304\nBuilding Name\tShanti Apartments\nStreet\tLink Road\nLocality\tAndheri West\nCity\tMumbai\nState\tMaharashtra\nPin Code\t400053',
    'Flat No. 304, Shanti Apartments, Link Road, Andheri West, Mumbai, Maharashtra',
    '400053',
  ],
  [
    'an order on a transfer',
    'deed',
    'Transferee: Sh. Parveen Tyagi S/o Sh. Ashwani Tyagi\nSmt. Mamta Tyagi W/o Sh. Virender Tyagi\n64, Sector 137-A, New Badarpur - 110085\nTRANSFER MEMORANDUM / MUTATION in respect of Plot No. 327, Block-A, Sector 137-A, New Badarpur, Delhi\n(Pin 110043)\nSir/Madam, with reference',
    'Plot No. 327, Block-A, Sector 137-A, New Badarpur, Delhi',
    '110043',
  ],
  [
    'a dash behind a town',
    'sanction',
    'Sub: Building permission for construction of a\nresidential building at Plot No. 227, Chandan Park, Link Road,\nShivgarh - Orders issued - Reg.',
    'Plot No. 227, Chandan Park, Link Road, Shivgarh',
    undefined,
  ],
  [
    'an area by admeasurement',
    'deed',
    'SCHEDULE\nAll that land known as Plot No. 165, Sector 20, Sahakar Colony, Kalamb Naka, Dist. Thanegaon, containing by admeasurement\n297.29 square metres or thereabouts',
    'Plot No. 165, Sector 20, Sahakar Colony, Kalamb Naka, Dist. Thanegaon',
    undefined,
  ],
  [
    'cells in columns under a home of its own',
    'possession',
    'Communication address\n198, Rajendra Nagar, Rampuram, Tamil Nadu 600083\nYour home\nProject\tUnit No.\tTower / Floor\nKingswood Park\tD-705\tD / 7\nLocation\tPIN\tSuper Area\nSector 30, Rampuram, Tamil Nadu\t600002\t920 sq ft',
    'Unit No. D-705, Kingswood Park, Sector 30, Rampuram, Tamil Nadu',
    '600002',
  ],
  [
    'a residential plot at a label',
    'allotment',
    'Property address : Residential Plot No. 111, Gulmohar Colony, Ring Road, Shivgarh, Uttar Pradesh - 226001',
    'Residential Plot No. 111, Gulmohar Colony, Ring Road, Shivgarh, Uttar Pradesh',
    '226001',
  ],
  [
    'abbreviations with full stops',
    'tax',
    'Property address : H. No. 5-9-22/A, M. G. Road, Opp. S.B.I., Adarsh Nagar, Hyderabad, Telangana - 500 063',
    'H. No. 5-9-22/A, M. G. Road, Opp. S.B.I., Adarsh Nagar, Hyderabad, Telangana',
    '500063',
  ],
  [
    'a house of the north',
    'deed',
    'WHEREAS the vendor is the owner of House No. B-1/22, situated at Janakpuri, New Delhi - 110058, and has agreed to sell it.',
    'House No. B-1/22, Janakpuri, New Delhi',
    '110058',
  ],
]

describe('addresses', () => {
  it.each(papers)('reads %s', (_name, kind, text, address, pin) => {
    const values = valuesBy(placeOf, text, kind)
    expect([values['property_address_doc'], values['pincode']]).toEqual([address, pin])
  })
})

describe('addresses by their place on the page', () => {
  /** A cell whose words stand side by side from `x` on. */
  const cellAt = (line: number, x: number, y: number, text: string): Word[] =>
    text.split(' ').map((word, i) => {
      const box = { x: x + i * 0.04, y, w: 0.036, h: 0.012 }
      return { text: word, conf: 1, page: 1, box, level: box, line, block: 0, size: 0.012 }
    })

  it('begins above where a label has its second language beside the middle of the value', () => {
    const words = [
      ...cellAt(0, 0.08, 0.2, '9. प्रतिभूति'),
      ...cellAt(0, 0.4, 0.2, 'Equitable mortgage of House No. 24, Ashok Vihar,'),
      ...cellAt(1, 0.1, 0.218, 'Security'),
      ...cellAt(1, 0.4, 0.218, 'Ring Road, Hosakere, Karnataka - 560051'),
    ]
    const page: Page = { page: 1, width: 1000, height: 1400, turn: 0, source: 'text', words }
    const layout = layoutOf({ file: 'a.pdf', sha256: '', pages: [page] })
    const paper = { layout, kind: 'loan_letter' as const, labelled: labelledValues(layout), flow: layout.flow, columns: layout.flow }
    const addresses = placeOf(paper).filter(({ key }) => key === 'property_address_doc')
    expect([...new Set(addresses.map(({ value }) => value))]).toEqual(['House No. 24, Ashok Vihar, Ring Road, Hosakere, Karnataka'])
  })
})
