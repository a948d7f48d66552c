import type { LoanType, Property } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, rounded } from '../../forms.ts'
import { mayBePlot, type Dress } from '../../truths.ts'
import { worldOf, type Lists } from '../../world.ts'
import { addressed, draftedIn, type AddressPart } from '../drafts.ts'

const lists: Lists = {
  men: ['Ram Kishor', 'Shambhu Nath', 'Awadhesh', 'Md. Irfan', 'Birendra Kumar', 'Sudhanshu Sekhar', 'Lalan', 'Arjun', 'Pradeep Kumar'],
  women: ['Sunita', 'Kiran Bala', 'Sabita Rani', 'Shabnam', 'Pushpa', 'Renu', 'Minati', 'Urmila', 'Archana Kumari'],
  families: ['Prasad', 'Sahu', 'Mohanty', 'Singh', 'Tiwari', 'Ansari', 'Behera', 'Sinha', 'Mahto', 'Srivastava', 'Panda', 'Gupta'],
  developers: [
    'Pataliputra Griha Nirman Pvt. Ltd.',
    'Chhotanagpur Developers',
    'Utkal Heights Infra LLP',
    'Awadh Shelters Limited',
    'Kosi Vihar Realcon',
  ],
  projects: ['Saket Dham Apartment', 'Utkal Residency', 'Kosi Enclave', 'Rajgir Towers', 'Chandrika Palace', 'Awadh Vatika'],
  colonies: ['Jagdeo Path', 'Kankarbagh Extn', 'Bariatu Housing Colony', 'Vikas Khand', 'Nayapalli Bhoi', 'Ashiana Digha Mohalla'],
  roads: ['Bailey Marg', 'Gola Road', 'Kanke Road', 'Cuttack Puri Road', 'Faizabad Marg'],
  lenders: ['Magadh Gramin Vikas Bank', 'Utkal Housing Finance Ltd.', 'Purvanchal Griha Rin Ltd.', 'Damodar Urban Co-op Bank'],
  authorities: ['Purvanchal Awas Vikas Parishad', 'Pataliputra Regional Development Authority', 'Utkal Development Authority'],
  places: [
    { town: 'Patalinagar', district: 'Magadh', state: 'Bihar', pin: '800' },
    { town: 'Kanke Garh', district: 'Rajrappa', state: 'Jharkhand', pin: '834' },
    { town: 'Ekamrapur', district: 'Khordapada', state: 'Odisha', pin: '751' },
    { town: 'Sarayupur', district: 'Awadhnagar', state: 'Uttar Pradesh', pin: '224' },
    { town: 'Kashipath', district: 'Kashipath', state: 'Uttar Pradesh', pin: '221' },
  ],
  named: (given, _elder, family) => `${given} ${family}`,
}

/** A property of the East, with the numbers of its circles, boards and corporations. */
export const sceneOf = (property: Property, tell: Telling) => {
  const world = worldOf(property, lists, 3_119)
  const { plot, pick, seller, earlier, partner, whole } = world
  return {
    ...world,
    tell,
    isOdia: world.state === 'Odisha',
    isAwadh: world.state === 'Uttar Pradesh',
    unit: pick([`${world.floor}0${world.door}`, `${world.wing}/${world.floor}0${world.door}`, `${world.wing}-${world.door}`], 1),
    mauza: pick(['Danapur Khagaul', 'Hehal', 'Jagannathpur', 'Bhelupur', 'Chilimpur', 'Patia'], 2),
    thana: whole(11, 390, 3),
    khata: whole(14, 860, 4),
    khesra: `${whole(101, 2_980, 5)}${pick(['', '(P)', '/A'], 6)}`,
    hasHouse: whole(1, 10, 7) > 5,
    holding: `${whole(11, 999, 8)}/${whole(1, 40, 9)}`,
    ward: whole(1, 55, 10),
    boundaries: {
      north: pick([`Makan ${seller.elder}`, `Rasta 12 ft`, `Plot No. ${plot - 1}`], 11),
      south: pick([`Nij`, `Zameen ${earlier.name}`, `Plot No. ${plot + 1}`, 'Nali Sarkari'], 12),
      east: pick([`${whole(12, 40, 13)} ft. road`, `Khesra No. ${whole(100, 900, 14)}`, `House of ${partner.name}`], 15),
      west: pick(['Gali 6 feet', `Land of ${partner.elder}`, `Parti Zameen`], 16),
    },
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

/** 'Shri Ram Kishor Prasad S/o Shri Lalan Prasad'; a woman's husband before her. */
export const shri: Dress = (one, name) =>
  one.isWoman ? `Smt. ${name} W/o Shri ${escaped(one.elder)}` : `Shri ${name} S/o Late ${escaped(one.elder)}`
export const mr: Dress = (one, name) => `${one.isWoman ? 'Mrs.' : 'Mr.'} ${name}`
export const rs = (amount: number): string => `Rs. ${grouped(amount)}.00`

const flatWords = (s: Scene): { printed: string; also: string[] } => {
  const { unit, floor, project, colony, road, town, state, mauza, ward, pick } = s
  const forms: readonly (readonly AddressPart[])[] = [
    [`Flat No.-${unit}`, [`${floor} Floor`], project, [`Mauza ${mauza}`], colony, town, [state]],
    [[`F.No. ${unit}`], project, road, colony, [`Ward No. ${ward}`], town, [state]],
    [`${project}, Flat ${unit}`, colony, town, [state]],
  ]
  const { printed, also } = addressed(pick(forms, 17))
  return { printed, also: [...also, `${project}, ${colony}, ${town}, ${state}`, `Flat No. ${unit}, ${project}, ${colony}, ${town}`] }
}

const plotWords = (s: Scene): { printed: string; also: string[] } => {
  const { plot, colony, road, town, district, state, mauza, thana, khata, khesra, isAwadh, hasHouse, holding, pick, isOdia } = s
  const home: AddressPart[] = hasHouse ? [`H.No. ${holding}`] : []
  const revenue: readonly AddressPart[] = [`Mauza ${mauza}`, `Thana No. ${thana}`, `Khata No. ${khata}`, `Khesra No. ${khesra}`]
  const forms: readonly (readonly AddressPart[])[] = isAwadh
    ? [
        [...home, `Bhukhand Sankhya ${plot}`, colony, road, town, [state]],
        [`Plot No. ${plot}`, `${colony} Yojana`, `Tehsil Sadar`, `Zila ${district}`, [state]],
      ]
    : [
        [...home, `Plot No. ${plot}`, ...revenue, `P.S. ${town}`, `Dist. ${district}`, [state]],
        [...home, `Plot No. ${plot}`, colony, road, [`Mauza ${mauza}`], town, [state]],
        ...(isOdia
          ? [[`Revenue Plot No. ${plot}`, `Khata No. ${khata}`, `Mouza ${mauza}`, `Tahasil ${town}`, `Dist ${district}`, [state]] as const]
          : []),
      ]
  return addressed(pick(forms, 18))
}

const mayBeLand = (s: Scene): void => {
  mayBePlot(s.tell, String(s.plot), s.sqft.plot)
  s.tell.allows('document_area_sqft', String(s.sqft.plot))
}

/** Where the flat or the plot lies. */
export const place = (s: Scene): string => {
  if (!s.isFlat) return landPlace(s)
  s.tell.states('flat', s.unit)
  const { printed, also } = flatWords(s)
  return s.tell.states('property_address_doc', printed, printed, ...also)
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

export const pinAfter = (s: Scene, often: number, n: number, before = '-'): string =>
  s.has(often, n) ? `${before}${s.tell.states('pincode', s.pin)}` : ''

/** Land in decimals, dhur or metres; only feet, yards and metres are fields. */
export const rakba = (s: Scene): string => {
  const { sqft, sqmt, sqyd, tell, pick, isAwadh } = s
  const feet = (): string => tell.states('land_area_docs_sqft', String(sqft.plot))
  const metres = (): string => tell.states('land_area_docs_sqmt', sqmt.plot.toFixed(2), String(sqmt.plot))
  const decimal = rounded(sqft.plot / 435.6)
  const ways = isAwadh
    ? [
        () => `${metres()} Varg Meter`,
        () => `${metres()} sq. mtr. i.e. ${feet()} sq. feet`,
        () => `${tell.states('land_area_docs_sqyd', String(sqyd))} Varg Gaj`,
      ]
    : [
        () => `${decimal} decimal i.e. ${feet()} sq.ft.`,
        () => `${feet()} Sq. Feet`,
        () => `Ac. 0.${String(Math.round(decimal * 10)).padStart(3, '0')} dec. (${feet()} sqft)`,
        () => `${decimal} Decimals`,
      ]
  return pick(ways, 19)()
}

export const superArea = (s: Scene, unit = 'sq.ft.'): string =>
  `${s.tell.states('document_area_sqft', grouped(s.sqft.super), String(s.sqft.super))} ${unit}`

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Griha Rin (Home Loan)', 'Housing Loan', 'Home Loan - purchase'],
  'Plot Loan': ['Plot Loan', 'Purchase of plot'],
  'Plot + Construction Loan': ['Plot + House construction', 'Plot and construction'],
  'Construction Loan': ['House construction loan', 'Construction Loan'],
  'Home Improvement Loan': ['Home Improvement', 'House repair/renovation'],
  'Balance Transfer': ['Takeover (BT)', 'Balance Transfer'],
  'Loan Against Property': ['LAP', 'Mortgage Loan / LAP'],
}
export const purpose = (s: Scene): string => s.tell.states('loan_type', s.pick(loanWords[s.loan], 20), s.loan, ...loanWords[s.loan])

export const caseNo = (s: Scene): string =>
  s.tell.states(
    'application_number',
    s.pick(
      [
        `PGR/${s.digits(2, 21)}/${s.digits(6, 22)}`,
        `A${s.digits(10, 21)}`,
        `HSL-${s.digits(5, 21)}`,
        `${s.digits(5, 21)}/${s.whole(2022, 2026, 23)}`,
      ],
      24,
    ),
  )

export const mob = (s: Scene, often: number): string => {
  const { mobile } = s.first
  const shown = s.pick([mobile, `+91${mobile}`, `${mobile.slice(0, 4)} ${mobile.slice(4, 7)} ${mobile.slice(7)}`, `91-${mobile}`], 25)
  return s.has(often, 26) ? s.tell.states('contact_number', shown, mobile) : `XXXXXX${mobile.slice(6)}`
}
