import { describe, expect, it } from 'vitest'
import type { IntakeKey } from '@parakh/contracts'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

type Paper = readonly [what: string, text: string, wanted: Partial<Record<IntakeKey, unknown>>]

const mail = 'From: desk@bank.example\nTo: valuer@desk.example\nSubject: Technical visit request\nKindly arrange the visit.\n'
const builder = 'GREEN HOMES PVT LTD\nALLOTMENT LETTER\nDear Mr. Ravi Menon,\nWe allot to you the flat below.\n'

const typed: readonly Paper[] = [
  [
    'the area of a flat that only a code and its building tell',
    `${mail}Property: #B-7, Krishna Heights, Law College Road, Erandwane, Pune 411004\nArea: 910 sq ft`,
    { document_area_sqft: 910, land_area_docs_sqft: null },
  ],
  [
    'the area of a wing and its number',
    `${mail}Property: A/1203, Rajhans, Eden Street, Bhayandar West, Thane 401101\nArea: 560 sq ft`,
    { document_area_sqft: 560, land_area_docs_sqft: null },
  ],
  [
    'the land of a house by its measure in cents',
    'SONEPUR MUNICIPALITY\nPROPERTY TAX RECEIPT\nAssessment No: 2204117\nHouse No. 4-88, Gandhi Road, Sonepur 506101\nHouse: 242.00 square yards (5.00 cents)\nTax paid Rs. 2,110',
    { land_area_docs_sqyd: 242, property_address_doc: 'House No. 4-88, Gandhi Road, Sonepur' },
  ],
  [
    'a house told by its number and a town alone',
    'SALE DEED by the Vendor in favour of the Purchaser.\nSchedule: House property bearing No. 2-64, Aland 585302 bounded\nEast: Road\nWest: Well\nNorth: Mosque\nSouth: House of Basha',
    { property_address_doc: 'No. 2-64, Aland', pincode: '585302' },
  ],
  [
    'a plot of a layout, its number and areas in a table',
    'SUN LAND DEVELOPERS\nPlot allotment letter\nDear Mr. Ravi Menon,\nWe allot to you a plot in our layout "Green Acres Phase II", Gat No. 44, Chikhli, Buldhana 443201.\nPlot No.\tArea (sq.m.)\tArea (sq.ft.)\tTotal (Rs.)\n9\t111.48\t1200\t12,00,000',
    {
      property_address_doc: 'Plot No. 9, Green Acres Phase II, Gat No. 44, Chikhli, Buldhana',
      land_area_docs_sqmt: 111.48,
      land_area_docs_sqft: 1200,
    },
  ],
  [
    'what a letter asks behind the last side',
    `${mail}The house No. 4-11, Market Road, Jangaon 506167 is bounded by North: House of Rajaiah, South: Road, East: Well, West: Temple, and send the report in duplicate.`,
    { boundaries_deed_west: 'Temple' },
  ],
  [
    'a flat told behind its building, and the town with its PIN on a line of its own',
    'SALE DEED by the Vendor in favour of the Purchaser.\nSCHEDULE OF THE LAND\nAll that land bearing Survey No. 61/2, Plot No. 4, situate at Mouje Deolali, Taluka Nashik, District Nashik.\nSCHEDULE OF THE FLAT\nIn the building known as "Om Plaza" constructed on the above land, Flat No. 12 on the Third Floor, carpet area 50.00 Sq. Mtrs.\nNashik 422101',
    {
      property_address_doc:
        'Flat No. 12, Third Floor, Om Plaza, Survey No. 61/2, Plot No. 4, Mouje Deolali, Taluka Nashik, District Nashik',
      pincode: '422101',
    },
  ],
  [
    'a place before its plot, in the word order of Hindi',
    'VIKAS PRADHIKARAN\nADHIPATYA PATRA\nAap Shri Mohan Lal ko Nehru Nagar Yojana, Sector 4, Bhilai 490020 ka bhukhand kramank C-7, kshetrafal 1200 Varg Feet diya jata hai.',
    { property_address_doc: 'bhukhand kramank C-7, Nehru Nagar Yojana, Sector 4, Bhilai', pincode: '490020' },
  ],
  [
    'no length of a side where all sides lie between the points of the compass',
    'LEASE DEED\nLessee: Shri Mohan Lal S/o Shri Sohan Lal\nPlot No. 7, Block C, Sector 3, Dwarka, New Delhi\nArea of plot: 180 sq. m.\nNORTH-EAST\tPlot No. 8\t18.00 M\nSOUTH-WEST\tPlot No. 6\t18.00 M\nNORTH-WEST\t9 M road\t10.00 M\nSOUTH-EAST\tPark\t10.00 M',
    {
      property_address_doc: 'Plot No. 7, Block C, Sector 3, Dwarka, New Delhi',
      land_area_docs_sqmt: 180,
      dimensions_deed_east: null,
      dimensions_deed_west: null,
    },
  ],
  [
    'a flat whose building stands behind its area',
    "AGREEMENT FOR SALE between the Transferor and the Transferee.\nTHE SCHEDULE\nFlat No. 904 admeasuring 48.20 sq. mtrs. (carpet) on the 9th floor in 'A' Wing of the building known as 'Rose Elara' belonging to Rose Elara CHS Ltd. situated at Ganesh Nagar, Kandivali (West), Mumbai 400067.",
    { property_address_doc: 'Flat No. 904, 9th floor, A Wing, Rose Elara, Ganesh Nagar, Kandivali (West), Mumbai', pincode: '400067' },
  ],
  [
    'lengths with their sides in brackets behind them',
    'SALE DEED by the Vendor in favour of the Vendee.\nEast to West 40 ft (North side), 41 ft (South side)\nNorth to South 55 ft (East side), 55 ft 6 in (West side)',
    { dimensions_deed_north: '40 ft', dimensions_deed_south: '41 ft', dimensions_deed_east: '55 ft', dimensions_deed_west: '55 ft 6 in' },
  ],
  [
    'no address of a plot that lies on a side in Hindi',
    'नगर विकास न्यास, कोटा\nपट्टा विलेख\nभूखण्ड संख्या\t61\tयोजना\tमहावीर नगर आवासीय योजना, कोटा\nउत्तर\tभूखण्ड संख्या 60\nदक्षिण\tभूखण्ड संख्या 62\nपूर्व\tसड़क\nपश्चिम\tभूखण्ड संख्या 75\nपिन कोड 324005',
    { property_address_doc: 'भूखण्ड संख्या 61, महावीर नगर आवासीय योजना, कोटा', boundaries_deed_west: 'भूखण्ड संख्या 75' },
  ],
  [
    'no flat in the number of a building that is taxed',
    'CORPORATION OF KOCHI\nPROPERTY TAX RECEIPT\nBuilding No: 61/2204\nOwner: Smt. Asha Menon\nLocation: Vaduthala, Ernakulam 682023\nPlinth area: 100.00 m2',
    { flat: null, property_address_doc: 'Building No. 61/2204, Vaduthala, Ernakulam' },
  ],
  [
    'the plot of a scheme below its lessee',
    'LEASE DEED\nbetween Development Authority (Lessor) and Shri Mohan Lal (Lessee)\nPlot No.\t61\nScheme\tNehru Vihar, Zone 2, Jaipur\nArea\t120.00 sq. yards',
    { property_address_doc: 'Plot No. 61, Nehru Vihar, Zone 2, Jaipur' },
  ],
]

const laidOut: readonly Paper[] = [
  [
    'an undivided share under a heading with a unit of the state',
    `${builder}Flat No.     Floor      Saleable area (sq. ft.)     UDS (cents)
4C           Fourth     1,310                       1.32`,
    { final_land_area_uds: '1.32 cents', document_area_sqft: 1310 },
  ],
  [
    'the super area beside the others',
    `${builder}Flat No.    Carpet area (sq. ft.)    Built-up area (sq. ft.)    Super built-up area (sq. ft.)
4C          790                      880                        1,144
Covered car park No. 12.`,
    { document_area_sqft: 1144, amenities_car_parking: '1 covered, No. 12' },
  ],
  [
    'charges of a lump sum without a quantity',
    `${builder}Particulars               Area        Rate       Amount (Rs.)
Basic sale price          1,200       5,000      60,00,000
PLC                       1,200       100        1,20,000
Covered car parking       -           LS         3,50,000
Club membership           -           LS         1,50,000`,
    { amenities_plc: '120000', amenities_car_parking: '350000', amenities_others: 'Club membership 150000' },
  ],
  [
    "a circle's record by mouza, halka and thana",
    `CIRCLE OFFICE, DANAPUR
MUTATION CORRECTION SLIP
Name of raiyat      Sita Devi
Mauza               Khagaul           Halka no.        4
Thana no.           61                Thana            Danapur
Khata no.           17                Khesra no.       902`,
    { property_address_doc: 'Khata No. 17, Khesra No. 902, Mauza Khagaul, Halka No. 4, Thana No. 61, Thana Danapur' },
  ],
  [
    'a form whose rows are numbered by section',
    `HOME LOAN APPLICATION FORM
C1. Name of society            Shanti Kunj CHS
C2. Flat no. / Wing / Floor    702 / A / 7
C3. Road, locality             Aarey Road, Goregaon East
C4. City, State                Mumbai, Maharashtra
C5. Type of loan               Purchase of flat
C6. Correspondence address     14, Rose Villa, Sion, Mumbai 400022`,
    { flat: '702' },
  ],
  [
    'an address whose cell takes lines of a narrow column',
    `From: desk@bank.example
Sr   LAN        Cust name      Prod   Property address      City       Pin
1    LN-4417    Asha Rao       LAP    Flat 8, Sea View      Kochi      682020
                                      Apartment, Marine
                                      Drive`,
    { property_address_doc: 'Flat 8, Sea View Apartment, Marine Drive, Kochi', pincode: '682020' },
  ],
  [
    'a unit of three codes under its tower, and its project below',
    `SUN INFRA PVT LTD
OFFER OF POSSESSION
Unit: SG-T2-0904, Tower 2, 9th Floor
Project: Sun Greens, Sector 70, Gurugram, Haryana 122101
Dear Customer,`,
    { flat: 'SG-T2-0904', property_address_doc: 'Unit No. SG-T2-0904, Tower 2, 9th Floor, Sun Greens, Sector 70, Gurugram, Haryana' },
  ],
  [
    'the land of a row that tells what is built too',
    `HOME LOAN APPLICATION FORM
Name of applicant    Ravi Menon
Land area     2 K 3 L (= 6,048 sq ft)     Plinth area proposed     1,210 sq ft
NORTH         Ram Deka                    SOUTH                    Road
EAST          Seller                      WEST                     Bora Kalita`,
    { land_area_docs_sqft: 6048, document_area_sqft: 1210, boundaries_deed_south: 'Road' },
  ],
  [
    'the site of a permit beside the home of who builds',
    `CHELANNUR GRAMA PANCHAYATH
BUILDING PERMIT
Permit No: A2-771/2023        Permit Date: 03/03/2023
Name of applicant      Ravi Menon
Address                Sree Nilayam, Kakkodi PO
Site: Survey No        61/4
Village                Chelannur        Taluk        Kozhikode
Plot area (sq.m)       240.00`,
    { address_as_per_plan: 'Survey No. 61/4, Chelannur, Taluk Kozhikode' },
  ],
  [
    'a number of the khata with its remark, the street and the layout',
    `NAGARA SABHE
KHATHA CERTIFICATE
the khatha stands registered in the name of Smt. Asha
Property No. (Khatha No.)     61/2
Road / Street                 2nd Cross, Tank Bund Road
Area / Layout                 Vinoba Nagar, Shivamogga 577204`,
    { property_address_doc: 'Property No. 61/2, 2nd Cross, Tank Bund Road, Vinoba Nagar, Shivamogga', pincode: '577204' },
  ],
  [
    'places for two cars, and meters that have numbers and no charge',
    `SUN HOMES
POSSESSION - HANDOVER SHEET
Flat                 4-A-302          Tower          4-A
Project              Sun Lake, Survey 61, Whitefield, Bengaluru 560067
Saleable area        1,410 sft        Parking        B1-61 & B1-62
Electricity meter    44110077         Gas meter      0044110`,
    { flat: '4-A-302', amenities_car_parking: '2, Nos. B1-61, B1-62' },
  ],
  [
    'sides with a short word for boundary',
    `COLLATERAL MASTER ENQUIRY
Extent        4.00 CENTS / 1742 SFT     Bldg area       1210 SFT
North bdy     D.NO 61                   South bdy       D.NO 62
East bdy      STREET                    West bdy        GANESAN HOUSE`,
    { boundaries_deed_north: 'D.NO 61', boundaries_deed_east: 'STREET', boundaries_deed_west: 'GANESAN HOUSE', document_area_sqft: 1210 },
  ],
]

describe('places and figures', () => {
  it.each(typed)('reads %s', (_what, text, wanted) => expect(valuesOfText(text, wanted)).toEqual(wanted))
  it.each(laidOut)('reads %s', (_what, text, wanted) =>
    expect(valuesTyped(text, Object.keys(wanted) as (keyof typeof wanted)[])).toEqual(wanted),
  )
})
