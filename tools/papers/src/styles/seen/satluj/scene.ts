import type { LoanType, Property, Side } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, ordinal, rounded } from '../../forms.ts'
import { applicants, mayConvert, mayList, owners, type Dress } from '../../truths.ts'
import { worldOf } from '../../world.ts'
import { draftedIn, type AddressPart } from '../drafts.ts'
import { holders, loanNamed, located, mayBeLand, phoned, plannedAt } from '../scenes.ts'
import { lists } from './lists.ts'

/** The same day so many years earlier, if it is not before another day. */
const before = (day: string, other: string, years: number): string =>
  day < other ? day : `${Number(other.slice(0, 4)) - years}${day.slice(4)}`

/** A property of the north-west: a plot of an authority or a colony, an independent floor or a flat, with its revenue numbers. */
export const sceneOf = (property: Property, tell: Telling) => {
  const world = worldOf(property, lists, 8_117)
  const { pick, whole, floor, wing, door, plot, sqft, seller, earlier, has, state } = world
  const deed = before(world.dates.deed, world.dates.letter, 1)
  const wide = whole(2, 8, 1) * 5
  const marla = rounded(sqft.plot / 225)
  return {
    ...world,
    tell,
    dates: { ...world.dates, deed, plan: before(world.dates.plan, deed, 2) },
    isGujarat: state === 'Gujarat',
    unit: pick([`${wing}-${floor}0${door}`, `${floor}0${door}`, `${wing}${door}/${floor}0${door}`], 2),
    sector: pick(['Sector 70', 'Sector 21-C', 'Block-B, Sector 9', 'Phase VII', 'Aerocity Block-D', 'Urban Estate Phase-I'], 3),
    village: pick(['Kharar Kalan', 'Bhabat', 'Sunara', 'Kanwali', 'Chak Jhotwara', 'Bir Ghaggar'], 4),
    hadbast: whole(21, 380, 5),
    khewat: `${whole(40, 400, 6)}/${whole(30, 390, 7)}`,
    khatoni: whole(100, 700, 8),
    khasra: `${whole(11, 90, 9)}//${whole(1, 25, 10)}/${whole(1, 3, 11)}`,
    marla,
    biswa: rounded(sqft.plot / 9 / 50.41667),
    hasHouse: has(0.6, 12),
    storeys: whole(1, 2, 13),
    boundaries: {
      east: pick([`Plot No. ${plot + 1}`, `${wide} ft. wide road`, `H. No. ${plot + 1}`, `Land of ${seller.elder}`], 14),
      west: pick([`Plot No. ${plot - 1}`, 'Gali 12 feet', `Makan of ${earlier.elder}`, 'Green Belt'], 15),
      north: pick([`House of ${earlier.name}`, 'Sarkari Rasta', `Other's property`, `Plot No. ${plot + 30}`], 16),
      south: pick(
        [`Road ${wide} feet`, `Khasra No. ${whole(101, 700, 17)}`, 'Remaining portion of the vendor', `SCO No. ${whole(2, 40, 18)}`],
        17,
      ),
    } satisfies Record<Side, string>,
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

export const plain: Dress = (_, name) => name
export const sh: Dress = (one, name) => `${one.isWoman ? 'Smt.' : 'Sh.'} ${name}`
export const capital: Dress = (_, name) => name.toUpperCase()
/** 'Sh. X S/o Sh. Y', as letters of authorities address. */
export const related: Dress = (one, name) => `${sh(one, name, 0)} ${one.isWoman ? 'W/o' : 'S/o'} Sh. ${escaped(one.elder)}`
/** A party as a document writer introduces it. */
export const party: Dress = (one, name) =>
  `${sh(one, `<b>${name}</b>`, 0)} (Aadhaar No. XXXX XXXX ${one.aadhaar}, PAN ${one.pan}) ${one.isWoman ? 'wife' : 'son'} of Sh. ${escaped(
    one.elder,
  )}, aged about ${one.age} years, resident of ${escaped(one.home)}`

export const rs = (amount: number): string => `Rs. ${grouped(amount)}/-`
export const rupee = (amount: number): string => `₹ ${grouped(amount)}`

const flatForms = ({ unit, floor, wing, project, sector, town, state, plot, road }: Scene): readonly (readonly AddressPart[])[] => [
  [`Flat No. ${unit}`, [`${ordinal(floor)} Floor`], [`Tower-${wing}`], project, [`GH-${plot % 20}`], sector, town, [state]],
  [`Apartment No. ${unit}`, [`Block ${wing}`], `"${project}"`, [road], town, [state]],
  [`Unit No. ${unit}`, [`${ordinal(floor)} Floor`], project, sector, town, [`(${state})`]],
]
const landForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { plot, sector, town, state, colony, hasHouse, village, district, wing, project } = s
  const word = hasHouse ? 'House' : 'Plot'
  return [
    [`${word} No. ${plot}`, sector, town, [state]],
    [`${word} No. ${wing}-${plot}`, colony, [`Village ${village}`], town, [`Distt. ${district}`], [state]],
    [`Plot No. ${plot}`, `"${project}"`, [`Village ${village}`], [`Tehsil ${town}`], `District ${district}`, [state]],
  ]
}
const plotAt = (s: Scene): void => {
  mayBeLand(s)
  s.tell.allows('flat', `${s.wing}-${s.plot}`)
}
/** Where a plot lies. */
export const landPlace = (s: Scene): string => {
  plotAt(s)
  return located(s, landForms(s), 20)
}
/** Where the flat or the plot lies. */
export const place = (s: Scene): string => {
  if (!s.isFlat) return landPlace(s)
  s.tell.states('flat', s.unit)
  return located(s, flatForms(s), 20)
}
export const planPlace = (s: Scene): string => {
  plotAt(s)
  return plannedAt(s, landForms(s), 20)
}

/** Land in square yards or metres, with the local measure beside it. */
export const extent = (s: Scene): string => {
  const { tell, sqmt, sqyd, sqft, marla, biswa, state } = s
  const yards = (): string => tell.states('land_area_docs_sqyd', grouped(sqyd), String(sqyd))
  const metres = (): string => tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot))
  const feet = (): string => tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))
  if (state === 'Gujarat')
    return s.pick([() => `${metres()} Sq. Mtrs.`, () => `${metres()} sq. mtr. i.e. ${yards()} sq. yards (vaar)`], 21)()
  if (state === 'Uttarakhand' || state === 'Himachal Pradesh')
    return s.pick([() => `${metres()} Sq. Mtr.`, () => `${metres()} Sq. mtr. or ${feet()} Sq. ft.`], 21)()
  if (state === 'Delhi')
    return s.pick([() => `${yards()} sq. yds. (${biswa} Biswa)`, () => `${yards()} Sq. Yds. i.e. ${metres()} Sq. Mtrs.`], 21)()
  if (state === 'Rajasthan')
    return s.pick([() => `${yards()} वर्गगज (Sq.Yds.)`, () => `${yards()} Sq. Yards or ${metres()} Sq. Meters`], 21)()
  return s.pick(
    [() => `${marla} Marla (${yards()} Sq. Yards)`, () => `${yards()} Sq.Yds.`, () => `${yards()} gaj i.e. ${marla} marla`],
    21,
  )()
}
/** A flat's area as it is sold. */
export const flatArea = (s: Scene): string => {
  const { tell, sqft, sqmt } = s
  const sold = tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))
  return s.pick(
    [`${sold} Sq. Ft. (Super Area)`, `${sold} sq.ft. saleable`, `super built up area ${sold} sq.ft. (${sqmt.super} sq.mtr.)`],
    22,
  )
}
export const size = (s: Scene): string => (s.isFlat ? flatArea(s) : extent(s))

export const recorded = (s: Scene, between = ' &amp; ', dress = plain): string => owners(s.tell, s.buyers, between, dress)
export const owned = (s: Scene, dress = plain): string => owners(s.tell, holders(s), ' &amp; ', dress)
/** First and second borrower; the second is empty where there is none. */
export const borrowers = (s: Scene, dress: Dress = plain): [string, string] => {
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Housing Loan', 'HL (Purchase)', 'Home Loan - Resale', 'Apna Ghar Home Loan'],
  'Plot Loan': ['Plot Loan', 'Purchase of Plot', 'Loan for Purchase of Residential Plot'],
  'Plot + Construction Loan': ['Plot + Construction', 'Composite (Plot & Construction)', 'Purchase of plot and construction thereon'],
  'Construction Loan': ['Construction of House', 'HL Construction', 'Self Construction'],
  'Home Improvement Loan': ['Home Improvement', 'HL - Repair / Renovation', 'Home Improvement Loan'],
  'Balance Transfer': ['Takeover', 'HL Takeover from other Bank', 'BT + Top up'],
  'Loan Against Property': ['LAP', 'Mortgage Loan', 'Loan against property'],
}
export const loanFor = (s: Scene): string => loanNamed(s, loanWords, 23)
export const loanNo = (s: Scene): string =>
  s.tell.states(
    'application_number',
    s.pick(
      [`${s.digits(4, 24)}-HL-${s.digits(5, 25)}`, s.digits(12, 24), `LAI-${s.digits(9, 24)}`, `RLC/${s.digits(3, 24)}/${s.digits(4, 25)}`],
      26,
    ),
  )
export const phone = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    27,
    (m) => [m, `+91-${m}`, `${m.slice(0, 5)}-${m.slice(5)}`, `0${m}`],
    (m) => `${m.slice(0, 2)}XXXXXX${m.slice(8)}`,
  )

export const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!s.isFlat) s.tell.allows('type_of_plot', 'Residential')
}
/** Land of the whole building; its figures are no plot of the flat's. */
export const siteOf = ({ whole }: Scene): number => whole(20, 80, 28) * 1_000
export const mayBeSite = (s: Scene): void => mayConvert(s.tell, siteOf(s))
