import { convertArea } from '@parakh/contracts'
import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { areasIn, type Area } from '../../measures.ts'
import { planPapers } from './figures.ts'

/** Floors that are built, each with its area, as one stretch of text. */
export interface FloorSum {
  feet: number
  start: number
  end: number
}

/** What stands before the area of one floor: "ground floor", "GF :", "First floor area -". */
const floorBefore =
  /(?:^|[^\p{L}\p{N}])(?:(?:ground|first|second|third|fourth|stilt|mezzanine|basement|1st|2nd|3rd|4th)\s*(?:floor|flr)?|[gfst]\.?\s?f|तल)\.?(?:\s+(?:rcc|r\.c\.c\.?))?(?:\s+(?:area|built[\s-]*up(?:\s+area)?|plinth(?:\s+area)?))?\s*(?:\([^)\n]{0,20}\)\s*)?(?:is|of|about|[:=–-])?\s*$/iu
/** "62 sq. m. on ground floor": the floor behind its area. */
const floorBehind = /^\s*(?:in|on|at|of|for)\s+(?:the\s+)?(?:ground|first|second|third|fourth|1st|2nd|3rd)\s+floor\b/iu
const joinsFloors =
  /^(?:\s*\([^()\n\d]{1,20}\))?[\s,;+&/.]*(?:and\s+|with\s+)?(?:(?:the\s+|on\s+)*[\p{L}\d.]+\s*){0,4}(?:\([^)\n]{0,20}\)\s*)?(?:is|of|[:=–-])?\s*$/iu
const reach = 40

/** "GF 1100 sq ft + FF 650 sq ft": the floors of a house, summed up to square feet. */
export function floorSums(text: string): FloorSum[] {
  const sums: FloorSum[] = []
  let run: Area[] = []
  const close = (): void => {
    const [first, last] = [run[0], run.at(-1)]
    if (first && last && run.length > 1) {
      const feet = run.reduce((sum, { number, unit }) => sum + convertArea(number, unit, 'sqft'), 0)
      sums.push({ feet: Math.round(feet), start: first.start, end: last.end })
    }
    run = []
  }
  for (const area of areasIn(text)) {
    const last = run.at(-1)
    const isFloor =
      area.unit !== 'sqyd' &&
      (floorBefore.test(text.slice(Math.max(0, area.start - reach), area.start)) ||
        floorBehind.test(text.slice(area.end, area.end + reach)))
    const goesOn = last !== undefined && last.unit === area.unit && joinsFloors.test(text.slice(last.end, area.start))
    if (!isFloor || !goesOn) close()
    if (isFloor) run.push(area)
  }
  close()
  return sums
}

/** What is built on the floors of a house, where its paper sums them up in no figure. */
export function floorsOf(paper: Paper): Candidate[] {
  if (planPapers.has(paper.kind)) return []
  const [sum] = floorSums(paper.flow.text)
  return sum ? [fromFlow(paper, paper.flow, 'document_area_sqft', sum.feet, sum, ['clause', 'composed'])] : []
}
