import type { IntakeKey } from '@parakh/contracts'
import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../candidate.ts'
import { numbersAndDates } from './sanction/numbers.ts'
import { planTable } from './sanction/plan-table.ts'

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

/** What a table says that sets the proposed beside the sanctioned. */
function tabled(paper: Paper): Candidate[] {
  const table = planTable(paper.layout)
  if (!table) return []
  const floorsOf = (key: IntakeKey, cell: { text: string; words: Candidate['words'] } | null): Candidate[] => {
    const [value] = cell ? floorsIn(cell.text) : []
    return cell && value ? [{ key, value: value.value, words: cell.words, signs: ['plan_table', 'shaped'], paper }] : []
  }
  const { total } = table.sanctioned
  return [
    ...floorsOf('floors_proposed', table.proposed.floors),
    ...floorsOf('floors_sanctioned', table.sanctioned.floors),
    ...(total
      ? [
          {
            key: 'approved_area_plan_sqft' as const,
            value: total.sqft,
            words: total.words,
            signs: ['plan_table', ...(total.converted ? (['converted'] as const) : [])] satisfies Sign[],
            paper,
          },
        ]
      : []),
  ]
}

/** What the sanctioned plan says: its number, date, floors and uses. */
export function sanctionOf(paper: Paper): Candidate[] {
  const table = tabled(paper)
  // a table that sets both beside each other is surer than what stands near a word
  const told = floors(paper).filter(({ key }) => !table.some((one) => one.key === key))
  return [...numbersAndDates(paper), ...told, ...usage(paper), ...table]
}
