import { describe, expect, it } from 'vitest'
import type { IntakeKey } from '@parakh/contracts'
import { readTextFile } from '../ocr/text-file.ts'
import { extractFields } from './extract-fields.ts'

interface Style {
  text: string
  wanted: Partial<Record<IntakeKey, unknown>>
  absent: readonly IntakeKey[]
}

/** Papers in styles that are not among the samples; names and places are invented. */
const styles: Record<string, Style> = {
  "a builder's letter of allotment": {
    text: `SUNCITY PROJECTS PRIVATE LIMITED
Regd. Office: 12, Okhla Phase III, New Delhi 110020  Tel: 011-41234567

Ref: SPL/ALT/2211                                         Date: 14 August 2021

To,
Mr. Harish Chandra Gupta
S/o Shri Bal Kishan Gupta
C-404, Ashoka Apartments, Rohini Sector 9, Delhi 110085
Mobile: 9899001122
Co-allottee: Mrs. Rekha Gupta

Sub: Letter of Allotment for Apartment No. A-1504, Tower A, "Suncity Avenue", Sector 102, Gurugram, Haryana

Dear Sir/Madam,
With reference to your booking application no. 5521 dated 01.08.2021 we are pleased to allot you Apartment No. A-1504 on the 15th floor of Tower A in our group housing project Suncity Avenue situated at Sector 102, Gurugram, Haryana - 122006 having Super Area of 1895 sq. ft. (176.05 sq. mtr.) and Carpet Area 1210 sq. ft.
Basic Sale Price @ Rs. 5,200 per sq. ft.      Rs. 98,54,000
External Development Charges (EDC)            Rs. 6,63,250
Internal Development Charges (IDC)            Rs. 75,800
Preferential Location Charges (Park Facing)   Rs. 1,89,500
Covered Car Parking (1 No.)                   Rs. 3,50,000
Power Back-up (5 KVA)                         Rs. 1,25,000
Club Membership                               Rs. 1,00,000
Interest Free Maintenance Security            Rs. 94,750
Total Consideration                           Rs. 1,14,52,300
Yours faithfully,
For Suncity Projects Private Limited
Authorised Signatory`,
    wanted: {
      applicant_name: 'Harish Chandra Gupta',
      co_applicant_name: 'Rekha Gupta',
      contact_number: '9899001122',
      developer_name: 'Suncity Projects Private Limited',
      flat: 'A-1504',
      pincode: '122006',
      document_area_sqft: 1895,
      amenities_edc: '663250',
      amenities_idc: '75800',
      amenities_plc: '189500',
      amenities_car_parking: '350000',
      amenities_power_backup: '125000',
    },
    absent: ['application_number', 'property_owner_name', 'loan_type'],
  },
  'a khata certificate': {
    text: `BRUHAT BENGALURU MAHANAGARA PALIKE
KHATA CERTIFICATE
Khata No: 1123/45/7   Ward: 112
This is to certify that the property bearing No. 45/7, 3rd Cross, Domlur Layout, Bengaluru - 560071 measuring East to West 30 feet and North to South 40 feet, in all 1200 sq ft, stands in the name of Smt. Lakshmi Devi W/o Sri Nagaraj in the records of this office.
Katha transferred on 12-03-2015.
Assistant Revenue Officer`,
    wanted: {
      property_owner_name: 'Lakshmi Devi',
      pincode: '560071',
      dimensions_deed_north: '30 feet',
      dimensions_deed_south: '30 feet',
      dimensions_deed_east: '40 feet',
      dimensions_deed_west: '40 feet',
      land_area_docs_sqft: 1200,
    },
    absent: ['applicant_name', 'contact_number', 'application_number'],
  },
  'a loan form with headings': {
    text: `HOME FIRST HOUSING FINANCE LTD
LOAN APPLICATION FORM
Application Form No. HF/2024/77812          Branch: Indore
APPLICANT DETAILS
Name: Mr. Sanjay Patel
Father's Name: Mr. Ramanlal Patel
Mobile No.: 98260 55443
PAN: ABCPP1234K   Aadhaar: XXXX XXXX 1234
Residence Address: 22, Scheme 54, Vijay Nagar, Indore 452010
CO-APPLICANT DETAILS
Name: Mrs. Heena Patel
Mobile No.: 98260 55444
LOAN DETAILS
Loan Type: Plot + Construction
Loan Amount: Rs. 35,00,000
PROPERTY DETAILS
Property Address: Plot No. 112, Silver Springs Phase 2, Bypass Road, Indore, Madhya Pradesh
Pin Code: 452020
Area: 1000 sq ft
Ownership: Joint
Property in the name of: Sanjay Patel and Heena Patel
Documents Submitted: 1. Sale Deed 2. Site Plan 3. Property Tax Receipt`,
    wanted: {
      applicant_name: 'Sanjay Patel',
      co_applicant_name: 'Heena Patel',
      contact_number: '9826055443',
      application_number: 'HF/2024/77812',
      loan_type: 'Plot + Construction Loan',
      pincode: '452020',
      property_owner_name: 'Sanjay Patel, Heena Patel',
      ownership_type: 'Joint',
      list_of_documents: ['Sale Deed', 'Site Plan', 'Property Tax Receipt'],
    },
    absent: ['flat', 'developer_name', 'sanction_approval_no'],
  },
  'an agreement to sell': {
    text: `AGREEMENT TO SELL
This Agreement to sell is made on this 2nd day of November, 2022 at Ghaziabad BETWEEN
Mr. Pradeep Saxena S/o Late Mr. R.K. Saxena R/o KB-45, Kavi Nagar, Ghaziabad, (hereinafter called the First Party/Seller)
AND
Mrs. Nidhi Bansal W/o Mr. Ankit Bansal R/o 7/12, Raj Nagar, Ghaziabad (hereinafter called the Second Party/Purchaser).
WHEREAS the First party is the absolute owner of residential Flat No. F-3, First Floor (Without Roof Rights), Plot No. 19, Block C, Shalimar Garden Extension-I, Sahibabad, Ghaziabad, U.P. - 201005, covered area 65.03 sq. mtrs i.e. 700 sq. ft.
The total sale consideration is Rs. 28,50,000/-.`,
    wanted: {
      applicant_name: 'Nidhi Bansal',
      property_owner_name: 'Pradeep Saxena',
      flat: 'F-3',
      pincode: '201005',
      document_area_sqft: 700,
    },
    absent: ['application_number', 'contact_number', 'sanction_approval_no'],
  },
  'a sale deed in Hindi': {
    text: `विक्रय पत्र
विक्रेता: श्री रामलाल पुत्र श्री मोहनलाल निवासी जयपुर
क्रेता: श्रीमती सीता देवी पत्नी श्री गोपाल निवासी जयपुर
भूखण्ड संख्या 45, शिव नगर, जयपुर, राजस्थान पिन ३०२०१२
क्षेत्रफल 200 वर्ग गज
चतुर्सीमा
पूर्व: भूखण्ड संख्या 46
पश्चिम: रास्ता 30 फीट
उत्तर: भूखण्ड संख्या 40
दक्षिण: भूखण्ड संख्या 50`,
    wanted: {
      property_owner_name: 'सीता देवी',
      boundaries_deed_east: 'भूखण्ड संख्या 46',
      boundaries_deed_west: 'रास्ता 30 फीट',
      boundaries_deed_north: 'भूखण्ड संख्या 40',
      boundaries_deed_south: 'भूखण्ड संख्या 50',
      land_area_docs_sqyd: 200,
    },
    absent: ['applicant_name', 'dimensions_deed_west'],
  },
  "an authority's certificate of possession": {
    text: `HARYANA SHAHARI VIKAS PRADHIKARAN
Memo No. 4455 Dated 10.10.2010
POSSESSION CERTIFICATE
Certified that the possession of Plot No. 1543, Sector 7, Karnal measuring 250 sq. yards has been handed over to Sh. Baldev Singh S/o Sh. Kartar Singh on 10.10.2010.
Dimensions: North 45'-0", South 45'-0", East 50'-0", West 50'-0"
Boundaries: North: Plot 1544; South: Plot 1542; East: Road 12 mtr wide; West: Plot 1560`,
    wanted: {
      applicant_name: 'Baldev Singh',
      boundaries_deed_east: 'Road 12 mtr wide',
      boundaries_deed_north: 'Plot 1544',
      dimensions_deed_north: '45\'-0"',
      dimensions_deed_east: '50\'-0"',
      land_area_docs_sqyd: 250,
    },
    absent: ['application_number', 'developer_name'],
  },
  'a deed of absolute sale of a flat with its share of land': {
    text: `THIS DEED OF ABSOLUTE SALE is made and executed on this the 15th day of July 2015 at Chennai
BY
Mr. R. Subramanian, son of Mr. K. Ramaswamy, aged about 58 years, residing at No. 12, Gandhi Street, T. Nagar, Chennai - 600 017, hereinafter referred to as the VENDOR
TO AND IN FAVOUR OF
Mrs. S. Meenakshi, wife of Mr. V. Sundaram, aged about 42 years, residing at Plot No. 7, Anna Nagar, Chennai - 600 040, hereinafter referred to as the PURCHASER
SCHEDULE
All that piece and parcel of land together with Flat No. S2, Second Floor, "Sri Sai Flats", bearing Door No. 23, Bharathi Street, Velachery, Chennai - 600 042, comprised in S.No. 334/2, measuring 2400 sq.ft. with 480 sq.ft. undivided share of land and flat super built up area of 1050 sq.ft.
Bounded on the
North by : Plot No. 22
South by : 30 feet Road
East by : Plot No. 24
West by : Plot of Mr. Kannan`,
    wanted: {
      property_owner_name: 'S. Meenakshi',
      flat: 'S2',
      pincode: '600042',
      final_land_area_uds: '480 sq ft',
      land_area_docs_sqft: 2400,
      document_area_sqft: 1050,
      boundaries_deed_west: 'Plot of Mr. Kannan',
    },
    absent: ['applicant_name', 'loan_type'],
  },
  "an authority's lease deed": {
    text: `NEW OKHLA INDUSTRIAL DEVELOPMENT AUTHORITY
LEASE DEED
This Lease Deed made on the 9th day of April 2007 between the New Okhla Industrial Development Authority hereinafter called the Lessor of the one part and Shri Suresh Chandra Agarwal S/o Late Shri H.P. Agarwal R/o A-45, Sector 19, Noida hereinafter called the Lessee of the other part.
The Lessor doth hereby demise and lease to the Lessee that plot of land numbered as Residential Plot No. 221, Block D, Sector 50, Noida, Distt. Gautam Budh Nagar, U.P. contained by measurement 162.00 sq. mts. be the same a little more or less and bounded:
On the North by: Plot No. 222
On the South by: Plot No. 220
On the East by: 12.0 m wide road
On the West by: Plot No. 208
to hold the said plot for a term of 90 years commencing from 09/04/2007 and yielding and paying therefor yearly lease rent of Rs. 3,240 in advance.`,
    wanted: {
      property_owner_name: 'Suresh Chandra Agarwal',
      land_freehold_or_leasehold: 'Leasehold',
      period_expired_balance_lease_rent: '90 years from 09/04/2007, lease money Rs. 3240 per year',
      boundaries_deed_east: '12.0 m wide road',
      land_area_docs_sqmt: 162,
    },
    absent: ['pincode', 'contact_number', 'developer_name'],
  },
  "a buyer's agreement": {
    text: `APARTMENT BUYER'S AGREEMENT
This Agreement is executed at Pune on 18-11-2020 between M/s Blue Ridge Developers Pvt. Ltd., a company incorporated under the Companies Act having its registered office at 401, Nucleus Mall, Pune 411001 (hereinafter referred to as the "Promoter") and Mr. Aniket Deshpande aged 35, PAN ABCPD1234E and Mrs. Sayali Deshpande, both residing at 12, Kothrud, Pune 411038 (hereinafter referred to as the "Allottees").
The Promoter agrees to sell to the Allottees Apartment No. 1102 on 11th floor in Wing C of the project "Blue Ridge Heights" situated at Survey No. 119, Hinjewadi Phase 1, Taluka Mulshi, District Pune - 411057 of carpet area admeasuring 68.50 sq. m. together with one covered car parking.`,
    wanted: {
      applicant_name: 'Aniket Deshpande',
      co_applicant_name: 'Sayali Deshpande',
      developer_name: 'M/s Blue Ridge Developers Pvt. Ltd',
      flat: '1102',
      pincode: '411057',
    },
    absent: ['application_number', 'contact_number'],
  },
  'a property tax bill': {
    text: `KOLKATA MUNICIPAL CORPORATION
PROPERTY TAX BILL 2022-23
Assessee No. 110801200345
Name of the owner: SMT. RINA DAS & SRI AMIT DAS
Premises No: 34/1, Ballygunge Place, Kolkata - 700019
Covered Area: 1120 Sq. Ft.
Annual Valuation: 23,450
Mailing address: 12, Park Street, Kolkata 700016`,
    wanted: {
      property_owner_name: 'Rina Das, Amit Das',
      property_address_doc: '34/1, Ballygunge Place, Kolkata',
      pincode: '700019',
      document_area_sqft: 1120,
    },
    absent: ['applicant_name', 'application_number', 'contact_number'],
  },
  'a building permit order': {
    text: `GREATER HYDERABAD MUNICIPAL CORPORATION
BUILDING PERMIT ORDER
Permit No. 52341/GHMC/2019     File No. 1/C12/08812/2019      Date: 22 July, 2019
To Sri M. Venkatesh
Sir, Sub: Sanction of Residential Building consisting of 1 Stilt + 4 Upper floors
Plot No. 22, Sy. No. 155, Kondapur, Serilingampally, Hyderabad
Site Area (Sq.m): 334.45
Net plot area: 320.10 sq. m
Total built up area: 812.60 sq m
No. of floors: Stilt + 4
Use: Residential`,
    wanted: {
      sanction_approval_no: '52341/GHMC/2019',
      sanction_number_date: '22/07/2019',
      floors_sanctioned: 'S+4',
      usage_approved_as_per_plan: 'Residential',
    },
    absent: ['application_number', 'applicant_name', 'loan_type'],
  },
}

describe('extractFields on other drafting styles', () => {
  it.each(Object.entries(styles))('reads %s', (_name, { text, wanted, absent }) => {
    const found = extractFields([{ file: 'paper.txt', sha256: '', pages: [readTextFile(new TextEncoder().encode(text), 'paper.txt')] }], [])
    const values = Object.fromEntries(Object.entries(found).map(([key, { value }]) => [key, value]))
    expect(values).toMatchObject(wanted)
    for (const key of absent) expect(values[key], key).toBeUndefined()
  })
})
