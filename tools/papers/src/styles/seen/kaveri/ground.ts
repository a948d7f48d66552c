import { grouped, ordinal, rounded } from '../../forms.ts'
import { mayConvert } from '../../truths.ts'
import { addressed, type AddressPart } from '../drafts.ts'
import { mayBeLand } from '../scenes.ts'
import type { Scene } from './scene.ts'

/** A place as it stands in the sentence, and the parts of it that a clerk types. */
type Spot = { printed: string; parts: readonly AddressPart[] }
const spot = (...parts: AddressPart[]): Spot => ({ printed: addressed(parts).printed, parts })
const storeys = ['ground', 'first', 'second', 'third', 'fourth']

/** A flat as a deed describes it, and as it is jotted down. */
const flatSpots = (s: Scene): { full: Spot[]; brief: Spot[] } => {
  const { unit, floor, project, colony, town, district, road, ward, survey, region, state } = s
  const storey = storeys[floor] ?? ''
  const land = `${region.survey} ${survey}`
  const end: AddressPart[] = [[`${region.tehsil} ${town}`], [`District ${district}`]]
  return {
    full: [
      {
        printed: `Flat No. ${unit} on the ${storey} floor of the building known as "${project}" standing on ${land} at ${colony}, ${town}, ${region.tehsil} ${town}, District ${district}, ${state}`,
        parts: [`Flat No. ${unit}`, [`${storey} floor`], project, [land], colony, town, ...end, [state]],
      },
      {
        printed: `Flat bearing No. ${unit} in ${storey} floor of "${project}", ${colony}, Ward No. ${ward}, within the limits of ${town} ${region.urban}, ${district} District`,
        parts: [`Flat No. ${unit}`, [`${storey} floor`], project, colony, [`Ward No. ${ward}`], town, [`${district} District`]],
      },
      spot(`Flat No. ${unit}`, [`${ordinal(floor)} Floor`], project, [`Near ${road}`], colony, town, [`Dist. ${district}`], [region.short]),
      {
        printed: `residential flat in the ${storey} floor, numbered ${unit}, of ${project}, constructed over ${land}, ${colony} locality, ${town}, ${district} District`,
        parts: [`Flat No. ${unit}`, [`${storey} floor`], project, [land], colony, town, [`${district} District`]],
      },
    ],
    brief: [
      spot(`Flat ${unit}`, project, [`nr ${road}`], colony, town),
      spot(`flat no ${unit}`, [`${ordinal(floor)} flr`], `${project}`, colony, town, [`dist ${district}`]),
      spot(project, `Flat No. ${unit}`, [`${ordinal(floor)} floor`], [`opp. ${road}`], colony, town),
    ],
  }
}

/** A plot or a house, in a village or in a ward of the town. */
const landSpots = (s: Scene): { full: Spot[]; brief: Spot[] } => {
  const { plot, house, hasHouse, village, colony, town, district, road, ward, survey, region, state } = s
  const land = `${region.survey} ${survey}`
  const end: AddressPart[] = [[`${region.tehsil} ${town}`], `District ${district}`, [state]]
  if (s.isRural)
    return {
      full: [
        {
          printed: `Plot No. ${plot} carved out of ${land} situated at ${region.village} ${village}, ${region.rural} ${village}, ${region.tehsil} ${town}, District ${district} (${region.short})`,
          parts: [
            `Plot No. ${plot}`,
            [land],
            `${region.village} ${village}`,
            [`${region.rural} ${village}`],
            ...end.slice(0, 2),
            [region.short],
          ],
        },
        hasHouse
          ? spot(`House No. ${house}`, [land], `${region.village} ${village}`, [`Post ${village}`], ...end)
          : spot(`Plot No. ${plot}`, [land], `${region.village} ${village}`, [`P.O. ${village}`], ...end),
        {
          printed: `land comprised in ${land} lying in ${region.village} ${village} near ${road}, ${hasHouse ? `with house bearing No. ${house}` : `marked as plot no. ${plot} in the layout`}, within ${region.tehsil} ${town} of ${district} District, ${state}`,
          parts: [
            hasHouse ? `House No. ${house}` : `Plot No. ${plot}`,
            [land],
            `${region.village} ${village}`,
            [`near ${road}`],
            [`${region.tehsil} ${town}`],
            `${district} District`,
            [state],
          ],
        },
      ],
      brief: [
        spot(
          `plot no. ${plot}`,
          [land],
          `vill. ${village}`,
          [`nr ${road}`],
          [`${region.tehsil.toLowerCase()} ${town}`],
          `dist. ${district}`,
        ),
        spot(`${hasHouse ? `House no. ${house}` : `Plot ${plot}`}`, village, [road], town),
      ],
    }
  return {
    full: [
      {
        printed: `${hasHouse ? 'house property' : 'open plot'} bearing ${hasHouse ? `House No. ${house}` : `Plot No. ${plot}`} situate at ${colony}, Ward No. ${ward}, within the limits of ${region.urban} ${town}, ${region.tehsil} ${town}, District ${district}, ${state}`,
        parts: [
          hasHouse ? `House No. ${house}` : `Plot No. ${plot}`,
          colony,
          [`Ward No. ${ward}`],
          [region.urban],
          town,
          [`${region.tehsil} ${town}`],
          [`District ${district}`],
          [state],
        ],
      },
      {
        printed: hasHouse
          ? `house bearing Municipal No. ${house} in Ward No. ${ward} of ${town}, locality ${colony}, near ${road}, District ${district}`
          : `Site No. ${plot} formed in ${land} of ${colony}, ${town} Town, ${district} District, ${state}`,
        parts: hasHouse
          ? [`Municipal No. ${house}`, [`Ward No. ${ward}`], colony, [`near ${road}`], town, [`District ${district}`]]
          : [`Site No. ${plot}`, [land], colony, `${town}`, [`${district} District`], [state]],
      },
      spot(`Plot No. ${plot}`, [`${land}`], colony, [`Ward No. ${ward}`], town, ...end.slice(0, 2), [region.short]),
    ],
    brief: [
      spot(`${hasHouse ? `H. No. ${house}` : `Plot No. ${plot}`}`, [`ward ${ward}`], colony, [`nr. ${road}`], town),
      spot(`plot ${plot}`, colony, [`behind ${road}`], town, [region.short]),
    ],
  }
}

const wordings = ({ printed, parts }: Spot): string[] => {
  const { printed: plain, also } = addressed(parts)
  return [plain, ...also, printed]
}
const chosen = (s: Scene, manner: 'full' | 'brief'): Spot => s.pick((s.isFlat ? flatSpots(s) : landSpots(s))[manner], 40)

/** Where the property lies, at length or jotted down. */
export const place = (s: Scene, manner: 'full' | 'brief' = 'full'): string => {
  if (s.isFlat) s.tell.states('flat', s.unit)
  else {
    mayBeLand(s)
    s.tell.allows('flat', s.house)
  }
  const found = chosen(s, manner)
  const [first = '', ...also] = wordings(found)
  return s.tell.states('property_address_doc', found.printed, first, ...also)
}
/** The site of a plan. */
export const planPlace = (s: Scene): string => {
  mayBeLand(s)
  s.tell.allows('flat', s.house)
  const found = chosen({ ...s, hasHouse: false }, 'full')
  const [first = '', ...also] = wordings(found)
  s.tell.allows('property_address_doc', first, ...also)
  s.tell.allows('document_area_sqft', String(s.sqft.plan))
  return s.tell.states('address_as_per_plan', found.printed, first, ...also)
}

/** Bigha, biswa and biswansi of the hills. */
const biswa = (metres: number): string => {
  const all = Math.round(metres / 2.0234)
  return `00-${String(Math.floor(all / 20)).padStart(2, '0')}-${String(all % 20).padStart(2, '0')}`
}

/** Land in the measures of the state; what is no field's unit may still be converted. */
export const extent = (s: Scene): string => {
  const { tell, sqmt, sqyd, sqft, region } = s
  mayConvert(tell, sqft.plot)
  const [main = 'sqft', other = 'sqft'] = region.units
  const said = {
    sqft: (): string =>
      `${tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))} ${s.pick(['sqft', 'Sq. Ft.', 'square feet', 'sq.ft.'], 41)}`,
    sqmt: (): string =>
      `${tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot))} ${s.pick(['sq. mtr.', 'Sq.Mtrs.', 'square metres', 'sqm'], 42)}`,
    sqyd: (): string =>
      `${tell.states('land_area_docs_sqyd', grouped(sqyd), String(sqyd))} ${s.pick(['Sq.Yds', 'sq. yards', 'Sq. Yards', region.sri === 'Shri' ? 'sq. gaj' : 'square yards'], 43)}`,
    cents: (): string => `${rounded(sqft.plot / 435.6)} cents`,
    acre: (): string => `${rounded(sqft.plot / 43_560, 4)} acre`,
    biswa: (): string => `${biswa(sqmt.plot)} bigha`,
  }
  return s.pick(
    [
      () => said[main](),
      () => `${said[main]()} i.e. ${said[other]()}`,
      () => `${said[main]()} (${said[other]()})`,
      () => `${said[other]()} equivalent to ${said[main]()}`,
    ],
    44,
  )()
}
/** A flat's area as it is charged. */
export const flatArea = (s: Scene): string => {
  const { tell, sqft } = s
  const says = (value: number): string => tell.states('document_area_sqft', grouped(value), String(value))
  return s.pick(
    [
      () => `super built up area of ${says(sqft.super)} sq.ft.`,
      () => `${says(sqft.super)} sft of plinth area including common areas`,
      () => `built up area ${says(sqft.built)} sq. ft. (carpet ${grouped(sqft.carpet)} sq. ft.)`,
      () => `${says(sqft.super)} sqft SBA`,
    ],
    45,
  )()
}
export const size = (s: Scene): string => (s.isFlat ? flatArea(s) : extent(s))
/** What stands on the plot. */
export const house = (s: Scene, n: number): string =>
  !s.isFlat && s.hasHouse && s.has(0.6, n)
    ? ` together with the ${s.pick(['pucca house', 'R.C.C. roofed house', 'tiled house', 'house'], n + 1)} standing thereon having ${s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))} sq.ft. ${s.pick(['plinth area', 'built-up area', 'of construction'], n + 2)}`
    : ''
/** The land below a whole building, no land of the flat's own. */
export const site = (s: Scene): string => {
  mayConvert(s.tell, s.siteFeet)
  return s.region.units[0] === 'sqyd' ? `${grouped(rounded(s.siteFeet / 9))} sq. yards` : `${grouped(s.siteFeet)} sq.ft.`
}
export const share = (s: Scene): string =>
  s.tell.states(
    'final_land_area_uds',
    s.region.units[0] === 'sqyd' ? `${s.whole(22, 58, 46)}.${s.whole(10, 95, 47)} sq. yards` : `${s.whole(190, 520, 46)} sq.ft.`,
  )
/** The PIN in so many papers. */
export const pin = (s: Scene, often: number, n: number): string =>
  s.has(often, n) ? `${s.pick([' - ', ', Pin ', ', PIN: ', ' '], n + 1)}${s.tell.states('pincode', s.pin)}` : ''
