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
    'allotment',
    [
      'Basic sale price\tRs. 45,00,000',
      'EDC\tRs. 1,20,000',
      'IDC\tRs. 80,000',
      'PLC\tRs. 90,000',
      'Car parking (1 covered)\tRs. 3,00,000',
      'Power back up (2 KVA)\tRs. 40,000',
      'Club membership\tRs. 1,00,000',
      'IFMS\tRs. 50,000',
      'Total\tRs. 52,80,000',
    ],
    { edc: '120000', idc: '80000', plc: '90000', parking: '300000', power: '40000', others: 'Club membership 100000, IFMS 50000' },
  ],
  [
    'allotment',
    [
      'Basic sale price\tRs. 45,00,000',
      'External Development Charges: Rs. 1,20,000/-',
      'Infrastructure Development Charges: Rs. 80,000/-',
      'Preferential Location Charges (park facing): Rs. 90,000/-',
      'Open car parking: Rs. 1,50,000/-',
      'DG set charges: Rs. 40,000/-',
      'Club House: Rs. 1,00,000/-',
    ],
    { edc: '120000', idc: '80000', plc: '90000', parking: '150000', power: '40000', others: 'Club House 100000' },
  ],
  [
    'allotment',
    [
      'Basic sale price\tRs. 45,00,000',
      '1\tE.D.C.\t1,20,000.00',
      '2\tI.D.C.\t80,000.00',
      '3\tP.L.C.\t90,000.00',
      '4\tStilt Parking\t2,00,000.00',
      '5\tGenerator backup\t40,000.00',
      '6\tLegal charges\t15,000.00',
      '7\tCorpus fund\t60,000.00',
    ],
    { edc: '120000', idc: '80000', plc: '90000', parking: '200000', power: '40000', others: 'Legal charges 15000, Corpus fund 60000' },
  ],
  [
    'allotment',
    [
      'Basic sale price\tRs. 45,00,000',
      'Floor rise charges\tRs. 60,000',
      'Facing premium (PLC)\tRs. 90,000',
      'Covered Car Park\tRs. 3,00,000',
      'Electricity & water connection charges\tRs. 75,000',
      'Genset\tRs. 40,000',
      'Clubhouse & amenities\tRs. 1,25,000',
      'Maintenance deposit\tRs. 48,000',
    ],
    {
      plc: '90000',
      parking: '300000',
      power: '40000',
      others:
        'Floor rise charges 60000, Electricity & water connection charges 75000, Clubhouse & amenities 125000, Maintenance deposit 48000',
    },
  ],
  [
    'allotment',
    [
      'Besides the price you shall pay EDC of Rs. 1,20,000, IDC of Rs. 80,000, PLC of Rs. 90,000, car parking charges of Rs. 3,00,000 and club membership fee of Rs. 1,00,000.',
    ],
    { edc: '120000', idc: '80000', plc: '90000', parking: '300000', others: 'club membership fee 100000' },
  ],
  [
    'allotment',
    [
      'The price includes Rs. 1,20,000 towards external development charges, Rs. 80,000 towards internal development charges, Rs. 3,00,000 for one covered car parking and Rs. 40,000 for power back-up.',
    ],
    { edc: '120000', idc: '80000', parking: '300000', power: '40000' },
  ],
  [
    'agreement',
    [
      'The purchaser shall pay in addition: club membership Rs. 1,00,000/-, car park Rs. 3,00,000/-, legal charges Rs. 15,000/- and corpus fund Rs. 60,000/-.',
    ],
    { parking: '300000', others: 'club membership 100000, legal charges 15000, corpus fund 60000' },
  ],
  [
    'possession',
    [
      'Particulars\tAmount (Rs.)',
      'Balance sale consideration\t2,45,000',
      'IFMS\t50,000',
      'Electric meter charges\t18,000',
      'Sinking fund\t25,000',
      'Total payable\t4,58,000',
    ],
    { others: 'IFMS 50000, Electric meter charges 18000, Sinking fund 25000' },
  ],
  [
    'possession',
    ['Water and sewer connection\tRs. 90,000', 'Maintenance corpus\tRs. 1,24,000', 'Car parking\tRs. 2,00,000'],
    { parking: '200000', others: 'Water and sewer connection 90000, Maintenance corpus 124000' },
  ],
  [
    'allotment',
    [
      'Sl\tCharge\tRate\tAmount',
      '1\tBasic price (1250 sq ft)\t3,600\t45,00,000',
      '2\tEDC\t96\t1,20,000',
      '3\tPLC - corner\t72\t90,000',
      '4\tCovered parking\tLS\t3,00,000',
      '5\tClub\tLS\t1,00,000',
    ],
    { edc: '120000', plc: '90000', parking: '300000', others: 'Club 100000' },
  ],
  [
    'allotment',
    [
      'Basic sale price\tRs. 45,00,000',
      'Parking slot\t3,00,000',
      'Power back-up (per KVA 20,000)\t40,000',
      'External electrification\t65,000',
      'Fire fighting\t35,000',
      'Development charges\t80,000',
    ],
    { parking: '300000', power: '40000', others: 'External electrification 65000, Fire fighting 35000, Development charges 80000' },
  ],
  [
    'allotment',
    [
      'Basic sale price\tRs. 45,00,000',
      'One time maintenance\tRs. 75,000',
      'Gas pipeline\tRs. 20,000',
      'Solar & water softener\tRs. 45,000',
      'Parking (stilt) 1 no.\tRs. 2,50,000',
      'Advance maintenance (24 months)\tRs. 48,000',
    ],
    {
      parking: '250000',
      others: 'One time maintenance 75000, Gas pipeline 20000, Solar & water softener 45000, Advance maintenance (24 months) 48000',
    },
  ],
  [
    'agreement',
    ['Consideration\tI.D.C.\tE.D.C. payable to local body\tPreferential location', 'Rs 36,00,000\t1,45,000.00\t60,600.00\t63,000.00'],
    { edc: '60600', idc: '145000', plc: '63000' },
  ],
  [
    'allotment',
    [
      'Other charges payable by you:',
      'EDC\tPLC (road facing)\tParking (covered)\tTransformer\tClub membership',
      '2,46,000/-\t1,56,000/-\t6,00,000/-\t60,000/-\t1,80,000/-',
    ],
    { edc: '246000', plc: '156000', parking: '600000', others: 'Transformer 60000, Club membership 180000' },
  ],
  [
    'allotment',
    [
      'Floor\tFour wheeler\tPower\tSociety registration\tClub',
      'PLC\tparking\tbackup\tfund\tmembership',
      '2,25,000/-\t5,00,000/-\t79,000/-\t25,000/-\t99,000/-',
    ],
    { plc: '225000', parking: '500000', power: '79000', others: 'Society registration fund 25000, Club membership 99000' },
  ],
  [
    'possession',
    [
      'East / corner PLC\t1,71,000\tInfrastructure charges (IDC)\t1,33,500',
      'Generator backup\t63,000\tClub house\t95,000',
      'Instalments received\t44,10,000\tInterest on delay\t29,000',
    ],
    { idc: '133500', plc: '171000', power: '63000', others: 'Club house 95000' },
  ],
  [
    'agreement',
    ['Extra: IDC @ lump sum Rs. 68,000/-, Car Parking Space @ lump sum Rs. 2,00,000/-, Transformer @ lump sum Rs. 60,000/-.'],
    { idc: '68000', parking: '200000', others: 'Transformer 60000' },
  ],
  [
    'allotment',
    [
      'In addition the following are payable one time: One covered car park - Rs.6,00,000/-; Preferential location (river side) - Rs.2,52,000/-; Khata and assessment - Rs.12,500/-; Club house - Rs.1,42,000/-.',
    ],
    { plc: '252000', parking: '600000', others: 'Khata and assessment 12500, Club house 142000' },
  ],
  [
    'agreement',
    [
      'The Purchaser has paid Rs. 4,50,000 by cheque as token and Rs. 2,00,000 as advance; the balance of Rs. 38,50,000 is payable on registration.',
    ],
    {},
  ],
  ['agreement', ['Year\tPrice\tPaid\tBalance', '2021\t36,00,000\t4,00,000\t32,00,000'], {}],
  ['allotment', ['One covered car parking is allotted along with the flat.'], { parking: '1 covered' }],
  ['allotment', ['Parking: 1 no. (stilt)'], { parking: '1 stilt' }],
  ['allotment', ['together with the right to use two covered car parking spaces'], { parking: '2 covered' }],
  ['allotment', ['Reserved car parking: One (basement)'], { parking: '1 basement' }],
  ['allotment', ['Car parking\tIncluded', 'PLC\tNil', 'EDC\tRs. 1,20,000', 'Club\tRs. 80,000'], { edc: '120000', others: 'Club 80000' }],
  [
    'allotment',
    [
      '10% on booking\tRs. 4,50,000',
      'On casting of first slab\tRs. 4,50,000',
      'On parking floor slab\tRs. 4,50,000',
      'On possession\tRs. 2,00,000',
    ],
    {},
  ],
  ['deed', ['The total consideration is Rs. 45,00,000 including parking.'], {}],
  ['mail', ['EDC Rs. 1,20,000', 'IDC Rs. 80,000'], {}],
  [
    'allotment',
    ['Basic sale price\tRs. 45,00,000', 'EDC\tRs. 2,00,000', 'PLC\tRs. 90,000', 'Car park\tRs. 3,00,000'],
    { edc: '200000', plc: '90000', parking: '300000' },
  ],
  [
    'allotment',
    ['Development charges (EDC)\t1.20 lakh', 'Car parking\t3.00 lakh', 'Club house\t1.00 lakh'],
    { edc: '120000', parking: '300000', others: 'Club house 100000' },
  ],
  [
    'allotment',
    ['Basic sale price\tRs. 45,00,000', 'Park facing PLC\tRs. 90,000', 'View charges\tRs. 45,000', 'Garden area charges\tRs. 60,000'],
    { plc: '90000', others: 'View charges 45000, Garden area charges 60000' },
  ],
]

describe('charges', () => {
  it.each(sheets)('reads those of a paper of kind %s: %j', (draft, lines, charges) => {
    const found = Object.entries(keys).flatMap(([name, key]) => {
      const value = valueIn(draft, lines.join('\n'), key)
      return value === null ? [] : [[name, value]]
    })
    expect(Object.fromEntries(found)).toEqual(charges)
  })
})
