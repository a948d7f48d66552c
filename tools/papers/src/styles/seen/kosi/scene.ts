import { chanceOf } from '../../../chance.ts'
import type { LoanType, Property } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, ordinal, rounded } from '../../forms.ts'
import { applicants, owners, type Dress } from '../../truths.ts'
import { worldOf } from '../../world.ts'
import { draftedIn, type AddressPart } from '../drafts.ts'
import { holders, houseArea, loanNamed, located, mayBeLand, phoned, plannedAt, soldArea } from '../scenes.ts'
import { plains, telangana } from './lists.ts'

/** A day, or the same day so many years before another where it came after that. */
const before = (day: string, other: string, years: number): string =>
  day < other ? day : `${Number(other.slice(0, 4)) - years}${day.slice(4)}`

/** A state's own authority, where it has one. */
const authorities: Record<string, string> = {
  Bihar: 'Patliputra Regional Development Authority',
  'Uttar Pradesh': 'Gorakhnath Vikas Pradhikaran',
  Chhattisgarh: 'Mahanadi Griha Nirman Mandal',
}

/** A property of a district town or a village: khata and khesra, gata, khasra or survey number, with the names of its offices. */
export const sceneOf = (property: Property, tell: Telling) => {
  const isTelangana = chanceOf(property.seed * 41 + 3).happens(0.3)
  const world = worldOf(property, isTelangana ? telangana : plains, 6_203)
  const { pick, whole, wing, door, plot, state, seller, earlier, partner, sqft } = world
  // houses of district towns are low
  const floor = ((world.floor - 1) % 6) + 1
  const wide = whole(2, 6, 1) * 4
  const deed = before(world.dates.deed, world.dates.letter, 1)
  return {
    ...world,
    tell,
    authority: authorities[state] ?? world.authority,
    floor,
    dates: { ...world.dates, deed, plan: before(world.dates.plan, deed, 3) },
    isBihar: state === 'Bihar',
    isUp: state === 'Uttar Pradesh',
    isCg: state === 'Chhattisgarh',
    isTelangana,
    unit: pick([`${floor}0${door}`, `${wing}-${floor}0${door}`, `${wing}/${door}`], 2),
    mauza: pick(
      isTelangana ? ['Rekurthy', 'Waddepally', 'Mubarakpur'] : ['Bhawanipur', 'Chak Husain', 'Rampur Khas', 'Sirpur', 'Kothia'],
      3,
    ),
    circle: pick(isTelangana ? ['Kothapally Mandal', 'Hasanparthi Mandal'] : ['Simri', 'Sadar', 'Kahara', 'Pachpedi'], 4),
    station: pick(['Sadar', 'Nagar', 'Kotwali'], 5),
    thana: whole(11, 390, 6),
    khata: whole(11, 980, 7),
    khesra: pick([`${whole(101, 2_990, 8)}`, `${whole(101, 990, 8)}/${whole(1, 9, 9)}`], 10),
    jamabandi: whole(101, 3_990, 11),
    halka: whole(2, 40, 12),
    ward: whole(2, 58, 13),
    holding: `${whole(11, 690, 14)}${pick(['', 'A', '/1'], 15)}`,
    house: `${whole(1, 12, 16)}-${whole(2, 19, 17)}-${whole(11, 390, 18)}${pick(['', '/A', '/2'], 19)}`,
    hasHouse: world.has(0.55, 20),
    decimals: rounded(sqft.plot / 435.6),
    dhurs: Math.round(sqft.plot / 68.06),
    boundaries: isTelangana
      ? {
          north: pick([`House of ${seller.name}`, `${wide} feet wide road`, `Plot No. ${plot + 1}`], 21),
          south: pick([`Plot No. ${plot - 1}`, `H.No. 4-${whole(11, 90, 22)}`, `House of ${earlier.name}`], 23),
          east: pick([`${wide} feet wide road`, `Open place of ${partner.name}`, `Neighbour's land`], 24),
          west: pick([`Land of ${seller.elder}`, `Plot No. ${plot + 22}`, `Drainage and road`], 25),
        }
      : {
          north: pick(
            [
              `Makan ${seller.name}`,
              `Rasta ${wide} feet`,
              `${state === 'Bihar' ? 'Khesra' : 'Khasra'} No. ${whole(100, 990, 21)}`,
              `Plot No. ${plot + 1}`,
            ],
            22,
          ),
          south: pick([`Nij Vikreta`, `Makan ${earlier.name}`, `Plot No. ${plot - 1}`, `Sarkari nali ke baad rasta`], 23),
          east: pick([`${wide} feet wide road`, `Land of ${partner.name}`, 'Gali 6 feet', `Makan ${earlier.elder}`], 24),
          west: pick([`Bechiram ka khet`, `Part of same plot`, `Land of ${seller.elder}`, `Plot of ${partner.elder}`], 25),
        },
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

/** A label of an office that prints Hindi and English; districts of Telangana print English alone. */
export const both = (s: Scene, hindi: string, english: string): string => {
  if (s.isTelangana) return english
  return s.pick([`${hindi} / ${english}`, `${english} (${hindi})`, `${hindi} ${english}`], 26)
}

export const shri: Dress = (one, name) => `${one.isWoman ? 'Smt.' : 'Shri'} ${name}`
export const plain: Dress = (_, name) => name
export const capital: Dress = (_, name) => name.toUpperCase()
/** 'Shri X, S/o Late Y, aged about 44 years, caste …, occupation …, resident of …', as deed writers type. */
export const party: Dress = (one, name) =>
  `${one.isWoman ? 'Smt.' : 'Shri'} ${name}, ${one.isWoman ? 'W/o' : 'S/o'} Shri ${escaped(one.elder)}, aged about ${
    one.age
  } years, by nationality Indian, by occupation ${one.isWoman ? 'housewife' : 'cultivation and business'}, Aadhaar No. XXXX-XXXX-${one.aadhaar}`

export const rs = (amount: number): string => `Rs. ${grouped(amount)}/-`

const flatForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { unit, floor, project, road, colony, town, state, ward, district, mauza, khesra } = s
  return [
    [`Flat No. ${unit}`, [`${ordinal(floor)} Floor`], `${project}`, [road], colony, town, [state]],
    [
      `Flat No. ${unit}`,
      `${project}`,
      [`Ward No. ${ward}`],
      [s.isTelangana ? `Sy. No. ${khesra}` : `Mauza ${mauza}`],
      colony,
      town,
      [`Dist. ${district}`],
    ],
  ]
}

const ofTelangana = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { plot, khesra, colony, road, mauza, circle, district, state, town, house, hasHouse } = s
  const first = hasHouse ? `H.No. ${house}` : `Plot No. ${plot}`
  return [
    [first, [`Sy. No. ${khesra}`], `${mauza} Village`, circle, `${district} District`, [state]],
    [first, [road], colony, town, [`${district} Dist.`], [state]],
  ]
}

const landForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { plot, khata, khesra, thana, station, mauza, circle, ward, holding, halka, colony, road, town, district, state } = s
  if (s.isTelangana) return ofTelangana(s)
  const inTown: readonly AddressPart[] = [
    s.hasHouse ? `${s.isUp ? 'House' : 'Holding'} No. ${holding}` : `Plot No. ${plot}`,
    [`Ward No. ${ward}`],
    `Mohalla ${colony}`,
    [road],
    town,
    [`Dist. ${district}`],
    [state],
  ]
  if (s.isBihar)
    return [
      [
        `Khata No. ${khata}`,
        `Khesra No. ${khesra}`,
        [`Thana No. ${thana}`],
        `Mauza ${mauza}`,
        [`P.S. ${station}`],
        `Anchal ${circle}`,
        `District ${district}`,
        [state],
      ],
      inTown,
    ]
  if (s.isUp)
    return [
      [
        `Plot No. ${plot}`,
        `Arazi No. ${khesra}`,
        `Mauza ${mauza}`,
        [`Pargana ${circle}`],
        `Tehsil ${town}`,
        `District ${district}`,
        [state],
      ],
      inTown,
    ]
  return [
    [
      `Khasra No. ${khesra}`,
      [`Plot No. ${plot}`],
      `Village ${mauza}`,
      [`P.H. No. ${halka}`],
      `Tehsil ${circle}`,
      `District ${district}`,
      [state],
    ],
    inTown,
  ]
}

const numbered = (s: Scene): void => {
  mayBeLand(s)
  s.tell.allows('flat', s.holding, s.khesra, s.house)
}
export const landPlace = (s: Scene): string => {
  numbered(s)
  return located(s, landForms(s), 27)
}
/** The land as revenue offices know it, by khata and plot, khasra or survey number alone. */
export const villagePlace = (s: Scene): string => {
  numbered(s)
  return located(s, landForms(s).slice(0, 1), 27)
}
/** Where the flat or the land lies. */
export const place = (s: Scene): string => {
  if (!s.isFlat) return landPlace(s)
  s.tell.states('flat', s.unit)
  return located(s, flatForms(s), 28, `${s.project}, ${s.colony}, ${s.town}`, `Flat No. ${s.unit}, ${s.project}, ${s.colony}, ${s.town}`)
}
export const planPlace = (s: Scene): string => {
  numbered(s)
  return plannedAt(s, landForms(s), 27)
}

/** Land as its state counts it: kathas, dhurs and decimals, hectares, yards; only feet, yards and metres are fields. */
export const extent = (s: Scene): string => {
  const { tell, sqft, sqmt, sqyd, decimals, dhurs, pick } = s
  const feet = (): string => tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))
  const metres = (): string => tell.states('land_area_docs_sqmt', String(sqmt.plot))
  const yards = (): string => tell.states('land_area_docs_sqyd', String(sqyd))
  const kathas = dhurs < 20 ? `${dhurs} Dhur` : `${Math.floor(dhurs / 20)} Katha ${dhurs % 20} Dhur`
  const hectares = rounded(sqmt.plot / 10_000, 4)
  if (s.isBihar)
    return pick(
      [() => `${kathas} i.e. ${decimals} Decimal`, () => `${decimals} decimal (${feet()} sq. ft.)`, () => `${kathas} = ${feet()} Sq.ft.`],
      29,
    )()
  if (s.isUp)
    return pick(
      [
        () => `${metres()} Sq. Meter`,
        () => `${metres()} vargmeter (${feet()} sq. ft.)`,
        () => `${hectares} hectare (${metres()} vargmeter)`,
      ],
      29,
    )()
  if (s.isCg) return pick([() => `${feet()} vargfeet`, () => `${hectares} Hect. (${feet()} Sq.ft.)`, () => `${feet()} sq. ft.`], 29)()
  return pick(
    [
      () => `${yards()} Sq. Yards`,
      () => `${yards()} Sq.Yds. or ${metres()} Sq.Mtrs.`,
      () => `${yards()} Sq. Yards equivalent to ${metres()} Sq. Meters`,
    ],
    29,
  )()
}
export const superArea = (s: Scene): string => `${soldArea(s)} ${s.pick(['sq. ft.', 'Sft.', 'Sq.ft.'], 30)}`
/** What is bought: the flat's super area, or the land and the house on it. */
export const size = (s: Scene): string => {
  if (s.isFlat) return `${superArea(s)} super built-up`
  return s.hasHouse ? `${extent(s)} with house of plinth area ${houseArea(s)} sq. ft.` : extent(s)
}
export const siteOf = ({ whole }: Scene): number => whole(9, 30, 40) * 1_000
export const share = (s: Scene): string => {
  const feet = rounded(s.sqft.super * 0.3, 0)
  return s.tell.states('final_land_area_uds', s.isTelangana ? `${rounded(feet / 9)} Sq. Yards` : `${feet} sq. ft.`)
}

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Housing Loan', 'Awas Rin (Home Loan)', 'Home Loan', 'Housing loan for purchase of house/flat'],
  'Plot Loan': ['Plot Loan', 'Housing loan for purchase of plot'],
  'Plot + Construction Loan': ['Plot + House Construction', 'Purchase of plot and construction of house'],
  'Construction Loan': ['House Construction Loan', 'Construction of house on own land', 'Home Construction'],
  'Home Improvement Loan': ['Repair / Renovation of house', 'Home Improvement Loan'],
  'Balance Transfer': ['Balance Transfer', 'Takeover of housing loan'],
  'Loan Against Property': ['Mortgage Loan', 'Loan Against Property', 'LAP'],
}
export const loanFor = (s: Scene): string => loanNamed(s, loanWords, 31)

export const loanNo = (s: Scene): string => {
  const forms = [
    `UKGB/HL/${s.digits(3, 32)}/${s.whole(2022, 2026, 33)}`,
    `AAHF${s.digits(7, 32)}`,
    s.digits(11, 32),
    `GH-${s.digits(3, 32)}-${s.digits(5, 34)}`,
  ]
  return s.tell.states('application_number', s.pick(forms, 35))
}
export const phone = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    36,
    (m) => [m, `${m.slice(0, 5)}-${m.slice(5)}`, `+91 ${m}`, `0${m}`],
    (m) => `${m.slice(0, 2)}XXXXXX${m.slice(8)}`,
  )

export const owned = (s: Scene, dress = shri): string => owners(s.tell, holders(s), ' and ', dress)
/** First and second borrower; the second is empty where there is none. */
export const borrowers = (s: Scene, dress: Dress): [string, string] => {
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}
