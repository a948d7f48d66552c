import type { Side } from '../../../property.ts'
import { escaped } from '../../../telling.ts'
import { dayOf } from '../../forms.ts'
import { lengthOf, mayConvert, mayList } from '../../truths.ts'
import { bounds, factLines, leftTable, titled } from '../drafts.ts'
import { abreast } from '../layouts.ts'
import { alongOf } from '../scenes.ts'
import { siteOf, type Scene } from './scene.ts'

const ewns = ['east', 'west', 'north', 'south'] as const

/** A paper that each part of the country drafts in its own way. */
export const regional =
  (west: (s: Scene) => string, south: (s: Scene) => string, north: (s: Scene) => string) =>
  (s: Scene): string =>
    s.isWest ? west(s) : s.isSouth ? south(s) : north(s)

/** A plot's four sides, at times with their lengths. */
export const sidesOf = (s: Scene, n: number): string => {
  const { tell, boundaries, sizes, has, whole } = s
  const along = alongOf(s)
  const measured = has(0.6, n)
  const feet = (side: Side): string => tell.states(`dimensions_deed_${side}`, `${along[side]} Feet`)
  const said = (side: Side): string => tell.states(`boundaries_deed_${side}`, boundaries[side])
  const both = (): string => {
    if (!measured) return ''
    const wide = lengthOf(tell, 'north', `${sizes.eastWest} Feet`)
    return `<p>Measuring East to West: ${wide} and North to South: ${lengthOf(tell, 'east', `${sizes.northSouth} Feet`)}.</p>`
  }
  const ways = [
    () => `<p>and bounded on:</p>${bounds(tell, boundaries, ewns, (side, one) => `<div>${titled(side)} by : ${one}</div>`)}${both()}`,
    () =>
      `<p>Which is bounded as under:-</p>${factLines(
        ewns.map((side) => [titled(side).toUpperCase(), said(side)] as const),
        ' &nbsp; : &nbsp; ',
      )}${both()}`,
    () =>
      abreast(
        ['Direction', 'Boundary', ...(measured ? ['Dimension'] : [])],
        ewns.map((side) => [titled(side), said(side), ...(measured ? [feet(side)] : [])]),
      ),
    () => `<p>Bounded as under: ${ewns.map((side) => `${titled(side)}: ${said(side)}`).join('; ')}.</p>${both()}`,
  ]
  return (ways[whole(0, 3, n + 1)] ?? (() => ''))()
}
const flatSides: Record<Side, string> = {
  east: 'Entry / Common Passage',
  west: 'Open to Sky',
  north: 'Other Flat',
  south: 'Lift and Staircase',
}
export const schedule = (s: Scene, n: number): string => {
  if (!s.isFlat) return sidesOf(s, n)
  if (!s.has(0.4, n)) return ''
  return leftTable(ewns.map((side) => [titled(side), s.tell.states(`boundaries_deed_${side}`, flatSides[side])]))
}

export const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
  if (s.isFlat) mayConvert(s.tell, siteOf(s))
}

/** How the property came to the seller, which deeds of a metro recite at length; nothing of it is of today's property. */
export const recitals = (s: Scene, n: number): string[] => {
  const { earlier, has, digits, whole, dates, isWest, isSouth } = s
  const year = dayOf(dates.deed).year
  const heir = `WHEREAS originally Late ${escaped(earlier.elder)} was the owner of the larger land bearing Survey No. ${whole(10, 90, n)} measuring ${whole(
    2,
    9,
    n + 1,
  )} Acres ${whole(1, 38, n + 2)} Guntas and upon his demise on 12-06-${year - 30} it devolved upon his legal heir ${escaped(earlier.name)};`
  const converted = `AND WHEREAS the said land was converted for non-agricultural residential purposes vide Order No. ALN/SR/${digits(3, n + 3)}/${
    year - 22
  } dated 04-02-${year - 22} of the Collector / Deputy Commissioner;`
  const tax = `AND WHEREAS TDS at 1 % under Section 194-IA has been deducted and deposited vide Form 26QB, Acknowledgement No. A${digits(8, n + 4)};`
  const clear = `AND WHEREAS the search report and the Encumbrance Certificate for the period from 01-04-${year - 30} are found nil;`
  const sanctioned = `AND WHEREAS the Vendor's loan account No. ${digits(11, n + 5)} with ${escaped(s.lender)} stands closed and a no dues letter is issued;`
  return [
    (isWest || isSouth) && heir,
    (isWest || isSouth) && has(0.6, n + 6) && converted,
    has(0.6, n + 7) && tax,
    has(0.5, n + 8) && clear,
    has(0.4, n + 9) && sanctioned,
  ].filter((one) => one !== false)
}
