import { subjectOf, withReader, type Subject } from '../labels/label-fields.ts'
import { meaningOfLabel } from '../labels/label-words.ts'
import { secondLine } from './near-cells.ts'
import type { Layout, Segment } from './layout.ts'

const longestHeading = 9
const columnSlack = 0.03
const closing = /^(?:(?:with\s+)?(?:warm|kind|best|thanks)?\s*(?:and\s+)?(?:regards|thanks|yours|sincerely|rgds)|भवदीय)/iu

const wordsIn = (text: string): number => text.split(/\s+/u).length

/** In capitals, or most words capitalised, or few words; no part of a sentence and no item of a list. */
function isTitle(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => /\p{L}{2}/u.test(word))
  const capital = words.filter((word) => /^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(word)).length
  if (/[,;]$|[^:.]\.$|\b(?:and|of|the)$|^\W*\(?\s*(?:hereinafter|hereafter)\b/iu.test(text) || !/^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(text))
    return false
  return words.length <= fewWords || capital / words.length >= 0.6
}

const fewWords = 4
/** "SECTION 1 - ", "Part B: ", "(ii) "; "CO-" is none. */
const partNumber =
  /^(?:(?:[Pp]art|PART|[Ss]ec(?:tion|\.)?|SEC(?:TION|\.)?|[Aa]nnexure|ANNEXURE|[Tt]able|TABLE)(?!\p{L})\s*[-–]?\s*\(?[A-Z0-9]{1,4}\)?\s*(?:[.:–-]+\s*|(?=\s\p{Lu}))|\(?(?!CO\b)[A-Z0-9]{1,3}\s*[.):–-]\s*)/u

/** "SCHEDULE", "The Schedule above referred to": what a deed tells of the property under no other name. */
const bareSchedule =
  /^\W*(?:the\s+)?(?:(?:first|second|third|[AB])\W*\s)?schedule(?:\W+[AB1]\W*)?(?:\s+(?:of\s+(?:the\s+)?)?property)?(?:\s+(?:above|herein)\s+(?:referred(?:\s+to)?|mentioned))?\W*$/iu

/** "PERSONAL DETAILS - CO-APPLICANT": whose they are, behind a dash. */
const detailsOf = /\b(details|particulars|information)\s+[-–—]\s+(?=\p{L})/iu

const serial = /^\s*\(?(\d{1,2})[.)]/u
const numberOf = (text: string | undefined): number => Number(serial.exec(text ?? '')?.[1] ?? Number.NaN)

/** Whether a numbered line stands in a list: the line before it or behind it has the number beside its own. */
function isListed({ rows }: Layout, { row, text }: Segment): boolean {
  if (!serial.test(text) || text === text.toUpperCase()) return false
  const beside = [rows[row - 1], rows[row + 1]].map((one) => numberOf(one?.segments[0]?.text))
  // "1. Applicant  2. Co-applicant" heads two columns
  const cells = rows[row]?.segments ?? []
  const isAlone = cells.every((one) => serial.test(one.text) && meaningOfLabel(one.text.replace(serial, '')).unknown === 0)
  return !isAlone || beside.some((number) => Math.abs(number - numberOf(text)) === 1)
}

/** A short line without a figure that speaks of a person, the property, the loan or the bank. */
function headingSubject(layout: Layout, segment: Segment): Subject | null {
  if (closing.test(segment.text)) return 'bank'
  const title = segment.text.replace(partNumber, '').replace(detailsOf, '$1 of ')
  // whose office writes is no section
  if (
    /^\W*(?:o\s*\/\s*o|office)\s+of\s+the\b|^\W*(?:customer|client|buyer|investor)s?\s+(?:relations?|care|services?|support|connect|desk)\b/iu.test(
      title,
    )
  )
    return null
  if (isListed(layout, segment) || !isTitle(title) || wordsIn(title) > longestHeading || /\d{3}|[:=]\s*\S|\s[-–—]\s|[.…·_]{3}/u.test(title))
    return null
  if (bareSchedule.test(title)) return 'property'
  if (withReader.test(title)) return 'co'
  if (meaningOfLabel(title).unknown > 1) return null
  const subject = subjectOf(title)
  // a branch in a letterhead is no section
  return subject === 'bank' ? null : subject
}

/** Whether a segment is the second line of a label that has its value beside its first line. */
const isSecondLine = (layout: Layout, segment: Segment): boolean =>
  (layout.rows[segment.row - 1]?.segments ?? []).some((one) => one.page === segment.page && secondLine(layout, one) === segment)

interface Section {
  left: number
  right: number
  subject: Subject
}

const subjectsByLayout = new WeakMap<Layout, ReadonlyMap<Segment, Subject | null>>()

/** Whom or what the section speaks of in which a cell stands, by the headings above it in its column. */
export function subjectsOf(layout: Layout): ReadonlyMap<Segment, Subject | null> {
  // many rules ask it of one paper
  const known = subjectsByLayout.get(layout) ?? subjectsByHeadings(layout)
  subjectsByLayout.set(layout, known)
  return known
}

function subjectsByHeadings(layout: Layout): ReadonlyMap<Segment, Subject | null> {
  const subjects = new Map<Segment, Subject | null>()
  let sections: Section[] = []
  for (const { segments, index } of layout.rows) {
    const found = segments.map((segment) =>
      isSecondLine(layout, segment) && !bareSchedule.test(segment.text) ? null : headingSubject(layout, segment),
    )
    // whose paper it is, beside its title
    const isHead = index === 0 && segments.length > 1
    const isHeading =
      !isHead && segments.length > 0 && found.every((subject) => subject !== null && subject !== 'developer') && segments.length <= 2
    segments.forEach((segment) => {
      const at = sections.findLast(({ left, right }) => segment.left >= left - columnSlack && segment.left < right)
      subjects.set(segment, at?.subject ?? null)
    })
    if (!isHeading) continue
    const opened = segments.map((segment, at): Section => {
      const alone = segments.length === 1
      const next = segments[at + 1]
      return { left: alone || at === 0 ? 0 : segment.left, right: next?.left ?? Infinity, subject: found[at] ?? 'other' }
    })
    sections = opened
  }
  return subjects
}
