import { chanceOf, type Chance } from './chance.ts'
import { banks, builders, colonies, families, men, projects, roads, towns, women } from './names.ts'

export const sides = ['east', 'west', 'north', 'south'] as const
export type Side = (typeof sides)[number]

/** A person of a paper: the bare name is what a clerk types. */
export type Person = {
  name: string
  honorific: string
  /** 'S/o Shri …' or 'W/o Shri …'. */
  parentage: string
  age: number
  mobile: string
  address: string
  pan: string
}

/** One property with its people and lender: all papers of it say the same. */
export type Property = {
  seed: number
  chance: Chance
  isFlat: boolean
  applicant: Person
  coApplicant: Person | null
  seller: Person
  developer: string
  project: string
  town: string
  state: string
  pin: string
  /** Flat or plot number. */
  unit: string
  floor: number
  tower: string
  /** The property's address without its PIN. */
  address: string
  areas: { plotSqyd: number; plotSqmt: number; plotSqft: number; superSqft: number; carpetSqft: number; builtSqft: number }
  /** Feet of the plot: east-west and north-south. */
  sizes: { eastWest: number; northSouth: number }
  boundaries: Record<Side, string>
  plan: { number: string; date: string; floors: string; builtSqft: number }
  bank: { name: string; branch: string; pin: string; officer: Person; applicationNumber: string; loan: LoanType; amount: number }
  price: number
  charges: { idc: number; edc: number; plc: number; parking: number; power: number; club: number }
  lease: { years: number; from: number; rent: number; authority: string }
  khata: string
  dates: { deed: string; letter: string }
}

export const loanTypes = [
  'Home Loan',
  'Plot Loan',
  'Plot + Construction Loan',
  'Construction Loan',
  'Home Improvement Loan',
  'Balance Transfer',
  'Loan Against Property',
] as const
export type LoanType = (typeof loanTypes)[number]

const SQFT_PER_SQYD = 9
const SQFT_PER_SQMT = 10.7639

/** The property of a seed. */
export const propertyOf = (seed: number): Property => {
  const chance = chanceOf(seed * 7_919 + 13)
  const { town, state, pin: pinStart } = chance.pick(towns)
  const pinOf = (): string => `${pinStart}${String(chance.whole(1, 99)).padStart(3, '0')}`
  const family = chance.pick(families)
  const applicant = personOf(chance, `${town}, ${state}`, family)
  const coApplicant = chance.happens(0.6) ? personOf(chance, `${town}, ${state}`, family) : null
  const isFlat = chance.happens(0.5)
  const sizes = { eastWest: chance.whole(4, 12) * 5, northSouth: chance.whole(6, 16) * 5 }
  const plotSqft = sizes.eastWest * sizes.northSouth
  const superSqft = chance.whole(85, 260) * 10
  const colony = chance.pick(colonies)
  const project = chance.pick(projects)
  const tower = chance.pick(['A', 'B', 'C', 'D', 'E'])
  const floor = chance.whole(1, 19)
  const unit = isFlat ? `${tower}-${floor}0${chance.whole(1, 6)}` : String(chance.whole(11, 480))
  const address = isFlat
    ? `Flat No. ${unit}, ${project}, ${colony}, ${town}, ${state}`
    : `Plot No. ${unit}, ${colony}, ${chance.pick(roads)}, ${town}, ${state}`
  const builtSqft = Math.round((plotSqft * chance.whole(60, 180)) / 1_000) * 10
  const price = chance.whole(24, 190) * 100_000
  return {
    seed,
    chance,
    isFlat,
    applicant,
    coApplicant,
    seller: personOf(chance, `${town}, ${state}`),
    developer: chance.pick(builders),
    project,
    town,
    state,
    pin: pinOf(),
    unit,
    floor,
    tower,
    address,
    areas: {
      plotSqft,
      plotSqyd: rounded(plotSqft / SQFT_PER_SQYD),
      plotSqmt: rounded(plotSqft / SQFT_PER_SQMT),
      superSqft,
      carpetSqft: Math.round(superSqft * 0.68),
      builtSqft,
    },
    sizes,
    boundaries: boundariesOf(chance, isFlat, Number.parseInt(unit.replace(/\D/g, ''), 10)),
    plan: planOf(chance, builtSqft),
    bank: bankOf(chance, { town, state, price, pin: pinOf() }),
    price,
    charges: chargesOf(chance),
    lease: leaseOf(chance, town),
    khata: `${chance.digits(3)}/${chance.digits(2)}`,
    dates: { deed: dateOf(chance, 2014, 2025), letter: dateOf(chance, 2024, 2026) },
  }
}

const planOf = (chance: Chance, builtSqft: number): Property['plan'] => ({
  number: chance.pick([
    `BP/${chance.digits(4)}/${chance.whole(2012, 2023)}`,
    `LPN-${chance.digits(5)}`,
    `${chance.digits(3)}/TP/${chance.whole(10, 23)}-${chance.whole(24, 26)}`,
  ]),
  date: dateOf(chance, 2012, 2023),
  floors: chance.pick(['G+1', 'G+2', 'G+3', 'S+4', 'B+S+12']),
  builtSqft,
})

const bankOf = (
  chance: Chance,
  { town, state, price, pin }: { town: string; state: string; price: number; pin: string },
): Property['bank'] => ({
  name: chance.pick(banks),
  branch: `${chance.pick(colonies)} Branch`,
  pin,
  officer: personOf(chance, `${town}, ${state}`),
  applicationNumber: chance.pick([
    `HL${chance.digits(8)}`,
    `LOS-${chance.digits(7)}`,
    `${chance.digits(4)}/${chance.digits(6)}`,
    `APP${chance.digits(9)}`,
  ]),
  loan: chance.pick(loanTypes),
  amount: Math.round(price * 0.75),
})

const chargesOf = (chance: Chance): Property['charges'] => ({
  idc: chance.whole(20, 90) * 1_000,
  edc: chance.whole(200, 800) * 1_000,
  plc: chance.whole(50, 300) * 1_000,
  parking: chance.whole(2, 6) * 100_000,
  power: chance.whole(30, 120) * 1_000,
  club: chance.whole(50, 200) * 1_000,
})

const leaseOf = (chance: Chance, town: string): Property['lease'] => ({
  years: chance.pick([90, 99]),
  from: chance.whole(1988, 2012),
  rent: chance.whole(2, 40) * 250,
  authority: `${town} Development Authority`,
})

const rounded = (value: number): number => Math.round(value * 100) / 100

const personOf = (chance: Chance, place: string, family = chance.pick(families)): Person => {
  const isWoman = chance.happens(0.5)
  const father = `${chance.pick(men)} ${family}`
  return {
    name: `${chance.pick(isWoman ? women : men)} ${family}`,
    honorific: isWoman ? chance.pick(['Smt.', 'Mrs.', 'Ms.']) : chance.pick(['Shri', 'Mr.', 'Sh.']),
    parentage: isWoman && chance.happens(0.7) ? `W/o Shri ${father}` : `${isWoman ? 'D/o' : 'S/o'} Shri ${father}`,
    age: chance.whole(26, 68),
    mobile: `${chance.pick(['9', '8', '7'])}${chance.digits(9)}`,
    address: `${chance.whole(2, 320)}, ${chance.pick(colonies)}, ${place}`,
    pan: `${chance.pick(['A', 'B', 'C'])}KLPM${chance.digits(4)}${chance.pick(['A', 'F', 'Q'])}`,
  }
}

/** YYYY-MM-DD within two years. */
const dateOf = (chance: Chance, from: number, to: number): string =>
  `${chance.whole(from, to)}-${String(chance.whole(1, 12)).padStart(2, '0')}-${String(chance.whole(1, 28)).padStart(2, '0')}`

const boundariesOf = (chance: Chance, isFlat: boolean, number: number): Record<Side, string> => {
  const family = chance.pick(families)
  const width = chance.pick([20, 25, 30, 40, 60])
  const plot = [
    `Plot No. ${number + 1}`,
    `Plot No. ${number - 1}`,
    `House of ${chance.pick(men)} ${family}`,
    `${width} feet wide road`,
    'Park',
    'Colony passage',
  ]
  const flat = ['Open to sky', 'Common corridor', 'Lift and staircase', `Flat No. ${number + 1}`, 'Flat of the same wing', 'Service duct']
  const [east = '', west = '', north = '', south = ''] = chance.some(isFlat ? flat : plot, 4)
  return { east, west, north, south }
}
