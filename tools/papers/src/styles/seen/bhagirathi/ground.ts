import type { LoanType, Property } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, ordinal } from '../../forms.ts'
import type { Dress } from '../../truths.ts'
import { worldOf, type Lists } from '../../world.ts'

const lists: Lists = {
  men: [
    'Subrata',
    'Haradhan',
    'Tapas',
    'Biswajit',
    'Nirmalendu',
    'Pradip',
    'Asit Baran',
    'Kanai Lal',
    'Debabrata',
    'Sourav',
    'Gopal Chandra',
  ],
  women: ['Sumitra', 'Mousumi', 'Kakali', 'Anindita', 'Jharna', 'Sudipta', 'Rina', 'Tanushree', 'Bandana'],
  families: ['Naskar', 'Biswas', 'Sarkar', 'Maity', 'Chakraborty', 'Mondal', 'Sengupta', 'Pramanik', 'Hazra', 'Mahapatra', 'Sahoo'],
  developers: [
    'M/s. Annapurna Construction',
    'M/s. Maa Tara Enterprise',
    'Bengal Skyline Developers Private Limited',
    'M/s. Swastik Nirman',
  ],
  projects: ['Sandhyatara Apartment', 'Kalpana Enclave', 'Nirupama Abasan', 'Purbachal Residency', 'Shantiniketan Tower'],
  colonies: ['Netaji Pally', 'Rabindra Nagar', 'Baidyapara', 'Sarat Colony', 'Ghoshpara', 'Purba Para'],
  roads: ['Raja Rammohan Sarani', 'Ananda Pally Road', 'Barrack Ghat Lane', 'S. N. Banerjee Lane', 'Kalitala Street'],
  lenders: ['Hooghly District Central Co-operative Bank Ltd.', 'Purvanchal Gramin Bank', 'Dakshin Griha Rin Nigam Ltd.'],
  authorities: ['Shyamganga Improvement Trust', 'Bhagirathi Housing Board'],
  places: [
    { town: 'Shyamganga', district: 'Uttar Barnali', state: 'West Bengal', pin: '743' },
    { town: 'Konnagarh', district: 'Hooghlypur', state: 'West Bengal', pin: '712' },
    { town: 'Baruidanga', district: 'Dakshin Barnali', state: 'West Bengal', pin: '700' },
    { town: 'Kathajodi', district: 'Cuttackpur', state: 'Odisha', pin: '753' },
  ],
  named: (given, _elder, family) => `${given} ${family}`,
}

/** The world of a property in the east, with mouza, dag, khatian and holding. */
export const groundOf = (property: Property) => {
  const world = worldOf(property, lists, 2_917)
  const { floor, door, digits, whole, pick, road, earlier, sizes } = world
  const storey = (floor % 4) + 1
  return {
    ...world,
    storey,
    flat: `${storey}${['A', 'B', 'C', 'D'][door - 1] ?? 'A'}`,
    premises: `${whole(3, 98, 1)}/${whole(1, 9, 2)}`,
    ward: whole(1, 34, 3),
    mouza: pick(['Purba Sitarampur', 'Bhadrakali', 'Raghudebpur', 'Chak Bansberia'], 4),
    dag: digits(3, 5),
    khatian: digits(4, 6),
    boundaries: {
      north: pick([`Premises No. ${whole(3, 98, 7)}, ${road}`, `House of ${earlier.name}`, `Land of R.S. Dag No. ${digits(3, 8)}`], 9),
      south: pick([`${whole(8, 30, 10)} feet wide Municipal Road`, `${whole(6, 12, 11)} feet wide common passage`], 12),
      east: pick([`Property of Sri ${world.partner.name}`, `Plot No. ${world.plot + 1}`, 'Pond of Late Haripada Das'], 13),
      west: pick([`Plot No. ${world.plot - 1}`, `Part of R.S. Dag No. ${digits(3, 5)}`, 'Vacant land'], 14),
    },
    feet: { eastWest: `${sizes.eastWest} feet`, northSouth: `${sizes.northSouth} feet ${whole(0, 1, 15) * 6} inches` },
  }
}
export type Ground = ReturnType<typeof groundOf>

export const sri: Dress = (one, name) => `${one.isWoman ? 'Smt.' : 'Sri'} ${name}`
export const sonOf: Dress = (one, name, at) => `${sri(one, name, at)}, ${one.isWoman ? 'wife' : 'son'} of Sri ${escaped(one.elder)}`
export const loud: Dress = (one, name, at) =>
  `${sri(one, name, at).toUpperCase()} (PAN ${one.pan}), ${one.isWoman ? 'wife' : 'son'} of ${
    one.isWoman ? 'Sri' : 'Late'
  } ${escaped(one.elder)}, by faith Hindu, by occupation ${one.isWoman ? 'Housewife' : 'Service'}, by nationality Indian`
export const rupees = (amount: number): string => `Rs. ${grouped(amount)}/-`

/** 2 Cottahs 7 Chittacks 30 sq. ft. of so many square feet. */
export const cottahs = (sqft: number): string => {
  const chittacks = Math.floor((sqft % 720) / 45)
  return `${Math.floor(sqft / 720)} Cottahs ${chittacks} Chittacks ${(sqft % 720) % 45} Sq. ft.`
}

const at = ({ premises, road, ward, town }: Ground): string => `Premises No. ${premises}, ${road}, Ward No. ${ward}, ${town} Municipality`

/** The premises of land as deeds print it, with other wordings of the same. */
export const landWords = (ground: Ground): [string, ...string[]] => {
  const { premises, road, town, district, state } = ground
  const printed = `${at(ground)}, District - ${district}`
  return [printed, at(ground), `Premises No. ${premises}, ${road}, ${town}`, `${printed}, ${state}`]
}

/** The premises of land as the property's address. */
export const landPlace = (tell: Telling, ground: Ground): string => {
  const [printed, ...also] = landWords(ground)
  tell.allows('flat', ground.premises)
  return tell.states('property_address_doc', printed, printed, ...also)
}

/** The flat by its floor and building. */
export const flatPlace = (tell: Telling, ground: Ground): string => {
  const { flat, storey, project, premises, road, town, district, state } = ground
  tell.states('flat', flat)
  const head = `Flat No. ${flat} on the ${ordinal(storey)} floor of ${project}`
  const printed = `${head}, ${at(ground)}, District - ${district}`
  const short = `Flat No. ${flat}, ${project}, Premises No. ${premises}, ${road}, ${town}`
  return tell.states(
    'property_address_doc',
    printed,
    printed,
    `${head}, ${at(ground)}`,
    at(ground),
    short,
    `${printed}, ${state}`,
    `Flat No. ${flat}, ${at(ground)}`,
    `Flat No. ${flat}, ${project}, ${at(ground)}`,
    `Flat No. ${flat}, ${project}, ${at(ground)}, District - ${district}`,
  )
}

export const placeOf = (tell: Telling, ground: Ground): string => (ground.isFlat ? flatPlace(tell, ground) : landPlace(tell, ground))
export const pinOf = (tell: Telling, { pin }: Ground): string => tell.states('pincode', pin)

const loanWords: Record<LoanType, string> = {
  'Home Loan': 'House Building Loan (purchase of flat/house)',
  'Plot Loan': 'Loan for purchase of plot',
  'Plot + Construction Loan': 'Plot purchase and construction loan',
  'Construction Loan': 'Construction of house',
  'Home Improvement Loan': 'Repair and renovation of house',
  'Balance Transfer': 'Take over of housing loan',
  'Loan Against Property': 'Mortgage loan against property',
}
export const loanOf = (tell: Telling, { loan }: Ground): string => tell.states('loan_type', loanWords[loan], loan, loanWords[loan])
export const fileOf = (tell: Telling, { digits, pick, whole, town }: Ground): string =>
  tell.states(
    'application_number',
    pick(
      [
        `HBL/${town.slice(0, 3).toUpperCase()}/${digits(4, 16)}`,
        `ADV/HL-${digits(3, 16)}/${whole(23, 26, 17)}`,
        `${digits(6, 16)}/${whole(2023, 2026, 17)}`,
      ],
      18,
    ),
  )
