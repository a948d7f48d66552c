import { chanceOf } from '../../../chance.ts'
import type { LoanType, Property, Side } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, rounded } from '../../forms.ts'
import { applicants, mayApply, mayList, mayOwn, owners, type Dress } from '../../truths.ts'
import { worldOf, type Somebody } from '../../world.ts'
import { draftedIn } from '../drafts.ts'
import { holders, loanNamed, phoned } from '../scenes.ts'
import { regions } from './regions.ts'

/** What the property is: a builder's flat, an authority's plot, land of a village, or a house in the old town. */
export type Ground = 'flat' | 'sector' | 'village' | 'ward'

const around = (world: ReturnType<typeof worldOf>, block: string): Record<Ground, Record<Side, string>> => {
  const { pick, whole, plot, earlier, partner, seller, floor, door, survey } = world
  const wide = pick(['7.50', '9.00', '12.00', '18.00', '24.00'], 1)
  const feet = pick([12, 15, 20, 22, 25], 2)
  const flat = (n: number): string => `Flat No. ${floor}0${n}`
  return {
    flat: {
      east: pick(['Open to sky', 'Setback area / open to below', flat(door + 1)], 3),
      west: pick(['Lift lobby and staircase', 'Common corridor', 'Entry / passage 6 feet wide'], 4),
      north: pick(['Open to sky', 'Green area of the complex', 'Tower road'], 5),
      south: pick([flat(door + 2), 'Shaft and thereafter other flat', 'Open to sky'], 6),
    },
    sector: {
      east: pick([`Plot No. ${block}-${plot + 1}`, `${wide} mtr. wide road`, 'Green belt'], 7),
      west: pick([`Plot No. ${block}-${plot - 1}`, `Plot No. ${block}-${plot + 30}`, 'Park'], 8),
      north: pick([`${wide} M. wide road`, `Service lane 4.50 mtr.`, `Plot No. ${block}-${plot + 18}`], 9),
      south: pick([`Plot No. ${block}-${plot + 17}`, 'Community centre', `Road ${wide} mtr. wide`], 10),
    },
    village: {
      east: pick([`Rasta ${feet} ft. wide`, `Plot of ${earlier.name}`, `Kh. No. ${survey}`], 11),
      west: pick(['Remaining land of seller', `House of ${partner.name}`, `Khet of ${partner.elder}`], 12),
      north: pick([`Plot of ${seller.elder}`, 'Nali and thereafter chak road', `Others' property`], 13),
      south: pick([`${feet} feet wide gali`, `Property of ${earlier.elder}`, `Bagh of ${earlier.name}`], 14),
    },
    ward: {
      east: pick([`House of ${earlier.name}`, `Gali ${feet} ft. wide`, 'Govt. School'], 15),
      west: pick([`Property No. ${whole(11, 290, 16)}`, `House of ${partner.name}`, 'Public street'], 16),
      north: pick([`Road ${feet + 5} ft. wide`, `House of late ${partner.elder}`, 'Dharamshala'], 17),
      south: pick([`Makan of ${earlier.elder}`, `Service lane ${pick([6, 8, 10], 18)} feet`, `Part of same property`], 18),
    },
  }
}

/** Most couples buy together: the wife's papers name the husband who buys with her. */
const couple = (buyers: readonly Somebody[], isCouple: boolean): Somebody[] => {
  const man = buyers.find(({ isWoman }) => !isWoman)
  return buyers.map((one) => (man && isCouple && one.isWoman ? { ...one, elder: man.name } : one))
}

/** One property of the capital's country, with the office that minds it. */
export const sceneOf = (property: Property, tell: Telling) => {
  const region = chanceOf(property.seed * 67 + 29).pick(regions)
  const world = worldOf(property, region.lists, 8_117)
  const { pick, whole, has, wing, floor, door, isFlat } = world
  const [plan = '', deed = '', letter = ''] = [world.dates.plan, world.dates.deed, world.dates.letter].toSorted()
  const block = pick(['A', 'B', 'C', 'D', 'E', 'F'], 20)
  const sides = around(world, block)
  const own: Ground = pick(['sector', 'sector', 'village', 'ward'] as const, 21)
  const buyers = couple(world.buyers, has(0.75, 19))
  return {
    ...world,
    buyers,
    first: buyers[0] ?? world.first,
    region,
    tell,
    block,
    sides,
    ground: isFlat ? ('flat' as Ground) : own,
    boundaries: isFlat ? sides.flat : sides[own],
    dates: { plan, deed, letter },
    unit: pick(
      [
        `${wing}-${floor}0${door}`,
        `${floor}0${door}`,
        `T${whole(1, 9, 22)}-${String(floor).padStart(2, '0')}0${door}`,
        `${wing}${whole(1, 6, 22)}/${floor}0${door}`,
      ],
      23,
    ),
    sector: pick(region.sectors, 24),
    village: pick(region.villages, 25),
    house: pick(
      [`${whole(11, 480, 26)}`, `${whole(1, 38, 27)}/${whole(11, 290, 26)}`, `RZ-${whole(12, 210, 26)}`, `${whole(11, 480, 26)}-A`],
      28,
    ),
    ward: whole(2, 92, 29),
    lease: { years: region.manner === 'noida' ? 90 : world.lease.years, rent: world.lease.rent },
    leaseDay: `${whole(1989, 2010, 30)}${plan.slice(4)}`,
    hasHouse: has(0.6, 31),
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

/** The paper as one of another ground writes it. */
const grounded = (s: Scene, ground: Ground): Scene => ({
  ...s,
  ground,
  isFlat: ground === 'flat',
  boundaries: s.sides[ground],
  sqft: ground === 'flat' ? { ...s.sqft, built: Math.round(s.sqft.super * 0.8) } : s.sqft,
})

/** What may be said of every paper, by its own names. */
export const opened = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!s.isFlat) s.tell.allows('type_of_plot', 'Residential', 'Residential plot')
}
/** A ground, or the property's own: whatever it is, its land, or what an authority leased. */
type Where = Ground | 'any' | 'land' | 'estate'
const groundOf = ({ ground, isFlat }: Scene, where: Where): Ground => {
  if (where === 'any') return ground
  if (where === 'land') return isFlat ? 'sector' : ground
  if (where === 'estate') return isFlat ? 'flat' : 'sector'
  return where
}
/** A draft for its ground. */
export const on =
  (where: Where, draft: (s: Scene) => string, ...names: string[]) =>
  (scene: Scene): string => {
    const s = grounded(scene, groundOf(scene, where))
    opened(s, ...names)
    return draft(s)
  }
/** A paper of buyers whom a builder or an authority calls by name. */
export const sold =
  (ground: 'flat' | 'sector', draft: (s: Scene) => string, ...names: string[]) =>
  (scene: Scene): string =>
    on(
      ground,
      (s) => {
        mayOwn(s.tell, s.buyers, ground === 'flat' ? s.developer : s.region.authority.name)
        if (ground === 'sector') s.tell.allows('developer_name', s.region.authority.name, s.region.authority.short)
        return draft(s)
      },
      ...names,
    )(scene)
/** A deed's or a register's paper: its owners may be typed as applicants. */
export const held =
  (where: Where, draft: (s: Scene) => string, ...names: string[]) =>
  (scene: Scene): string =>
    on(
      where,
      (s) => {
        mayApply(s.tell, s.buyers)
        return draft(s)
      },
      ...names,
    )(scene)

export const sri =
  (s: Scene): Dress =>
  (one, name) =>
    `${one.isWoman ? 'Smt.' : s.region.sri} ${name}`
export const mr: Dress = (one, name) => `${one.isWoman ? 'Ms.' : 'Mr.'} ${name}`
export const upper: Dress = (_, name) => name.toUpperCase()
/** W/o her husband who buys with her; a woman alone may be somebody's daughter. */
const kin = (s: Scene, one: Somebody): string => {
  const isWife = s.buyers.some(({ name }) => name === one.elder) || s.has(0.7, 41)
  if (one.isWoman) return isWife ? s.pick(['W/o', 'wife of', 'W/o'], 40) : s.pick(['D/o', 'daughter of', 'D/o'], 40)
  return s.pick(['S/o', 'son of', 'S/o'], 40)
}
/** With father or husband, as revenue papers and deeds have it. */
export const lineage =
  (s: Scene): Dress =>
  (one, name, at) =>
    `${sri(s)(one, name, at)} ${kin(s, one)} ${s.region.sri} ${escaped(one.elder)}`
/** A party of a deed with abode and numbers of its cards. */
export const party =
  (s: Scene): Dress =>
  (one, name, at) =>
    `${lineage(s)(one, name, at)}, R/o ${escaped(one.home)} (PAN ${one.pan}, Aadhaar No. XXXX XXXX ${one.aadhaar})`

/** Whom the deed or the register holds as owner. */
export const recorded = (s: Scene, between = ' and ', dress: Dress = (_, name) => name): string => owners(s.tell, s.buyers, between, dress)
/** Who holds the title while a loan runs through the desk. */
export const titleIn = (s: Scene, dress: Dress = (_, name) => name): string => owners(s.tell, holders(s), ' &amp; ', dress)
export const buyersOf = (s: Scene, between: string, dress: Dress = (_, name) => name): string =>
  applicants(s.tell, s.buyers, between, dress)
/** First and second borrower; '' where there is no second. */
export const pairOf = (s: Scene, dress: Dress = (_, name) => name): readonly [string, string] => {
  const [first = '', second = ''] = applicants(s.tell, s.buyers, '\n', dress).split('\n')
  return [first, second]
}
export const builder = (s: Scene): string => s.tell.states('developer_name', s.developer)

/** One office's way with sums. */
export const rs = (amount: number): string => `Rs. ${grouped(amount)}/-`
export const rupees = (amount: number): string => `₹ ${grouped(amount)}.00`
export const plainly = (amount: number): string => grouped(amount)
export const inLakh = (amount: number): string => `${rounded(amount / 100_000)} Lacs`

const products: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Home Loan - Resale', 'HOUSING LOAN (PURCHASE)', 'HL-Purchase of ready house', 'Home Loan'],
  'Plot Loan': ['Plot Loan', 'PLOT PURCHASE LOAN', 'Loan for purchase of residential plot'],
  'Plot + Construction Loan': ['Plot + Construction', 'Composite Loan (Plot + Construction)', 'PLOT AND CONSTRUCTION LOAN'],
  'Construction Loan': ['Self Construction', 'HL - CONSTRUCTION', 'Loan for construction of house'],
  'Home Improvement Loan': ['Home Improvement / Renovation', 'HOME IMPROVEMENT LOAN', 'Repair & renovation loan'],
  'Balance Transfer': ['Balance Transfer', 'HL BT (Takeover)', 'Takeover of Home Loan', 'BT + Nil Top-up'],
  'Loan Against Property': ['LAP', 'Loan Against Property', 'Mortgage Loan (LAP)'],
}
export const product = (s: Scene): string => loanNamed(s, products, 42)
export const caseNo = (s: Scene): string =>
  s.tell.states(
    'application_number',
    s.pick(
      [
        `LXGHZ${s.digits(7, 44)}`,
        `${s.digits(10, 44)}`,
        `RACPC/${s.digits(5, 44)}/${s.whole(24, 26, 45)}`,
        `NCR-HL-${s.digits(6, 44)}`,
        `PR${s.digits(8, 44)}`,
      ],
      46,
    ),
  )
/** The first borrower's or buyer's own mobile, or hidden in the rest of the papers. */
export const mobile = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    47,
    (m) => [m, `+91-${m}`, `${m.slice(0, 5)} ${m.slice(5)}`, `0${m}`, `91${m}`],
    (m) => `${m.slice(0, 2)}XXXXXX${m.slice(8)}`,
  )

/** A page in the look of who wrote it. */
export const page = (look: 'gov' | 'corp' | 'typed' | 'typed slip' | 'deed' | 'portal', html: string): string =>
  `<div class="${look}">${html.replace(/(?<!\.)\.\.(?!\.)/g, '.')}</div>`
/** An office's name over its address, in Hindi above where it writes so. */
export const office = (name: string, hindi: string, ...lines: string[]): string =>
  `<header>${hindi === '' ? '' : `<div class="hindi">${hindi}</div>`}<div class="name">${name}</div>${lines.map((line) => `<div>${line}</div>`).join('')}</header>`
export const authorityHead = (s: Scene, ...lines: string[]): string =>
  office(
    s.region.authority.name.toUpperCase(),
    s.region.authority.hindi,
    `${s.region.authority.seat}, ${s.town} - ${s.officePin}`,
    ...lines,
  )
/** A letter's number on the left, its day on the right. */
export const refLine = (left: string, right: string): string => `<p class="apart"><span>${left}</span> <span>${right}</span></p>`
/** Two signatories at the foot. */
export const signed = (left: string, right: string): string => `<p class="apart signed"><span>${left}</span> <span>${right}</span></p>`
