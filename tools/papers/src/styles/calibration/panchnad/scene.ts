import type { LoanType, Property } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, rounded } from '../../forms.ts'
import type { Dress } from '../../truths.ts'
import { worldOf, type Lists } from '../../world.ts'
import { draftedIn, type AddressPart } from '../../seen/drafts.ts'
import { loanNamed, located, mayBeLand, phoned, plannedAt, soldArea } from '../../seen/scenes.ts'

const lists: Lists = {
  men: ['Gurpreet Singh', 'Rajesh Kumar', 'Balwinder Singh', 'Satish Chander', 'Om Parkash', 'Jasbir Singh', 'Ashwani', 'Ramphal', 'Tarun'],
  women: ['Harjit Kaur', 'Suman Lata', 'Parveen Kumari', 'Simran', 'Savita Rani', 'Kamlesh', 'Ruchika', 'Manjeet Kaur'],
  families: ['Sandhu', 'Gill', 'Bedi', 'Chawla', 'Malhotra', 'Dahiya', 'Ahluwalia', 'Hooda', 'Bansal', 'Sood', 'Rana'],
  developers: [
    'Shivalik Vistas Infratech Pvt. Ltd.',
    'Omkara Landbase Limited',
    'Satluj Township & Estates Pvt. Ltd.',
    'Dwarika Realtech LLP',
    'Golden Tulip Promoters Ltd.',
  ],
  projects: ['Omkara Greens', 'The Vistas', 'Satluj Heights', 'Tulip Grandeur', 'Royal Estate Apartments', 'Urban Oak'],
  colonies: ['Sector 27', 'Sector 9-A', 'Model Town', 'Sector 70', 'Phase 3-B1', 'Urban Estate-II', 'Guru Nanak Enclave'],
  roads: ['Near Civil Hospital', 'Old Pakhowal Road', 'Airport Link Road', 'Railway Road', 'Kakrola More'],
  lenders: ['Panj Darya Housing Finance Ltd.', 'Aravali Home Capital (NBFC)', 'The Doaba Central Bank', 'Kuber Grih Finance Limited'],
  authorities: ['Haryali Shehri Vikas Pradhikaran', 'Satluj Area Development Authority', 'Rajdhani Development Authority'],
  places: [
    { town: 'Gurgaonpur', district: 'Gurgaonpur', state: 'Haryana', pin: '122' },
    { town: 'Panchkhand', district: 'Panchkhand', state: 'Haryana', pin: '134' },
    { town: 'Mohanpur Sahib', district: 'Ajitgarh', state: 'Punjab', pin: '140' },
    { town: 'Ludhianwala', district: 'Ludhianwala', state: 'Punjab', pin: '141' },
    { town: 'New Delhi', district: 'South West', state: 'Delhi', pin: '110' },
  ],
  named: (given, _elder, family) => `${given} ${family}`,
}

const storeys = ['Ground Floor', 'First Floor', 'Second Floor', 'Third Floor']

/** A property of Punjab, Haryana or Delhi, with the numbers of its tehsils, estate officers and builders. */
export const sceneOf = (property: Property, tell: Telling) => {
  const world = worldOf(property, lists, 6_211)
  const { plot, pick, seller, earlier, partner, whole, floor, door, wing, sqft, has } = world
  const marlas = sqft.plot / 272.25
  return {
    ...world,
    tell,
    isDelhi: world.state === 'Delhi',
    unit: pick([`${wing}-${floor}0${door}`, `T-${door}/${floor}0${door}`, `${floor}0${door}`, `${wing}${door}-${floor}0${door}`], 1),
    /** One storey of a house that is sold by itself, as builders of Delhi do. */
    isStorey: has(0.35, 2),
    storey: storeys[floor % 4] ?? 'First Floor',
    village: pick(['Chauma Khera', 'Kansal', 'Bhatian', 'Palam Kalan', 'Sohana'], 3),
    hadbast: whole(20, 390, 4),
    khewat: `${whole(11, 890, 5)}/${whole(11, 890, 6)}`,
    khasra: `${whole(3, 60, 7)}//${whole(1, 25, 8)}/${whole(1, 3, 9)}`,
    marla: `${Math.floor(marlas / 20)} Kanal ${Math.floor(marlas % 20)} Marla ${Math.round((marlas % 1) * 9)} Sarsai`,
    hasHouse: whole(1, 10, 10) > 4,
    propertyId: `${pick(['1C', '2B', 'A7'], 11)}${world.digits(5, 12)}U${world.digits(3, 13)}`,
    boundaries: {
      north: pick([`Plot No. ${plot + 1}`, `House of ${partner.name}`, `Gali ${whole(8, 20, 14)} ft.`], 15),
      south: pick([`Plot No. ${plot - 1}`, `House of Sh. ${earlier.elder}`, 'Others property'], 16),
      east: pick([`Road ${whole(2, 6, 17) * 10} ft. wide`, `Service lane 15'`, `Property of ${seller.elder}`], 18),
      west: pick([`Green belt`, `Plot No. ${plot + 40}`, 'Vacant plot', `Shamlat land`], 19),
    },
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

/** 'Sh. Gurpreet Singh Sandhu S/o Sh. …'. */
export const sh: Dress = (one, name) => `${one.isWoman ? 'Smt.' : 'Sh.'} ${name} ${one.isWoman ? 'W/o' : 'S/o'} Sh. ${escaped(one.elder)}`
export const mr: Dress = (one, name) => `${one.isWoman ? 'Mrs.' : 'Mr.'} ${name}`
export const rs = (amount: number): string => `Rs. ${grouped(amount)}/-`

const flatForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { unit, project, colony, road, town, state, village, district } = s
  return [
    [`Flat No. ${unit}`, [unit.startsWith('T') ? `Tower ${s.door}` : `Tower ${s.wing}`], `"${project}"`, colony, town, [state]],
    [`Apartment No. ${unit}`, project, [`Village ${village}`], colony, [road], town, [state]],
    [`Unit No. ${unit} in ${project}`, colony, [`Tehsil & District ${district}`], [state]],
  ]
}
const storeyForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { storey, plot, colony, town, state, road } = s
  return [
    [`${storey}`, `House No. ${plot}`, colony, [road], town, [state]],
    [`Entire ${storey}`, [`without roof rights`], `Property No. ${plot}`, colony, town],
  ]
}
const landForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { plot, colony, road, town, district, state, village, khasra, khewat, hadbast, hasHouse, isDelhi } = s
  const what = hasHouse ? `House No. ${plot}` : `Plot No. ${plot}`
  if (isDelhi)
    return [
      [what, [`Block ${s.wing}`], colony, [road], town, [state]],
      [`Property bearing No. ${plot}`, [`out of Khasra No. ${khasra}`], colony, `Village ${village}`, town],
    ]
  return [
    [what, colony, [road], town, [state]],
    [
      what,
      [`Khewat/Khatauni No. ${khewat}`],
      [`Khasra No. ${khasra}`],
      `Village ${village}`,
      [`Hadbast No. ${hadbast}`],
      `Tehsil ${town}`,
      [state],
    ],
    [`Residential ${what}`, [colony], `Urban Estate ${town}`, `District ${district}`, [state]],
  ]
}

/** Where the flat, the storey or the plot lies. */
export const place = (s: Scene): string => {
  if (!s.isFlat) return landPlace(s)
  const { unit, project, colony, town, storey, plot } = s
  if (s.isStorey) {
    s.tell.allows('flat', storey, String(plot))
    return located(s, storeyForms(s), 20, `${storey}, House No. ${plot}, ${colony}, ${town}`)
  }
  s.tell.states('flat', unit)
  return located(s, flatForms(s), 20, `${project}, ${colony}, ${town}`, `Flat No. ${unit}, ${project}, ${colony}, ${town}`)
}
export const landPlace = (s: Scene): string => {
  mayBeLand(s)
  return located(s, landForms(s), 21)
}
export const planPlace = (s: Scene): string => {
  mayBeLand(s)
  return plannedAt(s, landForms(s), 21)
}

/** Land in yards, and in kanals and marlas of which only yards and metres are fields. */
export const extent = (s: Scene): string => {
  const { sqyd, sqmt, marla, tell, pick, isDelhi } = s
  const yards = (): string => tell.states('land_area_docs_sqyd', String(sqyd))
  const metres = (): string => tell.states('land_area_docs_sqmt', String(sqmt.plot))
  const ways = [
    () => `${yards()} Sq. Yds.`,
    () => `${yards()} sq. yards (${metres()} sq. mtrs.)`,
    () => (isDelhi ? `${yards()} Sq. Yds. i.e. ${metres()} Sq. Mtr.` : `${marla} i.e. ${yards()} Sq. Yards`),
    () => (isDelhi ? `${yards()} gaj` : `${metres()} Sq. Mtr.`),
    () => (isDelhi ? `${metres()} sq. mtrs.` : `${yards()} Gaj (${marla})`),
  ]
  return pick(ways, 22)()
}

export const superArea = (s: Scene): string => `${soldArea(s)} ${s.pick(['Sq. Ft.', 'sq.ft.', 'Sq. feet'], 23)}`
export const site = ({ whole }: Scene): number => whole(3, 12, 40) * 1_089
export const share = (s: Scene): string => s.tell.states('final_land_area_uds', `${rounded(s.sqft.super * 0.024)} sq. yards`)

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['HL Resale', 'Home Loan', 'Housing Loan - Builder Purchase', 'HL-Floor purchase'],
  'Plot Loan': ['Plot Purchase', 'Plot Loan'],
  'Plot + Construction Loan': ['Plot + Const.', 'Plot purchase & self construction'],
  'Construction Loan': ['Self Construction', 'Construction Loan'],
  'Home Improvement Loan': ['Home Improvement/Renovation', 'HIL (repair)'],
  'Balance Transfer': ['BT + Top up', 'Balance Transfer (HL)'],
  'Loan Against Property': ['LAP', 'Loan Against Property', 'Mortgage (LAP) - Residential'],
}
export const loanFor = (s: Scene): string => loanNamed(s, loanWords, 24)

export const loanNo = (s: Scene): string => {
  const forms = [`PDHF/${s.digits(3, 25)}/${s.digits(5, 26)}`, `LXPAN${s.digits(11, 25)}`, `${s.digits(9, 25)}`, `APPL-${s.digits(8, 25)}`]
  return s.tell.states('application_number', s.pick(forms, 27))
}

export const phone = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    28,
    (m) => [m, `+91${m}`, `${m.slice(0, 5)}-${m.slice(5)}`, `91 ${m.slice(0, 4)} ${m.slice(4, 7)} ${m.slice(7)}`],
    (m) => `XXXXXXX${m.slice(7)}`,
  )
