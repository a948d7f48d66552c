import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from '../typed-paper.ts'

/** Hand-over notes, agreements, leases, books and loan papers; names are invented. */
const papers: readonly (readonly [text: string, values: Partial<Record<IntakeKey, string | null>>])[] = [
  [
    `POSSESSION LETTER\nRef : PH/PL/2021/66                                     Date : 15-Mar-2021\nName of Allottee(s) : Mr. Yashpal Mehta\n                      Mrs. Shobha Mehta\nUnit No. : A-703, Pinnacle Heights\nPhone No. : 9815098150\nWe, Pinnacle Hitech Estates, hereby hand over possession of the above unit.`,
    {
      applicant_name: 'Yashpal Mehta',
      co_applicant_name: 'Shobha Mehta',
      contact_number: '9815098150',
      developer_name: 'Pinnacle Hitech Estates',
    },
  ],
  [
    `Handing over of flat - acknowledgement\nFlat\tTower 4 - 1203\nMembers\tMr. Imtiaz Khan, Mrs. Sana Khan\nCell Nos.\t9848098480, 9848098481\nBuilder's rep.\tK. Reddy 9000090000\nSociety\tLake Breeze Owners' Association`,
    { applicant_name: 'Imtiaz Khan', co_applicant_name: 'Sana Khan', contact_number: '9848098480' },
  ],
  [
    `AGREEMENT FOR SALE (Form 'L' under RERA Rules)\nThis Agreement for Sale executed on this 8th day of December 2021\nBy and Between\nM/S SHUBH LABH TOWNSHIP LLP (LLPIN AAH-1122), represented by its authorised signatory Mr. Vikram Jha, hereinafter referred to as the "Promoter"\n[AND]\nMr. Sandeep Tigga (Aadhaar no. XXXX XXXX 1234) son of Mr. Lawrence Tigga, aged about 36, residing at Kanke Road, Ranchi, (PAN ABCPT1234K), Contact No. 7004098765 hereinafter called the "Allottee"\nE. The Promoter has obtained approval of building plan from Ranchi Municipal Corporation, sanctioned vide B.C. Case No. RMC/BP/0112/W22/2018 dated 27/04/2019.`,
    {
      applicant_name: 'Sandeep Tigga',
      contact_number: '7004098765',
      developer_name: 'M/s Shubh Labh Township LLP',
      sanction_approval_no: 'RMC/BP/0112/W22/2018',
      sanction_number_date: '27/04/2019',
    },
  ],
  [
    `BUYER'S AGREEMENT - KEY TERMS\nPromoter\tElan-like Realtors LLP (hereinafter "Company")\nBuyer 1\tMr. Manav Kapoor\nBuyer 2\tMs. Kiran Kapoor\nBuyer 1 phone\t9810012399\nBuyer 2 phone\t9810012398\nPlan sanction ref.\tDTCP/LC-3311/JE(VA)/2019/11882\nPlan sanction dt.\t14 May 2019\nTitle\tFreehold land owned by the Company`,
    {
      applicant_name: 'Manav Kapoor',
      co_applicant_name: 'Kiran Kapoor',
      contact_number: '9810012399',
      developer_name: 'Elan-like Realtors LLP',
      sanction_approval_no: 'DTCP/LC-3311/JE(VA)/2019/11882',
      sanction_number_date: '14/05/2019',
      land_freehold_or_leasehold: 'Freehold',
    },
  ],
  [
    `Memorandum of agreement between builder and buyer\nBuilder : Basundhara Nirman, 12 VIP Road, represented by Proprietor Sri Ashim Kr. Deb\nBuyer : Smt. Jharna Chakraborty, W/o Sri Nirmalendu Chakraborty, Lalganesh, Mob - 9864098765\nThe building has been approved by GMDA vide letter No. GMDA/GEN/112/2014/88 dtd. 11-9-2014`,
    {
      applicant_name: 'Jharna Chakraborty',
      contact_number: '9864098765',
      developer_name: 'Basundhara Nirman',
      sanction_approval_no: 'GMDA/GEN/112/2014/88',
      sanction_number_date: '11/09/2014',
    },
  ],
  [
    `LEASE DEED\n(Plot on Leasehold basis)\nThis LEASE DEED is made on 27 day of Sept 2017 between GREATER MEERUT INDUSTRIAL DEVELOPMENT AUTHORITY (hereinafter called the Lessor) of the one part and Mr. Pankaj Tyagi s/o Mr. Surendra Tyagi, Mrs. Lata Tyagi w/o Mr. Pankaj Tyagi R/o D-112, Shastri Nagar, Meerut (hereinafter called the Lessee) of the other part.`,
    { property_owner_name: 'Pankaj Tyagi, Lata Tyagi', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `PATTA VILEKH\nNagar Vikas Nyas, Alwar\nPattagrahita ka naam : Smt. Sharda Devi patni Shri Nand Kishore Saini\nBhukhand sankhya : 44-C\nKshetrafal : 162 varg gaj\nAvadhi : 99 varsh, dinank 01.08.2015 se`,
    { property_owner_name: 'Sharda Devi', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `INDUSTRIAL ESTATE LEASE DEED\nName and address of allottee/lessee: M/s Sunrise Polymers, Prop. Shri Dinesh Chandra Joshi, Haldwani\nName of lessor: State Infrastructure Corp.\nPlot E-14; premium Rs. 4,00,000; 90 years from 1.1.2010; annual lease rent Rs. 200.`,
    { property_owner_name: 'M/s Sunrise Polymers', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `MALEGAON MAHANAGARPALIKA\nGhar patti demand bill\nMul malak: Shaikh Rafiq Shaikh Gani\nBhogwatdar: Shaikh Salim Shaikh Rafiq\nGhar no. 112\nEkun 2,310`,
    { property_owner_name: 'Shaikh Rafiq Shaikh Gani' },
  ],
  [
    `SANGOLA NAGARPARISHAD\nGhar patti bill\nMilkat malak: Rafiq Gani\nKabjedar nav: Salim Mulla\nMilkat kramank 87\nEkun 1,940`,
    { property_owner_name: 'Rafiq Gani' },
  ],
  [
    `MUNICIPALITY OF PURI\nHOLDING TAX CARD\nName of the holder (1) Smt. Kanaklata Jena (2) Sri Biswajit Jena\nFather's / Husband's name: Late Bansidhar Jena\nHolding No. 118 Ward 22`,
    { property_owner_name: 'Kanaklata Jena, Biswajit Jena' },
  ],
  [
    `e-Receipt for payment of tax\nSI\tPID\tOwner\tWard\tPaid (Rs.)\n1\t44-112-88\tRAMACHANDRA RAO B S\t44\t8,122`,
    { property_owner_name: 'Ramachandra Rao B S' },
  ],
  [
    `CORPORATION OF COCHIN\nReceived from SRI. K. J. ANTONY, KANNAMPUZHA HOUSE the sum shown below being building tax for building 44/1128 assessed to him`,
    { property_owner_name: 'K. J. Antony' },
  ],
  [
    `ORDER OF MUTATION\nRead: Application of Smt. Neelam Arora; Registered will dated 4.5.2012\nIt is ordered that house No. 18-B which stood in the name of late Sh. Jagdish Arora shall henceforth stand mutated in favour of Smt. Neelam Arora w/o late Sh. Jagdish Arora, subject to the rights of others.`,
    { property_owner_name: 'Neelam Arora' },
  ],
  [
    `MUNICIPAL RECORD CHANGE SLIP\nFrom: DEVKI NANDAN GUPTA\nTo: AMIT GUPTA & SHALINI GUPTA\nHouse: 4/112 Patel Nagar\nType: Gift deed no. 998/2021`,
    { property_owner_name: 'Amit Gupta, Shalini Gupta' },
  ],
  [
    `HAKK PATRAK / V.F. 6\nEntry No. 4411 Date 02/05/2018\nDetails: Survey 88 paiki plot 12 sold by Patel Ambalal Jivabhai to Parmar Dineshbhai Khodabhai and Parmar Ilaben Dineshbhai by registered sale deed 1182. Names of purchasers to be entered.\nCertified. Circle Officer`,
    { property_owner_name: 'Parmar Dineshbhai Khodabhai, Parmar Ilaben Dineshbhai' },
  ],
  [
    `LOAN APPLICATION (HOME LOAN)\nURN: 22-RJ-00112233\n1. Borrower: Mr. Bhanu Pratap Rathore (Self-employed)\n   Mob: 9829098290  Email: bpr@mail.example\n2. Co-Borrower: Mrs. Kusum Rathore\n   Mob: 9829098291\n3. Property owner (Seller): Mr. Laxman Das Khatri`,
    {
      applicant_name: 'Bhanu Pratap Rathore',
      co_applicant_name: 'Kusum Rathore',
      contact_number: '9829098290',
      property_owner_name: 'Laxman Das Khatri',
      application_number: '22-RJ-00112233',
    },
  ],
  [
    `KARZ MAGNI ARJ\nArjdarache purn nav : Shri. Dattatray Namdev Bhosale\nSahkarjdarache nav : Sau. Vandana Dattatray Bhosale\nBhramandhvani kr. : 9975012345\nArj kramank : 1188\nJamindar 1 : Shri. Kailas More, 9975099999`,
    {
      applicant_name: 'Dattatray Namdev Bhosale',
      co_applicant_name: 'Vandana Dattatray Bhosale',
      contact_number: '9975012345',
      application_number: '1188',
    },
  ],
  [
    `From: processing@bank.example\nSubject: Re: valuation / APS No 4455667788 / Shri H. Lalduhawma\nSir, kindly do the valuation. Owner of the flat is Pu H. Lalduhawma. His contact is 9862012345. Sol ID 0112.`,
    { applicant_name: 'H. Lalduhawma', contact_number: '9862012345', application_number: '4455667788' },
  ],
]

it.each(papers)('reads who takes, holds or borrows: %s', (text, values) => {
  expect(valuesOfText(text, values)).toEqual(values)
})
