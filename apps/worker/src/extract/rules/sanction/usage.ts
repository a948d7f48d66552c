import type { IntakeKey } from '@parakh/contracts'
import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../../candidate.ts'
import type { Segment } from '../../layout/layout.ts'
import { alignedWithin } from '../../layout/near-cells.ts'
import { isLoanPaper } from '../../kinds/paper-kind.ts'
import { labelsOf } from './label-lines.ts'
import { allMatches } from '../../all-matches.ts'

const usages: readonly (readonly [string, RegExp])[] = [
  ['Mixed use', /\bmixed\b|\bresidential\s*(?:cum|-|&|and|\+|\/)\s*commercial|\bcommercial\s*(?:cum|-|&|and|\+|\/)\s*residential/iu],
  ['Residential', /\bresiden|\bdwelling|\ba+[vw]a+s[iy]+|\brahiva+s[iy]|\bniva+s[iy]|आवासीय|रहिवासी|निवासी/iu],
  ['Commercial', /\bcommercial|\bshop|\boffice|व्यावसायिक/iu],
  ['Industrial', /\bindustr/iu],
  ['Institutional', /\binstitution/iu],
  ['Agricultural', /\bagricult/iu],
]
const homes = /\b(?:(?:lived?|living)(?=\s+in\b)|flats?|apartments?|villas?|bungalows?|row\s+houses?|house|duplex)\b/iu
/** The use that some words name; homes above shops are both. */
function useIn(text: string): string | undefined {
  const found = usages.filter(([, pattern]) => pattern.test(text)).map(([use]) => use)
  if (found.includes('Residential') && /\bshops?\b/iu.test(text)) return 'Mixed use'
  return found[0] ?? (homes.test(text) ? 'Residential' : undefined)
}
const uses = String.raw`(?<use>residential|commercial|industrial|institutional|mixed(?:\s+(?:residential|land))?)`
const usageClauses = [
  new RegExp(String.raw`\b(?:permit|permission|sanction\w*|approved)\b[^;]{0,70}?\bfor\s+${uses}\s+(?:use|purposes?)`, 'giu'),
  new RegExp(String.raw`\b(?:used|use)\b[^.;]{0,16}\b(?:for|as)\s+${uses}\b`, 'giu'),
  // "will be used to live in only"
  /\b(?:used|use)\s+(?:only\s+)?(?:to|for)\s+(?<use>(?:live|living)\s+in)\b/giu,
  new RegExp(String.raw`\buse\s+(?:\p{L}+\s+){0,4}be\s+(?:(?:only|purely|strictly|restricted\s+to|confined\s+to)\s+)?${uses}\b`, 'giu'),
]
const planNames = String.raw`(?:land[\s-]*use\s+(?:and\s+(?:\w+\s+){1,2})?(?:plan|map)|(?:master|development|zonal|comprehensive|regional|structure|interim|outline|perspective)\s+(?:development\s+)?plan|(?:c\.?d|m\.?p|r\.?m|z\.?d|g\.?d|i\.?d|r\.?d)\.?p\.?(?:d\b)?(?![\p{L}])|mpd\b|ludcp\b|d\.?p\b\.?(?=\s+(?:remarks?|zone|zoning))|(?<=\b(?:per|in|under|sanctioned|draft|the|approved|revised)\s)[dm]\.?p\b|mahayojna|महायोजना|विकास\s+योजना)`
const planName = new RegExp(String.raw`(?<![\p{L}.])${planNames}`, 'iu')
const landWords =
  /\bzon\w*|\bland\s*use|\buse[ds]?\b|\busage\b|\bearmark\w*|\breserved\b|\bdesignated\b|\bshown\b|\bfall(?:s|ing)?\b|\blies\b|\bbelt\b|\b(?:is|are|comes?)\s+(?:under|within)\b|\bremarks?\b|उपयोग/iu
/** A use that names a zone or stands as a value; a building's own use or area is none of the plan's. */
const plannedUse = new RegExp(
  String.raw`\b(?:${uses}|(?<zone>agricultural?|R-?[1-4]))\b(?!\s+(?:buildings?|house|flat|unit|plot|apartment|construction|colony|layout|development|scheme|project|complex|township)\b)(?<mixed>[^.;\n]{0,14}\bmixed\b)?`,
  'giu',
)
/** Sentences wrap over lines; cells and labels do not. */
const landStatement =
  /;|(?<=(?:^|\n)[^\p{Ll}\n]+)\n|(?<!\b\p{L}\.\p{L})\.\s+(?=\p{Lu}|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s)|\n(?=\s*\(?(?:\d{1,2}|[ivx]{1,4})[.)]\s+\p{L})|\n(?=[^\n]*\t|\W*(?:\d{1,2}[.)]\s*)?[\p{Lu}\p{Lo}][^\n]*:)|(?<=\t[^\n]*|:[^\n]*[^\s:][^\S\n]*)\n/gu
/** "the land being in Residential as per the Draft D.P.": what stands between the land and the plan, whatever else the sentence tells. */
const landInPlan = new RegExp(
  String.raw`\b(?:land|plot|site|property)\b[^.;,\n]{0,24}?\b(?:being|is|are|falls?|falling|lies|lying|situated|included|shown|earmarked|reserved)\s+(?:(?:in|under|as|for|within|the)\s+)*(?<said>${uses}\b[^.;,]{0,30}?\b(?:as\s+per|in|under|according\s+to|of)\s+(?:the\s+)?(?:\p{L}+\s+){0,2}${planNames})`,
  'giu',
)
const otherUse = /\b(?:building|change|conver\w+|from)\b/iu

/** A zone of homes may go by its short name: "R2". */
const plannedUseOf = ({ 0: whole, groups }: RegExpMatchArray): string | undefined =>
  groups?.['mixed'] ? 'Mixed use' : /^R-?\d$/u.test(groups?.['zone'] ?? '') ? 'Residential' : useIn(whole)

/** What statements that name a master or development plan say of the land's use. */
function plannedUses(paper: Paper): Candidate[] {
  const { text } = paper.flow
  let from = 0
  const [inPlan] = allMatches(text.replaceAll('\n', ' '), landInPlan)
  const zone = useIn(inPlan?.groups?.['use'] ?? '')
  if (inPlan && zone)
    return [
      fromFlow(paper, paper.flow, 'usage_as_per_cdp', zone, { start: inPlan.index, end: inPlan.index + inPlan[0].length }, ['clause']),
    ]
  return [...allMatches(text, landStatement), null].flatMap((end): Candidate[] => {
    const start = from
    const said = text.slice(start, end?.index ?? text.length)
    from = end ? end.index + end[0].length : text.length
    if (!planName.test(said) || !landWords.test(said) || otherUse.test(said)) return []
    const found = allMatches(said, plannedUse).map((match) => ({ match, value: plannedUseOf(match) }))
    const [first] = found
    if (!first?.value || new Set(found.map(({ value }) => value)).size > 1) return []
    const at = start + first.match.index
    return [fromFlow(paper, paper.flow, 'usage_as_per_cdp', first.value, { start: at, end: at + first.match[0].length }, ['clause'])]
  })
}
/** In a permit alone: whatever it lets somebody build is its use. */
const permitClauses = [
  new RegExp(String.raw`\bfor\s+(?:the\s+)?${uses}\s+(?:use|purposes?)`, 'giu'),
  new RegExp(
    String.raw`\b(?:construct\w*|erect\w*|build|storied|storeyed|of)\s+(?:of\s+)?(?:an?\s+)?(?:new\s+)?(?:individual\s+|multi[\s-]*stor\w+\s+|[A-Z]\s*\+\s*\w+\s+)?${uses}\s+(?:building|house|dwelling|apartment)`,
    'giu',
  ),
  /\b(?:construct\w*|erect\w*|build|put(?:ting)?\s+up|raise)\s+(?:of\s+)?(?:an?\s+|the\s+|his\s+|her\s+|your\s+)?(?:new\s+)?(?<use>dwelling|residence)\b/giu,
  new RegExp(String.raw`\b(?:permission|sanction)\s+is\s+(?:hereby\s+)?(?:granted|accorded|given)\s+for\s+(?:an?\s+)?${uses}\b`, 'giu'),
  /\b(?<use>residential|commercial)\s+tenements?\b/giu,
  /\b(?:sanction\s+letter|building\s+permit|permission)\s*\(\s*(?<use>residential|commercial)\b/giu,
  /(?<![\p{L}\p{M}])(?<use>आवासीय|व्यावसायिक)\s+(?:भवन|मकान)/gu,
  /\bfloors?\s+(?<use>residential|commercial)\b/giu,
  // "It may be occupied for residence", "will be used to live in only"
  /\b(?:occup(?:y|ied)|inhabited)\b[^.;\n]{0,40}?\bfor\s+(?:the\s+)?(?:purposes?\s+of\s+)?(?<use>residence|residential|dwelling|commercial|shops?|offices?)\b/giu,
  // "the dwelling put up by you", "It may be lived in"
  /\bthe\s+(?<use>dwelling|residence)(?:\s+house)?\s+(?:put\s+up|built|raised|constructed|erected)\b/giu,
  /\b(?:house|building)\s+(?:is|shall\s+be|will\s+be)\s+(?:only\s+|purely\s+)?for\s+(?:the\s+)?(?<use>dwelling|residence|residential|commercial)\b/giu,
  /\b(?:may|can|fit\s+to)\s+(?:now\s+)?be\s+(?<use>lived\s+in)\b/giu,
  // "stilt + 12 upper residential floors"
  /\+\s*\d{1,2}(?:st|nd|rd|th)?\s+(?:upper\s+|typical\s+)?(?<use>residential|commercial)\s+floors?\b/giu,
  // what the land may be used for, where nothing tells of the building
  /(?:^|[\n\t]|\s{2})\W*(?:\d{1,2}\W+)?land[\s-]*use\s*[:=–-]\s*(?<use>residential|commercial|industrial|institutional)\b/giu,
  /\bnot\s+be\s+used\s+for\s+any\s+(?:other\s+)?purpose\s+(?:other\s+than|except)\s+(?:for\s+)?(?<use>residential|commercial|industrial|institutional)\b/giu,
  /\b(?<use>shops?\b[^.;\n]{0,60}\b(?:residence|residential|dwelling|flats?))\b/giu,
  // one building, however it is told how high it is; rules speak of buildings, and neighbours have theirs beside it
  new RegExp(
    String.raw`(?<!\b(?:adjoining|adjacent|neighbou?ring|existing|old|other|any|no|every|each|near(?:est)?)\s+|\b(?:east|west|north|south)\W{1,4})\b(?<use>residential[\s-]+(?:cum|and|&)[\s-]+commercial|commercial[\s-]+(?:cum|and|&)[\s-]+residential|residential|commercial|industrial|institutional)\s+(?:\([^)\n]{3,24}\)\s+)?(?:building|house|dwelling(?:\s+unit)?|apartment(?:\s+building)?|complex|bungalow|villa|structure|construction(?=\s+(?:of|on|with|at|in|over|as|comprising|consisting|upto|up\s+to|for|having)\b))\b(?!\s+(?:plots?|zone|bye[\s-]*laws|rules?|regulations?|tax|no|height))`,
    'giu',
  ),
]
const useLabel =
  /^\W*(?:building\s+)?(?:type|category)\W*$|^(?:\W*\(?\w{1,2}[.)]\s*)?(?:(?:(?:proposed|prasta+vi[td]|s[vw]ikr[iu]t|permitted|approved|sanctioned|main|sub|nature\s+of|type\s+of|purpose\s+of|category\s+of|class\s+of|kind\s+of|bha[vw]an\s+ka)\s+)*(?:building\s+)?(?:use|usage|occupancy|purpose|upa?yog|va+par|उपयोग|वापर|प्रयोजन)(?:\s+(?:of|for)\s+(?:the\s+)?(?:building|premises|construction|plan))?(?:\s*(?:permitted|approved|sanctioned|group|type|class|category))?|(?:type|category|class|nature|kind)\s+of\s+(?:the\s+)?(?:proposed\s+)?(?:building|construction|development|structure)|building\s+(?:category|type|class|nature)|category|purpose\s+for\s+which\b.{4,40}|for\s+the\s+purposes?\s+of)\W*$/iu
const latinOf = (text: string): string => text.replace(/^.*\p{Script=Devanagari}[^/]*\/\s*/u, '')

const blank = /^\W*(?:nil|na|n\.a\.?|none|0)?\W*$/iu

const labelAndUse = /^([^:=]*?)\s*(?:[:=]|\s[-–]\s)\s*(.*)$/u
/** "Proposed use Residential", "Occupancy A1 Residential": a row whose columns became one. */
const unmarkedUse =
  /^\W*(?:\d{1,2}[\s.)]+)?([^:=\d]{3,40}?)\s+((?:[A-J]-?\d?\s+)?(?:residential|commercial|industrial|institutional|mixed|dwelling)\b.{0,40})$/iu

/** The use at its label in a permit. */
function useCells(paper: Paper): Candidate[] {
  if (paper.kind !== 'sanction') return []
  return paper.layout.rows.flatMap(({ segments }) =>
    segments.flatMap((cell, at): Candidate[] => {
      const [, label = cell.text, inner = ''] = labelAndUse.exec(cell.text) ?? unmarkedUse.exec(cell.text) ?? []
      const next = inner === '' ? segments[at + 1] : cell
      // "Use | - | Residential | Parking": of the ground, the upper floors and those for cars
      const named = next && blank.test(next.text) ? segments.slice(at + 2).find(({ text }) => useIn(text)) : undefined
      const beside = named ?? (next === segments[at + 1] && !useIn(next?.text ?? '') ? (underHead(paper, cell) ?? next) : next)
      const value = useIn(inner === '' ? (beside?.text ?? '') : inner)
      if (!beside || !value || !labelsOf(paper.layout, cell, label).some((one) => useLabel.test(latinOf(one)))) return []
      return [{ key: 'usage_approved_as_per_plan', value, words: beside.words, signs: ['label', 'kind_fits'], paper }]
    }),
  )
}

/** The cell below a head of a table, where what stands beside is another head. */
function underHead({ layout }: Paper, cell: Segment): Segment | undefined {
  const row = layout.rows[cell.row + 1]
  return row?.segments.find(({ page, left }) => page === cell.page && Math.abs(left - cell.left) < alignedWithin)
}

/** What a building shall not be used for. */
const denied = /\b(?:not|never|other\s+than|except)\b/iu
/** "for any purpose other than residential": the one use that is left. */
const exceptFor = /^not\s+be\s+used\b/iu
/** Buildings of several uses in one permit leave open which is allowed. */
const oneUse = (told: Candidate[]): Candidate[] => (new Set(told.map(({ value }) => value)).size > 1 ? [] : told)

const headLines = 3
/** What is told below the office's own address: it may sit in a commercial complex. */
function belowHead({ layout }: Paper, told: Candidate[]): Candidate[] {
  const head = new Set(layout.rows.slice(0, headLines).flatMap(({ segments }) => segments.flatMap(({ words }) => words)))
  const below = told.filter(({ words }) => !words.some((word) => head.has(word)))
  return below.length > 0 ? below : told
}

/** The use that the permit allows, and the land's use in the plan of the town. */
export function usageOf(paper: Paper): Candidate[] {
  const keys: readonly IntakeKey[] = ['usage_approved_as_per_plan', 'usage_as_per_cdp']
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    if (!keys.includes(one.key) || one.place === 'inline') return []
    // what a loan is for is no use of a building
    if (isLoanPaper(paper.kind) && /\bpurpose\b/iu.test(one.label) && !/\b(?:use|usage|building|plan)\b/iu.test(one.label)) return []
    const value = useIn(one.value)
    const fits = one.key === 'usage_as_per_cdp' || paper.kind === 'sanction'
    return value ? [{ key: one.key, value, words: one.words, signs: [...labelSigns(one), fits ? 'kind_fits' : 'kind_odd'], paper }] : []
  })
  const own = paper.kind === 'sanction'
  const tellIn = (patterns: readonly RegExp[], signs: readonly Sign[]): Candidate[] =>
    patterns.flatMap((pattern) =>
      allMatches(paper.flow.text, pattern).flatMap((match) => {
        const isDenied =
          denied.test(paper.flow.text.slice(Math.max(0, match.index - 12), match.index)) ||
          (denied.test(match[0]) && !exceptFor.test(match[0]))
        const value = isDenied ? undefined : useIn(match.groups?.['use'] ?? '')
        const span = { start: match.index, end: match.index + match[0].length }
        return value ? [fromFlow(paper, paper.flow, 'usage_approved_as_per_plan', value, span, signs)] : []
      }),
    )
  const told = [...tellIn([usageClauses[0] ?? /$^/u], ['clause']), ...(own ? tellIn(usageClauses.slice(1), ['clause', 'kind_fits']) : [])]
  const cells = useCells(paper)
  const sure = [...labelled, ...cells, ...told, ...plannedUses(paper)]
  return own && !sure.some(({ key }) => key === 'usage_approved_as_per_plan')
    ? [...sure, ...oneUse(belowHead(paper, tellIn(permitClauses, ['clause_loose', 'kind_fits'])))]
    : sure
}
