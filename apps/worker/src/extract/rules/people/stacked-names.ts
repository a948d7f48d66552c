import type { Word } from '../../../ocr/model.ts'
import type { Layout, Segment } from '../../layout/layout.ts'
import { ofParentsRow } from '../../labels/label-lines.ts'
import { parentage, personTitles, placeEnd } from '../../names/name-words.ts'
import { peopleIn, personName } from '../../names/names.ts'
import { alignedWithin } from '../../layout/near-cells.ts'

const mostLines = 12
/** A line's height or so may lie between two names of one stack. */
const lineGap = 1.3

const titled = new RegExp(String.raw`^\s*(?:\(?\d{1,2}[.)]\s*)?${personTitles}(?:[.\s]+)(?=\p{Lu})`, 'iu')
/** "R. Selvakumar", "Balasubramanian K": initials before or after, as the south writes names. */
const initialled =
  /^(?:(?:\p{Lu}\.\s?){1,3}\p{Lu}\p{L}{2,}(?:\s\p{Lu}\p{L}{2,})?|\p{Lu}\p{L}{2,}(?:\s\p{Lu}\p{L}{2,})?(?:\s\p{Lu}\.?){1,2})$/u
/** What a cell says of the person it named: parentage, age, numbers of hers; where she lives ends the stack. */
const ofPerson =
  /^\s*(?:\(?(?:pan|aadhaar|aadhar|uid|age[ds]?|mobile|mob|cell|phone|ph|contact|[sdwc]\s*\/\s*o|son|daughter|wife|husband)\b|[A-Z]{5}\d{4}[A-Z]\b|[X\d][\dX\s-]{5,}$)/iu

/** Behind a name that stands for itself; a verb would make it a sentence. */
const standsAlone = new RegExp(String.raw`^\s*(?:$|[,;.(]|${parentage}|son\b|daughter\b|wife\b|aged\b|and\b|&)`, 'iu')

/** "& Shri B", "and LATA RAO": what joins a line to the name above it shows a name too. */
const joined = /^\s*(?:&|\+|and\b|एवं|व(?=\s))\s*(?=\p{Lu}|[\p{Script=Devanagari}])/iu
const isJoined = ({ text }: Segment): boolean => joined.test(text) && /\s/u.test(personName(text.replace(joined, '')) ?? '')

const isName = ({ text }: Segment): boolean =>
  (titled.test(text) && standsAlone.test(text.slice(peopleIn(text)[0]?.end ?? 0))) ||
  (initialled.test(text.replace(/[,;.]$/u, '')) && !placeEnd.test(text) && personName(text) !== null)

/** The names that stand in one column below a name: "Shri. A" over "Smt. B", lines of the first one's parentage or PAN between them; `inColumn` where other columns stand beside it. */
export function namesBelow(words: readonly Word[], { rows }: Layout, inColumn: boolean): string[] {
  const [first, last] = [words[0], words.at(-1)]
  const own = rows.flatMap(({ segments }) => segments).find((segment) => last && segment.words.includes(last))
  if (!first || !own) return []
  const left = own.words.includes(first) ? (first.level?.x ?? own.left) : own.left
  const names: string[] = []
  let { bottom } = own
  let goesOn = /(?:\b\p{Lu}{2,4}|,)\s*$/u.test(own.text)
  for (const row of rows.slice(own.row + 1, own.row + 1 + mostLines)) {
    const next = row.segments.find((one) => Math.abs(one.left - left) < alignedWithin)
    // a label beside the line asks for somebody else
    const isOthers =
      row.segments.some((one) => one.left < left - alignedWithin && ofParentsRow.test(one.text)) ||
      (!inColumn && row.segments.some((one) => one.left < left - alignedWithin))
    if (!next || isOthers || next.page !== own.page || next.top - bottom > (next.bottom - next.top) * lineGap) break
    if (isName(next) || isJoined(next)) names.push(next.text.replace(joined, ''))
    else if (!ofPerson.test(next.text) && !goesOn) break
    goesOn = /,\s*$|\b(?:PAN|aged|about)\s*$/iu.test(next.text)
    bottom = next.bottom
  }
  return names
}
