import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

describe('addresses however they are told', () => {
  it.each<[Draft, string, string]>([
    [
      'mail',
      'Pls do valuation of flat 1102 B wing Sea Aria Sewri Mumbainagar 400015. Contact Mr Shah.',
      'flat 1102 B wing Sea Aria Sewri Mumbainagar',
    ],
    [
      'mail',
      'Property Adrs- plot no 23 khasra no 45 min vill saini tehsil & distt gautam nagar up 201318\nArea- 100 sq yd',
      'plot no 23 khasra no 45 min vill saini tehsil & distt gautam nagar up',
    ],
    [
      'mail',
      'Location: Vill. Rampur Kalan, near Govt School, Tehsil Zirakpura, Punjab',
      'Vill. Rampur Kalan, near Govt School, Tehsil Zirakpura, Punjab',
    ],
    [
      'form',
      'Address for communication : B-4, Officers Colony, Lucknowpur 226001\nAddress of the flat being purchased : A-1203, Utopia, Sector 93A, Noidapur 201304',
      'A-1203, Utopia, Sector 93A, Noidapur',
    ],
    [
      'agreement',
      'Schedule: Shop-cum-flat No. 12, Ground and First Floor, Market Complex, Phase 7, Industrial Area, Mohalipur, Punjab 160055',
      'Shop-cum-flat No. 12, Ground and First Floor, Market Complex, Phase 7, Industrial Area, Mohalipur, Punjab',
    ],
    [
      'agreement',
      'that the second party i.e. purchaser, r/o C-45, Pandav Nagar, Delhi-110092 has inspected the flat at D-12, First Floor, Laxmi Vihar, Delhi-110093',
      'D-12, First Floor, Laxmi Vihar, Delhi',
    ],
    [
      'agreement',
      'I agree to sell my house situated at Village and Post Office Bargaon, P.S. Sadar, District Ranchipur, Jharkhand 834001 being Plot No. 445',
      'Village and Post Office Bargaon, P.S. Sadar, District Ranchipur, Jharkhand',
    ],
    [
      'deed',
      'In Alappuram District, Cherthala Taluk, Mararikulam Village, Re-Survey Block No. 12, Re-Survey No. 45/3, an extent of 4.05 Ares of land',
      'Alappuram District, Cherthala Taluk, Mararikulam Village, Re-Survey Block No. 12, Re-Survey No. 45/3',
    ],
    [
      'deed',
      'Chennaipuram District, Sriperumbur Taluk, No. 78, Kundrathur Village, Plot No. 33 in Survey No. 211/4A, Lakshmi Nagar, measuring 1200 sq. ft.',
      'Chennaipuram District, Sriperumbur Taluk, No. 78, Kundrathur Village, Plot No. 33 in Survey No. 211/4A, Lakshmi Nagar',
    ],
    [
      'mutation',
      'Revenue village : Tehri\nSurvey No. : 112/3\nTaluk : Hosurpuram\nDistrict : Krishnapuram',
      'Survey No. 112/3, Tehri Village, Hosurpuram Taluk, Krishnapuram District',
    ],
  ])('in a %s: %s', (draft, text, address) => expect(valueIn(draft, text, 'property_address_doc')).toBe(address))
})

it('ends the site of a permit before what its subject asks for', () => {
  const text =
    'Sub: Building permission for residential house at T.S. No. 445, Block 12, Ward C, Gandhi Street, Salempuram - Permit issued.'
  expect(valueIn('permit', text, 'address_as_per_plan')).toBe('T.S. No. 445, Block 12, Ward C, Gandhi Street, Salempuram')
})

it.each<[Draft, string, string | null]>([
  ['form', 'Property PIN Code : 600042\nOffice PIN Code : 600001', '600042'],
  ['form', "Employer's name and address\tTata Works, Plot 12, MIDC, Pimprigaon, Maharashtra 411018", null],
  [
    'letter',
    'Griha Finance Limited, Regd Office: 7, Barakhamba Road, New Delhi 110001\nTo, Mr. Ravi Menon, 22, Marine Drive, Kochipuram 682031',
    null,
  ],
  ['mail', 'Regards\nAsha, Credit Officer\nNidhi Home Finance Ltd, 3rd Floor, Ashoka Plaza, Nagar Road, Punepur 411014', null],
  ['deed', 'in favour of Smt. Sita Devi W/o Sri Mohan, R/o House No. 12, Gali No. 4, Shastri Nagar, Meerutpur, UP 250004.', null],
])('takes a PIN of the property alone, in a %s: %s', (draft, text, pin) => expect(valueIn(draft, text, 'pincode')).toBe(pin))

it.each<[string, string]>([
  ['Address of the flat being purchased : A-1203, Utopia, Sector 93A, Noidapur 201304', 'A-1203'],
  ['Property : Flat bearing no. 9A, Block 3, "Utsav", Premises No. 45, Diamond Harbour Road, Kolkatapur - 700104', '9A'],
])('reads the flat of %s', (text, flat) => expect(valueIn('form', text, 'flat')).toBe(flat))
