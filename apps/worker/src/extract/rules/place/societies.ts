import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { pinOf, pinPattern, pinsPrinted } from '../../pins.ts'
import { flatTold } from './projects.ts'
import { tidyAddress } from './tidy.ts'

const society =
  /\b(?:co-?\s?op(?:erative|\.)?\s+(?:housing|hsg\.?|group)|c\.?\s?h\.?\s?s\.?|housing\s+society|(?:flat|apartment)\s+owners?['’]?\s+(?:welfare\s+)?(?:association|co-?op))/iu
/** What is said of a member makes the society's own place that of his flat. */
const ofMember = /\b(?:members?|share\s+certificate|shares)\b/iu
const registration = /\b(?:regd?|registration|estd|phone|tel|email|ref|date)\b/iu
const headRows = 5

/** A society certifies its member's flat: the flat, the society's name, and where its head says that it stands. */
export function societyAddress(paper: Paper): Candidate[] {
  const { layout, flow } = paper
  const head = layout.rows.slice(0, headRows)
  const name = head.find(({ segments }) => segments.length === 1 && society.test(segments[0]?.text ?? ''))
  if (!name || !ofMember.test(flow.text)) return []
  const line = head
    .slice(name.index + 1)
    .flatMap(({ segments }) => segments)
    .find(({ text }) => !registration.test(text) && text.includes(',') && pinsPrinted(text).length === 1)
  const pin = pinOf(line?.text.match(pinPattern)?.[0] ?? '')
  const flat = flatTold(paper)
  if (!line || !pin || !flat || flat.start < (flow.words.find(({ word }) => word === line.words.at(-1))?.end ?? 0)) return []
  const told = `${flat.text}, ${name.segments[0]?.text ?? ''}, ${line.text.slice(0, line.text.search(pinPattern))}`
  const span = { start: flat.start, end: flat.end }
  const address = fromFlow(paper, flow, 'property_address_doc', tidyAddress(told), span, ['address_sold', 'address_ended', 'composed'])
  return [
    { ...address, words: [...address.words, ...line.words] },
    { key: 'pincode', value: pin, words: line.words, signs: ['address_pin', 'clause', 'shaped'], paper },
  ]
}
