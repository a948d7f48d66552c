import { type AreaUnit, areaUnits, convertArea } from './units.ts'

const LENGTHS: readonly [pattern: string, feet: number][] = [
  ["ft|feet|foot|'|फुट|फीट", 1],
  ['inch(?:es)?|in|"|इंच', 1 / 12],
  ['metres?|meters?|mtrs?|mts?|m|मीटर', 1 / 0.3048],
  ['cms?', 1 / 30.48],
  ['yards?|yds?|gaj|गज', 3],
]
const NUMBER = String.raw`\d+(?:\.\d+)?`
const UNIT = LENGTHS.map(([pattern]) => `(${pattern})`).join('|')
const PART = new RegExp(`^(${NUMBER})\\s*(?:(?:${UNIT})\\.?)?\\s*[-–,]?\\s*`, 'i')

/** One side as written, in feet; `assumed` when no unit stood there and feet were taken. */
export interface Dimension {
  feet: number
  assumed: boolean
}

/**
 * Length in feet of `30'-6"`, `30 ft 6 in`, `9.14 m`, `37` (feet assumed), also with Devanagari digits; null when the text is
 * anything else. Keep the text itself: this is only for reckoning. Source: domain §1.
 */
export function parseDimension(text: string): Dimension | null {
  let rest = plain(text)
  let feet = 0
  let assumed = false
  let smallest = Infinity
  for (let parts = 0; rest !== ''; parts += 1) {
    const match = PART.exec(rest)
    if (!match || parts === 2) return null
    const index = match.slice(2).findIndex((group) => group !== undefined)
    // 30'6 means 30 feet 6 inches
    const unit = index >= 0 ? (LENGTHS[index]?.[1] ?? 1) : parts === 1 && smallest === 1 ? 1 / 12 : 1
    if (parts === 1 && (unit >= smallest || assumed)) return null
    assumed = index < 0 && parts === 0
    smallest = unit
    feet += Number(match[1]) * unit
    rest = rest.slice(match[0].length)
  }
  return smallest === Infinity ? null : { feet, assumed }
}

/**
 * Both sides of `37 x 27`, `30'-6" × 40'` or `9 x 12 m` in feet (a unit at the end holds for a bare number before it);
 * a single side gives one; null when any part is not a length.
 */
export function parseDimensions(text: string): Dimension[] | null {
  const pieces = plain(text).split(/\s*[x×*]\s*|\s+by\s+/i)
  if (pieces.length > 3) return null
  const last = /[a-z'"\p{Script=Devanagari}]+\.?$/iu.exec(pieces.at(-1) ?? '')?.[0] ?? ''
  const sides = pieces.map((piece) =>
    parseDimension(/^[\d.]+$/.test(piece) && last !== '' ? `${piece} ${last === '"' ? "'" : last}` : piece),
  )
  return sides.every((side) => side !== null) ? sides : null
}

const AREA_NAMES: readonly [pattern: string, unit: AreaUnit][] = [
  [String.raw`sq\.?\s*(?:ft|feet|foot)|square\s*f(?:ee|oo)t|sft|sqft|वर्ग\s*(?:फुट|फीट)`, 'sqft'],
  [String.raw`sq\.?\s*(?:yards?|yds?)|square\s*yards?|sqyds?|gaj|वर्ग\s*गज|गज`, 'sqyd'],
  [String.raw`sq\.?\s*(?:metres?|meters?|mtrs?|mts?|m)|square\s*met(?:er|re)s?|sqmt|sqm|वर्ग\s*मीटर`, 'sqmt'],
  ['acres?', 'acre'],
  ['hectares?|ha', 'hectare'],
  ['gunthas?|guntas?', 'guntha'],
  ['cents?|dismils?|decimals?', 'cent'],
  ['kanals?', 'kanal'],
  ['marlas?', 'marla'],
  ['grounds?', 'ground'],
  ['ankanams?', 'ankanam'],
  ['lechas?', 'lecha'],
]
const AREA = new RegExp(`(${NUMBER})\\s*(?:${AREA_NAMES.map(([pattern]) => `(${pattern})`).join('|')})(?![a-z])`, 'i')

/**
 * The first area in a text, in its own unit and in square feet: `1,200 sq ft`, `111.48 sq m i.e. 1200 sq ft`, `37 x 27` (feet).
 * Null when there is none, when a bare number names no unit, and for bigha or katha, which need a state.
 */
export function parseArea(text: string): { area: number; unit: AreaUnit; sqft: number } | null {
  const clean = plain(text)
  const match = AREA.exec(clean)
  if (match) {
    const unit = AREA_NAMES[match.slice(2).findIndex((group) => group !== undefined)]?.[1]
    if (unit === undefined) return null
    const area = Number(match[1])
    return { area, unit, sqft: convertArea(area, unit, 'sqft') }
  }
  const sides = parseDimensions(clean)
  const [first, second] = sides ?? []
  if (sides?.length !== 2 || !first || !second) return null
  return { area: first.feet * second.feet, unit: 'sqft', sqft: first.feet * second.feet * areaUnits.sqft.sqft }
}

/**
 * What four sides in feet say about an area in square feet: `most` is the largest area they can enclose; `exact` when
 * opposite sides are equal (taken as a rectangle). Unequal sides only bound the area: warn, do not fail. Source: domain §1.
 */
export function areaOfSides(north: number, south: number, east: number, west: number): { most: number; exact: boolean } {
  const half = (north + south + east + west) / 2
  const product = (half - north) * (half - south) * (half - east) * (half - west)
  return { most: Math.sqrt(Math.max(0, product)), exact: north === south && east === west }
}

function plain(text: string): string {
  return text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[‘’′`]/g, "'")
    .replace(/[“”″]|''/g, '"')
    .replace(/(\d),(?=\d{2,3}(?:\D|$))/g, '$1')
    .replace(/(\d),(?=\d{2},)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
