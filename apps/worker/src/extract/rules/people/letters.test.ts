import { describe, expect, it } from 'vitest'
import { readTextFile } from '../../../ocr/text-file.ts'
import { extractFields } from '../../extract-fields.ts'

type Wanted = { owner?: string; applicant?: string; co?: string; phone?: string; number?: string; loan?: string; developer?: string }

const peopleOfText = (text: string): Wanted => {
  const found = extractFields([{ file: 'paper.txt', sha256: '', pages: [readTextFile(new TextEncoder().encode(text), 'paper.txt')] }], [])
  const value = (key: string) => found[key]?.value as string | undefined
  const all = {
    owner: value('property_owner_name'),
    applicant: value('applicant_name'),
    co: value('co_applicant_name'),
    phone: value('contact_number'),
    number: value('application_number'),
    loan: value('loan_type'),
    developer: value('developer_name'),
  }
  return Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined))
}

/** Papers of lenders, builders and offices; names are invented. What is wanted is all that may be found of people. */
const papers: readonly (readonly [string, string, Wanted])[] = [
  [
    'a mail in sentences',
    `From: credit@sahyadri.example\nSubject: Valuation request - Mr. Sunil Rao - LOS0098127\nDear Sir,\nPlease arrange a valuation for our customer Mr. Sunil Rao and Mrs. Kavita Rao who have applied for a home loan. The flat is owned by Mr. Prakash Shetty. Customer's mobile no. is 98450 11223.\nRegards,\nDeepa Nair\nBranch Manager\n9900011122`,
    { applicant: 'Sunil Rao', co: 'Kavita Rao', owner: 'Prakash Shetty', phone: '9845011223', loan: 'Home Loan' },
  ],
  [
    'a mail whose subject alone names the borrower',
    `Subject: Technical valuation of property - Rakesh Kumar Sinha\nDear Team,\nKindly initiate technical for the above case. Property: Flat 12, Asha Apartments, Ranchi 834001.\nRegards\nAmit`,
    { applicant: 'Rakesh Kumar Sinha' },
  ],
  [
    'a letter of sanction to two',
    `KAVERI HOUSING FINANCE LTD\nTo\n1. Mr. Joseph Mathew\n2. Mrs. Leena Joseph\nTC 12/445, Pattom, Thiruvananthapuram 695004\nDear Sir/Madam,\nSub: Sanction of housing loan of Rs. 40,00,000\nWe are pleased to sanction you a loan.\nFor Kaveri Housing Finance Ltd\nS. Krishnan\nManager`,
    { applicant: 'Joseph Mathew', co: 'Leena Joseph', loan: 'Home Loan' },
  ],
  [
    'a letter of allotment to a couple on lines of their own',
    `Greenwood Realtors Pvt. Ltd.\nDate: 2 May 2022\nTo,\nMr. Imran Shaikh\nMrs. Nazia Imran Shaikh\n14, Camp Road\nPune - 411001\nMobile No. 9822012345\nSubject: Allotment letter for Flat No. 402\nDear Mr. Shaikh,\nWe are pleased to allot to you Flat No. 402 in Greenwood Park.\nFor Greenwood Realtors Pvt. Ltd.\nAuthorised Signatory`,
    { applicant: 'Imran Shaikh', co: 'Nazia Imran Shaikh', phone: '9822012345', developer: 'Greenwood Realtors Pvt. Ltd' },
  ],
  [
    'a letter of possession whose addressee has no title',
    `POSSESSION LETTER\nSterling Landmarks LLP\nTo: Harpreet Kaur & Manjit Singh, 22, Sector 8, Panchkula 134109\nWe hand over possession of Flat No. 1102, Tower C.\nFor Sterling Landmarks LLP`,
    { applicant: 'Harpreet Kaur', co: 'Manjit Singh', developer: 'Sterling Landmarks LLP' },
  ],
  [
    'a mutation from one to another',
    `MUTATION ORDER\nThe property at 14, Laxmi Road is transferred from the name of Shri Gopal Das to the name of Smt. Meena Agarwal W/o Shri Anil Agarwal vide sale deed No. 221 dated 3.4.2015.\nTahsildar`,
    { owner: 'Meena Agarwal' },
  ],
  [
    'a mutation in place of the dead',
    `MUTATION CERTIFICATE\nCertified that the names of Sri Bikash Roy and Sri Prakash Roy, sons of Late Haripada Roy, have been mutated in place of Late Haripada Roy in the records of this municipality.`,
    { owner: 'Bikash Roy, Prakash Roy' },
  ],
  [
    'a receipt of tax',
    `NAGAR NIGAM\nPROPERTY TAX RECEIPT\nReceived from Smt. Radha Devi W/o Shri Ram Prasad a sum of Rs. 2,400 towards house tax of House No. 12/4, Civil Lines.\nCashier`,
    { owner: 'Radha Devi' },
  ],
  [
    'a khata in the names of two',
    `KHATA CERTIFICATE\nThe property bearing No. 22 stands in the joint names of Sri N. Ramesh and Smt. R. Vani in the assessment register.\nRevenue Officer`,
    { owner: 'N. Ramesh, R. Vani' },
  ],
  [
    'a permission to build',
    `BUILDING PERMISSION\nPermission is hereby granted to Sri Kota Appa Rao, S/o Sri Kota Ramulu for construction of a residential building at Plot No. 7, Gajuwaka.\nTown Planning Officer\nK. Suresh`,
    { owner: 'Kota Appa Rao' },
  ],
  [
    'a form with ticks',
    `LOAN APPLICATION FORM\nApplication No. HFL 2024 00912\nApplicant: Ms. Ananya Bose\nCo-applicant: Mr. Arnab Bose\nMobile: +91-98300 44556\nPurpose of loan\n☐ Home purchase  ☐ Plot  ☑ Home improvement  ☐ Balance transfer`,
    { applicant: 'Ananya Bose', co: 'Arnab Bose', phone: '9830044556', loan: 'Home Improvement Loan' },
  ],
  [
    'a note in small letters',
    `valuation required\napplicant - rahul jain\nco applicant - priya jain\nlan no: hl0098223\nloan against property`,
    { applicant: 'Rahul Jain', co: 'Priya Jain', loan: 'Loan Against Property' },
  ],
  [
    'a mail that tells who applied',
    `Sub: Valuation of immovable property - Housing Loan proposal of Imran Sheikh, File No. 8414/351737 - reg.\nImran Sheikh, Cell No. 7976873419 and Nargis Sheikh have applied for a Housing Loan and offered as security the flat standing in the name of Prakash Kamath, Tara Kamath. You are requested to inspect the property and send the valuation report.\nCopies of the following documents are enclosed:\n1. Sale Deed\n2. Khata extract\nFor access contact the broker Sri. Mohan (9959482835).\nYours faithfully,\nS. Kulkarni\nBranch Manager, Mob. 7614281635`,
    { applicant: 'Imran Sheikh', co: 'Nargis Sheikh', owner: 'Prakash Kamath, Tara Kamath', phone: '7976873419' },
  ],
  [
    "a builder's certificate signed by the buyer",
    `Castle Rock Realty LLP\nPh: 0563-4264738, 9905070482\nPOSSESSION CERTIFICATE\nThis is to certify that M/s. Castle Rock Realty LLP have this day handed over vacant physical possession of Flat No. C-1002 in Tenth Floor with a carpet area of 1,489 Sft., to Sri. A. Tushar and Smt. A. Bharti, residing at 197, Gulmohar Colony, the purchaser under Sale Deed No. 345/2014.\nThe area was measured by Er. Umesh Bhat.\nSri. A. Tushar\n(PURCHASER)\nProject Manager\nCell 9983143577`,
    { applicant: 'A. Tushar', co: 'A. Bharti' },
  ],
  [
    'a khata that is transferred',
    `KHATA TRANSFER\nThe property stood in the name of Smt. T. Madhuri and Sri. T. Ganesh under Khata No. 233.\nThe khata of the above property is transferred to the names of Smt. F. Sneha and Sri. F. Imtiaz under New Khata No. 925/21.\nAssistant Revenue Officer`,
    { owner: 'F. Sneha, F. Imtiaz' },
  ],
  [
    'an application for a permit',
    `BUILDING PERMISSION\nRef: 1. Application No. 852649/BA of Sri. TUSHAR RAO, dated 23.12.2012\n2. Plans signed by Nandini Nambiar, Licensed Surveyor, Cell 7590324902\nAccordingly permission is accorded with the following particulars.`,
    { owner: 'Tushar Rao' },
  ],
  [
    'nobody where only officers sign',
    `Dear Sir,\nPlease visit the property and send the report.\nRegards,\nMr. Vinod Khanna\nCredit Manager\nMobile 9811100022`,
    {},
  ],
]

describe('people of letters, mails, forms and civic papers', () => {
  it.each(papers)('reads %s', (_name, text, wanted) => {
    expect(peopleOfText(text)).toMatchObject(wanted)
    const people: readonly (keyof Wanted)[] = ['owner', 'applicant', 'co', 'phone']
    for (const key of people) expect(peopleOfText(text)[key], key).toBe(wanted[key])
  })
})
