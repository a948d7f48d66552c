import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from './typed-paper.ts'

/** Deeds and agreements of several regions; names are invented. */
const papers: readonly (readonly [title: string, text: string, values: Partial<Record<IntakeKey, string | number | null>>])[] = [
  [
    'tells the sides two by two',
    `SALE DEED\nSeller: Smt. Leela Bai, R/o Sehore\nBuyer: Shri Asif Khan S/o Shri Rafiq Khan, R/o Bhopal 462001\nProperty: Plot No. 12-B, Village Kolua, Tehsil Huzur, Dist. Bhopal (M.P.) 462022\nOn East & West : Plot No. 11-B & Plot No. 13-B\nOn North & South : Colony Road 20' & House of Munna Lal`,
    {
      boundaries_deed_east: 'Plot No. 11-B',
      boundaries_deed_west: 'Plot No. 13-B',
      boundaries_deed_north: "Colony Road 20'",
      boundaries_deed_south: 'House of Munna Lal',
    },
  ],
  [
    'measures the sides two in a line before it bounds them',
    `LEASE CUM SALE AGREEMENT\nSite No. 118, 2nd Block, Banashankari 6th Stage, Bengaluru 560060 measuring\n  East : 9.00 Mtrs   West : 9.00 Mtrs\n  North : 12.00 Mtrs   South : 12.00 Mtrs   in all 108.00 Sq. Mtrs\nfor a period of 10 years.\nand bounded by\n  East : Road   West : Site No. 104\n  North : Site No. 117   South : Site No. 119`,
    {
      boundaries_deed_north: 'Site No. 117',
      boundaries_deed_south: 'Site No. 119',
      boundaries_deed_west: 'Site No. 104',
      dimensions_deed_east: '9.00 Mtrs',
      dimensions_deed_north: '12.00 Mtrs',
    },
  ],
  [
    'gives a house by the yard to kin',
    `GIFT DEED\nI, Surinder Kaur w/o Late S. Mohan Singh, resident of House No. 12, Patiala, do hereby gift out of love and affection my house measuring 180 sq. yards comprised in Khasra No. 44//2/1, situated in Village Tripuri, abadi known as S.S.T. Nagar, House No. 31-C, Patiala, Punjab-147001 to my daughter Smt. Harleen Kaur d/o Late S. Mohan Singh. The donee has accepted the gift.`,
    { property_owner_name: 'Harleen Kaur', land_area_docs_sqyd: 180, document_area_sqft: null },
  ],
  [
    'gives the phones of both, each behind what it calls them',
    `SALE AGREEMENT\nentered at Erode this 4th day of May 2022\nBETWEEN Tmt. S. Kamala, aged 60, wife of late Subramani, Surampatti, Erode-638009, the OWNER, cell: 94431 20011\nAND Thiru M. Prabhu, aged 33, son of Thiru. Manickam, Perundurai Road, Erode-638011, the INTENDING PURCHASER, cell: 98427 30022\nSCHEDULE\nSite No. 9, Teachers Colony, S.F. No. 212/3, Kasipalayam Village, Erode Taluk. East west 30 feet on both sides, north south 40 feet on both sides; total 1200 sq.ft. with RCC building of 850 sq.ft. Pincode of property 638012.`,
    {
      applicant_name: 'M. Prabhu',
      property_owner_name: 'S. Kamala',
      contact_number: '9842730022',
      land_area_docs_sqft: 1200,
      document_area_sqft: 850,
      pincode: '638012',
    },
  ],
  [
    'sells a flat whose number stands in quotes, with its rooms',
    `DEED OF CONVEYANCE\nSRI TAPAN SAHA, hereinafter called the VENDOR AND SMT. RINA PAL, hereinafter called the PURCHASER.\nOne flat being No. "2A" on the Second Floor, consisting of 2 bed rooms, 1 dining, 1 kitchen and 1 balcony, in the building "SAHA ENCLAVE" at Holding No. 31, Netaji Road, Ward No. 4, Barasat Municipality, P.S. Barasat, District North 24 Parganas, Kolkata 700124.`,
    { flat: '2A', pincode: '700124' },
  ],
  [
    'measures in Marathi, and a building behind its number',
    `SALE DEED\nगट नं. 61 पैकी प्लॉट नं. 4, with the building No. 12/88 measuring 1400 sq. ft.\nलांबी रुंदी : पूर्व पश्चिम 30 फूट, दक्षिण उत्तर 20 फूट`,
    { dimensions_deed_north: '30 फूट', dimensions_deed_east: '20 फूट', document_area_sqft: 1400 },
  ],
  [
    'tells the size of a plot amid its address',
    `AGREEMENT TO SELL\nMrs. Usha Rani (Seller) AND Mr. Rohan Malik S/o Mr. Ajay Malik (Buyer)\nThe seller is owner of plot No. 611, dimensions 20' x 60', in HUDA Sector 9, Ambala City, Haryana - 134003`,
    { property_address_doc: 'plot No. 611, HUDA Sector 9, Ambala City, Haryana', pincode: '134003' },
  ],
  [
    'calls its parties in Gujarati, with the role in brackets',
    `BANAKHAT (AGREEMENT TO SELL)\nVechan apnar (Vendor): Hiraben Wd/o Chhaganlal Makwana, age 70, Res: Nikol, Ahmedabad. M. 9879000111\nVechan lenar (Purchaser): Dhaval Rameshbhai Patel, age 31, Res: Vastral, Ahmedabad 382418. M. 9824411223\nProperty: Tenement No. 9, Final Plot No. 41, T.P. Scheme No. 12, Mouje Nikol, Dist. Ahmedabad 382350\nMediator: Jigar (Om Estate) 9898000001`,
    { applicant_name: 'Dhaval Rameshbhai Patel', property_owner_name: 'Hiraben', contact_number: '9824411223' },
  ],
  [
    'has who sells as a neighbour',
    `AGREEMENT FOR SALE\nExecutant / First Party : Sri Raj Nath Rai, S/o Late Hari Rai, Phulwari, Patna\nClaimant / Second Party : (1) Sri Sunil Kumar, S/o Sri Bharat Prasad and (2) Smt. Rekha Kumari, W/o Sri Sunil Kumar, Patna 800014\nLand of Khata No. 88, Plot No. 412, Mauza Bhusaula, P.S. Phulwari, District Patna, Pin 801505\nChauhaddi - North : Shyam Lal, South : 16 feet road, East : Plot of Usha Devi, West : Nij (executant)`,
    { property_owner_name: 'Raj Nath Rai', applicant_name: 'Sunil Kumar', boundaries_deed_east: 'Plot of Usha Devi' },
  ],
  [
    'is of a leasehold home that is yet to be converted',
    `AGREEMENT TO SELL\nSh. Anil Sood S/o Sh. Om Sood (Seller) and Sh. Rohit Garg S/o Sh. Naresh Garg (Purchaser).\nThe seller is owner of leasehold dwelling unit No. 1187, Ground Floor, Sector 45-A, Chandigarh - 160047.\nThe seller shall get the unit converted to freehold before the sale deed.`,
    { land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    'ends its last side with the PIN, and has a by lane',
    `SALE DEED\nSri A. Ravi, hereinafter called the VENDOR in favour of Smt. B. Latha, hereinafter called the PURCHASER.\nPlot No. 31, bounded by: East: Plot No. 32 - 50 ft; South: 12 ft. by lane; West: Plot No. 30 - 50 ft; North: Plot No. 22 - 36 ft. PIN 520010`,
    {
      boundaries_deed_north: 'Plot No. 22',
      boundaries_deed_south: '12 ft. by lane',
      dimensions_deed_north: '36 ft',
      dimensions_deed_south: null,
    },
  ],
  [
    'tells areas between the flat and its premises',
    `SALE DEED\nSmt. K. Rani (VENDOR) In favour of Sri. S. Mohan (VENDEE)\nSCHEDULE OF FLAT\nAll that Flat bearing No. 301, in Third Floor, in "SAI RESIDENCY", with a built-up area of 980 sft (including common area), along with undivided share of land 35 sq. yards out of 900 sq. yards, on premises bearing Municipal No. 5-9-22/1, situated at Adarsh Nagar, Hyderabad - 500063, Telangana.`,
    {
      property_address_doc:
        'Flat bearing No. 301, Third Floor, SAI RESIDENCY, premises bearing Municipal No. 5-9-22/1, Adarsh Nagar, Hyderabad, Telangana',
    },
  ],
  [
    'says the PIN of the area in a row of its own',
    `LEASE DEED (PATTA)\nlease of the plot is granted to Smt. Vimla Soni W/o Shri Ashok Soni R/o 4, Sardarpura, Jodhpur 342003\n2. Plot no. : D-77\n8. PIN of area : 342008`,
    { pincode: '342008' },
  ],
  [
    'measures each side behind what lies there',
    `LEASE DEED\nThe plot No. C-7 is bounded on the north by a road 12 mtr wide and measures there 20.00 mtr; on the south by plot No. C-18 and measures there 20.00 mtr; on the east by plot No. C-8 and measures there 40.00 mtr; on the west by plot No. C-6 and measures there 40.00 mtr.`,
    {
      boundaries_deed_north: 'a road 12 mtr wide',
      boundaries_deed_south: 'plot No. C-18',
      dimensions_deed_north: '20.00 mtr',
      dimensions_deed_west: '40.00 mtr',
    },
  ],
  [
    'tells the site, its sector and the urban estate in rows',
    `CONVEYANCE DEED\nbetween the Estate Officer (the transferor) and Smt. Kamla Devi W/o Sh. Ram Lal (the transferee).\nSite No.\t: 912\nSector\t: 7\nUrban Estate\t: Kaithal`,
    { property_address_doc: 'Site No. 912, Sector 7, Kaithal' },
  ],
]

it.each(papers)('reads a deed that %s', (_, text, values) => {
  expect(valuesOfText(text, values)).toEqual(values)
})
