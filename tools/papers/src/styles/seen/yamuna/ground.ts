import { grouped, ordinal, rounded } from '../../forms.ts'
import { mayConvert } from '../../truths.ts'
import { addressed, type AddressPart } from '../drafts.ts'
import { mayBeLand } from '../scenes.ts'
import type { Scene } from './scene.ts'

/** A place as the sentence has it, and the parts that a clerk types. */
type Spot = { printed: string; parts: readonly AddressPart[] }
const inOrder = (...parts: AddressPart[]): Spot => ({ printed: addressed(parts).printed, parts })

const flatSpots = (s: Scene): readonly Spot[] => {
  const { unit, floor, wing, project, sector, town, district, state, region } = s
  const gh = `Plot No. GH-${s.whole(1, 12, 50)}`
  const storey = `${ordinal(floor)} Floor`
  return [
    inOrder(`Flat No. ${unit}`, [storey], [`Tower-${wing}`], project, [gh], sector, town, [`Distt. ${district}`], [region.short]),
    {
      printed: `residential apartment bearing No. ${unit} on ${storey} in the Group Housing Complex "${project}" at ${gh}, ${sector}, ${town}, ${state}`,
      parts: [`Apartment No. ${unit}`, [storey], project, [gh], sector, town, [state]],
    },
    inOrder(`Unit ${unit}`, [`Tower ${wing}`], project, sector, town, [state]),
    {
      printed: `Dwelling Unit No. ${unit}, Block ${wing}, ${storey}, situated in ${project}, ${sector}, ${town} (${region.short})`,
      parts: [`Dwelling Unit No. ${unit}`, [`Block ${wing}`], [storey], project, sector, town, [region.short]],
    },
  ]
}

const sectorSpots = (s: Scene): readonly Spot[] => {
  const { block, plot, sector, town, district, state, region } = s
  const word = s.pick(['Plot No.', 'Residential Plot No.', s.hasHouse ? 'House No.' : 'Plot No.'], 51)
  return [
    inOrder(`${word} ${block}-${plot}`, sector, town, [`District ${district}`], [state]),
    inOrder(`${word} ${plot}`, `Block-${block}`, sector, town, [`(${region.short})`]),
    {
      printed: `${word} ${plot} in Block ${block}, ${sector}, situated in the ${region.authority.short} area of ${town}, ${state}`,
      parts: [`${word} ${plot}`, `Block ${block}`, sector, [`${region.authority.short} area`], town, [state]],
    },
  ]
}

const villageSpots = (s: Scene): readonly Spot[] => {
  const { plot, survey, village, district, region, state, colony } = s
  const { tehsil, pargana } = region
  const land =
    s.region.manner === 'delhi' || s.region.manner === 'haryana'
      ? `Khasra No. ${survey}`
      : s.pick([`Khasra No. ${survey}`, `Gata No. ${survey}`], 52)
  const end: AddressPart[] = [[`Pargana ${pargana}`], [`Tehsil ${tehsil}`], `District ${district}`, [state]]
  return [
    inOrder(`Plot No. ${plot}`, land, `Village ${village}`, ...end),
    {
      printed: `plot bearing No. ${plot} out of ${land}, situated in the revenue estate of Village ${village}, abadi known as ${colony}, Tehsil ${tehsil}, Distt. ${district}, ${region.short}`,
      parts: [`Plot No. ${plot}`, land, `Village ${village}`, [colony], [`Tehsil ${tehsil}`], `Distt. ${district}`, [region.short]],
    },
    inOrder(
      `Part of ${land}`,
      `Plot No. ${plot}`,
      [colony],
      `Mauza ${village}`,
      [`Pargana ${pargana}`],
      [`Tehsil ${tehsil}`],
      `Distt. ${district}`,
    ),
  ]
}

const wardSpots = (s: Scene): readonly Spot[] => {
  const { house, ward, colony, road, town, district, state, region } = s
  const limits = region.manner === 'noida' ? region.authority.name : region.body.name
  const gali = `Gali No. ${s.whole(1, 14, 53)}`
  return [
    inOrder(`House No. ${house}`, [gali], colony, town, [state]),
    inOrder(`Property No. ${house}`, [`Ward No. ${ward}`], colony, [`near ${road}`], town, [`District ${district}`]),
    {
      printed: `Makan No. ${house} situated at Mohalla ${colony}, ${gali}, Ward ${ward}, within the limits of ${limits}, ${town}`,
      parts: [`Makan No. ${house}`, `Mohalla ${colony}`, [gali], [`Ward ${ward}`], [limits], town],
    },
  ]
}

const spotsOf = (s: Scene): readonly Spot[] =>
  ({ flat: flatSpots, sector: sectorSpots, village: villageSpots, ward: wardSpots })[s.ground](s)

const mayBeNumber = (s: Scene): void => {
  mayBeLand(s)
  s.tell.allows('flat', `${s.block}-${s.plot}`, s.house)
}
const noted = (s: Scene, key: 'property_address_doc' | 'address_as_per_plan', { printed, parts }: Spot): string => {
  const { printed: value, also } = addressed(parts)
  return s.tell.states(key, printed, value, ...also, printed)
}

/** Where the property lies; `at` chooses the same form for one draft. */
export const place = (s: Scene, at = s.whole(0, 11, 54)): string => {
  if (s.isFlat) s.tell.states('flat', s.unit)
  else mayBeNumber(s)
  const spots = spotsOf(s)
  return noted(s, 'property_address_doc', spots[at % spots.length] ?? inOrder(s.town))
}
/** The site of a sanctioned plan, which may be typed as the property's address. */
export const planSite = (s: Scene): string => {
  mayBeNumber(s)
  const spots = spotsOf(s)
  const spot = spots[s.whole(0, 11, 54) % spots.length] ?? inOrder(s.town)
  const { printed, also } = addressed(spot.parts)
  s.tell.allows('property_address_doc', printed, ...also, spot.printed)
  return noted(s, 'address_as_per_plan', spot)
}
/** The flat's own number, where a form asks for it apart. */
export const unitNo = (s: Scene): string => s.tell.states('flat', s.unit)
/** The PIN in so many papers. */
export const pin = (s: Scene, often: number, n: number): string =>
  s.has(often, n) ? `${s.pick([' - ', '-', ', PIN ', ' PIN Code: '], n + 1)}${s.tell.states('pincode', s.pin)}` : ''
/** The PIN alone, for a form's own box; 'NA' where the desk left it. */
export const pinBox = (s: Scene, often: number, n: number): string => (s.has(often, n) ? s.tell.states('pincode', s.pin) : '-')

const unitsOf = {
  delhi: ['sqyd', 'sqmt'],
  noida: ['sqmt', 'sqmt'],
  up: ['sqmt', 'sqyd'],
  haryana: ['sqyd', 'sqmt'],
  hills: ['sqmt', 'sqft'],
} as const

/** Land in one measure of the three. */
export const landIn = (s: Scene, unit: 'sqft' | 'sqmt' | 'sqyd', said: string): string => {
  const value = { sqft: s.sqft.plot, sqmt: s.sqmt.plot, sqyd: s.sqyd }[unit]
  mayConvert(s.tell, s.sqft.plot)
  return `${s.tell.states(`land_area_docs_${unit}`, grouped(value), String(value))} ${said}`
}
/** Land as its state measures it, in one measure or two. */
export const landArea = (s: Scene): string => {
  const [main, other] = unitsOf[s.region.manner]
  const words = {
    sqft: s.pick(['sq. ft.', 'Sq.Ft.', 'sq. feet'], 56),
    sqmt: s.pick(['sq. mtrs.', 'Sq. Meter', 'sqm', 'वर्ग मी०'], 57),
    sqyd: s.pick(['sq. yards', 'Sq. Yds.', 'gaj', 'sq. gaj'], 58),
  }
  const first = landIn(s, main, words[main])
  return main !== other && s.has(0.5, 59) ? `${first} ${s.pick(['i.e.', 'or', '='], 60)} ${landIn(s, other, words[other])}` : first
}

const charge = (s: Scene, sqft: number): string => s.tell.states('document_area_sqft', grouped(sqft), String(sqft))
/** The flat's area that is charged. */
export const superArea = (s: Scene): string => charge(s, s.sqft.super)
export const carpetSold = (s: Scene): string => charge(s, s.sqft.carpet)
/** The area of a house that stands on its plot. */
export const coveredArea = (s: Scene): string => charge(s, s.sqft.built)
/** A flat's areas in a sentence. */
export const flatArea = (s: Scene): string => {
  const { sqft, sqmt } = s
  return s.pick(
    [
      () => `super area ${superArea(s)} sq. ft. (${sqmt.super} sq. mtr.)`,
      () => `Super Built-up Area ${superArea(s)} Sq.ft. and carpet area ${grouped(sqft.carpet)} Sq.ft.`,
      () => `covered area ${charge(s, sqft.built)} sq. ft.`,
      () => `${superArea(s)} sqft saleable area`,
    ],
    61,
  )()
}
export const sizeOf = (s: Scene): string => (s.isFlat ? flatArea(s) : landArea(s))
/** The share in the land below a tower. */
export const landShare = (s: Scene): string =>
  s.tell.states('final_land_area_uds', `${rounded(s.whole(1_800, 5_200, 62) / 100)} ${s.pick(['sq. mtr.', 'sq. yds.'], 63)}`)
/** Land of a whole complex: no land of the flat's own. */
export const siteLand = (s: Scene): string => {
  const metres = s.whole(80, 420, 64) * 100
  s.tell.allows('land_area_docs_sqmt', String(metres))
  mayConvert(s.tell, metres / 0.09290304)
  return `${grouped(metres)} sq. mtrs.`
}
