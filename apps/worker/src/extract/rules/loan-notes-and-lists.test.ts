import { expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

/** Lists, forwarded requests and sheets of lenders; names and numbers are invented. */
const papers: readonly (readonly [what: string, text: string, wanted: Parameters<typeof valuesOfText>[1]])[] = [
  [
    'a borrower behind the number of a list, whom a scheme’s name follows',
    'Cases for tomorrow\n1. LAN 88120077 / Rehana Begum / HL constn\n   Contact 70939 11833\n   Co-app Syed Irfan\nKindly confirm time',
    { applicant_name: 'Rehana Begum', co_applicant_name: 'Syed Irfan', application_number: '88120077', loan_type: 'Construction Loan' },
  ],
  [
    'in whose names a house was mutated, and a loan between strokes',
    'Subject: FW: valuation/ LAP/ Smt. Gurdev Kaur/ Samrala\nKindly value\nBorrower Smt. Gurdev Kaur with son S. Jaspreet Singh as co borrower.\nHouse of 221 sq.yd. which was inherited from late S. Hari Singh, now mutated in the names of Smt. Gurdev Kaur and S. Jaspreet Singh in equal share.',
    { applicant_name: 'Gurdev Kaur', loan_type: 'Loan Against Property', property_owner_name: 'Gurdev Kaur, Jaspreet Singh' },
  ],
  [
    'with which spouse the applicant asks',
    'Dear Sir\nRe: HOUSING LOAN A/C - VANAJA RAMESH GOWDA\nThe subject applicant, a school teacher, along with spouse Ramesh Gowda K, has requested housing loan. Kindly value the house.',
    { applicant_name: 'Vanaja Ramesh Gowda', co_applicant_name: 'Ramesh Gowda K' },
  ],
  [
    'an office’s order that sanctions a loan and no building, and no class of members for a person',
    'THE ERODE CO-OPERATIVE BANK LTD\nSanction Proceedings No. 44/2026-27    Date: 28.01.2027\nSub: Housing loan to members - Thiru. M. Chinnasamy, A Class No. 5512\nRead: 1. Loan application No. 311/26 of the member\nORDER\nOn the basis of the application read above, a housing loan of Rs.14,00,000/- is sanctioned to Thiru. M. Chinnasamy S/o Muthu, jointly with Tmt. C. Kavitha W/o M. Chinnasamy, for construction of house at Site No. 12, Karur 639005.\nSureties: 1. Thiru. P. Kumar',
    {
      applicant_name: 'M. Chinnasamy',
      co_applicant_name: 'C. Kavitha',
      loan_type: 'Construction Loan',
      sanction_approval_no: null,
    },
  ],
  [
    'the purpose of a form in Hindi in Latin letters',
    'MAKAN RIN AVEDAN PATRA\nAvedak ka naam: Shri Nanu Lal Patel\nRin ki rashi: Rs. 3,00,000\tPrayojan: Makan marammat',
    { applicant_name: 'Nanu Lal Patel', loan_type: 'Home Improvement Loan' },
  ],
  [
    'no phone of who approved or holds a power of attorney',
    'SANCTION LETTER\nCase: DL-27-00188-HL\nBorrower\tMrs. Shaista Parveen\nProduct\tHL-BT\nPOA holder: Mr. Kurian Mathew, 94471 22110\nApprover\tMr. Sandeep Malik (98102 20033)',
    { applicant_name: 'Shaista Parveen', loan_type: 'Balance Transfer', contact_number: null },
  ],
  [
    'a house bought at a numbered plot for no plot loan',
    'Sub: Home loan proposal of Sri Alok Das\nA housing loan of Rs. 22.00 lac has been sanctioned for purchase of a house from Sri Rabi Meher at Plot No. 771/2210, Khata 118, Mouza Bargarh 768028.',
    { applicant_name: 'Alok Das', loan_type: 'Home Loan' },
  ],
  [
    'flat, project and where that is',
    'Dear Team, details for technical visit:\nCustomer Name\t: Mr. Onkar Kale\nProject\t: Nakshatra Greens\nBuilder Name\t: Nakshatra Infra Projects\nFlat No\t: D-1104\nLocation\t: Moshi, Pune\nPincode\t: 412105',
    { property_address_doc: 'Flat No. D-1104, Nakshatra Greens, Moshi, Pune', pincode: '412105' },
  ],
]

it.each(papers)('reads %s', (_, text, wanted) => {
  expect(valuesOfText(text, wanted)).toEqual(wanted)
})

it('takes the first borrower’s number of three columns, and no "M" for a phone', () => {
  const form = [
    'HOME LOAN APPLICATION',
    'DETAILS              BORROWER                 CO-BORROWER 1            CO-BORROWER 2',
    'First Name           Nilesh                   Hetal                    Manubhai',
    'Surname              Solanki                  Solanki                  Solanki',
    'Gender               M                        F                        M',
    'Mobile               9898011323               9898011324               9898011325',
    'Relation             -                        Wife                     Father',
  ].join('\n')
  expect(valuesTyped(form, ['applicant_name', 'co_applicant_name', 'contact_number'])).toEqual({
    applicant_name: 'Nilesh Solanki',
    co_applicant_name: 'Hetal Solanki',
    contact_number: '9898011323',
  })
})
