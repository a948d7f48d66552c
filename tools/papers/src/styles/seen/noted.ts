import { sides, type Person, type Property, type Side } from '../../property.ts'
import type { Telling } from '../../telling.ts'

/** A paper of title may be named as itself, and so may the older papers that it recites. */
export const allowsTitle = (tell: Telling, name: string, ...recited: string[]): void => {
  tell.allows('legal_documents', [name], ...(recited.length > 0 ? [recited, [name, ...recited]] : []))
  tell.allows('property_documents', name, ...recited)
  tell.allows('list_of_documents', [name], ...(recited.length > 0 ? [recited, [name, ...recited]] : []))
}

/** Buyers of a deed: named, but not as anybody who asks for a loan. */
export const allowsBuyers = (tell: Telling, named: readonly string[]): void => {
  tell.allows('applicant_name', named.join(', '), named[0] ?? '')
  if (named[1] !== undefined) tell.allows('co_applicant_name', named[1])
  tell.allows('ownership_type', named.length > 1 ? 'Joint' : 'Single')
}

/** A plot's number, its use and its area in the units that were not printed. */
export const allowsPlot = (tell: Telling, number: string, { areas }: Property): void => {
  tell.allows('flat', number)
  tell.allows('type_of_plot', 'Residential', 'Residential plot')
  tell.allows('usage_approved_as_per_plan', 'Residential')
  tell.allows('land_area_docs_sqft', String(areas.plotSqft))
  tell.allows('land_area_docs_sqyd', String(areas.plotSqyd))
  tell.allows('land_area_docs_sqmt', String(areas.plotSqmt))
  tell.allows('document_area_sqft', String(areas.plotSqft))
}

/** The four boundaries, each as HTML. */
export const statesBoundaries = (tell: Telling, boundaries: Record<Side, string>, also?: Record<Side, string>): Record<Side, string> => {
  const said = (side: Side): string =>
    tell.states(`boundaries_deed_${side}`, boundaries[side], boundaries[side], ...(also ? [also[side]] : []))
  return { east: said('east'), west: said('west'), north: said('north'), south: said('south') }
}

/** What follows from 'East to West 40 feet' for the four sides; each size as the paper prints it. */
export const statesSizes = (
  tell: Telling,
  eastWest: string,
  northSouth: string,
  ...also: { eastWest: string; northSouth: string }[]
): void => {
  for (const side of sides) {
    const isAcross = side === 'north' || side === 'south'
    const others = also.map((size) => (isAcross ? size.eastWest : size.northSouth))
    tell.states(`dimensions_deed_${side}`, isAcross ? eastWest : northSouth, isAcross ? eastWest : northSouth, ...others)
  }
}

/** First and second buyer or borrower, in the order printed; each as HTML. */
export const statesApplicants = (tell: Telling, people: readonly Person[], printed: (person: Person) => string): string[] =>
  people.map((person, at) => tell.states(at === 0 ? 'applicant_name' : 'co_applicant_name', printed(person), person.name))

/** Papers that the document itself lists as attached; those of title among them may be set out as such. */
export const statesPapers = (tell: Telling, papers: readonly string[]): void => {
  if (papers.length === 0) return
  const ofTitle = papers.filter((paper) => /deed|agreement|chain|index ii|allotment|khat/i.test(paper))
  tell.states('list_of_documents', papers.join('; '), [...papers])
  tell.allows('legal_documents', [...papers], ...(ofTitle.length > 0 ? [ofTitle] : []))
  tell.allows('property_documents', ...papers, papers.join(', '))
}
