import type { IntakeKey } from '@parakh/contracts'
import type { Word } from '../../ocr/model.ts'
import { subjectOf, type Subject } from './label-fields.ts'
import { fieldOfLabel } from './label-patterns.ts'
import { meaningOfLabel, readsLikeLabel } from './label-words.ts'
import type { Segment } from '../layout/layout.ts'
import { mobileNumber } from '../mobile-number.ts'
import { personTitles } from '../names/name-words.ts'

/** A word of a cell, or its part before or after a colon that was printed without a blank. */
export interface Token {
  text: string
  word: Word
}

/** A label within a cell: which tokens it is, and the field that it names, if any. */
export interface Spot {
  start: number
  /** Index of the first token after the label and its separator. */
  next: number
  label: string
  field: { key: IntakeKey; exact: boolean } | null
  /** Whether a colon, a dash or leaders part it from its value. */
  separated: boolean
  /** Whom the label itself names. */
  subject: Subject | null
}

const longestLabel = 8
const longestInTwo = 16
/** A colon ends longer ones, too: "Name of the tenant, father's name, caste and residence:". */
const longestMarked = 12
const capital = /^[\p{Lu}\p{Lo}(]/u
/** What may stand between a label and its value: marks, dots of a leader. */
const separator = /^(?:[:=;|]+|[-–—~]+|[.:]+[-–—]|[.…·_]{3,}:?|[.…]{2,})$/u
const endsLabel = /(?:[:=]+-?|:-|\p{L}\?|[.…·_]{3,})$/u
const endsByDash = /^\p{L}[\p{L}.]*[-–—]+$/u
/** Leaders, bullets and list numbers before a label. */
const bullet = /^(?:[•*·▪◦○●\-–—>]+|\(?(?:[a-zA-Z]|\d{1,3}|[ivx]{1,4}|[IVX]{2,4})[.)])$/u
const glued = /^(\(?[\p{L}\p{M}][\p{L}\p{M}\p{N}().'’/-]*\s*[:=]+-?)(?!\/\/)(?=\S)(.+)$/u
const gluedDash = /^((?:pin|pincode|mob|mobile|ph|phone|tel|cell)\.?[-–—])(\d{3,}.*)$/iu

/** "PARTY-RAVI RAO", "FILE-HL/9920": labels of notes in capitals that a dash parts from their values, as their lines begin. */
const gluedLabel =
  /^((?:party|co-?party|borrower|applicant|co-?applicant|co-?borrower|customer|cust|owner|seller|vendor|ph|mob|mobile|contact|prop|property|address|addr|add|file|case|docs?|documents|papers|product|loan|area|purpose)[-–])((?!no\b|type\b|cum\b|id\b|name\b|applicant|borrower|owner|a\/c)\S.+)$/iu
/** "MOBILE NUMBER-98…": the last word of a label and the first of its value. */
const gluedWord = /^(?!(?:LOS|LAN|APP|APPLN?|URN|ARN|LEAD|FILE|LOAN|CASE|CO)-)(\p{Lu}{3,}|NO|ID)[-–](?!CUM\b)(\S.+)$/u
const leaderGlued = /^([.…·_]{3,})([^.…·_].*)$/u
const gluedLeader = /^(\p{L}[^.]*\.{3,})([^.].*)$/u

/** The words of a cell, parted where a label is printed right against its value ("Name:Ravi", "Pin-411032"). */
export function tokensOf(segment: Segment): Token[] {
  return segment.words.flatMap((word, at): Token[] => {
    const behind = at > 0 && at < longestLabel ? gluedWord.exec(word.text) : null
    if (
      behind &&
      meaningOfLabel(behind[1] ?? '').known > 0 &&
      fieldOfLabel(
        `${segment.words
          .slice(0, at)
          .map(({ text }) => text)
          .join(' ')} ${behind[1]}`,
        null,
      )
    )
      return [
        { text: `${behind[1]}-`, word },
        { text: behind[2] ?? '', word },
      ]
    const match =
      glued.exec(word.text) ??
      (at === 0 && segment.column === 0 ? gluedLabel.exec(word.text) : null) ??
      gluedDash.exec(word.text) ??
      gluedLeader.exec(word.text) ??
      leaderGlued.exec(word.text)
    const [, left = '', right = ''] = match ?? []
    return left && right
      ? [
          { text: left, word },
          { text: right, word },
        ]
      : [{ text: word.text, word }]
  })
}

/** The text of some tokens; parts of one word stand together. */
export function textOfTokens(tokens: readonly Token[]): string {
  return tokens.map(({ text, word }, at) => (at > 0 && tokens[at - 1]?.word !== word ? ` ${text}` : text)).join('')
}

export const isSeparator = (text: string): boolean => separator.test(text)

/** Where a label that starts at `start` ends by a mark. */
function markedEnd(tokens: readonly Token[], start: number): { label: string; next: number } | null {
  for (let at = start; at < Math.min(tokens.length, start + longestMarked + 1); at += 1) {
    const text = tokens[at]?.text ?? ''
    const before = textOfTokens(tokens.slice(start, at))
    if (at > start && separator.test(text)) return { label: before, next: at + 1 }
    if (endsLabel.test(text) || endsByDash.test(text))
      return { label: `${before} ${text.replace(/[:=.?…·_–—-]+$/u, '')}`.trim(), next: at + 1 }
  }
  return null
}

const personKeys: ReadonlySet<IntakeKey> = new Set<IntakeKey>(['applicant_name', 'co_applicant_name', 'property_owner_name'])
/** "Allottee/s Shri. Vilas Naik": behind a title stands who the label asks for. */
const namesPerson = new RegExp(String.raw`^${personTitles}[.\s]+\p{Lu}`, 'iu')

/** Values that are told by their form, so that they may follow a label whose leaders were not read. */
const toldByForm: Partial<Record<IntakeKey, RegExp>> = {
  pincode: /^[1-9]\d{2}\s?\d{3}[.,;]?$/u,
  contact_number: new RegExp(String.raw`^${mobileNumber}[.,;]?$`, 'u'),
}

function spotAtStart(tokens: readonly Token[], start: number, subject: Subject | null): Spot | null {
  const marked = markedEnd(tokens, start)
  if (marked) return { ...marked, start, field: fieldOfLabel(marked.label, subject), separated: true, subject: subjectOf(marked.label) }
  const whole = textOfTokens(tokens.slice(start))
  // a cell that asks the same in two languages is long
  const most = tokens.length - start <= longestInTwo && /\p{Script=Devanagari}.*\/.*[A-Za-z]{3}/u.test(whole) ? longestInTwo : longestLabel
  for (let count = Math.min(most, tokens.length - start); count >= 1; count -= 1) {
    const label = textOfTokens(tokens.slice(start, start + count))
    // "M" alone in its cell is a man as often as a mobile
    const field = /^\p{Lu}$/u.test(whole) ? null : fieldOfLabel(label, subject)
    // a label told by its words alone must be the whole of its cell
    const rest = textOfTokens(tokens.slice(start + count))
    if (
      field &&
      (count === tokens.length - start ||
        (field.exact && !readsLikeLabel(rest)) ||
        toldByForm[field.key]?.test(rest) ||
        (personKeys.has(field.key) && namesPerson.test(rest) && capital.test(label)))
    )
      return { start, next: start + count, label, field, separated: false, subject: subjectOf(label) }
  }
  return null
}

const endsSentence = /^\p{L}{6,}\.$/u
/** A label inside a line: the longest known one that a colon ends, else the capitalised words before the colon. */
function spotBefore(tokens: readonly Token[], from: number, colon: number, subject: Subject | null): Spot | null {
  const own = tokens[colon]?.text ?? ''
  const alone = separator.test(own)
  const last = alone ? colon - 1 : colon
  const label = (start: number) => textOfTokens(tokens.slice(start, last + 1)).replace(/[:=\s–—-]+$/u, '')
  const spot = (start: number, field: Spot['field']): Spot => {
    const text = label(start)
    return { start, next: colon + 1, label: text, field, separated: true, subject: subjectOf(text) }
  }
  // "Ravi Anjaneyulu. Co-borrower:": no label goes over the end of a sentence
  const begin = tokens.slice(0, last).findLastIndex(({ text }) => endsSentence.test(text)) + 1
  for (let start = Math.max(from, begin, last - longestLabel + 2); start <= last; start += 1) {
    const field = fieldOfLabel(label(start), subject)
    if (field) return spot(start, field)
  }
  let start = last
  // "Gopal Verma Pita:", "Ravi Rao Mobile No.:": a name before a label is none of it
  if (readsLikeLabel(label(last)) && last > from && !readsLikeLabel(label(Math.max(from + 1, last - 3)))) {
    while (start - 1 > from && readsLikeLabel(label(start - 1))) start -= 1
    return start > from ? spot(start, null) : null
  }
  while (start - 1 > from && last - start < 3 && capital.test(tokens[start - 1]?.text ?? '')) start -= 1
  return start > from && capital.test(tokens[start]?.text ?? '') ? spot(start, null) : null
}

/** Whether a line of a chat begins here. */
export const isSaid = (tokens: readonly Token[]): boolean => saidAt(tokens) > 0

/** Where a line of a chat begins to say something: behind "[13/01/2024, 11:24] Asha:". */
function saidAt(tokens: readonly Token[]): number {
  if (!/^\[?\d{1,2}[/.:-]\d{1,2}/u.test(tokens[0]?.text ?? '')) return 0
  const time = tokens.slice(0, 4).findIndex(({ text }) => /^\d{1,2}:\d{2}/u.test(text))
  const colon = tokens.findIndex(({ text }, at) => at > time && text.endsWith(':') && at <= time + 5)
  return time >= 0 && colon > 0 ? colon + 1 : 0
}

/** "A (Father: X) 2. B": what brackets tell of a person is no label of the cell. */
function isKinInBrackets(tokens: readonly Token[], { start, next, label }: Spot): boolean {
  const before = textOfTokens(tokens.slice(0, next))
  return (
    before.lastIndexOf('(') > before.lastIndexOf(')') &&
    textOfTokens(tokens.slice(start, next)).includes('(') &&
    meaningOfLabel(label).meanings.has('relation')
  )
}

const midColon = /^(?:[:=]+-?|.*\p{L}\)?[:=]+-?)$/u

/** All labels of a cell from the left: at its start in any form, further on where a colon marks them. */
export function spotsOf(tokens: readonly Token[], subject: Subject | null): Spot[] {
  const said = saidAt(tokens)
  if (said > 0) return spotsOf(tokens.slice(said), subject).map((spot) => ({ ...spot, start: spot.start + said, next: spot.next + said }))
  const [head, second] = tokens
  const isNumbered =
    bullet.test(head?.text ?? '') || (/^(?:\d{1,2}|[A-Z]\d{1,2}[.)]?)$/u.test(head?.text ?? '') && capital.test(second?.text ?? ''))
  const start = isNumbered && tokens.length > 1 ? 1 : 0
  const first = spotAtStart(tokens, start, subject)
  const spots = first ? [first] : []
  let from = first ? first.next : start
  for (let at = from; at < tokens.length; at += 1) {
    if (!midColon.test(tokens[at]?.text ?? '') || at === from) continue
    const spot = spotBefore(tokens, from, at, subject)
    if (!spot || isKinInBrackets(tokens, spot)) continue
    spots.push(spot)
    from = spot.next
  }
  return spots
}
