import type { LoanType, Property, Side } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, ordinal, rounded } from '../../forms.ts'
import { applicants, mayConvert, mayList, mayOwn, owners, type Dress } from '../../truths.ts'
import { worldOf } from '../../world.ts'
import { addressed, draftedIn, type AddressPart, type Fact } from '../drafts.ts'
import { holders, loanNamed, located, mayBeLand, phoned, plannedAt } from '../scenes.ts'
import { regions } from './lists.ts'

const yearsBack = (day: string, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
const earlierOf = (day: string, other: string, years: number): string => (day < other ? day : yearsBack(other, years))

const hindiStates = ['Haryana', 'Uttar Pradesh', 'Uttarakhand', 'Madhya Pradesh', 'Rajasthan', 'Chhattisgarh', 'Bihar', 'Jharkhand']

/** A property as the portals and systems of one part of the country keep it. */
const sceneOf = (property: Property, tell: Telling) => {
  const world = worldOf(property, regions[property.seed % regions.length] ?? regions[0], 4_177)
  const { pick, whole, floor, wing, door, plot, partner, has, isFlat, state } = world
  const deed = earlierOf(world.dates.deed, world.dates.letter, 2)
  const wide = pick(['20 Feet', '9.00 Mtr.', '30 ft', '12 Mtr', '40 Ft.'], 1)
  const unit = pick([`${wing}-${floor}0${door}`, `${floor}0${door}`, `${wing}${String(floor * 100 + door).padStart(4, '0')}`], 3)
  const land = {
    east: pick([`PLOT NO ${plot + 1}`, `Plot No. ${plot + 1}`, `House of ${partner.name}`, `${wide} Road`], 4),
    west: pick([`Plot No ${plot - 1}`, `Khasra No. ${whole(12, 290, 5)}`, 'Land of others', `Rasta ${wide}`], 6),
    north: pick([`${wide} wide road`, `Plot ${plot + 24}`, 'Vacant land of Colonizer', `Makan ${partner.name}`], 7),
    south: pick([`Plot No. ${plot + 40}`, 'Park', 'Gali', `Remaining part of Plot No. ${plot}`, 'Nali then Road'], 8),
  }
  const flat = {
    east: pick([`Flat No. ${floor}0${door + 1}`, 'Open to Sky', 'OTS'], 9),
    west: pick(['Corridor and Lift', 'Common Passage', 'Staircase'], 10),
    north: pick(['Open Area', `Flat No. ${floor}0${door + 3}`, 'Tower Drop off'], 11),
    south: pick(['Set back area', `${wide} Road`, 'Central Lawn'], 12),
  }
  return {
    ...world,
    tell,
    dates: { ...world.dates, deed, plan: earlierOf(world.dates.plan, deed, 1) },
    unit,
    locality: pick(['Ward 17', 'Mauza Bhagatpur', 'Rasulpur', 'Kheda Kalan', 'Nayapura', 'East Zone', 'Old Town'], 13),
    hasHouse: has(0.5, 14),
    tongue: hindiStates.includes(state) ? ('hindi' as const) : state === 'Maharashtra' ? ('marathi' as const) : ('' as const),
    flatSides: flat,
    landSides: land,
    boundaries: (isFlat ? flat : land) satisfies Record<Side, string>,
    siteMetres: whole(21, 88, 15) * 100,
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

/** A heading in the state's own language beside English, where its portal prints it. */
export const both = (s: Scene, english: string, hindi: string, marathi = hindi): string => {
  if (s.tongue === '') return english
  return `${s.tongue === 'hindi' ? hindi : marathi} / ${english}`
}

export const plain: Dress = (_, name) => name
export const shri: Dress = (one, name) => `${one.isWoman ? 'Smt' : 'Shri'} ${name}`
export const mr: Dress = (one, name) => `${one.isWoman ? 'Ms.' : 'Mr.'} ${name}`
export const capital: Dress = (_, name) => name.toUpperCase()
export const ofElder: Dress = (one, name) => `${name} ${one.isWoman ? 'W/O' : 'S/O'} ${escaped(one.elder)}`
/** A party of a typed deed behind its stamp sheet. */
export const party: Dress = (one, name) =>
  `<b>${shri(one, name, 0)}</b> aged ${one.age} years ${one.isWoman ? 'wife' : 'son'} of ${escaped(one.elder)}, PAN ${one.pan}, UID
XXXX-XXXX-${one.aadhaar}, resident of ${escaped(one.home)}`

export const fixed = (value: number): string => value.toFixed(2)
export const inr = (amount: number): string => `INR ${grouped(amount)}.00`
export const rupee = (amount: number): string => `₹ ${grouped(amount)}`
export const rs = (amount: number): string => `Rs. ${grouped(amount)}/-`
/** A moment as systems print it. */
export const clock = (s: Scene, iso: string, n: number): string =>
  `${dayOf(iso).typed} ${String(s.whole(9, 18, n)).padStart(2, '0')}:${s.whole(10, 59, n + 1)}:${s.whole(10, 59, n + 2)}`

const flatForms = ({
  unit,
  floor,
  wing,
  project,
  colony,
  road,
  town,
  state,
  district,
  locality,
}: Scene): readonly (readonly AddressPart[])[] => [
  [`Flat No. ${unit}`, [`Floor ${floor}`], [`Tower ${wing}`], project, colony, town, [state]],
  [`Unit No ${unit}`, [`${ordinal(floor)} Floor`], project, road, colony, [`Dist. ${district}`], town, [state]],
  [`${unit}`, [`Tower-${wing}`], project, [locality], colony, town, [district], [state]],
]
const landForms = ({
  plot,
  colony,
  road,
  locality,
  town,
  district,
  state,
  survey,
  hasHouse,
}: Scene): readonly (readonly AddressPart[])[] => [
  [`Plot No. ${plot}`, [`Khasra No. ${survey}`], colony, locality, town, [`District ${district}`], [state]],
  [`${hasHouse ? 'House' : 'Plot'} No ${plot}`, road, colony, [locality], town, [state]],
  [`Plot No ${plot}`, [`Sy. No. ${survey}`], colony, [road], town, `${district} District`, [state]],
]
/** Where the property lies, in one run of words. */
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
/** The same place over the lines and boxes of a system's screen. */
export const addressLines = (s: Scene): Fact[] => {
  const { tell, unit, floor, wing, project, colony, road, town, district, state, plot } = s
  const first = s.isFlat ? `Flat No. ${unit}, ${ordinal(floor)} Floor, Tower ${wing}` : `Plot No. ${plot}`
  const second = s.isFlat ? `${project}, ${colony}` : `${road}, ${colony}`
  const landmark = s.pick(['Near Govt. School', 'Opp. Petrol Pump', 'Behind Bus Stand', 'Near Shiv Mandir'], 21)
  if (s.isFlat) tell.states('flat', unit)
  else mayBeLand(s)
  const { printed, also } = addressed([first, second, [landmark], town, [district], [state]])
  const bare = s.isFlat
    ? [`Flat No. ${unit}, ${second}, ${town}, ${state}`, `Flat No. ${unit}, ${second}, ${landmark}, ${town}, ${state}`]
    : []
  tell.states('property_address_doc', printed, printed, ...also, ...bare)
  return [
    ['Address Line 1', escaped(first)],
    ['Address Line 2', escaped(second)],
    ['Landmark', landmark],
    ['City / Town', town],
    ['District', district],
    ['State', state],
    ['Pincode', tell.states('pincode', s.pin)],
  ]
}
/** The same place in the many small boxes of a registering office. */
export const addressBoxes = (s: Scene): Fact[] => {
  const { tell, unit, floor, project, colony, locality, town, district, state, plot, survey } = s
  const parts: readonly AddressPart[] = s.isFlat
    ? [`Flat No. ${unit}`, [`${ordinal(floor)} Floor`], project, [locality], colony, town, [district], [state]]
    : [`Plot No. ${plot}`, [`Khasra No. ${survey}`], [locality], colony, town, [district], [state]]
  const { printed, also } = addressed(parts)
  const withoutWord = [printed, ...also].map((words) => words.replace(/^(Flat|Plot) No\. /, ''))
  if (s.isFlat) tell.states('flat', unit)
  else mayBeLand(s)
  tell.states('property_address_doc', printed, printed, ...also, ...withoutWord)
  return [
    ['State', state],
    ['District', district],
    ['Tehsil / City', town],
    ['Village / Ward', locality],
    ['Colony / Mohalla', colony],
    s.isFlat ? ['Building Name', project] : ['Khasra / Survey No.', survey],
    s.isFlat ? ['Flat No.', unit] : ['Plot No.', String(plot)],
    s.isFlat && ['Floor No.', String(floor)],
  ]
}

/** Land in the units of the part of the country, always with all decimals as systems print them. */
export const extent = (s: Scene): string => {
  const { tell, sqmt, sqyd, sqft, state } = s
  const yards = (): string => tell.states('land_area_docs_sqyd', fixed(sqyd), String(sqyd))
  const metres = (): string => tell.states('land_area_docs_sqmt', fixed(sqmt.plot), String(sqmt.plot))
  const feet = (): string => tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))
  mayConvert(tell, sqft.plot)
  if (['Haryana', 'Punjab', 'Telangana', 'Andhra Pradesh', 'Rajasthan'].includes(state))
    return s.pick(
      [() => `${yards()} Sq. Yard`, () => `${yards()} Sq.Yds (${metres()} Sq.Mts)`, () => `${metres()} Sq. Meter / ${yards()} Sq. Yd.`],
      22,
    )()
  if (['Bihar', 'Jharkhand', 'West Bengal', 'Odisha'].includes(state))
    return s.pick(
      [
        () => `${rounded(sqft.plot / 435.6, 3)} Decimal (${feet()} Sq. Ft.)`,
        () => `${feet()} Sq.Ft.`,
        () => `${feet()} Square Feet i.e. ${metres()} Sq. Meter`,
      ],
      22,
    )()
  return s.pick([() => `${metres()} Sq. Meter`, () => `${metres()} SQMT (${feet()} SQFT)`, () => `${feet()} Sq. Feet`], 22)()
}
/** A flat's area as it is sold, each with its own label. */
export const flatArea = (s: Scene): readonly [string, string] => {
  const { tell, sqft, sqmt } = s
  const says = (value: number, printed = grouped(value)): string => tell.states('document_area_sqft', printed, String(value))
  return s.pick(
    [
      () => ['Super Built-up Area', `${says(sqft.super, fixed(sqft.super))} Sq.Ft.`] as const,
      () => ['Saleable Area', `${says(sqft.super)} sq. ft. (Carpet ${grouped(sqft.carpet)} sq. ft.)`] as const,
      () => ['Carpet Area (RERA)', `${fixed(sqmt.carpet)} Sq. Mtr. / ${says(sqft.carpet)} Sq. Ft.`] as const,
      () => ['Super Area', `${says(sqft.super)} SQFT [${fixed(sqmt.super)} SQMT]`] as const,
    ],
    23,
  )()
}
/** Area with its label, of land or of a flat. */
export const area = (s: Scene): readonly [string, string] =>
  s.isFlat ? flatArea(s) : [s.pick(['Plot Area', 'Land Area', 'Area of Plot'], 24), extent(s)]
/** Area within a sentence. */
export const size = (s: Scene): string => {
  const [label, value] = area(s)
  return s.isFlat ? `${label} ${value}` : value
}

export const recorded = (s: Scene, between = ', ', dress: Dress = plain): string => owners(s.tell, s.buyers, between, dress)
export const owned = (s: Scene, dress: Dress = plain): string => owners(s.tell, holders(s), ', ', dress)
/** First and second borrower; the second is empty where there is none. */
export const borrowers = (s: Scene, dress: Dress = plain): [string, string] => {
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['HOME LOAN', 'Home Loan - Resale', 'HL-PURCHASE', 'Housing Loan - Ready Property'],
  'Plot Loan': ['PLOT LOAN', 'Plot Purchase Loan', 'HL - Plot Purchase'],
  'Plot + Construction Loan': ['Plot + Construction', 'Composite Loan (Plot and Construction)'],
  'Construction Loan': ['HL - Self Construction', 'Home Construction Loan', 'SELF CONSTRUCTION'],
  'Home Improvement Loan': ['HOME IMPROVEMENT LOAN', 'Home Improvement', 'Home Renovation Loan'],
  'Balance Transfer': ['HL Balance Transfer', 'BALANCE TRANSFER', 'HL-BT + Top Up'],
  'Loan Against Property': ['LOAN AGAINST PROPERTY', 'LAP', 'Mortgage Loan - LAP'],
}
export const loanFor = (s: Scene): string => loanNamed(s, loanWords, 25)
export const loanNo = (s: Scene): string =>
  s.tell.states(
    'application_number',
    s.pick(
      [
        `APPL0${s.digits(7, 26)}`,
        `${s.digits(10, 26)}`,
        `${s.town.slice(0, 3).toUpperCase()}HL${s.digits(8, 26)}`,
        `LOS/${s.digits(3, 26)}/${s.digits(7, 27)}`,
        `HF${s.digits(3, 26)}-${s.digits(6, 27)}`,
      ],
      28,
    ),
  )
export const phone = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    29,
    (m) => [m, `91${m}`, `+91-${m}`, `+91 ${m.slice(0, 5)} ${m.slice(5)}`],
    (m) => s.pick([`XXXXXX${m.slice(6)}`, `${m.slice(0, 2)}XXXXXX${m.slice(8)}`, `******${m.slice(6)}`], 31),
  )
/** The PIN of the property, where the paper has a box for it. */
export const pinBox = (s: Scene, often: number, n: number): Fact => s.has(often, n) && ['PIN Code', s.tell.states('pincode', s.pin)]

export const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
  s.tell.allows('ownership_type', ...new Set([s.buyers, holders(s)].map((people) => (people.length > 1 ? 'Joint' : 'Single'))))
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
