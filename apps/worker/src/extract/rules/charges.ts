import type { IntakeKey } from '@parakh/contracts'
import type { Candidate, Paper, Sign } from '../candidate.ts'
import type { Row } from '../layout.ts'
import { amountAtEnd } from '../measures.ts'
import type { Word } from '../../ocr/model.ts'

const named: readonly (readonly [IntakeKey, RegExp])[] = [
  ['amenities_edc', /^\W*(?:e\W*d\W*c\b|external\s+dev)/iu],
  ['amenities_idc', /^\W*(?:[i1l|]\W*d\W*c\b|internal\s+dev|infrastructure\s+dev)/iu],
  ['amenities_plc', /^\W*(?:p\W*l\W*c\b|pref(?:erential|erred|\.)?\s+loc)/iu],
  ['amenities_car_parking', /\b(?:car\s*park|parking|covered\s+park)/iu],
  ['amenities_power_backup', /\b(?:power\s*back|generator|d\.?g\.?\s*(?:set|back)|genset|inverter)/iu],
]
/** Lines of a price sheet that are no one-time charge of their own. */
const notCharge =
  /\b(?:basic|base|total|sub[\s-]*total|grand|sum|gst|tax|cess|stamp|less|received|paid|payable|balance|due|now|discount|rebate|consideration|price|instal?ment|booking|token|interest|market|guideline|cost\s+of|value|rate|amount\s+(?:paid|due)|fee|duty|rupees|slab|agreement|completion|possession|excavation|foundation|wanted)\b/iu
const chargePapers = new Set(['allotment', 'buyer_agreement', 'possession', 'deed', 'agreement_to_sell', 'other'])
const longestLabel = 70

interface Charge {
  label: string
  amount: number
  words: readonly Word[]
  row: number
}

/** A line of a price sheet: a label, then an amount and nothing else. */
function chargeOf(row: Row): Charge | null {
  const text = row.segments.map((segment) => segment.text).join('\t')
  const end = amountAtEnd(text)
  if (!end || end.amount < 500) return null
  const label = text
    .slice(0, end.start)
    .replace(/\t/gu, ' ')
    .replace(/^[\s•*·▪○●\-–—>]+|^\s*\(?[a-z0-9]{1,2}[.)]\s+/giu, '')
    .replace(/[\s:=\-–—.,|]+$/gu, '')
  const marked = row.segments.length > 1 || /[:=–—-]\s*(?:rs|₹|inr)?\.?\s*$/iu.test(text.slice(0, end.start))
  if (!marked || label.length > longestLabel || !/\p{L}{2,}|\p{L}\W\p{L}\W\p{L}/u.test(label) || /^\d{4}$/u.test(label)) return null
  return { label, amount: end.amount, words: row.segments.flatMap((segment) => segment.words), row: row.index }
}

/** Lines that stand together with at least one known charge: a price sheet. */
function sheetsOf(paper: Paper): Charge[][] {
  const sheets: Charge[][] = []
  let sheet: Charge[] = []
  let missed = 0
  for (const row of paper.layout.rows) {
    const charge = chargeOf(row)
    if (charge) {
      sheet.push(charge)
      missed = 0
    } else if (sheet.length > 0 && (missed += 1) > 1) {
      sheets.push(sheet)
      sheet = []
      missed = 0
    }
  }
  sheets.push(sheet)
  return sheets.filter((one) => one.length >= 2 && one.some(({ label }) => named.some(([, pattern]) => pattern.test(label))))
}

/** Development, location, parking and power charges, and the other one-time charges with their amounts. */
export function chargesOf(paper: Paper): Candidate[] {
  if (!chargePapers.has(paper.kind)) return []
  return sheetsOf(paper).flatMap((sheet): Candidate[] => {
    const others: Charge[] = []
    const found: Candidate[] = []
    for (const charge of sheet) {
      const key = named.find(([, pattern]) => pattern.test(charge.label))?.[0]
      if (key) found.push({ key, value: String(charge.amount), words: charge.words, signs: ['label', 'shaped'], paper })
      else if (!notCharge.test(charge.label)) others.push(charge)
    }
    if (others.length === 0) return found
    const value = others.map(({ label, amount }) => `${label.split(/,|\(/u)[0]?.trim() ?? ''} ${amount}`).join(', ')
    const signs: Sign[] = ['label', ...(others.length > 4 ? (['composed'] as const) : [])]
    return [...found, { key: 'amenities_others', value, words: others.flatMap(({ words }) => words), signs, paper }]
  })
}
