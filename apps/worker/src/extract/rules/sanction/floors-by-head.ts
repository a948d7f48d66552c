import type { Candidate, Paper } from '../../candidate.ts'
import type { Row, Segment } from '../../layout/layout.ts'

const heads = {
  ground: /^\W*ground(?:\s+floors?)?\W*$/iu,
  upper: /^\W*upper\s+floors?\W*$/iu,
  parking: /^\W*(?:parking|stilt|cellar|basement)(?:\s*\/\s*\w+)?\s*(?:floors?)?\W*$/iu,
} as const
const countLabel = /^\W*(?:no\.?|number)\s+of\s+(?:the\s+)?floors?\W*$/iu
const reach = 3
/** Cells of a column begin or end as its head does. */
const within = 0.03

const number = (text: string | undefined): number => Number(/\d{1,2}/u.exec(text ?? '')?.[0] ?? 0)

/** What stands below the ground: "Stilt 1", "1 Cellar + 1 Stilt", a bare count under "Parking floors". */
function basesOf(parking: string | undefined, head: string | undefined): string[] {
  const said = `${parking ?? ''} ${number(parking) > 0 && !/\p{L}{3}/u.test(parking ?? '') ? (head ?? '') : ''}`
  if (number(parking) === 0 && !/\p{L}{4}/u.test(parking ?? '')) return []
  return [...(/\b(?:cellars?|basements?)\b/iu.test(said) ? ['B'] : []), ...(/\b(?:stilts?|parking)\b/iu.test(said) ? ['S'] : [])]
}

function countsBelow(rows: readonly Row[], row: Row): Row | undefined {
  return rows
    .slice(row.index, row.index + 1 + reach)
    .find((one) => one !== row && one.page === row.page && one.segments.some(({ text }) => countLabel.test(text)))
}

/** Floors of a permit whose table has a column for the ground, the upper floors and those for parking, and a row of their numbers. */
export function floorsByHead(paper: Paper): Candidate[] {
  const { rows } = paper.layout
  return rows.flatMap((row): Candidate[] => {
    const headOf = (pattern: RegExp): Segment | undefined => row.segments.find(({ text }) => pattern.test(text))
    const [ground, upper, parking] = [headOf(heads.ground), headOf(heads.upper), headOf(heads.parking)]
    const counts = ground && upper ? countsBelow(rows, row) : undefined
    if (!counts) return []
    const under = (head: Segment | undefined): Segment | undefined =>
      head && counts.segments.find(({ left, right }) => Math.abs(left - head.left) < within || Math.abs(right - head.right) < within)
    const above = number(under(upper)?.text)
    const bases = [...basesOf(under(parking)?.text, parking?.text), ...(number(under(ground)?.text) > 0 ? ['G'] : [])]
    const words = [under(ground), under(upper), under(parking)].flatMap((cell) => cell?.words ?? [])
    if (above === 0 || bases.length === 0 || words.length === 0) return []
    return [{ key: 'floors_sanctioned', value: `${bases.join('+')}+${above}`, words, signs: ['label', 'kind_fits'], paper }]
  })
}
