import type { Side } from '@parakh/contracts'
import { clearSideWord, sideNamed } from './compass.ts'
import type { LengthSaid } from './lengths.ts'
import { allMatches } from '../../all-matches.ts'

/** "Sides (metres) :", "Measurement in feet -": the unit of the bare figures that follow. */
const head =
  /\b(?:sides?|lengths?|measurements?|dimensions?)\b[^\n\d:(]{0,24}?[\s(]+(?:in\s+)?(?<unit>feet|ft|met(?:er|re)s?|mtrs?|mts?)\b\.?\s*\)?[\s:–-]*/giu
const next = new RegExp(
  String.raw`^[\s,;.)(]*(?:(?:and|on|the|to)\s+)*(?:\(?\w{1,2}[.)]\s*)?(?<side>${clearSideWord}|[EWNS])(?:\s+side)?[\s:=–-]*(?<number>\d+(?:\.\d+)?)(?![\d.]*[^\S\n]*['’"′\p{L}])`,
  'iu',
)
const fewestSides = 3

/** Bare lengths of sides under one unit: "Sides in feet - North 40, South 40, East 60, West 60". */
export function lengthsUnderUnit(text: string): LengthSaid[] {
  return allMatches(text, head).flatMap((match): LengthSaid[] => {
    const found = new Map<Side, LengthSaid>()
    let at = match.index + match[0].length
    for (let one = next.exec(text.slice(at, at + 60)); one; one = next.exec(text.slice(at, at + 60))) {
      const side = sideNamed(one.groups?.['side'] ?? '')?.side
      const [start, end] = [at, at + one[0].length]
      if (!side || found.has(side)) break
      found.set(side, { sides: [side], length: `${one.groups?.['number'] ?? ''} ${match.groups?.['unit'] ?? ''}`, start, end })
      at = end
    }
    return found.size >= fewestSides ? [...found.values()] : []
  })
}
