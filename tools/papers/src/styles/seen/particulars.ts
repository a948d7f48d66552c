import { chanceOf, type Chance } from '../../chance.ts'
import { colonies, families, men, women } from '../../names.ts'
import type { LoanType, Person, Property, Side } from '../../property.ts'

type Floor = { storey: string; sqft: number; isCounted: boolean }

/** What offices know of a property beyond its bare facts: follows from the seed, so that all its papers agree. */
export type Particulars = {
  /** The loan as it fits the property: nobody builds on a flat. */
  loan: LoanType
  buyers: Person[]
  /** One or two. */
  sellers: Person[]
  /** Who holds the title while the loan is asked for: the sellers of a purchase, else the borrowers. */
  owners: Person[]
  /** The plot of deeds, leases and plans. */
  plot: { number: string; colony: string; road: string; boundaries: Record<Side, string> }
  /** The flat of builders' papers. */
  flat: { unit: string; floor: number; tower: string; project: string; colony: string }
  survey: string
  village: string
  door: string
  assessment: string
  deed: { number: string; book: string; pages: string }
  /** The paper by which the seller came to the property. */
  prior: { name: string; number: string; date: string; from: string }
  site: { sqft: number; udsSqft: number }
  floors: Floor[]
  /** Storeys of the house on the plot, and of the building of the flat. */
  houseFloors: string
  towerFloors: string
  witnesses: { name: string; address: string }[]
  architect: string
  booking: string
  receipt: string
  eStamp: string
  marketValue: number
  rate: number
  landline: string
  rera: string
  oldSqft: number
}

/** The chance of one paper of one office, apart from the property's own. */
export const chanceFor = ({ seed }: Property, salt: number): Chance => chanceOf(seed * 613 + salt)

const loanOf = ({ isFlat, bank }: Property): LoanType =>
  isFlat && ['Plot Loan', 'Plot + Construction Loan', 'Construction Loan'].includes(bank.loan) ? 'Home Loan' : bank.loan

const purchases: readonly LoanType[] = ['Home Loan', 'Plot Loan', 'Plot + Construction Loan']

const someone = (chance: Chance): string => `${chance.pick(chance.happens(0.6) ? men : women)} ${chance.pick(families)}`

const secondSellerOf = ({ seller, town, state }: Property, chance: Chance): Person => {
  const family = seller.name.split(' ').at(-1) ?? ''
  return {
    ...seller,
    name: `${chance.pick(men.filter((one) => !seller.name.startsWith(one)))} ${family}`,
    honorific: 'Shri',
    parentage: `S/o Shri ${chance.pick(men)} ${family}`,
    age: chance.whole(30, 70),
    address: `${chance.whole(2, 320)}, ${chance.pick(colonies)}, ${town}, ${state}`,
    mobile: `9${chance.digits(9)}`,
  }
}

const plotOf = (property: Property, chance: Chance): Particulars['plot'] => {
  const [, colony = '', road = ''] = property.address.split(', ')
  if (!property.isFlat) return { number: property.unit, colony, road, boundaries: property.boundaries }
  const number = chance.whole(12, 399)
  return {
    number: String(number),
    colony: chance.pick(colonies),
    road: `${chance.whole(4, 9)}th Cross Road`,
    boundaries: around(number, chance),
  }
}

/** The second of a couple, who never bears the very name of the first. */
const told = (second: Person, first: Person): Person =>
  second.name === first.name ? { ...second, name: `Kiran ${first.name.split(' ').at(-1) ?? ''}` } : second

/** What lies around a plot. */
const around = (number: number, chance: Chance): Record<Side, string> => {
  const neighbour = chance.pick([`Plot No. ${number + 1}`, `House of ${someone(chance)}`, `Property of ${someone(chance)}`])
  const road = `${chance.pick([20, 30, 40])} feet wide road`
  return {
    east: neighbour,
    west: `Plot No. ${number - 1}`,
    north: road,
    south: chance.pick(['Common passage', 'Drain', 'Vacant land', 'Park']),
  }
}

const flatOf = (property: Property, chance: Chance): Particulars['flat'] => {
  const { isFlat, unit, floor, tower, project, address } = property
  const [, , colony = ''] = address.split(', ')
  if (isFlat) return { unit, floor, tower, project, colony }
  return { unit: `${tower}-${floor}0${chance.whole(1, 6)}`, floor, tower, project, colony: `Sector ${chance.whole(2, 98)}` }
}

/** The storeys of a plan's code such as S+4, the built-up area shared out among those that count. */
const floorsOf = (code: string, sqft: number): Floor[] => {
  const upper = Number(code.split('+').at(-1))
  const low: Floor[] = code.startsWith('G') ? [] : [{ storey: 'Stilt', sqft: Math.round(sqft / (upper + 1)), isCounted: false }]
  const storeys = Array.from({ length: upper + (code.startsWith('G') ? 1 : 0) }, (_, at) => at + (code.startsWith('G') ? 0 : 1))
  const each = Math.floor(sqft / storeys.length / 5) * 5
  const names = ['Ground', 'First', 'Second', 'Third', 'Fourth']
  const counted = storeys.map((floor, at) => ({
    storey: names[floor] ?? `${floor}th`,
    sqft: at === 0 ? sqft - each * (storeys.length - 1) : each,
    isCounted: true,
  }))
  return [...low, ...counted]
}

/** The particulars of a property. */
export const particularsOf = (property: Property): Particulars => {
  const chance = chanceOf(property.seed * 104_729 + 7)
  const { applicant, coApplicant, seller, plan, areas, price, bank } = property
  const buyers = coApplicant ? [applicant, told(coApplicant, applicant)] : [applicant]
  const sellers = chance.happens(0.4) ? [seller, secondSellerOf(property, chance)] : [seller]
  const loan = loanOf(property)
  const houseFloors = plan.floors.startsWith('B') ? 'S+3' : plan.floors
  const siteSqft = chance.whole(90, 420) * 100
  return {
    loan,
    buyers,
    sellers,
    owners: purchases.includes(loan) ? sellers : buyers,
    plot: plotOf(property, chance),
    flat: flatOf(property, chance),
    survey: `${chance.whole(11, 390)}/${chance.whole(1, 9)}${chance.pick(['', 'A', 'B', 'A2'])}`,
    village:
      chance.pick(['Kota', 'Mallam', 'Puli', 'Sira', 'Bhim', 'Raj', 'Chandra']) + chance.pick(['palli', 'pur', 'giri', 'wadi', 'halli']),
    door: `${chance.whole(1, 40)}-${chance.whole(2, 99)}-${chance.whole(101, 899)}`,
    assessment: `${chance.digits(10)}`,
    deed: { number: String(chance.whole(211, 9_840)), book: 'Book 1', pages: `${chance.whole(11, 200)} to ${chance.whole(211, 390)}` },
    prior: {
      name: chance.pick(['Sale Deed', 'Gift Deed', 'Partition Deed', 'Settlement Deed']),
      number: String(chance.whole(120, 8_800)),
      date: `${chance.whole(1984, 2011)}-0${chance.whole(1, 9)}-${chance.whole(10, 28)}`,
      from: someone(chance),
    },
    site: { sqft: siteSqft, udsSqft: Math.round(areas.superSqft * chance.pick([0.3, 0.35, 0.42])) },
    floors: floorsOf(houseFloors, plan.builtSqft),
    houseFloors,
    towerFloors: `${chance.pick(['S', 'B+S', 'G'])}+${property.floor + chance.whole(0, 5)}`,
    witnesses: [0, 1].map(() => ({ name: someone(chance), address: `${chance.whole(2, 90)}, ${chance.pick(colonies)}, ${property.town}` })),
    architect: someone(chance),
    booking: `${chance.pick(['BK', 'CRN', 'REG'])}${chance.digits(6)}`,
    receipt: `${chance.digits(3)}/${chance.digits(5)}`,
    eStamp: `IN-${chance.pick(['KA', 'TN', 'DL', 'TS'])}${chance.digits(14)}${chance.pick(['P', 'Q', 'W'])}`,
    marketValue: Math.round((price * chance.whole(70, 110)) / 100_000) * 1_000,
    rate: chance.whole(32, 118) * 100,
    landline: `0${bank.pin.slice(0, 2)}${chance.whole(1, 9)}-${chance.digits(7)}`,
    rera: `PRM/${chance.pick(['KA', 'UP', 'HR'])}/RERA/${chance.digits(4)}/${chance.digits(3)}/PR/${chance.digits(6)}`,
    oldSqft: Math.round(areas.superSqft * 0.97),
  }
}
