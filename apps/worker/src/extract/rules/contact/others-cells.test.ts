import { expect, it } from 'vitest'
import { valuesTyped } from '../typed-paper.ts'

const numberOf = (text: string) => valuesTyped(text, ['contact_number']).contact_number ?? null

const parties = (seller: string, buyer: string) => `AGREEMENT TO SELL

Particulars      Vendor                       Purchaser
Name             Shri Baldev Singh Gill       Smt. Harpreet Kaur
Age              61                           38
Mobile           ${seller.padEnd(29)}${buyer}
Address          14, Model Town, Moga         9, Bagh Road, Moga
Property         House No. 77, Ward No. 5, Moga, Punjab - 142001`

it.each([
  ['98141XXX09', '9876500112', '9876500112'],
  ['9876500112', 'XXXXXX4410', null],
])("seller's %s beside the buyer's %s", (seller, buyer, wanted) => {
  expect(numberOf(parties(seller, buyer))).toBe(wanted)
})

const letter = (label: string) => `PROVISIONAL ALLOTMENT
SEASIDE FOUNDATIONS

Allottee                      Booking             ${label}
Smt. Lourdes Fernandes        BK-771              Savio D'Costa
                                                  9822117700
Flat No. 4B, Coral Bay, Miramar Road, Panaji, Goa - 403001
Basic price                   88,00,000`

it('passes over the number of who brought the buyer, below his name', () => {
  expect(numberOf(letter('Broker'))).toBeNull()
})

const form = (name: string, relation: string) => `HOME LOAN APPLICATION FORM
Applicant name        Imran Sheikh
Product               Home Loan

People known to us
Name                  Relation            Mobile
${name.padEnd(22)}${relation.padEnd(20)}9890012345`

it.each([
  ['Salim Sheikh', 'Brother', null],
  ['Imran Sheikh', 'Self', '9890012345'],
])('the number of %s, who is the borrower’s %s', (name, relation, wanted) => {
  expect(numberOf(form(name, relation))).toBe(wanted)
})

it("passes over a lawyer's number below his name", () => {
  const report = `A. Thomas, B.Com., LL.B., Advocate
Chamber 14, District Court Complex, Kollam Mob. 9447012345
To: The Branch Manager, Venad Housing Finance
TITLE REPORT
Borrower: Smt. Annamma Varghese
Loan application no.: VH/2210
Property: Plot No. 5, Re-Sy. No. 21/4, Kadappakada, Kollam, Kerala`
  expect(numberOf(report)).toBeNull()
})
