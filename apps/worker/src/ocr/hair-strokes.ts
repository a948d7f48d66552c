import { heightOf, widthOf, type Component } from './components.ts'

/** What is left of a rule between rows is this high at least, and a letter's upright stroke so high and narrow, in letter heights. */
const lowest = 0.25
const lowestLetter = 0.5
const highest = 2.6
const narrow = 0.45
/** Most upright strokes are as wide as that of this rank; a hair is so much thinner, and paper is to both of its sides, in letter heights. */
const strokeRank = 0.6
const thinner = 0.4
const clearBeside = 0.25
/** So many hairs stand below each other, so far aside at most, in letter heights. */
const fewest = 3
const aside = 0.25

const rank = (values: readonly number[], share: number): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

/** A page with more stains is noise. */
const mostStains = 20_000

/** Whether paper is to both sides of a stain. */
function paperBeside(stains: readonly Component[], letterHeight: number): (one: Component) => boolean {
  const reach = clearBeside * letterHeight
  const at = (y: number): number => Math.floor(y / letterHeight)
  const rows = new Map<number, Component[]>()
  for (const one of stains)
    for (let row = at(one.top); row <= at(one.bottom); row += 1) {
      const own = rows.get(row)
      if (own) own.push(one)
      else rows.set(row, [one])
    }
  const isBeside = (a: Component, b: Component): boolean =>
    a !== b && b.bottom >= a.top && b.top <= a.bottom && b.right >= a.left - reach && b.left <= a.right + reach
  return (one) => {
    for (let row = at(one.top); row <= at(one.bottom); row += 1) if (rows.get(row)?.some((other) => isBeside(one, other))) return false
    return true
  }
}

/** Upright hairs much thinner than print, which are left of the rules of a worn table: a recogniser takes them for figures. */
export function hairStrokes(stains: readonly Component[], letterHeight: number): Set<Component> {
  if (stains.length > mostStains) return new Set()
  const strokes = stains.filter(
    (one) =>
      heightOf(one) >= lowestLetter * letterHeight && heightOf(one) <= highest * letterHeight && widthOf(one) <= narrow * letterHeight,
  )
  const most = thinner * rank(strokes.map(widthOf), strokeRank)
  const thin = stains.filter((one) => widthOf(one) <= most && heightOf(one) >= Math.max(lowest * letterHeight, 3 * widthOf(one)))
  if (thin.length < fewest) return new Set()
  const alone = thin.filter(paperBeside(stains, letterHeight))
  const isAligned = (hair: Component): boolean =>
    alone.filter((one) => Math.abs(one.left - hair.left) <= aside * letterHeight).length >= fewest
  return new Set(alone.filter(isAligned))
}
