import { subjectOf, type Subject } from './label-fields.ts'
import { hyphenated, latinOnly, personFields, unfinished } from './label-lines.ts'
import { fieldOfLabel } from './label-patterns.ts'
import { spotsOf, tokensOf, type Spot, type Token } from './label-spots.ts'
import { readsLikeLabel } from './label-words.ts'
import type { Layout, Segment } from '../layout/layout.ts'
import { alignedWithin, secondLine } from '../layout/near-cells.ts'
import { personName } from '../names/names.ts'

/** A cell that asks: its tokens, and the labels among them. */
export interface Cell {
  tokens: Token[]
  spots: Spot[]
  /** The second line of its label, which is no label of its own. */
  second: Segment | null
}

/** The labels of a cell; one that takes two lines is read whole, and one in two languages by the line that is known. */
export function cellOf(layout: Layout, segment: Segment, section: Subject | null): Cell {
  const tokens = tokensOf(segment)
  const spots = spotsOf(tokens, section)
  const second = secondLine(layout, segment)
  const goesOn = second && readsLikeLabel(second.text) ? null : goesOnFromAbove(layout, segment, section)
  if (goesOn) return { tokens, spots: [wholeSpot(goesOn, section, tokens)], second: null }
  if (second && hyphenated.test(segment.text) && spots.every(({ field }) => !field)) {
    const joined = joinedCell(segment, second, section, tokens)
    if (joined.spots.length > 0) return joined
  }
  if (!second || spots.some(({ separated }) => separated)) return { tokens, spots, second: null }
  const [first] = spots
  const own = fieldOfLabel(second.text, section)
  const three = threeLines(layout, segment, second, section)
  if (three) return { tokens, spots: [wholeSpot(three, section, tokens)], second }
  // "Zone / Division | 10 / 132" over "Assessee Name | A and B"
  if (own && personFields.has(own.key) && !second.text.startsWith('(') && namesBeside(layout, second) && !namesBeside(layout, segment))
    return { tokens, spots, second: null }
  // "Purchaser" over "(2)"
  const isNth = /^\((?:[1-9]|i{1,3})\)$/iu.test(second.text) && fieldOfLabel(joinedLabel(segment, second), section) !== null
  if (isNth || isOneLabel(layout, segment, second, section)) return joinedCell(segment, second, section, tokens)
  // "Property in the name of" over "A and B"
  if (first?.field && personFields.has(first.field.key) && !own && personName(second.text) !== null && !readsLikeLabel(second.text))
    return { tokens, spots, second: null }
  // "Property in the name of | A" over "Builder | X Homes"
  const isOne = fieldOfLabel(joinedLabel(segment, second), section) !== null
  const asksItself = !isOne && readsLikeLabel(second.text) && layout.rows[second.row]?.segments.at(second.column + 1) !== undefined
  if (first?.field && personFields.has(first.field.key) && asksItself && namesBeside(layout, segment))
    return { tokens, spots, second: null }
  if (unfinished.test(segment.text)) return joinedCell(segment, second, section, tokens)
  if (first?.field) return { tokens, spots, second: !own || own.key === first.field.key ? second : null }
  // "Date" over "Vendor", each with a value of its own
  const isWhole = /[A-Za-z]{2}/u.test(segment.text) && (readsLikeLabel(segment.text) || asksNumber.test(segment.text))
  if (own && isWhole && layout.rows[second.row]?.segments.at(second.column + 1)) return { tokens, spots, second: null }
  // "Revenue Village: X" over "Name(s) of owner(s)", whose list stands below
  if (own && personFields.has(own.key) && !fieldOfLabel(joinedLabel(segment, second), section) && readsLikeLabel(latinOnly(segment.text)))
    return { tokens, spots, second: null }
  const label = [joinedLabel(segment, second), second.text].find((text) => fieldOfLabel(text, section))
  return label ? { tokens, spots: [wholeSpot(label, section, tokens)], second } : { tokens, spots, second: null }
}

/** Lines of one label stand so near, in letter heights. */
const labelGap = 0.8

/** "Saleable / super built up" over "area in sq. ft.", whose value stands below: the whole label, where its first line names nothing itself. */
function goesOnFromAbove(layout: Layout, segment: Segment, section: Subject | null): string | null {
  const own = fieldOfLabel(segment.text, section)
  const above = layout.rows[segment.row - 1]?.segments.find(({ left }) => Math.abs(left - segment.left) < alignedWithin)
  const isNear = above?.page === segment.page && segment.top - above.bottom < (segment.bottom - segment.top) * labelGap
  if (!own || !above || !isNear || (layout.rows[above.row]?.segments.length ?? 0) < 2 || !readsLikeLabel(above.text)) return null
  const label = joinedLabel(above, segment)
  const whole = fieldOfLabel(label, section)
  return whole && whole.key !== own.key && fieldOfLabel(above.text.replace(serial, ''), section) === null ? label : null
}

/** Whether somebody is named in the cell behind another. */
const namesBeside = (layout: Layout, { row, column }: Segment): boolean =>
  personName(layout.rows[row]?.segments[column + 1]?.text ?? '') !== null

/** "Loan" over "Application" over "No.": a label of three lines, whose last tells what is asked; null where there is none. */
function threeLines(layout: Layout, segment: Segment, second: Segment, section: Subject | null): string | null {
  const [third, ...others] = layout.rows[second.row + 1]?.segments ?? []
  const isNext =
    third !== undefined && others.length === 0 && third.page === segment.page && Math.abs(third.left - segment.left) < alignedWithin
  if (!isNext || !/^(?:no\.?|number|name|id)$/iu.test(third.text)) return null
  const label = `${joinedLabel(segment, second)} ${third.text}`
  return fieldOfLabel(label, section) ? label : null
}

/** "Property" over "Owner", "Second party" over "(lessee)": both together ask for a person, and what stands beside the first line is one. */
function isOneLabel(layout: Layout, segment: Segment, second: Segment, section: Subject | null): boolean {
  const [own, joined] = [fieldOfLabel(second.text, section), fieldOfLabel(joinedLabel(segment, second), section)]
  const beside = layout.rows[segment.row]?.segments[segment.column + 1]?.text ?? ''
  return own !== null && personFields.has(own.key) && joined?.key === own.key && !/\d/u.test(beside) && personName(beside) !== null
}

/** "Offer No.": nothing follows what asks for a number. */
const asksNumber = /\p{L}\s+(?:no|nos|number|id)\W*$/iu

const serial = /^\(?\d{1,2}[.)]?\s+/u
const joinedLabel = (segment: Segment, second: Segment): string => `${segment.text} ${second.text}`.replace(serial, '')

const wholeSpot = (label: string, section: Subject | null, tokens: readonly Token[]): Spot => ({
  start: 0,
  next: tokens.length,
  label,
  field: fieldOfLabel(label, section),
  separated: false,
  subject: subjectOf(label),
})

/** A label of two lines that says nothing but as a whole. */
function joinedCell(segment: Segment, second: Segment, section: Subject | null, tokens: Token[]): Cell {
  const spot = wholeSpot(joinedLabel(segment, second), section, tokens)
  return { tokens, spots: spot.field ? [spot] : [], second }
}
