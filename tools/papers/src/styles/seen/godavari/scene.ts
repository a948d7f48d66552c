import { chanceOf } from '../../../chance.ts'
import type { LoanType, Property, Side } from '../../../property.ts'
import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, rounded } from '../../forms.ts'
import { applicants, mayApply, mayHold, mayList, mayOwn, owners, type Dress } from '../../truths.ts'
import { worldOf, type Somebody, type World } from '../../world.ts'
import type { Charge } from '../drafts.ts'
import { charged } from '../drafts.ts'
import { holders, loanNamed, phoned } from '../scenes.ts'
import { regions } from './regions.ts'

/** Neighbours of a flat and of a plot, in the words of either side of the Godavari. */
const neighbours = (w: World, isMarathi: boolean): { flat: Record<Side, string>; land: Record<Side, string> } => {
  const { pick, whole, plot, earlier, partner, survey, door, floor } = w
  const wide = pick([6, 9, 12, 15, 18], 1)
  const feet = pick([25, 30, 33, 40], 1)
  const next = `Flat No. ${floor}0${door === 4 ? 1 : door + 1}`
  return isMarathi
    ? {
        flat: {
          east: pick(['Side margin', next, 'Open duct'], 2),
          west: pick(['Lift and lobby', 'Passage', 'Staircase'], 3),
          north: pick(['Open space', `${wide}.00 M. wide road`, 'Garden'], 4),
          south: pick(['Parking side margin', `Wing ${w.wing === 'A' ? 'B' : 'A'}`, 'Compound wall'], 5),
        },
        land: {
          east: pick([`Plot No. ${plot + 1}`, `${wide}.00 mtr. wide road`, `Remaining part of ${survey}`], 2),
          west: pick([`Plot No. ${plot - 1}`, `Gat No. ${whole(300, 420, 3)}`, 'Nala'], 3),
          north: pick([`${wide + 3} mtr. wide D.P. Road`, `Plot No. ${plot + 17}`, 'Open space of layout'], 4),
          south: pick([`Plot No. ${plot + 9}`, `Property of ${earlier.name}`, 'Colony road'], 5),
        },
      }
    : {
        flat: {
          east: pick(['Open to Sky', next], 2),
          west: pick([`6'-6" wide Corridor`, 'Common Corridor & Lift'], 3),
          north: pick(['Open to sky', `Flat No. ${floor}0${door > 2 ? door - 2 : door + 2}`], 4),
          south: pick(['Staircase', 'Open Area', `Balcony and open to sky`], 5),
        },
        land: {
          east: pick([`Plot No. ${plot + 1}`, `${feet}'-0" wide Road`, `House of ${partner.name}`], 2),
          west: pick([`Plot No. ${plot - 1}`, `Neighbour's land in ${survey}`], 3),
          north: pick([`Plot No. ${plot + 22} part`, `Site of ${earlier.name}`, `H.No. ${whole(2, 9, 4)}-${whole(11, 90, 5)}`], 4),
          south: pick([`${feet} feet wide C.C. road`, `Plot No. ${plot + 31}`, 'Municipal drain and then road'], 5),
        },
      }
}

/** A property in Maharashtra, Telangana or Andhra as its offices know it. */
export const sceneOf = (property: Property, tell: Telling) => {
  const region = chanceOf(property.seed * 43 + 11).pick(regions)
  const world = worldOf(property, region.lists, 9_173)
  const { pick, whole, dates, isFlat, floor, door, wing, buyers } = world
  // nobody else on a paper bears a buyer's very name
  const apart = (one: Somebody): Somebody => (buyers.some(({ name }) => name === one.name) ? { ...one, name: one.elder } : one)
  // another's PIN is never the property's own
  const away = (pin: string): string => (pin === world.pin ? `${pin.slice(0, 5)}${(Number(pin.slice(5)) + 1) % 10}` : pin)
  const [plan = '', deed = '', letter = ''] = [dates.plan, dates.deed, dates.letter].toSorted()
  const around = neighbours(world, region.isMarathi)
  return {
    ...world,
    homePin: away(world.homePin),
    officePin: away(world.officePin),
    seller: apart(world.seller),
    earlier: apart(world.earlier),
    partner: apart(world.partner),
    officer: apart(world.officer),
    witnesses: [apart(world.witnesses[0]), apart(world.witnesses[1])] as const,
    region,
    tell,
    around,
    boundaries: isFlat ? around.flat : around.land,
    dates: { plan, deed, letter },
    unit: pick([`${floor}0${door}`, `${wing}-${floor}0${door}`, `${wing}/${floor}0${door}`, `${floor}0${door}`], 6),
    village: pick(region.villages, 7),
    sector: whole(2, 48, 8),
    ward: whole(1, 54, 9),
    house: region.isMarathi
      ? String(whole(112, 2_980, 10))
      : `${whole(1, 24, 10)}-${whole(2, 9, 11)}-${whole(101, 890, 12)}/${whole(1, 18, 13)}`,
    builtFlat: Math.round(world.sqft.super * 0.8),
    uds: rounded(world.sqft.super / pick([28, 31, 36], 14)),
    towerFloors: `${pick(['S', 'G', 'B+S'], 23)}+${floor + whole(0, 4, 24)}`,
    houseFloors: pick(['G', 'G+1', 'G+2', 'S+3', 'S+4'], 25),
    siteYards: whole(600, 2_900, 15),
    hasHouse: !['Plot Loan', 'Plot + Construction Loan', 'Construction Loan'].includes(world.loan),
  }
}
export type Scene = ReturnType<typeof sceneOf>
type Draft = (s: Scene) => string

/** Who writes a kind of paper: the offices of either language, and which of them by the property's chance. */
export const writtenBy =
  (salt: number, marathi: readonly Draft[], telugu: readonly Draft[]): PaperWriter =>
  (property, tell) => {
    const s = sceneOf(property, tell)
    const html = chanceOf(property.seed * 59 + salt).pick(s.region.isMarathi ? marathi : telugu)(s)
    // an abbreviation's stop ends the sentence too
    return html.replace(/(?<!\.)\.\.(?!\.)/g, '.')
  }

const opened = (s: Scene, names: readonly string[]): void => {
  mayList(s.tell, ...names)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
}
/** A paper of a flat, whatever else is written of the property. */
export const ofFlat =
  (draft: Draft, ...names: string[]): Draft =>
  (scene) => {
    opened(scene, names)
    return draft({ ...scene, isFlat: true, boundaries: scene.around.flat })
  }
/** A paper of land without a house. */
export const ofLand =
  (draft: Draft, ...names: string[]): Draft =>
  (scene) => {
    opened(scene, names)
    return draft({ ...scene, isFlat: false, hasHouse: false, boundaries: scene.around.land })
  }
/** A paper of what the property is. */
export const ofEither =
  (draft: Draft, ...names: string[]): Draft =>
  (scene) => {
    opened(scene, names)
    return draft(scene)
  }

/** The firm that builds, as printed. */
export const builder = (s: Scene): string => {
  mayOwn(s.tell, s.buyers, s.developer)
  return s.tell.states('developer_name', s.developer)
}
/** A public body that gives land or tenements: it may be typed as developer or owner. */
export const given = (s: Scene, body: string): string => {
  s.tell.allows('developer_name', body)
  mayOwn(s.tell, s.buyers, body)
  return escaped(body)
}
/** A body that lets land or keeps a register, whose paper names an owner. */
export const lets = (s: Scene, body: string): string => {
  s.tell.allows('developer_name', body)
  return escaped(body)
}

/** With the honorific of the state. */
export const sri =
  (s: Scene): Dress =>
  (one, name) =>
    `${one.isWoman ? s.region.honorifics[1] : s.region.honorifics[0]} ${name}`
export const upper: Dress = (_, name) => name.toUpperCase()
export const mrs: Dress = (one, name) => `${one.isWoman ? 'Mrs.' : 'Mr.'} ${name}`
/** With father's or husband's name, age and abode as deeds have it. */
export const described =
  (s: Scene): Dress =>
  (one, name, at) =>
    s.region.isMarathi
      ? `${at + 1}) ${sri(s)(one, name, at)}, Age : ${one.age} Yrs., Occ. : ${one.isWoman ? 'Housewife' : s.pick(['Service', 'Business', 'Agriculturist'], 16)}, PAN : ${one.pan}, R/at : ${escaped(one.home)}`
      : `${sri(s)(one, name, at)}, ${one.isWoman ? 'W/o.' : 'S/o.'} Sri ${escaped(one.elder)}, aged about ${one.age} years, Occupation : ${one.isWoman ? 'House wife' : s.pick(['Pvt. Employee', 'Business', 'Govt. Employee'], 16)}, R/o. ${escaped(one.home)}, (Aadhaar No. XXXX XXXX ${one.aadhaar})`
/** With the parentage alone. */
export const child =
  (s: Scene): Dress =>
  (one, name) =>
    s.region.isMarathi ? sri(s)(one, name, 0) : `${sri(s)(one, name, 0)} ${one.isWoman ? 'W/o' : 'S/o'} ${escaped(one.elder)}`

/** Buyers of a deed or those in a register, told as owners. */
export const recorded = (s: Scene, between: string, dress: Dress = (_, name) => name): string => {
  mayApply(s.tell, s.buyers)
  return owners(s.tell, s.buyers, between, dress)
}
/** Buyers of a builder's paper or a bargain, told as applicants. */
export const purchasers = (s: Scene, between: string, dress: Dress = (_, name) => name): string => {
  mayHold(s.tell, s.buyers)
  return applicants(s.tell, s.buyers, between, dress)
}
/** First and second borrower; the second is empty where there is none. */
export const borrowers = (s: Scene, dress: Dress = (_, name) => name): readonly [string, string] => {
  mayHold(s.tell, holders(s))
  mayHold(s.tell, s.buyers)
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '\n', dress).split('\n')
  return [a, b]
}
/** Who holds the title while the loan is asked for. */
export const titleHolder = (s: Scene, dress: Dress = (_, name) => name): string => owners(s.tell, holders(s), ', ', dress)
export const isOwn = (s: Scene): boolean => holders(s) === s.buyers

export const money = (amount: number): string => `Rs. ${grouped(amount)}/-`
export const mobile = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    17,
    (m) => [m, `+91 ${m.slice(0, 5)} ${m.slice(5)}`, `${m.slice(0, 4)} ${m.slice(4, 7)} ${m.slice(7)}`, `0${m}`],
    (m) => `${m.slice(0, 2)}XXXXXX${m.slice(8)}`,
  )

const words: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Housing Loan', 'HL - Purchase', 'Home Loan (Purchase)', 'HOUSING LOAN TERM LOAN'],
  'Plot Loan': ['Plot Loan', 'Plot Purchase Loan', 'Realty Plot Loan'],
  'Plot + Construction Loan': ['Plot + Construction', 'Purchase of plot & construction thereon', 'Composite loan (plot + construction)'],
  'Construction Loan': ['Construction Loan', 'HL - Construction', 'Construction of house'],
  'Home Improvement Loan': ['Home Improvement', 'Repairs / Renovation loan', 'Home Extension / Improvement Loan'],
  'Balance Transfer': ['Takeover of Housing Loan', 'HL Takeover', 'Balance Transfer + Top up', 'BT of Home Loan'],
  'Loan Against Property': ['LAP', 'Mortgage Loan', 'Loan Against Property (LAP)'],
}
export const loan = (s: Scene): string => loanNamed(s, words, 18)
export const fileNo = (s: Scene): string => {
  const year = s.dates.letter.slice(0, 4)
  return s.tell.states(
    'application_number',
    s.pick(
      [
        `RLMS${year}${s.digits(6, 19)}`,
        `LOS/${s.digits(7, 19)}`,
        `${s.digits(4, 19)}-${s.digits(5, 20)}-HL`,
        `CPC/${year}/${s.digits(4, 19)}`,
        `${s.digits(10, 19)}`,
        `HYD-L-${s.digits(6, 19)}`,
      ],
      21,
    ),
  )
}

const chargesOf = (s: Scene): Charge[] => {
  const { charges, pick, has } = s
  const all: (Charge | false)[] = [
    has(0.55, 30) && {
      label: pick(['Floor rise / PLC', 'Preferential Location (PLC)', 'PLC - corner / garden view'], 31),
      key: 'plc',
      amount: charges.plc,
    },
    has(0.7, 32) && {
      label: pick(['Covered Car Parking (1 No.)', 'Stilt car parking - 1', 'Car Park'], 33),
      key: 'car_parking',
      amount: charges.parking,
      also: ['1', '1 covered', '1 stilt'],
    },
    has(0.5, 34) && {
      label: pick(['D.G. Set back-up', 'Power back-up', 'Generator backup'], 35),
      key: 'power_backup',
      amount: charges.power,
    },
    has(0.25, 36) && { label: 'External Development Charges (EDC)', key: 'edc', amount: charges.edc },
    has(0.35, 37) && { label: pick(['Infrastructure / Internal Devp. Charges (IDC)', 'IDC'], 38), key: 'idc', amount: charges.idc },
    has(0.6, 39) && {
      label: pick(['Club House', 'Clubhouse membership', 'Amenities and club house'], 40),
      key: 'others',
      amount: charges.club,
    },
    { label: s.region.isMarathi ? 'Society formation' : 'Corpus fund', key: 'others', amount: s.whole(15, 60, 41) * 1_000 },
    has(0.6, 42) && {
      label: s.region.isMarathi ? 'MSEDCL meter and transformer' : 'Electricity transformer and water connection',
      key: 'others',
      amount: s.whole(40, 95, 43) * 1_000,
    },
  ]
  return all.filter((charge) => charge !== false)
}
/** The firm's charges besides the price, noted, as facts. */
export const charges = (s: Scene): (readonly [string, string])[] => charged(s.tell, chargesOf(s), grouped)
