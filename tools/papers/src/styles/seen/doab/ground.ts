import type { LoanType, Property } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, rounded } from '../../forms.ts'
import type { Dress } from '../../truths.ts'
import { worldOf, type Lists } from '../../world.ts'

const lists: Lists = {
  men: [
    'Naresh',
    'Sukhbir',
    'Ajay',
    'Parveen',
    'Rajat',
    'Tilak',
    'Om Prakash',
    'Virender',
    'Devender',
    'Inder Mohan',
    'Gagandeep',
    'Ashwani',
  ],
  women: ['Kusum', 'Poonam', 'Shikha', 'Rajni', 'Neelam', 'Bimla', 'Harleen', 'Sarita', 'Divya', 'Mamta'],
  families: ['Tanwar', 'Bhatia', 'Chhabra', 'Dahiya', 'Malhotra', 'Nagar', 'Bhadana', 'Khanna', 'Gulati', 'Sehrawat', 'Tyagi', 'Arora'],
  developers: [
    'Ashvattha Infratech Pvt. Ltd.',
    'Regal Arc Buildwell Limited',
    'Nimbus Terrace Infrastructure Pvt. Ltd.',
    'Trimurti Homz Developers',
  ],
  projects: ['Ashwamedh Greens', 'The Verandas', 'Regal Arc One', 'Nimbus Court', 'Golf Meadow Homes', 'Trident Galleria Homes'],
  colonies: ['Sector Zeta-II', 'Sector 137-A', 'Sector Pi-III', 'Sector 22-D', 'Sector 150-B', 'Sector Xu-I'],
  roads: ['Expressway Road', 'Dadri Link Road', 'Tigri Chowk Road', 'Knowledge Marg'],
  lenders: ['Pragati Home Finance Ltd.', 'UrbanKey Housing Finance', 'Samarth Capital & Housing Ltd.'],
  authorities: ['New Kalindi Industrial Development Authority', 'Hindon Vihar Development Authority'],
  places: [
    { town: 'Kalindipur', district: 'Gautam Nagar', state: 'Uttar Pradesh', pin: '201' },
    { town: 'Hindonabad', district: 'Hindonabad', state: 'Uttar Pradesh', pin: '201' },
    { town: 'New Badarpur', district: 'South East', state: 'Delhi', pin: '110' },
    { town: 'Sohna Garhi', district: 'Gurugaon', state: 'Haryana', pin: '122' },
  ],
  named: (given, _elder, family) => `${given} ${family}`,
}

/** The world of a property near the capital, with the numbers that its offices give. */
export const groundOf = (property: Property) => {
  const world = worldOf(property, lists, 8_807)
  const { plot, pick, earlier, whole } = world
  return {
    ...world,
    unit: `${world.wing}-${world.floor}0${world.door}`,
    block: pick(['A', 'B', 'C', 'K'], 1),
    group: `GH-0${whole(1, 9, 2)}`,
    boundaries: {
      north: pick([`Plot No. ${plot - 1}`, `${whole(2, 5, 3) * 6} M wide road`], 4),
      south: pick([`Plot No. ${plot + 1}`, `House of Sh. ${earlier.name}`], 5),
      east: pick(['Park / Green', '9 M wide road', 'Service lane 3 M'], 6),
      west: pick([`Plot No. ${plot + 22}`, 'Other land', '4.5 M back lane'], 7),
    },
  }
}
export type Ground = ReturnType<typeof groundOf>

export const sh: Dress = (one, name) => `${one.isWoman ? 'Smt.' : 'Sh.'} ${name} ${one.isWoman ? 'W/o' : 'S/o'} Sh. ${escaped(one.elder)}`
export const mr: Dress = (one, name) => `${one.isWoman ? 'Ms.' : 'Mr.'} ${name}`
export const inr = (amount: number): string => `₹ ${grouped(amount)}`

/** The flat as builders print it; the group housing plot on which it stands is no flat. */
export const flatPlace = (tell: Telling, ground: Ground): string => {
  const { unit, wing, project, group, colony, town, state } = ground
  tell.states('flat', unit)
  const site = `${project}, Plot No. ${group}, ${colony}, ${town}, ${state}`
  const printed = `Flat No. ${unit}, Tower-${wing}, ${site}`
  const short = `${project}, ${colony}, ${town}, ${state}`
  return tell.states(
    'property_address_doc',
    printed,
    printed,
    site,
    short,
    `${unit}, ${site}`,
    `${unit}, ${short}`,
    `Flat No. ${unit}, Tower-${wing}, ${short}`,
  )
}

/** The plot as authorities print it. */
export const plotPlace = (tell: Telling, { plot, block, colony, town, state }: Ground): string => {
  const printed = `Plot No. ${plot}, Block-${block}, ${colony}, ${town}, ${state}`
  return tell.states(
    'property_address_doc',
    printed,
    printed,
    `Plot No. ${plot}, Block-${block}, ${colony}, ${town}`,
    `${block}-${plot}, ${colony}, ${town}, ${state}`,
  )
}

export const pinOf = (tell: Telling, { pin }: Ground): string => tell.states('pincode', pin)

/** '162.00 Sq. Mtr.' of the plot; authorities print metres alone. */
export const plotMetres = (tell: Telling, { sqmt }: Ground): string =>
  `${tell.states('land_area_docs_sqmt', sqmt.plot.toFixed(2), String(sqmt.plot))} Sq. Mtr.`

export const toMetres = (feet: number): string => rounded(feet * 0.3048).toFixed(2)

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['HL - Resale', 'Home Loan', 'HL'],
  'Plot Loan': ['Plot Loan'],
  'Plot + Construction Loan': ['Plot + Construction', 'Plot+Const. composite'],
  'Construction Loan': ['Self construction'],
  'Home Improvement Loan': ['Home Improvement Loan (HIL)', 'Home renovation'],
  'Balance Transfer': ['BT + Top up', 'HL BT'],
  'Loan Against Property': ['LAP', 'LAP - Resi'],
}
export const loanOf = (tell: Telling, { loan, pick }: Ground): string =>
  tell.states('loan_type', pick(loanWords[loan], 8), loan, ...loanWords[loan])
export const applicationOf = (tell: Telling, { digits, pick, whole }: Ground): string =>
  tell.states(
    'application_number',
    pick([`${digits(10, 9)}`, `PRG${digits(7, 9)}`, `H${digits(3, 9)}HLD${digits(6, 10)}`, `LD/${whole(22, 26, 11)}/${digits(5, 9)}`], 12),
  )
