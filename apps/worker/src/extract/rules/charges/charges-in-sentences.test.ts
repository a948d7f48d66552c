import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

/** Lists of charges within one sentence, none of which has a field of its own. */
const lists: readonly (readonly [Draft, string, string | null])[] = [
  [
    'agreement',
    'The Promoter shall additionally collect: Legal charges Rs. 15,000; Share money Rs. 600; Society formation Rs 10,000; Club house Rs. 75,000; MGL connection Rs. 12,000.',
    'Legal charges 15000, Share money 600, Society formation 10000, Club house 75000, MGL connection 12000',
  ],
  [
    'agreement',
    'Other charges are: Corpus fund Rs. 60,000, Water connection Rs. 25,000, and Legal fees Rs. 20,000.',
    'Corpus fund 60000, Water connection 25000, Legal fees 20000',
  ],
  [
    'allotment',
    'You shall also pay club membership of Rs. 1,00,000, IFMS of Rs. 48,000 and electricity meter of Rs. 18,000.',
    'club membership 100000, IFMS 48000, electricity meter 18000',
  ],
  [
    'allotment',
    'Payable with possession: Sinking fund - Rs. 40,000; Maintenance deposit - Rs. 36,000.',
    'Sinking fund 40000, Maintenance deposit 36000',
  ],
  [
    'possession',
    'In addition Rs. 25,000 towards society formation, and Rs. 30,000 towards legal charges.',
    'society formation 25000, legal charges 30000',
  ],
  ['possession', 'Pay Rs. 30,000 towards advance maintenance by cheque.', null],
  ['agreement', 'The Purchaser has paid Rs. 5,00,000 by cheque and Rs. 10,00,000 by NEFT.', null],
  ['agreement', 'The Vendor received Rs. 2,00,000 as token; the balance Rs. 20,00,000 is due on registration.', null],
  ['allotment', 'Price Rs. 45,00,000; booking amount Rs. 2,00,000; balance Rs. 43,00,000.', null],
]
/** A place that is preferred, by any word. */
const preferred = [
  'Floor rise / preferred location',
  'Preferred location charge',
  'Pref. location',
  'PLC (park facing)',
  'Preferential location charges',
]

describe('charges in one sentence', () => {
  it.each(lists)('%s: %s', (draft, text, wanted) => expect(valueIn(draft, text, 'amenities_others')).toBe(wanted))
  it.each(preferred)('%s', (label) =>
    expect(valueIn('allotment', `${label}\tRs. 1,75,000\nCar parking\tRs. 5,00,000`, 'amenities_plc')).toBe('175000'),
  )
  it('reads the first of the charges that somebody is asked to clear', () => {
    const text = 'Please clear EDC of Rs 4,10,000/=, Open car parking of Rs 2,50,000/=, Corpus fund of Rs 95,000/= beforehand.'
    expect(valueIn('possession', text, 'amenities_edc')).toBe('410000')
    expect(valueIn('possession', text, 'amenities_car_parking')).toBe('250000')
  })
})
