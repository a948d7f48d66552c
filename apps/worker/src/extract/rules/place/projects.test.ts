import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

type Row = readonly [Draft, string, string | null, (string | null)?]

const readsEach = (rows: readonly Row[]): void => {
  it.each(rows.map(([draft, text, address, pin]) => [draft, text, address, pin] as const))('%s: %s', (draft, text, address, pin) => {
    expect(valueIn(draft, text, 'property_address_doc')).toBe(address)
    if (pin !== undefined) expect(valueIn(draft, text, 'pincode')).toBe(pin)
  })
}

describe('a flat told apart from its project', () => {
  readsEach([
    [
      'possession',
      'Re: Apartment in "Pravaha Waterside" at Rajarhat Main Road, Mouza Chandi, Kolkata 700 157\nTower 2 ("Kaveri"), 11th floor, Apartment 2-1109, type 3BHK',
      'Tower 2 (Kaveri), 11th floor, Apartment 2-1109, Pravaha Waterside, Rajarhat Main Road, Mouza Chandi, Kolkata',
      '700157',
    ],
    [
      'possession',
      'Subject: Your flat in our project "Malhar Greens" situated at Sinhagad Road, Vadgaon, Pune - 411041\nUnit No. C-704, 7th floor, is ready.',
      'Unit No. C-704, 7th floor, Malhar Greens, Sinhagad Road, Vadgaon, Pune',
      '411041',
    ],
    [
      'possession',
      'Sub: Home in “Aranya” located at Devanahalli Road, Yelahanka, Bengaluru 560064\nVilla No. 18 stands complete.',
      'Villa No. 18, Aranya, Devanahalli Road, Yelahanka, Bengaluru',
      '560064',
    ],
    [
      'possession',
      'Re: Booking in Project Silver Crest, Sector 82, Gurugram, Haryana 122004\nWing B, Flat No. 1502, 15th floor',
      'Wing B, Flat No. 1502, 15th floor, Silver Crest, Sector 82, Gurugram, Haryana',
      '122004',
    ],
    [
      'letter',
      'Purchase of flat in "Gulmohar Court" at Hazratganj, Lucknow, Uttar Pradesh - 226001\nFlat No. 302 on the third floor',
      'Flat No. 302, third floor, Gulmohar Court, Hazratganj, Lucknow, Uttar Pradesh',
      '226001',
    ],
  ])
})

describe('no words of a sentence before an address', () => {
  readsEach([
    [
      'tax',
      'The property bearing Municipal No. 84/2, PID No. 55-112, situated at 4th Cross, Bengaluru - 560085 stands in the name of Ravi',
      'Municipal No. 84/2, PID No. 55-112, 4th Cross, Bengaluru',
    ],
    ['tax', 'Property bearing Holding No. 12, Station Road, Ranchi - 834001 is assessed', 'Holding No. 12, Station Road, Ranchi'],
    ['tax', 'premises bearing No. 7/1, Lake Road, Kolkata - 700029 stands recorded', 'No. 7/1, Lake Road, Kolkata'],
    [
      'tax',
      'the said property assessed under Old No. 12, New No. 14, Car Street, Salem, Tamil Nadu',
      'Old No. 12, New No. 14, Car Street, Salem, Tamil Nadu',
    ],
    [
      'deed',
      'sells the house property bearing Door No. 5-9-22, Adarsh Nagar, Hyderabad, Telangana',
      'Door No. 5-9-22, Adarsh Nagar, Hyderabad, Telangana',
    ],
    [
      'deed',
      'sells the land bearing Gat No. 118, Village Wagholi, Taluka Haveli, Pune, Maharashtra',
      'Gat No. 118, Village Wagholi, Taluka Haveli, Pune, Maharashtra',
    ],
  ])
})

describe('what a person did ends where that person lives', () => {
  const who = 'Sh. Mohan Garg S/o Sh. Naresh Garg R/o 13, Subhash Enclave, Rampur'
  const place = 'Apartment No. A-1104, Block A, "Sukh Enclave", Tonk Road, Jaipur, Rajasthan'
  const read = 'Apartment No. A-1104, Block A, Sukh Enclave, Tonk Road, Jaipur, Rajasthan'
  readsEach([
    ['possession', `This is to certify that ${who} has paid all dues of ${place}.`, read],
    ['possession', `${who} have cleared the dues of ${place}.`, read],
    ['possession', `We confirm that ${who} has taken over ${place}.`, read],
    ['letter', `${who} had booked ${place}.`, read],
    ['letter', `Security: ${who} has agreed to mortgage ${place}.`, read],
    ['possession', `${who}, residing at Plot No. 22, Civil Lines, Rampur, Uttar Pradesh, has paid all dues.`, null],
    ['possession', `${who}, W/o Sh. Dev Garg of House No. 22, Civil Lines, Rampur, Uttar Pradesh.`, null],
  ])
})
