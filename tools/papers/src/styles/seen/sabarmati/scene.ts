import { chanceOf } from '../../../chance.ts'
import type { Property, Side } from '../../../property.ts'
import type { Telling } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { mayOwn } from '../../truths.ts'
import { worldOf, type World } from '../../world.ts'
import { regions, type Region } from './lists.ts'

/** A day moved to the year before another day's, if it is not earlier. */
const notAfter = (day: string, limit: string): string =>
  `${Math.min(Number(day.slice(0, 4)), Number(limit.slice(0, 4)) - 1)}${day.slice(4)}`

/** Neighbours of a plot: numbers of the scheme, roads by width, land by its number. */
const aroundPlot = ({ pick, plot, whole, seller, earlier }: World, region: Region): Record<Side, string> => {
  const road = pick([20, 25, 30, 40, 60], 1)
  const metres = pick(['7.50', '9.00', '12.00', '18.00'], 2)
  return {
    east: pick([`Plot No. ${plot + 1}`, `${road} feet wide road`, `Property of ${seller.elder}`, `${metres} mtr. wide road`], 3),
    west: pick([`Plot No. ${plot - 1}`, `${region.survey} ${whole(300, 399, 4)}`, 'Service lane', `House of ${earlier.name}`], 5),
    north: pick([`Plot No. ${plot + whole(7, 19, 6)}`, `Park`, `${road + 10} ft. road`, 'Common plot of society'], 7),
    south: pick([`Plot No. ${plot - whole(3, 9, 8)}`, 'Boundary of scheme', `${road} ft. wide internal road`, 'Govt. land'], 9),
  }
}
const aroundFlat = ({ pick, wing, whole }: World, floor: number): Record<Side, string> => {
  const next = (door: number): string => `${wing}-${floor}0${door}`
  return {
    east: pick(['Open margin and society road', `Flat No. ${next(5)}`, 'Compound wall'], 10),
    west: pick(['Passage and lift', 'O.T.S.', `Flat No. ${next(6)}`], 11),
    north: pick([`Flat No. ${next(7)}`, 'Marginal space', 'Open sky'], 12),
    south: pick(['Stair and foyer', `Block ${wing === 'A' ? 'B' : 'A'}`, `${whole(9, 24, 13)} mtr. wide road`], 14),
  }
}

/** A property of the west: a flat, or a plot with a house where the loan is for one. */
export const sceneOf = (property: Property, tell: Telling) => {
  const region = chanceOf(property.seed * 43 + 17).pick(regions)
  const world = worldOf(property, region.lists, 9_173)
  const { pick, whole, digits } = world
  const floor = whole(1, 7, 15)
  const door = whole(1, 4, 16)
  const deed = notAfter(world.dates.deed, world.dates.letter)
  return {
    ...world,
    region,
    tell,
    floor,
    unit: pick([`${world.wing}-${floor}0${door}`, `${floor}0${door}`, `${world.wing}/${floor}0${door}`], 17),
    dates: { ...world.dates, deed, plan: notAfter(world.dates.plan, deed) },
    village: pick(region.villages, 18),
    ward: whole(2, 48, 19),
    block: `${region.survey} ${world.survey}`,
    scheme: { town: whole(1, 28, 20), final: whole(11, 190, 21) },
    hasHouse: !world.loan.includes('Plot') && world.loan !== 'Construction Loan',
    tenement: `${digits(4, 22)}-${digits(2, 23)}-${digits(4, 24)}-000-${'ABCDM'.charAt(whole(0, 4, 25))}`,
    around: { flat: aroundFlat(world, floor), plot: aroundPlot(world, region) },
    siteMetres: whole(900, 6_400, 26),
    storeys: whole(Math.max(floor, 3), 9, 27),
  }
}
export type Scene = ReturnType<typeof sceneOf>
/** Two letters of the state, as numbers of its offices begin. */
export const stateCode = ({ region }: Scene): string => region.short.replace(/\W/g, '').slice(0, 2).toUpperCase()
export const isGujarat = ({ region }: Scene): boolean => region.short === 'Guj.'

export const rupees = (amount: number): string => `Rs. ${grouped(amount)}/-`

/** The property's PIN, in so many papers. */
export const pinOf = (s: Scene, often: number, n: number, before = ' - '): string =>
  s.has(often, n) ? `${before}${s.tell.states('pincode', s.pin)}` : ''

/** A builder's or authority's paper: who may be typed as owner, who as developer. */
export const grantedBy = (s: Scene, giver: string): void => {
  mayOwn(s.tell, s.buyers, giver)
  s.tell.allows('developer_name', giver)
}
export const planner = (s: Scene): string => `${s.region.planner}, ${s.town}`
/** The firm that builds, noted. */
export const firm = (s: Scene): string => s.tell.states('developer_name', s.developer)
export const on = (s: Scene, n: number, day: string): string => {
  const said = dayOf(day)
  return s.pick([said.dashes, said.dots, said.typed, said.brief], n)
}
