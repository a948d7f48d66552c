import { chanceOf, type Chance } from '../chance.ts'
import type { Property } from '../property.ts'
import { rounded } from './forms.ts'

/** Somebody on a paper: `name` alone is what a clerk types. */
export type Somebody = {
  name: string
  isWoman: boolean
  /** The father, or a married woman's husband. */
  elder: string
  age: number
  mobile: string
  pan: string
  aadhaar: string
  home: string
}

/** The people, firms and places of one office's part of the country. */
export type Lists = {
  men: readonly string[]
  women: readonly string[]
  families: readonly string[]
  developers: readonly string[]
  projects: readonly string[]
  colonies: readonly string[]
  roads: readonly string[]
  lenders: readonly string[]
  authorities: readonly string[]
  places: readonly { town: string; district: string; state: string; pin: string }[]
  /** A whole name of its parts. */
  named: (given: string, elder: string, family: string) => string
}

const SQMT_PER_SQFT = 0.09290304

const panOf = (chance: Chance, family: string): string => {
  const start = `${chance.pick(['A', 'B', 'C', 'D'])}${chance.pick(['HT', 'QR', 'EV', 'MZ'])}P${family.charAt(0)}`
  return `${start}${chance.digits(4)}${chance.pick(['C', 'H', 'R'])}`
}

const somebodyOf = (
  chance: Chance,
  lists: Lists,
  home: string,
  family = chance.pick(lists.families),
  woman = chance.happens(0.45),
): Somebody => {
  const elder = chance.pick(lists.men)
  const given = chance.pick((woman ? lists.women : lists.men).filter((name) => name !== elder))
  return {
    name: lists.named(given, elder, family),
    isWoman: woman,
    elder: lists.named(elder, chance.pick(lists.men.filter((name) => name !== elder)), family),
    age: chance.whole(27, 66),
    mobile: `${chance.pick(['9', '8', '7'])}${chance.digits(9)}`,
    pan: panOf(chance, family),
    aadhaar: chance.digits(4),
    home,
  }
}

const isForLand = (loan: string): boolean => loan.includes('Plot') || loan.includes('Construction')

/** What a style knows of a property in its own world of names: the same seed is the same world on every paper. */
export const worldOf = (property: Property, lists: Lists, salt: number) => {
  const chance = chanceOf(property.seed * 131 + salt)
  const place = chance.pick(lists.places)
  const pin = (): string => `${place.pin}${String(chance.whole(1, 99)).padStart(3, '0')}`
  const homes = (): string => `${chance.whole(2, 240)}, ${chance.pick(lists.colonies)}, ${place.town}`
  const family = chance.pick(lists.families)
  const home = homes()
  const firstIsWoman = chance.happens(0.35)
  const first = somebodyOf(chance, lists, home, family, firstIsWoman)
  const second = somebodyOf(chance, lists, home, family, !firstIsWoman)
  const { plotSqft, superSqft, carpetSqft, builtSqft } = property.areas
  // a flat's built-up area lies between carpet and super; a house's is that of its plan
  const builtOf = property.isFlat ? Math.round(superSqft * 0.8) : builtSqft
  const inMetres = (sqft: number): number => rounded(sqft * SQMT_PER_SQFT)
  return {
    seed: property.seed,
    isFlat: property.isFlat,
    ...place,
    pin: pin(),
    officePin: pin(),
    homePin: pin(),
    buyers: chance.happens(0.62) && first.name !== second.name ? [first, second] : [first],
    first,
    seller: somebodyOf(chance, lists, homes()),
    earlier: somebodyOf(chance, lists, homes(), undefined, false),
    partner: somebodyOf(chance, lists, homes(), undefined, false),
    officer: somebodyOf(chance, lists, homes()),
    witnesses: [somebodyOf(chance, lists, homes()), somebodyOf(chance, lists, homes())] as const,
    developer: chance.pick(lists.developers),
    project: chance.pick(lists.projects),
    colony: chance.pick(lists.colonies),
    road: chance.pick(lists.roads),
    lender: chance.pick(lists.lenders),
    branch: chance.pick(lists.colonies),
    authority: chance.pick(lists.authorities),
    floor: chance.whole(1, 14),
    wing: chance.pick(['A', 'B', 'C', 'D']),
    door: chance.whole(1, 4),
    plot: chance.whole(12, 390),
    survey: `${chance.whole(11, 298)}/${chance.whole(1, 9)}`,
    sqft: { plot: plotSqft, super: superSqft, carpet: carpetSqft, built: builtOf, plan: builtSqft },
    sqmt: {
      plot: inMetres(plotSqft),
      super: inMetres(superSqft),
      carpet: inMetres(carpetSqft),
      built: inMetres(builtOf),
      plan: inMetres(builtSqft),
    },
    sqyd: rounded(plotSqft / 9),
    sizes: property.sizes,
    price: property.price,
    charges: property.charges,
    loan: property.isFlat && isForLand(property.bank.loan) ? ('Home Loan' as const) : property.bank.loan,
    amount: Math.round(property.bank.amount / 10_000) * 10_000,
    dates: { ...property.dates, plan: property.plan.date },
    lease: { years: property.lease.years, rent: property.lease.rent },
    /** Digits of a number that this property has: the same `n`, the same number on every paper. */
    digits: (count: number, n: number): string => chanceOf(property.seed * 97 + n * 7 + salt).digits(count),
    whole: (low: number, high: number, n: number): number => chanceOf(property.seed * 83 + n * 11 + salt).whole(low, high),
    pick: <T>(from: readonly T[], n: number): T => chanceOf(property.seed * 79 + n * 13 + salt).pick(from),
    /** Whether this property's papers have something that so many have. */
    has: (often: number, n: number): boolean => chanceOf(property.seed * 89 + n * 17 + salt).happens(often),
  }
}
export type World = ReturnType<typeof worldOf>
