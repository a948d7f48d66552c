import { chanceOf } from '../../../chance.ts'
import type { LoanType, Property, Side } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, ordinal, rounded } from '../../forms.ts'
import { applicants, lengthOf, type Dress } from '../../truths.ts'
import { worldOf } from '../../world.ts'
import { draftedIn, type AddressPart } from '../drafts.ts'
import { houseArea, loanNamed, located, mayBeLand, phoned, plannedAt, soldArea } from '../scenes.ts'
import { regions, villages, type Region } from './lists.ts'

const names = Object.keys(regions) as Region[]
const earlier = (day: string, other: string, years: number): string =>
  day < other ? day : `${Number(other.slice(0, 4)) - years}${day.slice(4)}`

/** A property of the south, the west coast or the east, with the words of its own state. */
export const sceneOf = (property: Property, tell: Telling) => {
  const region = chanceOf(property.seed * 43 + 7).pick(names)
  const world = worldOf(property, regions[region], 9_417)
  const { pick, whole, wing, door, plot, seller, partner, earlier: before, survey } = world
  const floor = ((world.floor - 1) % 5) + 1
  const deed = earlier(world.dates.deed, world.dates.letter, 1)
  const width = pick([20, 23, 30, 33, 40], 1)
  const sides: Record<Region, readonly (readonly string[])[]> = {
    tamil: [
      [`Plot No. ${plot + 1}`, `${width} feet Road`, `Land in S.No. ${survey}B`],
      [`Plot No. ${plot - 1}`, `House and site of ${seller.name}`, `Vacant land belonging to ${before.name}`],
      [`${width} feet wide Layout Road`, `Plot No. ${plot + 14}`, `Property of ${partner.name}`],
      [`Channel`, `Plot No. ${plot - 14}`, `Land in S.No. ${whole(300, 390, 2)}/2A`],
    ],
    deccan: [
      [`Site No. ${plot + 1}`, `Private property`, `House of ${seller.name}`],
      [`Site No. ${plot - 1}`, `Property of ${before.name}`, `Neighbour's Open Place`],
      [`Road`, `${width}'-0" wide Road`, `Site No. ${plot + 22}`],
      [`Conservancy lane`, `Site No. ${plot - 22}`, `H.No. 5-${whole(11, 90, 3)}/A`],
    ],
    maratha: [
      [`Survey No. ${whole(91, 190, 19)}/3`, `Property of ${partner.name}`, `Plot No. ${plot + 1}`],
      [`Internal Road`, `Gat No. ${whole(110, 290, 4)}`, `Plot No. ${plot - 1}`],
      [`9.00 M. wide Road`, `Nala`, `Adjoining building of ${before.name}`],
      [`12 Mtr. D.P. Road`, `Open Space`, `Survey No. ${whole(10, 90, 5)}/4`],
    ],
    east: [
      [`House of ${seller.name}`, `R.S. Dag No. ${whole(300, 900, 6)}`, `Plot of ${partner.name}`],
      [`${width} ft. wide Municipal Road`, `Holding of ${before.name}`, `Plot No. ${plot - 1}`],
      [`Common passage 8 ft. wide`, `Land of ${seller.elder}`, `Drain and thereafter road`],
      [`Pond`, `Premises No. ${whole(3, 90, 7)}`, `Plot No. ${plot + 1}`],
    ],
  }
  const [north = [], south = [], east = [], west = []] = sides[region]
  return {
    ...world,
    tell,
    region,
    floor,
    dates: { ...world.dates, deed, plan: earlier(world.dates.plan, deed, 3) },
    unit: pick([`${floor}0${door}`, `${wing}-${floor}0${door}`, `F${door}`, `${floor}${wing}`], 8),
    village: pick(villages[region], 9),
    ward: whole(2, 98, 10),
    house: `${whole(2, 20, 11)}/${whole(11, 190, 12)}`,
    hasHouse: world.has(0.5, 13),
    site: whole(24, 96, 14) * 100,
    boundaries: { north: pick(north, 15), south: pick(south, 16), east: pick(east, 17), west: pick(west, 18) },
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

/** A draft for each part of the country. */
export const byRegion =
  (drafts: Record<Region, (s: Scene) => string>) =>
  (s: Scene): string =>
    drafts[s.region](s)

export const plain: Dress = (_, name) => name
export const titled: Dress = (one, name) => `${one.isWoman ? 'Mrs.' : 'Mr.'} ${name}`
const thiru: Record<Region, readonly [string, string]> = {
  tamil: ['Tmt.', 'Thiru.'],
  deccan: ['Smt.', 'Sri.'],
  maratha: ['Smt.', 'Shri.'],
  east: ['Smt.', 'Sri'],
}
/** The honorific of this part of the country. */
export const honoured =
  (s: Scene): Dress =>
  (one, name) =>
    `${thiru[s.region][one.isWoman ? 0 : 1]} ${name}`
/** 'Thiru. X, son of Y, aged about 44 years, residing at …'. */
export const party =
  (s: Scene, home = true): Dress =>
  (one, name, at) =>
    `${honoured(s)(one, `<b>${name}</b>`, at)}, ${one.isWoman ? 'wife' : 'son'} of ${honoured(s)({ ...one, isWoman: false }, escaped(one.elder), at)}, aged about ${
      one.age
    } years, PAN ${one.pan}${home ? `, residing at No. ${escaped(one.home)} - ${s.homePin}` : ''}`

export const rs = (amount: number): string => `Rs.${grouped(amount)}/-`
export const borrowers = (s: Scene, dress: Dress): [string, string] => {
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}

const surveyed = (s: Scene): string =>
  ({
    tamil: `S.No. ${s.survey}A`,
    deccan: `Sy. No. ${s.survey}`,
    maratha: `S. No. ${s.survey}`,
    east: s.state === 'Odisha' ? `Khata No. ${s.whole(100, 900, 20)}, Plot No. ${s.plot}` : `Holding No. ${s.house}`,
  })[s.region]

const flatForms = (s: Scene): readonly (readonly AddressPart[])[] => [
  [`Flat No. ${s.unit}`, [`${ordinal(s.floor)} Floor`], s.project, [surveyed(s)], [s.road], s.colony, s.town, [s.state]],
  [
    `Flat No. ${s.unit}`,
    [`${ordinal(s.floor)} floor`],
    s.project,
    surveyed(s),
    [`${s.village} Village`],
    s.town,
    [`${s.district} District`],
  ],
]
const landForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const number: Record<Region, string> = {
    tamil: `Plot No. ${s.plot}`,
    deccan: s.state === 'Karnataka' ? `Site No. ${s.plot}` : `Plot No. ${s.plot}`,
    maratha: `Plot No. ${s.plot}`,
    east: `Plot No. ${s.plot}`,
  }
  const survey = s.region === 'east' ? [`Mouza ${s.village}`] : [surveyed(s), [`${s.village} Village`]]
  return [
    [number[s.region], ...(survey as readonly AddressPart[]), s.colony, s.town, [`${s.district} District`], [s.state]],
    [number[s.region], [s.road], s.colony, [`Ward No. ${s.ward}`], s.town, [s.state]],
  ]
}
const noLand = (s: Scene): void => {
  mayBeLand(s)
  s.tell.allows('flat', s.house)
}
/** Where the flat or the land lies, in one run of words. */
export const place = (s: Scene): string => {
  if (!s.isFlat) {
    noLand(s)
    return located(s, landForms(s), 21)
  }
  s.tell.states('flat', s.unit)
  return located(s, flatForms(s), 22, `${s.project}, ${s.colony}, ${s.town}`, `Flat No. ${s.unit}, ${s.project}, ${s.colony}, ${s.town}`)
}
export const planPlace = (s: Scene): string => {
  noLand(s)
  return plannedAt(s, landForms(s), 21)
}

/** Land as this part of the country measures it; only feet, yards and metres are fields. */
export const extent = (s: Scene): string => {
  const { tell, sqft, sqmt, sqyd, pick } = s
  const feet = (): string => tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))
  const metres = (): string => tell.states('land_area_docs_sqmt', String(sqmt.plot))
  const yards = (): string => tell.states('land_area_docs_sqyd', String(sqyd))
  const cents = rounded(sqft.plot / 435.6)
  const forms: Record<Region, readonly (() => string)[]> = {
    tamil: [() => `${feet()} Sq.ft. (${cents} cents)`, () => `${feet()} square feet or ${metres()} sq. metres`],
    deccan:
      s.state === 'Karnataka'
        ? [() => `${feet()} Sq. Feet`]
        : [() => `${yards()} Sq. Yards or ${metres()} Sq. Mtrs`, () => `${yards()} sq. yds`],
    maratha: [() => `${metres()} Sq. Mtrs.`, () => `${metres()} sq. mtr. i.e. ${feet()} sq. ft.`],
    east: [
      () => `${rounded(sqft.plot / 720)} Cottah (${feet()} sq.ft.)`,
      () => `Ac. 0.${String(Math.round(sqft.plot / 43.56)).padStart(3, '0')} dec. i.e. ${feet()} sft`,
    ],
  }
  return pick(forms[s.region], 23)()
}
/** What is bought: a flat's area, or land and a house on it. */
export const bought = (s: Scene): string => {
  if (s.isFlat) return `${soldArea(s)} sq. ft. super built-up area`
  return s.hasHouse ? `${extent(s)} together with a house of ${houseArea(s)} sq. ft. built-up area` : extent(s)
}
/** The whole house's land, on which a flat stands. */
export const siteLand = (s: Scene): string => {
  s.tell.allows('land_area_docs_sqyd', String(rounded(s.site / 9)))
  s.tell.allows('land_area_docs_sqmt', String(rounded(s.site * 0.09290304)))
  return s.tell.states('land_area_docs_sqft', grouped(s.site), String(s.site))
}
export const share = (s: Scene): string => s.tell.states('final_land_area_uds', `${Math.round(s.sqft.super * 0.42)} sq.ft.`)

export const side = (s: Scene, which: Side): string => s.tell.states(`boundaries_deed_${which}`, s.boundaries[which])
/** East to west and north to south, in feet. */
export const lengths = (s: Scene, unit = 'feet'): [string, string] => [
  lengthOf(s.tell, 'north', `${s.sizes.eastWest} ${unit}`),
  lengthOf(s.tell, 'east', `${s.sizes.northSouth} ${unit}`),
]

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Home Loan - Resale', 'Housing Loan', 'HL - Purchase of ready flat/house', 'Home Loan (Purchase)'],
  'Plot Loan': ['Plot Purchase Loan', 'Site Purchase Loan', 'Plot Loan'],
  'Plot + Construction Loan': ['Plot cum Construction', 'Composite Loan (site purchase and construction)'],
  'Construction Loan': ['Self Construction', 'House Construction Loan'],
  'Home Improvement Loan': ['Home Renovation Loan', 'Home Improvement'],
  'Balance Transfer': ['Home Loan - Balance Transfer', 'HL Takeover (BT)'],
  'Loan Against Property': ['LAP', 'Mortgage Loan - LAP', 'Loan Against Property'],
}
export const loanFor = (s: Scene): string => loanNamed(s, loanWords, 24)
export const loanNo = (s: Scene): string =>
  s.tell.states(
    'application_number',
    s.pick(
      [
        `HLAPP00${s.digits(7, 25)}`,
        `${s.digits(4, 25)}HL${s.digits(6, 26)}`,
        s.digits(10, 25),
        `LAN/${s.digits(3, 25)}/${s.digits(5, 26)}`,
      ],
      27,
    ),
  )
export const phone = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    28,
    (m) => [m, `+91-${m}`, `${m.slice(0, 5)} ${m.slice(5)}`],
    (m) => `XXXXXX${m.slice(6)}`,
  )
