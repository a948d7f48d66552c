import type { LoanType, Property } from '../../../property.ts'
import type { Telling } from '../../../telling.ts'
import { grouped, rounded } from '../../forms.ts'
import { worldOf, type Lists, type Somebody, type World } from '../../world.ts'

const lists: Lists = {
  men: [
    'Sachin',
    'Nitin',
    'Mahesh',
    'Ravindra',
    'Dattatray',
    'Prasad',
    'Kedar',
    'Mangesh',
    'Shrikant',
    'Pandurang',
    'Vilas',
    'Bhalchandra',
  ],
  women: ['Swapnali', 'Manisha', 'Rupali', 'Vaishali', 'Ashwini', 'Pallavi', 'Sunanda', 'Shubhangi', 'Aparna', 'Mugdha'],
  families: ['Khedekar', 'Gaikwad', 'Bhosale', 'Sawant', 'Deshpande', 'Pednekar', 'Mhatre', 'Shinde', 'Kamble', 'Jagtap', 'Wagle', 'Rane'],
  developers: [
    'Vasudha Lifespaces LLP',
    'M/s. Shree Siddhi Associates',
    'Nirvaan Realtors Pvt. Ltd.',
    'Konark Habitat Private Limited',
    'M/s. Ambika Promoters & Developers',
  ],
  projects: ['Palash Vihar', 'Sukhwani Aura', 'Mauli Angan', 'Indrayani Park', 'Gagan Tara', 'Saptasur', 'Neelkanth Vista'],
  colonies: ['Prabhat Nagar', 'Gokhale Wadi', 'Shivtirth Peth', 'Kelkar Bag', 'Hanuman Tekdi', 'Sahakar Colony'],
  roads: ['Dr. Ketkar Road', 'Old Agra Road', 'Karve Path', 'Tilak Chowk Road', 'Bypass Road'],
  lenders: ['Godavari Nagari Sahakari Bank Ltd.', 'Vanraj Housing Finance Ltd.', 'Tapti Urban Co-op. Bank Ltd.'],
  authorities: ['Navsagar City and Industrial Development Corporation', 'Bhimashankar Nagar Vikas Mahamandal'],
  places: [
    { town: 'Wadgaon Sheri Budruk', district: 'Punawadi', state: 'Maharashtra', pin: '411' },
    { town: 'Kalamb Naka', district: 'Thanegaon', state: 'Maharashtra', pin: '421' },
    { town: 'Chandori', district: 'Nashirabad', state: 'Maharashtra', pin: '422' },
    { town: 'Mahurzari', district: 'Nagvidarbh', state: 'Maharashtra', pin: '440' },
  ],
  named: (given, elder, family) => `${given} ${elder} ${family}`,
}

/** The world of a property in this part of the country, with the numbers that its offices give. */
export const groundOf = (property: Property) => {
  const world = worldOf(property, lists, 4_211)
  const flat = `${world.floor}0${world.door}`
  const society = `${world.project} Co-operative Housing Society Ltd.`
  const village = world.town
  const cts = `${world.digits(4, 1)}/${world.whole(1, 14, 2)}`
  return { ...world, flat, society, village, cts, boundaries: { flat: flatBoundaries(world), plot: plotBoundaries(world) } }
}
export type Ground = ReturnType<typeof groundOf>

const flatBoundaries = ({ floor, door, wing }: World) => ({
  east: 'Staircase and lift',
  west: 'Open space',
  north: `Flat No. ${floor}0${door + 1}`,
  south: `Wing ${wing === 'A' ? 'B' : 'A'}`,
})

const plotBoundaries = ({ plot, pick, digits, earlier }: World) => ({
  east: `Plot No. ${plot + 1}`,
  west: `${pick([6, 9, 12], 20)} mtr. wide Road`,
  north: pick([`Plot No. ${plot - 6}`, 'Open Space of layout', `Gat No. ${digits(3, 21)}`], 22),
  south: pick([`Property of Shri ${earlier.name}`, `Plot No. ${plot + 8}`, 'Nala'], 23),
})

export const titled = (one: Somebody, name: string): string => `${one.isWoman ? 'Mrs.' : 'Mr.'} ${name}`
export const shrimati = (one: Somebody, name: string): string => `${one.isWoman ? 'Sau.' : 'Shri.'} ${name}`
export const rs = (amount: number): string => `Rs.${grouped(amount)}/-`

/** 'carpet area 58.06 sq. mtrs. i.e. 625 sq. ft.': what is sold here is the carpet. */
export const carpetOf = (tell: Telling, { sqft, sqmt }: Ground): string =>
  `${grouped(sqmt.carpet)} sq. mtrs. i.e. ${tell.states('document_area_sqft', grouped(sqft.carpet), String(sqft.carpet))} sq. ft.`

/** The flat's address as these offices say it, with its PIN. */
export const flatAddress = (tell: Telling, ground: Ground): string => {
  const { flat, wing, project, survey, village, district, road, state, pin } = ground
  const place = `${project}, S. No. ${survey}, ${road}, ${village}, Dist. ${district}`
  tell.states('flat', flat, flat, `${wing}-${flat}`, `${wing}/${flat}`)
  const printed = `Flat No. ${flat}, '${wing}' Wing, ${place}`
  const said = tell.states(
    'property_address_doc',
    printed,
    printed,
    place,
    `${printed}, ${state}`,
    `${wing} Wing, ${place}`,
    `Flat No. ${flat}, ${place}`,
  )
  return `${said} - ${tell.states('pincode', `${pin.slice(0, 3)} ${pin.slice(3)}`, pin)}`
}

/** The plot's address in words of the revenue offices. */
export const plotAddress = (tell: Telling, ground: Ground, withPin = true): string => {
  const { plot, survey, village, district, colony, pin } = ground
  const place = `Gat No. ${survey}, ${colony}, Village ${village}, Dist. ${district}`
  const printed = `Plot No. ${plot}, ${place}`
  const said = tell.states(
    'property_address_doc',
    printed,
    printed,
    `${colony}, Village ${village}, Dist. ${district}`,
    `Plot No. ${plot}, ${colony}, Village ${village}, Dist. ${district}`,
  )
  return withPin ? `${said}, Pin ${tell.states('pincode', pin)}` : said
}

const loanWords: Record<LoanType, string> = {
  'Home Loan': 'Housing Loan',
  'Plot Loan': 'Plot Purchase Loan',
  'Plot + Construction Loan': 'Plot + Construction Loan',
  'Construction Loan': 'Self Construction Loan',
  'Home Improvement Loan': 'Home Renovation Loan',
  'Balance Transfer': 'Balance Transfer (Takeover)',
  'Loan Against Property': 'Mortgage Loan (LAP)',
}
export const loanOf = (tell: Telling, { loan }: Ground): string => tell.states('loan_type', loanWords[loan], loan, loanWords[loan])

/** The lender's number of the proposal. */
export const proposalOf = (tell: Telling, ground: Ground): string => {
  const number = ground.pick(
    [`HSG/${ground.digits(4, 31)}/${ground.whole(2023, 2026, 32)}`, `LAN0${ground.digits(8, 31)}`, `P-${ground.digits(6, 31)}`],
    33,
  )
  return tell.states('application_number', number)
}

export const halfMetres = (feet: number): number => rounded(feet * 0.3048)
