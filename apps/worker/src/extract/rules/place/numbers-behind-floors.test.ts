import { describe, expect, it } from 'vitest'
import { placeOf } from '../place.ts'
import { valueIn } from '../drafted-paper.ts'
import { valuesBy } from '../written-paper.ts'

describe('a number that stands behind its floor', () => {
  it.each([
    [
      'handed over possession of residential flat in the fourth floor, numbered 404, of Gajanan Apartment, constructed over Gat No. 204/9, Kasba Peth locality, Sangamner, Ahmednagar District, to Smt. Sunanda Kulkarni.',
      'Flat No. 404, fourth floor, Gajanan Apartment, Gat No. 204/9, Kasba Peth, Sangamner, Ahmednagar District',
      '404',
    ],
    [
      'have sold the apartment on the 2nd floor bearing No. B-12 in "Shanti Kunj", built upon Plot No. 71, Civil Lines, Rewa, Madhya Pradesh to Shri Anil Dubey.',
      'Apartment No. B-12, 2nd floor, Shanti Kunj, Plot No. 71, Civil Lines, Rewa, Madhya Pradesh',
      'B-12',
    ],
    [
      'agreed to purchase unit situated on the ground floor, being numbered as 3A, of Lotus Court, Hill Cart Road, Siliguri, West Bengal from him',
      'Unit No. 3A, ground floor, Lotus Court, Hill Cart Road, Siliguri, West Bengal',
      '3A',
    ],
    [
      'sale of the flat on first floor, known as Flat No. 105, of Sneh Enclave, Ambala Cantt, Haryana',
      'Flat No. 105, first floor, Sneh Enclave, Ambala Cantt, Haryana',
      '105',
    ],
  ])('%s', (text, address, flat) => {
    const values = valuesBy(placeOf, text, 'possession')
    expect([values.property_address_doc, values.flat]).toEqual([address, flat])
  })
})

describe('where an address ends and begins', () => {
  it.each([
    [
      'have applied for mutation of property bearing Municipal No. 287/A in Ward No. 16 of Bijnor, locality Mohalla Sarai, near Nagina Road, District Bijnor to an extent of 133.33 Sq. Yards purchased from Mohd. Aslam.',
      'Municipal No. 287/A in Ward No. 16 of Bijnor, Mohalla Sarai, near Nagina Road, District Bijnor',
    ],
    [
      'possession of Mouza Raghunathchak, J.L. No. 18,\nL.R. Dag No. 229, L.R. Khatian No. 946/21, P.S. Krishnaganj, District Nadia, West Bengal, Pin - 741004',
      'Mouza Raghunathchak, J.L. No. 18, L.R. Dag No. 229, L.R. Khatian No. 946/21, P.S. Krishnaganj, District Nadia, West Bengal',
    ],
    [
      'owner of Tower C,\nFlat No. 1402, Westwind, Harmu Colony, Ranchi, Jharkhand 834002',
      'Tower C, Flat No. 1402, Westwind, Harmu Colony, Ranchi, Jharkhand',
    ],
    [
      'That the seller is owner in possession of 1402, Tower-C, Westwind, Ward 17, Harmu Colony, Ranchi, Jharkhand, PIN 834084, measuring',
      '1402, Tower-C, Westwind, Ward 17, Harmu Colony, Ranchi, Jharkhand',
    ],
    ['is in possession of 12/4, Gandhi Road, Jhalawar, Rajasthan, PIN 326001 and', '12/4, Gandhi Road, Jhalawar, Rajasthan'],
  ])('%s', (text, address) => {
    expect(valueIn('deed', text, 'property_address_doc')).toBe(address)
  })
})
