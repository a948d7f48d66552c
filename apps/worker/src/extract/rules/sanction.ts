import type { IntakeKey } from '@parakh/contracts'
import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../candidate.ts'
import { floorsIn } from './sanction/floors.ts'
import { numbersAndDates } from './sanction/numbers.ts'
import { planAreasOf } from './sanction/plan-areas.ts'
import { planTable } from './sanction/plan-table.ts'

const planWords =
  /\b(?:permit|permission|sanction(?!\s+(?:of\s+)?(?:the\s+)?(?:home\s+|housing\s+)?loan)\w*|approv(?:ed|al)|plans?|municipality|in\s+terms\s+of)\b/iu
const proposedBefore = /\bpropos\w*[^.;\n]{0,30}$|\bone\s+more\s+floor[^.;\n]{0,24}$|\bto\s+be\s+(?:built|constructed)[^.;\n]{0,20}$/iu
const proposedAfter = /^[^.;\n(]{0,12}\bpropos/iu
const builtAfter = /^\s*(?:built|existing|constructed|as\s+built)/iu
const statementEnd = /;|(?<!\b(?:nos?|sri|smt|dt|sy|mr|mrs|m\/s|dr|rs|p|sh))\.\s+(?=\p{Lu})/giu
const told = { before: 160, after: 120 }

/** The words of the same statement before and after a stretch of text. */
function around(text: string, { start, end }: { start: number; end: number }): { before: string; after: string } {
  const lead = text.slice(Math.max(0, start - told.before), start)
  const cut = Math.max(0, ...[...lead.matchAll(statementEnd)].map((match) => match.index + match[0].length))
  return { before: lead.slice(cut), after: text.slice(end, end + told.after).split(statementEnd)[0] ?? '' }
}

function labelledFloors(paper: Paper): Candidate[] {
  return paper.labelled.flatMap((one): Candidate[] => {
    if (one.key !== 'floors_sanctioned' && one.key !== 'floors_proposed') return []
    const [first] = floorsIn(one.value)
    if (!first || one.place === 'inline' || /\bpropos/iu.test(one.value)) return []
    const fits = one.key === 'floors_proposed' || paper.kind === 'sanction' || paper.kind === 'form'
    if (!fits) return []
    const signs: Sign[] = [...labelSigns(one), ...(paper.kind === 'sanction' ? (['kind_fits'] as const) : [])]
    return [{ key: one.key, value: first.value, words: one.words, signs, paper }]
  })
}

/** The floors that a permit lists one by one: "Ground floor 850 sq. ft., First floor 700 sq. ft." */
function listedFloors(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const [ground] = text.matchAll(/\bground\s+floor\b|\bg\.?\s?f\b|भूतल/giu)
  const [stilt] = text.matchAll(/\bstilt\b/giu)
  const first = ground ?? stilt
  const tops = ['first', 'second', 'third', 'fourth', 'fifth'].map((name) =>
    new RegExp(String.raw`\b${name}\s*(?:floor|\t)`, 'iu').exec(text),
  )
  const missing = tops.indexOf(null)
  const upper = missing < 0 ? tops.length : missing
  const top = tops[upper - 1]
  if (!first || !top) return []
  const span = { start: first.index, end: first.index + first[0].length }
  return [fromFlow(paper, paper.flow, 'floors_sanctioned', `${ground ? 'G' : 'S'}+${upper}`, span, ['clause_loose', 'kind_fits'])]
}

function floors(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const own = paper.kind === 'sanction'
  const found = labelledFloors(paper)
  const proposed: { value: string; start: number; end: number }[] = []
  for (const one of floorsIn(text)) {
    const { before, after } = around(text, one)
    const isProposed = proposedBefore.test(before) || proposedAfter.test(after)
    if (isProposed) proposed.push(one)
    else if (!builtAfter.test(after) && (own || planWords.test(after) || planWords.test(before)) && paper.kind !== 'mail')
      found.push(fromFlow(paper, paper.flow, 'floors_sanctioned', one.value, one, [own ? 'clause' : 'clause_loose', 'shaped']))
  }
  const isTold = found.some(({ key }) => key === 'floors_sanctioned')
  // what a permit's subject proposes is what it permits, unless it says otherwise
  const key = own && !isTold ? 'floors_sanctioned' : 'floors_proposed'
  found.push(...proposed.map((one) => fromFlow(paper, paper.flow, key, one.value, one, ['clause'])))
  return own && found.length === 0 ? listedFloors(paper) : found
}

const usages: readonly (readonly [string, RegExp])[] = [
  ['Mixed use', /\bmixed\b/iu],
  ['Residential', /\bresiden|\bdwelling|आवासीय/iu],
  ['Commercial', /\bcommercial|\bshop|\boffice|व्यावसायिक/iu],
  ['Industrial', /\bindustr/iu],
  ['Institutional', /\binstitution/iu],
  ['Agricultural', /\bagricult/iu],
]
const uses = String.raw`(?<use>residential|commercial|industrial|institutional|mixed(?:\s+(?:residential|land))?)`
const usageClauses = [
  new RegExp(String.raw`\b(?:permit|permission|sanction\w*|approved)\b[^;]{0,70}?\bfor\s+${uses}\s+(?:use|purposes?)`, 'giu'),
  new RegExp(String.raw`\b(?:used|use)\b[^.;]{0,16}\b(?:for|as)\s+${uses}\b`, 'giu'),
]
/** "As per the Development Plan the land falls in the Residential Zone", and the other way round. */
const cdpClauses = [
  new RegExp(
    String.raw`\b(?:master|development|zonal|comprehensive)\s+(?:development\s+)?plan\b[^.;]{0,60}?\b${uses}\s+(?:use\s+)?(?:zone|area|use|belt)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b${uses}\s+(?:use\s+)?(?:zone|area|belt)\b[^.;]{0,50}?\b(?:master|development|zonal|comprehensive|c\.?d\.?p\.?)\b`,
    'giu',
  ),
]
/** In a permit alone: whatever it lets somebody build is its use. */
const permitClauses = [
  new RegExp(String.raw`\bfor\s+(?:the\s+)?${uses}\s+(?:use|purposes?)`, 'giu'),
  new RegExp(
    String.raw`\b(?:construct\w*|erect\w*|storied|storeyed|of)\s+(?:of\s+)?(?:an?\s+)?(?:new\s+)?(?:individual\s+)?${uses}\s+(?:building|house|dwelling|apartment)`,
    'giu',
  ),
]
const useLabel =
  /^(?:\W*\(?\w{1,2}[.)]\s*)?(?:(?:proposed|permitted|approved|sanctioned|nature\s+of|type\s+of|purpose\s+of)\s+)*(?:building\s+)?(?:use|usage|occupancy|purpose|उपयोग|वापर)(?:\s+(?:of|for)\s+(?:the\s+)?(?:building|premises|construction|plan))?(?:\s*(?:permitted|approved|sanctioned|group|type))?\W*$/iu
const latinOf = (text: string): string => text.replace(/^.*\p{Script=Devanagari}[^/]*\/\s*/u, '')

/** The use at its label in a permit. */
function useCells(paper: Paper): Candidate[] {
  if (paper.kind !== 'sanction') return []
  return paper.layout.rows.flatMap(({ segments }) =>
    segments.flatMap((cell, at): Candidate[] => {
      const [label = '', inner = ''] = cell.text.split(/\s*[:=]\s*/u)
      const beside = inner === '' ? segments[at + 1] : cell
      const value = usages.find(([, pattern]) => pattern.test(inner === '' ? (beside?.text ?? '') : inner))?.[0]
      if (!beside || !value || !useLabel.test(latinOf(label))) return []
      return [{ key: 'usage_approved_as_per_plan', value, words: beside.words, signs: ['label', 'kind_fits'], paper }]
    }),
  )
}

function usage(paper: Paper): Candidate[] {
  const keys: readonly IntakeKey[] = ['usage_approved_as_per_plan', 'usage_as_per_cdp']
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    if (!keys.includes(one.key) || one.place === 'inline') return []
    const value = usages.find(([, pattern]) => pattern.test(one.value))?.[0]
    const fits = one.key === 'usage_as_per_cdp' || paper.kind === 'sanction'
    return value ? [{ key: one.key, value, words: one.words, signs: [...labelSigns(one), fits ? 'kind_fits' : 'kind_odd'], paper }] : []
  })
  const own = paper.kind === 'sanction'
  const tellIn = (patterns: readonly RegExp[], signs: readonly Sign[], key: IntakeKey = 'usage_approved_as_per_plan'): Candidate[] =>
    patterns.flatMap((pattern) =>
      [...paper.flow.text.matchAll(pattern)].flatMap((match) => {
        const value = usages.find(([, one]) => one.test(match.groups?.['use'] ?? ''))?.[0]
        const span = { start: match.index, end: match.index + match[0].length }
        return value ? [fromFlow(paper, paper.flow, key, value, span, signs)] : []
      }),
    )
  const told = [...tellIn([usageClauses[0] ?? /$^/u], ['clause']), ...(own ? tellIn(usageClauses.slice(1), ['clause', 'kind_fits']) : [])]
  const cells = useCells(paper)
  const sure = [...labelled, ...cells, ...told, ...tellIn(cdpClauses, ['clause'], 'usage_as_per_cdp')]
  return own && !sure.some(({ key }) => key === 'usage_approved_as_per_plan')
    ? [...sure, ...tellIn(permitClauses, ['clause_loose', 'kind_fits'])]
    : sure
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
  const others = floors(paper).filter(({ key }) => !table.some((one) => one.key === key))
  return [...numbersAndDates(paper), ...others, ...usage(paper), ...planAreasOf(paper), ...table]
}
