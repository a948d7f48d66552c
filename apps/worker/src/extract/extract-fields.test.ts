import { describe, expect, it } from 'vitest'
import type { IntakeKey } from '@parakh/contracts'
import { readTextFile } from '../ocr/text-file.ts'
import { extractFields } from './extract-fields.ts'

type Wanted = Partial<Record<IntakeKey, unknown>>

function valuesOf(...texts: string[]): Record<string, unknown> {
  const files = texts.map((text, at) => ({
    file: `paper ${at + 1}.txt`,
    sha256: String(at),
    pages: [readTextFile(new TextEncoder().encode(text), 'paper.txt')],
  }))
  return Object.fromEntries(Object.entries(extractFields(files, [])).map(([key, { value }]) => [key, value]))
}

const papers: readonly (readonly [name: string, text: string, wanted: Wanted, absent: readonly IntakeKey[]])[] = [
  [
    'a sale deed with a clause of boundaries',
    `SALE DEED
This Deed of Sale is executed on 12.06.2018 at Jaipur by Shri Ramesh Kumar Sharma S/o Late Shri Mohan Lal Sharma, aged 61 years, R/o 45, Gandhi Nagar, Jaipur 302015, hereinafter called the "SELLER" of the first part;
AND
Smt. Kavita Meena W/o Shri Rajesh Meena, aged 38 years, R/o B-12, Malviya Nagar, Jaipur 302017, hereinafter called the "PURCHASER" of the second part.
The plot is freehold.
SCHEDULE OF THE PROPERTY
Plot No. 88, Scheme Shyam Vihar, Village Mohanpura, Tehsil Sanganer, District Jaipur, Rajasthan - 302029, admeasuring 200 sq. yds. i.e. 167.22 sq. mtrs. and bounded as under:
On the East: House of Sh. Om Prakash
On the West: Road 30 ft wide
On the North: Plot No. 87
On the South: Plot No. 89
Contact 9829012345 for stamp vendor office`,
    {
      property_owner_name: 'Kavita Meena',
      pincode: '302029',
      property_address_doc: 'Plot No. 88, Scheme Shyam Vihar, Village Mohanpura, Tehsil Sanganer, District Jaipur, Rajasthan',
      land_freehold_or_leasehold: 'Freehold',
      land_area_docs_sqyd: 200,
      land_area_docs_sqmt: 167.22,
      boundaries_deed_east: 'House of Sh. Om Prakash',
      boundaries_deed_west: 'Road 30 ft wide',
      boundaries_deed_north: 'Plot No. 87',
      boundaries_deed_south: 'Plot No. 89',
    },
    ['applicant_name', 'contact_number', 'application_number', 'loan_type', 'co_applicant_name'],
  ],
  [
    'boundaries and lengths in one sentence',
    `CONVEYANCE DEED
SCHEDULE
All that piece of land being Plot No. 14, Sector 9, Ambika Nagar, Rewari, Haryana 123401 measuring 150 sq yards bounded on the North by Plot No. 13, on the South by Street 18 feet wide, on the East by land of Suresh and on the West by public park. East to West 45 feet, North to South 30 feet.`,
    {
      boundaries_deed_north: 'Plot No. 13',
      boundaries_deed_south: 'Street 18 feet wide',
      boundaries_deed_east: 'land of Suresh',
      boundaries_deed_west: 'public park',
      dimensions_deed_north: '45 feet',
      dimensions_deed_south: '45 feet',
      dimensions_deed_east: '30 feet',
      dimensions_deed_west: '30 feet',
      land_area_docs_sqyd: 150,
      pincode: '123401',
    },
    ['document_area_sqft', 'final_land_area_uds'],
  ],
  [
    'a mail with colons and an office phone',
    `Subject: Technical valuation - new case
Dear Team,
Please arrange a technical visit for the case below.
Application No: HL-2025-0098123
Customer Name: Mr. Arvind Pillai
Co-Applicant: Mrs. Sunita Pillai
Mobile: +91-9811122233
Product: Home Loan
Property Address: Flat No. 1203, Tower B, Green Valley Apartments, Sector 62, Noida, Uttar Pradesh - 201309
Super Area: 1,450 sq.ft.
Builder: Sunrise Buildtech Pvt. Ltd.
Regards
Neha, Branch Operations, 0120 4455667, Connaught Place, New Delhi 110001`,
    {
      application_number: 'HL-2025-0098123',
      applicant_name: 'Arvind Pillai',
      co_applicant_name: 'Sunita Pillai',
      contact_number: '9811122233',
      loan_type: 'Home Loan',
      flat: '1203',
      pincode: '201309',
      document_area_sqft: 1450,
      developer_name: 'Sunrise Buildtech Pvt. Ltd',
    },
    ['property_owner_name', 'land_area_docs_sqft', 'sanction_approval_no'],
  ],
  [
    'a permit of a municipality',
    `NAGAR NIGAM BUILDING PERMISSION
Permit No: NN/BP/2021/778   Date: 05/03/2021
Name of Owner: Sh. Deepak Verma
Site Address: Plot No. 5, Lajpat Kunj, Civil Lines, Kanpur
Plot Area: 180 sq m
Use of Building: Residential
Number of floors sanctioned: G+2
Total built-up area sanctioned: 2,400 sq ft`,
    {
      property_owner_name: 'Deepak Verma',
      sanction_approval_no: 'NN/BP/2021/778',
      sanction_number_date: '05/03/2021',
      land_area_plan: '180 sq m',
      usage_approved_as_per_plan: 'Residential',
      address_as_per_plan: 'Plot No. 5, Lajpat Kunj, Civil Lines, Kanpur',
      floors_sanctioned: 'G+2',
      approved_area_plan_sqft: 2400,
    },
    ['application_number', 'loan_type', 'contact_number'],
  ],
  [
    'numbers that belong to nobody',
    `Dear Sir, please visit.
Applicant: Rahul Jain
Aadhaar: 2345 6789 0124
Mobile: XXXXXX4321
PAN: ABCPE1234F`,
    { applicant_name: 'Rahul Jain' },
    ['contact_number', 'application_number', 'pincode'],
  ],
]

describe('extractFields', () => {
  it.each(papers)('reads %s', (_name, text, wanted, absent) => {
    const values = valuesOf(text)
    expect(values).toMatchObject(wanted)
    for (const key of absent) expect(values[key], key).toBeUndefined()
  })

  it('invents nothing from a text that is no paper', () => {
    expect(valuesOf('The quick brown fox jumps over the lazy dog.\nIt rained all day in June.')).toEqual({})
  })

  it('answers only the wanted keys', () => {
    const file = {
      file: 'a.txt',
      sha256: '',
      pages: [readTextFile(new TextEncoder().encode('Applicant: Rahul Jain\nPIN: 302017'), 'paper.txt')],
    }
    expect(Object.keys(extractFields([file], ['pincode']))).toEqual(['pincode'])
  })

  it('tells a conflict of two papers and names both values', () => {
    const text = (area: number) => `SALE DEED\nPlot admeasuring ${area} sq yards\nPurchaser: Smt. Kavita Meena`
    const files = [200, 196].map((area, at) => ({
      file: `${area}.txt`,
      sha256: String(at),
      pages: [readTextFile(new TextEncoder().encode(text(area)), 'paper.txt')],
    }))
    const found = extractFields(files, ['land_area_docs_sqyd', 'property_owner_name'])
    const area = found['land_area_docs_sqyd']
    expect(
      [Number(area?.value), ...(area?.candidates ?? []).map(({ value }) => Number(value))].toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([196, 200])
    expect(area?.notes).toMatch(
      /^The papers differ: the deed (?:200\.txt says 200|196\.txt says 196).*; the deed (?:196\.txt says 196|200\.txt says 200).*\.$/,
    )
    expect(found['property_owner_name']?.candidates).toBeUndefined()
    expect(area?.conf ?? 1).toBeLessThan(found['property_owner_name']?.conf ?? 0)
  })

  it('leads each value back to its words', () => {
    const file = {
      file: 'mail.txt',
      sha256: 'abc',
      pages: [readTextFile(new TextEncoder().encode('Dear Sir\nApplicant: Rahul Jain'), 'paper.txt')],
    }
    expect(extractFields([file], [])['applicant_name']?.evidence).toEqual({
      file: 'mail.txt',
      sha256: 'abc',
      page: 1,
      box: null,
      text: 'Applicant: Rahul Jain',
      turn: 0,
    })
  })
})
