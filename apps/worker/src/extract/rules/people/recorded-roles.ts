import { personTitles } from '../../names/name-words.ts'
import { peopleIn } from '../../names/names.ts'
import type { Recorded } from './recorded.ts'

const role = String.raw`(?:applicant|petitioner)s?`
/** "the record be corrected in the name of the applicant": an order that changes the books for whom it calls by a role. */
const forRole = new RegExp(
  String.raw`\b(?:in|to|into)\s+(?:the\s+)?(?:joint\s+)?(?:names?|favou?r)\s+of\s+(?:the\s+)?(?:said\s+|present\s+|above\s+(?:named\s+)?)?${role}(?!['’]?s?\s+(?:father|mother|wife|husband|son|predecessor|vendor))\b(?=\s*(?:[.,;)]|$|in\b|for\b|and\b|over\b|as\b|with\b|after\b|on\b))`,
  'iu',
)
/** Who is called so: "Sri A, S/o B ... Applicant", "the petitioner Smt. A", "Sri A (applicant)". */
const calledSo = [
  new RegExp(String.raw`(?:^|\n)(?:[^\n:]{3,30}:)?\s*([^\n;:]{3,200}?)[\s,]*(?:\.{2,}|…+|_{3,}|-{2,}|[–—])\s*(?:the\s+)?${role}\b`, 'iu'),
  new RegExp(String.raw`((?:${personTitles})\b[^;()\n]{3,160}?)\s*\(\s*(?:hereinafter\s+)?(?:the\s+)?["“‘']?${role}\b`, 'iu'),
  new RegExp(String.raw`\b(?<!\bof\s+the\s+)${role}\s*[,:–-]?\s+((?:${personTitles})\b[^;()\n]{3,160})`, 'iu'),
]

/** Whom an order records by the role that it called him by before. */
export function recordedRoles(text: string): Recorded[] {
  if (!forRole.test(text)) return []
  for (const pattern of calledSo) {
    const match = pattern.exec(text)
    const told = match?.[1] ?? ''
    const people = peopleIn(told)
    if (!match || !people[0]?.sure || people[0].start > 6) continue
    const start = match.index + match[0].indexOf(told)
    const moved = people.map((one) => ({ ...one, start: one.start + start, end: one.end + start }))
    return [{ people: moved, start, end: start + told.length, signs: ['recorded_clause'] }]
  }
  return []
}
