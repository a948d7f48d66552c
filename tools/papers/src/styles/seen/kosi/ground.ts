import type { Side } from '../../../property.ts'
import { escaped } from '../../../telling.ts'
import { dayOf } from '../../forms.ts'
import { lengthOf, mayConvert, mayHold, mayList } from '../../truths.ts'
import { bounds, factLines, headTable, numberedTable, titled } from '../drafts.ts'
import { abreast } from '../layouts.ts'
import { alongOf } from '../scenes.ts'
import { both, siteOf, type Scene } from './scene.ts'

const nsew = ['north', 'south', 'east', 'west'] as const
const hindi: Record<Side, string> = { north: 'उत्तर', south: 'दक्षिण', east: 'पूरब', west: 'पश्चिम' }

/** A plot's chauhaddi in one of six ways, at times with its lengths. */
export const sidesOf = (s: Scene, n: number): string => {
  const { tell, boundaries, sizes, has, whole } = s
  const along = alongOf(s)
  const measured = has(0.55, n)
  const named = (side: Side): string => both(s, hindi[side], titled(side))
  const feet = (side: Side): string => tell.states(`dimensions_deed_${side}`, `${along[side]} feet`)
  const said = (side: Side): string => tell.states(`boundaries_deed_${side}`, boundaries[side])
  const lengths = (): string => {
    if (!measured) return ''
    const long = lengthOf(tell, 'east', `${sizes.northSouth} feet`)
    return `<p>${both(s, 'लम्बाई', 'Length')} North to South ${long}, ${both(s, 'चौड़ाई', 'Breadth')} East to West ${lengthOf(
      tell,
      'north',
      `${sizes.eastWest} feet`,
    )}</p>`
  }
  const head = `<p><b>${both(s, 'चौहद्दी', 'BOUNDARIES')}</b></p>`
  const ways = [
    () => `${head}${bounds(tell, boundaries, nsew, (side, one) => `<div>${named(side)} : ${one}</div>`)}${lengths()}`,
    () =>
      `<p>Bounded by:-</p>${factLines(
        nsew.map((side) => [titled(side).toUpperCase(), said(side)] as const),
        ' :: ',
      )}${lengths()}`,
    () =>
      `${head}${abreast(
        [both(s, 'दिशा', 'Side'), both(s, 'विवरण', 'Particulars'), ...(measured ? [both(s, 'भुजा', 'Length')] : [])],
        nsew.map((side) => [named(side), said(side), ...(measured ? [feet(side)] : [])]),
      )}`,
    () => `<p>Chauhaddi: ${nsew.map((side) => `${titled(side)} - ${said(side)}`).join(', ')}.</p>${lengths()}`,
    () => head + headTable(nsew.map((side) => [named(side), said(side)])) + lengths(),
    () => head + numberedTable(nsew.map((side) => [`${titled(side)} by`, `${said(side)}${measured ? ` (${feet(side)})` : ''}`])),
  ]
  return (ways[whole(0, 5, n + 1)] ?? (() => ''))()
}

export const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
  if (s.isFlat) mayConvert(s.tell, siteOf(s))
}
export const agreed = (s: Scene, ...names: string[]): void => {
  begun(s, 'Agreement to Sell', 'Agreement for Sale', ...names)
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
  s.tell.allows('loan_type', 'Home Loan')
}

/** How the land came to the seller: khatians, partitions and mutations of other people's days. */
export const history = (s: Scene, n: number): string[] => {
  const { earlier, partner, has, digits, whole, dates, isTelangana } = s
  const year = dayOf(dates.deed).year
  const first = isTelangana
    ? `Whereas the land was purchased by ${escaped(earlier.name)} under registered Sale Deed Document No. ${digits(4, n)}/${year - 21} of the Sub-Registrar, ${
        s.town
      }, who sold it to the Vendor under Document No. ${digits(4, n + 1)}/${year - 9};`
    : `Whereas the said land was recorded in the survey khatian in the name of Late ${escaped(
        earlier.elder,
      )}, and after his death in the family partition dated 11.03.${year - 19} it fell to the share of ${escaped(
        earlier.name,
      )}, from whom the Vendor purchased it by Sale Deed No. ${digits(4, n)} of ${year - 9};`
  const second = `That the name of the Vendor is mutated in the revenue records vide Case No. ${digits(3, n + 2)}/${
    year - 8
  } and rent is paid up to date;`
  const third = `That the remaining land of ${whole(2, 30, n + 3)} decimals on the same plot belongs to ${escaped(partner.name)} and is not sold hereby;`
  return [first, has(0.6, n + 4) && second, !isTelangana && has(0.4, n + 5) && third].filter((one) => one !== false)
}
