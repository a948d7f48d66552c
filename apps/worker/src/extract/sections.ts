import { subjectOf, type Subject } from './label-fields.ts'
import { meaningOfLabel } from './label-words.ts'
import type { Layout, Segment } from './layout.ts'

const longestHeading = 9
const columnSlack = 0.03
const closing = /^(?:(?:with\s+)?(?:warm|kind|best|thanks)?\s*(?:and\s+)?(?:regards|thanks|yours|sincerely|rgds)|भवदीय)/iu

const wordsIn = (text: string): number => text.split(/\s+/u).length

/** A short line without a figure that speaks of a person, the property, the loan or the bank. */
function headingSubject(segment: Segment): Subject | null {
  if (closing.test(segment.text)) return 'bank'
  const title = segment.text.replace(/^(?:part|section|schedule|annexure)?\s*[-–]?\s*\(?[A-Z0-9IVX]{1,3}[.):-]\s*/u, '')
  if (wordsIn(title) > longestHeading || /\d{3}|[:=]\s*\S|\s[-–—]\s/u.test(title) || meaningOfLabel(title).unknown > 1) return null
  const subject = subjectOf(title)
  // a branch in a letterhead is no section
  return subject === 'bank' ? null : subject
}

interface Section {
  left: number
  right: number
  subject: Subject
}

/** Whom or what the section speaks of in which a cell stands, by the headings above it in its column. */
export function subjectsOf(layout: Layout): ReadonlyMap<Segment, Subject | null> {
  const subjects = new Map<Segment, Subject | null>()
  let sections: Section[] = []
  for (const { segments } of layout.rows) {
    const found = segments.map(headingSubject)
    const isHeading = segments.length > 0 && found.every((subject) => subject !== null && subject !== 'developer') && segments.length <= 2
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
