import { describe, expect, it } from 'vitest'
import type { PaperKind } from '../../kinds/paper-kind.ts'
import { loanOf } from '../loan.ts'
import { valuesBy } from '../written-paper.ts'

type Case = readonly [line: string, kind: string | undefined]

const mails: readonly Case[] = [
  ['Product: HL - Resale', 'Home Loan'],
  ['Loan type - BT + Top up', 'Balance Transfer'],
  ['Product : Balance Transfer + Top-up', 'Balance Transfer'],
  ['Product: LAP', 'Loan Against Property'],
  ['Scheme: Griha Nirman', 'Construction Loan'],
  ['Facility: NRI home loan', 'Home Loan'],
  ['Loan product: Composite loan (plot + construction)', 'Plot + Construction Loan'],
  ['Type : Home Improvement', 'Home Improvement Loan'],
  ['Purpose of loan: Purchase of ready built flat', 'Home Loan'],
  ['Purpose: Construction of house on own plot', 'Construction Loan'],
  ['Purpose : Plot purchase', 'Plot Loan'],
  ['The customer has applied for a mortgage loan.', 'Loan Against Property'],
  ['The case is of HL (takeover from another bank).', 'Balance Transfer'],
  ['Nature of loan: Self construction', 'Construction Loan'],
  ['Product - Home Extension', 'Home Improvement Loan'],
  ['Loan Type = NRPL', 'Loan Against Property'],
  ['Product: Non Housing - Mortgage', 'Loan Against Property'],
  ['Product : HE (Home Equity)', 'Loan Against Property'],
  ['Type of facility: Housing Loan', 'Home Loan'],
  ['Product: Plot+Const', 'Plot + Construction Loan'],
  ['Loan: Builder purchase (HL)', 'Home Loan'],
  ['Case type: Resale', 'Home Loan'],
  ['Product: Land Purchase & Self Construction', 'Plot + Construction Loan'],
  ['Transaction Type: BT', 'Balance Transfer'],
  ['Product Name: Affordable Housing Loan', 'Home Loan'],
  ['Product : Micro LAP', 'Loan Against Property'],
  ['LAP case, pls do the needful.', 'Loan Against Property'],
  ['This is a home loan case.', 'Home Loan'],
  ['Pls initiate technical for HL case of below customer', 'Home Loan'],
  ['Property is a residential plot.', undefined],
  ['Kindly visit. Construction is going on at site.', undefined],
  ['Product: Renovation Loan', 'Home Improvement Loan'],
  ['Loan Type: Top up', 'Top-up'],
  ['Product: Lease Rental Discounting', 'Loan Against Property'],
  ['Product: Commercial property purchase', 'Home Loan'],
]
const forms: readonly Case[] = [
  ['Type of Loan\tHome Loan [ ]  LAP [X]  Plot Loan [ ]', 'Loan Against Property'],
  ['Loan Type: ☐ Home Loan ☑ Balance Transfer ☐ LAP', 'Balance Transfer'],
  ['Product : (✓) Housing Loan ( ) Mortgage Loan ( ) Plot Loan', 'Home Loan'],
  ['Loan for: □ Purchase ■ Construction □ Repairs', 'Construction Loan'],
  ['Loan type\t[✓] Home Improvement\t[ ] Home Loan', 'Home Improvement Loan'],
  ['Purpose of Loan\tPurchase of plot and construction thereon', 'Plot + Construction Loan'],
  ['Facility requested\tLoan against residential property', 'Loan Against Property'],
  ['Loan scheme applied for\tGriha Sudhar (repairs)', 'Home Improvement Loan'],
  ['Product ☒ BT ☐ Fresh ☐ Top-up', 'Balance Transfer'],
  ['Loan required for : Home Loan / Plot Loan / LAP', undefined],
  ['Type of loan: Home Loan ✓  Plot Loan  LAP', 'Home Loan'],
  ['ऋण का प्रकार\tगृह ऋण', 'Home Loan'],
  ['TYPE OF LOAN\n☐ मकान क्रय\tPurchase of house\t☑ भूखण्ड\tPurchase of plot\t☐ ऋण अंतरण\tTakeover from other bank', 'Plot Loan'],
  ['TYPE OF LOAN\n☐ मरम्मत\tRepair\t☐ ऋण अंतरण\tTakeover from other bank', undefined],
  ['कर्जाचा प्रकार\tघर बांधणी कर्ज', 'Construction Loan'],
  ['कर्जाचा प्रकार\tघर दुरुस्ती', 'Home Improvement Loan'],
  ['ऋण का उद्देश्य\tभवन निर्माण', 'Construction Loan'],
]

const kindIn = (text: string, paper: PaperKind): unknown => valuesBy(loanOf, text, paper)['loan_type']

describe('kinds of loans', () => {
  it.each(mails)('reads "%s" in a mail', (line, kind) => {
    expect(kindIn(`Subject: Valuation of property\n\nDear Sir,\n${line}\nRegards`, 'mail')).toBe(kind)
  })

  it.each(forms)('reads "%s" in a form', (line, kind) => {
    expect(kindIn(`${line}\nName of Applicant\tRAVI KUMAR`, 'form')).toBe(kind)
  })

  it('reads the choice whose box was not read beside empty ones', () => {
    expect(kindIn('Loan\n0 New home\tBalance Transfer\t[J Top-up\t[J Against property', 'form')).toBe('Balance Transfer')
  })

  it('reads what stands under its label in a row of cards', () => {
    expect(kindIn('APPLICATION ID\tPRODUCT\tAMOUNT\nLD/25/47138\tPlot Loan\t48,80,000', 'form')).toBe('Plot Loan')
  })
})
