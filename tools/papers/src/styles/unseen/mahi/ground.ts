import { chanceOf } from '../../../chance.ts'
import type { LoanType, Property, Side } from '../../../property.ts'
import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, ordinal, rounded } from '../../forms.ts'
import { draftedIn, type AddressPart } from '../../seen/drafts.ts'
import { holders, loanNamed, located, mayBeLand, phoned, plannedAt } from '../../seen/scenes.ts'
import { applicants, mayConvert, mayList, owners, type Dress } from '../../truths.ts'
import { worldOf } from '../../world.ts'
import { inHindi, lists } from './lists.ts'

/** The same day in a year that comes before another day. */
const earlierThan = (day: string, other: string, years: number): string => {
  if (day < other) return day
  const year = Math.min(Number(day.slice(0, 4)), Number(other.slice(0, 4))) - years
  return `${year}${day.slice(4)}`
}

const stateShort: Readonly<Record<string, string>> = {
  Delhi: 'Delhi',
  Haryana: 'Hr.',
  Punjab: 'Pb.',
  Rajasthan: 'Raj.',
  'Madhya Pradesh': 'M.P.',
  'Uttar Pradesh': 'U.P.',
  Uttarakhand: 'Uttarakhand',
}

/** A property of the plains: a flat of a board or a township, or a plot or small house of a colony. */
const sceneOf = (property: Property, tell: Telling) => {
  const world = worldOf(property, lists, 6_173)
  const { pick, whole, wing, door, plot, earlier, partner, witnesses } = world
  const floor = whole(1, 8, 17)
  const unitOf = pick(
    [(at: number) => `${floor}0${at}`, (at: number) => `${wing}-${floor}0${at}`, (at: number) => `${wing}/${floor}0${at}`],
    12,
  )
  // what small lenders lend on costs a third of what is bought in big cities
  const price = Math.round((world.price * 0.3) / 50_000) * 50_000
  const third = (amount: number): number => Math.round(amount / 3_000) * 1_000
  const { charges } = world
  const deed = earlierThan(world.dates.deed, world.dates.letter, 1)
  const wide = pick([9, 12, 15, 20, 25, 30], 1)
  const number = pick([String(plot), String(plot), `${plot}-A`, `B-${plot}`], 2)
  const flatSides: Record<Side, string> = {
    east: pick([`Flat No. ${unitOf(door + 1)}`, 'Open to Sky', 'Other Flat'], 3),
    west: pick(['Common Passage', 'Staircase and Lift', 'Entry / Corridor 6 ft.'], 4),
    north: pick([`Flat No. ${unitOf(door + 2)}`, 'Set Back and Boundary Wall', 'Park'], 5),
    south: pick([`Road ${whole(6, 18, 6)} mtr. wide`, 'Open Space', 'Block of other owners'], 7),
  }
  const landSides: Record<Side, string> = {
    east: pick([`Rasta ${wide} Feet`, `Plot No. ${plot + 1}`, `Makan ${partner.name}`, 'Plot Deegar'], 8),
    west: pick([`Plot No. ${plot - 1}`, `Plot of ${earlier.name}`, 'Deegar Aaraji', 'Khali Plot'], 9),
    north: pick([`House of ${witnesses[0].name}`, `Plot No. ${plot + 20}`, 'Gali 8 Feet', 'Shesh Bhumi Vikreta'], 10),
    south: pick([`${wide} ft. wide Road`, 'Park', `Khet of ${witnesses[1].name}`, 'Rasta Aam'], 11),
  }
  return {
    ...world,
    tell,
    lender: pick(['Uttar Bharat Bank', 'Janpad Bank of India'], 18),
    floor,
    price,
    amount: Math.round((price * 0.75) / 10_000) * 10_000,
    charges: {
      idc: third(charges.idc),
      edc: third(charges.edc),
      plc: third(charges.plc),
      parking: third(charges.parking),
      power: third(charges.power),
      club: third(charges.club),
    },
    number,
    short: stateShort[world.state] ?? world.state,
    hindi: inHindi[world.town] ?? world.town,
    dates: { ...world.dates, deed, plan: earlierThan(world.dates.plan, deed, 2) },
    unit: unitOf(door),
    mauja: pick(['Bhagwanpur', 'Kheri Kalan', 'Rasulpur', 'Nangla', 'Dhanaura', 'Bamroli', 'Sikandarpur', 'Jatauli'], 13),
    sector: whole(2, 63, 14),
    hasHouse: world.has(0.6, 15),
    flatSides,
    landSides,
    boundaries: world.isFlat ? flatSides : landSides,
    siteMetres: whole(12, 90, 16) * 500,
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)
type Draft = (s: Scene) => string
/** A paper whose drafts are those of the state's own offices; where it has none, those of all the others. */
export const draftedByState =
  (salt: number, own: Readonly<Record<string, readonly Draft[]>>, others: readonly Draft[]): PaperWriter =>
  (property, tell) => {
    const s = sceneOf(property, tell)
    return chanceOf(property.seed * 61 + salt).pick(own[s.state] ?? others)(s)
  }
/** The same property with a small housing-finance company as its lender. */
export const ofCompany =
  (draft: Draft): Draft =>
  (s) =>
    draft({ ...s, lender: s.pick(['Apna Aashiyana Housing Finance Ltd.', 'Saral Awas Finance Limited'], 19) })

export const shri: Dress = (one, name) => `${one.isWoman ? 'Smt.' : 'Shri'} ${name}`
export const mr: Dress = (one, name) => `${one.isWoman ? 'Mrs.' : 'Mr.'} ${name}`
export const loud: Dress = (_, name) => name.toUpperCase()
export const kin = (one: { isWoman: boolean; elder: string }): string => `${one.isWoman ? 'W/o' : 'S/o'} Shri ${escaped(one.elder)}`
export const shriOf: Dress = (one, name, at) => `${shri(one, name, at)} ${kin(one)}`
/** A party as an advocate introduces it. */
export const party: Dress = (one, name, at) =>
  `<b>${shri(one, name, at)}</b> ${kin(one)}, aged about ${one.age} years, R/o ${escaped(one.home)}
  (Aadhaar No. XXXX XXXX ${one.aadhaar}, PAN ${one.pan})`

export const rs = (amount: number): string => `Rs. ${grouped(amount)}/-`

const flatForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { unit, floor, wing, project, town, state, road, mauja, sector, colony, survey, district } = s
  return [
    [`Flat No. ${unit}`, [`${ordinal(floor)} Floor`], `Pocket ${wing}`, `Sector ${sector}`, colony, town, [state]],
    [`Flat No. ${unit}`, [`Tower ${wing}`], project, `Sector-${sector}`, town, [`Distt. ${district}`], [state]],
    [`Flat No. ${unit}`, [`${ordinal(floor)} Floor`], [`Block ${wing}`], project, [`Khasra No. ${survey}`], `Village ${mauja}`, road, town],
    [`Unit No. ${unit}`, [`Block-${wing}`], `${project} Apartments`, `Mauja ${mauja}`, `Tehsil ${town}`, `Distt. ${district}`, [state]],
  ]
}
const landForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { number, hasHouse, colony, mauja, town, state, survey, district, road, sector, project, short } = s
  const what = hasHouse ? 'House' : 'Plot'
  return [
    [`Plot No. ${number}`, [`Khasra No. ${survey}`], `Mauja ${mauja}`, colony, `Tehsil ${town}`, `Distt. ${district}`, [state]],
    [`${what} No. ${number}`, `Gali No. ${(s.plot % 9) + 1}`, colony, [`Near ${road}`], town, [state]],
    [`${what} No. ${number}`, `Sector-${sector}`, ['Urban Estate'], town, [state]],
    [`Plot No. ${number}`, `${project} Township`, `Village ${mauja}`, [road], town, `Distt. ${district}`, [`(${short})`]],
    [`${what} No. ${number}`, [`Ward No. ${(s.plot % 60) + 1}`], `Mohalla ${colony}`, `Nagar ${town}`, [`Zila ${district}`], [state]],
  ]
}
/** Whose paper it is: a board and a township have addresses of their own kind. */
type Writer = 'anybody' | 'board' | 'township'
const flatsOf: Record<Writer, readonly number[]> = { anybody: [0, 1, 2, 3], board: [0], township: [1, 2, 3] }
const landOf: Record<Writer, readonly number[]> = { anybody: [0, 1, 2, 3, 4], board: [2], township: [3] }
const formsFor = (forms: readonly (readonly AddressPart[])[], which: readonly number[]): readonly (readonly AddressPart[])[] =>
  forms.filter((_, at) => which.includes(at))

const landTold = (s: Scene): void => {
  mayBeLand(s)
  s.tell.allows('flat', s.number)
}
/** Where the property lies. */
export const place = (s: Scene, writer: Writer = 'anybody'): string => {
  if (s.isFlat) {
    s.tell.states('flat', s.unit)
    return located(s, formsFor(flatForms(s), flatsOf[writer]), 20)
  }
  landTold(s)
  return located(s, formsFor(landForms(s), landOf[writer]), 20)
}
export const planPlace = (s: Scene): string => {
  landTold(s)
  return plannedAt(s, landForms(s), 20)
}

/** Land in the units of the state. */
export const extent = (s: Scene): string => {
  const { tell, sqmt, sqyd, sqft, state } = s
  const yards = (): string => tell.states('land_area_docs_sqyd', grouped(sqyd), String(sqyd))
  const metres = (): string => tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot))
  const feet = (): string => tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))
  mayConvert(tell, sqft.plot)
  if (state === 'Madhya Pradesh')
    return s.pick(
      [() => `${feet()} Sq.Ft. yani ${metres()} Sq.Mtr.`, () => `${feet()} वर्गफुट`, () => `${metres()} वर्गमीटर (${feet()} वर्गफुट)`],
      21,
    )()
  if (state === 'Uttar Pradesh' || state === 'Uttarakhand')
    return s.pick([() => `${metres()} Sq. Mtr.`, () => `${yards()} Sq. Gaj i.e. ${metres()} Sq. Mtr.`, () => `${metres()} वर्ग मीटर`], 21)()
  if (state === 'Punjab')
    return s.pick([() => `${yards()} Sq. Yds. (${rounded(sqft.plot / 272.25)} Marla)`, () => `${yards()} Sq. Yds.`], 21)()
  return s.pick(
    [
      () => `${yards()} Sq. Yds.`,
      () => `${yards()} Sq. Yards (${metres()} Sq. Mtrs.)`,
      () => `${yards()} वर्ग गज अर्थात ${metres()} वर्ग मीटर`,
    ],
    21,
  )()
}
/** A flat's area as it is sold: of boards the plinth, of townships super area or carpet. */
export const flatArea = (s: Scene): string => {
  const { tell, sqft, sqmt } = s
  const says = (value: number): string => tell.states('document_area_sqft', grouped(value), String(value))
  return s.pick(
    [
      () => `plinth area ${sqmt.built} Sq. Mtr. (${says(sqft.built)} Sq. Ft.)`,
      () => `super area ${says(sqft.super)} Sq. Ft., carpet area ${grouped(sqft.carpet)} Sq. Ft.`,
      () => `carpet area ${says(sqft.carpet)} Sq. Ft.`,
      () => `covered area ${says(sqft.built)} Sq. Ft.`,
    ],
    22,
  )()
}
export const size = (s: Scene): string => (s.isFlat ? flatArea(s) : extent(s))

export const recorded = (s: Scene, between: string, dress: Dress): string => owners(s.tell, s.buyers, between, dress)
/** Who holds the title while the loan is asked for. */
export const holder = (s: Scene, between: string, dress: Dress): string => owners(s.tell, holders(s), between, dress)
/** First and second borrower or buyer; the second is empty where there is none. */
export const both = (s: Scene, dress: Dress): [string, string] => {
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Housing Loan', 'Home Loan (Ready Built)', 'Housing Loan - Purchase of Flat/House', 'HL-Purchase'],
  'Plot Loan': ['Plot Loan', 'Plot Purchase', 'Loan for Purchase of Plot'],
  'Plot + Construction Loan': ['Plot + Construction', 'Purchase of Plot & Construction thereon'],
  'Construction Loan': ['Self Construction', 'Housing Loan for Construction of House', 'Construction'],
  'Home Improvement Loan': ['Home Improvement', 'House Repair / Renovation Loan', 'Home Extension'],
  'Balance Transfer': ['Takeover of Housing Loan', 'Balance Transfer (BT)', 'BT + Top Up'],
  'Loan Against Property': ['LAP', 'Mortgage Loan', 'Loan Against Property'],
}
export const loanFor = (s: Scene): string => loanNamed(s, loanWords, 23)
export const loanNo = (s: Scene): string =>
  s.tell.states(
    'application_number',
    s.pick(
      [
        `${s.digits(12, 24)}`,
        `RLN/${s.digits(7, 24)}`,
        `AAHF-${s.digits(6, 24)}`,
        `LAI-${s.digits(8, 24)}`,
        `HL/${s.digits(4, 24)}/${s.digits(5, 25)}`,
      ],
      26,
    ),
  )
export const phone = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    27,
    (m) => [m, `+91-${m}`, `${m.slice(0, 5)}-${m.slice(5)}`, `91${m}`],
    (m) => `${m.slice(0, 2)}XXXXXX${m.slice(8)}`,
  )
/** The land of a whole scheme, which may be typed as its flats' land. */
export const site = (s: Scene): string => {
  mayConvert(s.tell, s.siteMetres / 0.09290304)
  return `${grouped(s.siteMetres)} Sq. Mtrs.`
}
/** The house that stands on a plot. */
export const house = (s: Scene, words: (area: string) => string): string => {
  if (s.isFlat || !s.hasHouse) return ''
  return words(s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built)))
}

export const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!s.isFlat) s.tell.allows('type_of_plot', 'Residential')
}

const boardsInHindi: Readonly<Record<string, string>> = {
  'Vikas Pradhikaran': 'विकास प्राधिकरण',
  'Development Authority': 'विकास प्राधिकरण',
  'Awas Evam Vikas Parishad': 'आवास एवं विकास परिषद',
  'Housing Board': 'गृह निर्माण मण्डल',
}
/** The authority of the town, which sold or leased the property. */
export const boardOf = (s: Scene): string => {
  const name = `${s.town} ${s.authority}`
  s.tell.allows('developer_name', name)
  return name
}
export const boardInHindi = (s: Scene): string => `${s.hindi} ${boardsInHindi[s.authority] ?? ''}`
