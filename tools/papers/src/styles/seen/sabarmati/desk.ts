import type { LoanType } from '../../../property.ts'
import { lists } from '../../truths.ts'
import { loanNamed, phoned } from '../scenes.ts'
import { isGujarat, type Scene } from './scene.ts'

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Home Loan', 'Housing Loan', 'HL', 'Home Loan (Resale)', 'Affordable Home Loan'],
  'Plot Loan': ['Plot Loan', 'Plot Purchase', 'NRP / Plot Loan'],
  'Plot + Construction Loan': ['Plot + Construction', 'Plot Purchase and Construction Loan', 'Composite Loan (Plot + Construction)'],
  'Construction Loan': ['Self Construction', 'Home Construction Loan', 'Construction Loan'],
  'Home Improvement Loan': ['Home Improvement', 'Home Renovation Loan', 'Home Extension / Improvement Loan'],
  'Balance Transfer': ['BT (Balance Transfer)', 'Home Loan Balance Transfer', 'Balance Transfer'],
  'Loan Against Property': ['LAP', 'Loan Against Property', 'Mortgage Loan'],
}
export const product = (s: Scene): string => loanNamed(s, loanWords, 32)
/** The lender's number of the case. */
export const caseNo = (s: Scene): string => {
  const code = s.town.slice(0, 3).toUpperCase()
  const forms = [
    `${code}HL${s.digits(7, 33)}`,
    `HF/${code}/${s.digits(5, 33)}`,
    `PR-${s.digits(8, 33)}`,
    `L${s.digits(9, 33)}`,
    `${s.digits(3, 34)}-${s.digits(6, 33)}-HL`,
    `${code}${s.whole(22, 25, 35)}/HL/${s.digits(4, 33)}`,
  ]
  return s.tell.states('application_number', s.pick(forms, 36))
}
export const mobileOf = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    37,
    (m) => [m, `${m.slice(0, 5)} ${m.slice(5)}`, `+91-${m}`, `${m.slice(0, 4)} ${m.slice(4, 7)} ${m.slice(7)}`],
    (m) => `${m.slice(0, 2)}XXXXXX${m.slice(8)}`,
  )
const titles = ['Sale Deed', 'Regd. Sale Deed', 'Chain Deed', 'Patta', 'Lease Deed', 'Allotment Letter', 'Banakhat', 'Ikrarnama']
/** The papers of a file, as this state names them. */
export const fileOf = (s: Scene, between: string): string => {
  const [first = '', second = '', third = '', fourth = ''] = s.region.papers
  const own = s.isFlat ? ['Allotment Letter', 'B.U. Permission', 'Tax Bill'] : ['Chain Deed', first, fourth]
  const choices = [
    ['Sale Deed', second, 'Tax Bill', third],
    ['Regd. Sale Deed', ...own],
    ['Patta', 'Sale Deed', 'Map', 'Estimate'],
    [isGujarat(s) ? 'Banakhat' : 'Ikrarnama', 'Sale Deed', first, 'Approved Map'],
  ]
  return lists(s.tell, s.pick(s.isFlat ? choices.filter((_, at) => at !== 2) : choices, 38), titles, between)
}

export const lakh = (amount: number): string => (Math.round(amount / 1_000) / 100).toFixed(2)
