import type { IntakeKey, Side } from '@parakh/contracts'
import { fromFlow, type Candidate, type Paper, type Sign } from '../candidate.ts'
import { wordsBetween, type Flow } from '../layout/layout.ts'
import { scheduleSign } from './schedules.ts'
import { bareSides } from './sides/bare-sides.ts'
import { sideRuns, type SideRun } from './sides/boundaries.ts'
import { sideCells } from './sides/cell-flows.ts'
import { frontageIn } from './sides/frontage.ts'
import { lengthsIn } from './sides/lengths.ts'
import { sidesAtOneLabel } from './sides/letters-listed.ts'
import { headsOpenSpaces } from './sides/open-spaces.ts'
import { sideTables } from './sides/side-rows.ts'
import type { SideTable } from './sides/side-table.ts'
import { marksIn } from './sides/marks.ts'
import { isCutOff } from './sides/said.ts'
import { sideSketches } from './sides/side-sketch.ts'
import { boundariesOfTwo } from './sides/two-sided.ts'
import { lengthsUnderUnit } from './sides/unit-above.ts'
import { allMatches } from '../all-matches.ts'

const boundaryKey = (side: Side): IntakeKey => `boundaries_deed_${side}`
const lengthKey = (side: Side): IntakeKey => `dimensions_deed_${side}`

/** No side is "00 ft" long: its first figure was misread. */
const isLength = (length: string): boolean => !/^\W*0+(?![.\d])/u.test(length)
/** "60-00 feet" is 60 feet. */
const withoutNought = (length: string): string => length.replace(/-00?(?=\s*[fm])/iu, '')

function fromTables(paper: Paper, tables: readonly SideTable[]): Candidate[] {
  const sides = new Set(tables.flatMap(({ said }) => said.map(({ side }) => side)))
  const count: Sign = sides.size === 4 ? 'sides_four' : 'sides_three'
  return tables.flatMap(({ said }) =>
    said.flatMap(({ side, place, length, words }): Candidate[] => [
      ...(place && !isCutOff(place)
        ? [{ key: boundaryKey(side), value: place, words, signs: ['sides_tabled', count] satisfies Sign[], paper }]
        : []),
      ...(length && isLength(length)
        ? [{ key: lengthKey(side), value: withoutNought(length), words, signs: ['sides_tabled', count, 'shaped'] satisfies Sign[], paper }]
        : []),
    ]),
  )
}

/** Each schedule of a partition is somebody's share, and none is what is sold. */
const partsAll = (text: string): boolean => /\bpartition\b/iu.test(text.slice(0, titleReach))
const titleReach = 160
const standingOf = (text: string, start: number): ReturnType<typeof scheduleSign> => (partsAll(text) ? null : scheduleSign(text, start))

/** Of two schedules the one of the part sold counts; told by the last heading before the clause. */
function scheduleSigns(paper: Paper, run: SideRun, runs: readonly SideRun[]): Sign[] {
  const rivals = runs.filter((other) => other !== run && other.said.some(({ place }) => place !== ''))
  if (rivals.length === 0) return []
  const sign = standingOf(paper.flow.text, run.start)
  const isPartTold = rivals.some((other) => standingOf(paper.flow.text, other.start) === 'schedule_sold')
  if (sign) return sign === 'schedule_whole' && isPartTold ? [sign, 'sides_whole_land'] : [sign]
  return runs.at(-1) === run && !partsAll(paper.flow.text) ? ['schedule_sold'] : []
}

/** "Boundaries on site:", beside those of the deed. */
const onSite =
  /\b(?:on|at|as\s+per|found\s+(?:on|at)|actual\p{L}*|physical\p{L}*)\s+(?:the\s+)?(?:site|actuals?|visit|inspection)\b[^.;\n]{0,24}$/iu
const isOfSite = ({ flow }: Paper, { start }: SideRun): boolean => onSite.test(flow.text.slice(Math.max(0, start - siteReach), start))
const siteReach = 70

/** Widths that stay open around a building, by the words before them. */
const areOpenSpaces = ({ flow }: Paper, { said, start }: SideRun): boolean =>
  said.every(({ place }) => place === '' || /^[\d.\s]+\p{L}{0,3}$/u.test(place)) &&
  headsOpenSpaces(flow.text.slice(Math.max(0, start - siteReach), start))

/** All runs, but those of the site where others are the deed's. */
function ofDeed(paper: Paper, all: readonly SideRun[]): readonly SideRun[] {
  const runs = all.filter((run) => !areOpenSpaces(paper, run))
  const own = runs.filter((run) => !isOfSite(paper, run))
  return own.some(({ said }) => said.some(({ place }) => place !== '')) ? own : runs
}

const tellsPlaces = ({ said }: SideRun): boolean => said.filter(({ place }) => place !== '').length >= fewestSides
const fewestSides = 3

/** "SECOND SCHEDULE (the said flat) …": what is sold, where it is told behind the land that it stands on. */
const partSoldBelow = /(?:^|\n)[^\n]{0,30}\bschedule\b[^\n]{0,50}\n?[^\n]{0,60}\b(?:flat|apartment|unit)\b/giu
/** So many sides of a schedule tell that its list was there, however badly it was read. */
const fewestRead = 2

/** "All that land in Khasra No. 15, bounded": land with no flat on it, at the head of its own schedule. */
const landAlone =
  /(?:^|\n)[^\S\n]*all\s+that\s+(?:piece\s+(?:and|or)\s+parcel\s+of\s+)?(?:vacant\s+|open\s+)?land\b(?:(?!\b(?:flat|apartment|out\s+of|portion)\b)(?:[^.;]|(?<=\b(?:nos?|sy|s|r|kh|p|dist))\.|\.(?=\d))){0,160}$/iu
const isOfLand = (text: string, { start }: SideRun): boolean =>
  standingOf(text, start) === 'schedule_whole' || landAlone.test(text.slice(Math.max(0, start - landReach), start))
const landReach = 240

/** Whether a run tells the sides of the larger land, and those of the part sold stand in another or are not all to be read. */
function isOfWholeLand(paper: Paper, run: SideRun, runs: readonly SideRun[]): boolean {
  const { text } = paper.flow
  if (!isOfLand(text, run)) return false
  const others = runs.filter((other) => other !== run && tellsPlaces(other))
  if (others.length > 0) return others.some((other) => !isOfLand(text, other) && standingOf(text, other.start) === 'schedule_sold')
  const below = allMatches(text, partSoldBelow).find(({ index }) => index >= run.end)
  return below !== undefined && marksIn(text.slice(below.index), 1).length >= fewestRead
}

function fromRuns(paper: Paper, all: readonly SideRun[], flow: Flow = paper.flow): Candidate[] {
  const runs = ofDeed(paper, all)
  return runs.flatMap((run) => {
    if (isOfWholeLand(paper, run, runs)) return []
    const signs = scheduleSigns(paper, run, runs)
    // how long the larger land is says nothing of the flat on it
    const isMeasured = !signs.includes('sides_whole_land')
    const shared: Sign[] = [
      run.told ? 'sides_told' : 'sides_listed',
      run.sides === 4 ? 'sides_four' : 'sides_three',
      ...(run.misread ? (['misshapen'] as const) : []),
      ...signs,
    ]
    return run.said.flatMap(({ mark, place, length, start, end }): Candidate[] => [
      ...(place && !isCutOff(place) ? [fromFlow(paper, flow, boundaryKey(mark.side), place, { start, end }, shared)] : []),
      ...(isMeasured && length && isLength(length)
        ? [fromFlow(paper, flow, lengthKey(mark.side), withoutNought(length), { start, end }, [...shared, 'shaped'])]
        : []),
    ])
  })
}

/** Boundaries told two by two, where no clause tells each by itself. */
const fromPairs = (paper: Paper, isTold: boolean): Candidate[] =>
  [...boundariesOfTwo(paper.flow.text), ...(isTold ? [] : bareSides(paper.flow.text))].map(({ side, place, start, end }) =>
    fromFlow(paper, paper.flow, boundaryKey(side), place, { start, end }, ['sides_listed', 'sides_four']),
  )

/** Lengths of opposite sides by their direction, in rows and in columns. */
function fromDirections(paper: Paper): Candidate[] {
  return [paper.flow, paper.columns].flatMap((flow) =>
    [...lengthsIn(flow.text), ...frontageIn(flow.text), ...lengthsUnderUnit(flow.text)].flatMap(({ sides, length, start, end }) =>
      sides.map((side) => fromFlow(paper, flow, lengthKey(side), withoutNought(length), { start, end }, ['sides_direction', 'shaped'])),
    ),
  )
}

/** Boundaries and dimensions of the deed: by the word, not by the position (domain §8). */
export function sidesOf(paper: Paper): Candidate[] {
  const sketches = sideSketches(paper.layout)
  const tables = sketches.length > 0 ? sketches : [...sideTables(paper.layout), ...sidesAtOneLabel(paper.layout)]
  const taken = (start: number, end: number): boolean =>
    wordsBetween(paper.flow, start, end).some((word) => tables.some(({ heads }) => heads.has(word)))
  const cells = sideCells(paper.layout).flatMap((flow) => {
    const runs = sideRuns(flow, () => false).filter(({ sides }) => sides === 4)
    return runs.length === 1 ? [{ flow, runs }] : []
  })
  const inCells = new Set(cells.flatMap(({ flow }) => flow.words.map(({ word }) => word)))
  const runs = sideRuns(paper.flow, taken).filter(
    ({ start, end }) => !wordsBetween(paper.flow, start, end).some((word) => inCells.has(word)),
  )
  const ofCells = cells.flatMap((cell) => fromRuns(paper, cell.runs, cell.flow))
  const isTold = tables.length > 0 || ofCells.length > 0 || runs.some(tellsPlaces)
  return [...fromTables(paper, tables), ...ofCells, ...fromRuns(paper, runs), ...fromPairs(paper, isTold), ...fromDirections(paper)]
}
