import type { Extracted, IntakeKey } from '@parakh/contracts'
import type { Word } from '../ocr/model.ts'
import { confidenceOfCandidate, weightOf, type Candidate, type Paper } from './candidate.ts'

/** Below this a reading is not offered: better an empty field than an invented value. */
const leastConf = 0.4
const rivalReach = 0.8
const mostCandidates = 5

/** Two writings of one value are one value. */
export function sameValue(a: Candidate['value'], b: Candidate['value']): boolean {
  return folded(a) === folded(b)
}

const folded = (value: Candidate['value']): string =>
  [value]
    .flat()
    .join(';')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N};.]/gu, '')
    .replace(/\.(?!\d)/gu, '')

interface Group {
  best: Candidate
  conf: number
  all: Candidate[]
}

/** One group for each value, the surest first. */
function groupsOf(candidates: readonly Candidate[]): Group[] {
  const groups: Group[] = []
  for (const candidate of candidates) {
    const group = groups.find(({ best }) => sameValue(best.value, candidate.value))
    if (group) group.all.push(candidate)
    else groups.push({ best: candidate, conf: 0, all: [candidate] })
  }
  for (const group of groups) {
    group.best = group.all.reduce((best, one) => (confidenceOfCandidate(one) > confidenceOfCandidate(best) ? one : best))
    const papers = new Set(group.all.map(({ paper }) => paper))
    const again = group.all.some((one) => one.paper === group.best.paper && one !== group.best && !sharesWords(one, group.best))
    const signs = [...group.best.signs, ...(papers.size > 1 ? (['agreed'] as const) : []), ...(again ? (['repeated'] as const) : [])]
    group.best = { ...group.best, signs }
    group.conf = confidenceOfCandidate(group.best)
  }
  return groups.sort((a, b) => b.conf - a.conf)
}

const sharesWords = (a: Candidate, b: Candidate): boolean => a.words.some((word) => b.words.includes(word))

/** The value of one field: the best-supported reading, the others beside it; null where nothing is sure enough. */
export function chosen(key: IntakeKey, candidates: readonly Candidate[]): Extracted | null {
  const groups = groupsOf(candidates.filter((candidate) => candidate.key === key))
  const [first, ...others] = groups
  if (!first) return null
  const near = others.filter(({ best }) => weightOf(first.best) - weightOf(best) < rivalReach)
  const ownRival = near.some(({ best }) => best.paper === first.best.paper)
  const otherPaper = others.some(({ best, conf }) => best.paper !== first.best.paper && conf >= leastConf)
  const signs = [...first.best.signs, ...(ownRival ? (['rival'] as const) : []), ...(otherPaper ? (['disputed'] as const) : [])]
  const best = { ...first.best, signs }
  const conf = confidenceOfCandidate(best)
  if (conf < leastConf) return null
  const told = others.filter((group) => group.conf >= leastConf / 2).slice(0, mostCandidates)
  const notes = told.map(({ best: other }) => `${other.paper.layout.file}: ${[other.value].flat().join(', ')}`).join('; ')
  return {
    value: best.value,
    conf: rounded(conf),
    source: 'ocr',
    evidence: evidenceOf(best),
    ...(told.length > 0
      ? {
          notes: `Also read: ${notes}`,
          candidates: told.map((group) => ({ value: group.best.value, conf: rounded(group.conf), evidence: evidenceOf(group.best) })),
        }
      : {}),
  }
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000

/** Where a value was read: file, page, box around its words, and the words. */
function evidenceOf({ paper, words }: Candidate): Extracted['evidence'] {
  const page = words[0]?.page ?? 1
  const own = words.filter((word) => word.page === page)
  const turn = paper.layout.pages.find((one) => one.page === page)?.turn ?? 0
  const { file, sha256 } = paper.layout
  return { file, sha256, page, box: unionBox(own), text: textAround(paper, own), turn }
}

const longestEvidence = 400

/** The words; for papers without pages the whole paragraph or cell. */
function textAround({ layout }: Paper, words: readonly Word[]): string {
  const [first] = words
  const inRow = first && !first.box ? layout.rows.find((row) => row.segments.some((segment) => segment.words.includes(first))) : undefined
  const text = inRow ? inRow.segments.map((segment) => segment.text).join(' ') : words.map((word) => word.text).join(' ')
  return text.length > longestEvidence ? `${text.slice(0, longestEvidence)}…` : text
}

function unionBox(words: readonly Word[]): Extracted['evidence']['box'] {
  const boxes = words.flatMap((word) => (word.box ? [word.box] : []))
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y }
}
