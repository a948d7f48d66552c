import { expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'
import { valuesTyped } from '../typed-paper.ts'

const short = { edc: 'amenities_edc', idc: 'amenities_idc', plc: 'amenities_plc', car: 'amenities_car_parking' } as const
const kinds = { ...short, power: 'amenities_power_backup', others: 'amenities_others' } as const
type Told = Partial<Record<keyof typeof kinds, string>>

it.each<[Draft, string, Told]>([
  [
    'allotment',
    'Add-ons: Parking 2.5 lac | Club 1 lac | PLC 1.2 lac | Power backup 0.6 lac',
    { car: '250000', plc: '120000', power: '60000', others: 'Club 100000' },
  ],
  ['allotment', 'Location charges (Road facing)\t95,000.00\nCar park (covered)\t2,25,000.00', { plc: '95000', car: '225000' }],
  [
    'allotment',
    'P.L.C.\t64,000\tCar Parking\t1,50,000\nDG backup\t33,000\tClub\t71,000',
    { plc: '64000', car: '150000', power: '33000', others: 'Club 71000' },
  ],
  [
    'possession',
    'Head\tDemand\tReceived\tBalance\nEDC\t1,80,000\t1,00,000\t80,000\nCar parking\t2,00,000\t2,00,000\t0\nClub\t75,000\t0\t75,000',
    { edc: '180000', car: '200000', others: 'Club 75000' },
  ],
  [
    'possession',
    '7 Covered car parking Rs 5,00,000/=\n8 Society formation\tRs 12,000/=\n9 Consumer\t955797455719\n10 Handed over by\tRam, 9790441712',
    { car: '500000', others: 'Society formation 12000' },
  ],
  [
    'agreement',
    'A. Basic cost 4500000\nB. Car parking 200000\nC. Generator 50000\nD. Transformer & cabling 65000',
    { car: '200000', power: '50000', others: 'Transformer & cabling 65000' },
  ],
  [
    'agreement',
    'The Purchaser shall pay (a) Rs. 600/- share money (b) Rs. 10,000/- for formation of society (c) Rs. 60,000/- club house fee.',
    { others: 'share money 600, formation of society 10000, club house fee 60000' },
  ],
  ['deed', 'The vendee has also paid Rs. 1,50,000/- towards exclusive right to use one covered parking.', { car: '150000' }],
  ['deed', 'along with one car parking space in the stilt floor', { car: '1 stilt' }],
  [
    'allotment',
    'मद\tराशि\nकार पार्किंग\t2,00,000\nCovered car parking\nजल संयोजन\t38,000\nWater connection',
    { car: '200000', others: 'Water connection 38000' },
  ],
  [
    'allotment',
    'The price is exclusive of car parking (Rs. 3,00,000), club membership (Rs. 1,00,000) and power backup of 3 KVA (Rs. 75,000).',
    { car: '300000', power: '75000', others: 'club membership 100000' },
  ],
  ['allotment', 'EDC @ Rs. 355 per sq.ft.: Rs. 4,26,000/-; IDC @ Rs. 35 per sq. ft.: Rs. 42,000/-', { edc: '426000', idc: '42000' }],
  [
    'allotment',
    'Add: EDC 2,00,000\nAdd: IDC 30,000\nAdd: Parking 1,50,000\nLess: Discount 50,000',
    { edc: '200000', idc: '30000', car: '150000' },
  ],
  [
    'allotment',
    'Car Parking (No. of parking: 1) Rs. 2,75,000\nLease rent Rs. 45,000\nFFC Rs. 60,000',
    { car: '275000', others: 'Lease rent 45000, FFC 60000' },
  ],
  [
    'agreement',
    'Total price includes price of unit Rs. 60,00,000, cost of common areas Rs. 5,00,000, covered parking Rs. 2,50,000, taxes Rs. 3,25,000.',
    { car: '250000' },
  ],
])('reads the charges of a %s: %s', (draft, text, told) => {
  const found = Object.entries(kinds).flatMap(([name, key]) => {
    const value = valueIn(draft, text, key)
    return value === null ? [] : [[name, value]]
  })
  expect(Object.fromEntries(found)).toEqual(told)
})

it('parts amounts that stand near each other under their headings', () => {
  const text =
    'ALLOTMENT LETTER\nWe allot to you Flat No. 4. Other charges:\nIDC      Parking (covered)     DG connection      Club\n68,000/- 2,00,000/-            33,000/-           1,59,000/-'
  expect(valuesTyped(text, ['amenities_idc', 'amenities_car_parking'])).toEqual({ amenities_idc: '68000', amenities_car_parking: '200000' })
})
