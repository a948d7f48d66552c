import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from '../typed-paper.ts'

/** Sheets, mails, letters, orders and books, and what tempts in them; names are invented. */
const papers: readonly (readonly [text: string, values: Partial<Record<IntakeKey, string | null>>])[] = [
  [
    `SAHYOG HOUSING FINANCE - LOGIN SHEET\nLogin Code\tSHF/NSK/22-23/0778\nLogin date\t12-08-2022\nMain Borrower\tRavindra Aher\nBorrower 2\tManisha Aher\nContact (main)\t9011012345\nContact (2)\t9011099999\nDSA Code\tNSK0045 / 8888012345`,
    {
      applicant_name: 'Ravindra Aher',
      co_applicant_name: 'Manisha Aher',
      contact_number: '9011012345',
      application_number: 'SHF/NSK/22-23/0778',
    },
  ],
  [
    `APPLICATION FOR HOME LOAN\nApplication Ref. No.: AP/HL/778811     Scheme: Gruha Siddhi\nPersonal details\tApplicant\tCo-applicant\nName\tChitra Balaji\tR. Balaji\nMobile No.\t9444012345\t9444099999\nOccupation\tSalaried\tSelf employed`,
    { applicant_name: 'Chitra Balaji', co_applicant_name: 'R. Balaji', contact_number: '9444012345', application_number: 'AP/HL/778811' },
  ],
  [
    `From: valuations@bank.example\nSubject: New allocation | Ref#: VAL-2023-88112 | Cust: Meghna Kulkarni\nHello,\nNew case is allocated to you.\nRef#\tVAL-2023-88112\nLAN\t20800001122334\nCust\tMeghna Kulkarni\nCo-own / Co-app\tSanjay Kulkarni\nAlt. contact\t9890099999 (Sanjay)\nCust. Mobile\t9890012345\nProp. owner\tMeghna Kulkarni, Sanjay Kulkarni`,
    {
      applicant_name: 'Meghna Kulkarni',
      co_applicant_name: 'Sanjay Kulkarni',
      contact_number: '9890012345',
      application_number: '20800001122334',
      property_owner_name: 'Meghna Kulkarni, Sanjay Kulkarni',
    },
  ],
  [
    `From: rm.solapur@bank.example\nSubject: Legal & technical for LAP proposal\nSir,\nProposal of M/s Shree Ganesh Yarn Agency, Prop. Mr Shrishail Birajdar. Property stands in the joint names of Mr Shrishail Birajdar & Mrs Kasturi Birajdar.\nProposal no. LAP/SOL/0112/23.\nMob of proprietor 9923012345.\nProperty is leasehold MIDC plot, lease upto 2079.`,
    {
      applicant_name: 'M/s Shree Ganesh Yarn Agency',
      property_owner_name: 'Shrishail Birajdar, Kasturi Birajdar',
      application_number: 'LAP/SOL/0112/23',
      contact_number: '9923012345',
      land_freehold_or_leasehold: 'Leasehold',
    },
  ],
  [
    `SANCTION LETTER CUM KEY FACT STATEMENT\nLoan proposal / account no.\t0112-HSG-2233\nBorrower(s)\t1. Fatima Bi 2. Syed Imran\nWhether first charge\tYes\nSecurity\tFlat owned by Ms Fatima Bi\nNature of title\tFreehold\nBuilder / Seller\tHabib Constructions`,
    {
      applicant_name: 'Fatima Bi',
      co_applicant_name: 'Syed Imran',
      property_owner_name: 'Fatima Bi',
      application_number: '0112-HSG-2233',
      land_freehold_or_leasehold: 'Freehold',
      developer_name: 'Habib Constructions',
    },
  ],
  [
    `Date: 02-Feb-2024\nTo\nMrs. Ratna Prabha Devi\nMr. B. Sudhakar\nFlat 11, KPHB\nHyderabad\nSub: In-principle approval of housing finance, Lead No. 99887766\nDear Customers,\nWe are glad to inform that your request has been considered for Rs. 45,00,000.\nRegards, Priyanka (8008000000)`,
    { applicant_name: 'Ratna Prabha Devi', co_applicant_name: 'B. Sudhakar', application_number: '99887766' },
  ],
  [
    `AGREEMENT TO SELL\nThis agreement is made on 3.3.2023 between Shri Jagdish Prasad Mathur S/o Late Shri Kishan Lal Mathur (hereinafter first party / seller) and Smt. Alka Goyal W/o Shri Mukesh Goyal (hereinafter second party / purchaser).\nThe said flat is built on leasehold land of Rajasthan Housing Board.\nContact: first party 9414099999, second party 9414012345.`,
    {
      applicant_name: 'Alka Goyal',
      property_owner_name: 'Jagdish Prasad Mathur',
      contact_number: '9414012345',
      land_freehold_or_leasehold: 'Leasehold',
    },
  ],
  [
    `SALE DEED\nVendor: Sri Gopal Das, S/o Sri Hari Das\nVendee: Sri Sudarshan Das, S/o Sri Nitai Das\nThe land is rayati / freehold (stitiban) and free from encumbrances.`,
    { property_owner_name: 'Sudarshan Das', land_freehold_or_leasehold: 'Freehold' },
  ],
  [
    `Ref. AUDA/EWS/112\nKabja Pavti\nMakan No. B-12/304, EWS Awas Yojna\nLabharthi nu naam : Geetaben Rameshbhai Vaghela\nMobile: 9724012345\nKabjo aapnar: Nayab Ijner`,
    { applicant_name: 'Geetaben Rameshbhai Vaghela', contact_number: '9724012345' },
  ],
  [
    `LETTER OF ALLOTMENT\nAllottee Code: AL-112\nPurchaser (s): Mr. DEBASHISH NANDA / Mrs. LOPAMUDRA NANDA\nAddress: C-11 Infocity, Bhubaneswar | Tel: 9861012345\nMarketed by: Realty Kings (9777000000)\nDeveloper: Z Estates Private Limited\nThe land is held on lease from the GA Department for 90 years.\nPlan approved by BDA vide No. 11223/BDA dated 11/08/2020`,
    {
      applicant_name: 'Debashish Nanda',
      co_applicant_name: 'Lopamudra Nanda',
      contact_number: '9861012345',
      developer_name: 'Z Estates Private Limited',
      sanction_approval_no: '11223/BDA',
      sanction_number_date: '11/08/2020',
      land_freehold_or_leasehold: 'Leasehold',
    },
  ],
  [
    `Unit reservation advice\nSir, Against your application your are provisionally allotted Villa 14 in "The Canopy" a project by Greenstead Habitat LLP.\nAllottee name- Wing Commander Rakesh Tomar (Retd)\nSecond allottee - Mrs Sunita Tomar\nPh - 9416012345`,
    {
      applicant_name: 'Rakesh Tomar',
      co_applicant_name: 'Sunita Tomar',
      contact_number: '9416012345',
      developer_name: 'Greenstead Habitat LLP',
    },
  ],
  [
    `NAGAR NIGAM, KANPUR\nGrih kar bill\nBhawan swami/adhyasi : Smt. Ram Kali w/o Sri Shiv Charan\nChak no. 44 Bhawan no. 128/22\nBill amount 1,448`,
    { property_owner_name: 'Ram Kali' },
  ],
  [
    `TAX COLLECTION SYSTEM - RECEIPT\nZone 3\nReceived with thanks from  ABDUL WAHAB S/O ABDUL KAREEM\nthe sum of Rupees One thousand four hundred only\ntowards House Tax of H.No. 12-1-331/A\nCounter: 2   Operator: Swapna`,
    { property_owner_name: 'Abdul Wahab' },
  ],
  [
    `OFFICE OF THE REVENUE OFFICER, HOWRAH MUNICIPAL CORPORATION\nSub: Mutation of holding no. 112/4, G.T. Road\nPresent recorded owner: Smt. Alpana Dhara\nPrevious recorded owner: Sri Ashok Dhara\nIn terms of order dated 12.1.2020 the holding is mutated as above.`,
    { property_owner_name: 'Alpana Dhara' },
  ],
  [
    `Khata Transfer Endorsement\nSri/Smt. Kavitha N and Prakash M are hereby informed that khata of site no. 44 has been transferred to their names from M/s Sumukha Developers.`,
    { property_owner_name: 'Kavitha N, Prakash M' },
  ],
  [
    `PROPERTY REGISTER EXTRACT\nOwner as per last assessment\tGopal Hegde\nOwner as per this order\tSumitra Hegde; Ananth Hegde\nReason\tPartition deed`,
    { property_owner_name: 'Sumitra Hegde, Ananth Hegde' },
  ],
  [
    `AGREEMENT OF LEASE (99 YEARS)\nParties:\nThe Lessor - Shri Vithal Rukmini Devasthan Trust through trustee Shri R. G. Bhide\nThe Lessee - Smt. Vasanti Madhukar Gokhale\nRent Rs. 11 p.a., lease from 1-4-1984`,
    { property_owner_name: 'Vasanti Madhukar Gokhale', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `FORM OF LEASE DEED FOR COMMERCIAL SITE\nThis deed is executed between the Chief Administrator, Mohali Area Planning Authority on behalf of the Governor of Punjab (lessor)\nand M/s Bhagwati Medicos through partners Sh. Sanjay Kumar and Sh. Ajay Kumar (lessee)\nfor SCO No. 21 for 99 years`,
    { property_owner_name: 'M/s Bhagwati Medicos', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `GRAM PANCHAYAT KOLVA\nCONSTRUCTION LICENCE\nLicence No. VP/KOL/CONST/2021-22/14                 Date 14/10/2021\nLicence is hereby granted to Mr. Caetano Fernandes for construction of residential house (conditions overleaf).\nTechnical clearance order no. TPM/33112/2021/4411 dated 02/09/2021`,
    { property_owner_name: 'Caetano Fernandes', sanction_approval_no: 'VP/KOL/CONST/2021-22/14', sanction_number_date: '14/10/2021' },
  ],
  [
    `TOWN AND COUNTRY PLANNING, SHIMLA\nPlanning permission - case of Sh. Kuldeep Chand Rana\nWhereas Sh. Kuldeep Chand Rana S/o Sh. Amar Chand applied for permission. Approved vide this office letter No. HIM/TP/PJT/AZR/9-2019/112-14 dated 18th Feb. 2020.`,
    { property_owner_name: 'Kuldeep Chand Rana', sanction_approval_no: 'HIM/TP/PJT/AZR/9-2019/112-14', sanction_number_date: '18/02/2020' },
  ],
  [
    `OFFER OF POSSESSION\nAllottee: Ms. Tara Menon\nUnit 402, Palm Court\nFor queries call our helpdesk 9900011111 or write to crm@palm.example\nFor Palm Infra Pvt Ltd`,
    { applicant_name: 'Tara Menon', contact_number: null },
  ],
  [
    `From: desk@bank.example\nSubject: Valuation - Asha Rao\nPls value the flat of Asha Rao. Broker 9900011111 will show. Plan copy with builder's office 9900022222.\nRERA no. P52100001122, Registration no. HVL-3/4412/2020.`,
    { applicant_name: 'Asha Rao', contact_number: null, application_number: null, sanction_approval_no: null },
  ],
  [
    `PROPERTY TAX RECEIPT\nApplication No. 8877661 | Receipt No. 5544\nOwner Name: Leela Das\nCollector: Sri B. Roy`,
    { property_owner_name: 'Leela Das', application_number: null },
  ],
  [
    `SALE DEED\nSri Hari Nath S/o Ram Nath hereinafter called the vendor sells to Smt. Rita Pal W/o Subal Pal hereinafter called the purchaser.\nDeed writer: Sri Joy Sen, Licence No. 118/2010. The layout plan no. 22/2008. NA order No. REV/NA/118 dated 12.3.2009.`,
    { property_owner_name: 'Rita Pal', sanction_approval_no: null, sanction_number_date: null, developer_name: null },
  ],
]

it.each(papers)('reads the people and numbers of a note, an order or a book: %s', (text, values) => {
  expect(valuesOfText(text, values)).toEqual(values)
})
