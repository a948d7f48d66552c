import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from './typed-paper.ts'

/** Deeds and agreements in two scripts, with numbers told apart from places, and of tripartite leases; names are invented. */
const papers: readonly (readonly [title: string, text: string, values: Partial<Record<IntakeKey, string | number | null>>])[] = [
  [
    'says each thing twice, and counts it once',
    `विक्री करार / AGREEMENT TO SELL\nविक्रेता (Vendor): श्री. सुरेश गणपत मोरे / Shri Suresh Ganpat More, रा. वाई / R/o Wai 412803. मो. 9822114477\nखरेदीदार (Purchaser): श्री. किरण वसंत भोसले / Shri Kiran Vasant Bhosale, and सौ. मेघा किरण भोसले / Sau. Megha Kiran Bhosale, R/o Satara 415001. मो. 9011447788\nमिळकत / Property: सर्व्हे नं. 41/3 / Survey No. 41/3, प्लॉट नं. 8 / Plot No. 8, गाव / Village Shahupuri, ता. सातारा / Tal. Satara, जि. सातारा / Dist. Satara 415002\nपूर्वेस / East : प्लॉट नं. 9 / Plot No. 9\nपश्चिमेस / West : 9 मी. रस्ता / 9 m. Road\nउत्तरेस / North : नाला / Nala\nदक्षिणेस / South : प्लॉट नं. 7 / Plot No. 7`,
    {
      applicant_name: 'Kiran Vasant Bhosale',
      co_applicant_name: 'Megha Kiran Bhosale',
      property_owner_name: 'Suresh Ganpat More',
      contact_number: '9011447788',
      property_address_doc: 'Survey No. 41/3, Plot No. 8, Village Shahupuri, Tal. Satara, Dist. Satara',
      boundaries_deed_east: 'Plot No. 9',
      boundaries_deed_west: '9 m. Road',
    },
  ],
  [
    'tells the sides between the number and the place',
    `SALE DEED\nThis deed of sale is executed on 4-5-2018 by Sri. P. Chennappa, S/o Late Puttaiah, hereinafter called the Vendor in favour of Smt. R. Asha, W/o Sri. M. Ravi, hereinafter called the Purchaser.\nSCHEDULE\nAll that piece and parcel of house site bearing No. 318, measuring East to West 30 feet (9.14 mtrs) and North to South 50 feet (15.24 mtrs), in all 1500 sq ft, situated at Hebbal 2nd Stage, Mysuru - 570016, bounded on:\nEast by : Road\nWest by : Site No. 305`,
    {
      property_owner_name: 'R. Asha',
      property_address_doc: 'site bearing No. 318, Hebbal 2nd Stage, Mysuru',
      pincode: '570016',
      land_area_docs_sqft: 1500,
      dimensions_deed_north: '30 feet',
    },
  ],
  [
    'keeps the land that a plot was made of',
    `SALE DEED\nShri Mohan Pawar, R/o Sinnar ... VENDOR\nShri Anil Jadhav, R/o Nashik ... PURCHASER\nAll that Plot No. 31 out of the sanctioned layout of Survey No. 77/4, area admeasuring 210.00 Sq.Mtr., situated at Village Adgaon, Tal. & Dist. Nashik.`,
    { property_address_doc: 'Plot No. 31, Survey No. 77/4, Village Adgaon, Tal. & Dist. Nashik' },
  ],
  [
    'tells a sub-lessee behind who signs for the lessee',
    `TRIPARTITE SUB LEASE DEED\nmade at Noida on 02/02/2019 BETWEEN:\nNEW OKHLA INDUSTRIAL DEVELOPMENT AUTHORITY, hereinafter referred to as the "LESSOR", of the FIRST PART\nAND M/S. KESAR BUILDTECH PRIVATE LIMITED, registered office Preet Vihar, Delhi 110092, hereinafter referred to as the "LESSEE/DEVELOPER", of the SECOND PART through authorised signatory Mr. Pawan Rathi\nAND Mr. Hemant Rawal S/o Mr. D.K. Rawal and Mrs. Shilpi Rawal W/o Mr. Hemant Rawal hereinafter referred to as the "SUB-LESSEE" of the THIRD PART.\nThe Developer sub-leases Flat No. C-904 with the right to park one car in the basement.`,
    { property_owner_name: 'Hemant Rawal, Shilpi Rawal', amenities_car_parking: '1 basement' },
  ],
  [
    'is a lease of an improvement trust, in Hindi',
    `नगर विकास न्यास, कोटा\nभूखण्ड का पट्टा (लीज डीड)\nश्री भंवर लाल मीणा पुत्र श्री किशन लाल मीणा निवासी मकान नं. 4, छावनी, कोटा 324007 (पट्टाग्रहिता)\nयोजना का नाम : श्रीनाथ पुरम योजना\nभूखण्ड संख्या : बी-112\nस्थान : श्रीनाथ पुरम, कोटा (राज.) 324010\nलीज अवधि 99 वर्ष, वार्षिक लीज राशि रु. 940/-`,
    {
      property_owner_name: 'भंवर लाल मीणा',
      pincode: '324010',
      property_address_doc: 'भूखण्ड संख्या बी-112, श्रीनाथ पुरम योजना, श्रीनाथ पुरम, कोटा (राज.)',
      period_expired_balance_lease_rent: '99 years, lease money Rs. 940 per year',
    },
  ],
  [
    'names registries by their short forms, and a society with its registration',
    `SALE DEED\nSmt. Bina Dey, hereinafter called the VENDOR, in favour of Sri Ratan Kundu, hereinafter called the PURCHASER.\nSCHEDULE\nALL THAT Flat No. 2B, on the second floor, Lake View of Lake View Co-operative Housing Society Ltd. (Regn. No. 117/KOL/2004), P.S. Lake, Addl. District Sub Registry Office Alipore, District South 24 Parganas, PIN 700045.`,
    {
      property_address_doc:
        'Flat No. 2B, on the second floor, Lake View of Lake View Co-operative Housing Society Ltd., P.S. Lake, Addl. District Sub Registry Office Alipore, District South 24 Parganas',
      pincode: '700045',
    },
  ],
  [
    'says a figure once with its unit in both',
    `LEASE DEED\nLessee: Shri Om Saini\nभूमि का क्षेत्रफल / Area of land : 211.11 वर्ग गज / sq. yds.`,
    { land_area_docs_sqyd: 211.11 },
  ],
]

it.each(papers)('reads a deed that %s', (_, text, values) => {
  expect(valuesOfText(text, values)).toEqual(values)
})
