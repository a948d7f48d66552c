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
    draft: 'form',
    key: 'loan_type',
    lines: [
      ['Scheme: Star Home Loan', 'Home Loan'],
      ['Scheme\tPMAY (U) CLSS - purchase of house', 'Home Loan'],
      ['Purpose of advance: Purchase of old house', 'Home Loan'],
      ['Loan for: [ ] New house [✓] Resale flat', 'Home Loan'],
      ['Loan type\tLand loan', 'Plot Loan'],
      ['Loan Type: Non Home Loan', 'Loan Against Property'],
      ['Loan type: Home Equity', 'Loan Against Property'],
      ['Purpose of loan: Purchase of site & construction thereon', 'Plot + Construction Loan'],
      ['Purpose of loan: Addition of first floor to existing house', 'Home Improvement Loan'],
      ['Purpose of loan\tHouse alteration and flooring', 'Home Improvement Loan'],
      ['Purpose of loan: Interior and furnishing of flat', 'Home Improvement Loan'],
      ['Purpose of loan: Purchase of a house site', 'Plot Loan'],
      ['Purpose of loan: Buying an NA plot', 'Plot Loan'],
      ['Purpose: Purchase of vacant site from KIADB', 'Plot Loan'],
      ['Purpose of loan\tCompletion of half built house', 'Construction Loan'],
      ['Purpose of loan\tPurchase of under-construction flat from builder', 'Home Loan'],
      ['Type of loan\tLoan against residential house', 'Loan Against Property'],
      ['Type of facility: Overdraft against property', 'Loan Against Property'],
      ['Purpose of loan: Takeover from LIC HFL', 'Balance Transfer'],
      ['Purpose of loan: Transfer of existing housing loan from other bank', 'Balance Transfer'],
      ['Purpose of loan: Shifting of home loan from PNB HFL', 'Balance Transfer'],
      ['Type of loan\t○ Home ● LAP ○ BT', 'Loan Against Property'],
      ['Loan type (tick one)\tHome ( )\tPlot (✓)\tLAP ( )', 'Plot Loan'],
      ['Loan Product : HOME LOAN - PLOT & SELF CONSTRUCTION', 'Plot + Construction Loan'],
      ['Facility sought\tHousing finance for ready-to-move flat', 'Home Loan'],
      ['I/We apply for a housing loan of Rs. 24,00,000 for construction of a house.', 'Construction Loan'],
      ['I request you to grant me a loan of Rs. 20 lakh against my house property.', 'Loan Against Property'],
      ['I / We hereby apply for a Home Loan of Rs. 32,00,000.', 'Home Loan'],
      ['Loan required for business against mortgage of property', 'Loan Against Property'],
      ['Loan amount: 20 lakh\nPurpose: Purchase of Plot No. 27', 'Plot Loan'],
      ['Nature of loan applied\tHousing loan (NRI) for villa', 'Home Loan'],
      ['Loan purpose\tBalance transfer from ICICI with top up of Rs. 5 lakh', 'Balance Transfer'],
      ['Purpose of loan: Construction of house on plot owned by applicant', 'Construction Loan'],
      ['Ghar ka prakar: pucca', null],
      ['Type of account: Savings', null],
      ['Type of house: Independent\nHome address: Pune', null],
      ['Type of employment\tHome business', null],
    ],
  },
  {
    draft: 'mail',
    key: 'loan_type',
    lines: [
      ['LAP proposal of Mrs Asha Rao', 'Loan Against Property'],
      ['HL proposal of Mrs Asha Rao is in process.', 'Home Loan'],
      ['New HL login, pls visit.', 'Home Loan'],
      ['Loan: Plot', 'Plot Loan'],
      ['Loan kind = construction', 'Construction Loan'],
      ['for a BT of 32 lacs from PNB HFL', 'Balance Transfer'],
      ['This is a self-construction case.', 'Construction Loan'],
      ['It is a resale HL.', 'Home Loan'],
      ['He has asked for a loan to repair and extend his house.', 'Home Improvement Loan'],
      ['She wants a plot loan of 18 lakhs.', 'Plot Loan'],
      ['He is purchasing the flat with our housing loan.', 'Home Loan'],
      ['Mortgage loan to M/s Rao Traders, property of proprietor', 'Loan Against Property'],
      ['Customer wants to construct a house on his plot with a loan from us.', 'Construction Loan'],
      ['The loan under process is a takeover from Axis Bank.', 'Balance Transfer'],
      ['HL to Asha Rao', 'Home Loan'],
      ['Housing loan a/c Asha Rao', 'Home Loan'],
      ['Composite housing loan for site and building', 'Plot + Construction Loan'],
      ['top up on HL of Asha Rao', 'Home Loan'],
      ['our borrower has approached us for a home renovation loan', 'Home Improvement Loan'],
      ['Proposal: Term Loan (Housing)', 'Home Loan'],
      ['Deal type : NHL', 'Loan Against Property'],
      ['Product - Micro LAP', 'Loan Against Property'],
      ['Prdct HL resale', 'Home Loan'],
      ['Pls arrange valuation for the below Home Improvement proposal of Thiru. Murugesan B.', 'Home Improvement Loan'],
      ['Property for our housing proposal', 'Home Loan'],
      ['Request report for this home renovation case', 'Home Improvement Loan'],
      ['a housing advance to our staff', 'Home Loan'],
      ['Plot purchase proposal of Asha Rao', 'Plot Loan'],
      ['He is employed with Asha Housing Finance Ltd', null],
      ['Asha Housing Limited built the flat.', null],
      ['The land case is before the court.', null],
      ['Kindly visit the home of the applicant for signature.', null],
      ['The loan desk will call you.', null],
      ['Our housing finance branch at Pune', null],
      ['Asha Rao, Home Loans Department', null],
    ],
  },
  {
    draft: 'subject',
    key: 'loan_type',
    lines: [
      ['Plot Loan - Account of Asha Rao and Ravi Rao - Reference LAF 246817', 'Plot Loan'],
      ['LAP | Asha Rao | Pune', 'Loan Against Property'],
      ['Valuation - HL - Asha Rao', 'Home Loan'],
      ['Technical: HLBT of Asha Rao', 'Balance Transfer'],
      ['Construction finance to Asha Rao: first visit', 'Construction Loan'],
      ['Stage visit for house under construction, Asha Rao', null],
      ['Home loan of Asha Rao, Pune', 'Home Loan'],
    ],
  },
  {
    draft: 'letter',
    key: 'loan_type',
    lines: [
      ['HL of Rs. 24,00,000 is sanctioned to Smt. Asha Rao.', 'Home Loan'],
      ['We have sanctioned Rs. 24 lakh as housing loan.', 'Home Loan'],
      ['a term loan of Rs 24 lakh for the purchase of Flat 12', 'Home Loan'],
      ['Facility: Composite (site + building)', 'Plot + Construction Loan'],
      ['We advise having sanctioned a Home Improvement limit of Rs.76,50,000/- on these terms.', 'Home Improvement Loan'],
      ['A housing limit of Rs. 20 lakh is set up.', 'Home Loan'],
      ['Your home extension facility is approved.', 'Home Improvement Loan'],
      ['The committee resolved to grant Rs. 18,50,000 for construction of a residential house.', 'Construction Loan'],
      ['Your home improvement loan stands approved.', 'Home Improvement Loan'],
      ['Sanction under our Plot Purchase scheme', 'Plot Loan'],
      ['Nature of loan: Housing (construction)', 'Construction Loan'],
      ['Sub: Sanction of Rs. 30 lakh under Griha Suvidha Home Loan', 'Home Loan'],
      ['Loan facility : LAP', 'Loan Against Property'],
      ['We are happy to approve your loan for construction of house.', 'Construction Loan'],
      ['Purpose of loan\tTo purchase a residential plot at Mysuru', 'Plot Loan'],
      ['Type of loan : Repair / renovation', 'Home Improvement Loan'],
      ['Loan category\tHousing loan under takeover', 'Balance Transfer'],
      ['Purpose : Purchase of plot of land and construction of house thereon', 'Plot + Construction Loan'],
      ['Security: Equitable mortgage of the flat\nLoan: Home loan', 'Home Loan'],
      ['Your housing loan application is approved. Insurance of the building under construction is compulsory.', 'Home Loan'],
    ],
  },
  { draft: 'allotment', key: 'loan_type', lines: [['You may avail a home loan from any bank.', null]] },
  { draft: 'possession', key: 'loan_type', lines: [['Housing loan NOC from your bank is required.', null]] },
  { draft: 'tax', key: 'loan_type', lines: [['Type: Home', null]] },
]

describe.each(groups)('kinds of loans: $key in a paper of kind $draft', ({ draft, key, lines }) => {
  it.each(lines)('reads %j as %j', (line, value) => {
    const found = valueIn(draft, line, key)
    if (typeof value === 'string') expect(String(found)).toBe(value)
    else expect(found).toBeNull()
  })
})
