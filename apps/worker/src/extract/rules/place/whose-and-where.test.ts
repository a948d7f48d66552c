import { describe, expect, it } from 'vitest'
import type { PaperKind } from '../../kinds/paper-kind.ts'
import { areasOf } from '../areas.ts'
import { valueIn } from '../drafted-paper.ts'
import { placeOf } from '../place.ts'
import { sidesOf } from '../sides.ts'
import { valuesBy } from '../written-paper.ts'

const place = 'Plot No. 136, Survey No. 604/17, Meridian Layout, Village Kandivel, Taluka Borivada, District Thanapur'
const homeLabels = ['Present address', 'Current address', 'Permanent Address', 'Address for correspondence', 'Local address', 'Resident of']
const addressIn = (text: string, kind: PaperKind = 'deed') => {
  const values = valuesBy(placeOf, text, kind)
  return [values.property_address_doc, values.pincode]
}

describe('whose address it is', () => {
  it.each(homeLabels)('leaves the home at %s among lines of the property', (label) => {
    const text = `LEASE DEED\nPROPERTY LEASED\nLessee\tSmt. Usha Devi\n${label}\t41, Ganesh Peth, Thanapur - 421074\nProperty leased\t${place}\n`
    expect(addressIn(text, 'lease')).toEqual([place, undefined])
  })

  it('leaves the PIN on a line below an addressee', () => {
    const text = (pin: string) =>
      `No. ADV/HL/693\nMr. Rajesh Khan\n96, Preet Vihar, Chennapet\n${pin}\nDear Sir / Madam,\nPurpose\tPurchase of a flat\n`
    expect(['PIN - 600061', 'PIN: 600061', 'Pin Code 600061'].map((pin) => addressIn(text(pin), 'loan_letter')[1])).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each([
    [
      'TOWN PLANNING SECTION\nBUILDING PERMIT ORDER\nTo\nSri. G. Rao\n66, Chandra Layout, Guntur,\nPIN 522017\nSite\tPlot No. 3',
      'sanction',
    ],
    ['OFFICE OF THE TALUK\nPROPERTY EXTRACT\nTo,\nSmt. Usha Devi\n12, Lake View\nPIN - 682016\nDear Madam,', 'tax'],
    ['BUILDING LICENCE\nTo:\nSri. K. Nair\nKera House, Aluva\nPin Code 683101\nA. SITE', 'sanction'],
    ['(7) Party: नाव:- Ravi Kale वय:- 41; पत्ता :- रोड नं: 114, Old Sangvi, Pune. पिन कोड:- 411080 पॅन', 'deed'],
    ['Executing party 1): Ravi Kale, 34, 5, Old Sangvi, Pune. पिन कोड: 411080', 'deed'],
    ['the Vendor, aged 44 years, residing at 12, Lake Road, Pune. PIN: 411004', 'deed'],
    ['Executant: Smt. Usha, address 12, Lake Road, Nashik, Maharashtra. Pin code: 422001', 'deed'],
    ['Vendee W/o Ravi Menon, Kera House, Aluva. PIN - 683101', 'deed'],
  ] as const)('leaves the PIN of a home: %s', (text, kind) => expect(addressIn(text, kind)[1]).toBeUndefined())

  it.each([
    ['Property address : 12, Lake Road, Pune. PIN: 411004', '411004'],
    ['Address of the property : Flat 3, Rose Apartment, Pune. Pin code - 411004', '411004'],
    ['3. Resident of : Ravi Menon\n6. Name : Ravi\n7. Pin code : 411004', '411004'],
    ['PROPERTY DETAILS\nLocality\tAlto\nPIN\t403521', '403521'],
    ['the Vendor, aged 44 years. The property is Plot No. 3, Lake Road, Pune. PIN: 411004', '411004'],
  ])('takes the PIN of the property: %s', (text, pin) => expect(addressIn(text)[1]).toBe(pin))

  it.each(['Dwelling units\t1', 'No. of units\t2', 'Tenements\t4', 'Number of flats\t12', 'Flats\t8', 'Dwelling units proposed\t3'])(
    'takes a count of homes for no flat: %s',
    (line) => expect(valuesBy(placeOf, `BUILDING PERMIT\nHeight\t10.5 m\n${line}\nZone\tResidential`, 'sanction').flat).toBeUndefined(),
  )

  it('takes a line that begins with a verb for no addressee', () => {
    const text = `In that regard, we have the pleasure\nto inform that you have been allotted Unit No. 502, Tower-C, Nakshatra Greens, Sector 78, Navodaya, Uttar Pradesh -\n201054, hereinafter referred to as the said unit`
    expect(addressIn(text, 'allotment')).toEqual(['Unit No. 502, Tower-C, Nakshatra Greens, Sector 78, Navodaya, Uttar Pradesh', '201054'])
    expect(
      addressIn('To Ravi Menon of Unit No. 502, Tower-C, Nakshatra Greens, Sector 78, Uttar Pradesh - 201054', 'allotment')[0],
    ).toBeUndefined()
  })
})

describe('an address that begins with a bare number', () => {
  const cases = [
    [
      'first and exclusive mortgage of 103, Prithvi Elanza, Wing C, Ghodbunder Wadi, Thanapur, Maharashtra - 421098 having',
      'Maharashtra',
      '421098',
      '103',
    ],
    ['is the absolute owner of 104, Sun Residency, Near Gayatri Temple, Suryanagari, Gujarat, admeasuring', 'Gujarat', undefined, '104'],
    [
      'Land situated at No. 361, 4th Cross, 3rd Main, Velanagar, Chennapet, Tamil\nNadu - 600061. Previous pattadar: Vinod',
      'Nadu',
      '600061',
      undefined,
    ],
  ] as const
  it.each(cases)('%s', (text, end, pin, flat) => {
    const values = valuesBy(placeOf, `Sanctioned on 4th May 2019.\nThe loan is secured by ${text}`, 'loan_letter')
    expect(values.property_address_doc).toMatch(new RegExp(`^(?:103|104|No\\. 361), .*${end}$`, 'u'))
    expect([values.pincode, values.flat]).toEqual([pin, flat])
  })
  it.each([
    'residing at 12, Gandhi Road, Shanti Nagar, Rampur',
    'the sum of 5, 10, 15 and more',
    'office at 12, MG Road, Pune, Maharashtra - 411001',
  ])('leaves "%s"', (text) => {
    expect(addressIn(`The borrower is ${text} and agrees`, 'loan_letter')).toEqual([undefined, undefined])
  })
})

it('adds no home to a flat that is told with its whole address', () => {
  const text =
    'First Applicant\tMr. Vinod Rao\nMobile No.\t8302809671\tAddress\t92, Lokhand Wadi, Indraprastha - 110011\nDear Sir,\nUnit\tFlat No. C-1202, 12th Floor, Tower C, Prithvi Elanza, Sector 150, Indraprastha, Delhi\nFloor / Tower\t12th / C\n'
  expect(addressIn(text, 'allotment')).toEqual([
    'Flat No. C-1202, 12th Floor, Tower C, Prithvi Elanza, Sector 150, Indraprastha, Delhi',
    undefined,
  ])
})

const clauses = [
  'constructed under the plan sanctioned vide',
  'erected as per plan',
  'built in accordance with plan',
  'completed under permit',
]

describe('where an address ends', () => {
  it.each(clauses)('before ", %s"', (clause) => {
    expect(addressIn(`certified that the building of Mr. Ravi Menon at ${place}, ${clause} No. 12/2011`, 'sanction')[0]).toBe(place)
  })
})

const flat = 'Flat No. 504, Laxmi Nilayam, Ward No. 9, Sy. No. 244/7, Teachers Colony, Hanamgiri, Dist. Warangal North'
const inTown = 'Flat No. A-1402, 14th Floor, Sun Residency, T.P.S. No. 41, F.P. No. 171/2, Nr. Railway Crossing, Vishwamitri, Gujarat'
const areaPapers: readonly (readonly [name: string, text: string, wanted: object])[] = [
  ['of a flat on numbered land', `Property\t${flat}\nArea\t2,560 Sft.`, { document_area_sqft: 2560 }],
  [
    "in yards beside the flat's feet",
    `Property : ${inTown} admeasuring 137.78 Sq. Yards (i.e. 1,240 Sq. Ft.), standing`,
    { document_area_sqft: 1240 },
  ],
  ['beside the carpet area', `Property\t${inTown}\nCarpet area (Sq.Mt.)\t91\nArea\t1,440 Sq. Ft.`, { document_area_sqft: 1440 }],
  [
    'of the share before the whole land',
    `${inTown}, measuring 2,360 Sq.Ft. SBA, together with 732 sq. ft.\nundivided share in the land of 2,508.38 sq. mtrs.,`,
    { document_area_sqft: 2360, final_land_area_uds: '732 sq ft' },
  ],
  [
    'of the share within the whole land',
    `${inTown}, measuring 920 Sq. Ft. super built-up with undivided share of 31.28 Sq.Mt. in the land of 1,438.88 Sq. Mtrs.,`,
    { document_area_sqft: 920, final_land_area_uds: '31.28 sq m' },
  ],
  ['told in brackets behind the figure', `Property\tthe above\nArea\t1,390 sq. ft. (super built-up)`, { document_area_sqft: 1390 }],
  ['told by letters behind the figure', `Property\tthe above\nExtent\t1,590 Sqft SBA`, { document_area_sqft: 1590 }],
  [
    'told by its own label, not by the next row',
    'Plot area\t1,590 Sqft\nBuilt-up\t2,100 Sqft',
    { land_area_docs_sqft: 1590, document_area_sqft: 2100 },
  ],
  [
    "of a house's land in yards",
    'the owner of House No. C-161, Block C, Dwarkesh Vihar, Gurugaon, Haryana, 152.78 sq. yds., built-up 1,620 sq. ft., and agrees',
    { land_area_docs_sqyd: 152.78, document_area_sqft: 1620 },
  ],
  [
    "of a house's land in feet before what is built",
    'the owner of House No. C-161, Block C, Dwarkesh Vihar, Gurugaon, Haryana, 1,375 sq. ft., covered area 1,620 sq. ft., and agrees',
    { land_area_docs_sqft: 1375, document_area_sqft: 1620 },
  ],
]

describe('what an area is of', () => {
  it.each(areaPapers)('%s', (_, text, wanted) => {
    expect(valuesBy(areasOf, text, 'deed')).toEqual(wanted)
  })
})

it('reads the land of a permit behind a long address, and no flat or building for it', () => {
  const to = (what: string) => `granted to erect a building on ${what} admeasuring 418.06 Sq. Mt., the permit is valid for one year`
  const far = 'Nakshatra Greens Layout, Village Wagholi Khurd, Taluka Borivada, District Mahimpur Suburban - 400050,'
  expect(valueIn('permit', to(`Plot No. 183, ${far}`), 'land_area_plan')).toBe('418.06 sq m')
  expect(valueIn('permit', to(`Flat No. 183, ${far}`), 'land_area_plan')).toBeNull()
  expect(valueIn('permit', to(`Plot No. 183, a floor of the building in ${far}`), 'land_area_plan')).toBeNull()
})

const ends = ['First Party\tSecond Party', 'Manager (Estate)\tLessee', 'Executant', 'Branch Manager']

describe('behind the last side', () => {
  const sides = 'EAST : Plot No. 137\nWEST : 36 feet Road\nNORTH : Road 30 feet wide\nSOUTH : Others Property\n'
  it.each(ends)('leaves out %s', (end) => {
    expect(valuesBy(sidesOf, `${sides}${end}`).boundaries_deed_south).toBe('Others Property')
  })
  it.each(['of Ram Lal', 'No. 12 of Ram Lal'])('goes on with "%s"', (rest) => {
    expect(valuesBy(sidesOf, `${sides}${rest}`).boundaries_deed_south).toBe(`Others Property ${rest}`)
  })
  it('reads a side whose second name no font has kept', () => {
    const headed = 'North (उत्र)\tSouth (दक्षिण)\tEast (पूरब)\tWest (पश्चिम)\nKhesra No. 853\tSarkari nali\tGali 6 feet\tPlot of Ram Lal'
    expect(valuesBy(sidesOf, `${headed}\n`).boundaries_deed_north).toBe('Khesra No. 853')
    const text = 'North (उत्र)\tPlot No. 323\nSouth (दक्षिण)\tGali\nEast (पूरब)\tRoad 20 feet\nWest (पश्चिम)\tKhet Ram Lal'
    expect(valuesBy(sidesOf, text).boundaries_deed_north).toBe('Plot No. 323')
  })
})
