import type { Side } from '../property.ts'
import { escaped, type Telling } from '../telling.ts'
import { rounded } from './forms.ts'
import type { Somebody } from './world.ts'

/** Dresses an escaped name with honorific, parentage and the like. */
export type Dress = (one: Somebody, name: string, at: number) => string
const bare: Dress = (_, name) => name

/** Names as one value: 'A, B'. */
export const joint = (people: readonly Somebody[]): string => people.map(({ name }) => name).join(', ')

/** Who owns after the paper. */
export const owners = (tell: Telling, people: readonly Somebody[], between: string, dress = bare): string =>
  people.map((one, at) => dress(one, tell.states('property_owner_name', one.name, joint(people)), at)).join(between)

/** First and second borrower, or buyers where the paper is theirs. */
export const applicants = (tell: Telling, people: readonly Somebody[], between: string, dress = bare): string =>
  people.map((one, at) => dress(one, tell.states(at === 0 ? 'applicant_name' : 'co_applicant_name', one.name), at)).join(between)

/** Names said once more, with no new truth. */
export const again = (people: readonly Somebody[], between: string, dress = bare): string =>
  people.map((one, at) => dress(one, escaped(one.name), at)).join(between)

export const mayHold = (tell: Telling, people: readonly Somebody[]): void =>
  tell.allows('ownership_type', people.length > 1 ? 'Joint' : 'Single')

/** A deed's or a register's owners name no loan applicant, yet may be typed. */
export const mayApply = (tell: Telling, people: readonly Somebody[]): void => {
  const [first, second] = people
  if (first) tell.allows('applicant_name', first.name, joint(people))
  if (second) tell.allows('co_applicant_name', second.name)
  mayHold(tell, people)
}

/** A builder's or an authority's paper: buyers or builder may be typed as owner. */
export const mayOwn = (tell: Telling, people: readonly Somebody[], ...others: string[]): void => {
  tell.allows('property_owner_name', joint(people), ...others)
  mayHold(tell, people)
}

/** A paper may always be listed under its own name. */
export const mayList = (tell: Telling, ...names: string[]): void => {
  for (const name of names) {
    tell.allows('legal_documents', [name])
    tell.allows('list_of_documents', [name])
    tell.allows('property_documents', name)
  }
}

/** Papers that the document lists as attached or handed in; their title papers may be typed as such. */
export const lists = (tell: Telling, papers: readonly string[], titles: readonly string[], between: string): string => {
  const title = papers.filter((paper) => titles.includes(paper))
  if (title.length > 0) {
    tell.allows('legal_documents', title, ...title.map((paper) => [paper]))
    tell.allows('property_documents', title.join(', '), ...title)
  }
  tell.allows('property_documents', papers.join(', '))
  tell.allows('legal_documents', [...papers])
  return papers.map((paper) => tell.states('list_of_documents', paper, [...papers])).join(between)
}

/** A residential plot: its number as flat, its class, and its area in the units that are not printed. */
export const mayBePlot = (tell: Telling, number: string, sqft: number): void => {
  tell.allows('flat', number)
  tell.allows('type_of_plot', 'Residential', 'Residential plot')
  tell.allows('usage_approved_as_per_plan', 'Residential')
  mayConvert(tell, sqft)
}

/** Land printed in one unit may be typed in the others. */
export const mayConvert = (tell: Telling, sqft: number): void => {
  tell.allows('land_area_docs_sqft', String(rounded(sqft)))
  tell.allows('land_area_docs_sqyd', String(rounded(sqft / 9)))
  tell.allows('land_area_docs_sqmt', String(rounded(sqft * 0.09290304)))
}

const opposite: Record<Side, Side> = { east: 'west', west: 'east', north: 'south', south: 'north' }

/** One figure for two sides: a length from east to west is that of the north and the south side. */
export const lengthOf = (tell: Telling, side: Side, printed: string, value = printed): string => {
  tell.states(`dimensions_deed_${opposite[side]}`, printed, value)
  return tell.states(`dimensions_deed_${side}`, printed, value)
}
