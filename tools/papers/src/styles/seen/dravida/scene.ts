import type { LoanType, Property } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, rounded } from '../../forms.ts'
import { mayBePlot, type Dress } from '../../truths.ts'
import { worldOf, type Lists } from '../../world.ts'
import { addressed, draftedIn, type AddressPart } from '../drafts.ts'

const lists: Lists = {
  men: [
    'Senthilkumar',
    'Murugesan',
    'Thangaraj',
    'Sasidharan',
    'Unnikrishnan',
    'Ilango',
    'Periyasamy',
    'Abdul Kareem',
    'Varghese',
    'Kathiresan',
  ],
  women: ['Meenakshi', 'Thenmozhi', 'Sreedevi', 'Kalaivani', 'Mariyamma', 'Ambika', 'Tamilselvi', 'Bindu', 'Rajeswari'],
  families: ['Pillai', 'Menon', 'Gounder', 'Nadar', 'Kurup', 'Chettiar'],
  developers: [
    'Pallava Foundations (P) Ltd',
    'Kaveri Delta Homes',
    'Malanad Builders & Developers',
    'Chola Nest Properties LLP',
    'Periyar Flats Promoters',
  ],
  projects: ['Thamarai Apartments', 'Kaveri Nest', 'Malanad Riverfront', 'Chola Vaibhav', 'Sree Padma Flats', 'Kurinji Towers'],
  colonies: ['Bharathi Nagar', 'Thiruvalluvar Nagar', 'Mullai Avenue', 'Pookkad', 'Kamarajar Salai Extension', 'Ayyappan Kovil Junction'],
  roads: ['2nd Cross Street', 'Pillaiyar Koil Street', 'NH Bypass Road', 'Kizhakke Nada', '4th Main Road'],
  lenders: [
    'Nellai Housing Finance Company Ltd',
    'Travancore Peoples Bank',
    'Cheran Home Loans',
    'The Malabar Urban Co-operative Society Ltd',
  ],
  authorities: ['Tamizhagam Housing Board', 'Nilgiri Housing Unit', 'Kerala Coast Development Authority'],
  places: [
    { town: 'Mambakkam', district: 'Chengai', state: 'Tamil Nadu', pin: '603' },
    { town: 'Sulakarai', district: 'Viruthunagar', state: 'Tamil Nadu', pin: '626' },
    { town: 'Perundurai Pudur', district: 'Erodai', state: 'Tamil Nadu', pin: '638' },
    { town: 'Kuttiyadi', district: 'Kozhippuram', state: 'Kerala', pin: '673' },
    { town: 'Cherthazham', district: 'Alapuram', state: 'Kerala', pin: '688' },
  ],
  named: (given, elder) => (given.length % 2 === 0 ? `${elder.charAt(0)}. ${given}` : `${given} ${elder.charAt(0)}`),
}

/** A property of the far South, with the numbers of its village offices and boards. */
export const sceneOf = (property: Property, tell: Telling) => {
  const world = worldOf(property, lists, 7_307)
  const { plot, pick, seller, earlier, partner, whole, floor, sqft } = world
  const isKerala = world.state === 'Kerala'
  const wide = whole(3, 10, 1) * 4
  return {
    ...world,
    tell,
    isKerala,
    unit: pick([`F${world.door}`, `${floor}${'ABCD'.charAt(world.door - 1)}`, `T${world.door}-${floor}0${whole(1, 8, 3)}`], 2),
    taluk: pick(['Vandalur', 'Sivakasi', 'Vadakara', 'Kanayannur', 'Bhavani'], 4),
    village: pick(['Kolapakkam', 'Nallur', 'Thekkumkara', 'Edappally South', 'Sirumugai'], 5),
    street: `${whole(2, 90, 6)}/${whole(1, 30, 7)}`,
    patta: `${whole(112, 4_980, 8)}`,
    hasHouse: whole(1, 10, 9) > 5,
    cents: rounded(sqft.plot / 435.6),
    hasWing: floor > 0,
    boundaries: {
      north: pick([`${wide} feet Road`, `Plot No. ${plot + 1}`, `Property of ${seller.elder}`, 'Panchayat Road'], 10),
      south: pick([`Plot No. ${plot - 1}`, `Land in S.F. No. ${whole(100, 400, 11)}`, `House of ${earlier.name}`], 12),
      east: pick([`Vacant land of ${partner.name}`, `Plot No. ${plot + 10}`, 'Pathway 10 ft', 'Thodu'], 13),
      west: pick([`${wide + 3} feet wide layout road`, `Plot No. ${plot - 10}`, `Remaining property of the vendor`], 14),
    },
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

/** 'Thiru R. Murugan, son of Thiru K. Raman, aged 44'. */
export const thiru: Dress = (one, name) =>
  `${one.isWoman ? 'Tmt.' : 'Thiru'} ${name}, ${one.isWoman ? 'wife' : 'son'} of ${escaped(one.elder)}, aged ${one.age}`
export const shri: Dress = (one, name) => `${one.isWoman ? 'Smt.' : 'Sri.'} ${name}`
export const rupees = (amount: number): string => `Rs ${grouped(amount)}`

const flatWords = (s: Scene): { printed: string; also: string[] } => {
  const { unit, floor, project, colony, road, town, district, state, survey, isKerala, pick } = s
  const near: readonly AddressPart[] = isKerala
    ? [colony, town, [`${district} Dist.`], [state]]
    : [road, colony, town, [`${district} District`], [state]]
  const forms: readonly (readonly AddressPart[])[] = [
    [`Flat ${unit}`, [`${floor} Floor`], project, ...near],
    [`Apartment No. ${unit}`, `'${project}'`, [`Re-Survey No. ${survey}`], ...near],
    [[`No. ${unit}`], project, ...near],
  ]
  const { printed, also } = addressed(pick(forms, 15))
  return { printed, also: [...also, `${project}, ${colony}, ${town}`, `Flat ${unit}, ${project}, ${colony}, ${town}`] }
}

const plotWords = (s: Scene): { printed: string; also: string[] } => {
  const { plot, colony, road, town, district, state, survey, isKerala, pick, village, taluk, hasHouse, street } = s
  const door: AddressPart[] = hasHouse ? [`Door No. ${street}`] : []
  const forms: readonly (readonly AddressPart[])[] = isKerala
    ? [
        [[`Re-Sy. No. ${survey}`], `${village} Village`, `${taluk} Taluk`, `${district} District`, [state]],
        [...door, colony, `${village} Desom`, town, [`${taluk} Taluk`], `${district} Dist.`],
      ]
    : [
        [...door, `Plot No. ${plot}`, colony, [`S.F. No. ${survey}`], `${village} Village`, [`${taluk} Taluk`], `${district} District`],
        [`Old Plot No. ${plot}`, ...door, road, colony, town, [state]],
        [`Plot No. ${plot}`, colony, road, `${town} Town`, [`${district} Dt.`]],
      ]
  return addressed(pick(forms, 16))
}

/** Where the flat or the plot lies. */
export const place = (s: Scene): string => {
  if (!s.isFlat) return landPlace(s)
  s.tell.states('flat', s.unit)
  const { printed, also } = flatWords(s)
  return s.tell.states('property_address_doc', printed, printed, ...also)
}

const mayBeLand = (s: Scene): void => {
  mayBePlot(s.tell, String(s.plot), s.sqft.plot)
  s.tell.allows('document_area_sqft', String(s.sqft.plot))
}

/** The plot, which lands' papers speak of. */
export const landPlace = (s: Scene): string => {
  mayBeLand(s)
  const { printed, also } = plotWords(s)
  return s.tell.states('property_address_doc', printed, printed, ...also)
}

/** The site of a plan: the address of the property too, if a clerk types it so. */
export const planPlace = (s: Scene): string => {
  mayBeLand(s)
  s.tell.allows('document_area_sqft', String(s.sqft.plan))
  const { printed, also } = plotWords(s)
  s.tell.allows('property_address_doc', printed, ...also)
  return s.tell.states('address_as_per_plan', printed, printed, ...also)
}

export const pinAfter = (s: Scene, often: number, n: number, before = ' - '): string =>
  s.has(often, n) ? `${before}${s.tell.states('pincode', s.pin)}` : ''

/** Land in cents and in the unit of the state; cents alone leave nothing to type but what is converted. */
export const extent = (s: Scene): string => {
  const { isKerala, sqft, sqmt, cents, tell, pick } = s
  const metres = (): string => tell.states('land_area_docs_sqmt', String(sqmt.plot))
  const feet = (): string => tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))
  const ares = rounded(sqmt.plot / 100)
  const ways = isKerala
    ? [
        () => `${ares} Are (${cents} cents), that is ${metres()} sq. metres`,
        () => `${metres()} sq.m (${cents} cents)`,
        () => `${cents} cents`,
      ]
    : [
        () => `${feet()} sq.ft`,
        () => `${cents} cents or ${feet()} sq. feet`,
        () => `${rounded(sqft.plot / 2_400)} ground (${feet()} Sq.ft)`,
        () => `${feet()} sq.ft. or ${metres()} sq.mtrs`,
      ]
  return pick(ways, 17)()
}

export const superArea = (s: Scene): string => `${s.tell.states('document_area_sqft', grouped(s.sqft.super), String(s.sqft.super))} sq.ft`

/** The undivided share of land. */
export const uds = (s: Scene): string => s.tell.states('final_land_area_uds', `${rounded(s.sqft.super * 0.42, 0)} sq.ft`)

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Housing loan', 'HL - purchase', 'Home Loan'],
  'Plot Loan': ['Housing plot loan', 'Plot Loan'],
  'Plot + Construction Loan': ['Plot + Construction', 'Site purchase and house construction loan'],
  'Construction Loan': ['House construction', 'Construction Loan'],
  'Home Improvement Loan': ['Home improvement loan', 'HIL - renovation'],
  'Balance Transfer': ['Balance transfer', 'HL - BT'],
  'Loan Against Property': ['Loan against property', 'LAP (mortgage)'],
}
export const scheme = (s: Scene): string => s.tell.states('loan_type', s.pick(loanWords[s.loan], 18), s.loan, ...loanWords[s.loan])

export const prospect = (s: Scene): string =>
  s.tell.states(
    'application_number',
    s.pick(
      [
        `P-${s.digits(6, 19)}`,
        `NHF${s.digits(4, 19)}HL${s.digits(4, 20)}`,
        `${s.digits(4, 19)}/HL/${s.whole(23, 26, 21)}-${s.digits(2, 20)}`,
        s.digits(12, 19),
      ],
      22,
    ),
  )

/** The borrower's mobile; some offices hide it. */
export const phone = (s: Scene, often: number): string => {
  const { mobile } = s.first
  const shown = s.pick([mobile, `${mobile.slice(0, 5)}-${mobile.slice(5)}`, `+91 ${mobile}`, `(0)${mobile}`], 23)
  return s.has(often, 24) ? s.tell.states('contact_number', shown, mobile) : `******${mobile.slice(6)}`
}
