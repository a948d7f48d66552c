import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

describe('kinds of loan that say what they are for', () => {
  it.each([
    ['we are pleased to sanction HL Construction of ₹ 45,80,000 on the terms below.', 'Construction Loan'],
    ['We have sanctioned a Home Improvement limit of Rs. 76,50,000 on these terms.', 'Home Improvement Loan'],
    ['We advise having sanctioned HL - Renovation of Rs. 6,00,000.', 'Home Improvement Loan'],
    ['Your home loan (construction) of Rs. 22 lakh stands sanctioned.', 'Construction Loan'],
    ['HL (Purchase) of Rs. 18,00,000 is sanctioned.', 'Home Loan'],
    ['Facility\tMortgage Loan\tLimit\tRs. 1,39,50,000', 'Loan Against Property'],
    ['Facility: Mortgage Loan', 'Loan Against Property'],
    ['Facility\tMortgage Loan\nA/c or proposal no.\t7761-HL-68002', 'Loan Against Property'],
    ['Product\tHousing Loan\nProposal no.\t1182-LAP-77120', 'Home Loan'],
    ['Loan type\tPlot Loan\tAmount\tRs. 9,00,000', 'Plot Loan'],
  ])('reads %j', (text, kind) => {
    expect(valueIn('letter', text, 'loan_type')).toBe(kind)
  })

  it.each([
    ['Pls arrange valuation for the below Home Improvement proposal of Mr. Anil Sood.', 'Home Improvement Loan'],
    ['HL resale', 'Home Loan'],
    ['HL-Construction case, customer will call.', 'Construction Loan'],
    ['Facility\tMortgage Loan\nCase no.\tHL-2211-90', 'Loan Against Property'],
    ['Home repairs loan of 6 lakh, borrower will be there.', 'Home Improvement Loan'],
  ])('reads %j in a mail', (text, kind) => {
    expect(valueIn('mail', text, 'loan_type')).toBe(kind)
  })
})
