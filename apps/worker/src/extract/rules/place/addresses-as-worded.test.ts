import { describe, expect, it } from 'vitest'
import type { IntakeKey } from '@parakh/contracts'
import { valueIn, type Draft } from '../drafted-paper.ts'

const listed = (text: string): string[] => text.trim().split('\n')
const letters = (value: unknown): string | null =>
  typeof value === 'string'
    ? value
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim()
    : null

/** Behind a bar what leads over to the address in a deed; each address ends with its PIN. */
const addresses = listed(`
Re. Sy. No. 55/3-2 of Block 12 of Maradu Village, Kanayannur Taluk, Ernakulam District, Kerala - 682304 | property comprised in
Building No. XIV/322, Maradu Municipality, Nettoor, Ernakulam, Kerala - 682040 | residential
Town Survey No. 22/4, Block No. 5, Ward D, Fort Road, Thanjavur Town, Thanjavur District, Tamil Nadu - 613001 | land in
Grama Natham S.No. 118/22, Door No. 4/77, East Street, Kovilur Village, Sivaganga District, Tamil Nadu - 630307 | house property in
R.S. No. 118/2, D.No. 4-7-12, Asst. No. 1122, Ward No. 4, Brodipet, Guntur, Andhra Pradesh - 522002 | all that house in
Gramathana Property No. 112, VP Katha No. 118/44, Bilekahalli Village, Begur Hobli, Bengaluru, Karnataka - 560076 | bearing
Gat No. 112/1/A, Hissa No. 3, Mouje Wagholi, Taluka Haveli, District Pune, Maharashtra - 412207 | piece of land bearing
Milkat No. 118, Ward No. 2, Mouje Talegaon, Taluka Maval, District Pune, Maharashtra - 410506 | house bearing Grampanchayat
Chalta No. 12, P.T. Sheet No. 44, Altinho, Panaji, Tiswadi Taluka, Goa - 403001 | plot bearing
Khasra No. 112/2/Ka, P.H. No. 22, Village Mowa, Tehsil and District Raipur, Chhattisgarh - 492007 | land situated at
Khata/Khatauni No. 12/22, Khasra No. 112/2, Mohal Chakkar, District Shimla, Himachal Pradesh - 171005 | land comprised in
Dag No. 118 (New), K.P. Patta No. 22, Village Beltola, Mouza Beltola, Guwahati, Assam - 781028 | land covered by
LIG Flat No. 22-B, Pocket 4, Sector 14, Rohini, Delhi - 110085 | DDA built
SFS Flat No. 118, Block C, Sheikh Sarai Phase I, New Delhi - 110017 | the
Mouza Rajarhat, J.L. No. 22, R.S. Dag No. 417, L.R. Khatian No. 2213, P.S. Newtown, West Bengal - 700135 | land lying at
Ward No. 12, House No. 441, Gali Telian, Katra Ahluwalia, Amritsar, Punjab - 143001 | property i.e.
SCO No. 22, Sector 20-D, Chandigarh - 160020 | the
New S.No. 118/2A1B2, T.S. No. 44, Block 7, Ward C, Kottivakkam Village, Chennai District, Tamil Nadu - 600041 | land in
Plot No. 281, Shree Hari Co.Op. Housing Society Ltd., Bypass Road, Harni, Gujarat - 390099 | the
Re-Sy. No. 133/27A, Block No. 72, Vazhakkala Kara, Kadirur Village, Kerala - 673070 | land in
`).map((line) => {
  const [address = '', lead = ''] = line.split(' | ')
  return [address.slice(0, -' - 000000'.length), address.slice(-6), lead] as const
})

/** An address in papers that tell it in their own way. */
const ways: readonly (readonly [string, Draft, (address: string, lead: string) => string])[] = [
  ['a schedule', 'deed', (address, lead) => `SCHEDULE\nAll that ${lead} ${address}, admeasuring 1,200 sq.ft.`],
  ['a recital', 'deed', (address, lead) => `WHEREAS the Vendor is the owner of ${lead} ${address} and has agreed to sell it.`],
  ['a mail', 'mail', (address) => `Applicant: Ravi Menon\nProperty: ${address}\nContact: 9845012345`],
  ['a sanction letter', 'letter', (address, lead) => `Security : Equitable mortgage of ${lead} ${address}.\nTenure : 240 months`],
]

describe.each(ways)('addresses in %s', (_way, draft, say) => {
  it.each(addresses)('%s', (address, pin, lead) => {
    const text = say(`${address} - ${pin}`, lead)
    const read = (key: IntakeKey) => valueIn(draft, text, key)
    expect([letters(read('property_address_doc')), read('pincode')]).toEqual([letters(address), pin])
  })
})

/** Cells of a form under a heading of the property. */
const cells: readonly (readonly [cells: string, address: string, pin: string])[] = [
  [
    'Flat / House No.\tB-704\nBuilding / Society\tSkyline Oasis\nStreet / Road\tBypass Road\nLandmark\tNear Pillar 412\nCity\tKochi\nState\tKerala\nPIN Code\t682025',
    'Flat No. B-704, Skyline Oasis, Bypass Road, Kochi, Kerala',
    '682025',
  ],
  [
    'Plot / Survey No. : 118/4\nVillage / Town : Kolar\nTaluka : Huzur\nDistrict : Bhopal\nState : Madhya Pradesh\nPin : 462042\nREFERENCES\nName : Suresh Jain\nAddress : 44, Arera Colony, Bhopal 462016',
    'Plot No. 118/4, Kolar, Taluka Huzur, District Bhopal, Madhya Pradesh',
    '462042',
  ],
  [
    'भवन संख्या : 117/44\nमोहल्ला : शारदा नगर\nशहर : कानपुर नगर\nराज्य : उत्तर प्रदेश\nपिन कोड : 208025',
    'भवन संख्या 117/44, शारदा नगर, कानपुर नगर, उत्तर प्रदेश',
    '208025',
  ],
  [
    'Unit No\t1203\nWing/Tower\tC\nProject Name\tRiver Dale\nArea/Locality\tKharadi\nCity\tPune\nPincode\t411014',
    'Unit No. 1203, Wing C, River Dale, Kharadi, Pune',
    '411014',
  ],
  [
    'Property Address Line 1\tHouse No 3/118, Vivek Khand 3\nProperty Address Line 2\tGomti Nagar\nCity / State / PIN\tLucknow / Uttar Pradesh / 226010\nLandmark\tBehind market',
    'House No 3/118, Vivek Khand 3, Gomti Nagar, Lucknow, Uttar Pradesh',
    '226010',
  ],
  [
    'Address Line 1 : Plot 22, Ashiana Colony\nAddress Line 2 : Ram Nagar\nAddress Line 3 : Near Water Tank\nCity : Ajmer\nState : Rajasthan\nPincode : 305001',
    'Plot 22, Ashiana Colony, Ram Nagar, Near Water Tank, Ajmer, Rajasthan',
    '305001',
  ],
  [
    'Collateral Address 1\tFlat 4B, Lake View\nCollateral Address 2\tJodhpur Park\nCity, State, Pincode\tKolkata, West Bengal, 700068',
    'Flat 4B, Lake View, Jodhpur Park, Kolkata, West Bengal',
    '700068',
  ],
]

describe('addresses put together from cells', () => {
  it.each(cells)('%s', (form, address, pin) => {
    const text = `PROPERTY DETAILS\n${form}`
    expect([letters(valueIn('form', text, 'property_address_doc')), valueIn('form', text, 'pincode')]).toEqual([letters(address), pin])
  })

  it('leaves the lines of a home', () => {
    const home =
      'APPLICANT\nName\tRavi Menon\nAddress Line 1\t85, Pookkad\nAddress Line 2\tLake Road\nCity / State / PIN\tErode / Tamil Nadu / 638055'
    expect([valueIn('form', home, 'property_address_doc'), valueIn('form', home, 'pincode')]).toEqual([null, null])
  })

  it('leaves the PIN of a home', () => {
    const home = 'APPLICANT\nName\tRavi Menon\nDoor No. & Street\t85, Pookkad\nPincode\t638055\nMobile\t9845012345'
    expect(valueIn('form', home, 'pincode')).toBeNull()
  })
})

it('begins the property behind the PIN of a home', () => {
  const text =
    'leases to Moideen Koya, aged 62 years, S/o. Sajeevan, business, of 129, Lake Road, Nedumkavu - 695074, Re-Sy. No. 20/8A, Block No. 5, Kadirur Village, Mukundapuram Taluk, Kerala, for 36 years'
  expect(valueIn('lease', text, 'property_address_doc')).toBe('Re-Sy. No. 20/8A, Block No. 5, Kadirur Village, Mukundapuram Taluk, Kerala')
})

describe('PINs of others', () => {
  it.each([
    ['form', 'Present address with PIN : 229, Vidyanagar, Nedumkavu, 695046'],
    ['allotment', 'Sri. Ravi Menon\n12, Lake Road\nPIN 403084\nMob: 9845012345\nDear Sir'],
    ['allotment', 'To\nMr. Ravi Menon\n12, Lake Road\nPIN 403084\nDear Sir'],
  ] as const)('leaves it in a %s: %s', (draft, text) => expect(valueIn(draft, text, 'pincode')).toBeNull())

  it('reads it behind leaders that end a line', () => {
    const text = 'Asset ......Plot No. 14, Mouza Ulubari, Dist. Katakganj,\nOdisha - 753049......\nExtent of land ......Ac. 0.041......'
    expect(valueIn('form', text, 'pincode')).toBe('753049')
  })
})

it('leaves the address below a name where the site has a label of its own', () => {
  const text =
    'Name of owner : Smt. Sudha Rani\nAddress : 8-3-22, Ameerpet, Hyderabad 500016\nSite : Plot No. 44, Sy. No. 112/P, Nizampet, Hyderabad 500090'
  expect([valueIn('permit', text, 'pincode'), valueIn('permit', text, 'property_address_doc')]).not.toContain('500016')
  expect(valueIn('permit', text, 'pincode')).toBe('500090')
})

/** Flats that no address tells. */
const flats: readonly (readonly [text: string, flat: string | null])[] = [
  ['All that residential Flat being No. 3C, on the Third Floor, at the building "Shanti Abasan"', '3C'],
  ['undivided share of 42 Sq. Yards out of 1,210 Sq. Yards, Flat No. 304, having plinth area 1250 Sft', '304'],
  ['Plot No. 7 bounded as under\nEast : Flat No. 304\nWest : Road\nNorth : Road\nSouth : Road', null],
  ['Plot No. 7\nउत्तर : Flat No. 304', null],
  ['18. Builder, if apartment\t19. Tenure', null],
  ['R/o Flat No. 12, Shanti Kunj', null],
]

describe('flats told without an address', () => {
  it.each(flats)('%s', (text, flat) => expect(valueIn('deed', `SCHEDULE\n${text}`, 'flat')).toBe(flat))

  it('takes an area of units for no number', () => {
    expect(valueIn('permit', 'Floor\tUsage\tNo. of units\nGround\tHome\t1', 'flat')).toBeNull()
    expect(valueIn('permit', 'Area of building unit\t1,300 Sq.Ft.', 'flat')).toBeNull()
  })
})

it.each([
  ['#D13-1, Kera Lagoon, Devanahalli, Bengaluru 562110', 'D13-1'],
  ['#402, 4th Floor, Sai Residency, Hoodi Road, Bangalore 562110', '402'],
  ['#12, 4th Cross, Jayanagar, Bengaluru 562110', null],
  ['#A-12, Temple Street, Jayanagar, Bengaluru 562110', null],
])('tells a flat from a house by what follows its bare number: %s', (line, flat) => expect(valueIn('mail', line, 'flat')).toBe(flat))

it.each([
  ['#D13-1, Kera Lagoon, Phase 2, Devanahalli, Bengaluru 562110', '#D13-1, Kera Lagoon, Phase 2, Devanahalli, Bengaluru'],
  [
    '#402, 4th Flr, Sai Residency, Hoodi Main Rd, Whitefield, Bangalore 562110',
    '#402, 4th Flr, Sai Residency, Hoodi Main Rd, Whitefield, Bangalore',
  ],
])('begins an address at a bare number: %s', (line, address) => {
  expect([letters(valueIn('mail', line, 'property_address_doc')), valueIn('mail', line, 'pincode')]).toEqual([letters(address), '562110'])
})

describe('in a line of a mail', () => {
  it.each([
    ['Flat No. B-704, 7th Floor, Building B, Shivtirth Heights CHS Ltd, Wakad, Pune', ''],
    ['Flat 12, Building No. 4, Sai Nagar, Thane', ''],
    ['H. No. 1187, Sector 69, SAS Nagar, Punjab', ', measuring 10 marla (250 sq yd)'],
    ['Plot No. 12, Kovilur Village, Sivaganga District', ', extent of 5.25 cents'],
    ['House No. 4, 10 Marla Colony, Sonipat, Haryana', ''],
  ])('%s', (address, area) => {
    const [first = '', ...rest] = address.split(', ')
    const text = `Applicant: Ravi Menon\nProperty: ${first}${area}, ${rest.join(', ')} 411057\nContact: 9845012345`
    expect(letters(valueIn('mail', text, 'property_address_doc'))).toBe(letters(address))
  })
})
