import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from './typed-paper.ts'

/** Deeds, books and permits in the words of offices that use none of the usual labels; names are invented. */
const papers: readonly (readonly [string, string, Partial<Record<IntakeKey, unknown>>])[] = [
  [
    'sides by the sun, behind a way that ends its own line',
    `SALE DEED\nWay\tBy the temple road on the south\nThe four corners: to the rising sun the field of Kuriakose; to the setting sun the yard of the school; northward the field of Sosamma; southward Temple road.`,
    {
      boundaries_deed_east: 'the field of Kuriakose',
      boundaries_deed_west: 'the yard of the school',
      boundaries_deed_north: 'the field of Sosamma',
      boundaries_deed_south: 'Temple road',
    },
  ],
  [
    'settled upon her, who was named with the love',
    `SETTLEMENT DEED\nI, Thiru. M. Raman, aged 70, son of Muthu, residing at 4 Tank Street, Aruvipatti, out of the love I bear to my elder daughter Tmt. R. Selvi, wife of Thiru. K. Mani, of No. 2 Mill Road, hereby settle upon her the house described below.`,
    { property_owner_name: 'R. Selvi' },
  ],
  [
    'a tax that now runs on the name of a widow and her sons',
    `CERTIFICATE OF HOUSE TAX\nHouse tax of the house numbered 44/1, at Vaddem, Assalna Taluka, Goa, which till now ran on the name of late Minguel Dias, is from this day running on the name of his widow Filomena Dias and their two sons Joaquim Dias and Agnelo Dias.`,
    { property_owner_name: 'Filomena Dias, Joaquim Dias, Agnelo Dias' },
  ],
  [
    'seller and buyer side, a second buyer joined by her kin',
    `AGREEMENT TO SELL A FLAT\nSeller side: Mr. Rustom Jamshed Contractor, staying at 5 Sea View, Gholvad.\nBuyer side: Ms. Amita Dilip Raut (cell 98190 40118) jointly with her father Mr. Dilip Keshav Raut (cell 98671 22213), both staying at Railway Quarters.`,
    {
      property_owner_name: 'Rustom Jamshed Contractor',
      applicant_name: 'Amita Dilip Raut',
      co_applicant_name: 'Dilip Keshav Raut',
      contact_number: '9819040118',
    },
  ],
  [
    'who with heirs is the seller, unto the takers',
    `DEED OF CONVEYANCE\nTHIS INDENTURE is signed by SRI NIMAI CHARAN SEN, son of Late Haru Sen, of 17, Kalitala Lane (who with his heirs is the SELLER here) unto SMT. RUPA DUTTA, wife of Sri Amal Dutta, and SRI AMAL DUTTA, son of Sri Gour Dutta, of 3/1, Station Para (who with their heirs are the TAKERS here).`,
    { property_owner_name: 'Rupa Dutta, Amal Dutta' },
  ],
  [
    'first and second',
    `IKRARNAMA / AGREEMENT TO SELL\nBetween\nFIRST: S. Jagtar Singh s/o S. Bishan Singh, village Kotla (phone 01762-281190)\nSECOND: Sh. Nitin Kapila s/o Sh. Ram Kapila, # 11, Ph-2, M 98144-20091\nAbout: Shop-cum-house No. B-IX/441, measuring 125 sq. yards (25' x 45'), Bazar Kalan, Kotla, Distt. Rupnagarh 140603`,
    {
      property_owner_name: 'Jagtar Singh',
      applicant_name: 'Nitin Kapila',
      contact_number: '9814420091',
      property_address_doc: 'Shop-cum-house No. B-IX/441, Bazar Kalan, Kotla, Distt. Rupnagarh',
      pincode: '140603',
    },
  ],
  [
    'who stands on record, a bare door and a postal code',
    `HOUSE TAX E-RECEIPT\nGot from\tAkhil (UPI)\nStands on record as\tRAJI REDDY MANDA, LALITHA MANDA\nDoor\t4-7-118/12/B\nStreet / colony\tRoad 6, Orchid Colony, Medpally\nPostal\t500098\nTax\t3,914`,
    {
      property_owner_name: 'Raji Reddy Manda, Lalitha Manda',
      property_address_doc: 'Door No. 4-7-118/12/B, Road 6, Orchid Colony, Medpally',
      pincode: '500098',
    },
  ],
  [
    'a re-survey number and what lies to the east, in cells',
    `SALE DEED\nTHE PROPERTY\nDistrict\tKottayam\nTaluk\tVaikom\nVillage, Desom\tVechur, Kadavil\nRe-survey\t214/7-2\nTo the East\tSy 211\nTo the West\tCTS 2218`,
    { property_address_doc: 'Re-survey No. 214/7-2, Vechur, Kadavil Village, Vaikom Taluk, Kottayam District' },
  ],
  [
    'a permit that calls itself leave',
    `GRAMA PANCHAYATI\nBuilding licence\nLeave is given to Sri. R. Nagappa s/o Ramaiah to raise a house of ground floor and first floor.\nSite: Khaneshumari No. 118/44, Chikkana village, Anekal Taluk - 562106\nSite 30 x 40 feet, that is 1200 square feet; each floor 780 square feet; both 1560 square feet\nLeave no.: GP/CKB/61/2017-18\nGiven on: 4th January 2018\nBounded: East Muni's house, West road, North Site 45, South Site 43\nHouse will be used to live in only.`,
    {
      sanction_approval_no: 'GP/CKB/61/2017-18',
      sanction_number_date: '04/01/2018',
      land_area_plan: '1200 sq ft',
      approved_area_plan_sqft: 1560,
      usage_approved_as_per_plan: 'Residential',
      boundaries_deed_south: 'Site 43',
    },
  ],
  [
    'a certificate of occupancy in sentences',
    `MUNICIPAL CORPORATION\nFULL OCCUPANCY\nThe building put up on Plot No. 33, Sector 12, Khargaon, Panvel 410218, of which the commencement certificate was given under No. PC/CC/2018/0441 dated 17/04/2018, has been completed. It has one basement, a stilt and eleven floors over it with 44 tenements, built up area 4218.35 sq.m. on a plot of 1650 sq.m. It may be occupied from today for residence.`,
    {
      floors_sanctioned: 'B+S+11',
      approved_area_plan_sqft: 45405.94,
      land_area_plan: '1650 sq m',
      usage_approved_as_per_plan: 'Residential',
    },
  ],
  [
    "years' lease money are no term",
    `SALE DEED\nThe flat stands on land which is leasehold of the Trust, the one time lease (8 years' lease money) being paid.`,
    { period_expired_balance_lease_rent: null },
  ],
  [
    'whom the owner himself lives in it is no single holder',
    `KHATA EXTRACT\nWhose\tSmt. Gangamma w/o Late Timmappa and Sri. T. Suresh\nHeld\tFree hold, self occupied`,
    { ownership_type: null },
  ],
  [
    'a lane that runs there',
    `DEED\nThe land is butted thus: on its North stands the house of Sri Kartick Pal; on its South runs a 12 ft. municipal lane; on its East stands the house of Rina Ghosh; on its West lies the pond of the Halders.`,
    { boundaries_deed_south: 'a 12 ft. municipal lane', boundaries_deed_west: 'the pond of the Halders' },
  ],
]

it.each(papers)('reads %s', (_, text, wanted) => expect(valuesOfText(text, wanted)).toEqual(wanted))
