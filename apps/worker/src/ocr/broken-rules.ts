import { heightOf, widthOf, type Component } from './components.ts'

/** Pieces of a rule are so thin at most, in letter heights; upright ones thinner than brackets that stand below each other. */
const thickest = { level: 0.5, upright: 0.28 } as const
/** A piece so long, and so much longer than thick, is a dash of a rule; no sign is. */
const dashLength = 1.3
const dashShape = 6
/** And one so long is a rule by itself, where it is level. */
const ruleLength = 2.5
/** Dashes of a rule stand no further apart than so many of the longer one; dots no further than so many letter heights. */
const widestGap = 1.5
const widestDotGap = 0.35
/** Pieces of one rule lie so far beside each other at most, in letter heights. */
const aside = 0.12
/** A rule is at least this long, in letter heights. */
const shortest = { level: 5, upright: 3.5 } as const
/** An upright one may be as low as a row of a table where it has so many pieces: strokes of letters are one a line. */
const rowHeight = 1.8
const manyPieces = 5
/** So much of a rule is still there; where less is, its dots stand so near each other as those never do that lead from a label to its value. */
const leastLeft = 0.52
const widestPitch = 0.33

/** A stain as it lies along and across the way of a rule. */
interface Piece {
  stain: Component
  from: number
  to: number
  first: number
  last: number
}

const levelPiece = (stain: Component): Piece => ({ stain, from: stain.left, to: stain.right, first: stain.top, last: stain.bottom })
const uprightPiece = (stain: Component): Piece => ({ stain, from: stain.top, to: stain.bottom, first: stain.left, last: stain.right })

const lengthOf = ({ from, to }: Piece): number => to - from + 1

const isDash = (piece: Piece, letterHeight: number): boolean =>
  lengthOf(piece) >= Math.max(dashLength * letterHeight, dashShape * (piece.last - piece.first + 1))

/** Whether a piece goes on where another ends. */
function goesOn(last: Piece, next: Piece, letterHeight: number, isLevel: boolean): boolean {
  const ofDashes = isLevel && (isDash(last, letterHeight) || isDash(next, letterHeight))
  const widest = ofDashes ? widestGap * Math.max(lengthOf(last), lengthOf(next)) : 0
  return next.from - last.to - 1 <= Math.max(widest, widestDotGap * letterHeight)
}

/** Chains of pieces that lie one behind the other. */
function chainsOf(pieces: readonly Piece[], letterHeight: number, isLevel: boolean): Piece[][] {
  const off = Math.max(1, Math.round(aside * letterHeight))
  const chains: Piece[][] = []
  const latest = new Map<number, Piece[]>()
  for (const piece of pieces.toSorted((a, b) => a.from - b.from)) {
    let chain: Piece[] | undefined
    for (let row = piece.first - off; row <= piece.last + off; row += 1) {
      const other = latest.get(row)
      const end = other?.at(-1)
      if (!other || !end || !goesOn(end, piece, letterHeight, isLevel)) continue
      if (!chain || end.to > chain.at(-1)!.to) chain = other
    }
    if (chain) chain.push(piece)
    else chains.push((chain = [piece]))
    for (let row = piece.first; row <= piece.last; row += 1) latest.set(row, chain)
  }
  return chains
}

function isRule(chain: readonly Piece[], letterHeight: number, isLevel: boolean): boolean {
  const [first] = chain
  if (!first) return false
  if (chain.length === 1) return isLevel && isDash(first, letterHeight) && lengthOf(first) >= ruleLength * letterHeight
  const length = Math.max(...chain.map(({ to }) => to)) - first.from + 1
  const upright = chain.length >= manyPieces ? rowHeight : shortest.upright
  if (length < (isLevel ? shortest.level : upright) * letterHeight) return false
  const left = chain.reduce((sum, piece) => sum + lengthOf(piece), 0)
  return left >= leastLeft * length || length <= chain.length * widestPitch * letterHeight
}

/** The pieces of rules that a copier broke into dots and dashes, or that were drawn so. */
export function brokenRules(stains: readonly Component[], letterHeight: number): Set<Component> {
  const level = stains.filter((one) => heightOf(one) <= thickest.level * letterHeight).map(levelPiece)
  const upright = stains.filter((one) => widthOf(one) <= thickest.upright * letterHeight).map(uprightPiece)
  const rules = [
    ...chainsOf(level, letterHeight, true).filter((chain) => isRule(chain, letterHeight, true)),
    ...chainsOf(upright, letterHeight, false).filter((chain) => isRule(chain, letterHeight, false)),
  ]
  return new Set(rules.flatMap((chain) => chain.map(({ stain }) => stain)))
}
