import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

interface Group {
  draft: Draft
  key: IntakeKey
  /** A line as offices word it, and the field's value; null where it is not the field's. */
  lines: readonly (readonly [line: string, value: unknown])[]
}

const groups: readonly Group[] = [
  {
    draft: 'form',
    key: 'application_number',
    lines: [
      ['Application No.: HL/2023/00412', 'HL/2023/00412'],
      ['Application Number\tAPL00347812', 'APL00347812'],
      ['Loan Application No.\t987169539512', '987169539512'],
      ['Application No.: 501288773410', '501288773410'],
      ['Loan Account / File No.\t501288773410', '501288773410'],
      ['Application No.: 5012 8877 3410', null],
      ["Applicant's Aadhaar No.: 501288773410", null],
      ['Aadhaar No. of applicant\t501288773410', null],
      ['UID No.\t501288773410', null],
      ['Plot application no. 771/2020 of the authority', null],
      ['Applicant ID proof No. 501288773410', null],
      ['Aadhaar / Application\t501288773410', null],
      ['Form No.\t004512', '004512'],
      ['Sl. No. of form: 88213', '88213'],
      ['Application Form No : AF-77120', 'AF-77120'],
      ['Loan Application ID\tLA2300451178', 'LA2300451178'],
      ['App. ID: 10023456', '10023456'],
      ['LOS ID\t2209871', '2209871'],
      ['Lead No.\tLD-55012', 'LD-55012'],
      ['CIF No.: 80012345678\nApplication No.: 4471/23', '4471/23'],
      ['Customer ID: 4500123\nProposal No.: PR/0091/2023', 'PR/0091/2023'],
      ['URN : PUN0012345', 'PUN0012345'],
      ['Application Ref. No. (ARN): ARN-2023-77812', 'ARN-2023-77812'],
      ['Login ID/Case No.\tHFL-099123', 'HFL-099123'],
      ['For office use: File No. 22/HL/0099', '22/HL/0099'],
      ['Tracking No.: TRK8812345', 'TRK8812345'],
      ['Inward No.: 1123\nLoan Application No.: 99/2023', '99/2023'],
      ['Aavedan kramank: 2023/0456', '2023/0456'],
      ['आवेदन क्रमांक : 2023/0456', '2023/0456'],
      ['Form Serial No. 0098812', '0098812'],
      ['PAN: ABCDE1234F', null],
      ['Application dated: 12/04/2023', null],
      ['Savings A/c No. 30012345678', null],
      ['Booking application no. GH/1123 of builder', null],
      ['Form serial HBL/KOL/9472', 'HBL/KOL/9472'],
      ['Form Sl. No. 77812', '77812'],
      ['Serial No. of form: 004513', '004513'],
      ['Serial of request\t61613', null],
    ],
  },
  {
    draft: 'mail',
    key: 'application_number',
    lines: [
      ['LOS No. 8827310', '8827310'],
      ['App no - HL0099123', 'HL0099123'],
      ['Ref: HLC/PUN/2023/441', 'HLC/PUN/2023/441'],
      ['Our File: 33/HL/2023', '33/HL/2023'],
      ['Case ID: C-228871', 'C-228871'],
      ['Prospect No.: 900123456', '900123456'],
      ['LAN: H402HHL0123456', 'H402HHL0123456'],
      ['Loan No. HHE0012345', 'HHE0012345'],
      ['Loan a/c no. LAP0012345', 'LAP0012345'],
      ['Sanction ref. SL/2023/0912', 'SL/2023/0912'],
      ['Task ID: T-55619', null],
      ['FILE NO- 556721', '556721'],
      ['Appl. Id 7781234', '7781234'],
      ['Deal No.: D0098123', 'D0098123'],
      ['OPP ID: 9081234', '9081234'],
      ['Application Sr. No. 8891', '8891'],
      ['Lead ID - 445512 / Branch - Pune', '445512'],
      ['Borrower file ref: HF/2210', 'HF/2210'],
      ['Initiation ID\tINIT2300451', 'INIT2300451'],
      ['Reference ID : REF00123991', 'REF00123991'],
      ['SFDC ID: 00451233', '00451233'],
      ['Bank reference no.: BR/HL/2023/77', 'BR/HL/2023/77'],
      ['LLMS No.: 2023041200781', '2023041200781'],
      ['LMS no. 7781231', '7781231'],
      ['LAPS Proposal no. 12344321', '12344321'],
      ['Loan Case No.: 45/2023', '45/2023'],
      ['Inquiry No: 998123', '998123'],
      ['Finnone ID: 1123998', '1123998'],
      ['Agreement no.: AGR1123998', null],
      ['Mobile: 9822012345', null],
      ['RERA No. P52100012345', null],
      ['Sy. No. 112/2B', null],
      ['Plan no. BP/2021/1123', null],
      ['Khata No. 4451/12', null],
      ['Deed No. 8812/2019', null],
      ['CIN: U65922MH2005PLC158961', null],
      [
        'S.No\tLAN\tCustomer Name\tCo-App Name\tProduct\tAmt\tCust Mobile\n1\tHYD-515751\tAsha Rao\tRavi Rao\tHL Purchase\t126\t9442496099',
        'HYD-515751',
      ],
      ['Sl\tFile No\tCustomer\tProduct\tBranch\n1\tPN/44/2291\tAsha Rao\tLAP\tPune', 'PN/44/2291'],
    ],
  },
  {
    draft: 'letter',
    key: 'application_number',
    lines: [
      ['Ref. No.: SL/HL/2023/0912', 'SL/HL/2023/0912'],
      ['Loan Account No.\tHL-004512-33', 'HL-004512-33'],
      ['Application No.\tAPPL0034512', 'APPL0034512'],
      ['Sanction Letter No.: SAN/2023/4412', 'SAN/2023/4412'],
      ['With reference to your application no. 7745/2023 dated 04.05.2023 we sanction a loan.', '7745/2023'],
      ['your loan application bearing no. LA/4471 dated 4.5.2023', 'LA/4471'],
      ['File No: 55/2023/HL\tDate: 04.05.2023', '55/2023/HL'],
      ['Reference\tHFC/PNQ/000456', 'HFC/PNQ/000456'],
      ['Letter No. BR/ADV/2023-24/118', 'BR/ADV/2023-24/118'],
      ['No.: ADV/HL/112/2023-24\tDate: 04.05.2023', 'ADV/HL/112/2023-24'],
      ['LAN / App ID: H4012/23', 'H4012/23'],
      ['Loan A/C No: 0045-HL-2231', '0045-HL-2231'],
      ['Proposal No. (LOS): 228123', '228123'],
      ['Facility ID: F00912', 'F00912'],
      ['Re: Your application L263779585 for Repairs loan of Rs. 81 lakh', 'L263779585'],
      ['Offer of loan - Ref. 7786/HL/23-65', '7786/HL/23-65'],
      ['We refer to your loan application HL28566, received on 4 May 2023.', 'HL28566'],
      ['Your application dated 04.05.2023 is considered.', null],
      ['your request of 2023 is noted', null],
      ['The proposal forwarded by your branch under reference HL/221/2024 is approved.', 'HL/221/2024'],
      ['The papers sent with your Ref. No. 561386/2025 are returned.', '561386/2025'],
      ['We refer to your request with reference 99812773 for a home loan.', '99812773'],
      ['The request received vide reference dated 12.03.2024 is noted.', null],
    ],
  },
  { draft: 'allotment', key: 'application_number', lines: [['Application No.: GH/2023/118', null]] },
  { draft: 'permit', key: 'application_number', lines: [['Application No. 1123/2021', null]] },
  {
    draft: 'deed',
    key: 'application_number',
    lines: [
      ['Application No.: 112233', null],
      ['Diary No. 3321/2020', null],
    ],
  },
  { draft: 'tax', key: 'application_number', lines: [['Assessment No. 11223', null]] },
]

describe.each(groups)('numbers of a lender: $key in a paper of kind $draft', ({ draft, key, lines }) => {
  it.each(lines)('reads %j as %j', (line, value) => {
    const found = valueIn(draft, line, key)
    if (typeof value === 'string') expect(String(found)).toBe(value)
    else expect(found).toEqual(value)
  })
})
