import type { Paper } from '../candidate.ts'
import { isOthers } from '../labels/label-owners.ts'
import { wordsBetween } from '../layout/layout.ts'
import { officeWords } from '../rules/contact.ts'
import { isOfWriter } from '../rules/contact/borrowers-own-mail.ts'
import { isInCoColumn } from '../rules/contact/co-column.ts'
import { isOutsidersCell } from '../rules/contact/outsiders-cell.ts'
import { isInSellersColumn } from '../rules/contact/sellers-column.ts'
import { numbersNamed } from '../rules/contact/named-behind.ts'
import { numbersOfPersonMet } from '../rules/contact/person-met.ts'
import { subjectsOf } from '../layout/sections.ts'
import type { Mention } from './mentions.ts'

const reach = 60

/** The words of a sentence before a number, also of the line above where that is no label's. */
function saidBefore(text: string, start: number): string {
  const line = text.lastIndexOf('\n', start - 1) + 1
  const above = text.slice(text.lastIndexOf('\n', line - 2) + 1, line)
  return text.slice(Math.max(/[:\t]/u.test(above) ? line : 0, start - reach), start).replace(/\n/gu, ' ')
}

/** "A (father of purchaser) 98…", "Through POA holder: A, Ph 98…": who stands in for another. */
const standsIn =
  /\([^()\n]{0,16}\b(?:father|mother|brother|sister|son|daughter|wife|husband|friend|relative|representative|attorney|p\.?o\.?a|g\.?p\.?a)\b[^()\n]{0,30}\)\W*(?:\b(?:mob(?:ile)?|ph(?:one)?|cell|contact|m)\b\W*(?:no\b\W*)?)?$|\b(?:p\.?o\.?a|g\.?p\.?a|attorney)\b\.?(?:\s+holder)?\s*[:–-][^;\n]{0,120}$|\b(?:alternate|alternative|another|or)\b[^.;\n]{0,20}\b(?:of|with|from)\s+(?:his\s+|her\s+|their\s+|the\s+)?(?:son|daughter|brother|sister|father|mother|wife|husband|nephew|cousin|friend)\W*$/iu
/** The line before a number. */
const lineBefore = (text: string, start: number): string => text.slice(text.lastIndexOf('\n', start - 1) + 1, start)

/** "Cell 98… (FIRST PARTY / VENDOR)", "98…, hereinafter called the Seller": the side whose party ends behind a number. */
const calledBehind = /^[\s,.]*(?:\((?<role>[^()]{4,60})\)|here(?:in)?after\s+(?<called>[^.;()]{4,90}))/iu
const sellersRole = /\b(?:vendors?|sellers?|transferors?|donors?|lessors?|promoters?|developers?|builders?|land\s*owners?)\b/iu
const buyersRole = /\b(?:vendees?|purchasers?|buyers?|transferees?|donees?|lessees?|allott?ees?)\b/iu
function endsSeller(text: string, end: number): boolean {
  const { role = '', called = '' } = calledBehind.exec(text.slice(end, end + 120))?.groups ?? {}
  return sellersRole.test(role + called) && !buyersRole.test(role + called)
}

/** Tells of a number with what stands around it whether it is an office's, a helper's or another party's: by the sentence, the cell beside or above, or the section. */
export function othersPhones(paper: Paper): (mention: Mention, around: readonly string[]) => boolean {
  const { layout, flow } = paper
  const others = new Set(
    [...subjectsOf(layout)].flatMap(([{ words }, subject]) => (isOthers(subject) ? words : [])).concat([...numbersOfPersonMet(paper)]),
  )
  const ofNamed = numbersNamed(paper).filter(({ is }) => is === 'other')
  return ({ start, end }, around) => {
    const labels = around.flatMap((fact) => /^label(?: above)?:(.+)$/u.exec(fact)?.[1] ?? [])
    const words = wordsBetween(flow, start, end)
    return (
      officeWords.test(saidBefore(flow.text, start)) ||
      standsIn.test(lineBefore(flow.text, start)) ||
      endsSeller(flow.text, end) ||
      isOfWriter(paper, start) ||
      labels.some((word) => officeWords.test(word)) ||
      isInCoColumn(paper, words) ||
      isInSellersColumn(paper, words) ||
      isOutsidersCell(paper, flow.text.slice(start, end)) ||
      ofNamed.some(({ match: { index = 0, 0: number } }) => index < end && start < index + number.length) ||
      words.some((word) => others.has(word))
    )
  }
}
