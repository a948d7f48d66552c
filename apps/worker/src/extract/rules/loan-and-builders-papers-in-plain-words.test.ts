import { expect, it } from 'vitest'
import { valuesOfText } from './typed-paper.ts'

/** Loan papers and builders' letters in plain words; names and numbers are invented. */
const papers: readonly (readonly [what: string, text: string, wanted: Parameters<typeof valuesOfText>[1]])[] = [
  [
    'a form whose labels speak as who fills it in',
    'Tapti Awas Finance Limited\nApply for your own roof\nSlip no.: TAF-SRT-25-0042\n\nA. ABOUT YOU\nI am called\tHetal Jayesh Solanki\nI live at\tB-4, Mill Chawl, Udhna 394210\nYou can ring me on\t97 25 11 40 63\n\nB. WHO ELSE WILL PAY\nHe / she is called\tJayesh Solanki\nRing\t9099012345\n\nC. THE HOUSE\nWhere\tHouse No. 21, Shiv Residency, Dindoli, Surat\nPIN of the place\t394210\nWhose is it today\tBharat Lalji Mistry\nHow big\t60 sq yd\nWhich papers are you giving us\tAgreement to sell; Index copy; 7/12 extract',
    {
      applicant_name: 'Hetal Jayesh Solanki',
      co_applicant_name: 'Jayesh Solanki',
      contact_number: '9725114063',
      application_number: 'TAF-SRT-25-0042',
      property_owner_name: 'Bharat Lalji Mistry',
      list_of_documents: ['Agreement to sell', 'Index copy', '7/12 extract'],
    },
  ],
  [
    'no number that the officer calls his own, and a case number whole that has a system’s name in it',
    'From: Renu Philip <renu.p@kabinifin.example>\nTo: desk@valuers.example\nSub: visit please\n\nSir,\nThe party is Thomas Kurian. Prospect bears no. KBF/WYD/LOS/00218 with us. Kindly value his house at Kalpetta.\nMy own number if you cannot find it: 98461 20034.\nRenu',
    { applicant_name: 'Thomas Kurian', application_number: 'KBF/WYD/LOS/00218', contact_number: null },
  ],
  [
    'the ledger’s number of the loan before the letter’s',
    'KUMAON MERCANTILE BANK LTD\nRef: KMB/HLD/VAL/18   Dt. 02.06.2025\nKindly value the under noted property.\n1.\tAccount of\tSri Girish Tamta\n2.\tOur loan ledger ref.\tHB-2025-0311\n3.\tWhere it lies\tKhasra no. 88, Kusumkhera, Haldwani\n4.\tPost office & PIN\tKusumkhera, 263139\n5.\tMap\tNo. B-221/24 passed on 11.04.2024, double storey (G+1)',
    { application_number: 'HB-2025-0311', pincode: '263139', floors_sanctioned: 'G+1' },
  ],
  [
    'a letter that hands over keys as a builder’s, and no loan in "take over your home"',
    'SHARAVATI NESTS PVT. LTD.\nRef SN/HO/B-302     6th June, 2025\nTo\nMrs. Vidya Bhat\n+91 99001 22334\nSub: Your home at Sharavati Greens is ready\nDear Mrs. Bhat,\nWe now invite you to take over your home. Before the keys are handed over please clear\nSl\tHead\tRs.\n1\tBESCOM & BWSSB\t1,10,000\n2\tCorpus fund\t84,000\nIf a bank lends you the money ask them to send us the balance straight.\nDeepak, CRM',
    {
      applicant_name: 'Vidya Bhat',
      developer_name: 'Sharavati Nests Pvt. Ltd',
      loan_type: null,
      application_number: null,
      amenities_others: 'BESCOM & BWSSB 110000, Corpus fund 84000',
    },
  ],
  [
    'the agreed charge of an account that calls for a part of it',
    'DAMODAR REALTORS\nCALL NOTICE no. 4 of 9 - casting of fifth roof slab\nTaken by: Smt. Rina Pal, jointly with her son Sri Arup Pal\n\nParticulars\tAgreed\tBilled till now\tThis call\nSpace @ 5,100\t48,00,000\t24,00,000\t4,80,000\nGarage (open, 1)\t2,20,000\t1,10,000\t22,000\nGenerator 1 kva\t35,000\tnil\tnil\nTransformer\t70,000\tnil\tnil\nKindly remit Rs. 5,02,000 by 10.08.2025.\nfor DAMODAR REALTORS',
    {
      applicant_name: 'Rina Pal',
      co_applicant_name: 'Arup Pal',
      amenities_car_parking: '220000',
      amenities_power_backup: '35000',
      amenities_others: 'Transformer 70000',
    },
  ],
  [
    'a builder by its whole name, and no price for a charge',
    'NARBADA BUILDCON\nMEMO OF ALLOTMENT\nBeing allotted to: 1) Vinod Kothari 2) Sheela Kothari\nParticulars\tAmount\nVilla with plot\t70,00,000\nCorner premium\t2,50,000\nClub life membership\t60,000\nFor Narbada Buildcon LLP',
    { developer_name: 'Narbada Buildcon LLP', amenities_plc: '250000', amenities_others: 'Club life membership 60000' },
  ],
  [
    'intending owners, a plan’s number before its approval, and floors above twenty',
    'AGREEMENT FOR SALE OF APARTMENT\nBETWEEN\nGOMTI SKYHOMES PRIVATE LIMITED, a company (the "Company")\nAND\nMR. FARHAN ALI, son of Mr. Zahid Ali, and MRS. SANA FARHAN, wife of Mr. Farhan Ali, both residing at H-2, Indira Nagar, mobile 8130012345 (the "Intending Owner(s)")\nWHEREAS plans bearing no. LDA/(BP)2207/GH-3/2017 dated 12.10.2017 have been approved for six towers of stilt plus twenty-four floors;\n1. The Company sells Apartment C-907 with a super area of 1,210 sq. ft. for a basic price of Rs. 60,00,000 and besides that, Rs. 55,000 as floor preference charge, Rs. 90,000 for membership of the club and an interest free maintenance security of Rs. 30,250.',
    {
      applicant_name: 'Farhan Ali',
      co_applicant_name: 'Sana Farhan',
      contact_number: '8130012345',
      sanction_approval_no: 'LDA/(BP)2207/GH-3/2017',
      sanction_number_date: '12/10/2017',
      floors_sanctioned: 'S+24',
      amenities_plc: '55000',
    },
  ],
]

it.each(papers)('reads %s', (_, text, wanted) => {
  expect(valuesOfText(text, wanted)).toEqual(wanted)
})
