import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

const keys = {
  plc: 'amenities_plc',
  parking: 'amenities_car_parking',
  power: 'amenities_power_backup',
  others: 'amenities_others',
} as const
type Charges = Partial<Record<keyof typeof keys, string>>

/** Sentences that tell what is paid beside the price, as offices and builders draft them. */
const sentences: readonly (readonly [Draft, string, Charges])[] = [
  [
    'allotment',
    'Apart from the price you shall pay Rs. 9,000/- towards formation of the Society. GST will be charged extra.',
    { others: 'formation of the Society 9000' },
  ],
  [
    'possession',
    'Besides the price the purchaser has paid Rs. 65,000/- for generator back up, Rs. 58,000/- towards lift installation and Rs. 12,000/- towards name boards.',
    { power: '65000', others: 'lift installation 58000, name boards 12000' },
  ],
  [
    'agreement',
    'Over and above the consideration the Purchaser shall pay: (i) Podium parking, one car Rs. 4,50,000; (ii) P.L.C. (garden side) Rs. 1,10,000; (iii) Gymnasium Rs. 40,000; (iv) Club Rs. 75,000.',
    { parking: '450000', plc: '110000', others: 'Gymnasium 40000, Club 75000' },
  ],
  [
    'agreement',
    'The Allottee shall pay in addition: Open parking, two cars Rs. 3,00,000; Electric sub-station Rs. 45,000; Sinking fund Rs. 60,000.',
    { parking: '300000', others: 'Electric sub-station 45000, Sinking fund 60000' },
  ],
  [
    'allotment',
    'Since the site stands on a corner, a preferential charge of 5 % amounting to Rs. 1,44,000 is payable in addition to the price.',
    { plc: '144000' },
  ],
  [
    'allotment',
    'A preferential location charge @ 7.5 % i.e. Rs. 96,000 shall be paid extra. Cow cess @ 1 % amounting to Rs. 12,800 shall be deposited once.',
    { plc: '96000', others: 'Cow cess 12800' },
  ],
  [
    'allotment',
    'For its location a preferential site charge comes to Rs. 2,10,000 and is payable over and above the rate.',
    { plc: '210000' },
  ],
  [
    'allotment',
    'Component\tRate\tAmount (Rs.)\nPreferential location (corner + park)\t150 psf\t2,48,250\nClub membership\tlump sum\t1,25,000\nIFMS\t40 psf\t66,200',
    { plc: '248250', others: 'Club membership 125000, IFMS 66200' },
  ],
  [
    'possession',
    'Particulars\tAmount\nIncrease in area (30 sq.ft.)\t1,65,000\nMeter and cabling charges\t38,500\nGenset charges\t60,000',
    { power: '60000', others: 'Meter and cabling charges 38500' },
  ],
  [
    'agreement',
    'The Purchaser shall also pay: share money Rs. 610/-, legal charges Rs. 15,000/-, ground rent for 12 months Rs. 36,000/-, water meter Rs. 30,000/-.',
    { others: 'share money 610, legal charges 15000, ground rent for 12 months 36000, water meter 30000' },
  ],
  ['agreement', 'Over and above the price of Rs. 40,00,000 the Purchaser has paid Rs. 2,00,000 towards part payment.', {}],
  ['agreement', 'In addition the Purchaser shall bear Rs. 4,500 per month towards upkeep of the gardens.', {}],
  [
    'allotment',
    'You shall also pay Rs. 10,000 as penalty for each month of delay. Education cess Rs. 3,200 is charged on each payment.',
    {},
  ],
]

describe('what is paid beside the price', () => {
  it.each(sentences)('%s: %s', (draft, text, charges) => {
    for (const [name, key] of Object.entries(keys))
      expect([name, valueIn(draft, text, key)]).toEqual([name, charges[name as 'plc'] ?? null])
  })
})

it('reads the charges of an office that allots a plot anew', () => {
  const order = [
    'OFFICE OF THE ESTATE OFFICER\nURBAN DEVELOPMENT AUTHORITY\nSubject: Re-allotment of plot in your name.',
    'The plot stands re-allotted in your name. A preferential charge of 10 % amounting to Rs. 1,80,000 is payable in addition.',
    'Transfer fee of Rs. 25,000 has been received.',
  ].join('\n')
  expect(valueIn('tax', order, 'amenities_plc')).toBeNull()
  expect(valueIn('mutation', order, 'amenities_plc')).toBe('180000')
})
