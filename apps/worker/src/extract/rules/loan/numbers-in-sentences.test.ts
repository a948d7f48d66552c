import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

interface Group {
  draft: Draft
  key: IntakeKey
  /** A line as offices word it, and the field's value; null where it is not the field's. */
  lines: readonly (readonly [line: string, value: string | null])[]
}

const groups: readonly Group[] = [
  {
    draft: 'mail',
    key: 'application_number',
    lines: [
      ['Subject: Valuation request 4417/330192 ANNAPURNA ROUT', '4417/330192'],
      ['Kindly conduct technical for 4417/330192.', '4417/330192'],
      ['We enclose the papers of our file 208-\n5561203. Please visit.', '208-5561203'],
      ['Valuation 12/2023 is awaited.', null],
    ],
  },
  {
    draft: 'form',
    key: 'application_number',
    lines: [
      ['Application Serial No.\tAB 443201', 'AB 443201'],
      ['LAF No.: 607549', '607549'],
      ['Loan application no.\tLAF 607549', 'LAF 607549'],
      ['Form No.: HLF 20331', 'HLF 20331'],
      ['Ref. no. (for bank use)\tKBL/RET/4401', 'KBL/RET/4401'],
      ['For bank use only: Proposal ID 30211987, scheme code HL01', '30211987'],
      ['HOUSING LOAN APPLICATION  No. 18842', '18842'],
      ['Acknowledgement No. of application: HLA 55231', 'HLA 55231'],
      ['Appln. Form Sl. No. - 0021187', '0021187'],
      ['File ref. HFL 3321', 'HFL 3321'],
      ['LOAN ACCOUNT / APPLICATION NO : 00331-HL-2214', '00331-HL-2214'],
      ['Loan ID (system generated)\tLN 2203 4471', 'LN 2203 4471'],
      ['Application reference: 2023 0441 7781', '2023 0441 7781'],
      ['CKYC No. 30049912345678', null],
      ['Customer ID\t88213411\nCIF no.\t80012345678', null],
      ['DSA code: D0214', null],
      ['Branch code\t0412\nIFSC\tSBIN0001234', null],
      ['Employee No.\t445213', null],
      ['Cheque No. 445123 towards processing fee', null],
      ['Processing fee receipt No. 4432/23', null],
      ['Existing home loan account no. 30044912345', null],
      ['UTR No. SBIN223344556677', null],
      ['Registration No. 3341/2019 of sale deed', null],
      ['GST registration no. 27ABCDE1234F1Z5', null],
      ['Demand No.\t22/118', null],
      ['Application No. of allotment with the Housing Board\tHB/2231', null],
    ],
  },
  {
    draft: 'mail',
    key: 'application_number',
    lines: [
      ['Our file CHF 30219 is about the same customer.', 'CHF 30219'],
      ['our file CHF/23/0911', 'CHF/23/0911'],
      ['Our reference: 41/HL/RACPC/2203', '41/HL/RACPC/2203'],
      ['File: RACPC/HL/5521', 'RACPC/HL/5521'],
      ['Case #558123 - customer Asha Rao', '558123'],
      ['Loan file 22913 of Asha Rao is with us.', '22913'],
      ['los id is 9928131', '9928131'],
      ['LOS : 9928131 | Branch : Pune', '9928131'],
      ['The application is numbered HL/2231/23.', 'HL/2231/23'],
      ['Customer Asha Rao (loan application 392-4154933, mobile 98220 12345) wants an early visit.', '392-4154933'],
      ['logged in LOS under 2299331', '2299331'],
      ['Applicant: Asha Rao (App. 4471823)', '4471823'],
      ['Application / Lead: 7719921', '7719921'],
      ['Loan application reference of the customer is KHF-88213.', 'KHF-88213'],
      ['Lead - LD 55231', 'LD 55231'],
      ['Account : Asha Rao, LAN HHLPUN00441223', 'HHLPUN00441223'],
      ['Ref ID 66120034 / Asha Rao / Pune', '66120034'],
      ['file number given by RACPC is 4471/2023', '4471/2023'],
      ['app no. is yet to be generated', null],
      ['The customer holds savings account no. 30221144556 with us.', null],
      ['Job No. V/223 of your firm', null],
      ['Vendor code V-2213', null],
      ['Your empanelment no. VAL/2231 expires shortly.', null],
      ['Property ID: 3312-1123', null],
      ['Employee ID 44123 (RM)', null],
      ['UTR SBIN0223344556 for your fee', null],
      ['Invoice No. VAL/23/118 is paid.', null],
      ['CIF 80012345678', null],
      ['Registered vide document no. 1123/2019', null],
      ['Plan no. BP/2021/1123, RERA P52100012345', null],
      ['Electricity CA no. 60012345678', null],
    ],
  },
  {
    draft: 'subject',
    key: 'application_number',
    lines: [
      ['Plot Loan - Account of Asha Rao and Ravi Rao - Reference LAF 246817', 'LAF 246817'],
      ['Valuation: Asha Rao, HLN 0045223, Pune', 'HLN 0045223'],
      ['Tech request // 8812993 // Asha Rao // HL', '8812993'],
      ['Fwd: Visit for Asha Rao (Application PUN-HL-00231)', 'PUN-HL-00231'],
      ['[Case 77123] Valuation needed at Baner', '77123'],
      ['Valuation for LAN:H401HHL0223311 Asha Rao', 'H401HHL0223311'],
      ['RACPC Pune: proposal no 33129, Asha Rao - flat at Baner, 411045', '33129'],
      ['Valuation of Flat 1204, Baner 411045', null],
      ['Valuation - S. No. 112/2 Baner', null],
      ['Site visit on 04/05/2023 at 11 am', null],
    ],
  },
  {
    draft: 'letter',
    key: 'application_number',
    lines: [
      ['A home loan of Rs. 24,00,000 is sanctioned to Smt. Asha Rao (loan application 392-4154933, mobile 98220 12345).', '392-4154933'],
      ['Your application (No. HL 22913) dated 4 May 2023 has been considered.', 'HL 22913'],
      ['Application No. & date: HL/2023/441 dt 04.05.2023', 'HL/2023/441'],
      ['Re: Your Home Loan Application No- 0441/2023', '0441/2023'],
      ['Customer No: 443322\nApplication No: 998811', '998811'],
      ['Ref: ABC/23/4412\nApplication ID: 998811', '998811'],
      ['Loan Account: to be opened\nApplication: AP223310', 'AP223310'],
      ['This has reference to your request for a housing loan vide application AF/3321/23.', 'AF/3321/23'],
      ['File\tCHF 44182', 'CHF 44182'],
      ['In reply please quote: HLC/MYS/3312', 'HLC/MYS/3312'],
      ['CIN: L65922KA1990PLC011223\nIRDAI Reg. CA0072', null],
      ['Toll free 1800 266 3345\nEMI of Rs. 21,400 from account 30211445566', null],
    ],
  },
  {
    draft: 'allotment',
    key: 'application_number',
    lines: [
      ['Loan account no. of your bank is awaited. Customer code GH-2231', null],
      ['Reference No.: GH/AL/2231\nApplication Form No. 443', null],
    ],
  },
  { draft: 'tax', key: 'application_number', lines: [['Application No. 22331\nReceipt 4471/2023', null]] },
  { draft: 'permit', key: 'application_number', lines: [['File No. BP/2231/2021', null]] },
  {
    draft: 'deed',
    key: 'application_number',
    lines: [['Loan of the purchaser is sanctioned by the bank in its letter No. HL/22/13.', null]],
  },
]

describe.each(groups)('numbers of a lender: $key in a paper of kind $draft', ({ draft, key, lines }) => {
  it.each(lines)('reads %j as %j', (line, value) => {
    const found = valueIn(draft, line, key)
    if (typeof value === 'string') expect(String(found)).toBe(value)
    else expect(found).toBeNull()
  })
})
