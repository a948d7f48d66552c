import type { IntakeKey } from '@parakh/contracts'
import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../candidate.ts'
import type { Labelled } from '../labels/labelled.ts'
import { alignedWithin } from '../layout/near-cells.ts'
import type { PaperKind } from '../kinds/paper-kind.ts'
import { floorsIn, groundAlone, storeysIn } from './sanction/floors.ts'
import { floorsByHead } from './sanction/floors-by-head.ts'
import { numbersAndDates } from './sanction/numbers.ts'
import { planAreasOf } from './sanction/plan-areas.ts'
import { planTable } from './sanction/plan-table.ts'
import { usageOf } from './sanction/usage.ts'
import { allMatches } from '../all-matches.ts'

const planWords =
  /\b(?:permit|permission|sanction(?!\s+(?:of\s+)?(?:the\s+)?(?:home\s+|housing\s+)?loan)\w*|approv(?:ed|al)|plans?|(?:from|by)\s+(?:the\s+)?(?:\p{L}+\s+){0,3}municipality|in\s+terms\s+of)\b|\bmap\b[^;\n]{0,40}\bpassed\b/iu
const proposedBefore =
  /\bpropos\w*(?![^.;\n]*\b(?:approved|sanctioned|permitted|allowed)\s+for\s*$)(?:[^.;\n]|(?<=\b(?:sq|ft|s|sft|mts?|mtrs?|yds?))\.|\.(?=\d)){0,40}$|\bone\s+more\s+floor[^.;\n]{0,24}$|\bto\s+be\s+(?:built|constructed)[^.;\n]{0,20}$|\b(?:(?:intend|plan|want|wish)(?:s|es|ing)?\s+to|will)\s+(?:construct|build|erect)\s+(?:an?\s+|the\s+)?(?:new\s+)?$|\b(?:purpose|loan)\b[^.;\n]{0,30}\bconstruction\s+of\s+(?:an?\s+|the\s+)?(?:residential\s+)?(?:house|building)?\s*$|\b(?:applied|asked|sought|requested)\s+(?:for\s+)?(?:\w+\s+){0,2}$|\b(?:submitted|tendered)\s+for\s*$|\bappl(?:ied|ying)\s+for\s+(?:the\s+|a\s+)?permission\s+(?:to\s+(?:construct|build|erect)|for\s+(?:the\s+)?construction\s+of)\s+(?:an?\s+|the\s+)?$|\bas\s+against\s*$/iu
const proposedAfter =
  /^[^.;\n\t(]{0,12}\bpropos(?!\p{L}*\s*:)|^\s*(?:floors?\s+)?(?:as\s+)?(?:submitted|applied(?:\s+for)?|asked(?:\s+for)?|sought|requested)\b/iu
/** What stands there already is not what the permit allows. */
const builtBefore = /\bexisting\b[^.;\n]{0,20}$/iu
/** Words right around the floors that say by whose leave they are. */
const allowedBefore = /\b(?:sanction\w*|permi\w+|approv\w+|licen[cs]e)\b[^.;]{0,40}$/iu
/** In a mail the word itself must say so: a flat's building is told there too. */
const saidAllowed =
  /\b(?:plan|building|map)\s+(?:approval|sanction|permit)\b[^;\n]{0,70}\bfor\s*$|\b(?:map|plan)\b[^;\n]{0,60}?\b(?:approved|sanctioned|passed)\b(?:(?!\bbut\b)[^;\n]){0,100}$|\b(?:sanctioned|approved|permitted)\W*(?:(?:plan|floors?)\W*)?(?:(?:for|is|as)\W*)?$/iu
const asPlanned =
  /^[^.;]{0,60}?\b(?:as\s+per|in\s+accordance\s+with|according\s+to|vide|under)\b[^.;]{0,30}?\b(?:sanction\w*|permi\w+|approv\w+|licen[cs]e)\b/iu
const builtAfter = /^\s*(?:built|existing|constructed|as\s+built)/iu
const statementEnd = /;|(?<!\b(?:nos?|sri|smt|dt|sy|mr|mrs|m\/s|dr|rs|p|sh|sq|ft|sft|mts?|mtrs?|yds?))\.\s+(?=\p{Lu})/giu
const told = { before: 160, after: 120 }

/** The words of the same statement before and after a stretch of text. */
function around(text: string, { start, end }: { start: number; end: number }): { before: string; after: string } {
  const lead = text.slice(Math.max(0, start - told.before), start)
  const cut = Math.max(0, ...allMatches(lead, statementEnd).map((match) => match.index + match[0].length))
  return { before: lead.slice(cut), after: text.slice(end, end + told.after).split(statementEnd)[0] ?? '' }
}

/** A table of floors has the ground's in its first row. */
const listsFloors = /(?:^|\n)\W*first\s+floor\t/iu

/** "Ground" beside "Upper floors": headings of how many there are of each. */
const hasUpper = ({ layout }: Paper, { row }: Labelled): boolean =>
  layout.rows[row]?.segments.some(({ text }) => /^\W*upper\s+floors?\W*$/iu.test(text)) ?? false

function labelledFloors(paper: Paper): Candidate[] {
  return paper.labelled.flatMap((one): Candidate[] => {
    if (one.key !== 'floors_sanctioned' && one.key !== 'floors_proposed') return []
    const [told] = floorsIn(one.value)
    const value =
      told?.value ??
      (paper.kind === 'sanction'
        ? (storeysIn(one.value) ?? (listsFloors.test(paper.flow.text) || hasUpper(paper, one) ? null : groundAlone(one.value)))
        : null)
    if (!value || one.place === 'inline' || /\bpropos/iu.test(one.value)) return []
    const fits = one.key === 'floors_proposed' || paper.kind === 'sanction' || paper.kind === 'form'
    if (!fits) return []
    const signs: Sign[] = [...labelSigns(one), ...(paper.kind === 'sanction' ? (['kind_fits'] as const) : [])]
    return [{ key: one.key, value, words: one.words, signs, paper }]
  })
}

const floorsHead =
  /^\W*(?:no\.?\s+of\s+|number\s+of\s+)?(?:floors?|store?ys?|stories)\s+(?:sanctioned|permitted|approved|allowed)\W*$|^\W*(?:sanctioned|permitted|approved)\s+(?:floors?|store?ys?)\W*$/iu

/** "Ground" below its head: the word is a label elsewhere. */
const groundBelow = (paper: Paper): Candidate[] =>
  paper.layout.rows.flatMap(({ segments, index }) =>
    segments.flatMap((head): Candidate[] => {
      const below = paper.layout.rows[index + 1]?.segments.find(({ left }) => Math.abs(left - head.left) < alignedWithin)
      const value = below && below.page === head.page && floorsHead.test(head.text) ? groundAlone(below.text) : null
      return below && value ? [{ key: 'floors_sanctioned', value, words: below.words, signs: ['label_above', 'kind_fits'], paper }] : []
    }),
  )

const upperFloors = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const shortNames: Readonly<Record<string, string>> = { first: 'f', second: 's', third: 't' }
const hindiNames: Readonly<Record<string, string>> = { first: 'प्रथम', second: 'द्वितीय', third: 'तृतीय' }
/** "First floor", "First 82.50 sq. m.", "FF 1,820 sq. ft." */
function floorNamed(name: string): RegExp {
  const area = String.raw`\s*[:=–-]?\s*\d[\d,.]*\s*(?:sq|m2|m²|s\.?ft)`
  const short = shortNames[name] ? String.raw`|\b${shortNames[name]}\.?\s?f\.?(?=${area})` : ''
  const local = hindiNames[name] ? String.raw`|(?<![\p{L}\p{M}])${hindiNames[name]}\s*(?:तल|मंजिल)` : ''
  return new RegExp(String.raw`\b${name}(?:\s*floor|\s*\t|${area})${short}${local}`, 'iu')
}

/** The floors that a permit lists one by one: "Ground floor 850 sq. ft., First floor 700 sq. ft." */
function listedFloors(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const [ground] = allMatches(
    text,
    /\bground\s+floor\b|(?:^|[\n\t])\W*(?:\d\W+)?ground(?=\t)|\bg\.?\s?f\b|भूतल|\bground(?=\s*[:=–-]?\s*\d+(?:\.\d+)?\s*(?:sq|m2|m²|s\.?ft))|\bparking\s*\(ground(?:\s+floor)?\)/giu,
  )
  const [stilt] = allMatches(text, /\bstilt\b/giu)
  const first = ground ?? stilt
  const tops = upperFloors.map((name) => floorNamed(name).exec(text))
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
  const found = [...labelledFloors(paper), ...(own ? [...groundBelow(paper), ...floorsByHead(paper)] : [])]
  const proposed: { value: string; start: number; end: number }[] = []
  for (const one of floorsIn(text)) {
    const { before, after } = around(text, one)
    const isProposed = proposedBefore.test(before) || proposedAfter.test(after)
    if (isProposed) proposed.push(one)
    else if (
      (!builtAfter.test(after) || asPlanned.test(after)) &&
      !builtBefore.test(before) &&
      (own || planWords.test(after) || planWords.test(before)) &&
      // a mail and a bill tell what is built
      ((paper.kind !== 'mail' && paper.kind !== 'tax') || saidAllowed.test(before))
    )
      found.push(
        fromFlow(paper, paper.flow, 'floors_sanctioned', one.value, one, [
          own || allowedBefore.test(before) || asPlanned.test(after) ? 'clause' : 'clause_loose',
          'shaped',
        ]),
      )
  }
  const isTold = found.some(({ key }) => key === 'floors_sanctioned')
  // what a permit's subject proposes is what it permits, unless it says otherwise
  const key = own && !isTold ? 'floors_sanctioned' : 'floors_proposed'
  found.push(...proposed.map((one) => fromFlow(paper, paper.flow, key, one.value, one, ['clause'])))
  return own && found.length === 0 ? listedFloors(paper) : found
}

/** What a table says that sets the proposed beside the sanctioned. */
function tabled(paper: Paper): Candidate[] {
  const table = planTable(paper.layout)
  // a tax bill lists floors, too
  if (!table || !(table.isNamed || paper.kind === 'sanction')) return []
  const floorsOf = (key: IntakeKey, cell: { text: string; words: Candidate['words'] } | null): Candidate[] => {
    const [value] = cell ? floorsIn(cell.text) : []
    return cell && value ? [{ key, value: value.value, words: cell.words, signs: ['plan_table', 'shaped'], paper }] : []
  }
  const { land, total } = table.sanctioned
  return [
    ...(land
      ? [
          {
            key: 'land_area_plan' as const,
            value: land.text,
            words: land.words,
            signs: ['plan_table', 'kind_fits'] satisfies Sign[],
            paper,
          },
        ]
      : []),
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

const agreements: ReadonlySet<PaperKind> = new Set<PaperKind>(['buyer_agreement', 'agreement_to_sell', 'allotment', 'possession'])
const ofBuilding = /\b(?:building|tower|block|wing|project|complex|scheme|structure)s?\b[^.;]{0,110}$/iu
const otherFloors = /\b(?:existing|future|additional|further|more)\b[^.;]{0,40}$/iu

/** Floors of the building that a builder tells beside its sanction, in a statement of their own. */
function floorsOfBuilding(paper: Paper): Candidate[] {
  if (!agreements.has(paper.kind)) return []
  const told = floorsIn(paper.flow.text).filter((one) => {
    const { before } = around(paper.flow.text, one)
    return ofBuilding.test(before) && !otherFloors.test(before)
  })
  const [first] = told
  const isOne = new Set(told.map(({ value }) => value)).size === 1
  return first && isOne ? [fromFlow(paper, paper.flow, 'floors_sanctioned', first.value, first, ['clause_loose', 'shaped'])] : []
}

/** What the sanctioned plan says: its number, date, floors and uses. */
export function sanctionOf(paper: Paper): Candidate[] {
  const table = tabled(paper)
  // a table that sets both beside each other is surer than what stands near a word
  const others = floors(paper).filter(({ key }) => !table.some((one) => one.key === key))
  const numbers = numbersAndDates(paper)
  const isTold = [...others, ...table].some(({ key }) => key === 'floors_sanctioned')
  const built = isTold || numbers.length === 0 ? [] : floorsOfBuilding(paper)
  return [...numbers, ...others, ...built, ...usageOf(paper), ...planAreasOf(paper), ...table]
}
