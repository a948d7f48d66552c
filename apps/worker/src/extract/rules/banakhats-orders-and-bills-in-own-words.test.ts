import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from './typed-paper.ts'

/** Agreements, orders, bills and deeds of gift in the words of their writers; names are invented. */
const papers: readonly (readonly [string, string, Partial<Record<IntakeKey, unknown>>])[] = [
  [
    'giver and takers of a banakhat',
    `BANAKHAT (AGREEMENT FOR SALE)\n1. Giver of banakhat: Maheshbhai Chhaganbhai Kapadia, age 54, Navagam, mob. 99250 11881\n2. Takers of banakhat: (1) Jigarbhai Mansukhbhai Vora, age 33, mob. 97243 66121 and (2) Hetalben Jigarbhai Vora, age 30, both at Opera Flats`,
    {
      property_owner_name: 'Maheshbhai Chhaganbhai Kapadia',
      applicant_name: 'Jigarbhai Mansukhbhai Vora',
      co_applicant_name: 'Hetalben Jigarbhai Vora',
      contact_number: '9724366121',
    },
  ],
  [
    'who will sell and who will buy, with his wife',
    `MAHADANAMA (agreement before sale)\nJo bechenge (who will sell): Md. Shamim Ansari, son of Md. Qasim, Mohalla Dargah Road\nJo kharidenge (who will buy): Rakesh Kishore, son of Sri Ram Ballabh Prasad, and his wife Nutan Devi, at present 304 Ganga Apartment - phone of Rakesh 70043 55121`,
    { property_owner_name: 'Md. Shamim Ansari', applicant_name: 'Rakesh Kishore', co_applicant_name: 'Nutan Devi' },
  ],
  [
    'who receives a gift, and no floors of a plan',
    `DEED OF GIFT\nTHE GIVER: Smt. Malati Rani Sen, widow of Late Jogesh Sen, of 22/B Nivedita Pally.\nTHE RECEIVER: Sri Sourav Sen, her son, of the same address.\nThe Giver makes over one half of the two storied house being Premises No. 22/B, Nivedita Pally, Ward 11, Barasat Municipality, Kolkata 700126.`,
    { property_owner_name: 'Sourav Sen', floors_sanctioned: null },
  ],
  [
    'whose map is allowed, and not her husband',
    `NAGAR NIGAM\nBuilding Plan Section\nThe map put in by SMT. NILIMA TOPPO W/O SRI PATRAS TOPPO (file JNN/BP/0331/W22/2018) for a G+3 house on land of Khata 88, Plot 1207, Mouza Argora, Thana 207, Ward 22, Jhumripur 834002 is allowed on these terms.\n1. Land as per papers 8.00 decimal = 323.75 sq m; left for road 12.50 sq m.\n4. The land is under R-2 Residential of Master Plan 2037.\n5. The house is for dwelling of the family.`,
    {
      property_owner_name: 'Nilima Toppo',
      land_area_plan: '323.75 sq m',
      usage_as_per_cdp: 'Residential',
      usage_approved_as_per_plan: 'Residential',
    },
  ],
  [
    'a number whose middle is no VP number, what a place for a car costs, and whose flat it is',
    `DEED OF CONVEYANCE\nUnit holder's flat: 1102 in B wing, eleventh level, "Kesari Skyline", S. No. 44 H. No. 3, Village Umela, Taluka Vasai, District Palghar 401208.\nOne stack parking, P2-31, at Rs. 3,50,000\nPlans were approved by the Planning Body under CDC/VP-0441/BP/2013 of 11/01/2013 for stilt and 14 floors.`,
    { flat: '1102', sanction_approval_no: 'CDC/VP-0441/BP/2013', sanction_number_date: '11/01/2013', amenities_car_parking: '350000' },
  ],
  [
    'a place for a car in the price of the flat',
    `AGREEMENT FOR SALE\nOne covered parking goes with the flat at Rs. 45,00,000.`,
    { amenities_car_parking: '1 covered' },
  ],
  [
    'a panchayat’s demand by post office and floor space',
    `GRAMA PANCHAYAT\nBuilding tax demand 2024-25\nSri/Smt: Abdul Gafoor & Raseena Gafoor\nBuilding no: 14/883 A\nWard: 14 Pazhayangadi\nPost: Mannur 673328\nFloor space: 176.22 m2\nPut to use as: residence\nHalf year tax 1,332`,
    { pincode: '673328', document_area_sqft: 1897 },
  ],
  [
    'how long a side runs',
    `SALE DEED\nThe plot sold is seen as under\nEast\tPlot 10, run 50 ft\nWest\tPlot 8, run 50 ft\nNorth\tLand of Bachuli Devi, run 36 ft\nSouth\t20 ft wide way, run 36 ft`,
    { boundaries_deed_east: 'Plot 10', boundaries_deed_south: '20 ft wide way', dimensions_deed_east: '50 ft' },
  ],
  [
    'a change of name in the subject of an order',
    `CITY CORPORATION\nPROPERTY TAX NAME TRANSFER ORDER\nSub: Property tax - Assessment No. 06/118/00774 - Door No. 44/27, Vaigai Street, K.K. Nagar - change of name from Thiru. R. Sundaram to Tmt. S. Jeyanthi - ordered - reg.`,
    { property_owner_name: 'S. Jeyanthi', property_address_doc: 'Door No. 44/27, Vaigai Street, K.K. Nagar' },
  ],
  [
    'who holds for ever as a free holder',
    `PATTA under Rule 157\nShri Gopal Lal Mina s/o Shri Chhote Lal Mina is given this patta, so that he and his heirs hold it for ever as free holders.`,
    { land_freehold_or_leasehold: 'Freehold' },
  ],
  [
    'a permit’s land by its re-survey number, and what was put up there',
    `MUNICIPALITY\nBUILDING PERMIT\nPermission is hereby given to Shri. Thomas Kutty for putting up one residential building on land in Re.Sy. 88/4-2 of Puthenchira Village, Changanad Taluk, plot of 5.26 ares.`,
    { address_as_per_plan: 'Re.Sy. 88/4-2 of Puthenchira Village, Changanad Taluk' },
  ],
  [
    'who buys behind sons that only consent',
    `ABSOLUTE SALE DEED\nOn this day Sri. Ninge Gowda, 66 years, s/o late Kempe Gowda (Vendor, with whom his sons 1. Sri. Lokesh N. and 2. Sri. Harish N. sign as consenting witnesses), sells to Smt. Shwetha Rao, 34 years, w/o Sri. Madhu Kumar, of Nagarabhavi (Purchaser).`,
    { property_owner_name: 'Shwetha Rao' },
  ],
  [
    'a lease once given to the dead, renewed in the name of his sons',
    `RENEWAL OF LEASE (PATTA)\nThe lease of Nazul plot no. 12, given on 01.04.1988 to the late Shri Hukumchand Jain for thirty years, is renewed in the name of his sons Shri Rajendra Jain and Shri Mahendra Jain for another thirty years.`,
    { property_owner_name: 'Rajendra Jain, Mahendra Jain' },
  ],
  [
    'a size behind an address',
    `Memo No. DT-1187\nForm BR-VII\nWhereas Smt. Suman Lata Yadav has applied for occupying the building described here, I allow its occupation.\nPlan passed vide Memo No. ZP-1147/AD/2017/9921 dated 14.08.2017\nDescription of building\nPlot 1147-P, Sector 46, Gurujipur (size 10.00 m x 25.50 m, 255.00 sqm)`,
    { address_as_per_plan: 'Plot 1147-P, Sector 46, Gurujipur' },
  ],
]

it.each(papers)('reads %s', (_, text, wanted) => expect(valuesOfText(text, wanted)).toEqual(wanted))
