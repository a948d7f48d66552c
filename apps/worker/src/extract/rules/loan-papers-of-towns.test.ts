import { expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

/** Requests, forms and letters of lenders in towns; names and numbers are invented. */
const papers: readonly (readonly [what: string, text: string, wanted: Parameters<typeof valuesOfText>[1]])[] = [
  [
    'numbered co-applicants in short, and the constructed area',
    'Please initiate visit\nApp No - IDR/0227/4499\nAppl name - Rama Bai Kushwah\nCoappl1 name - Dinesh Kushwah\nCoappl2 name - Neelam Kushwah\nPlot area - 60.40 sq mt\nConst area - 540 sq ft',
    { applicant_name: 'Rama Bai Kushwah', co_applicant_name: 'Dinesh Kushwah', document_area_sqft: 540 },
  ],
  [
    'the seller and no buyer behind him, and no valuer for a builder',
    'M/S EXACT VALUERS\nNEW DELHI\nSIR,\nREG: VALUATION OF FLAT IN THE NAME OF MR. SURESH CHANDER (SELLER), BEING PURCHASED BY MS. MEENAL ARORA AND MR. KARAN ARORA\nAS PER PROPOSAL FOR HOUSING LOAN, YOU ARE ADVISED TO INSPECT THE FLAT.',
    { applicant_name: 'Meenal Arora', co_applicant_name: 'Karan Arora', property_owner_name: 'Suresh Chander', developer_name: null },
  ],
  [
    'a loan that is to be shifted, a number told in a sentence, and who bought',
    'Dear Mr. Iyer,\nMrs. Kamala Venkatesan has availed from Corporate Home Bank a housing loan which she now wishes to shift to us together with a top up. Her LAN with us is CHN-BT-001899.\nThe villa has been purchased by Mrs. Kamala Venkatesan alone in 2019 from M/s Retreat Builders. Please value it.',
    {
      applicant_name: 'Kamala Venkatesan',
      application_number: 'CHN-BT-001899',
      loan_type: 'Balance Transfer',
      property_owner_name: 'Kamala Venkatesan',
    },
  ],
  [
    'a form in Gujarati in Latin letters, with nobody beside the borrower',
    'NAGRIK SAHAKARI BANK - GHAR KARJ ARJ\nArjdar nu naam : Maheshbhai Chhaganbhai Vaghela\nSah-arjdar : koi nathi\nKarj no hetu : Makan kharidi\nMakan nu sarnamu : 14, Parishram Society, Nava Vadaj, Ahmedabad 380013\nVechnar : Kanubhai Maganbhai Parmar',
    {
      applicant_name: 'Maheshbhai Chhaganbhai Vaghela',
      co_applicant_name: null,
      loan_type: 'Home Loan',
      property_owner_name: 'Kanubhai Maganbhai Parmar',
      property_address_doc: '14, Parishram Society, Nava Vadaj, Ahmedabad',
    },
  ],
  [
    'an owner by the brackets behind the name',
    'To,\n1. Shri Vinubhai Kanjibhai Chauhan (Applicant)\n2. Smt. Ranjanben Vinubhai Chauhan (Co-applicant)\n3. Shri Kanjibhai Bhurabhai Chauhan (Co-applicant & property owner)\nSub - Sanction of Home Extension Loan. File No. GDL-09931\nWe have sanctioned Rs. 5,50,000/- repayable in 120 months.',
    {
      applicant_name: 'Vinubhai Kanjibhai Chauhan',
      co_applicant_name: 'Ranjanben Vinubhai Chauhan',
      property_owner_name: 'Kanjibhai Bhurabhai Chauhan',
    },
  ],
  [
    'a wife who is to join',
    'Dear Mr Lalthanga,\nYour application (ref MZ-HL-0288) for a home loan to build a house is approved for Rs 20 lakh. Mrs Zothansangi, your wife and owner of the LSC, is to join as co-borrower.\nZoram Bank',
    { co_applicant_name: 'Zothansangi', application_number: 'MZ-HL-0288' },
  ],
]

it.each(papers)('reads %s', (_, text, wanted) => {
  expect(valuesOfText(text, wanted)).toEqual(wanted)
})

it('reads a stroke in a box as a tick', () => {
  const form =
    'HOME LOAN APPLICATION FORM\nLoan amount required      48,00,000\nLoan Type  [/] Plot Loan   [ ] Home Loan   [ ] Home Improvement   [ ] LAP'
  expect(valuesTyped(form, ['loan_type'])).toEqual({ loan_type: 'Plot Loan' })
})
