import type { IntakeKey } from '@parakh/contracts'
import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../candidate.ts'
import { datesIn } from '../measures.ts'

const permit =
  /\b(?:building\s+(?:permit|permission|plan|sanction)|permit|plan\s+(?:sanction|approval|permit)|sanction(?:ed)?\s+(?:plan|letter|order|memo)?|approved\s+(?:plan|map)|(?:plan|map)\s+(?:approved|sanctioned|passed))\b[^.;\n]{0,40}?\b(?:no|number|memo|vide|ref)\b\.?\s*[:\-–]?\s*((?=[\w/\-.() ]*\d)[A-Z0-9][\w/\-.()]*\w)/giu
const ownNumber =
  /\b(?:case|permit|permission|sanction|order|file|bp|memo|letter|approval|licen[cs]e|proceeding)\s*(?:no|number|id)\b\.?\s*[:\-–=]?\s*((?=[\w/\-.() ]*\d)[A-Z0-9][\w/\-.()]*\w)/giu
const dateReach = 45
const notBuilding = /\b(?:licen[cs]e\s+for\s+the\s+colony|rera|receipt|deed|document|cheque|diverted|diversion)\b[^.;]{0,40}$/iu

function numbersAndDates(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const own = paper.kind === 'sanction'
  const found: Candidate[] = []
  for (const [pattern, signs] of [
    [permit, ['clause']],
    ...(own ? [[ownNumber, ['clause', 'kind_fits']] as const] : []),
  ] as readonly (readonly [RegExp, readonly Sign[]])[]) {
    for (const match of text.matchAll(pattern)) {
      const number = match[1] ?? ''
      if (datesIn(number).length > 0 || notBuilding.test(text.slice(Math.max(0, match.index - 60), match.index + 12))) continue
      const end = match.index + match[0].length
      found.push(fromFlow(paper, paper.flow, 'sanction_approval_no', number, { start: end - number.length, end }, signs))
      const after = text.slice(end, end + dateReach)
      const date = datesIn(after)[0]
      if (date && /\b(?:dated?|dt|of|on)\b|^\W*$/iu.test(after.slice(0, date.start))) {
        found.push(
          fromFlow(paper, paper.flow, 'sanction_number_date', date.text, { start: end + date.start, end: end + date.end }, [
            ...signs,
            'shaped',
          ]),
        )
      } else if (own) found.push(...headDate(paper))
      if (own) break
    }
    if (found.length > 0) break
  }
  return found
}

const headLength = 700

/** The date in the head of a permit that stands beside its numbers. */
function headDate(paper: Paper): Candidate[] {
  const match = /\bdated?\b\s*[:\-.]?\s*/iu.exec(paper.flow.text.slice(0, headLength))
  const after = match ? match.index + match[0].length : 0
  const date = match ? datesIn(paper.flow.text.slice(after, after + 24))[0] : undefined
  return date
    ? [
        fromFlow(paper, paper.flow, 'sanction_number_date', date.text, { start: after + date.start, end: after + date.end }, [
          'position',
          'kind_fits',
          'shaped',
        ]),
      ]
    : []
}

const ordinals = 'ground first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const counts = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const plusFloors = /(?<![\w+])(?:\d?B\s*\+\s*)?(?:(?:S|P|LG|UG|G)\s*\+\s*)+\d{1,2}(?!\w)/gu
const stiltAndUpper = /\bstilt\s*(?:floor\s*)?(?:\+|plus|and|&)\s*(\d{1,2})\b/giu
const groundAndUpper = new RegExp(
  String.raw`\bground\s*(?:floor)?\s*(?:\+|plus|and|&)\s*(?<count>${counts.join('|')}|\d{1,2})\s*(?:upper\s*)?(?:floors?|storeys?|stories)`,
  'giu',
)
const groundAndNamed = new RegExp(
  String.raw`\bground\s*(?:floor)?(?:\s*,\s*(?:${ordinals.join('|')}))*\s*(?:\+|,|and|&)\s*(?<last>${ordinals.slice(1).join('|')})\b\s*(?:floors?)?`,
  'giu',
)

/** Floors as G+2 or S+4, from their short form or from words. */
export function floorsIn(text: string): { value: string; start: number; end: number }[] {
  const found: { value: string; start: number; end: number }[] = []
  for (const match of text.matchAll(plusFloors))
    found.push({ value: match[0].replace(/\s+/gu, ''), start: match.index, end: match.index + match[0].length })
  for (const match of text.matchAll(groundAndUpper)) {
    const word = match.groups?.['count'] ?? ''
    const count = counts.includes(word.toLowerCase()) ? counts.indexOf(word.toLowerCase()) : Number(word)
    found.push({ value: `G+${count}`, start: match.index, end: match.index + match[0].length })
  }
  for (const match of text.matchAll(groundAndNamed)) {
    found.push({
      value: `G+${ordinals.indexOf((match.groups?.['last'] ?? '').toLowerCase())}`,
      start: match.index,
      end: match.index + match[0].length,
    })
  }
  for (const match of text.matchAll(stiltAndUpper))
    found.push({ value: `S+${match[1] ?? ''}`, start: match.index, end: match.index + match[0].length })
  return found
}

const planWords = /\b(?:permit|permission|sanction\w*|approved|plan|municipality|in\s+terms\s+of|under)\b/iu
const proposedBefore = /\bpropos\w*[^.;\n]{0,30}$|\bone\s+more\s+floor[^.;\n]{0,24}$|\bto\s+be\s+(?:built|constructed)[^.;\n]{0,20}$/iu
const proposedAfter = /^[^.;\n(]{0,12}\bpropos/iu
const builtAfter = /^\s*(?:built|existing|constructed|as\s+built)/iu

function floors(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const found: Candidate[] = []
  for (const one of paper.labelled) {
    if (one.key !== 'floors_sanctioned' && one.key !== 'floors_proposed') continue
    const [first] = floorsIn(one.value)
    if (!first || one.place === 'inline' || /\bpropos/iu.test(one.value)) continue
    const sanctioned = one.key === 'floors_proposed' || paper.kind === 'sanction' || paper.kind === 'form'
    if (sanctioned)
      found.push({
        key: one.key,
        value: first.value,
        words: one.words,
        signs: [...labelSigns(one), ...(paper.kind === 'sanction' ? (['kind_fits'] as const) : [])],
        paper,
      })
  }
  for (const one of floorsIn(text)) {
    const before = text.slice(Math.max(0, one.start - 70), one.start)
    const after = text.slice(one.end, one.end + 120)
    if (proposedBefore.test(before) || proposedAfter.test(after))
      found.push(fromFlow(paper, paper.flow, 'floors_proposed', one.value, one, ['clause']))
    else if (
      !builtAfter.test(after) &&
      (paper.kind === 'sanction' || planWords.test(after) || planWords.test(before)) &&
      paper.kind !== 'mail'
    ) {
      found.push(
        fromFlow(paper, paper.flow, 'floors_sanctioned', one.value, one, [paper.kind === 'sanction' ? 'clause' : 'clause_loose', 'shaped']),
      )
    }
  }
  return found
}

const usages: readonly (readonly [string, RegExp])[] = [
  ['Mixed use', /\bmixed\b/iu],
  ['Residential', /\bresiden|\bdwelling|आवासीय/iu],
  ['Commercial', /\bcommercial|\bshop|\boffice|व्यावसायिक/iu],
  ['Industrial', /\bindustr/iu],
  ['Institutional', /\binstitution/iu],
  ['Agricultural', /\bagricult/iu],
]
const usageClause =
  /\b(?:permit|permission|sanction\w*|approved)\b[^;]{0,70}?\bfor\s+(residential|commercial|industrial|mixed)\s+(?:use|purposes?)/giu

function usage(paper: Paper): Candidate[] {
  const keys: readonly IntakeKey[] = ['usage_approved_as_per_plan', 'usage_as_per_cdp']
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    if (!keys.includes(one.key) || one.place === 'inline') return []
    const value = usages.find(([, pattern]) => pattern.test(one.value))?.[0]
    const fits = one.key === 'usage_as_per_cdp' || paper.kind === 'sanction'
    return value ? [{ key: one.key, value, words: one.words, signs: [...labelSigns(one), fits ? 'kind_fits' : 'kind_odd'], paper }] : []
  })
  const told = [...paper.flow.text.matchAll(usageClause)].flatMap((match) => {
    const value = usages.find(([, pattern]) => pattern.test(match[1] ?? ''))?.[0]
    return value
      ? [
          fromFlow(paper, paper.flow, 'usage_approved_as_per_plan', value, { start: match.index, end: match.index + match[0].length }, [
            'clause',
          ]),
        ]
      : []
  })
  return [...labelled, ...told]
}

/** What the sanctioned plan says: its number, date, floors and uses. */
export function sanctionOf(paper: Paper): Candidate[] {
  return [...numbersAndDates(paper), ...floors(paper), ...usage(paper)]
}
