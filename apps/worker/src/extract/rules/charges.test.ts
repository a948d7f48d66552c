import { describe, expect, it } from 'vitest'
import { chargesOf } from './charges.ts'
import { valuesBy } from './written-paper.ts'

const sheets: readonly (readonly [what: string, text: string, wanted: Readonly<Record<string, string | undefined>>])[] = [
  [
    'the charge before its tax',
    'COST SHEET\nParticulars\tAmount (Rs.)\tGST @ 18%\tTotal (Rs.)\nBasic Sale Price\t45,00,000\t2,25,000\t47,25,000\nPLC (Park facing)\t1,50,000\t27,000\t1,77,000\nEDC\t3,20,000\t-\t3,20,000\nIDC\t60,000\t-\t60,000\nCovered Car Parking\t3,00,000\t54,000\t3,54,000\nClub Membership\t1,00,000\t18,000\t1,18,000\nTotal\t54,30,000\t3,24,000\t57,54,000',
    {
      amenities_plc: '150000',
      amenities_edc: '320000',
      amenities_idc: '60000',
      amenities_car_parking: '300000',
      amenities_others: 'Club Membership 100000',
    },
  ],
  [
    'rates beside amounts',
    'PRICE DETAILS\n1\tBasic Price\t@ Rs. 4,500/- per sq.ft.\t67,50,000\n2\tExternal Development Charges\t@ Rs. 300 per sq.ft.\t4,50,000\n3\tInfrastructure Development Charges\t@ Rs. 50 per sq.ft.\t75,000\n4\tPreferential Location Charges\t@ Rs. 100 per sq.ft.\t1,50,000\n5\tPower Back-up (3 KVA)\t@ Rs. 20,000 per KVA\t60,000\n6\tCar Parking (1 covered)\tFixed\t2,50,000\n7\tIFMS\t@ Rs. 25 per sq.ft.\t37,500\nTotal Consideration\t\t\t77,72,500',
    {
      amenities_edc: '450000',
      amenities_idc: '75000',
      amenities_plc: '150000',
      amenities_power_backup: '60000',
      amenities_car_parking: '250000',
      amenities_others: 'IFMS 37500',
    },
  ],
  [
    'charges that are nil or included',
    'Charges payable\nEDC : Rs. 2,40,000/-\nIDC : Rs. 40,000/-\nPLC : Nil\nCar parking : One covered (included in price)\nPower backup : Included\nClub membership : Rs. 75,000/-',
    {
      amenities_edc: '240000',
      amenities_idc: '40000',
      amenities_plc: undefined,
      amenities_car_parking: '1 covered',
      amenities_power_backup: undefined,
      amenities_others: 'Club membership 75000',
    },
  ],
  [
    'other charges',
    'Other charges\nLegal charges\t25,000\nElectric meter & transformer\t85,000\nCorpus fund\t1,20,000\nMaintenance deposit (12 months)\t48,000\nCar Parking Charges\t4,00,000\nGenerator charges\t40,000',
    {
      amenities_car_parking: '400000',
      amenities_power_backup: '40000',
      amenities_others:
        'Legal charges 25000, Electric meter & transformer 85000, Corpus fund 120000, Maintenance deposit (12 months) 48000',
    },
  ],
  [
    'a car park told in a sentence',
    'The allotment includes one (1) covered car parking space in the basement. Basic price: Rs. 45,00,000/-',
    { amenities_car_parking: '1 covered' },
  ],
  [
    'a car park under stilts',
    'Flat price includes 1 no. stilt car parking. Development charges extra.',
    { amenities_car_parking: '1 stilt' },
  ],
  [
    'charges by other names',
    'Charges\tAmount\nDG Set backup charges\t75,000\nFloor rise charges\t1,20,000\nPreferential location (corner, park)\t2,00,000\nOpen car park\t1,50,000\nWater & electricity connection\t60,000\nTotal\t6,05,000',
    { amenities_power_backup: '75000', amenities_plc: '200000', amenities_car_parking: '150000' },
  ],
  ['two charges in one as none of both', 'EDC & IDC\t5,10,000\nCar Parking\t3,00,000\nIFMS\t50,000', { amenities_car_parking: '300000' }],
  [
    'amounts in lakhs',
    'Car parking charges : Rs. 3 lakh\nClub house : Rs. 1.5 lakh\nPLC : Rs. 2 Lacs',
    { amenities_car_parking: '300000', amenities_plc: '200000' },
  ],
  [
    'rupees and paise',
    'Sl\tHead\tRs.\tP.\n1\tParking (covered, 1 no.)\t2,50,000\t00\n2\tClub\t1,00,000\t00\n3\tDevelopment charges (external)\t3,00,000\t00',
    { amenities_car_parking: '250000', amenities_edc: '300000', amenities_others: 'Club 100000' },
  ],
  ['nothing where nothing is charged', 'Parking\tNil\nClub\tNil', { amenities_car_parking: undefined, amenities_others: undefined }],
]

describe('charges of a builder', () => {
  it.each(sheets)('reads %s', (_what, text, wanted) => {
    const found = valuesBy(chargesOf, text, 'allotment') as Record<string, unknown>
    expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, found[key]]))).toEqual(wanted)
  })
})
