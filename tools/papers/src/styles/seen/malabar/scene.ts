import type { LoanType, Property } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, ordinal, rounded } from '../../forms.ts'
import type { Dress } from '../../truths.ts'
import { worldOf, type Lists } from '../../world.ts'
import { draftedIn, type AddressPart } from '../drafts.ts'
import { loanNamed, located, mayBeLand, phoned, plannedAt, soldArea } from '../scenes.ts'

const lists: Lists = {
  men: [
    'Sajeevan',
    'Ouseph',
    'Moideen Koya',
    'Rajagopalan',
    'Biju',
    'Shihab',
    'Ramachandran',
    'Joykutty',
    'Anilkumar',
    'Caetano',
    'Suresh',
  ],
  women: ['Sheeja', 'Lissy', 'Raihanath', 'Radhamani', 'Jincy', 'Fathima Beevi', 'Usha Devi', 'Sosamma', 'Anjana', 'Milagrina'],
  families: [
    'Puthenpurayil',
    'Kizhakkethil',
    'Nambiar',
    'Kallungal',
    'Thekkedath',
    'Panicker',
    'Valiyaveettil',
    'Fernandes',
    'Naik',
    'Kurian',
  ],
  developers: [
    'Kera Shores Builders Pvt. Ltd.',
    'Backwater Nest Projects LLP',
    'Sahya Villas & Apartments',
    'Mandovi Realtors',
    'Thejas Homes Private Limited',
  ],
  projects: ['Kera Lagoon', 'Nila Springs', 'Sahya Meadows', 'Thejas Aquagreens', 'Palm Grove Residency', 'Mayyazhi Towers'],
  colonies: ['Eroor West', 'Chevayur', 'Pattoor', 'Kottappuram Road', 'Marappalam', 'Vidyanagar', 'Alto Betim'],
  roads: ['Seaport Road', 'Near Juma Masjid', 'Opp. St. Mary Church', 'Temple Bye Lane', 'N.H. 66'],
  lenders: [
    'Nila Valley Gramin Bank',
    'Kerafin Housing Credit Ltd.',
    'Vembanad Service Co-operative Bank Ltd.',
    'Malanadu Federal Savings Bank',
  ],
  authorities: ['Greater Vembanad Development Authority', 'Coastal Housing Board', 'Port Town Improvement Trust'],
  places: [
    { town: 'Kadalthuruth', district: 'Ernapuram', state: 'Kerala', pin: '682' },
    { town: 'Perumpuzha', district: 'Kozhimala', state: 'Kerala', pin: '673' },
    { town: 'Nedumkavu', district: 'Ananthapur', state: 'Kerala', pin: '695' },
    { town: 'Thrissilery', district: 'Vadakkunath', state: 'Kerala', pin: '680' },
    { town: 'Candolpur', district: 'North Goa', state: 'Goa', pin: '403' },
  ],
  named: (given, elder, family) => (given.length % 2 === 0 ? `${given} ${family}` : `${given} ${family.charAt(0)}. ${elder.charAt(0)}.`),
}

/** A property of the western coast, with the numbers of village offices, panchayats and survey records. */
export const sceneOf = (property: Property, tell: Telling) => {
  const world = worldOf(property, lists, 4_177)
  const { plot, pick, seller, earlier, partner, whole, floor, door, sqft, sqmt } = world
  const isGoa = world.state === 'Goa'
  return {
    ...world,
    tell,
    isGoa,
    unit: pick(
      [`${floor}${'ABCD'.charAt(door - 1)}`, `${floor}0${door}`, `${world.wing}${floor}-${door}`, `${'ABCD'.charAt(door - 1)}-${floor}`],
      1,
    ),
    village: pick(isGoa ? ['Penha de Franca', 'Salvador'] : ['Thrikkakara North', 'Kadirur', 'Uliyazhathura', 'Nattika'], 2),
    taluk: pick(isGoa ? ['Bardez', 'Tiswadi'] : ['Kanayannur', 'Thalassery', 'Mukundapuram', 'Chirayinkeezhu'], 3),
    desom: pick(['Vazhakkala Kara', 'Kizhakkumuri Desom', 'Pallippuram Desom'], 4),
    resurvey: `${whole(11, 480, 5)}/${whole(1, 30, 6)}${pick(['', '-2', 'A'], 7)}`,
    block: whole(2, 90, 8),
    thandaper: whole(1_100, 29_900, 9),
    house: `${pick(['XIV', 'VII', '23', '8'], 10)}/${whole(101, 998, 11)}`,
    houseName: `${pick(['Sreenilayam', 'Darul Aman', 'Bethel Cottage', 'Souparnika'], 12)}`,
    hasHouse: whole(1, 10, 13) > 4,
    cents: rounded(sqft.plot / 435.6),
    ares: rounded(sqmt.plot / 100),
    boundaries: {
      east: pick([`Property of ${seller.elder}`, `Panchayat tar road ${whole(3, 6, 14)} m wide`, `Sy. No. ${whole(100, 400, 15)}/2`], 16),
      south: pick([`Property of ${earlier.name}`, `Pathway 1.50 m wide`, `Thodu puramboke`, `Plot No. ${plot + 1}`], 17),
      west: pick([`Remaining land of the Vendor`, `House compound of ${partner.name}`, 'Canal bund', `Villa Plot ${plot - 1}`], 18),
      north: pick([`Road leading to ${world.colony}`, `Property of heirs of ${earlier.elder}`, `Puzha (river)`], 19),
    },
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

/** What village offices of Kerala draft in one way, those of Goa in another. */
export const coastal =
  (kerala: (s: Scene) => string, goa: (s: Scene) => string) =>
  (s: Scene): string =>
    (s.isGoa ? goa : kerala)(s)

/** 'SAJEEVAN, aged 44, S/o Ouseph, residing at …', as document writers begin. */
export const aged: Dress = (one, name) =>
  `${name}, aged ${one.age} years, ${one.isWoman ? 'W/o.' : 'S/o.'} ${escaped(one.elder)}, ${one.isWoman ? 'home maker' : 'business'}`
export const sri: Dress = (one, name) => `${one.isWoman ? 'Smt.' : 'Sri.'} ${name}`
export const rs = (amount: number): string => `₹ ${grouped(amount)}`

const flatForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { unit, floor, project, colony, road, town, district, state, village, resurvey } = s
  return [
    [`Apartment ${unit}`, [`${ordinal(floor)} Floor`], project, [road], colony, town, [`${district} Dist.`], [state]],
    [
      `Flat No. ${unit} in '${project}'`,
      [`${s.isGoa ? 'Survey' : 'Re-Sy.'} No. ${resurvey}`],
      colony,
      `${village} Village`,
      town,
      [`${district} District`],
    ],
    [[`#${unit}`], project, colony, [`P.O. ${town}`], town, [state]],
  ]
}

const landForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { plot, colony, road, town, district, state, village, taluk, desom, resurvey, block, house, houseName, hasHouse, isGoa, survey } = s
  const home: readonly AddressPart[] = hasHouse ? [`House No. ${house}`] : []
  if (isGoa)
    return [
      [...home, `Plot No. ${plot}`, `Survey No. ${survey}`, colony, `Village ${village}`, `Taluka ${taluk}`, [state]],
      [...home, `Plot No. ${plot}`, [`Chalta No. ${block}, P.T. Sheet No. ${plot % 90}`], colony, town, [state]],
    ]
  return [
    [`Re-Sy. No. ${resurvey}`, [`Block No. ${block}`], desom, `${village} Village`, `${taluk} Taluk`, `${district} District`, [state]],
    [`${hasHouse ? 'House' : 'Door'} No. ${house}`, [houseName], colony, [road], `${town} P.O.`, `${district} Dist.`, [state]],
    [`Villa Plot ${plot}`, colony, [`Sy. No. ${survey}`], `${village} Village`, town, [`${district} District`]],
  ]
}

/** Where the flat or the land lies. */
export const place = (s: Scene): string => {
  if (!s.isFlat) return landPlace(s)
  const { unit, project, colony, town } = s
  s.tell.states('flat', unit)
  return located(s, flatForms(s), 20, `${project}, ${colony}, ${town}`, `Flat No. ${unit}, ${project}, ${colony}, ${town}`)
}
export const landPlace = (s: Scene): string => {
  mayBeLand(s)
  s.tell.allows('flat', s.house)
  return located(s, landForms(s), 21)
}
export const planPlace = (s: Scene): string => {
  mayBeLand(s)
  s.tell.allows('flat', s.house)
  return plannedAt(s, landForms(s), 21)
}

/** Land in ares and cents, at times in metres or feet too; only those are fields. */
export const extent = (s: Scene): string => {
  const { sqft, sqmt, cents, ares, tell, pick, isGoa } = s
  const metres = (): string => tell.states('land_area_docs_sqmt', String(sqmt.plot))
  const feet = (): string => tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))
  const ways = isGoa
    ? [() => `${metres()} sq. mts.`, () => `${metres()} square metres`, () => `${metres()} m²`]
    : [
        () => `${ares} Ares (${cents} Cents)`,
        () => `${cents} cents (${metres()} sq.m.)`,
        () => `${ares} Ares equivalent to ${cents} cents`,
        () => `${cents} cents i.e. ${feet()} sq.ft.`,
        () => `${metres()} Sq. Metres`,
      ]
  return pick(ways, 22)()
}

export const superArea = (s: Scene): string => `${soldArea(s)} ${s.pick(['Sq.ft.', 'sq. ft', 'Sq. feet'], 23)}`

/** The undivided share, which Kerala counts in cents. */
export const share = (s: Scene): string =>
  s.tell.states('final_land_area_uds', s.isGoa ? `${rounded(s.sqft.super * 0.031)} sq. mts.` : `${rounded(s.sqft.super * 0.0011)} cents`)

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Housing Loan', 'HL - Purchase of flat/house', 'Home Loan - Ready built'],
  'Plot Loan': ['Purchase of house plot', 'Plot Loan'],
  'Plot + Construction Loan': ['Purchase of plot and construction of house', 'Plot + Construction'],
  'Construction Loan': ['Construction of house', 'HL - Construction'],
  'Home Improvement Loan': ['Renovation / Repair of house', 'Home Improvement'],
  'Balance Transfer': ['Takeover of HL from other bank', 'Balance Transfer'],
  'Loan Against Property': ['Mortgage Loan', 'LAP', 'Property Power (Loan Against Property)'],
}
export const loanFor = (s: Scene): string => loanNamed(s, loanWords, 24)

export const loanNo = (s: Scene): string => {
  const forms = [
    `${s.digits(4, 25)}/HL/${s.digits(3, 26)}/${s.whole(2022, 2026, 27)}`,
    `KHC-${s.digits(8, 25)}`,
    `LAF ${s.digits(6, 25)}`,
    `${s.digits(14, 25)}`,
  ]
  return s.tell.states('application_number', s.pick(forms, 28))
}

export const phone = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    29,
    (m) => [m, `+91-${m}`, `${m.slice(0, 4)}-${m.slice(4)}`, `${m.slice(0, 5)} ${m.slice(5)}`],
    (m) => `${m.slice(0, 4)}XXXX${m.slice(8)}`,
  )
