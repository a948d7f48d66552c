import { chanceOf } from '../../../chance.ts'
import type { LoanType, Property, Side } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped } from '../../forms.ts'
import { applicants, mayList, mayOwn, owners, type Dress } from '../../truths.ts'
import { worldOf, type Somebody } from '../../world.ts'
import { draftedIn } from '../drafts.ts'
import { holders, loanNamed, phoned } from '../scenes.ts'
import { regions } from './regions.ts'

/** The same day so many years earlier, if it is not before another day. */
const before = (day: string, other: string, years: number): string =>
  day < other ? day : `${Number(other.slice(0, 4)) - years}${day.slice(4)}`

const bare: readonly LoanType[] = ['Plot Loan', 'Plot + Construction Loan', 'Construction Loan']

/** A wife's deeds name her husband, who mostly buys with her. */
const married = (buyers: readonly Somebody[], often: boolean): Somebody[] => {
  const husband = buyers.find(({ isWoman }) => !isWoman)
  return buyers.map((one) => (one.isWoman && husband && often ? { ...one, elder: husband.name } : one))
}

/** What lies around, as small towns name it: neighbours by name, lanes, drains and what belongs to the village. */
const aroundOf = (world: ReturnType<typeof worldOf>, isHindi: boolean): { land: Record<Side, string>; flat: Record<Side, string> } => {
  const { pick, whole, plot, earlier, partner, floor, has } = world
  const wide = pick([10, 12, 15, 20, 30], 1)
  const next = (n: number): string => `Flat No. ${whole(1, 3, 2)}0${n}`
  return {
    land: {
      east: pick([`House of ${earlier.name}`, `${wide} ft. wide road`, `Plot No. ${plot + 1}`, `Property of ${partner.name}`], 3),
      west: pick(
        [
          `Plot No. ${plot - 1}`,
          isHindi ? 'Gali and thereafter open land' : 'Lane and thereafter vacant land',
          'Municipal drain',
          `Land of ${partner.elder}`,
        ],
        4,
      ),
      north: pick([`Vacant site of ${earlier.name}`, `House of ${earlier.elder}`, `${wide + 5} feet road`, 'Common passage 6 ft. wide'], 5),
      south: pick(
        [
          `${wide} feet wide ${isHindi ? 'rasta' : 'pathway'}`,
          isHindi ? 'Govt. nala' : 'Drainage canal',
          `Plot No. ${plot + 14}`,
          'Temple land',
        ],
        6,
      ),
    },
    flat: {
      east: pick(['Open to sky', next(5), 'Open space and compound wall'], 7),
      west: pick(['Common passage and stairs', next(6), 'Staircase & lift'], 8),
      north: pick(['Open to sky', `Flat of ${partner.name}`, 'Setback and then road'], 9),
      south: has(0.5, 10) ? 'Corridor' : `Open space, then house of ${floor > 7 ? earlier.name : earlier.elder}`,
    },
  }
}

/** A property of a small town or its villages: a flat of a low house, a plot, or a house with its ward and house number. */
export const sceneOf = (property: Property, tell: Telling) => {
  const region = chanceOf(property.seed * 61 + 5).pick(regions)
  const world = worldOf(property, region.lists, 6_427)
  const { pick, whole, isFlat, has } = world
  const around = aroundOf(world, region.tongue !== '')
  const deed = before(world.dates.deed, world.dates.letter, 1)
  const floor = whole(1, 4, 11)
  const door = whole(1, 4, 12)
  const mark = 'GFSTQ'.charAt(floor)
  return {
    ...world,
    region,
    tell,
    buyers: married(world.buyers, has(0.8, 13)),
    dates: { ...world.dates, deed, plan: before(world.dates.plan, deed, 2) },
    floor,
    unit: pick([`${floor}0${door}`, `${world.wing}-${floor}0${door}`, `${mark}-${door}`, `${floor}0${door}`], 14),
    village: pick(region.villages, 15),
    isRural: has(0.45, 16),
    house: pick([`${whole(11, 480, 17)}`, `${whole(2, 14, 17)}-${whole(11, 240, 18)}/${whole(1, 9, 19)}`, `${whole(11, 480, 17)}/A`], 20),
    ward: whole(1, 24, 21),
    hasHouse: !bare.includes(world.loan),
    around,
    boundaries: isFlat ? around.flat : around.land,
    siteFeet: whole(24, 90, 22) * 100,
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

/** The honorific of the state before a name. */
export const shri =
  (s: Scene): Dress =>
  (one, name) =>
    `${one.isWoman ? 'Smt.' : s.region.sri} ${name}`
export const mr: Dress = (one, name) => `${one.isWoman ? 'Mrs.' : 'Mr.'} ${name}`
export const capital: Dress = (_, name) => name.toUpperCase()
/** With father or husband, as every application has it. */
export const kin =
  (s: Scene): Dress =>
  (one, name) =>
    `${shri(s)(one, name, 0)} ${one.isWoman ? 'W/o' : 'S/o'} ${s.region.sri} ${escaped(one.elder)}`
/** A party as a deed introduces it: age, work, abode. */
export const party =
  (s: Scene): Dress =>
  (one, name) =>
    `${kin(s)(one, name, 0)}, aged about ${one.age} years, ${s.pick(['Occupation', 'by occupation', 'Occ:'], 23)} ${
      one.isWoman ? 'household' : s.pick(['agriculture', 'private service', 'business', 'Govt. service'], one.age)
    }, ${s.pick(['resident of', 'R/o', 'residing at'], 24)} ${escaped(one.home)}`

export const rs = (amount: number): string => `Rs. ${grouped(amount)}/-`
/** A sum in lakh as mails say it. */
export const lakhs = (amount: number): string => String(Math.round(amount / 1_000) / 100)

/** Whose name the deed or the register holds. */
export const recorded = (s: Scene, between = ' and ', dress: Dress = (_, name) => name): string =>
  owners(s.tell, s.buyers, between.replace('&', '&amp;'), dress)
/** Who holds the title while a loan is asked for. */
export const owned = (s: Scene, dress: Dress = (_, name) => name): string => owners(s.tell, holders(s), ' and ', dress)
export const isTheirs = (s: Scene): boolean => holders(s) === s.buyers
/** First and second borrower; the second is empty where there is none. */
export const borrowers = (s: Scene, dress: Dress = (_, name) => name): [string, string] => {
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['housing loan', 'home loan', 'House purchase loan', 'HL'],
  'Plot Loan': ['plot loan', 'plot purchase loan', 'Loan for purchase of plot'],
  'Plot + Construction Loan': ['plot purchase and construction loan', 'plot + const. (construction) loan'],
  'Construction Loan': ['house construction loan', 'loan for construction of house', 'construction loan'],
  'Home Improvement Loan': ['house repair loan', 'home renovation loan', 'loan for repairs and improvement of house'],
  'Balance Transfer': ['takeover of home loan', 'home loan takeover', 'balance transfer (H/L)'],
  'Loan Against Property': ['mortgage loan', 'LAP', 'loan against property'],
}
export const loanFor = (s: Scene): string => loanNamed(s, loanWords, 25)
export const loanNo = (s: Scene): string =>
  s.tell.states(
    'application_number',
    s.pick(
      [
        `HL/${s.digits(3, 26)}/${s.whole(22, 25, 27)}-${s.whole(22, 25, 27) + 1}`,
        s.digits(4, 26),
        `LN-${s.digits(4, 26)}`,
        `${s.digits(3, 26)}/ADV/${s.whole(2023, 2026, 27)}`,
        `GL${s.digits(8, 26)}`,
      ],
      28,
    ),
  )
export const phone = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    29,
    (m) => [m, `${m.slice(0, 5)} ${m.slice(5)}`, `${m.slice(0, 5)}-${m.slice(5)}`, `+91${m}`],
    (m) => `xxxxxx${m.slice(6)}`,
  )

/** What every paper of this world may be listed under, and what its land is used for. */
export const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!s.isFlat) s.tell.allows('type_of_plot', 'Residential')
}
/** A builder's paper is of a flat, whatever else is written of the property. */
export const asFlat =
  (draft: (s: Scene) => string, ...names: string[]) =>
  (scene: Scene): string => {
    // a house's built-up area is no flat's
    const sqft = { ...scene.sqft, built: Math.round(scene.sqft.super * 0.8) }
    const s = { ...scene, isFlat: true, sqft, boundaries: scene.around.flat }
    begun(s, ...names)
    mayOwn(s.tell, s.buyers, s.developer)
    return draft(s)
  }
/** A society's or a village's paper is of land. */
export const asLand =
  (draft: (s: Scene) => string, ...names: string[]) =>
  (scene: Scene): string => {
    const s = { ...scene, isFlat: false, boundaries: scene.around.land }
    begun(s, ...names)
    return draft(s)
  }

/** What the typist calls a thing: the word of the Hindi belt, of Maharashtra, or of the south and the east. */
export const locally = (s: Scene, hindi: string, marathi: string, other: string): string =>
  ({ hi: hindi, mr: marathi, '': other })[s.region.tongue]
/** Numbered paragraphs; each ends where the next begins, since boundaries set in lines may have closed it before. */
export const numbered = (lines: readonly (string | false)[], mark: (at: number) => string): string =>
  lines
    .filter((line) => line !== false)
    .map((line, at) => `<p>${mark(at + 1)} ${line}`)
    .join('')

/** A page in the look of its machine: typewriter, Word as it opens, or Word with what the typist likes. */
export const sheet = (s: Scene, html: string, look = s.pick(['typed', 'times', 'times', 'calibri', 'bookman'], 30)): string =>
  // an abbreviation's stop ends the sentence too
  `<div class="${look}">${html.replace(/(?<!\.)\.\.(?!\.)/g, '.')}</div>`
/** Where the firm's or the office's name stands above: its own lines, large or spaced. */
export const head = (s: Scene, name: string, ...lines: string[]): string => {
  const under = lines.filter((line) => line !== '').map((line) => `<div>${line}</div>`)
  return `<div class="${s.pick(['head', 'head ruled', 'left ruled'], 31)}"><div class="firm">${name}</div>${under.join('')}</div>`
}
