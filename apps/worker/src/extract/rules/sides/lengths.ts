import type { Side } from '@parakh/contracts'
import { lengthPattern } from '../../measures.ts'
import { across, clearSideWord, sideNamed, sidesAlong } from './compass.ts'
import { allMatches } from '../../all-matches.ts'

/** Lengths of sides as a clause states them. */
export interface LengthSaid {
  sides: readonly Side[]
  length: string
  start: number
  end: number
}

/** Two sides at once: "East to West", "E-W", "North & South sides", "पूर्व से पश्चिम". */
const linkWord = String.raw`(?:-|–|—|to|by|and|&|/|x|से|व|एवं|)`
const pair = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?<first>${clearSideWord})\.?(?:\s+sides?)?\s*(?<link>${linkWord})(?:\s*(?<=and|&)(?:\s+on)?\s+the\s)?\s*(?<second>${clearSideWord})|(?<letter>[ENWS])\.?(?:\s+sides?)?\s*(?<between>${linkWord})\s*(?<other>[ENWS]))(?![\p{L}\p{M}])\.?`,
  'giu',
)
const filler = String.raw`(?:\s*(?:[:=–—(|\t\n\-]|side|sides|length|direction|wise|on|both|the|all|each|is|by|measuring|measures?|measurement|admeasuring|about|approx\.?|width|breadth|depth|dimension|of|and\s+(?=measur)|it|(?:[a-z]+[\s-]+){1,5}(?:feet|foot|met(?:er|re)s?)\s*(?=\()|के\s+बीच|तक|की|लम्बाई|लंबाई|चौड़ाई|माप|भुजा))*\s*`
const lengthAfter = new RegExp(`^\\)?${filler}(?<length>${lengthPattern})`, 'iu')
const lengthBefore = new RegExp(
  String.raw`(?<!\d\s*(?:'|’|feet|ft\.?|m(?:tr|eter)?s?\.?)?\s*[x×*]\s*)(?<![\d.])(?<length>${lengthPattern})\s*(?:wide|long|deep|broad|in\s+length|in\s+width|in\s+breadth|in\s+depth)?\s*(?:\([^)\n]{0,30}\)\s*)?(?:from|in|on|along|towards?|\(|\[|-)?\s*(?:(?:each|both)\s+(?:of\s+)?)?(?:(?:the|its)\s+)?$`,
  'iu',
)
/** "30 feet wide road": behind a length that is the road's and no side's. */
const ofRoad =
  /^[^\S\n\t]*(?:(?:municipal|corporation|panchayat|colony|layout|public|common|internal|main|village|service)[^\S\n\t]+)?(?:road|rd|street|lane|gali|rasta|passage)(?!\p{L}|[^\S\n\t]+side)|^\s*-?\s*(?:wide|broad)\s+(?:[\p{L}.]+\s+){0,3}(?:road|rd|street|lane|gali|passage|path\p{L}*|marg|way|drain)(?!\p{L})/iu
/** "N-S (E side) : 60 ft", "East-West on N : 30 ft": of the two sides along a direction one alone. */
const ofOneSide = new RegExp(
  String.raw`^\s*\(?\s*(?:(?:on|at|along|in|towards?)\s+)?(?:the\s+)?(?<side>[EWNS]|${clearSideWord})(?:\s+side)?\s*\)?\s*[:=–-]*\s*(?<length>${lengthPattern})`,
  'iu',
)
const anyLength = new RegExp(lengthPattern, 'iu')
const directLength = new RegExp(String.raw`^(?:\s+sides?)?\s*[:=\-–]*\s*${lengthPattern}`, 'iu')
/** Two directions, then two lengths: "East-West x North-South : 30 ft x 40 ft", "E-W 30 x N-S 40 feet". */
const twoLengths = new RegExp(
  String.raw`^[\s:=()–-]*(?<one>\d+(?:\.\d+)?)\s*(?<unitOne>'|’|′|feet|ft\.?|m(?:tr|eter)?s?\.?)?\s*(?:x|×|\*|by|and)\s*(?<two>${lengthPattern})`,
  'iu',
)
const bareThenNext = /^[\s:=(–-]*(?<one>\d+(?:\.\d+)?)\s*(?:x|×|\*|by|and|,)\s*$/iu

/** "East-West (ft) : 40": the unit stands at the label. */
const unitFirst =
  /^\s*(?:sides?|length|width)?\s*\(\s*(?:in\s+)?(?<unit>feet|ft|met(?:er|re)s?|mtrs?|m)\.?\s*\)[\s:=–-]*(?<number>\d+(?:\.\d+)?)(?![\d.'’′])/iu

/** Headings "East-West" and "North-South" above their lengths. */
const underHeadings = new RegExp(String.raw`^\s*\n[^\d\n]*?(?<one>${lengthPattern})\t\s*(?<two>${lengthPattern})`, 'iu')

interface Pair {
  first: Side
  named: boolean
  start: number
  end: number
}

/** "(EW x NS)": directions of two lengths. */
const isInProduct = /\b(?:EW|NS)\s*[x×*]\s*(?:EW|NS)\b/u

/** "23 feet wide East-West layout road". */
const runsSo = /^[^\S\n\t]+(?:\p{L}+[^\S\n\t]+){0,2}(?:road|rd|street|lane|passage|path|cart\s+track)(?!\p{L})/iu

function pairsIn(text: string): Pair[] {
  return allMatches(text, pair).flatMap((match) => {
    const { first = '', second = '', letter = '', other = '' } = match.groups ?? {}
    const link = match.groups?.['link'] ?? match.groups?.['between'] ?? ''
    const [a, b] = [sideNamed(first || letter)?.side, sideNamed(second || other)?.side]
    const letters = letter !== ''
    const end = match.index + match[0].length
    const isGlued =
      letters &&
      link === '' &&
      !(
        match[0].length === 2 &&
        (/^\s*[:=–-]/u.test(text.slice(end, end + 4)) || isInProduct.test(text.slice(Math.max(0, match.index - 8), end + 8)))
      )
    if (!a || !b || across[a] !== b || isGlued) return []
    // "23 feet wide East-West road" runs in that direction
    if (runsSo.test(text.slice(end, end + 40))) return []
    // "North by" above "South by": labels of two rows
    if (/^by$/iu.test(link) && /\n/u.test(match[0])) return []
    if (/[\n\t]/u.test(match[0]) && link === '' && !directLength.test(text.slice(end, end + 24))) return []
    return [{ first: a, named: (letters ? /^(?:and|&)$/iu : /^(?:and|&|\/|व|एवं)$/iu).test(link), start: match.index, end }]
  })
}

const unitOf = (length: string): string => /[^\d.\s].*$/u.exec(length.trim())?.[0] ?? ''
const alongOf = ({ first, named }: Pair): readonly Side[] => (named ? [first, across[first]] : sidesAlong[first])

/** "East-West x North-South : 30 ft x 40 ft". */
function jointLengths(text: string, a: Pair, b: Pair): LengthSaid[] {
  const between = text.slice(a.end, b.start)
  const after = text.slice(b.end, b.end + 60)
  const both = /^\)?\s*(?:x|×|\*|by|and|&|,)\s*\(?$/iu.test(between) ? twoLengths.exec(after)?.groups : undefined
  if (both) {
    const two = (both['two'] ?? '').trim()
    const one = `${both['one'] ?? ''} ${both['unitOne'] ?? unitOf(two)}`
    const span = { start: a.start, end: b.end + (twoLengths.exec(after)?.[0].length ?? 0) }
    return [
      { sides: alongOf(a), length: one.replace(/\s+(?=['’′])/u, ''), ...span },
      { sides: alongOf(b), length: two, ...span },
    ]
  }
  const tabled = /^\s*\t\s*$/u.test(between) ? underHeadings.exec(after) : null
  if (tabled) {
    const span = { start: a.start, end: b.end + tabled[0].length }
    return [
      { sides: alongOf(a), length: (tabled.groups?.['one'] ?? '').trim(), ...span },
      { sides: alongOf(b), length: (tabled.groups?.['two'] ?? '').trim(), ...span },
    ]
  }
  const bare = bareThenNext.exec(between)?.groups?.['one']
  const next = lengthAfter.exec(after)?.groups?.['length']
  return bare && next
    ? [
        { sides: alongOf(a), length: `${bare} ${unitOf(next)}`, start: a.start, end: b.start },
        { sides: alongOf(b), length: next.trim(), start: b.start, end: b.end + 30 },
      ]
    : []
}

/** "E-W on the North 32'6", on the South 33'": each side along a direction with its own length. */
const ofEach = new RegExp(
  String.raw`${ofOneSide.source}|^\s*[:=–-]*\s*(?<before>${lengthPattern})\s*\(\s*(?:on\s+)?(?:the\s+)?(?<behind>${clearSideWord})(?:\s+side)?\s*\)`,
  'iu',
)
function lengthsOfEach(text: string, one: Pair, from: number): LengthSaid[] {
  const match = ofEach.exec(text.slice(from, from + 60).replace(/^[\s,;]*(?:and\s+)?/u, (lead) => ' '.repeat(lead.length)))
  const { side: first, behind = first, length, before = length } = match?.groups ?? {}
  const side = sideNamed(behind ?? '')?.side
  if (!match || !side || !alongOf(one).includes(side)) return []
  const end = from + match[0].length
  return [{ sides: [side], length: (before ?? '').trim(), start: one.start, end }, ...lengthsOfEach(text, one, end)]
}

/** "East to West 40 feet" is the length of the north and the south side; "on East and West 30 ft each" that of those two. */
export function lengthsIn(text: string): LengthSaid[] {
  const pairs = pairsIn(text)
  const found: LengthSaid[] = []
  let mode: 'after' | 'before' | null = null
  let previous = -1
  // the second of two directions whose lengths stand together
  let told = -1
  for (const [at, one] of pairs.entries()) {
    if (one.start - previous > 200) mode = null
    previous = one.end
    const next = pairs[at + 1]
    if (at === told) continue
    const joint = next ? jointLengths(text, one, next) : []
    if (joint.length > 0) {
      found.push(...joint)
      told = at + 1
      continue
    }
    const each = lengthsOfEach(text, one, one.end)
    if (each.length > 0) {
      found.push(...each)
      continue
    }
    const unit = unitFirst.exec(text.slice(one.end, one.end + 40))
    if (unit) {
      const length = `${unit.groups?.['number'] ?? ''} ${unit.groups?.['unit'] ?? ''}`
      found.push({ sides: alongOf(one), length, start: one.start, end: one.end + unit[0].length })
      continue
    }
    const rest = text.slice(one.end, Math.min(next?.start ?? Infinity, one.end + 90))
    const head = text.slice(Math.max(0, one.start - 60, found.at(-1)?.end ?? 0), one.start)
    const after = lengthAfter.exec(rest)
    // a length at the end of the line above is that line's, where this one has its own
    const ownLine = head.slice(head.lastIndexOf('\n') + 1)
    const isOwn = /^\W*$/u.test(ownLine) && anyLength.test(text.slice(one.end).split('\n', 1)[0] ?? '')
    const before = lengthBefore.exec(isOwn ? ownLine : head)
    const took: { match: RegExpExecArray; from: number } | null =
      before && (mode === 'before' || (mode === null && !after) || (mode === null && /\bfrom\s*$|[([]\s*$/iu.test(head)))
        ? { match: before, from: one.start - (isOwn ? ownLine : head).length }
        : after
          ? { match: after, from: one.end }
          : null
    if (!took || ofRoad.test(text.slice(took.from + took.match.index + took.match[0].length))) continue
    mode = took.match === before ? 'before' : 'after'
    const start = Math.min(one.start, took.from + took.match.index)
    const end = Math.max(one.end, took.from + took.match.index + took.match[0].length)
    const length = (took.match.groups?.['length'] ?? '').replace(/\s+/gu, ' ').trim()
    found.push({ sides: alongOf(one), length, start, end })
  }
  return found
}
