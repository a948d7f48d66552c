import { describe, expect, it } from 'vitest'
import type { IntakeKey } from '@parakh/contracts'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

type Paper = readonly [what: string, text: string, wanted: Partial<Record<IntakeKey, unknown>>]

const mail = 'From: desk@bank.example\nTo: valuer@desk.example\nSubject: Technical visit request\nKindly arrange the visit.\n'

const typed: readonly Paper[] = [
  [
    'four sides that commas alone part',
    `${mail}House at Ramhlun Veng, Aizawl 796012. North lies R. Biaka, south steps, east PWD road, west church quarters.`,
    {
      boundaries_deed_north: 'R. Biaka',
      boundaries_deed_south: 'steps',
      boundaries_deed_east: 'PWD road',
      boundaries_deed_west: 'church quarters',
    },
  ],
  [
    'sides with numbers behind each, and no other list of them',
    'SALE DEED by the Vendor in favour of the Purchaser.\nBounded on: East by 9 metre road, West by Villa No. 4, North by Villa No. 6, South by Villa No. 8.',
    { boundaries_deed_south: 'Villa No. 8' },
  ],
  [
    'the flat of a second schedule on the premises of the first',
    'AGREEMENT FOR SALE between the Vendor and the Purchaser.\nFIRST SCHEDULE\nALL THAT land lying at Municipal Holding No. 61/2, G. T. Road, P.S. Serampore, Ward No. 4, Hooghly 712201.\nSECOND SCHEDULE\nALL THAT flat being Flat No. 2B on the Second Floor (North side) measuring 700 Sq. ft. super built up area.',
    {
      property_address_doc: 'Flat No. 2B, Second Floor, Municipal Holding No. 61/2, G. T. Road, P.S. Serampore, Ward No. 4, Hooghly',
      document_area_sqft: 700,
    },
  ],
  [
    'floors that a lender reckons with as proposed, whatever was approved',
    'GRIHA FINANCE LIMITED\nSanction Letter\nDear Mr. Ravi Menon,\nWe are pleased to inform that your loan has been sanctioned.\nProposed built up : 1,410 sq.ft. on G+1\nLegal : approved layout and diversion order to be submitted.',
    { floors_proposed: 'G+1', floors_sanctioned: null },
  ],
  [
    'the kind of loan in the title of a form',
    'APPLICATION FOR LOAN AGAINST PROPERTY\nSerial No. LP/0071\n1. Applicant : Ravi Menon\n2. Nature : Freehold / Residential',
    { loan_type: 'Loan Against Property' },
  ],
  [
    'a floor before the plot that it is on',
    `${mail}Applicant: Ravi Menon\nProperty address: Builder floor, 3rd Floor (front side), Plot 61, Pkt 2, Sector 11, Rohini, Delhi\nPin: 110085`,
    { property_address_doc: 'Builder floor, 3rd Floor (front side), Plot 61, Pkt 2, Sector 11, Rohini, Delhi' },
  ],
  [
    'a number behind a certificate that is named before it',
    'BUILDER BUYER AGREEMENT between Sun Homes LLP (Promoter) and Mr. Ravi Menon (Allottee).\nThe Corporation has sanctioned the plans vide Commencement Certificate No. CC/0771/21 dated 04/03/2021 for the building.',
    { sanction_approval_no: 'CC/0771/21', sanction_number_date: '04/03/2021' },
  ],
  [
    'the permit of a portal of instant approvals',
    'GOVERNMENT OF TELANGANA\nINSTANT APPROVAL\nApplication No. 0771/WGL/2024\tPermit No. 000771/2024\nDate 03 March, 2024\nNumber of floors\tG+2\nNet plot area\t150.00 Sq. Mtr',
    { sanction_approval_no: '000771/2024', floors_sanctioned: 'G+2', application_number: null, land_area_docs_sqmt: null },
  ],
  [
    'land and house behind the lengths of the sides',
    'SALE DEED by the Vendor in favour of the Purchaser.\nThe plot measures East-West: Northern side 30 ft., Southern side 30 ft.; North-South: Eastern side 42 ft., Western side 42 ft. (1260 Sq. ft.) together with RCC house of ground floor 840 Sq. ft.',
    { land_area_docs_sqft: 1260, document_area_sqft: 840 },
  ],
  [
    'what stands already by its floors',
    `${mail}Site size 30 x 40 ft\nExisting : GF + FF, 1620 sft`,
    { document_area_sqft: 1620, land_area_docs_sqft: null },
  ],
  [
    'a plot that an order in Hindi mutates',
    'नगर परिषद, सीकर\nनामान्तरण आदेश\nभूखण्ड संख्या 61, योजना राधाकिशनपुरा, सीकर 332001, क्षेत्रफल 150 वर्गगज का नामान्तरण श्रीमती सुमन देवी के नाम स्वीकार किया जाता है।',
    { property_address_doc: 'भूखण्ड संख्या 61, योजना राधाकिशनपुरा, सीकर', land_area_docs_sqyd: 150 },
  ],
  [
    'the plot that the subject of an allotment names',
    'SHEHRI VIKAS PRADHIKARAN\nTo Shri Mohan Lal S/o Shri Sohan Lal, H.No. 61, Village Ratanpur\nSubject: Allotment of residential plot No. 44-P in Sector 7, Karnal\nYour application for allotment has been considered and the plot is allotted to you.',
    { property_address_doc: 'plot No. 44-P in Sector 7, Karnal' },
  ],
  [
    'a shed that stands on the land',
    'DEED OF CONVEYANCE by the Vendor to the Purchaser.\nALL THAT bastu land measuring 3 Cottahs 2 Chittacks together with a 150 Sq. Ft. tile shed structure standing thereon, at Holding No. 61, Rajpur, Kolkata 700149.',
    { document_area_sqft: 150 },
  ],
  [
    'lines of an address, of which the first tells a flat by its floor',
    `${mail}Property category : Apartment\nAddress line 1 : C-302, Third Floor, Sai Enclave\nAddress line 2 : Sy No 61/2, Begur\nCity / Pin : Bengaluru / 560068\nState : Karnataka`,
    { flat: 'C-302', property_address_doc: 'C-302, Third Floor, Sai Enclave, Sy No 61/2, Begur, Bengaluru, Karnataka', pincode: '560068' },
  ],
  [
    'a certificate whose number goes on behind a full stop',
    'REGION DEVELOPMENT AUTHORITY\nCOMMENCEMENT CERTIFICATE\nNo.: BMU/Mouje Nere/S.No. 61/2/C.R. No. 77/20-21\nDate: 09/12/2020\ncommencement certificate is granted for construction of residential bungalow.',
    { sanction_approval_no: 'BMU/Mouje Nere/S.No. 61/2/C.R. No. 77/20-21' },
  ],
  [
    'two sides along one direction, each with its own length',
    `${mail}The site at Site No. 7, Tiruppur 641601. Linear: E-W on the North 28'6", on the South 30'; N-S on both sides 42'`,
    { dimensions_deed_north: `28'6"`, dimensions_deed_south: `30'`, dimensions_deed_east: `42'` },
  ],
  [
    'four sides at one label, in its order',
    `${mail}Plot No. 7, Lake Road, Ranchi 834001\nBoundary N/S/E/W : Temple / Canal road / School / House of Birsa`,
    {
      boundaries_deed_north: 'Temple',
      boundaries_deed_south: 'Canal road',
      boundaries_deed_east: 'School',
      boundaries_deed_west: 'House of Birsa',
    },
  ],
  [
    'no number of a lender in a statement of encumbrance',
    'REGISTRATION AND STAMPS DEPARTMENT\nSTATEMENT OF ENCUMBRANCE ON PROPERTY\nApp No: 2211884\nSURVEY: 61 EXTENT: 150 SQ. YDS BUILT: 900 SFT',
    { application_number: null, document_area_sqft: 900, land_area_docs_sqyd: 150, land_area_docs_sqft: null },
  ],
  [
    'khata and plot at one label, beside an area and floors that are no places',
    'GRAMYA BANK HOUSING LOAN APPRAISAL NOTE\nMouza\tChandikhol\nKhata / Plot\t61/2 / 771\nArea\tAc. 0.05 dec (2,178 sq.ft.)\nTahasil, Dist\tBarchana, Jajpur\nPIN\t755044\nBuilding\tGround floor 900 sft existing',
    { property_address_doc: 'Khata No. 61/2, Plot No. 771, Chandikhol, Tahasil Barchana, Dist Jajpur', pincode: '755044' },
  ],
  [
    'a villa whose areas stand before its survey',
    'AGREEMENT FOR SALE between Sun Habitat Pvt. Ltd. and Mr. Ravi Menon.\nAll that row villa No. V-3 of the complex "PALM GROVE" having super built up area 150 sq. mts. along with garden of 30 sq. mts., in the property surveyed under Survey No. 61/2 of Village Assagao, Taluka Bardez, North Goa 403507.',
    {
      property_address_doc: 'row villa No. V-3, PALM GROVE, Survey No. 61/2 of Village Assagao, Taluka Bardez, North Goa',
      flat: 'V-3',
    },
  ],
  [
    'a site whose lengths stand before its layout',
    'POSSESSION CERTIFICATE\nThis is to certify that physical possession of Site No. 9, measuring East-West 9.15 mtrs and North-South 12.20 mtrs in "GREEN ORCHARD", Katha No. 61/2, Sy. No. 7, Bidarahalli Hobli, Bengaluru East Taluk 560049 has been handed over.',
    {
      property_address_doc: 'Site No. 9, GREEN ORCHARD, Katha No. 61/2, Sy. No. 7, Bidarahalli Hobli, Bengaluru East Taluk',
      pincode: '560049',
    },
  ],
  [
    'a house whose building is told before its place',
    'AGREEMENT OF SALE between the Vendor and the Purchaser. The Vendor owns House bearing Municipal No. 2-61/A, on Plot No. 9, in Sy. No. 77, admeasuring 150 sq. yds. with R.C.C. building consisting of Ground plus one upper floors with total plinth area 1,900 sft situated at Nagole, L.B. Nagar, Ranga Reddy District 500068.',
    {
      property_address_doc: 'House bearing Municipal No. 2-61/A, Plot No. 9, Sy. No. 77, Nagole, L.B. Nagar, Ranga Reddy District',
      pincode: '500068',
      land_area_docs_sqyd: 150,
      document_area_sqft: 1900,
    },
  ],
  [
    'the flat of a third schedule',
    'SALE DEED by the Vendor in favour of the Purchaser.\nSCHEDULE A PROPERTY\nAll that property bearing Katha No. 61/2, Sy. No. 7, Agara Village, K.R. Puram Hobli, Bengaluru East Taluk, measuring 9,000 sq. ft.\nSCHEDULE B PROPERTY\n300 sq. ft. undivided right, title and interest in Schedule A Property.\nSCHEDULE C PROPERTY\nApartment No. 204, Second Floor, "SAI ELEGANCE", having super built up area of 1,100 sq. ft.',
    {
      property_address_doc:
        'Apartment No. 204, Second Floor, SAI ELEGANCE, Katha No. 61/2, Sy. No. 7, Agara Village, K.R. Puram Hobli, Bengaluru East Taluk',
      document_area_sqft: 1100,
      final_land_area_uds: '300 sq ft',
    },
  ],
  [
    'sides by letters that only a blank parts from their places',
    `${mail}Plot 9, Vatika 303905\nBoundaries as per patta: E 30' road, W plot 4-B, N plot 8-B, S plot 10-B`,
    {
      boundaries_deed_east: "30' road",
      boundaries_deed_west: 'plot 4-B',
      boundaries_deed_north: 'plot 8-B',
      boundaries_deed_south: 'plot 10-B',
    },
  ],
  [
    'sides by small letters, a line for each, and what is built of a note',
    `${mail}land 1200 sqft const 1500 sqft G+1\ne - mohan house\nw - road\nn - nali\ns - house of Ramesh`,
    {
      boundaries_deed_east: 'mohan house',
      boundaries_deed_west: 'road',
      boundaries_deed_north: 'nali',
      boundaries_deed_south: 'house of Ramesh',
      land_area_docs_sqft: 1200,
      document_area_sqft: 1500,
    },
  ],
  [
    'no side of the compass for front and left',
    'VIKAS PRADHIKARAN\nPOSSESSION CERTIFICATE\nPossession of Plot No. 61, Sector 9, Karnal measuring 180.00 sq. mtr. has been given to Smt. Asha Rani.\nFront\t9.00 m\t9.00 m\nRear\t9.00 m\t9.02 m\nLeft\t20.00 m\t20.00 m\nRight\t20.00 m\t20.00 m',
    { dimensions_deed_north: null, dimensions_deed_south: null, dimensions_deed_east: null },
  ],
]

const laidOut: readonly Paper[] = [
  [
    'the side below a heading of boundaries',
    `SALE DEED by the Seller to the Buyer
Four boundaries
East          Tenement No. C/4
West          Society road
North         Tenement No. C/6
South         Compound wall`,
    { boundaries_deed_east: 'Tenement No. C/4', boundaries_deed_south: 'Compound wall' },
  ],
  [
    'a tenement of a society, its survey, village and taluka in cells',
    `SALE DEED (Avej Khat)
Property       Tenement No. C/5, Jay Ambe Co-op.~
               Housing Society Ltd.
Survey         R.S. No. 61/1, F.P. No. 14
Moje           Vasad              Taluka      Anand
District       Anand              Pin         388306
Seller: Patel Natubhai`,
    {
      property_address_doc:
        'Tenement No. C/5, Jay Ambe Co-op. Housing Society Ltd., R.S. No. 61/1, F.P. No. 14, Moje Vasad, Taluka Anand, District Anand',
      pincode: '388306',
    },
  ],
  [
    'an apartment, its project and its place for a car in an agreement',
    `AGREEMENT FOR SALE - KEY TERMS
Project            Sun Heights, Sector 70A, Gurugram
Apartment No.      C-1104
Tower              C
Carpet area        60.00 sq. m. (646 sq. ft.)
Parking            One covered, B1-114`,
    {
      property_address_doc: 'Apartment No. C-1104, Tower C, Sun Heights, Sector 70A, Gurugram',
      amenities_car_parking: '1 covered, No. B1-114',
    },
  ],
  [
    'a table over lines of prose',
    `SALE DEED by the Vendor in favour of the Purchaser.
CTS No.       Plot No.     Locality
771/A         9            Vidyanagar, Hubballi 580031
Together with the well and the trees that stand thereon, as shown in the sketch~
annexed hereto.`,
    { property_address_doc: 'Plot No. 9, CTS No. 771/A, Vidyanagar, Hubballi', pincode: '580031' },
  ],
  [
    'land of a mouza in a table, over its thana and district',
    `SALE DEED by the Vendor in favour of the Vendee
Mauza         Thana No.     Khata No.     Survey Plot No.     Area
Khagaul       61            17            902                 1361.25 sq. ft.
P.S. Danapur, District Patna - 801105`,
    {
      property_address_doc: 'Khata No. 17, Survey plot No. 902, Mauza Khagaul, Thana No. 61, P.S. Danapur, District Patna',
      pincode: '801105',
    },
  ],
  [
    'a house in a cell of two lines beside a PIN',
    `GIFT DEED by the Donor to the Donee
Village        Poovarani                       Taluk      Meenachil
Building       House No. PP/VIII/61, 1,410     PIN        686577~
               sq. ft.`,
    { document_area_sqft: 1410 },
  ],
  [
    'an address at its label from its khasra on',
    `MUNICIPAL CORPORATION
PROPERTY TAX RECEIPT
Property Address     Khasra No. 61, Upper Ground Floor, Plot No. B-9, Gali No. 2, Burari,~
                     Delhi - 110084
Tax paid             4,048`,
    { property_address_doc: 'Khasra No. 61, Upper Ground Floor, Plot No. B-9, Gali No. 2, Burari, Delhi', pincode: '110084' },
  ],
  [
    'a flat told by letter and block, and its venture below',
    `SUN HOMES - COST SHEET CUM ALLOTMENT
Customer: K. Sesha Sai          Flat: 204, C Block, 2nd floor
Venture: Sai Nivasam, Sy. No. 61, Puppalaguda, Hyderabad 500089
S.No     Description            Amount
1        Basic cost             60,00,000
2        Corpus fund            90,000`,
    {
      property_address_doc: 'Flat No. 204, C Block, 2nd floor, Sai Nivasam, Sy. No. 61, Puppalaguda, Hyderabad',
      pincode: '500089',
      amenities_others: 'Corpus fund 90000',
    },
  ],
]

describe('places and figures as other offices tell them', () => {
  it.each(typed)('reads %s', (_what, text, wanted) => expect(valuesOfText(text, wanted)).toEqual(wanted))
  it.each(laidOut)('reads %s', (_what, text, wanted) =>
    expect(valuesTyped(text, Object.keys(wanted) as (keyof typeof wanted)[])).toEqual(wanted),
  )
})
