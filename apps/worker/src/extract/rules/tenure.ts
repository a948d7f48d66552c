import { fromFlow, labelSigns, type Candidate, type Paper } from '../candidate.ts'
import type { Segment } from '../layout/layout.ts'
import { cellsBelow } from './cell-labels.ts'
import { choicesIn } from './loan/choices.ts'
import { leasePeriods } from './tenure/lease.ts'
import { allMatches } from '../all-matches.ts'

const freehold = /\bfree[\s-]?hold(?:ers?)?\b(?!\s+(?:conversion\s+)?charges?\b)|फ्री\s*होल्ड/iu
const leasehold = /\blease[\s-]?hold\b(?!er)|लीज\s*होल्ड/iu
const choice =
  /\bfree\s*(?:\/|or)\s*lease[\s-]?hold|\blease\s*(?:\/|or)\s*free[\s-]?hold|free[\s-]?hold\s*(?:\/|or|and|,)?\s*(?:or\s*)?lease[\s-]?hold|lease[\s-]?hold\s*(?:\/|or|,)?\s*(?:or\s*)?free[\s-]?hold/giu
/** "Whether leasehold: No". */
const denied = /\b(?:free|lease)[\s-]?hold\b[^\n\t:?]{0,20}[\t:?]+\s*(?:no|n|nil|n\.?\s?a\.?)(?=\W*$|\s*[\n\t])/gimu
const eitherHold = /\b(?:free|lease)[\s-]?hold\b/iu
const cornerWord = /\b(?:corner|park[\s-]facing|intermediate)\b/iu
/** What may be converted is not yet. */
const mayConvert =
  /\b(?:appl(?:y|ied)|eligible|entitled|option|opt|liable|wish(?:es)?|(?:shall|will|must|agrees?\s+to|undertakes?\s+to)\s+(?:\p{L}+\s+){0,2}(?:get|have|be|apply|convert))\b[^.;\n]{0,40}\bconver\w+\b[^.;\n]{0,24}\bfree[\s-]?hold\b/giu
const converted = /(?:converted|conversion)\s+(?:from\s+lease[\s-]?hold\s+)?(?:in)?to\s+free[\s-]?hold/iu

/** Land that somebody holds, or was given, on a lease of an authority. */
const heldOnLease =
  /\b(?:held|holds?|holding|taken)\b[^.;\n]{0,60}\bon\s+(?:an?\s+)?lease\s+from\b|\b(?:is|am|are)\s+(?:the\s+)?(?:recorded\s+|sole\s+|absolute\s+)?lessees?\s+(?:of|in\s+respect\s+of)\b|\bheld\s+under\s+(?:an?\s+|the\s+)?(?:perpetual\s+)?lease\b|\b(?:hold(?:s|ing)|held|allotted|offered|granted|demised)\b[^.;\n]{0,80}\b(?:on|under)\s+(?:an?\s+)?(?:long\s+term\s+|perpetual\s+|(?:\d{2,3}|\p{L}+(?:[\s-]\p{L}+)?)\s*(?:\(\s*\w+\s*\)\s*)?years?'?\s+)(?:lease|patta)\b/iu
/** "The land is nazul land on lease"; what is let out is another's lease. */
const isOnLease =
  /\b(?:land|plot|property|site)\b(?:(?!\b(?:let|given|out|rented|tenant)\b)[^.;\n]){0,40}?\b(?:is|are)\b(?:(?!\b(?:let|given|out|rented|tenant|not)\b)[^.;\n]){0,30}?\b(?:on|under)\s+(?:an?\s+)?(?:\p{L}+\s+)?lease\b(?!\s*(?:out|to|deed)\b)/iu
/** "leased by the Authority for 90 years", "leased … for a term of sixty years", "Lease period: 99 years". */
const leasedFor =
  /\bleased\b(?:(?!\b(?:let|tenant|rent(?:ed)?)\b)[^;]){0,160}?\bfor\s+(?:an?\s+)?(?:(?:term|period)\s+of\s+)?(?:30|33|60|66|90|99|999|thirty|sixty|ninety(?:[\s-]+nine)?)\s*(?:\(\s*[\p{L}\s-]+\)\s*)?years|\blease\s+period\b[\s:\t–-]*(?:30|33|60|66|90|99|999)\s+years/iu
/** Where a text says that land is held on lease. */
const leaseHeldAt = (text: string): number =>
  Math.max(text.search(heldOnLease), text.search(isOnLease), text.search(grantedOnLease), text.search(leasedFor))
/** "The plot shall be given on lease for 99 years": what an authority grants so. */
const grantedOnLease =
  /\b(?:land|plot|site|flat|house|unit|property|tenement)\b(?:(?!\b(?:tenant|rented|sub-?let)\b)[^.;]){0,60}?\b(?:given|allotted|granted|transferred|conveyed|offered|leased|demised|handed\s+over|provided)\b[^.;]{0,24}?\b(?:on|under)\s+(?:an?\s+)?(?:long\s+|perpetual\s+)?lease(?:[\s-]*cum[\s-]*sale)?\b(?=\s+(?:basis|for|of|with|at|from|period|term))|\bon\s+lease\s+for\s+(?:an?\s+(?:period|term)\s+of\s+)?(?:30|33|60|66|90|99|999)\s+years/iu
const leaseCumSale = /\blease[\s-]*cum[\s-]*sale\b/iu
const headLetters = 400

function tenures(paper: Paper): Candidate[] {
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    if (one.key !== 'land_freehold_or_leasehold' || one.value.match(choice) || isUnticked(one.value)) return []
    const said = ticked(one.value)
    const value = tenureIn(said) ?? shortTenure(said)
    return value ? [{ key: 'land_freehold_or_leasehold', value, words: one.words, signs: [...labelSigns(one), 'shaped'], paper }] : []
  })
  if (labelled.length > 0) return labelled
  const chosen = tickedTenure(paper)
  if (chosen.length > 0) return chosen
  const { text } = paper.flow
  const rest = [choice, denied, mayConvert].reduce(
    (out, pattern) => out.replace(pattern, (match) => ' '.repeat(match.length)),
    withoutChoices(paper, eitherHold),
  )
  const value = converted.test(rest) ? 'Freehold' : (tenureIn(rest) ?? (leaseHeldAt(rest) >= 0 ? 'Leasehold' : null))
  const at = value === 'Freehold' ? rest.search(freehold) : leasehold.test(rest) ? rest.search(leasehold) : leaseHeldAt(rest)
  const isLease = paper.kind === 'lease' || leaseCumSale.test(text.slice(0, headLetters))
  // a covenant of a lease may promise its conversion
  const isFree = grantedFree.test(rest) && !leasehold.test(rest)
  const lease: Candidate[] = isFree ? [] : paper.kind === 'lease' || (isLease && !converted.test(rest)) ? leaseTitle(paper) : []
  if (!value || at < 0 || lease.length > 0) return lease
  const both = freehold.test(rest) && leasehold.test(rest) && !converted.test(rest)
  return [
    fromFlow(paper, paper.flow, 'land_freehold_or_leasehold', value, { start: at, end: at + 8 }, [
      both ? 'clause_loose' : 'clause',
      'shaped',
    ]),
  ]
}

/** A patta may grant what is nobody's lease: "granted on free-hold basis", "Patta Vilekh (Free hold)". */
const grantedFree =
  /\b(?:granted?|given|allotted|issued|held|transferred|conveyed)\b[^.;\n]{0,40}\b(?:on|as)\s+(?:an?\s+)?free[\s-]?hold\b|\bhold\b[^.;\n]{0,30}\bas\s+(?:an?\s+)?free[\s-]?holders?\b|\b(?:patta|deed)\b(?:\s+\p{L}+){0,2}(?:\s*\([\p{L}\p{M}\s]{3,24}\))?\s*[-–(]?\s*free[\s-]?hold\s*\)?/iu

/** The text without lines that offer what is asked for unticked: such words are not said. */
function withoutChoices(paper: Paper, asked: RegExp): string {
  return paper.flow.text.replace(/[^\n]+/gu, (line) => {
    const choices = asked.test(line) ? choicesIn(line, (one) => asked.test(one)) : null
    const isOpen = choices?.offered.some((one) => asked.test(one) && !choices.ticked.includes(one)) ?? false
    return isOpen ? ' '.repeat(line.length) : line
  })
}

/** A row of boxes for both, one of them ticked. */
function tickedTenure(paper: Paper): Candidate[] {
  return paper.layout.rows.flatMap(({ segments }): Candidate[] => {
    const line = segments.map(({ text }) => text).join('\t')
    const choices = freehold.test(line) && leasehold.test(line) ? choicesIn(line, (one) => tenureIn(one) !== null) : null
    const value = choices?.ticked.length === 1 ? tenureIn(choices.ticked[0] ?? '') : null
    const words = segments.flatMap((segment) => segment.words)
    return value ? [{ key: 'land_freehold_or_leasehold', value, words, signs: ['label', 'shaped'], paper }] : []
  })
}

/** At a label of its own a tenure may be shortened: "FH", "L/H", "99 years lease". */
function shortTenure(text: string): string | null {
  if (/^\W*f\W?h\b/iu.test(text)) return 'Freehold'
  return /^\W*l\W?h\b/iu.test(text) || (/\blease\b/iu.test(text) && !/\b(?:no|not|free)\b/iu.test(text)) ? 'Leasehold' : null
}

function tenureIn(text: string): string | null {
  if (converted.test(text) || freehold.test(text)) return 'Freehold'
  return leasehold.test(text) ? 'Leasehold' : null
}

/** A lease deed is leasehold without saying so. */
function leaseTitle(paper: Paper): Candidate[] {
  const match = /\blease\b|\bpatta\b|पट्टा|\blesse[eo]|\bdemise/iu.exec(paper.flow.text)
  return match
    ? [
        fromFlow(paper, paper.flow, 'land_freehold_or_leasehold', 'Leasehold', { start: match.index, end: match.index + match[0].length }, [
          'clause',
          'kind_fits',
        ]),
      ]
    : []
}

/** Boxes none of which is ticked say nothing. */
const isUnticked = (text: string): boolean => /[☐□❑]|\[\s*\]|\(\s*\)/u.test(text) && ticked(text) === text

/** Of options in boxes the ticked ones; a text without ticks as it is. */
function ticked(text: string): string {
  const chosen = allMatches(text, /(?:[☑☒✓✔■]|\[\s*[xX✓]\s*\])\s*([^☐□☑☒✓✔■[]+)/gu).map((match) => match[1] ?? '')
  return chosen.length > 0 ? chosen.join(', ') : text
}

const plotTypes: readonly (readonly [string, RegExp])[] = [
  ['Non-corner', /\bnon[\s-]*corner\b/iu],
  ['Normal', /\b(?:normal|ordinary)\b/iu],
  ['Corner', /\bcorner\b/iu],
  ['Intermediate', /\bintermediate|\bmiddle\b/iu],
  ['Park facing', /\bpark[\s-]+facing/iu],
  ['Two-side open', /\b(?:two|2)[\s-]+sides?[\s-]+open/iu],
  ['Three-side open', /\b(?:three|3)[\s-]+sides?[\s-]+open/iu],
]

/** "being a Corner plot", "Kind of property: Residential, Corner plot". */
const plotTold =
  /\b(?<type>corner|intermediate|park[\s-]facing|(?:two|2|three|3)[\s-]sides?[\s-]open)\s+(?:residential\s+)?(?:plot|site|property|house|unit)\b/iu

/** "Plot type: Corner", "Whether corner plot: Yes"; a "No" says nothing. */
const plotLabel =
  /^\W*(?:\d{1,2}[.)]?\s+)?(?:(?:type|position|location|situation|category|nature)\s+of\s+(?:the\s+)?(?:plot|site)|(?:plot|site)\s+(?:type|position|location|situation|category)|(?:shape|size)\s*(?:\/|and|&)\s*position|position|corner\s*(?:\/|or)\s*intermediate|whether\s+corner(?:\s+plot)?|corner\s+(?:plot|site)(?:\s*\(?\s*(?:y(?:es)?\s*\/\s*no?)\s*\)?)?)\W*$/iu
const yes = /^\W*(?:yes|y)\b/iu

const plotTypeIn = (said: string): string | undefined => plotTypes.find(([, pattern]) => pattern.test(said))?.[0]

function plotCells(paper: Paper): { found: Candidate[]; isAsked: boolean } {
  let isAsked = false
  const found = paper.layout.rows.flatMap(({ segments }) =>
    segments.flatMap((cell, at): Candidate[] => {
      const [, label = cell.text, inner = ''] = /^([^:=]*?)\s*[:=]\s*(.*)$/u.exec(cell.text) ?? []
      if (inner === '' && segments.length > 1) {
        const under = plotTypeBelow(paper, cell)
        if (under) return [under]
      }
      const value = inner === '' ? segments[at + 1] : cell
      if (!value || !plotLabel.test(label)) return []
      isAsked = true
      const said = inner === '' ? value.text : inner
      const type = plotTypeIn(said) ?? (yes.test(said) && /corner/iu.test(label) ? 'Corner' : undefined)
      return type ? [{ key: 'type_of_plot', value: type, words: value.words, signs: ['label'], paper }] : []
    }),
  )
  return { found, isAsked: isAsked || found.length > 0 }
}

/** Heading and value of a narrow column, each of a line or two: "Plot / position" over "Two side / open". */
function plotTypeBelow(paper: Paper, cell: Segment): Candidate | null {
  const below = cellsBelow(paper.layout, cell, stackedRows)
  const taken = [0, 1].find((more) => plotLabel.test([cell, ...below.slice(0, more)].map(({ text }) => text).join(' ')))
  const [first, second] = taken === undefined ? [] : below.slice(taken)
  if (!first || first.words.length > longestType) return null
  const alone = plotTypeIn(first.text)
  const cells = alone || !second || second.words.length > longestType ? [first] : [first, second]
  const type = alone ?? plotTypeIn(cells.map(({ text }) => text).join(' '))
  return type
    ? { key: 'type_of_plot', value: type, words: cells.flatMap(({ words }) => words), signs: ['label_above', 'shaped'], paper }
    : null
}
const stackedRows = 3
/** "Two-side open plot (PLC paid)": more words tell of something else. */
const longestType = 6

/** "Location charges … (5 %, Corner)" in an authority's papers of a plot; a flat's lie says nothing of a plot. */
const plotCharged =
  /\b(?:location\s+(?:charges?|benefit)|plc|preferential\s+location)\b[^\n]{0,60}?\b(?<type>corner|park[\s-]facing|(?:two|2|three|3)[\s-]sides?[\s-]open)\b/iu
const ofFlat = /\b(?:super|sale?able|carpet|flat|apartment)\b/iu

function plotTypesOf(paper: Paper): Candidate[] {
  const { found, isAsked } = plotCells(paper)
  if (isAsked) return found
  const text = withoutChoices(paper, cornerWord)
  const told = plotTold.exec(text) ?? (ofFlat.test(text) ? null : plotCharged.exec(text))
  const type = told ? plotTypes.find(([, pattern]) => pattern.test(told.groups?.['type'] ?? ''))?.[0] : undefined
  const clause =
    told && type
      ? [fromFlow(paper, paper.flow, 'type_of_plot', type, { start: told.index, end: told.index + told[0].length }, ['clause'])]
      : []
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    const own = one.key === 'type_of_plot' ? plotTypes.find(([, pattern]) => pattern.test(one.value)) : undefined
    return own ? [{ key: 'type_of_plot', value: own[0], words: one.words, signs: labelSigns(one), paper }] : []
  })
  return [...labelled, ...clause]
}

/** Freehold or leasehold, the lease's terms, how the plot lies. */
export function tenureOf(paper: Paper): Candidate[] {
  return [...tenures(paper), ...leasePeriods(paper), ...plotTypesOf(paper)]
}
