import type { LoanType, Side } from '../../property.ts'
import { escaped, type Telling } from '../../telling.ts'
import { dayOf, grouped } from '../forms.ts'
import { mayApply, mayBePlot, mayConvert, mayList, mayOwn } from '../truths.ts'
import type { Somebody, World } from '../world.ts'
import { addressed, type AddressPart } from './drafts.ts'

/** A world on paper: what its offices say is noted. */
export type Told = World & { tell: Telling; unit: string }

const ofTheirOwn: readonly LoanType[] = ['Loan Against Property', 'Balance Transfer', 'Home Improvement Loan', 'Construction Loan']

/** Who holds the title while the loan is asked for: the seller of a purchase, else the borrowers. */
export const holders = (s: Told): Somebody[] => (ofTheirOwn.includes(s.loan) ? s.buyers : [s.seller])

/** The loan in the words of one desk. */
export const loanNamed = (s: Told, words: Record<LoanType, readonly string[]>, n: number): string =>
  s.tell.states('loan_type', s.pick(words[s.loan], n), s.loan, ...words[s.loan])

/** The first borrower's mobile in a form of the desk's, or hidden in the rest of its papers. */
export const phoned = (
  s: Told,
  often: number,
  n: number,
  forms: (mobile: string) => readonly string[],
  hidden: (mobile: string) => string,
): string => {
  const { mobile } = s.first
  return s.has(often, n) ? s.tell.states('contact_number', s.pick(forms(mobile), n + 1), mobile) : hidden(mobile)
}

/** The property's PIN in so many of the papers. */
export const pinIn = (s: Told, often: number, n: number, before = ' - '): string =>
  s.has(often, n) ? `${before}${s.tell.states('pincode', s.pin)}` : ''

/** An address in one of its forms, noted. */
export const located = (s: Told, forms: readonly (readonly AddressPart[])[], n: number, ...bare: string[]): string => {
  const { printed, also } = addressed(s.pick(forms, n))
  return s.tell.states('property_address_doc', printed, printed, ...also, ...bare)
}

/** A plan's site: the address of the property too, if a clerk types it so. */
export const plannedAt = (s: Told, forms: readonly (readonly AddressPart[])[], n: number): string => {
  const { printed, also } = addressed(s.pick(forms, n))
  s.tell.allows('property_address_doc', printed, ...also)
  s.tell.allows('document_area_sqft', String(s.sqft.plan))
  return s.tell.states('address_as_per_plan', printed, printed, ...also)
}

/** Land of its own, whose area may be typed as what is sold too. */
export const mayBeLand = (s: Told): void => {
  mayBePlot(s.tell, String(s.plot), s.sqft.plot)
  s.tell.allows('document_area_sqft', String(s.sqft.plot))
}

/** A builder's paper is of a flat, whatever the property's other papers speak of; `siteOf` is the land of the whole house. */
export const asFlat =
  <S extends Told>(siteOf: (s: S) => number, draft: (s: S) => string, ...names: string[]) =>
  (scene: S): string => {
    const s = { ...scene, isFlat: true }
    mayOwn(s.tell, s.buyers, s.developer)
    mayList(s.tell, ...names)
    mayConvert(s.tell, siteOf(s))
    return draft(s)
  }

/** Length of each side in feet. */
export const alongOf = ({ sizes }: Told): Record<Side, number> => ({
  north: sizes.eastWest,
  south: sizes.eastWest,
  east: sizes.northSouth,
  west: sizes.northSouth,
})

/** Area that is sold, in square feet. */
export const soldArea = (s: Told): string => s.tell.states('document_area_sqft', grouped(s.sqft.super), String(s.sqft.super))

/** Built-up area of the house on a plot, in square feet. */
export const houseArea = (s: Told): string => s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))

/** A lease's term as printed, told with its begin and its yearly rent. */
export const termOf = (s: Told, years: number, from: string, rent: number, printed: string): string =>
  s.tell.states(
    'period_expired_balance_lease_rent',
    printed,
    `${years} years from ${from}, lease rent Rs. ${rent} per year`,
    `${years} years, yearly rent Rs. ${rent}`,
  )

/** What every approval of a plan tells, in the numbers and the floors of one office. */
export const approvalOf = (s: Told, numbers: readonly string[], code: string, floors: readonly string[], n: number) => {
  const { tell, pick, sqft, dates } = s
  mayApply(tell, s.buyers)
  mayList(tell, 'Building Plan Approval', 'Approved Plan', 'Sanction Letter')
  tell.allows('floors_proposed', code)
  const date = dayOf(dates.plan)
  return {
    number: (): string => tell.states('sanction_approval_no', pick(numbers, n)),
    date: (): string => tell.states('sanction_number_date', pick([date.dots, date.typed, date.brief, date.dashes], n + 1), date.typed),
    floors: (): string => tell.states('floors_sanctioned', pick(floors, n + 2), code),
    built: (): string => tell.states('approved_area_plan_sqft', grouped(sqft.plan), String(sqft.plan)),
  }
}

/** Papers that are asked for and not yet handed in: no list of what is there, yet nobody is blamed who types them. */
export const demanded = (tell: Telling, papers: readonly string[], titles: readonly string[], between: string): string => {
  const title = papers.filter((paper) => titles.includes(paper))
  tell.allows('list_of_documents', [...papers], title)
  tell.allows('legal_documents', [...papers], title, ...title.map((paper) => [paper]))
  tell.allows('property_documents', papers.join(', '), title.join(', '), ...title)
  return papers.map(escaped).join(between)
}
