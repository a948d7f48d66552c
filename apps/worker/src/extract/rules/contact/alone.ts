import { subjectOf } from '../../labels/label-fields.ts'
import { speaker } from './claims.ts'

/** What may stand before a number that has a line of its own: "No.", "Nos:", "M -". */
const bareLead = /^\W*(?:(?:nos?|num|number|mb|m|mo|mob(?:ile)?|ph(?:one)?|cell|contact)\b[\s.:–-]*)?$/iu
const bareEnd = /^[\s.,;/)]*$/u
const reach = 9
const startsTelling = /^\W*(?:\p{L}[\p{L}.-]*\s*){1,3}?(?:[:=]|[-–](?=\s))\s*/u
const helper =
  /^\W*(?:contact\s+person|site\s+person|key|builder|broker|agent|dealer|rm|sm|fos|dsa|caretaker|tenant|manager|engineer|guarantor)\b/iu

/** "Name Ravi Menon", "Customer Asha Rao": without any mark. */
const namedLine =
  /^\W*(?:[Nn]ame|NAME|[Nn]aam|[Nn]am|[Nn]m|[Cc]ust(?:omer)?|[Bb]orrower|[Aa]pplicant)\s+(?:\p{Lu}[\p{L}.]*\s?){2,4}(?:,.*|\W*)$/u

const bareName = /^(?:full\s+)?(?:name|nm|naam|nam)$/iu

/** Whom a line of a note speaks of: the words before its colon or dash. */
function toldIn(line: string): ReturnType<typeof subjectOf> {
  if (helper.test(line)) return 'other'
  if (namedLine.test(line)) return 'applicant'
  const label = startsTelling.exec(line)?.[0] ?? ''
  const bare = label.replace(/\W+$/u, '')
  // the name of a note without any other word is the borrower's
  return label === '' ? null : bareName.test(bare) ? 'applicant' : /^co$/iu.test(bare) ? 'co' : subjectOf(bare)
}

/**
 * Whether a number on a line of its own ends the lines that tell of the borrower: "Customer - A", "File no …", "No. 98…". The line
 * right above it must not name another; nor may any of them name who sells or helps.
 */
export function isBelowBorrower(text: string, start: number, end: number): boolean {
  const lines = text.slice(0, start).split('\n')
  const rest = text.slice(end).split('\n', 1)[0] ?? ''
  if (!bareLead.test((lines.pop() ?? '').replace(speaker, '')) || !bareEnd.test(rest)) return false
  let isNear = true
  for (const line of lines.slice(-reach).toReversed()) {
    if (line.trim() === '') return false
    const subject = toldIn(line.replace(speaker, ''))
    if (subject === 'applicant') return true
    if (subject === 'seller' || subject === 'owner' || subject === 'other' || subject === 'developer' || (isNear && subject === 'co'))
      return false
    if (speaker.test(line)) return false
    isNear = false
  }
  return false
}
