import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

/** What drafters of several states write, with the address that a clerk types from it. */
const papers: readonly (readonly [Draft, string, string])[] = [
  [
    'deed',
    'SCHEDULE\nAll that vacant house site bearing Plot No. 17, "Sri Balaji Nagar", comprised in Survey No. 221/4A3, Nanmangalam Village, Tambaram Taluk, Chengalpattu District, measuring an extent of 1200 sq.ft. and bounded',
    'Plot No. 17, Sri Balaji Nagar, Survey No. 221/4A3, Nanmangalam Village, Tambaram Taluk, Chengalpattu District',
  ],
  [
    'deed',
    'SCHEDULE\nAll that residential site bearing No. 87, formed in Sy. No. 45/2, situated at Hosahalli Village, Kengeri Hobli, Bengaluru South Taluk, now within the limits of BBMP Ward No. 159, measuring East to West 30 feet and North to South 40 feet',
    'site bearing No. 87, Sy. No. 45/2, Hosahalli Village, Kengeri Hobli, Bengaluru South Taluk, BBMP Ward No. 159',
  ],
  [
    'deed',
    'SCHEDULE\nAll that property being Plot No. 66 of "Ganga Row House", admeasuring 60.20 sq. mtrs. along with construction thereon, situated on land bearing Revenue Survey No. 88, Final Plot No. 102 of Village Mota Varachha, District Surat 394101.',
    'Plot No. 66 of Ganga Row House, Revenue Survey No. 88, Final Plot No. 102 of Village Mota Varachha, District Surat',
  ],
  [
    'deed',
    'SCHEDULE\nAll that House No. 12, Ram Gali together with the old building standing thereon, situated at Ward 4, Sadar Bazar, Jhansi, Uttar Pradesh',
    'House No. 12, Ram Gali, Ward 4, Sadar Bazar, Jhansi, Uttar Pradesh',
  ],
  [
    'deed',
    'SCHEDULE OF THE LAND\nAll that piece of land situated at Mauza Jamsaut, P.S. Danapur, District Patna, Thana No. 47, Khata No. 112, Survey Plot No. 887, area 4 decimals',
    'Mauza Jamsaut, P.S. Danapur, District Patna, Thana No. 47, Khata No. 112, Survey Plot No. 887',
  ],
  [
    'lease',
    'demises all that plot of land numbered as 227, Block E, situated in Sector 50, Noida, Distt. Gautam Budh Nagar (U.P.), measuring 250 sq. mtrs.',
    'Plot No. 227, Block E, Sector 50, Noida, Distt. Gautam Budh Nagar (U.P.)',
  ],
  [
    'lease',
    'demises the site numbered 14-B, Civil Lines, Ward 2, Rohtakpur, Haryana',
    'Site No. 14-B, Civil Lines, Ward 2, Rohtakpur, Haryana',
  ],
]

it.each(papers)('reads the address of a %s: %s', (draft, text, address) => {
  expect(String(valueIn(draft, text, 'property_address_doc')).toLowerCase()).toBe(address.toLowerCase())
})

describe('a note without commas', () => {
  it.each([
    'Prop - H no 1142 ph 3b2 mohali 160059',
    'Property: H no 1142 ph 3b2 mohali 160059',
    'Property address : H no 1142 ph 3b2 mohali 160059',
  ])('%s', (line) => {
    expect([valueIn('mail', line, 'property_address_doc'), valueIn('mail', line, 'pincode')]).toEqual(['H no 1142 ph 3b2 mohali', '160059'])
  })
})

it.each([
  ['Unit No.\tGF-112\nFloor\tGround\nTower\tIxora\nType\t3BHK', 'Unit No. GF-112, Tower Ixora, '],
  ['Flat No.\t1204\nWing\tC\nCarpet Area\t640 sq ft', 'Flat No. 1204, Wing C, '],
  ['Block\t7\nFlat No.\t302\nCarpet Area\t640 sq ft', 'Flat No. 302, Block 7, '],
  ['Unit No.\tGF-112\nType\t3BHK', 'Unit No. GF-112, '],
])('names the tower of a flat beside its project: %s', (cells, lead) => {
  const text = `We allot you the following unit in our project "Green Valley Homes" situated at Sector 36, Karnal, Haryana 132001:\n${cells}`
  expect(valueIn('possession', text, 'property_address_doc')).toBe(`${lead}Green Valley Homes, Sector 36, Karnal, Haryana`)
})

it('takes a label that ends with "No." for no village', () => {
  const schedule =
    'District\tErnakulam\nTaluk\tAluva\nVillage\tNedumbassery\nDesom\tAthani\nRe-Survey Block No.\t12\nRe-Survey No.\t188/3-2'
  expect(String(valueIn('deed', `SCHEDULE\n${schedule}`, 'property_address_doc'))).toMatch(
    /188\/3-2, Athani, Nedumbassery Village, Aluva Taluk/u,
  )
})

it.each([
  [
    'deed',
    'SCHEDULE\nEast Godavari District, Rajahmundry Rural Mandal, Hukumpeta Gram Panchayat, Hukumpeta Village, R.S. No. 44/2, Plot No. 27, D.No. 5-112, an extent of 242 sq. yards',
    'East Godavari District, Rajahmundry Rural Mandal, Hukumpeta Gram Panchayat, Hukumpeta Village, R.S. No. 44/2, Plot No. 27, D.No. 5-112',
  ],
  [
    'deed',
    'SCHEDULE\nLand sold: Khata No. 88 min, Khasra No. 712/3, measuring 0-02-14 hectares, situated at Mohal Dari, Tehsil Dharampur, Distt. Kangrela, H.P. as entered in jamabandi',
    'Khata No. 88 min, Khasra No. 712/3, Mohal Dari, Tehsil Dharampur, Distt. Kangrela, H.P.',
  ],
  [
    'deed',
    "SCHEDULE\nH.No. B-II/1144 measuring 125 sq yds with dimensions E 45', W 45', N 25', S 25' situated at Street No. 7, Guru Nanak Nagar, Khannapur, Distt. Ludhianvi.",
    'H.No. B-II/1144, Street No. 7, Guru Nanak Nagar, Khannapur, Distt. Ludhianvi',
  ],
  [
    'deed',
    'SCHEDULE\nApartment No. 203, covering built-up area of 72.48 Sq. Mtrs., on the Second Floor of the building known and styled as "SHREE SAI RESIDENCY", Manewada Road, Nagpur, Tahsil & District Nagpur - 440027',
    'Apartment No. 203, Second Floor, SHREE SAI RESIDENCY, Manewada Road, Nagpur, Tahsil & District Nagpur',
  ],
  [
    'deed',
    'This certifies that Smt. Rumi Das, W/o Sri Pranab Das, is the pattadar of land covered by Dag No. 221 of Patta No. 118, Village Khanapara, Mouza Beltola, Assam 781022. N: Dag No. 220, S: Road, E: Dag No. 222, W: Pond.',
    'Dag No. 221 of Patta No. 118, Village Khanapara, Mouza Beltola, Assam',
  ],
] as const)('reads the land of a %s: %s', (draft, text, address) => {
  expect(valueIn(draft, text, 'property_address_doc')).toBe(address)
})

it.each([
  'Thanks & Regards,\nPooja Shinde\nSahyog Housing Finance\nUnit 5, Corporate Park, Chembur, Mumbai - 400071',
  'Yours faithfully,\nCredit Manager\nFlat No. 9, Kumar Plaza, Camp, Pune - 411001',
  'Warm regards\nAsha\nShop No. 3, Lotus Arcade, FC Road, Pune 411004',
])('leaves the office below a letter’s end out: %s', (end) => {
  const text = `Property - Room No. 4, Chawl No. 12, Azad Nagar, Ghatkopar West, Mumbai - 400086\nKindly share the report.\n${end}`
  expect([valueIn('mail', text, 'pincode'), valueIn('mail', text, 'flat')]).toEqual(['400086', null])
})

it.each([
  [
    'Certified that possession of House No. 1187-A, Board Colony, Sector 29, Faridabad allotted to Smt. Kamlesh Rani has been handed over.',
    'House No. 1187-A, Board Colony, Sector 29, Faridabad',
    null,
  ],
  [
    'Flat No. \'D\' on the Third Floor of the building "MAYA APARTMENT" lying and situated at Premises No. 227, Mullick Road, Kolkata - 700 047',
    'Flat No. D on the Third Floor, MAYA APARTMENT, Premises No. 227, Mullick Road, Kolkata',
    'D',
  ],
  [
    'Flat bearing No. 504 situated on the Fifth floor of the building known as "Sea Breeze" with super built up area of 1120 sq. ft and one car parking, constructed on land in R.S. No. 441/3 of Bejai Village, D.K. District - 575004.',
    'Flat bearing No. 504, Fifth floor, Sea Breeze, R.S. No. 441/3 of Bejai Village, D.K. District',
    '504',
  ],
])('leaves out whose it is and what goes with it: %s', (text, address, flat) => {
  expect([valueIn('deed', `SCHEDULE\n${text}`, 'property_address_doc'), valueIn('deed', `SCHEDULE\n${text}`, 'flat')]).toEqual([
    address,
    flat,
  ])
})
