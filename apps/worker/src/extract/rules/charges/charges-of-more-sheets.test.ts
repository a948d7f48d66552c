import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

const keys = {
  edc: 'amenities_edc',
  idc: 'amenities_idc',
  plc: 'amenities_plc',
  parking: 'amenities_car_parking',
  power: 'amenities_power_backup',
  others: 'amenities_others',
} as const
type Charges = Partial<Record<keyof typeof keys, string>>

/** Sheets and sentences as builders word them, with every charge that they hold. */
const sheets: readonly (readonly [draft: Draft, lines: readonly string[], charges: Charges])[] = [
  [
    'possession',
    [
      '\tAgreement\tOn possession',
      'External dev. charges\t5,24,200\t5,34,000',
      'Infra dev. charges\t60,480\t61,600',
      'PLC (green)\t1,10,900\t1,13,000',
    ],
    { edc: '534000', idc: '61600', plc: '113000' },
  ],
  [
    'possession',
    ['Towards\tCharged\tReceived\tDue', 'EDC\t4,80,000\t4,80,000\t0', 'IDC\t72,000\t36,000\t36,000', 'PLC\t1,50,000\t0\t1,50,000'],
    { edc: '480000', idc: '72000', plc: '150000' },
  ],
  [
    'allotment',
    [
      'Unit cost\t52,00,000',
      'Car park charges\t3,50,000',
      'Club house charges\t1,50,000',
      'Infrastructure & amenities\t2,00,000',
      'Corpus fund\t75,000',
      'GST\t2,60,000',
      'Gross total\t60,35,000',
    ],
    { parking: '350000', others: 'Club house charges 150000, Infrastructure & amenities 200000, Corpus fund 75000' },
  ],
  [
    'allotment',
    [
      'Charges other than the price:',
      '(a) External Development Charges (EDC) : Rs. 2,10,000',
      '(b) Infrastructure Development Charges (IDC) : Rs. 65,000',
      '(c) Preferential Location Charges (PLC) : Rs. 1,00,000',
      '(d) Reserved covered parking : Rs. 4,00,000',
      '(e) Power back-up installation, 5 KVA : Rs. 1,00,000',
      '(f) Interest Free Maintenance Security : Rs. 60,000',
    ],
    { edc: '210000', idc: '65000', plc: '100000', parking: '400000', power: '100000', others: 'Interest Free Maintenance Security 60000' },
  ],
  [
    'agreement',
    [
      'COST SHEET',
      'Head\tRs.',
      'Agreement value\t64,00,000',
      'Floor rise\t1,20,000',
      'Podium parking (1)\t5,00,000',
      'MSEB & water meter\t85,000',
      'Society formation\t25,000',
      'Stamp duty @6%\t4,20,000',
      'Registration\t30,000',
    ],
    { parking: '500000', others: 'Floor rise 120000, MSEB & water meter 85000, Society formation 25000' },
  ],
  [
    'allotment',
    [
      'Land & building cost Rs. 48,00,000',
      'KSEB deposit and cabling Rs. 60,000',
      'Generator Rs. 75,000',
      'Car park (covered) Rs. 3,00,000',
      'Corpus fund Rs. 60,000',
    ],
    { parking: '300000', power: '75000', others: 'KSEB deposit and cabling 60000, Corpus fund 60000' },
  ],
  [
    'allotment',
    [
      'Details\tRate per sq.ft.\tAmount',
      'Basic price\t4500\t5625000',
      'PLC - park facing\t100\t125000',
      'EDC & IDC\t350\t437500',
      'Club membership\tfixed\t150000',
      'Car parking\tfixed\t300000',
    ],
    { plc: '125000', parking: '300000', others: 'Club membership 150000', edc: '437500' },
  ],
  [
    'possession',
    [
      'Dues on possession',
      'Electricity connection charges : 45,000',
      'Water connection charges : 20,000',
      'Labour cess : 15,000',
      'Interest free security deposit : 40,000',
      'Power back up charges : 60,000',
      'Total dues : 1,80,000',
    ],
    {
      power: '60000',
      others: 'Electricity connection charges 45000, Water connection charges 20000, Interest free security deposit 40000',
    },
  ],
  [
    'allotment',
    [
      'Apart from the consideration of Rs. 48,00,000, a sum of Rs. 3,00,000 is payable for one stilt car parking, Rs. 1,25,000 for club house and Rs. 60,000 towards corpus.',
    ],
    { parking: '300000', others: 'club house 125000, corpus 60000' },
  ],
  [
    'allotment',
    ['The cost comprises basic price Rs. 48,00,000, amenities Rs. 2,50,000, car parking Rs. 3,00,000 and generator Rs. 50,000.'],
    { parking: '300000', power: '50000', others: 'amenities 250000' },
  ],
  [
    'agreement',
    [
      '(i) Price of the apartment Rs. 61,40,000',
      '(ii) Price of one covered parking Rs. 4,00,000',
      '(iii) Proportionate share of common areas Rs. 3,10,000',
    ],
    { parking: '400000' },
  ],
  [
    'agreement',
    [
      'Rs. 4,00,000/- (Rupees Four Lakh only) being the cost of one mechanical car parking; Rs. 1,00,000/- being club membership; Rs. 50,000/- being legal and documentation charges',
    ],
    { parking: '400000', others: 'club membership 100000, legal and documentation charges 50000' },
  ],
  [
    'allotment',
    [
      'Item : Amount',
      'Sale price : 55,00,000.00',
      'Parking : 2,00,000.00',
      'Clubhouse : 75,000.00',
      'DG power : 35,000.00',
      'BESCOM / BWSSB : 1,10,000.00',
    ],
    { parking: '200000', power: '35000', others: 'Clubhouse 75000, BESCOM / BWSSB 110000' },
  ],
  [
    'allotment',
    [
      'Sr\tParticulars\tAmount in Rs.\tGST 18%\tTotal',
      '1\tCar park\t3,00,000\t54,000\t3,54,000',
      '2\tClub\t1,00,000\t18,000\t1,18,000',
      '3\tGenerator\t50,000\t9,000\t59,000',
    ],
    { parking: '300000', power: '50000', others: 'Club 100000' },
  ],
  [
    'allotment',
    ['EDC/IDC\tRs. 3,10,000', 'PLC\tRs. 90,000', 'IBMS\tRs. 1,00,000', 'Club\tRs. 75,000'],
    { plc: '90000', edc: '310000', others: 'IBMS 100000, Club 75000' },
  ],
  [
    'allotment',
    ['PLC (Corner) @ 5% - Rs 2,40,000', 'PLC (Green) @ 3% - Rs 1,44,000', 'Car Parking - Rs 3,50,000'],
    { parking: '350000', plc: '240000' },
  ],
  [
    'allotment',
    ['Parking: one covered, included in the price', 'Club\tRs. 1,00,000', 'Generator\tRs. 60,000'],
    { parking: '1 covered', power: '60000', others: 'Club 100000' },
  ],
  ['allotment', ['One (1) stilt parking no. S-14 goes with the flat.'], { parking: '1 stilt, No. S-14' }],
  ['agreement', ['along with 1 (one) open car parking space bearing no. 22'], { parking: '1 open, No. 22' }],
  ['allotment', ['Car park: 1 covered (No. P-22)'], { parking: '1 covered' }],
  ['allotment', ['with two open parkings'], { parking: '2 open' }],
  ['deed', ['together with one covered car parking space in the stilt floor'], { parking: '1 covered' }],
  ['allotment', ['Payments received: Rs. 2,00,000 vide cheque 112233, Rs. 3,00,000 by NEFT for car parking'], {}],
  ['agreement', ['Maintenance at Rs. 3 per sq ft per month and Rs. 60,000 as corpus fund.'], {}],
  ['deed', ['The Vendor received Rs. 4,00,000 by DD and Rs. 41,00,000 by loan of the bank.'], {}],
  [
    'possession',
    ['Late payment interest\t12,400', 'Common area maintenance (Apr-Mar)\t36,000', 'Parking maintenance\t6,000', 'Total\t54,400'],
    { others: 'Common area maintenance (Apr-Mar) 36000, Parking maintenance 6000' },
  ],
  [
    'possession',
    [
      'Electricity meter no. : 27720678\nNo. of keys handed over : 3 sets\nParking slot allotted : P2-521',
      'All dues including EDC Rs. 4,18,000, Infrastructure Development Charges (IDC) Rs. 41,000, PLC (Park facing) Rs. 1,12,000, Reserved Car Parking Usage Right Rs. 2,00,000 stand paid.',
    ],
    { edc: '418000', idc: '41000', plc: '112000', parking: '200000' },
  ],
  [
    'possession',
    ['Water meter number\t4410087', 'Gas consumer no.\t55120', 'Car park allotted\tB2-1144', 'Club membership no.\t7812'],
    { parking: '1, No. B2-1144' },
  ],
  ['allotment', ['EDC\t10,000', 'Club\t90,000', 'PIN : 201301'], { edc: '10000', others: 'Club 90000' }],
  [
    'possession',
    ['Covered parking bay: G-804', 'Electricity connection ID: 77120098', 'Maintenance helpdesk contact : 7281'],
    { parking: '1 covered, No. G-804' },
  ],
  [
    'allotment',
    ['Car parking (2 nos)\t4,00,000', 'Electric meter\t25,000', 'PLC\t50,000'],
    { parking: '400000', plc: '50000', others: 'Electric meter 25000' },
  ],
  ['tax', ['Parking fee\t1,200', 'Water tax\t2,400', 'Development cess\t800'], {}],
  ['permit', ['Development charges\tRs. 45,000', 'Labour cess\tRs. 22,000', 'Scrutiny fee\tRs. 5,000'], {}],
  [
    'allotment',
    [
      'Basic Sale Price (BSP)\tRs. 45,00,000\nLess: discount\tRs. 50,000\nAdd: EDC\tRs. 1,00,000\nAdd: IDC\tRs. 50,000\nAdd: Covered parking\tRs. 3,00,000',
    ],
    { edc: '100000', idc: '50000', parking: '300000' },
  ],
  [
    'allotment',
    [
      'External dev. charges ... Rs 1,00,000',
      'Internal dev. charges ... Rs 50,000',
      'Pref. location ... Rs 75,000',
      'Pwr backup ... Rs 40,000',
    ],
    { edc: '100000', idc: '50000', plc: '75000', power: '40000' },
  ],
  [
    'allotment',
    ['Carpark | 3,00,000', 'Clubhouse | 1,00,000', 'Power backup 1 KVA | 25,000', 'Legal | 20,000'],
    { parking: '300000', power: '25000', others: 'Clubhouse 100000, Legal 20000' },
  ],
  [
    'allotment',
    ['Two wheeler parking\tRs. 50,000', 'Four wheeler parking\tRs. 3,00,000', 'Club\tRs. 90,000'],
    { parking: '300000', others: 'Two wheeler parking 50000, Club 90000' },
  ],
  [
    'agreement',
    [
      'The Allottee shall also pay (1) Rs.1,10,000/- as EDC (2) Rs.70,000/- as IDC (3) Rs.3,25,000/- as covered parking charges and (4) Rs.45,000/- as electrification charges.',
    ],
    { edc: '110000', idc: '70000', parking: '325000', others: 'electrification charges 45000' },
  ],
  [
    'allotment',
    ['Development charges (Internal)\tRs. 90,000', 'Development charges (External)\tRs. 1,90,000', 'Car parking charges\tRs. 2,00,000'],
    { idc: '90000', edc: '190000', parking: '200000' },
  ],
  [
    'allotment',
    ['Charge\tRs. in lakh', 'EDC\t1.90', 'Car parking\t3.00', 'Club\t1.25'],
    { edc: '190000', parking: '300000', others: 'Club 125000' },
  ],
  [
    'agreement',
    [
      'Rs 44,00,000\tAll-inclusive price',
      'Rs 36,000/=\tInfrastructure development charge',
      'Rs 44,000/=\tDG power backup',
      'Rs 68,000/=\tTransformer',
    ],
    { idc: '36000', power: '44000', others: 'Transformer 68000' },
  ],
  [
    'allotment',
    ['₹1,75,000\tPreferential location', '₹6,00,000\tCar parking - basement', '₹72,000\tCorpus fund'],
    { plc: '175000', parking: '600000', others: 'Corpus fund 72000' },
  ],
]

describe('charges of more sheets', () => {
  it.each(sheets)('reads those of a paper of kind %s: %j', (draft, lines, charges) => {
    const found = Object.entries(keys).flatMap(([name, key]) => {
      const value = valueIn(draft, lines.join('\n'), key)
      return value === null ? [] : [[name, value]]
    })
    expect(Object.fromEntries(found)).toEqual(charges)
  })
})
