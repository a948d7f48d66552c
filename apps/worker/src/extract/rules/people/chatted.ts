import type { Paper } from '../../candidate.ts'
import { mobileNumber } from '../../mobile-number.ts'
import { peopleIn } from '../../names/names.ts'
import { toldOf, type ToldPeople } from './told-in-letter.ts'

const caseNumber =
  /\b(?:app(?:lication|l)?|file|case|lan|los|lead|loan|proposal|ref)\b\.?\s*(?:no|id|number|#)?\b[\s.:#–-]*[A-Z/-]{0,10}\d{4,}/iu
const ownPhone = new RegExp(
  String.raw`^\W*(?:(?:mo|mob(?:ile)?|m|ph(?:one)?|cell|contact|tel|no|num(?:ber)?)\b[\s.:–-]*)*(?:${mobileNumber}|[6-9]\d{3}[\s-]\d{3}[\s-]\d{3}|[6-9]\d{2}[\s-]\d{3}[\s-]\d{4})\W*$`,
  'iu',
)
/** "Name Asha Rao s/o Hari Rao", "Customer ka naam Asha Rao hai" as a message begins. */
const nameSaid =
  /^\W*(?:(?:cust(?:omer)?|applicant|party|client|borrower)\s+)?(?:(?:k[aei]\s+)?(?:name|naam|nam|nm)|(?:cust(?:omer)?|applicant|party|client|borrower))\b\s*(?:is\b|hai\b)?[\s:–-]+(?=\p{L})/iu
/** Who is called the borrower is one, whatever the line before asks for. */
const borrower = /\b(?:cust(?:omer)?|applicant|party|client|borrower)\b/iu
const newCase = /\bnew\s+(?:case|file|login|lead)\b|\b(?:case|file)\s+(?:hai|aaya|aayi|from|for|bhej)/iu
/** Whoever is asked for or told of before is not the borrower. */
const others =
  /\b(?:seller|vendor|owner|malik|builder|broker|agent|tenant|kirayedar|guard|key|chabi|contact\s+person|site|visit|witness|guarantor|co[\s-]?(?:app\p{L}*|borrower)|kaun|kisse|kiske|kis|who)\b/iu
const beside = new RegExp(String.raw`[\s,:–-]*(?:\(?\s*(?:(?:mo|mob(?:ile)?|m|ph(?:one)?)\b[\s.:–-]*)?${mobileNumber}\)?)?\W*$`, 'iu')

/** What the note asks for, before whom it is about. */
const asksVisit = /^.*\b(?:arrange|kindly|please|pls|plz|pl|do)\b.*\b(?:visit|valuation|technical|site)\b/iu
const mostNoteLines = 16
const longestNoteLine = 110
const ofLoan = /\b(?:loan|hl|lap|lan|los|bt|top[\s-]?up|valuation|technical|case)\b/iu
const farewell = /^\W*(?:(?:with\s+)?(?:warm|kind|best)?\s*(?:thanks|thx|regards|rgds|yours|sincerely))\b/imu
/** A few short lines without labels or a farewell, as somebody types them on the way. */
const isNote = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    lines.length <= mostNoteLines &&
    ofLoan.test(text) &&
    !lines.some((line) => line.length > longestNoteLine || line.includes('\t') || /^[^:]{2,30}:\s/u.test(line)) &&
    !farewell.test(text)
  )
}

/** In a saved chat or a short note the first name that is a whole line beside the case's number, or with a phone: the borrower's. */
export function chattedPeople({ isChat, flow: { text } }: Pick<Paper, 'isChat' | 'flow'>): ToldPeople[] {
  if (!isChat && !isNote(text)) return []
  const lines = text.split('\n')
  let start = 0
  for (const [at, line] of lines.entries()) {
    const lead = nameSaid.exec(line)?.[0].length ?? 0
    const said = lead > 0 ? peopleIn(line.slice(lead), 'named') : []
    if (said[0]?.start === 0 && /\s/u.test(said[0].name) && (borrower.test(line.slice(0, lead)) || !others.test(lines[at - 1] ?? '')))
      return [toldOf('applicant', said, start + lead, ['told_in_letter'])]
    const people = peopleIn(line, 'named')
    const [first] = people
    const rest = line.slice(people.at(-1)?.end ?? 0)
    const before = lines[at - 1] ?? ''
    const after = lines[at + 1] ?? ''
    const isAlone =
      first !== undefined &&
      first.start <= first.name.length &&
      !/\p{L}{3}/u.test(line.slice(0, first.start)) &&
      beside.exec(rest)?.index === 0
    const isOfCase =
      caseNumber.test(before) || caseNumber.test(after) || newCase.test(before) || ownPhone.test(after) || /\d{5}/u.test(rest)
    if (isAlone && (first.titled || /\s/u.test(first.name)) && isOfCase && !others.test(before.replace(asksVisit, ' ')))
      return [toldOf('applicant', people, start, ['told_in_letter'])]
    start += line.length + 1
  }
  return []
}
