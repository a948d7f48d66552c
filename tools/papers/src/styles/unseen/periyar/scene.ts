import { chanceOf } from '../../../chance.ts'
import type { LoanType, Property, Side } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import type { PaperWriter } from '../../../style.ts'
import { loanNamed } from '../../seen/scenes.ts'
import { dayOf, grouped } from '../../forms.ts'
import { applicants, mayList, type Dress } from '../../truths.ts'
import { worldOf, type Somebody, type World } from '../../world.ts'
import { regions } from './lists.ts'

export type Code = (typeof regions)[number]['code']

/** Another day of an earlier year, unless it is early enough. */
const until = (day: string, limit: string, years: number): string =>
  day < limit ? day : `${Number(limit.slice(0, 4)) - years}${day.slice(4)}`

const unitOf = (code: Code, { floor, wing, door, pick }: World): string => {
  const letter = 'ABCDE'.charAt(door - 1)
  const storey = 'GFSTE'.charAt(floor)
  const forms: Record<Code, readonly string[]> = {
    KL: [`${floor}${letter}`, `${wing}${floor}0${door}`],
    KA: [`${wing}-${floor}0${door}`, `${floor}0${door}`],
    TN: [`${storey}${door}`, `${floor}${letter}`, `${wing}${floor}0${door}`],
    MH: [`${floor}0${door}`, `${wing}-${floor}0${door}`],
    GA: [`${wing}${storey}-${door}`, `${wing}-${floor}0${door}`],
  }
  return pick(forms[code], 1)
}

const landSidesOf = (code: Code, { plot, pick, earlier, seller, whole, survey }: World): Record<Side, string> => {
  const road = pick([20, 23, 30, 40], 2)
  const metres = pick([6, 8, 9], 2)
  const [block = '', part = ''] = survey.split('/')
  const next = `${block}/${Number(part) + 1}`
  const sets: Record<Code, readonly string[]> = {
    KL: [`Property of ${earlier.name}`, `${pick([3, 4, 5], 3)} metre wide Panchayat road`, 'Thodu', `Property in Re-Sy. No. ${next}`],
    KA: [`Site No. ${plot + 1}`, `Site No. ${plot - 1}`, `${road} feet Road`, `Site No. ${plot + 14}`],
    TN: [`Plot No. ${plot + 1}`, `${road} feet wide layout road`, `Plot No. ${plot - 1}`, `Land in S.No. ${next}A`],
    MH: [`Plot No. ${plot + 1}`, `${metres} mtr. wide road`, `Gat No. ${whole(200, 400, 4)}`, `Plot No. ${plot - 1}`],
    GA: [`Property bearing Survey No. ${next}`, `${metres} mts. wide access road`, `Plot No. ${plot + 1}`, `House of ${earlier.name}`],
  }
  const [a = '', b = '', c = '', d = ''] = sets[code]
  return [
    { east: a, west: c, north: d, south: b },
    { east: b, west: a, north: c, south: d },
    { east: c, west: d, north: b, south: a },
  ][whole(0, 2, seller.name.length)] as Record<Side, string>
}

const flatSidesOf = ({ floor, door, pick }: World): Record<Side, string> => ({
  east: pick([`Flat No. ${floor}0${door + 1}`, 'Open to sky', 'Common lobby'], 5),
  west: pick(['Lift well and staircase', 'Setback area', `Flat No. ${floor}0${door + 2}`], 6),
  north: pick(['Common corridor', 'Compound wall', 'Driveway'], 7),
  south: pick(['Open space', 'Children play area', 'Approach road'], 8),
})

/** A flat or a holding of the south-west, in the words of its own state. */
const sceneOf = (property: Property, tell: Telling) => {
  const { code, lists, villages } = chanceOf(property.seed * 53 + 29).pick(regions)
  const world = worldOf(property, lists, 6_217)
  const deed = until(world.dates.deed, world.dates.letter, 1)
  // walk-up blocks of four floors are the rule where no lift towers are built
  const floor = code === 'TN' || code === 'GA' ? (world.floor % 4) + 1 : world.floor
  const land = landSidesOf(code, world)
  const flat = flatSidesOf({ ...world, floor })
  return {
    ...world,
    code,
    tell,
    dates: { ...world.dates, deed, plan: until(world.dates.plan, deed, 2) },
    floor,
    unit: unitOf(code, { ...world, floor }),
    village: world.pick(villages, 9),
    hasHouse: world.has(0.6, 10),
    landSides: land,
    flatSides: flat,
    boundaries: world.isFlat ? flat : land,
    /** Land of the whole house, in cents, guntas or hundreds of square metres. */
    siteUnits: world.whole(22, 96, 11),
  }
}
export type Scene = ReturnType<typeof sceneOf>

/** A paper drafted in one of some ways, by chance. */
export const writtenAs =
  (salt: number, ...drafts: readonly ((s: Scene) => string)[]): PaperWriter =>
  (property, tell) =>
    chanceOf(property.seed * 61 + salt).pick(drafts)(sceneOf(property, tell))

/** A paper of an office of the state. */
export const writtenIn =
  (drafts: Record<Code, (s: Scene) => string>): PaperWriter =>
  (property, tell) => {
    const s = sceneOf(property, tell)
    return drafts[s.code](s)
  }

const honours: Record<Code, readonly [string, string]> = {
  KL: ['Sri.', 'Smt.'],
  KA: ['Sri', 'Smt.'],
  TN: ['Thiru.', 'Tmt.'],
  MH: ['Shri.', 'Sou.'],
  GA: ['Mr.', 'Mrs.'],
}
/** Names as the state's offices honour them. */
export const honoured =
  ({ code }: Scene): Dress =>
  (one, name) =>
    `${honours[code][one.isWoman ? 1 : 0]} ${name}`
export const mr: Dress = (one, name) => `${one.isWoman ? 'Ms.' : 'Mr.'} ${name}`
export const capital: Dress = (_, name) => name.toUpperCase()

/** Somebody as a document writer introduces him. */
export const introduced =
  (s: Scene): Dress =>
  (one, name) => {
    const elder = escaped(one.elder)
    const home = `residing at ${escaped(one.home)}`
    const pan = s.has(0.6, 12) ? ` (PAN: ${one.pan}, Aadhaar: XXXX XXXX ${one.aadhaar})` : ` (Aadhaar No. xxxx xxxx ${one.aadhaar})`
    const tie = one.isWoman ? 'wife' : 'son'
    const title = honoured(s)(one, `<b>${name}</b>`, 0)
    if (s.code === 'KL') return `${title}, aged ${one.age} years, ${one.isWoman ? 'W/o' : 'S/o'} ${elder}, ${home}${pan}`
    if (s.code === 'GA')
      return `${title}, ${tie} of ${elder}, ${one.age} years of age, ${one.isWoman ? 'housewife' : 'service'}, Indian National, ${home}${pan}`
    return `${title}, ${tie} of ${honours[s.code][0]} ${elder}, aged about ${one.age} years, ${home}${pan}`
  }

export const rs = (amount: number): string => `Rs.${grouped(amount)}/-`
export const rupee = (amount: number): string => `₹ ${grouped(amount)}`
export const inr = (amount: number): string => `INR ${grouped(amount)}.00`

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Housing Loan - Purchase of Flat / House', 'Home Loan', 'Griha Lakshmi Home Loan (Ready Built)'],
  'Plot Loan': ['Plot Purchase Loan', 'Loan for purchase of residential site', 'Plot Loan'],
  'Plot + Construction Loan': [
    'Plot + House Construction',
    'Purchase of Site & Construction Thereon',
    'Composite Housing Loan (Plot + Construction)',
  ],
  'Construction Loan': ['House Construction Loan', 'Construction of House on Own Land', 'Housing Loan - Self Construction'],
  'Home Improvement Loan': ['Home Improvement Loan', 'House Renovation Loan', 'Repair and Renovation of House'],
  'Balance Transfer': ['Home Loan Takeover', 'Balance Transfer', 'Take Over of Housing Loan from Other Bank'],
  'Loan Against Property': ['Loan Against Property', 'Mortgage Loan (Property)', 'LAP - Residential'],
}
export const loanFor = (s: Scene): string => loanNamed(s, loanWords, 21)
export const loanNo = (s: Scene): string => {
  const { digits, pick } = s
  const year = dayOf(s.dates.letter).year
  const forms = [
    `PVB${digits(10, 22)}`,
    `RLH/${year}/${digits(6, 22)}`,
    `${digits(4, 23)}${digits(8, 22)}`,
    `AHFC-${s.town.slice(0, 3).toUpperCase()}-${digits(5, 22)}`,
    `HLN${year % 100}${digits(6, 22)}`,
  ]
  return s.tell.states('application_number', pick(forms, 24))
}
/** The first borrower's mobile in so many of the papers, else masked. */
export const phone = (s: Scene, often: number): string => {
  const { mobile } = s.first
  if (!s.has(often, 25)) return s.pick([`******${mobile.slice(6)}`, `${mobile.slice(0, 3)}XXXX${mobile.slice(7)}`], 26)
  const forms = [
    mobile,
    `+91-${mobile}`,
    `${mobile.slice(0, 5)} ${mobile.slice(5)}`,
    `91 ${mobile.slice(0, 4)} ${mobile.slice(4, 7)} ${mobile.slice(7)}`,
  ]
  return s.tell.states('contact_number', s.pick(forms, 27), mobile)
}
/** First and second borrower or buyer; the second is empty where there is none. */
export const borrowers = (s: Scene, dress: Dress = (_, name) => name): [string, string] => {
  const [first = '', second = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [first, second]
}
export const spouseOf = (s: Scene): Somebody | undefined => s.buyers[1]

/** What any paper may be typed with: its own name, and the use of a home. */
export const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!s.isFlat) s.tell.allows('type_of_plot', 'Residential')
}
