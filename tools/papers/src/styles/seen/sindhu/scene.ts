import type { LoanType, Property } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, ordinal, rounded } from '../../forms.ts'
import { applicants, owners, type Dress } from '../../truths.ts'
import { worldOf } from '../../world.ts'
import { addressed, draftedIn, type AddressPart } from '../drafts.ts'
import { holders, houseArea, loanNamed, located, mayBeLand, phoned, plannedAt, soldArea } from '../scenes.ts'
import { lists } from './lists.ts'

/** The same day so many years earlier, if it is not before another day. */
const before = (day: string, other: string, years: number): string =>
  day < other ? day : `${Number(other.slice(0, 4)) - years}${day.slice(4)}`

const unitsOf = (floor: number, wing: string, door: number): readonly string[] => [
  `${floor}0${door}`,
  `${wing}-${floor}0${door}`,
  `T${'ABCD'.indexOf(wing) + 1}-${floor}0${door}`,
]

/** A property of a metro: a society's flat, a plot of a sector or a layout, with the numbers of its registrars and corporations. */
export const sceneOf = (property: Property, tell: Telling) => {
  const world = worldOf(property, lists, 5_309)
  const { pick, whole, floor, wing, door, plot, state, seller, earlier, has } = world
  const isWest = state === 'Maharashtra'
  const isSouth = state === 'Karnataka' || state === 'Tamil Nadu'
  const wide = whole(2, 6, 1) * 3
  const deed = before(world.dates.deed, world.dates.letter, 1)
  const unit = pick(unitsOf(floor, wing, door), 2)
  const bare = `${floor}0${door}`
  return {
    ...world,
    tell,
    dates: { ...world.dates, deed, plan: before(world.dates.plan, deed, 3) },
    isWest,
    isSouth,
    isNorth: !isWest && !isSouth,
    unit: isWest ? bare : unit,
    locality: pick(
      isWest
        ? ['Borivada (West)', 'Kandivel (East)', 'Hadapsari', 'Kharadgaon', 'Ghodbunder Wadi']
        : isSouth
          ? ['HBR Layout 2nd Stage', 'Whitegate', 'Sarjapuram Road', 'Velanagar', 'Anna Colony']
          : ['Sector 78', 'Sector 45', 'Sector 150', 'Pocket B, Dwarkesh Vihar', 'Block C, Green Park Extension'],
      3,
    ),
    village: pick(
      isWest ? ['Eksari', 'Kandivel', 'Wagholi Khurd'] : isSouth ? ['Kodigehalli', 'Bellandurpura'] : ['Chhalera Khadar', 'Wazirpur'],
      4,
    ),
    taluka: pick(
      isWest
        ? ['Borivada', 'Haveli East']
        : state === 'Karnataka'
          ? ['Hesaruru East Taluk', 'K.R. Pura Hobli']
          : ['Ambatturai Taluk', 'Tambaranur Taluk'],
      5,
    ),
    cts: `${whole(101, 990, 6)}/${whole(1, 30, 7)}`,
    cross: `${ordinal(whole(1, 19, 8))} Cross, ${ordinal(whole(1, 9, 9))} Main`,
    landmark: pick(['Near Reliable Mart', 'Opp. Metro Station Gate 2', 'Behind City Hospital', 'Next to HP Petrol Pump'], 10),
    isResale: has(0.5, 11),
    /** Of a house that its society does not own yet. */
    isNew: false,
    hasHouse: has(0.6, 12),
    ward: whole(3, 190, 13),
    boundaries: {
      east: pick(
        [`Plot No. ${plot + 1}`, `${wide} Mtr. wide Road`, `Property of ${earlier.name}`, `${isSouth ? 'Site' : 'Plot'} No. ${plot + 7}`],
        14,
      ),
      west: pick([`Plot No. ${plot - 1}`, 'Service Lane', `Property bearing No. ${whole(11, 90, 15)}`, `${wide * 2} feet Road`], 16),
      north: pick(['Road 30 feet wide', `House of ${seller.elder}`, `Plot No. ${plot + 20}`, 'Park'], 17),
      south: pick(
        [
          `Others Property`,
          `Plot No. ${plot - 20}`,
          `${isWest || isSouth ? 'Remaining portion of Sy.' : 'Khasra'} No. ${whole(100, 900, 18)}`,
          'Green Belt',
        ],
        19,
      ),
    },
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

export const mr: Dress = (one, name) => `${one.isWoman ? 'Mrs.' : 'Mr.'} ${name}`
export const plain: Dress = (_, name) => name
export const capital: Dress = (_, name) => name.toUpperCase()

/** 'Mr. X, Age 41 years, PAN …, S/o …', as metro lawyers introduce a party. */
export const party: Dress = (one, name) =>
  `${one.isWoman ? 'Mrs.' : 'Mr.'} <b>${name}</b>, ${one.isWoman ? 'wife of' : 'son of'} Mr. ${escaped(one.elder)}, aged about ${
    one.age
  } years, Indian Inhabitant, having PAN ${one.pan} and Aadhaar No. XXXX XXXX ${one.aadhaar}`

export const rs = (amount: number): string => `Rs. ${grouped(amount)}/-`
export const rupee = (amount: number): string => `₹${grouped(amount)}`
/** '65.40 Lacs', as sales people write. */
export const lacs = (amount: number): string => `${rounded(amount / 100_000)} Lacs`

const flatForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { unit, floor, wing, project, road, locality, town, state, isWest, isSouth, village, cts, plot, isNew } = s
  const storey: AddressPart = [`${ordinal(floor)} Floor`]
  if (isWest)
    return [
      [`Flat No. ${unit}`, storey, [`${wing} Wing`], `${project}${isNew ? '' : ' CHS Ltd.'}`, [road], locality, town],
      [`Flat No. ${unit}`, storey, `Building "${project}"`, [`C.T.S. No. ${cts}`], [`Village ${village}`], locality, town, [state]],
      [`${unit}`, `${project}, Wing ${wing}`, [`Off ${road}`], locality, town, [state]],
    ]
  if (isSouth)
    return [
      [`Flat No. ${unit}`, storey, [`Block ${wing}`], `"${project}"`, [road], locality, town, [state]],
      [`Apartment No. ${unit}`, project, [`Sy. No. ${cts}`], [`${village} Village`], locality, town],
    ]
  return [
    [`Flat No. ${unit}`, storey, [`Tower ${wing}`], project, [`Plot No. GH-${plot % 20}`], locality, town, [state]],
    [`Unit No. ${unit}`, [`Tower-${wing}`], project, locality, town, [state]],
    [`Flat No. ${unit}`, `${project} Apartments`, locality, town],
  ]
}

const landForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { plot, wing, project, road, locality, town, state, isWest, isSouth, village, taluka, cts, cross, hasHouse, district, ward } = s
  if (isWest)
    return [
      [`Plot No. ${plot}`, [`Survey No. ${cts}`], `${project} Layout`, `Village ${village}`, [`Taluka ${taluka}`], `District ${district}`],
      [`${hasHouse ? 'Bungalow' : 'Plot'} No. ${plot}`, `${project} Society`, [road], locality, town, [state]],
    ]
  if (isSouth)
    return [
      [`Site No. ${plot}`, [`Katha No. ${ward}/${plot}`], cross, locality, town],
      [`${hasHouse ? 'House' : 'Site'} No. ${plot}`, [`Sy. No. ${cts}`], `${village} Village`, taluka, town, [state]],
      [`No. ${plot}`, cross, [`${road}`], locality, town, [state]],
    ]
  return [
    [`${hasHouse ? 'House' : 'Plot'} No. ${wing}-${plot}`, [`Block ${wing}`], locality, town, [state]],
    [`Plot No. ${plot}`, locality, [road], town, [state]],
  ]
}

const plotAt = (s: Scene): void => {
  mayBeLand(s)
  s.tell.allows('flat', `${s.wing}-${s.plot}`)
}
export const landPlace = (s: Scene): string => {
  plotAt(s)
  return located(s, landForms(s), 21)
}
/** Where the flat or the land lies. */
export const place = (s: Scene): string => {
  if (!s.isFlat) return landPlace(s)
  s.tell.states('flat', s.unit)
  return located(
    s,
    flatForms(s),
    20,
    `${s.project}, ${s.locality}, ${s.town}`,
    `Flat No. ${s.unit}, ${s.project}, ${s.locality}, ${s.town}`,
  )
}
export const planPlace = (s: Scene): string => {
  plotAt(s)
  return plannedAt(s, landForms(s), 21)
}

/** The boxes of a form that asks for an address in its parts; the address is what they say together. */
export const splitPlace = (s: Scene): { house: string; building: string; street: string; locality: string; city: string } => {
  const { tell, isFlat, unit, plot, project, road, locality, town, state } = s
  const house = isFlat ? `Flat No. ${unit}` : `Plot No. ${plot}`
  const building = isFlat ? project : `${project} Layout`
  if (isFlat) tell.states('flat', unit)
  else plotAt(s)
  const { printed, also } = addressed([house, building, [road], locality, town, [state]])
  tell.states('property_address_doc', printed, printed, ...also)
  return { house, building, street: road, locality, city: town }
}

/** Land in the units of its state. */
export const extent = (s: Scene): string => {
  const { tell, sqft, sqmt, sqyd, sizes, isWest, isSouth, pick } = s
  const metres = (): string => tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot))
  const feet = (): string => tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))
  const yards = (): string => tell.states('land_area_docs_sqyd', grouped(sqyd), String(sqyd))
  if (isWest) return pick([() => `${metres()} sq. mtrs.`, () => `${metres()} sq. mtrs. i.e. ${feet()} sq. ft.`], 22)()
  if (isSouth) return pick([() => `${feet()} Sq.ft. (${sizes.eastWest} x ${sizes.northSouth})`, () => `${feet()} sq. feet`], 22)()
  return pick([() => `${yards()} sq. yds.`, () => `${metres()} Sq. Mtrs.`, () => `${yards()} Sq. Yds. (${metres()} Sq. Mtrs.)`], 22)()
}

/** A flat's carpet area in Maharashtra, where nothing else is sold; its super area elsewhere. */
export const flatArea = (s: Scene): string => {
  if (!s.isWest)
    return `${soldArea(s)} ${s.pick(['Sq.Ft.', 'sq. ft.', 'Sqft'], 23)} ${s.pick(['super area', 'SBA', '(super built-up)'], 24)}`
  const feet = s.tell.states('document_area_sqft', grouped(s.sqft.carpet), String(s.sqft.carpet))
  return s.pick([`${feet} sq. ft. carpet`, `${s.sqmt.carpet} sq. mtrs. (${feet} sq. ft.) carpet`], 25)
}
/** What is bought: the flat's area, or the land and the house on it. */
export const size = (s: Scene): string => {
  if (s.isFlat) return flatArea(s)
  return s.hasHouse ? `${extent(s)}, built-up ${houseArea(s)} sq. ft.` : extent(s)
}
/** The land of the whole building, in square feet. */
export const siteOf = ({ whole }: Scene): number => whole(22, 90, 40) * 1_000
export const siteArea = (s: Scene): string => `${grouped(rounded(siteOf(s) * 0.09290304))} sq. mtrs.`
export const share = (s: Scene): string => s.tell.states('final_land_area_uds', `${rounded(s.sqft.super * 0.31, 0)} sq. ft.`)

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Home Loan', 'HL - Resale', 'Home Loan (Purchase)', 'Housing Loan - Ready Flat', 'HL'],
  'Plot Loan': ['Plot Loan', 'Residential Plot Purchase', 'NRP Loan - Plot Purchase'],
  'Plot + Construction Loan': ['Plot + Construction', 'Composite Loan (Plot + Construction)', 'Plot Purchase & Construction'],
  'Construction Loan': ['Self Construction', 'HL - Construction', 'Home Construction Loan'],
  'Home Improvement Loan': ['Home Improvement', 'HIL - Renovation', 'Home Improvement / Repairs'],
  'Balance Transfer': ['HL Balance Transfer', 'BT + Top Up', 'Takeover (Balance Transfer)'],
  'Loan Against Property': ['LAP', 'Loan Against Property', 'Mortgage Loan (LAP)'],
}
export const loanFor = (s: Scene): string => loanNamed(s, loanWords, 26)

export const loanNo = (s: Scene): string => {
  const forms = [
    `H${s.digits(3, 27)}HHL${s.digits(7, 28)}`,
    `HHL${s.town.slice(0, 3).toUpperCase()}00${s.digits(6, 27)}`,
    `LP-${s.digits(9, 27)}`,
    s.digits(12, 27),
    `${s.digits(4, 27)}/${s.digits(5, 28)}/HL`,
  ]
  return s.tell.states('application_number', s.pick(forms, 29))
}
export const phone = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    30,
    (m) => [m, `+91-${m}`, `${m.slice(0, 5)} ${m.slice(5)}`, `+91 ${m}`],
    (m) => `XXXXXX${m.slice(6)}`,
  )

export const owned = (s: Scene, dress = plain): string => owners(s.tell, holders(s), ' & ', dress)
/** First and second borrower; the second is empty where there is none. */
export const borrowers = (s: Scene, dress: Dress): [string, string] => {
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}
