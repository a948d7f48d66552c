import { convertArea } from '@parakh/contracts'
import type { Word } from '../../../ocr/model.ts'
import { type Candidate, type Paper, type Sign } from '../../candidate.ts'
import { wordsBetween, type Layout, type Segment } from '../../layout/layout.ts'
import { areasIn, areSame, numberOf, wholeLocalAreasIn, type Area, type LocalArea } from '../../measures.ts'
import { columnHeading, headingOf, labelOfCell } from '../cell-labels.ts'
import { unitsIn } from '../place/premises.ts'
import { builtWords, kindOf, kinds, landWords, lastAt, type Of } from './plan-area-kinds.ts'
import { planTable } from './plan-table.ts'
import { allMatches } from '../../all-matches.ts'

type Unit = Area['unit']

const reach = 70

interface Found {
  of: Of
  number: number
  unit: Unit
  words: readonly Word[]
  /** At a label of its own, and not only behind some words. */
  isLabelled: boolean
}

const unitIn = (text: string): Unit | null => areasIn(`1 ${/\b(?:sq|m2|m²|sft|गज)[^)]*|वर्ग[^)]*/iu.exec(text)?.[0] ?? ''}`)[0]?.unit ?? null
const bare = /^\W*\d[\d,]*(?:\.\d+)?\W*$/u

/** How far a heading and a cell lie apart, by the edge or the middle that is nearest. */
const apart = (a: Segment, b: Segment): number =>
  Math.min(Math.abs(a.left - b.left), Math.abs(a.right - b.right), Math.abs(a.left + a.right - b.left - b.right) / 2)

/** The heading of a cell's column that names a unit, however far above it stands. */
function headingOver(layout: Layout, cell: Segment): string {
  for (let at = cell.row - 1; at >= Math.max(0, cell.row - farthestHeading); at -= 1) {
    const row = layout.rows[at]
    if (!row || row.page !== cell.page) break
    const [title] = row.segments
    // "Area statement (sq.m.)": all figures below are in that unit
    if (row.segments.length === 1 && title && title.text.length <= longestHeading * 2 && !/\d{2}/u.test(title.text) && unitIn(title.text))
      return title.text
    const isHeading = row.segments.length > 1 && row.segments.every(({ text }) => text.length <= longestHeading && !/\d{2}/u.test(text))
    if (!isHeading || !row.segments.some(({ text }) => unitIn(text))) continue
    // as many figures as units: each has its own, however the figures are set in their column
    const units = row.segments.filter(({ text }) => unitIn(text))
    const figures = (layout.rows[cell.row]?.segments ?? []).filter(({ text }) => bare.test(text))
    const own = figures.length === units.length ? units[figures.indexOf(cell)] : undefined
    if (own) return own.text
    const nearest = row.segments.reduce((best, one) => (apart(one, cell) < apart(best, cell) ? one : best))
    // a heading that spans several columns stands in the row above
    const spanning = (layout.rows[at - 1]?.segments ?? []).filter((one) => one.page === cell.page && one.text.length <= longestHeading)
    const named = spanning.filter(({ text }) => unitIn(text))
    const rivals = named.length > 0 && !unitIn(nearest.text) ? named : [nearest, ...named]
    return rivals.reduce((best, one) => (apart(one, cell) < apart(best, cell) ? one : best)).text
  }
  return ''
}
const farthestHeading = 16
const longestHeading = 44

/** Figures alone in their cells, whose label or heading names the unit. */
function celled({ layout }: Paper): Found[] {
  return layout.rows.flatMap(({ segments }) =>
    segments.flatMap((cell): Found[] => {
      if (cell.column === 0 || !bare.test(cell.text)) return []
      const number = numberOf(cell.text.replace(/[^\d.,]/gu, ''))
      const label = labelOfCell(layout, cell) ?? ''
      const of = kindOf(label)
      const heading = headingOver(layout, cell)
      const unit = unitIn(label) ?? unitIn(heading) ?? unitIn(columnHeading(layout, cell))
      return number && of && unit && !kinds.some(([none, words]) => none === null && words.test(heading))
        ? [{ of, number, unit, words: cell.words, isLabelled: true }]
        : []
    }),
  )
}

/** "Total built up area (Sq.m): 512.40" in one cell. */
const unitBefore =
  /^(?<label>[^:\n\t\d]{4,60}\((?:in\s+)?(?<unit>[^)]{2,14})\)|[^:\n\t\d]{4,40}\bin\s+(?<told>sq[^:\n\t]{1,10}))\s*[:=–-]+\s*(?<number>\d[\d,]*(?:\.\d+)?)\s*$/iu

/** "3. Net plot area ........ 517.50" under a heading that names the unit of all. */
const unitAbove = /^(?<label>[^:\t]{4,60}?)\s*(?:\.{3,}|[:=–-]+)\s*(?<number>\d[\d,]*(?:\.\d+)?)\s*$/iu

function inOneCell({ layout }: Paper): Found[] {
  return layout.rows.flatMap(({ segments }) =>
    segments.flatMap((cell): Found[] => {
      const groups = (unitBefore.exec(cell.text) ?? unitAbove.exec(cell.text))?.groups
      const unit = unitIn(groups?.['unit'] ?? groups?.['told'] ?? '') ?? (groups ? unitIn(headingOver(layout, cell)) : null)
      const of = groups ? kindOf(groups['label'] ?? '') : null
      const number = numberOf(groups?.['number'] ?? '')
      return unit && of && number ? [{ of, number, unit, words: cell.words, isLabelled: true }] : []
    }),
  )
}

const aroundFigure = 8
const cellOf = (layout: Layout, word: Word | undefined): Segment | undefined =>
  word ? layout.rows.flatMap(({ segments }) => segments).find((segment) => segment.words.includes(word)) : undefined

const nextStatement = /[;]|\.\s+(?=\p{Lu})|\n(?=[^\n]*[:\t])|\n(?=[^\p{L}\n]*\p{Lu})/gu

/** "on Plot No. 183, … - 400050, admeasuring": the site, told by what its address begins with. */
const measured =
  /[,)\d]\s*(?:and\s+)?(?:ad-?)?measuring\s+(?:(?:about|approx\.?|(?:an?\s+)?(?:area|extent)\s+of)\s+)?(?:\d[\d.]*\s*\p{L}{0,4}\.?\s*[x×*]\s*\d[\d.]*\s*\p{L}{0,4}\.?\s*=\s*)?$/iu
/** "Plot No. 415, Sector 13, … (200 sq. m.)": in brackets behind the site's own number and address. */
const bracketed = /\(\s*$/u
/** "Gat No. 212/4, area 3 R (300 sq. m.)" */
const areaSaid =
  /\b(?:area|extent|size|(?:ad-?)?measur(?:ing|es))\b[\s:=–-]*(?:of\s+|is\s+)?(?:about\s+)?(?:\d[\d.\s]*[A-Z]{0,2}\s*[=(]?\s*)?$/u
const numberedSite = /\b(?:plot|site|bungalow|villa|row\s*house|survey|khasra|gat|gut|dag|sy)\b\.?\s*(?:nos?\b\.?|number)\s*[\w/-]+/giu
const siteReach = 300
const landMeasured = (before: string): Of | null => {
  const statement = before.split(/;|\.\s+(?=\p{Lu}\p{Ll}+\s\p{Ll})/u).at(-1) ?? ''
  const at = lastAt(statement, landWords)
  const site = lastAt(statement, numberedSite)
  const isSite =
    site >= 0 && (bracketed.test(statement) || areaSaid.test(statement)) && !/\b(?:floor|storey|rate|fees?)\b/iu.test(statement.slice(site))
  if (isSite && !builtWords.test(statement.slice(site))) return unitsIn(statement).length === 0 ? 'land' : null
  return measured.test(statement) && at >= 0 && !builtWords.test(statement.slice(at)) && unitsIn(statement).length === 0 ? 'land' : null
}

/** "buildings of 500 sq. m. and above": whom a condition is for. */
const isLimit = /^[\s.)]*(?:(?:or|and|&)\s+(?:more|above|over|less|below|larger|bigger)|upwards)\b/iu
/** "ground floor 188 sq. m., other floors 188 sq. m., in all 376 sq. m.": floors are summed up. */
const summedUp =
  /\b(?:in\s+(?:all|total|aggregate)|aggregating(?:\s+to)?|totall?ing(?:\s+to)?|making\s+(?:an?\s+)?total(?:\s+of)?|[;,\n]\s*(?:both|together|combined|all(?:\s+(?:told|together|floors|two|three|four))?))[\s:=–-]*$/iu
/** "the site being 313 sq. m. in extent" */
const extentBehind = /^[\s,)]*in\s+(?:extent|area|size)\b/iu
const siteIs = /\b(?:plot|site|land|holding|parcel)\s+(?:is|being|was|has|having|of)\s+(?:about\s+)?$/iu
/** "GF 118.40 + FF 118.40 + SF 64.20 =" */
const addedUp = /\d[^\n\d]{0,16}[+,][^\n\d]{0,20}\d[\d.,]*[^\n\d+=]{0,16}=\s*$/u
/** "980 sq. ft. + first floor 640 sq. ft. =": one of the areas that are added up. */
const isSummand = (before: string, after: string): boolean => /^[^\n\d]{0,4}\+/u.test(after) || /\+[^\n\d]{0,20}$/u.test(before)
/** "on a site of 166.00 sq mt" */
const onSite = /(?:\bon\s+(?:an?\s+|the\s+)|,\s*)(?:plot|site|land)\s+(?:of|measuring|having)(?:\s+(?:an?\s+)?(?:area|extent)\s+of)?\s*$/iu
/** "Site 30 x 40 feet, that is 1200 square feet": its size and what it makes. */
const sizeBefore =
  /\b(?:plot|site|land)\b[^.;\n\d]{0,24}\d[\d.'"]*\s*\p{L}{0,6}\.?\s*[x×*]\s*\d[\d.'"]*\s*\p{L}{0,6}\.?[\s,=(–-]*(?:(?:that\s+is|i\.?\s?e\.?|or|being|making|in\s+all)[\s,]*)?$/iu
/** "a stilt and eleven floors with 44 tenements, built up area 4218 sq. m.": of all the floors told before. */
const ofFloors =
  /\bfloors\b[^.;\n]{0,50},\s*(?:and\s+|with\s+)?(?:an?\s+|the\s+|its\s+)?(?:total\s+)?(?:built[\s-]*up|covered|constructed|plinth)\s+area\s*(?:of|is|being|:)?\s*$/iu
/** "Land 122.00 sq. m." on a line of its own, in a list of areas. */
const landAlone =
  /(?:^|\n)[^\S\n]*(?:\(?\d{1,2}[.)]\s*)?(?:land|plot|site)(?:\s+(?:as\s+per|by|under)\s+(?:the\s+)?(?:papers?|documents?|deeds?|titles?|records?|patta))?\s*[:=–-]?\s*(?:\d[\d.]*\s*(?:decimals?|dec|cents?|kathas?|cottahs?|gunthas?|ares?|marlas?|biswas?)\.?\s*[=(]\s*)?$/iu
const aroundFloors = 160

/** What an area is of by the words on both its sides, or by the floors that it sums up. */
function kindAround(before: string, after: string): Of | null {
  if ((siteIs.test(before) && extentBehind.test(after)) || onSite.test(before) || landAlone.test(before) || sizeBefore.test(before))
    return 'land'
  if (ofFloors.test(before)) return 'total'
  if (addedUp.test(before) && builtWords.test(before.slice(before.lastIndexOf('\n') + 1))) return 'total'
  return summedUp.test(before) && /\bfloors?\b/iu.test(before.slice(-aroundFloors)) ? 'total' : null
}

/** Whether an area says the one before it again: only joining words stand between "139.35 sq m" and "(1500 sq ft)". */
const saysTwice = (between: string): boolean =>
  between.length < longestJoin &&
  /^[^\p{L}\d]*(?:(?:i\.?\s?e|that\s+is|or|equal\s+to|equivalent\s+to|equals|say|about|approx)\b[^\p{L}\d]*){0,2}$/iu.test(between)
const longestJoin = 40

/** What joins an area to the same in a unit of the state before it. */
const saysAgain = /^[\s,(]*(?:(?:i\.?\s?e\.?|that\s+is|or|equal\s+to|equivalent\s+to|equals?|being|say|about|approx\.?|=|:)[\s,(]*){0,2}$/iu
const saidBefore = (text: string, locals: readonly LocalArea[], start: number): LocalArea | undefined =>
  locals.findLast(({ end }) => end <= start && saysAgain.test(text.slice(end, start)))

/** Areas printed with their unit, by the words before them. */
function told(paper: Paper): Found[] {
  const { text } = paper.flow
  const locals = wholeLocalAreasIn(text)
  let before: { end: number; of: Of | null; area: Area } | null = null
  return areasIn(text).flatMap((area): Found[] => {
    // the feet of "2 Cottahs 15 sq. ft." are no area of their own
    if (locals.some((one) => one.start < area.start && area.end <= one.end)) return []
    if (isLimit.test(text.slice(area.end, area.end + reach / 2))) return []
    if (isSummand(text.slice(Math.max(0, area.start - reach), area.start), text.slice(area.end, area.end + reach))) return []
    const from = saidBefore(text, locals, area.start)?.start ?? area.start
    const start = Math.max(0, from - reach, before?.end ?? 0)
    const lead = text.slice(start, from)
    const cut = Math.max(0, ...allMatches(lead, nextStatement).map((match) => match.index + match[0].length))
    const label = lead
      .slice(cut)
      .replace(/\t|\n(?=\p{Ll})/gu, ' ')
      .replace(/[\s(]+$/u, ' ')
    // "139.35 sq m (1500 sq ft)": the second says the same
    const tab = lead.lastIndexOf('\t')
    const inCell = tab > Math.max(cut, lead.lastIndexOf('\n')) ? kindOf(lead.slice(tab + 1)) : null
    const isTwin = before !== null && areSame(before.area, area) && saysTwice(text.slice(before.end, area.start))
    const words = wordsBetween(paper.flow, area.start, area.end)
    const cell = cellOf(paper.layout, words[0])
    // a figure alone in its cell is of what its row or its column is of
    const own = cell && cell.text.length - (area.end - area.start) < aroundFigure ? labelOfCell(paper.layout, cell) : null
    const of = isTwin
      ? (before?.of ?? null)
      : (inCell ??
        kindOf(own ?? label) ??
        (own && cell ? kindOf(headingOf(paper.layout, cell) ?? '') : null) ??
        kindAround(text.slice(Math.max(0, area.start - aroundFloors), area.start), text.slice(area.end, area.end + reach)) ??
        landMeasured(text.slice(Math.max(before?.end ?? 0, area.start - siteReach), area.start)))
    before = { end: area.end, of, area }
    return of
      ? [
          {
            of,
            number: area.number,
            unit: area.unit,
            words,
            isLabelled: /[:=\t]\s*(?:about|approx\.?)?\s*$/u.test(text.slice(start, area.start)),
          },
        ]
      : []
  })
}

/** "in Re-Survey No. 214/3, 9.71 Ares": straight behind the site's number. */
const siteBefore = new RegExp(String.raw`${numberedSite.source}[\s,]*(?:\(\s*)?$`, 'iu')

/** "Extent of site: 5 cents", where no square measure follows that says the same. */
function landInLocalUnits(paper: Paper): Candidate[] {
  const { text } = paper.flow
  return wholeLocalAreasIn(text).flatMap((one): Candidate[] => {
    const line = text.slice(Math.max(text.lastIndexOf('\n', one.start) + 1, one.start - reach), one.start)
    const after = text.slice(one.end, one.end + reach / 2)
    const [next] = areasIn(after)
    const isSaidAgain = next !== undefined && (!after.slice(0, next.start).includes('\n') || saysAgain.test(after.slice(0, next.start)))
    const isLand = kindOf(line.replace(/\t/gu, ' ')) === 'land' || siteBefore.test(line)
    return isLand && !isSaidAgain
      ? [
          {
            key: 'land_area_plan',
            value: one.text,
            words: wordsBetween(paper.flow, one.start, one.end),
            signs: ['label', 'kind_fits'],
            paper,
          },
        ]
      : []
  })
}

const names: Readonly<Record<Unit, string>> = { sqft: 'sq ft', sqmt: 'sq m', sqyd: 'sq yd' }
const rounded = (value: number): number => Math.round(value * 100) / 100
const preferred: readonly Unit[] = ['sqft', 'sqmt', 'sqyd']

/** What is surely the total, else what may be; else the one area that is built, where all figures of it agree. */
function totalsOf(found: readonly Found[]): readonly Found[] {
  for (const surely of ['total', 'total_loose'] as const) {
    const some = found.filter(({ of }) => of === surely)
    if (some.length > 0) return some
  }
  const alone = found.filter(({ of }) => of === 'total_alone')
  const [first] = alone
  return first && alone.every((one) => areSame(one, first)) ? alone : []
}

/** What the plan allows to be built in all, and the land that it is for. */
export function planAreasOf(paper: Paper): Candidate[] {
  if (paper.kind !== 'sanction') return []
  const found = [...celled(paper), ...inOneCell(paper), ...told(paper)]
  const table = planTable(paper.layout)?.sanctioned
  const totals = totalsOf(found)
  const unit = preferred.find((one) => totals.some((total) => total.unit === one))
  const built = totals.filter((one) => one.unit === unit)
  const signsOf = (one: Found): Sign[] => [
    one.isLabelled ? 'label' : 'clause',
    'kind_fits',
    ...(one.of === 'total' || one.of === 'land' ? [] : (['misshapen'] as const)),
  ]
  return [
    ...(table?.total ? [] : built).map((one): Candidate => ({
      key: 'approved_area_plan_sqft',
      value: one.unit === 'sqft' ? one.number : rounded(convertArea(one.number, one.unit, 'sqft')),
      words: one.words,
      signs: [...signsOf(one), ...(one.unit === 'sqft' ? [] : (['converted'] as const))],
      paper,
    })),
    ...landInLocalUnits(paper),
    ...found
      .filter(({ of }) => of === 'land' && !table?.land)
      .map((one): Candidate => ({
        key: 'land_area_plan',
        value: `${one.number} ${names[one.unit]}`,
        words: one.words,
        signs: signsOf(one),
        paper,
      })),
  ]
}
