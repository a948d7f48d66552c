import type { LoanType, Property, Side } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, ordinal, rounded } from '../../forms.ts'
import { applicants, lengthOf, mayConvert, mayList, mayOwn, owners, type Dress } from '../../truths.ts'
import { worldOf } from '../../world.ts'
import { draftedIn, type AddressPart } from '../drafts.ts'
import { alongOf, holders, loanNamed, located, mayBeLand, phoned, plannedAt } from '../scenes.ts'
import { lists } from './lists.ts'

/** The same day so many years earlier, if it is not before another day. */
const before = (day: string, other: string, years: number): string =>
  day < other ? day : `${Number(other.slice(0, 4)) - years}${day.slice(4)}`

/** A property of the west: a flat of a scheme, or a plot or tenement with its survey, T.P. and city survey numbers. */
export const sceneOf = (property: Property, tell: Telling) => {
  const world = worldOf(property, lists, 9_311)
  const { pick, whole, floor, wing, door, plot, earlier, has, isFlat } = world
  const deed = before(world.dates.deed, world.dates.letter, 1)
  const wide = pick([6, 9, 12, 18], 1)
  const unit = pick([`${wing}-${floor}0${door}`, `${floor}0${door}`, `${wing}/${floor}0${door}`], 2)
  const land = {
    east: pick([`Plot No. ${plot + 1}`, `${wide} Mtr. T.P. Road`, `Property of ${earlier.name}`], 3),
    west: pick([`Plot No. ${plot - 1}`, 'Margin then compound wall', `Survey No. ${whole(12, 290, 4)}`], 5),
    north: pick(['Common plot of society', `House No. ${whole(3, 90, 6)}`, `Plot No. ${plot + 20}`], 7),
    south: pick([`${wide} mtr. wide internal road`, 'Nala and thereafter open land', 'Land of Gram Panchayat'], 8),
  }
  const flat = {
    east: pick(['Open margin', `Flat No. ${floor}0${door + 1}`], 9),
    west: pick(['Passage, lift & stair', `Wing ${wing === 'A' ? 'B' : 'A'}`], 10),
    north: pick(['Flat No. ' + `${floor}0${door + 2}`, 'Society garden'], 11),
    south: pick(['Open to sky', `${wide} mtr. road`], 12),
  }
  return {
    ...world,
    tell,
    dates: { ...world.dates, deed, plan: before(world.dates.plan, deed, 2) },
    unit,
    locality: pick(['Althan', 'Bhayli', 'Chandkheda', 'Moshi', 'Satpur', 'Besa', 'Kolar', 'Bicholi', 'Amlidih', 'Jhotwara'], 13),
    tps: whole(3, 85, 14),
    fp: whole(10, 240, 15),
    citySurvey: whole(300, 4_900, 16),
    hasHouse: has(0.55, 17),
    flatSides: flat,
    landSides: land,
    boundaries: (isFlat ? flat : land) satisfies Record<Side, string>,
    siteMetres: whole(18, 96, 18) * 100,
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

export const shri: Dress = (one, name) => `${one.isWoman ? 'Smt.' : 'Shri'} ${name}`
export const mr: Dress = (one, name) => `${one.isWoman ? 'Mrs.' : 'Mr.'} ${name}`
export const capital: Dress = (_, name) => name.toUpperCase()
/** A party as a deed introduces it: age, occupation, abode. */
export const party: Dress = (one, name) =>
  `<b>${shri(one, name, 0)}</b>, ${one.isWoman ? 'W/o' : 'S/o'} ${escaped(one.elder)}, Adult, Age: ${one.age} years, Occ.: ${
    one.isWoman ? 'Household' : 'Service'
  }, PAN ${one.pan}, Residing at ${escaped(one.home)}`

export const rs = (amount: number): string => `Rs. ${grouped(amount)}/-`
export const rupee = (amount: number): string => `₹${grouped(amount)}`

const flatForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { unit, floor, wing, project, town, state, road, locality, tps, fp, survey, district } = s
  return [
    [`Flat No. ${unit}`, [`${ordinal(floor)} Floor`], [`Wing ${wing}`], `"${project}"`, [`Opp. ${road}`], locality, town, [state]],
    [
      `Flat No. ${unit}`,
      [`Bldg. ${wing}`],
      project,
      [`T.P.S. No. ${tps}`],
      [`F.P. No. ${fp}`],
      `Mouje ${locality}`,
      [`Dist. ${district}`],
      [town],
    ],
    [
      `Unit No. ${unit}`,
      [`${ordinal(floor)} Floor`],
      project,
      [`S. No. ${survey}`],
      locality,
      [`Tal. ${town}`],
      `Dist. ${district}`,
      [state],
    ],
  ]
}
const landForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { plot, hasHouse, colony, locality, town, state, survey, district, project, road } = s
  return [
    [`${hasHouse ? 'Bungalow' : 'Plot'} No. ${plot}`, `${project} Society`, [`Nr. ${road}`], locality, town, [state]],
    [`Plot No. ${plot}`, [`Kh. No. ${survey}`], colony, [`Gram ${locality}`], [`Tehsil ${town}`], `Dist. ${district}`, [`(${state})`]],
    [`Plot No. ${plot}`, [`Survey No. ${survey}`], `at ${locality}`, [road], town, [state]],
  ]
}
/** Where the property lies. */
export const place = (s: Scene): string => {
  if (s.isFlat) {
    s.tell.states('flat', s.unit)
    return located(s, flatForms(s), 20)
  }
  mayBeLand(s)
  return located(s, landForms(s), 20)
}
export const planPlace = (s: Scene): string => {
  mayBeLand(s)
  return plannedAt(s, landForms(s), 20)
}

/** Land in the units of the state. */
export const extent = (s: Scene): string => {
  const { tell, sqmt, sqyd, sqft, state } = s
  const yards = (): string => tell.states('land_area_docs_sqyd', grouped(sqyd), String(sqyd))
  const metres = (): string => tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot))
  const feet = (): string => tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))
  if (state === 'Gujarat') return s.pick([() => `${metres()} sq.mt.`, () => `${yards()} sq.yds. i.e. ${metres()} sq.mtrs.`], 21)()
  if (state === 'Rajasthan') return s.pick([() => `${yards()} Sq. Yds.`, () => `${metres()} Sq. Mtr. (${yards()} Sq. Yd.)`], 21)()
  if (state === 'Maharashtra') return s.pick([() => `${metres()} Sq. Mtrs.`, () => `${feet()} Sq.Ft. i.e. ${metres()} Sq.Mtr.`], 21)()
  return s.pick(
    [
      () => `${feet()} Sqft.`,
      () => `${feet()} वर्गफीट (${metres()} Sq.Mt.)`,
      () => `${rounded(sqmt.plot / 10_000, 4)} hectare i.e. ${feet()} sq.ft.`,
    ],
    21,
  )()
}
/** A flat's area as it is sold: carpet of the rules, or the super area of old habit with the carpet beside it. */
export const flatArea = (s: Scene): string => {
  const { tell, sqft, sqmt } = s
  const says = (value: number): string => tell.states('document_area_sqft', grouped(value), String(value))
  return s.pick(
    [
      () => `RERA carpet area ${sqmt.carpet} sq.mtrs. equivalent to ${says(sqft.carpet)} sq.ft.`,
      () => `SBUA ${says(sqft.super)} sq.ft. (RCA ${grouped(sqft.carpet)} sq.ft.)`,
      () => `${says(sqft.super)} Sq. Ft. Super Built-up`,
    ],
    22,
  )()
}
export const size = (s: Scene): string => (s.isFlat ? flatArea(s) : extent(s))

export const recorded = (s: Scene, between = ' & ', dress: Dress = (_, name) => name): string =>
  owners(s.tell, s.buyers, between.replace('&', '&amp;'), dress)
export const owned = (s: Scene, dress: Dress = (_, name) => name): string => owners(s.tell, holders(s), ' and ', dress)
/** First and second borrower; the second is empty where there is none. */
export const borrowers = (s: Scene, dress: Dress = (_, name) => name): [string, string] => {
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Home Loan - Purchase', 'HL', 'Housing Loan'],
  'Plot Loan': ['Plot Purchase', 'Land Loan (NA Plot)', 'Plot Loan'],
  'Plot + Construction Loan': ['Plot + Construction', 'Plot Purchase & Construction (Composite)'],
  'Construction Loan': ['Self Construction', 'Home Construction Loan'],
  'Home Improvement Loan': ['Home Improvement', 'Home Renovation Loan'],
  'Balance Transfer': ['BT', 'Home Loan Balance Transfer', 'HL - BT + Top Up'],
  'Loan Against Property': ['LAP', 'Mortgage Loan (LAP - Residential)'],
}
export const loanFor = (s: Scene): string => loanNamed(s, loanWords, 23)
export const loanNo = (s: Scene): string =>
  s.tell.states(
    'application_number',
    s.pick(
      [
        `AHF${s.digits(10, 24)}`,
        `${s.digits(8, 24)}`,
        `H-${s.digits(3, 24)}/${s.digits(6, 25)}`,
        `LN${s.digits(6, 24)}-${s.digits(2, 25)}`,
      ],
      26,
    ),
  )
export const phone = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    27,
    (m) => [m, `+91 ${m.slice(0, 5)} ${m.slice(5)}`, `0${m}`],
    (m) => `${m.slice(0, 2)}******${m.slice(8)}`,
  )
/** A project's land, which is no land of the flat's. */
export const project = (s: Scene): string => {
  mayConvert(s.tell, s.siteMetres / 0.09290304)
  return `${grouped(s.siteMetres)} sq.mtrs.`
}

export const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!s.isFlat) s.tell.allows('type_of_plot', 'Residential')
}
/** A builder's paper is of a flat, whatever else is written of the property. */
export const asFlat =
  (draft: (s: Scene) => string, ...names: string[]) =>
  (scene: Scene): string => {
    const s = { ...scene, isFlat: true, boundaries: scene.flatSides }
    begun(s, ...names)
    mayOwn(s.tell, s.buyers, s.developer)
    return draft(s)
  }

const ewns = ['east', 'west', 'north', 'south'] as const
/** What lies on the four sides, as the west's writers set it out. */
export const sidesOf = (s: Scene, n: number): string => {
  const { tell, boundaries, sizes } = s
  const along = alongOf(s)
  const said = (side: Side): string => tell.states(`boundaries_deed_${side}`, boundaries[side])
  const feet = (side: Side): string => tell.states(`dimensions_deed_${side}`, `${along[side]} ft`)
  const measures = (): string =>
    s.isFlat
      ? ''
      : `<p>Admeasuring East-West ${lengthOf(tell, 'north', `${sizes.eastWest} ft`)} and North-South ${lengthOf(tell, 'east', `${sizes.northSouth} ft`)}.</p>`
  const head = '<th>East (पूर्व)</th><th>West (पश्चिम)</th><th>North (उत्तर)</th><th>South (दक्षिण)</th>'
  const cells = (of: (side: Side) => string): string => ewns.map((side) => `<td>${of(side)}</td>`).join('')
  return (
    [
      () =>
        `<table class="grid"><tr><th>Direction</th>${head}</tr><tr><td>Boundary</td>${cells(said)}</tr>${s.isFlat ? '' : `<tr><td>Length</td>${cells(feet)}</tr>`}</table>`,
      () =>
        `<p>and bounded as under: On or towards the East: ${said('east')}; On or towards the West: ${said('west')}; On or towards the North: ${said('north')}; On or towards the South: ${said('south')}.</p>${measures()}`,
      () =>
        `<div>(a) Eastern side &mdash; ${said('east')}</div><div>(b) Western side &mdash; ${said('west')}</div><div>(c) Northern side &mdash; ${said('north')}</div><div>(d) Southern side &mdash; ${said('south')}</div>${measures()}`,
      () =>
        `<p>${said('east')} lies to its East and ${said('west')} to its West, whereas ${said('north')} lies to its North and ${said('south')} to its South.</p>${measures()}`,
    ][s.whole(0, 3, n)] ?? (() => '')
  )()
}
