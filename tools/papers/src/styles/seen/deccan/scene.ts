import type { LoanType, Property } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, rounded } from '../../forms.ts'
import { mayBePlot, type Dress } from '../../truths.ts'
import { worldOf, type Lists } from '../../world.ts'
import { addressed, draftedIn, type AddressPart } from '../drafts.ts'

const lists: Lists = {
  men: ['Venkat Ramana', 'Narsimlu', 'Mallesham', 'Basavaraj', 'Shivakumar', 'Anjaneyulu', 'Srikanth', 'Yadagiri', 'Manjunath', 'Khaja'],
  women: ['Swapna', 'Vijaya Laxmi', 'Sujatha', 'Bhagyamma', 'Roopa', 'Haritha', 'Shakuntala', 'Anitha', 'Nagamani'],
  families: ['Chilukuri', 'Gaddam', 'Bollineni', 'Kandukuri', 'Mettu', 'Pothula', 'Sangam', 'Vemula', 'Yerram', 'Jakkula'],
  developers: [
    'Sri Sai Balaji Constructions',
    'Veda Nirman Projects Pvt. Ltd.',
    'Palamuru Infra Developers LLP',
    'Tungabhadra Homes Private Limited',
    'Navya Avenues',
  ],
  projects: ['Sai Brindavan Heights', 'Veda Sarovar', 'Navya Pride', 'Sri Nilayam Residency', 'Lake Breeze Enclave', 'Lotus Pond Towers'],
  colonies: ['Vinayaka Nagar', 'Bhagyalatha Colony', 'Prashanth Hills', 'Sainikpuri Phase-II', 'Navodaya Layout', 'Kuvempu Layout'],
  roads: ['Road No. 3', 'Road No. 7', '4th Main, 2nd Cross', '80 Ft Road', 'Old Bombay Highway'],
  lenders: ['Musi Valley Housing Finance Ltd.', 'Krishna Delta Co-operative Urban Bank', 'Aradhya Home Credit', 'Raichur Town Bank Ltd.'],
  authorities: ['Musi Metropolitan Development Authority', 'Godavari Urban Development Authority', 'Tunga City Planning Authority'],
  places: [
    { town: 'Kothapet', district: 'Musinagar', state: 'Telangana', pin: '500' },
    { town: 'Bonthapally', district: 'Manjira', state: 'Telangana', pin: '502' },
    { town: 'Tadigadda', district: 'Krishnapatna', state: 'Andhra Pradesh', pin: '521' },
    { town: 'Hosahalli', district: 'Tungabad', state: 'Karnataka', pin: '583' },
    { town: 'Kengere', district: 'Bengalapura', state: 'Karnataka', pin: '562' },
  ],
  named: (given, elder, family) => `${elder.charAt(0)}. ${family} ${given}`,
}

/** A property of the Deccan, with the numbers its panchayats, planners and registrars give. */
export const sceneOf = (property: Property, tell: Telling) => {
  const world = worldOf(property, lists, 5_501)
  const { plot, pick, seller, earlier, whole, isFlat, floor } = world
  const isKannada = world.state === 'Karnataka'
  const width = whole(2, 6, 1) * 10
  return {
    ...world,
    tell,
    isKannada,
    unit: pick([`${floor}0${world.door}`, `${world.wing}-${floor}0${world.door}`, `${world.wing}${floor}${world.door}`], 2),
    village: pick(['Ameerpur', 'Tellakunta', 'Bachupalle', 'Doddagubbi', 'Peddamberu'], 3),
    mandal: pick(['Shankarpalle', 'Keesara', 'Ibrahimpet', 'Kasaba', 'Bidare'], 4),
    house: `${whole(1, 19, 5)}-${whole(2, 98, 6)}/${whole(1, 40, 7)}`,
    lp: `${whole(12, 399, 8)}/${whole(2004, 2021, 9)}`,
    hasHouse: !isFlat && whole(1, 10, 10) > 4,
    boundaries: {
      north: pick([`Plot No. ${plot - 1}`, `${width}' Wide Road`, `H.No. of ${seller.elder}`], 11),
      south: pick([`Plot No. ${plot + 1}`, `${width}'-0" wide C.C. Road`, `Land of ${earlier.name}`], 12),
      east: pick([`Plot Nos. ${plot + 14} & ${plot + 15}`, `Neighbour's house`, '33 feet Road'], 13),
      west: pick([`Nala`, `Plot No. ${plot - 15}`, 'Gram Panchayat open place', `Part of Sy. No. ${whole(20, 300, 14)}`], 15),
    },
    flatSides: {
      north: pick(['Open to Sky', `Flat No. ${floor}09`], 16),
      south: pick(['Corridor 6\'-6" wide', 'Staircase & Lift'], 17),
      east: pick(['Open to Sky', 'Corridor'], 18),
      west: pick([`Flat No. ${floor}07`, 'Open to Sky'], 19),
    },
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

/** 'Sri K. Gaddam Srikanth, S/o Sri …, aged about 45 years, Occ: Business'. */
export const sri: Dress = (one, name) =>
  `${one.isWoman ? 'Smt.' : 'Sri'} ${name}, ${one.isWoman ? 'W/o' : 'S/o'} Sri ${escaped(one.elder)}, aged about ${one.age} years,
Occ: ${one.isWoman ? 'Housewife' : 'Pvt. Employee'}`
export const mr: Dress = (one, name) => `${one.isWoman ? 'Mrs.' : 'Mr.'} ${name}`
export const rs = (amount: number): string => `Rs. ${grouped(amount)}/-`

const flatPlace = (s: Scene): string => {
  const { unit, floor, project, colony, village, mandal, district, state, town, survey, tell, pick } = s
  const forms = [
    [`Flat No. ${unit}`, `${floor}th Floor`, project, [`Sy. No. ${survey}`], colony, `${village} Village`, [`${district} District`], state],
    [[`Flat No. ${unit}`], `"${project}"`, colony, [`${mandal} Mandal`], town, state],
    [`Flat bearing No. ${unit} in "${project}"`, `situated at ${colony}`, town, [`${district} Dist.`], [state]],
  ] as const
  tell.states('flat', unit)
  const { printed, also } = addressed(pick(forms, 20))
  const bare = [`${project}, ${colony}, ${town}, ${state}`, `Flat No. ${unit}, ${project}, ${colony}, ${town}, ${state}`]
  return tell.states('property_address_doc', printed, printed, ...also, ...bare)
}

const plotWords = (s: Scene): { printed: string; also: string[] } => {
  const { plot, house, hasHouse, colony, road, village, mandal, district, state, town, survey, isKannada, pick, lp } = s
  const door = hasHouse ? [`H.No. ${house}`] : []
  const ground = [...door, `Plot No. ${plot}`, [`Sy. No. ${survey}`] as const, colony]
  const forms = isKannada
    ? [
        [`Site No. ${plot}`, [`Khata No. ${s.whole(100, 990, 21)}`] as const, colony, road, town, [`${district} District`] as const],
        [`Property No. ${plot}`, `${village} Village`, `${mandal} Hobli`, `${town} Taluk`, [`${district} District`] as const],
      ]
    : [
        [...ground, `${village} Village`, [`${mandal} Mandal`] as const, `${district} District`, [state] as const],
        [...door, `Plot No. ${plot} in L.P. No. ${lp}`, colony, road, town, [state] as const],
      ]
  return addressed(pick<readonly AddressPart[]>(forms, 22))
}

/** Where the flat or the plot lies. */
export const place = (s: Scene): string => (s.isFlat ? flatPlace(s) : landPlace(s))

/** The plot, which lands' papers speak of. */
export const landPlace = (s: Scene): string => {
  mayBePlot(s.tell, String(s.plot), s.sqft.plot)
  s.tell.allows('document_area_sqft', String(s.sqft.plot))
  const { printed, also } = plotWords(s)
  return s.tell.states('property_address_doc', printed, printed, ...also)
}

/** The site of a plan: the address of the property too, if a clerk types it so. */
export const planPlace = (s: Scene): string => {
  mayBePlot(s.tell, String(s.plot), s.sqft.plot)
  s.tell.allows('document_area_sqft', String(s.sqft.plot), String(s.sqft.plan))
  const { printed, also } = plotWords(s)
  s.tell.allows('property_address_doc', printed, ...also)
  return s.tell.states('address_as_per_plan', printed, printed, ...also)
}

/** ' - 500 085' in so many of the papers. */
export const pinAfter = (s: Scene, often: number, n: number, before = ' - '): string =>
  s.has(often, n) ? `${before}${s.tell.states('pincode', s.pin)}` : ''

/** The plot's extent as the state's offices print it. */
export const extent = (s: Scene): string => {
  const { isKannada, sqft, sqyd, sqmt, tell, has } = s
  if (isKannada) return `${tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))} Sft`
  const yards = `${tell.states('land_area_docs_sqyd', String(sqyd))} Sq. Yards`
  return has(0.6, 23) ? `${yards} or ${tell.states('land_area_docs_sqmt', String(sqmt.plot))} Sq. Mtrs` : yards
}

/** What is sold of a flat, with its share of the land. */
export const plinth = (s: Scene): string => `${s.tell.states('document_area_sqft', grouped(s.sqft.super), String(s.sqft.super))} Sft`

export const share = (s: Scene): string => {
  const yards = rounded(s.sqft.super / 34, 1)
  return s.isKannada
    ? s.tell.states('final_land_area_uds', `${rounded(yards * 9, 0)} sq. ft.`)
    : s.tell.states('final_land_area_uds', `${yards} Sq. Yards`)
}

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Housing Loan - Flat purchase', 'HL Purchase', 'Home loan'],
  'Plot Loan': ['Plot purchase loan', 'Open Plot Loan'],
  'Plot + Construction Loan': ['Plot purchase + construction', 'Plot & Construction composite loan'],
  'Construction Loan': ['House construction loan', 'Construction'],
  'Home Improvement Loan': ['Home improvement', 'Repairs & improvement loan'],
  'Balance Transfer': ['BT + top up', 'Balance Transfer', 'Takeover'],
  'Loan Against Property': ['Mortgage loan (LAP)', 'LAP'],
}
export const product = (s: Scene): string => {
  const words = loanWords[s.loan].filter((word) => s.isFlat || !word.includes('Flat'))
  return s.tell.states('loan_type', s.pick(words, 24), s.loan, ...words)
}
export const fileNo = (s: Scene): string =>
  s.tell.states(
    'application_number',
    s.pick([`MVHF/${s.digits(3, 25)}/${s.digits(5, 26)}`, `L${s.digits(9, 25)}`, `HYD-${s.digits(6, 25)}`, s.digits(8, 25)], 27),
  )

/** The borrower's mobile, as typed or with its middle hidden. */
export const mobile = (s: Scene, often: number): string => {
  const { mobile: number } = s.first
  const shown = s.pick([number, `+91-${number}`, `${number.slice(0, 5)} ${number.slice(5)}`, `0${number}`], 28)
  return s.has(often, 29) ? s.tell.states('contact_number', shown, number) : `${number.slice(0, 3)}xxxxx${number.slice(8)}`
}
