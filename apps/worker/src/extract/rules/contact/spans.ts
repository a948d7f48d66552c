import type { Paper, Sign } from '../../candidate.ts'
import { joinedLines } from '../../layout/joined-lines.ts'
import type { PaperKind } from '../../kinds/paper-kind.ts'
import { isBuildersConsent } from '../builders-consent.ts'
import { addresseesOf } from '../people/addressees.ts'
import { whoBuild } from '../people/construction.ts'
import { headedParties } from '../people/headed-parties.ts'
import { calledParties, dealtParties, unsigned } from '../people/parties.ts'
import { prefixedParties } from '../people/prefixed-parties.ts'
import { allMatches } from '../../all-matches.ts'

/** Kinds of letters, which are written to their buyer or borrower. */
export const letters: ReadonlySet<PaperKind> = new Set<PaperKind>(['allotment', 'possession', 'loan_letter'])

const blockReach = 360
const endsBlock =
  /\n\s*(?:sub(?:ject)?\b|dear\b|re\s*:|ref\b|we\s|with\s+ref|your\s|this\s+(?:is|has|refers)\b|in\s+(?:response|reply|continuation)\b|on\s+the\s+basis\b)/iu
const endsTelling = /\n|(?<=\p{L}{4}|\d{6})\.\s/u

/** Behind these words a mail is signed, up to the next one that it carries. */
const closing =
  /(?:^|\n)\s*(?:(?:with|warm|kind|best|many)\s+)*(?:thanks|thank\s+you|thx|regards|rgds|yours|sincerely|sent\s+from\s+my|भवदीय|धन्यवाद)\b[^\n]{0,40}(?=\n|$)|\n--[^\S\n]*(?=\n)/giu
export const nextMail =
  /\n\s*(?:[-_=*>\s]*(?:forwarded|original|begin\s+forwarded)\b|from\s*:|on\s[^\n]{6,80}\bwrote\s*:|dear\s|hi\b|sub(?:ject)?\s*:)/iu

/** A stretch of a text. */
export interface Span {
  start: number
  end: number
}

/** Where a letter or a deed names its buyer or borrower with the address. */
export function ownSpans(paper: Paper): Span[] {
  const text = unsigned(joinedLines(paper.flow.text))
  if (letters.has(paper.kind) || isBuildersConsent(paper)) {
    // a certificate tells in a sentence to whom the flat was handed or allotted
    const told = paper.kind === 'loan_letter' ? [] : dealtParties(text)
    const within = (ends: RegExp) => (one: Span) => {
      const reach = text.slice(one.end, one.end + blockReach)
      const stop = reach.search(ends)
      return { start: one.start, end: one.end + (stop < 0 ? reach.length : stop) }
    }
    // behind "Dear Mr. A" stands no address
    const reachOf = ({ signs }: { signs: readonly Sign[] }) => (signs.includes('salutation') ? endsTelling : endsBlock)
    return [...addresseesOf(text, paper.layout).map((one) => within(reachOf(one))(one)), ...told.map(within(endsTelling))]
  }
  const prefixed = prefixedParties(text)
  const parties = prefixed.length > 0 ? prefixed : [...calledParties(text), ...headedParties(text)]
  const buyers = parties.filter(({ side, people, firm }) => side === 'buyer' && (people.length > 0 || firm !== null))
  return (buyers.length > 0 ? buyers : whoBuild(text, parties)).map(({ start, end, people: [first] }) => ({
    // what stands before the name is told of the party before
    start: first?.start ?? start,
    end: end + behindRole(text.slice(end)),
  }))
}

/** "…, hereinafter called the Purchasers (Mobile 98…)": how far a number behind the role reaches. */
const behindRole = (rest: string): number => (roleThenPhone.exec(rest)?.[0] ?? '').length
const roleThenPhone =
  /^[^;.\n]{0,120}?[(,]\s*(?:mobile|mob|cell|phone|ph|contact|m)\b\.?\s*(?:no\b\.?|number)?[\s:.–-]*\+?[\d][\d\s-]{8,14}\d/iu

/** What a buyer is by calling: ", Software Engineer,"; of a firm that buys where it sits and its company's number. */
export const calling =
  /,\s*(?:\p{L}+\s+){0,2}(?:engineer|manager|advocate|architect|surveyor|officer|agent|builder)\s*,|\b(?:(?:registered|regd\.?|head|corporate|principal|main)\s+)?office\s+(?:is\s+)?(?:situated\s+|located\s+)?at\b|\bcin\b(?:\s+no\b\.?)?[\s:–-]*[LU]\w{20}\b/giu

/** The first buyer of a letter, by each way to name him. */
export function buyersNamed({ flow, layout }: Paper): string[] {
  const text = joinedLines(flow.text)
  return [...addresseesOf(text, layout), ...dealtParties(text)].flatMap(({ people }) => people.slice(0, 1).map(({ name }) => name))
}

/** Where mails are signed. */
export function signedSpans(text: string): Span[] {
  return allMatches(text, closing).map((match) => {
    const start = match.index + match[0].length
    const next = text.slice(start).search(nextMail)
    return { start, end: next < 0 ? text.length : start + next }
  })
}
