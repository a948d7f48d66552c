import { grouped, ordinal, rounded } from '../../forms.ts'
import { mayConvert } from '../../truths.ts'
import { addressed, type AddressPart } from '../drafts.ts'
import { mayBeLand } from '../scenes.ts'
import { isGujarat, type Scene } from './scene.ts'

/** Parts of an address; where the sentence prints more than its parts, the sentence. */
type Where = { parts: readonly AddressPart[]; prose?: string }
const floorWords = ['ground', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

const endOf = ({ region, town, district, state }: Scene): AddressPart[] =>
  region.short === 'Guj.' ? [town, [`Ta. & Dist. ${district}`]] : [town, [`Dist. ${district}`], [state]]

const flatWhere = (s: Scene): readonly Where[] => {
  const { unit, floor, project, colony, town, district, road, region, block, village, scheme, ward } = s
  const storey = floorWords[floor] ?? ''
  const within = isGujarat(s) ? `Final Plot No. ${scheme.final} of T.P. Scheme No. ${scheme.town}` : `P.H. No. ${scheme.town}`
  return [
    { parts: [`Flat No. ${unit}`, [`${ordinal(floor)} Floor`], project, [`Nr. ${road}`], colony, ...endOf(s)] },
    {
      prose: `Flat No. ${unit} situated on the ${storey} floor in the scheme known as "${project}", constructed on land bearing ${block}, ${within}, lying at ${region.village} ${village}, ${region.tehsil} ${town}, District ${district}`,
      parts: [
        `Flat No. ${unit}`,
        [`${storey} floor`],
        project,
        [block],
        [within],
        `${region.village} ${village}`,
        `${region.tehsil} ${town}`,
        `District ${district}`,
      ],
    },
    { parts: [project, `Flat No. ${unit}`, [`Floor ${floor}`], [`Ward No. ${ward}`], colony, ...endOf(s)] },
    {
      prose: `Flat bearing No. ${unit} on ${storey} floor of ${project}, near ${road}, ${colony}, ${town}`,
      parts: [`Flat No. ${unit}`, [`${storey} floor`], project, [`near ${road}`], colony, town],
    },
  ]
}
const plotWhere = (s: Scene): readonly Where[] => {
  const { plot, project, colony, town, district, road, region, block, village, ward, wing, state, hasHouse } = s
  const thing = hasHouse ? 'House on Plot No.' : 'Plot No.'
  return [
    { parts: [`${thing} ${plot}`, [`Sector ${wing}`], colony, [`near ${road}`], ...endOf(s)] },
    {
      prose: `residential plot bearing No. ${plot}${hasHouse ? ' with house constructed thereon' : ''}, forming part of ${block}, in the colony known as "${project}", situated at ${region.village} ${village}, ${region.tehsil} ${town}, District ${district}, ${state}`,
      parts: [
        `Plot No. ${plot}`,
        [block],
        project,
        `${region.village} ${village}`,
        `${region.tehsil} ${town}`,
        `District ${district}`,
        [state],
      ],
    },
    { parts: [hasHouse ? `Tenement No. ${plot}` : `Sub Plot No. ${plot}`, project, [block], [`Opp. ${road}`], colony, ...endOf(s)] },
    { parts: [`Plot No. ${plot}`, project, [`Ward No. ${ward}`], colony, town, `Dist. ${district}`, [region.short]] },
  ]
}
const chosen = (s: Scene, n: number): { printed: string; wordings: string[] } => {
  const { parts, prose } = s.pick(s.isFlat ? flatWhere(s) : plotWhere(s), n)
  const { printed, also } = addressed(parts)
  return { printed: prose ?? printed, wordings: [printed, ...also, ...(prose === undefined ? [] : [prose])] }
}

/** Where the property lies, noted. */
export const where = (s: Scene, n = 40): string => {
  if (s.isFlat) s.tell.states('flat', s.unit)
  else mayBeLand(s)
  const { printed, wordings } = chosen(s, n)
  const [first = '', ...also] = wordings
  return s.tell.states('property_address_doc', printed, first, ...also)
}
/** The site of an approved plan, noted. */
export const planSite = (s: Scene, n = 40): string => {
  mayBeLand(s)
  const { printed, wordings } = chosen({ ...s, isFlat: false, hasHouse: false }, n)
  const [first = '', ...also] = wordings
  s.tell.allows('property_address_doc', first, ...also)
  s.tell.allows('document_area_sqft', String(s.sqft.plan))
  return s.tell.states('address_as_per_plan', printed, first, ...also)
}

/** The plot's area in one unit. */
const landIn = {
  sqft: (s: Scene): string => {
    const value = s.tell.states('land_area_docs_sqft', grouped(s.sqft.plot), String(s.sqft.plot))
    return `${value} ${s.pick(['Sq. Ft.', 'sq.ft.', 'sqft', 'square feet'], 42)}`
  },
  sqmt: (s: Scene): string => {
    const value = s.tell.states('land_area_docs_sqmt', grouped(s.sqmt.plot), String(s.sqmt.plot))
    return `${value} ${s.pick(['Sq. Mtr.', 'sq. mt.', 'sq. metres', 'Sq.Mtrs.'], 43)}`
  },
  sqyd: (s: Scene): string => {
    const value = s.tell.states('land_area_docs_sqyd', grouped(s.sqyd), String(s.sqyd))
    return `${value} ${s.pick(isGujarat(s) ? ['sq. yards', 'Sq. Yds.'] : ['sq. gaj', 'Sq. Yards', 'sq. yds.'], 44)}`
  },
}
/** Land as the state measures it, with a second unit in half of the papers. */
export const landArea = (s: Scene): string => {
  mayConvert(s.tell, s.sqft.plot)
  const [main = 'sqft', other = 'sqmt'] = s.region.units
  const first = landIn[main](s)
  return s.pick(
    [
      () => first,
      () => `${first} i.e. ${landIn[other](s)}`,
      () => `${first} (${landIn[other](s)})`,
      () => `${first} = ${landIn[other](s)}`,
    ],
    45,
  )()
}
/** Square feet of what is sold, told in metres too. */
const feetOf = (s: Scene, value: number): string => {
  const printed = s.tell.states('document_area_sqft', grouped(value), String(value))
  const metres = grouped(rounded(value * 0.09290304))
  return s.pick([`${printed} sq. ft.`, `${printed} sq.ft. (${metres} sq. mtr.)`, `${metres} sq. mtr. (${printed} sq. ft.)`], 46)
}
/** A flat's area with the words of its basis. */
export const flatArea = (s: Scene): string => {
  const { sqft } = s
  return s.pick(
    [
      () => `super built up area ${feetOf(s, sqft.super)}`,
      () => `RERA carpet area ${feetOf(s, sqft.carpet)}`,
      () => `built up area ${feetOf(s, sqft.built)}`,
      () => `saleable area ${feetOf(s, sqft.super)} and carpet area ${grouped(sqft.carpet)} sq. ft.`,
    ],
    47,
  )()
}
/** The house on a plot, if this paper tells its area. */
export const houseOn = (s: Scene, n: number, before: string): string =>
  !s.isFlat && s.hasHouse && s.has(0.6, n)
    ? `${before}${s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))} sq. ft.`
    : ''
/** The house on a plot in a register of land, where nobody sells it by its area. */
export const houseSeen = (s: Scene, n: number, before: string): string =>
  !s.isFlat && s.hasHouse && s.has(0.6, n) ? `${before}${grouped(s.sqft.built)} sq. ft.` : ''
export const extent = (s: Scene): string => (s.isFlat ? flatArea(s) : landArea(s))
/** The share of land that goes with a flat. */
export const landShare = (s: Scene): string =>
  s.tell.states(
    'final_land_area_uds',
    `${s.whole(18, 46, 48)}.${s.whole(11, 95, 49)} ${s.pick(['sq. mtr.', 'sq. metres', 'Sq.Mtrs.'], 43)}`,
  )
/** The land below the whole scheme. */
export const schemeLand = (s: Scene): string => {
  mayConvert(s.tell, s.siteMetres * 10.7639104)
  return `${grouped(s.siteMetres)} sq. mtrs.`
}
