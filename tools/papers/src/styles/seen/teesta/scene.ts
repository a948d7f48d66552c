import { chanceOf } from '../../../chance.ts'
import type { LoanType, Property, Side } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, ordinal, rounded } from '../../forms.ts'
import { applicants, lengthOf, mayConvert, mayList, mayOwn, owners, type Dress } from '../../truths.ts'
import { worldOf } from '../../world.ts'
import { draftedIn } from '../drafts.ts'
import { alongOf, holders, loanNamed, mayBeLand, phoned } from '../scenes.ts'
import { regions } from './lists.ts'

/** The same day so many years earlier, if it is not before another day. */
const before = (day: string, other: string, years: number): string =>
  day < other ? day : `${Number(other.slice(0, 4)) - years}${day.slice(4)}`

/** A property of the east or of Gujarat: a promoter's flat in a house of few storeys, or a plot with its dag, khata or survey number. */
const sceneOf = (property: Property, tell: Telling) => {
  const region = chanceOf(property.seed * 61 + 7).pick(regions)
  const world = worldOf(property, region, 12_611)
  const { pick, whole, door, plot, earlier, seller, isFlat } = world
  const deed = before(world.dates.deed, world.dates.letter, 1)
  const lately = `${Number(world.dates.letter.slice(0, 4)) - 1}${world.dates.letter.slice(4)}`
  const floor = ((world.floor - 1) % 4) + 1
  const wide = pick([8, 10, 12, 16, 20, 23], 1)
  const letter = 'ABCD'.charAt(door - 1)
  const unit = pick([`${floor}${letter}`, `${floor}0${door}`, `${letter}-${floor}`, `${world.wing}-${floor}0${door}`], 2)
  const road = pick([`${wide}' wide road`, `${wide} ft. wide Municipal Road`, `${wide} feet wide common passage`, 'P.W.D. Road'], 3)
  const isDag = region.land === 'katha' || region.land === 'lecha'
  const land = {
    east: pick([`House of ${earlier.name}`, `${isDag ? 'R.S. ' : ''}Plot No. ${plot + 1}`, `Land of ${world.partner.name}`], 4),
    west: pick([`Plot No. ${plot - 1}`, `Property of ${seller.elder}`, 'Vacant land', isDag ? 'Tank (Pukur)' : 'Nala'], 5),
    north: pick(
      [
        'Drain and thereafter Govt. land',
        `House of late ${world.witnesses[0].elder}`,
        isDag ? `Dag No. ${plot + 4} (P)` : `Part of Plot No. ${plot + 4}`,
      ],
      6,
    ),
    south: road,
  }
  const flat = {
    east: pick(['Open space', `Flat No. ${floor}${letter === 'D' ? 'A' : 'D'}`, 'Building of others'], 7),
    west: pick(['Stair case and lobby', 'Common corridor'], 8),
    north: pick(['Side open space of building', 'Open to sky', 'Flat of co-owner'], 9),
    south: pick([`Open space then ${wide} ft. road`, 'Lift and flat of landowner'], 10),
  }
  return {
    ...world,
    region,
    tell,
    dates: { ...world.dates, deed, plan: before(world.dates.plan, deed, 2), lately },
    floor,
    unit,
    ward: whole(1, 34, 11),
    holding: `${whole(11, 480, 12)}${pick(['', '/A', '/1', '/N'], 13)}`,
    mouza: pick(region.mouzas, 14),
    khata: pick([`${whole(20, 980, 15)}`, `${whole(20, 980, 15)}/${whole(11, 420, 16)}`], 17),
    jl: whole(4, 180, 18),
    hasHouse: world.has(0.5, 19),
    flatSides: flat,
    landSides: land,
    boundaries: (isFlat ? flat : land) satisfies Record<Side, string>,
    /** Land of the whole house, in square feet. */
    siteFeet: whole(3, 14, 20) * 720 + whole(0, 15, 21) * 45,
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

export const sri =
  (s: Scene): Dress =>
  (one, name) =>
    `${s.region.polite[one.isWoman ? 1 : 0]} ${name}`
export const mr: Dress = (one, name) => `${one.isWoman ? 'Mrs.' : 'Mr.'} ${name}`
/** Words of Bengal's land records, which other states write otherwise. */
export const inBengal = (s: Scene, bengal: string, elsewhere: string): string => (s.region.land === 'katha' ? bengal : elsewhere)
export const capital: Dress = (_, name) => name.toUpperCase()
const bare: Dress = (_, name) => name

/** A party as a deed of this part introduces it: kin, faith, occupation, post office and police station. */
export const party =
  (s: Scene): Dress =>
  (one, name) =>
    `<b>${sri(s)(one, name.toUpperCase(), 0)}</b>, ${one.isWoman ? 'wife of' : 'son of'} ${s.region.polite[0]} ${escaped(one.elder)}, ${
      s.has(0.5, 30) ? `PAN ${one.pan}, Aadhaar No. XXXX XXXX ${one.aadhaar}, ` : ''
    }by faith Hindu, by Nationality Indian, by occupation ${one.isWoman ? 'House-wife' : 'Service'}, residing at ${escaped(one.home)}, P.O. &amp; P.S. ${s.town}, ${s.state}, Pin-${s.homePin}`
export const lawParty =
  (s: Scene): Dress =>
  (one, name) =>
    `${sri(s)(one, name, 0)} aged about ${one.age} years, ${one.isWoman ? 'W/o' : 'S/o'} ${escaped(one.elder)}, At- ${escaped(one.home)}, PS- ${s.town}, Dist- ${s.district}`

export const rs = (amount: number): string => `Rs. ${grouped(amount)}/-`
export const bareRs = (amount: number): string => `${grouped(amount)}.00`

export const owned = (s: Scene, between = ' and ', dress: Dress = bare): string => owners(s.tell, holders(s), between, dress)
export const recorded = (s: Scene, between = ' &amp; ', dress: Dress = bare): string => owners(s.tell, s.buyers, between, dress)
/** First and second borrower; the second is empty where there is none. */
export const borrowers = (s: Scene, dress: Dress = bare): [string, string] => {
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Housing Loan (Purchase of Flat/House)', 'Home Loan', 'House Building - Purchase', 'HOUSING LOAN'],
  'Plot Loan': ['Plot Purchase Loan', 'Purchase of Plot', 'Residential Plot Loan'],
  'Plot + Construction Loan': ['Plot + Construction', 'Purchase of plot and construction of house', 'Plot & Construction'],
  'Construction Loan': ['House Construction Loan', 'Construction of house on own land', 'HBL (Construction)'],
  'Home Improvement Loan': ['House Repair / Renovation', 'Home Improvement Loan', 'Extension & Renovation of house'],
  'Balance Transfer': ['Balance Transfer of Housing Loan', 'Takeover of Home Loan', 'BT + Top-up'],
  'Loan Against Property': ['Mortgage Loan', 'Loan Against Property', 'Mortgage Term Loan (House Property)'],
}
export const loanFor = (s: Scene): string => loanNamed(s, loanWords, 31)
export const loanNo = (s: Scene): string =>
  s.tell.states(
    'application_number',
    s.pick(
      [
        `${s.digits(3, 32)}/HL/${Number(s.dates.letter.slice(2, 4)) - 1}-${s.dates.letter.slice(2, 4)}`,
        `HSG-${s.digits(5, 32)}`,
        `${s.digits(7, 32)}`,
        `FF${s.digits(4, 32)}${s.digits(6, 33)}`,
        `RLN/${s.digits(4, 32)}/${s.digits(3, 33)}`,
      ],
      35,
    ),
  )
export const phone = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    36,
    (m) => [m, `(+91) ${m}`, `${m.slice(0, 5)}-${m.slice(5)}`, `${m.slice(0, 4)} ${m.slice(4, 7)} ${m.slice(7)}`],
    (m) => `XXXXXX${m.slice(6)}`,
  )
export const ownership = (s: Scene): string => s.tell.states('ownership_type', s.buyers.length > 1 ? 'Joint' : 'Single')

/** What every paper allows: its own name among the papers, and a dwelling's use. */
export const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!s.isFlat) s.tell.allows('type_of_plot', 'Residential')
}
/** A promoter's paper is of a flat, whatever else is written of the property. */
export const asFlat =
  (draft: (s: Scene) => string, ...names: string[]) =>
  (scene: Scene): string => {
    const s = { ...scene, isFlat: true, boundaries: scene.flatSides }
    begun(s, ...names)
    mayOwn(s.tell, s.buyers, s.developer, s.earlier.name)
    return draft(s)
  }
/** A paper of land alone. */
export const asLand =
  (draft: (s: Scene) => string, ...names: string[]) =>
  (scene: Scene): string => {
    const s = { ...scene, isFlat: false, hasHouse: false, boundaries: scene.landSides }
    begun(s, ...names)
    mayBeLand(s)
    return draft(s)
  }
/** Land of a whole house, which is no land of the flat's. */
export const site = (s: Scene): string => {
  mayConvert(s.tell, s.siteFeet)
  const kathas = Math.floor(s.siteFeet / 720)
  const chittacks = (s.siteFeet % 720) / 45
  const decimals = rounded(s.siteFeet / 435.6)
  if (s.region.land === 'katha') return `${kathas} Cottahs ${chittacks} Chittacks`
  if (s.region.land === 'metre') return `${grouped(rounded(s.siteFeet * 0.09290304))} sq.mtr.`
  if (s.region.land === 'acre') return `Ac. ${(decimals / 100).toFixed(3)} dec.`
  return `${decimals} decimals`
}

const order = ['north', 'south', 'east', 'west'] as const
const opened = { north: 'On the North', south: 'On the South', east: 'On the East', west: 'On the West' }
const hindi = { north: 'उत्तर', south: 'दक्षिण', east: 'पूरब', west: 'पश्चिम' }
const letters = { north: 'N', south: 'S', east: 'E', west: 'W' }

/** What lies on the four sides, as this part's writers set it out. */
export const sidesOf = (s: Scene, n: number): string => {
  const { tell, boundaries, sizes } = s
  const along = alongOf(s)
  const isHindi = s.region.land === 'decimal'
  const said = (side: Side): string => tell.states(`boundaries_deed_${side}`, boundaries[side])
  const feet = (side: Side): string =>
    tell.states(`dimensions_deed_${side}`, s.pick([`${along[side]}'-0"`, `${along[side]} ft.`, `${along[side]} feet`], n))
  const measures = (): string =>
    s.isFlat || s.has(0.3, n + 1)
      ? ''
      : `<p>Measuring East to West ${lengthOf(tell, 'north', `${sizes.eastWest} ft.`)} and North to South ${lengthOf(tell, 'east', `${sizes.northSouth} ft.`)}</p>`
  return (
    [
      () =>
        `<p>Butted and bounded in the manner following :-</p><table class="plain">${order
          .map(
            (side) => `<tr><td>${opened[side].toUpperCase()}</td><td>: By ${said(side)}${s.isFlat ? '.' : ` (${feet(side)});`}</td></tr>`,
          )
          .join('')}</table>`,
      () => `<p>Boundary : ${order.map((side) => `${letters[side]} - ${said(side)}`).join(', ')}.</p>${measures()}`,
      () =>
        `<table class="grid"><tr><th>${isHindi ? 'Chauhaddi / चौहद्दी' : 'Boundary'}</th><th>Details</th>${s.isFlat ? '' : '<th>Arm</th>'}</tr>${order
          .map(
            (side) =>
              `<tr><td>${side.charAt(0).toUpperCase()}${side.slice(1)}${isHindi ? ` (${hindi[side]})` : ''}</td><td>${said(side)}</td>${s.isFlat ? '' : `<td>${feet(side)}</td>`}</tr>`,
          )
          .join('')}</table>`,
      () =>
        `<table class="grid"><tr><td>North</td><td>${said('north')}</td><td>South</td><td>${said('south')}</td></tr><tr><td>East</td><td>${said('east')}</td><td>West</td><td>${said(
          'west',
        )}</td></tr></table>${measures()}`,
    ][s.whole(0, 3, n + 2)] ?? (() => '')
  )()
}

/** '3rd Floor' in this part's wordings. */
export const floorOf = (s: Scene): string =>
  s.pick([`${ordinal(s.floor)} Floor`, `${['First', 'Second', 'Third', 'Fourth'][s.floor - 1] ?? ''} Floor`], 37)
