import type { LoanType, Property } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { rounded } from '../../forms.ts'
import type { Dress } from '../../truths.ts'
import { worldOf, type Lists } from '../../world.ts'

const lists: Lists = {
  men: [
    'Rameshbhai',
    'Jayantilal',
    'Hasmukhbhai',
    'Bhanwar Singh',
    'Mukeshbhai',
    'Dinesh Kumar',
    'Kantilal',
    'Shankar Lal',
    'Pravinbhai',
    'Gopal Lal',
  ],
  women: ['Nirmalaben', 'Kokilaben', 'Bhavnaben', 'Santosh Devi', 'Hansaben', 'Manju Devi', 'Rekhaben', 'Sushila Devi'],
  families: ['Patel', 'Prajapati', 'Solanki', 'Panchal', 'Rathod', 'Vaishnav', 'Suthar', 'Jangid', 'Mehta', 'Kumawat', 'Makwana'],
  developers: ['Shree Umiya Corporation', 'Navkar Infracon', 'Rajputana Homes Pvt. Ltd.', 'Satyam Buildcon LLP', 'Arihant Land Developers'],
  projects: ['Umiya Residency', 'Navkar Elegance', 'Rajputana Pride', 'Satyam Skyline', 'Arihant Villa'],
  colonies: ['Ganesh Nagar Vistar', 'Shiv Shakti Society', 'Mahavir Nagar', 'Karni Colony', 'Vrundavan Park', 'Teja Colony'],
  roads: ['Station Road', 'Sardar Patel Ring Road', 'Ghod Dod Road', 'Tonk Phatak Road', 'Nava Vadaj Road'],
  lenders: ['Shri Vardhman Nagrik Sahakari Bank Ltd.', 'Aravalli Gramin Bank', 'Sabar Mahila Co-op. Bank Ltd.'],
  authorities: ['Marudhanagar Vikas Nyas', 'Aravalli Urban Improvement Trust'],
  places: [
    { town: 'Sabarnagar', district: 'Sabarkanthi', state: 'Gujarat', pin: '382' },
    { town: 'Vishwapura', district: 'Mehsari', state: 'Gujarat', pin: '384' },
    { town: 'Marudhanagar', district: 'Marudhanagar', state: 'Rajasthan', pin: '342' },
    { town: 'Sanganpura', district: 'Jaigarh', state: 'Rajasthan', pin: '302' },
  ],
  named: (given, elder, family) => (given.endsWith('bhai') || given.endsWith('ben') ? `${given} ${elder} ${family}` : `${given} ${family}`),
}

/** The world of a property in the west's desert and delta, in gaj and square metres. */
export const groundOf = (property: Property) => {
  const world = worldOf(property, lists, 6_133)
  const { plot, pick, whole, wing, floor, door, earlier } = world
  return {
    ...world,
    unit: `${wing}/${floor}0${door}`,
    fp: `${whole(11, 140, 1)}`,
    boundaries: {
      east: pick([`Plot No. ${plot + 1}`, `Makan of ${earlier.name}`], 2),
      west: pick([`Plot No. ${plot - 1}`, 'Open land of society'], 3),
      north: pick([`${whole(2, 8, 4) * 10} feet road`, `${pick(['7.5', '9', '12'], 5)} mt. wide T.P. road`], 6),
      south: pick([`Plot No. ${plot + 14}`, 'Common plot', `Plot No. ${plot + 15} back to back`], 7),
    },
  }
}
export type Ground = ReturnType<typeof groundOf>

export const shri: Dress = (one, name) => `${one.isWoman ? 'Smt.' : 'Shri'} ${name}`
export const kin: Dress = (one, name, at) => `${shri(one, name, at)} ${one.isWoman ? 'W/o' : 'S/o'} Shri ${escaped(one.elder)}`
export const plain = (amount: number): string => `Rs ${amount}`

/** The flat's address: unit, scheme, final plot. */
export const flatPlace = (tell: Telling, { unit, project, fp, road, town, state }: Ground): string => {
  tell.states('flat', unit)
  const place = `${project}, F.P. No. ${fp}, ${road}, ${town}, ${state}`
  const printed = `Flat No. ${unit}, ${place}`
  return tell.states(
    'property_address_doc',
    printed,
    printed,
    place,
    `${unit}, ${place}`,
    `Flat No. ${unit}, ${project}, ${road}, ${town}, ${state}`,
  )
}

/** A plot as these offices write it, with other wordings. */
export const plotWords = ({ plot, colony, road, town, state }: Ground): [string, ...string[]] => {
  const printed = `Plot No. ${plot}, ${colony}, ${road}, ${town}, ${state}`
  return [
    printed,
    `Plot No. ${plot}, ${colony}, ${road}, ${town}`,
    `${colony}, ${road}, ${town}, ${state}`,
    `Plot No. ${plot}, ${colony}, ${town}, ${state}`,
  ]
}
export const plotPlace = (tell: Telling, ground: Ground): string => {
  const [printed, ...also] = plotWords(ground)
  return tell.states('property_address_doc', printed, printed, ...also)
}
export const pinOf = (tell: Telling, { pin }: Ground): string => tell.states('pincode', pin)
export const gaj = (tell: Telling, { sqyd }: Ground): string => tell.states('land_area_docs_sqyd', String(sqyd))
export const metres = (tell: Telling, { sqmt }: Ground): string => tell.states('land_area_docs_sqmt', String(sqmt.plot))
export const feetLong = (feet: number): string => `${feet}'0"`
export const metresLong = (feet: number): string => `${rounded(feet * 0.3048)} mt.`

export const loanBoxes: readonly (readonly [string, LoanType])[] = [
  ['Makan / Flat (Home Loan)', 'Home Loan'],
  ['Plot', 'Plot Loan'],
  ['Plot + Construction', 'Plot + Construction Loan'],
  ['Construction', 'Construction Loan'],
  ['Repair / Renovation', 'Home Improvement Loan'],
  ['Takeover (B.T.)', 'Balance Transfer'],
  ['Against Property', 'Loan Against Property'],
]
export const loanOf = (tell: Telling, { loan }: Ground): string => {
  const word = loan === 'Balance Transfer' ? 'Takeover of Home Loan (B.T.)' : loan
  return tell.states('loan_type', word, loan, word)
}
export const leadOf = (tell: Telling, { digits, pick, whole }: Ground): string =>
  tell.states(
    'application_number',
    pick(
      [`L-${digits(5, 9)}`, `SVN/HL/${digits(4, 9)}`, `${whole(1, 48, 10)}/${digits(6, 9)}`, `AGB${whole(23, 26, 11)}HSG${digits(5, 9)}`],
      12,
    ),
  )
