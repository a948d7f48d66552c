import { describe, expect, it } from 'vitest'
import type { IntakeKey } from '@parakh/contracts'
import { readTextFile } from '../../ocr/text-file.ts'
import { extractFields } from '../extract-fields.ts'
import { valueIn } from './drafted-paper.ts'

const read = (text: string, ...keys: IntakeKey[]): unknown[] => {
  const page = readTextFile(new TextEncoder().encode(text), 'paper.txt')
  const fields = extractFields([{ file: 'paper.txt', sha256: '', pages: [page] }], keys)
  return keys.map((key) => fields[key]?.value ?? null)
}

describe('an index of registered deeds', () => {
  const index = (where: string, area: string): string =>
    `INDEX-II\n(1) Type of document\tSale Deed\n(4) Survey, sub-division and house number (if any)\t${where}\n(5) Area\t${area}\n(8) Name and address of the claimant of the document\t1): Name:-Ketan Vasant Apte - - Age:-41; Address:-Plot No: -, Floor No: 2, Building Name: Sumitra, Road: Karve Road, PUNE. PIN Code:-411004`
  it('names each part of the place', () => {
    const where =
      '1) Corporation: Nashik Municipal Corporation. Other description: Flat No: B/305, Floor No: 3rd Floor, Building Name: Girija Heights, Block Sector: Indira Nagar, Nashik 422009, Road: Wadala Road, Other Information: with parking'
    expect(read(index(where, '54.81 Sq. Meter'), 'property_address_doc', 'pincode', 'flat', 'document_area_sqft')).toEqual([
      'Flat No. B/305, 3rd Floor, Girija Heights, Indira Nagar, Nashik, Wadala Road',
      '422009',
      'B/305',
      590,
    ])
  })

  it('leaves out parts that are not told', () => {
    const where = 'Other description: Plot No: 14, Floor No: -, Building Name: -, Block Sector: Adgaon Shivar, Nashik, Road: -'
    expect(read(index(where, '180 Sq. Meter'), 'property_address_doc', 'flat')).toEqual(['Plot No. 14, Adgaon Shivar, Nashik', null])
  })
})

describe('a search of the registers', () => {
  const search = (first: string, second: string): string =>
    `STATEMENT OF ENCUMBRANCE ON PROPERTY\nS.No\tDescription of property\tReg.Date\tNature\tName of Parties\n1/2\tPLOT: 12 EXTENT: 150 SQ.YARDS\t(R) 11-02-2019\tSale Deed\t${first}\n2/2\tPLOT: 12 EXTENT: 150 SQ.YARDS\t(R) 04-08-2009\tSale Deed\t${second}\nCertified By Name: B. NAGESH`
  it('marks in one cell who gives and who gets', () => {
    const text = search('1.(EX)PALLE YADAIAH 2.(CL)GUNDA MAHESH 3.(CL)GUNDA SWAPNA', '1.(EX)BOYA RAMULU 2.(CL)PALLE YADAIAH')
    expect(read(text, 'property_owner_name')).toEqual(['Gunda Mahesh, Gunda Swapna'])
  })
  it('marks a donee as well', () => {
    const text = search('1.(DR)PALLE YADAIAH 2.(DE)PALLE SRAVANI', '1.(EX)BOYA RAMULU 2.(CL)PALLE YADAIAH')
    expect(read(text.replace('Sale Deed', 'Gift Deed'), 'property_owner_name')).toEqual(['Palle Sravani'])
  })
})

describe('a summary of a registered deed in roman letters', () => {
  const sheet = `Lekhpatra ka Saransh\nPrakar\t: Bainama (Sale Deed)\nPargana / Tehsil\t: Katehar / Pindra\nMohalla / Gram\t: Basni, Ward Harhua\nSampatti ka vivaran\t: Arazi No. 88 min, plot no. 4\nVikreta ka naam aur pata\t: Shri Chhotelal putra Bhagirathi, nivasi Basni\nKreta ka naam aur pata\t: Smt. Shanti Maurya patni Shri Vimal Maurya, nivasi Sarnath`
  it('tells the buyer with an address behind the name, and the place in cells', () => {
    expect(read(sheet, 'property_owner_name', 'property_address_doc')).toEqual([
      'Shanti Maurya',
      'Arazi No. 88 min, plot no. 4, Basni, Ward Harhua, Tehsil Pindra',
    ])
  })
})

describe('what deeds tell by the way', () => {
  it.each([
    [
      'boundaries_deed_south',
      'Bounded as East: Plot of Kaka 45 ft., West: Plot of Raju 45 ft., North: Street 25 ft., South: Plot of Bhim 25 ft. That the vendor has received the price.',
      'Plot of Bhim',
    ],
    ['sanction_approval_no', 'The land with a building bearing No. IV/318 of Kadavoor Grama Panchayath, obtained under permit.', null],
  ] as const)('%s', (key, text, value) => {
    expect(valueIn('deed', text, key)).toBe(value)
  })

  it('a patta that is freehold says so beside its title', () => {
    expect(
      read(
        'LEASE DEED (पट्टा विलेख) - Free Hold\nThe Authority (the Lessor) and Smt. Kamla W/o Shri Hari (the Lessee)',
        'land_freehold_or_leasehold',
      ),
    ).toEqual(['Freehold'])
  })

  it('a schedule is the property, whoever was spoken of before', () => {
    const text =
      'RELEASE DEED\nIn favour of: Shaji Kurian, aged 41, son of late Kurian.\nSCHEDULE\nDistrict\t: Kottayam\nTaluk\t: Meenachil\nVillage\t: Lalam\nSurvey No.\t: 211/4'
    expect(read(text, 'property_address_doc')).toEqual(['Survey No. 211/4, Lalam Village, Meenachil Taluk, Kottayam District'])
  })

  it('a ruled cell of two lines stands whole', () => {
    const text = 'LEASE DEED\nScheme\tGiriraj Vihar, Khasra No. 14\tPlot No.\tB-20\nCity\tAjmer\nThe Lessee Smt. Kamla W/o Shri Hari'
    expect(read(text, 'property_address_doc')).toEqual(['Plot No. B-20, Giriraj Vihar, Khasra No. 14, Ajmer'])
  })
})
