import { allSides, sides, type IntakeKey, type Side } from '@parakh/contracts'
import { fromFlow, type Candidate, type Paper, type Sign } from '../candidate.ts'
import type { Flow } from '../layout.ts'
import { lengthPattern, wholeLength } from '../measures.ts'

const sideWords = allSides.flatMap((side) => sides[side].words.map((word) => ({ side, word })))
const anySide = sideWords.map(({ word }) => word).join('|')
/** A side named as a label: "ON THE NORTH : By", "East side", "Northern boundary -", "पूर्व में". */
const sideLabel = new RegExp(
  String.raw`(?<![\p{L}\p{M}-])(?:(?:on|in|to|towards|by)\s+(?:the\s+|its\s+)?|length\s+(?:of|on)\s+(?:the\s+)?)?(?<side>${anySide})(?![\p{L}\p{M}])(?:\s*(?:side|boundary|में|की\s+ओर|by))*\s*(?:[:=–—|\-/)]+\s*)*(?:by\s*[:-]?\s+)?`,
  'giu',
)
/** Two sides at once: "East-West 30 feet", "Length on East and West 30 ft each". */
const sidePair = new RegExp(
  String.raw`(?<![\p{L}])(?<first>east|west|north|south)\s*(?<link>-|–|to|and|&|/|x)\s*(?<second>east|west|north|south)(?:\s*(?:side|sides|length|direction))?\s*[:=–-]*\s*(?:is\s+|by\s+)?(?<length>${lengthPattern})`,
  'giu',
)
const sideLink = /(?<![\p{L}])(?:east|west|north|south)\s*(?:-|–|to|and|&|\/|x)\s*(?:east|west|north|south)(?!\p{L})/giu
/** The four sides stand within so many letters of one another. */
const window = 700
const longestValue = 140
const valueEnd =
  /[\n;]|(?<!\b(?:[Ss]h|[Ss]mt|[Ss]hri|[Ss]ri|[Mm]rs?|[Mm]s|[Dd]r|[Nn]os?|[Aa]dv|[Ll]ate|[Pp]t|[Kk]m|[A-Z]|[Ss]t))\.\s+(?=\p{Lu}\p{Ll})|\.\s*$|,?\s+and\s*$|\s*,\s*$/u
const emptyValue = /^(?:[\W_]*|n\.?a\.?|nil|by|side)$/iu

interface Mark {
  side: Side
  start: number
  valueStart: number
}

const opposite = { east: 'north', west: 'north', north: 'east', south: 'east' } as const
const otherOf: Record<Side, Side> = { east: 'west', west: 'east', north: 'south', south: 'north' }

function sideOf(word: string): Side | undefined {
  return sideWords.find((one) => one.word.toLowerCase() === word.toLowerCase())?.side
}

function marksIn(text: string): Mark[] {
  const pairs = [...text.matchAll(sideLink)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  return [...text.matchAll(sideLabel)].flatMap((match) => {
    if (pairs.some(({ start, end }) => match.index >= start - 3 && match.index < end)) return []
    const side = sideOf(match.groups?.['side'] ?? '')
    return side ? [{ side, start: match.index, valueStart: match.index + match[0].length }] : []
  })
}

/** Runs of marks that name at least three different sides close together. */
function groupsOf(marks: readonly Mark[]): Mark[][] {
  const groups: Mark[][] = []
  let group: Mark[] = []
  for (const mark of marks) {
    const first = group[0]
    if (first && (mark.start - first.start > window || group.some((one) => one.side === mark.side))) {
      groups.push(group)
      group = []
    }
    group.push(mark)
  }
  groups.push(group)
  return groups.filter((one) => new Set(one.map(({ side }) => side)).size >= 3)
}

function valueAt(text: string, mark: Mark, next: Mark | undefined): { value: string; start: number; end: number } | null {
  const limit = Math.min(next?.start ?? text.length, mark.valueStart + longestValue)
  let stretch = text.slice(mark.valueStart, limit)
  const lead = /^[\s:=\-–—|)]*/u.exec(stretch)?.[0].length ?? 0
  const start = mark.valueStart + lead
  stretch = stretch.slice(lead)
  const wraps = next && /,\s*\n/u.test(stretch) ? stretch.replace(/,\s*\n/gu, ', ') : stretch
  const end = wraps.search(valueEnd)
  const value = (end >= 0 ? wraps.slice(0, end) : wraps)
    .replace(/\s+(?:on|in|to|towards)\s*(?:the)?\s*$/iu, '')
    .replace(/^by\s*[:-]?\s+/iu, '')
    .replace(/[\s,;:.|]+$/u, '')
    .trim()
  return emptyValue.test(value) ? null : { value, start, end: start + value.length }
}

function sideCandidates(paper: Paper, flow: Flow): Candidate[] {
  const found: Candidate[] = []
  for (const group of groupsOf(marksIn(flow.text))) {
    const values = group.map((mark, at) => ({ mark, read: valueAt(flow.text, mark, group[at + 1]) }))
    const four: Sign[] = new Set(group.map(({ side }) => side)).size === 4 ? ['checked'] : []
    for (const { mark, read } of values) {
      if (!read) continue
      const [place = '', extra = ''] = read.value.split('\t')
      const length = wholeLength(place)
      if (length) {
        found.push(fromFlow(paper, flow, `dimensions_deed_${mark.side}`, length, read, ['clause', 'shaped', ...four]))
        continue
      }
      found.push(
        fromFlow(paper, flow, `boundaries_deed_${mark.side}`, place, { start: read.start, end: read.start + place.length }, [
          'clause',
          ...four,
        ]),
      )
      const besides = wholeLength(extra)
      if (besides) found.push(fromFlow(paper, flow, `dimensions_deed_${mark.side}`, besides, read, ['clause_loose', 'shaped']))
    }
  }
  return found
}

/** "East to West 40 feet" is the length of the north and the south side; "on East and West 30 ft each" that of those two. */
function pairCandidates(paper: Paper, flow: Flow): Candidate[] {
  return [...flow.text.matchAll(sidePair)].flatMap((match) => {
    const { first = '', second = '', link = '', length = '' } = match.groups ?? {}
    const [a, b] = [sideOf(first), sideOf(second)]
    if (!a || !b || otherOf[a] !== b) return []
    const named = /and|&|\//u.test(link)
    const of: readonly Side[] = named ? [a, b] : [opposite[a], otherOf[opposite[a]]]
    const span = { start: match.index, end: match.index + match[0].length }
    return of.map((side): Candidate =>
      fromFlow(paper, flow, `dimensions_deed_${side}` satisfies IntakeKey, length.trim(), span, ['clause', 'shaped']),
    )
  })
}

/** Boundaries and dimensions of the deed: by the word, not by the position (domain §8). */
export function sidesOf(paper: Paper): Candidate[] {
  const boundaries = sideCandidates(paper, paper.flow)
  return [...boundaries, ...pairCandidates(paper, paper.flow), ...pairCandidates(paper, paper.columns)]
}
