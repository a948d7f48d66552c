import { expect, it } from 'vitest'
import { valuesTyped } from '../typed-paper.ts'
import { peopleOfText, peopleOfTyped, type TextPeople } from './people-of-text.ts'

/** Whom heads, letters and sentences of offices tell; names are invented. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'an agreement that its reader countersigns',
    'Deepa Realtors Private Limited\nRegd. Off.: 16, Link Road, Panvel\n14 January 2019\nTo\nSau. Kavita Anil Deo\n170, Indira Nagar, Panvel 410036\nAGREEMENT FOR SALE BY LETTERS\nDear Sir / Madam,\nThis letter, when countersigned by you, is the agreement between us. We agree to sell to you Flat No. 301.\nWe shall write to you at the above address and call you on +91 98221 11223. Our person at site is Sunil Kale, 9822299999.\nYours truly',
    { applicant: 'Kavita Anil Deo', phone: '9822111223', developer: 'Deepa Realtors Private Limited' },
  ],
  [
    'a role before the name',
    'PERPETUAL SUB-LEASE\nExecuted on 5th February 2006 between the LESSOR, Nagar Nigam Haldwani; the LESSEE, Shanti House Building Society Ltd., through its Secretary Mohan Joshi; and the SUB-LESSEE, Smt. Tara Pant W/o Shri Hari Pant and Shri Hari Pant S/o Shri Dev Pant, resident of 9, Mall Road.\nThe Lessor demises the plot to the Sub-Lessee.',
    { owner: 'Tara Pant, Hari Pant' },
  ],
  [
    'who is assessed as owner',
    'TAX CLEARANCE\nProperty tax\nCertified that Shri Arun Bose S/o Shri Kamal Bose and Smt. Mira Bose W/o Shri Arun Bose are assessed as recorded owners of House No. 7, and that house tax of Rs. 2,425 has been deposited by Ravi Nath on 20.04.2024.',
    { owner: 'Arun Bose, Mira Bose' },
  ],
  [
    'a family that is called as an office is',
    'SALE DEED\nTHIS SALE DEED is made BY Smt. Lata Verma W/o Shri Om Verma, hereinafter called the VENDOR, IN FAVOUR OF Shri Rohan Nigam S/o Shri Mohan Nigam, R/o 8, Civil Lines, hereinafter called the VENDEE.\nThe property pays its tax to Nagar Nigam Kota.',
    { owner: 'Rohan Nigam' },
  ],
  [
    'two with their parents on one long line, and whom to buy from',
    'Saras Bank\nLoan Dept./134/2026\nShri Bharat Lal Rathi S/o Shri Ram Niwas Rathi and Smt. Santosh Devi Rathi\nW/o Shri Mahendra Singh Rathi\n141, Pratap Nagar, Nagaur\nWith reference to your application we convey sanction of a housing loan in your favour.\nRate of interest : 9 %\nTo be purchased from : Shri Kishan Dave',
    { applicant: 'Bharat Lal Rathi', co: 'Santosh Devi Rathi', owner: 'Kishan Dave' },
  ],
  [
    'the firm below its team',
    'Subject: Possession of Flat 602\nDear Mr. Arun Rao,\nYour flat is ready for possession. Unit - Flat No. 602.\nTeam CRM\nLotus Infra Projects Pvt. Ltd.',
    { developer: 'Lotus Infra Projects Pvt. Ltd' },
  ],
  [
    'who signs for the party before',
    'TRIPARTITE SUB-LEASE DEED\nThis deed is executed by and between: (1) New Town Development Authority, the LESSOR, through Poonam Rao; (2) Deva Habitat LLP, having its office at Mall Road, through its signatory Tarun Ali, the LESSEE / PROMOTER; and (3) Smt. Rama Tyagi daughter of Shri Anup Tyagi, R/o 197, Mamura, the SUB-LESSEE.\nThe Lessee sub-leases Flat No. B-402.',
    { owner: 'Rama Tyagi', developer: 'Deva Habitat LLP' },
  ],
  [
    'a cell that asks in two languages',
    'ऋण आवेदन पत्र / LOAN APPLICATION FORM\nआवेदक का नाम / Name of Applicant\nMadan Rathi\nसंपत्ति किसके नाम पर दर्ज है / Property stands in the name of\nGopal Rathi',
    { applicant: 'Madan Rathi', owner: 'Gopal Rathi' },
  ],
]

it.each(papers)('reads the people of: %s', (_, text, wanted) => {
  expect(peopleOfText(text)).toMatchObject(wanted)
})

it('takes no part of an office for a builder', () => {
  const text =
    'VIKAS PRADHIKARAN\nEstate Office, Sector 12, Karnal\nLETTER OF ALLOTMENT\nTo,\nSmt. Seema Rani\nPlot No. 9 is allotted to you.'
  expect(peopleOfText(text).developer).toBeUndefined()
})

it('reads a name entered below its head, not the one struck off', () => {
  const text = [
    'NAGAR NIGAM HALDWANI',
    'MUTATION CERTIFICATE',
    'The entry in the assessment register is changed as under:',
    'Name struck off                Name entered                  Basis',
    'Smt. Rama Pant wife of~        Smt. Tara Joshi wife of       Sale deed No.',
    'Shri Hari Pant                 Shri Dev Joshi                1072 of 2025',
  ].join('\n')
  expect(peopleOfTyped(text).owner).toBe('Tara Joshi')
})

it.each([
  ['Jt applicant', 'co_applicant_name'],
  ['Joining borrower', 'co_applicant_name'],
  ['Borrower-2', 'co_applicant_name'],
  ['Borrower-1', 'applicant_name'],
] as const)('%j asks for the %s', (label, key) => {
  const text = `LOAN APPLICATION FORM\n${label} : Hari Om Dave\nLoan amount : 40,00,000`
  expect(valuesTyped(text, [key])).toEqual({ [key]: 'Hari Om Dave' })
})
