import type { LoanType, Property } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, ordinal, rounded } from '../../forms.ts'
import type { Dress } from '../../truths.ts'
import { worldOf, type Lists } from '../../world.ts'
import { draftedIn, type AddressPart } from '../drafts.ts'
import { loanNamed, located, mayBeLand, phoned, plannedAt, soldArea } from '../scenes.ts'

const lists: Lists = {
  men: [
    'Bijay Kumar',
    'Prafulla Chandra',
    'Dilip',
    'Hemanta',
    'Abdul Mannan',
    'Sanjay',
    'Tapan',
    'Nabin Chandra',
    'Bhabani Shankar',
    'Jogen',
  ],
  women: ['Sasmita', 'Mitali', 'Bhanumati', 'Pranita', 'Jonali', 'Swarnalata', 'Anima', 'Rashmita', 'Nirupama'],
  families: ['Pattnaik', 'Barua', 'Swain', 'Kalita', 'Oraon', 'Saikia', 'Rout', 'Bordoloi', 'Mahapatra', 'Mundu', 'Das', 'Choudhury'],
  developers: [
    'Luit Valley Builders Pvt. Ltd.',
    'Kalinga Nirman & Housing',
    'Subarnarekha Estates Limited',
    'Brahmaputra Homes LLP',
    'Chilika Infratech Private Limited',
  ],
  projects: ['Luit Enclave', 'Kalinga Kutir', 'Subarna Plaza', 'Jagannath Vihar', 'Nilachal Heights', 'Rangpur Residency'],
  colonies: ['Chandrasekhar Nagar', 'Beltala Tiniali', 'Niladri Bihar', 'Zoo Narengi Path', 'Argora Chowk', 'Sastri Nagar Unit-4'],
  roads: ['Bye Lane No. 7', 'G.S. Road', 'Near High School', 'Jagamara Chhak', 'Harmu Bypass', 'R.G. Baruah Path'],
  lenders: [
    'Kamakhya Gramin Bank',
    'Mahanadi Home Finance Ltd.',
    'Eastern Coalfield Co-operative Bank',
    'HomeSathi Digital Lending Pvt. Ltd.',
  ],
  authorities: ['Nilachal Development Authority', 'Luit Metropolitan Development Authority', 'Eastern State Housing Board'],
  places: [
    { town: 'Ekamra Nagar', district: 'Khurdapur', state: 'Odisha', pin: '751' },
    { town: 'Silverpur', district: 'Katakganj', state: 'Odisha', pin: '753' },
    { town: 'Pragjyotish', district: 'Kamrup Metro', state: 'Assam', pin: '781' },
    { town: 'Dibrumukh', district: 'Dibrumukh', state: 'Assam', pin: '786' },
    { town: 'Ranchipur', district: 'Ranchipur', state: 'Jharkhand', pin: '834' },
  ],
  named: (given, _elder, family) => `${given} ${family}`,
}

/** A property of Odisha, Assam or Jharkhand, with the numbers of its tahasils, mouzas and circles. */
export const sceneOf = (property: Property, tell: Telling) => {
  const world = worldOf(property, lists, 8_923)
  const { plot, pick, seller, earlier, partner, whole, floor, door, wing, sqft } = world
  const lessas = Math.round(sqft.plot / 144)
  const wide = whole(2, 6, 1) * 5
  return {
    ...world,
    tell,
    isAssam: world.state === 'Assam',
    isOdisha: world.state === 'Odisha',
    unit: pick([`${floor}0${door}`, `${wing}/${floor}0${door}`, `${wing}-${floor}${door}`, `${floor}${'ABCD'.charAt(door - 1)}`], 2),
    mouza: pick(['Beltola', 'Ghatikia', 'Patrapada', 'Ulubari', 'Hinoo'], 3),
    thana: pick(['Dispur', 'Khandagiri', 'Jagannathpur', 'Latasil'], 4),
    khata: `${whole(11, 690, 5)}/${whole(100, 1_990, 6)}`,
    revenuePlot: `${whole(100, 1_980, 7)}/${whole(1_000, 3_990, 8)}`,
    patta: whole(14, 990, 9),
    dag: whole(101, 2_890, 10),
    lessa: lessas < 20 ? `${lessas} Lessa` : `${Math.floor(lessas / 20)} Katha ${lessas % 20} Lessa`,
    decimals: rounded(sqft.plot / 435.6, 3),
    hasHouse: whole(1, 10, 11) > 5,
    holding: `${whole(11, 990, 12)}`,
    ward: whole(1, 67, 13),
    boundaries: {
      north: pick([`Land of ${seller.elder}`, `${wide} ft. wide P.W.D. road`, `Plot No. ${plot + 1}`], 14),
      south: pick(
        [
          `${world.state === 'Assam' ? 'Dag' : 'Plot'} No. ${whole(100, 900, 15)} (part)`,
          `House of ${earlier.name}`,
          `Remaining land of the owner`,
        ],
        16,
      ),
      east: pick([`${partner.name}'s boundary wall`, `Govt. drain then road`, `Plot No. ${plot - 1}`], 17),
      west: pick([`Bye lane 8 ft.`, `Nala`, `Revenue Plot ${whole(100, 900, 18)}`, `Pond of ${earlier.elder}`], 19),
    },
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

/** 'Sri Bijay Kumar Pattnaik, aged about 51 years, son of Late …, by profession business'. */
export const sri: Dress = (one, name) =>
  `${one.isWoman ? 'Smt.' : 'Sri'} ${name}, aged about ${one.age} years, ${one.isWoman ? 'wife of Sri' : 'son of Late'}
${escaped(one.elder)}`
export const called: Dress = (one, name) => `${one.isWoman ? 'Smt' : 'Shri'} ${name}`
export const rs = (amount: number): string => `Rs ${grouped(amount)}`

const flatForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { unit, floor, project, colony, road, town, state, mouza, ward, district } = s
  return [
    [`Flat No. ${unit}`, [`${ordinal(floor)} Floor`], project, colony, [`Ward No. ${ward}`], town, [state]],
    [`${project}`, `Flat ${unit}`, [road], colony, town, [`Dist. ${district}`], [state]],
    [`Apartment No. ${unit} at "${project}"`, `Mouza ${mouza}`, [colony], town, [state]],
  ]
}
const landForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { plot, colony, road, town, district, state, mouza, thana, khata, revenuePlot, patta, dag, hasHouse, holding, isAssam } = s
  const home: readonly AddressPart[] = hasHouse ? [`Holding No. ${holding}`] : []
  if (isAssam)
    return [
      [...home, [`Dag No. ${dag}`], [`K.P. Patta No. ${patta}`], `Village ${thana}`, `Mouza ${mouza}`, `District ${district}`, [state]],
      [`House No. ${holding}`, road, colony, town, [state]],
    ]
  return [
    [...home, `Plot No. ${revenuePlot}`, `Khata No. ${khata}`, `Mouza ${mouza}`, [`P.S. ${thana}`], `Dist. ${district}`, [state]],
    [`Plot No. ${plot}`, colony, [road], town, [state]],
    [`Drawing Plot No. ${plot}`, [`Khata No. ${khata}`], colony, `Mouza ${mouza}`, `Tahasil ${town}`, [`Dist. ${district}`]],
  ]
}

/** Where the flat or the land lies. */
export const place = (s: Scene): string => {
  if (!s.isFlat) return landPlace(s)
  const { unit, project, colony, town } = s
  s.tell.states('flat', unit)
  return located(s, flatForms(s), 20, `${project}, ${colony}, ${town}`, `Flat No. ${unit}, ${project}, ${colony}, ${town}`)
}
const mayBeNumbered = (s: Scene): void => {
  mayBeLand(s)
  s.tell.allows('flat', s.holding, s.revenuePlot)
}
export const landPlace = (s: Scene): string => {
  mayBeNumbered(s)
  return located(s, landForms(s), 21)
}
export const planPlace = (s: Scene): string => {
  mayBeNumbered(s)
  return plannedAt(s, landForms(s), 21)
}

/** Land in kathas and lessas, or in acres and decimals, of which only the feet and metres beside are fields. */
export const extent = (s: Scene): string => {
  const { sqft, sqmt, decimals, lessa, tell, pick, isAssam } = s
  const feet = (): string => tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))
  const acres = `Ac. ${(decimals / 100).toFixed(3)}`
  const ways = isAssam
    ? [() => lessa, () => `${lessa} (${feet()} sq. ft.)`, () => `${feet()} Sq.ft i.e. ${lessa}`]
    : [
        () => `${acres} dec.`,
        () => `${acres} decimals equivalent to ${feet()} sq.ft.`,
        () => `${feet()} Sft.`,
        () => `${tell.states('land_area_docs_sqmt', String(sqmt.plot))} sq.m (${acres})`,
      ]
  return pick(ways, 22)()
}

export const superArea = (s: Scene): string => `${soldArea(s)} ${s.pick(['Sft.', 'sq. ft.', 'Sq.ft.'], 23)}`
export const site = ({ whole }: Scene): number => whole(3, 14, 40) * 1_440
export const share = (s: Scene): string => s.tell.states('final_land_area_uds', `${rounded(s.sqft.super * 0.28, 0)} sq. ft.`)

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Home Loan', 'Housing Finance - purchase', 'Purchase of flat / house (HL)'],
  'Plot Loan': ['Plot Loan', 'Land purchase (plot loan)'],
  'Plot + Construction Loan': ['Plot & Construction', 'Plot + Construction of house'],
  'Construction Loan': ['House Building (Construction)', 'Construction Loan'],
  'Home Improvement Loan': ['Home Improvement', 'Repair and renovation'],
  'Balance Transfer': ['Balance Transfer', 'Take over of home loan'],
  'Loan Against Property': ['Loan Against Property', 'Mortgage loan', 'LAP'],
}
export const loanFor = (s: Scene): string => loanNamed(s, loanWords, 24)

export const loanNo = (s: Scene): string => {
  const forms = [
    `HS-${s.digits(4, 25)}-${s.digits(4, 26)}`,
    `MHFL/${s.whole(22, 26, 27)}/${s.digits(6, 25)}`,
    `R${s.digits(8, 25)}`,
    s.digits(10, 25),
  ]
  return s.tell.states('application_number', s.pick(forms, 28))
}
export const phone = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    29,
    (m) => [m, `+91 ${m}`, `${m.slice(0, 5)} ${m.slice(5)}`, `91-${m}`],
    (m) => `${m.slice(0, 2)}xxxxxx${m.slice(8)}`,
  )
