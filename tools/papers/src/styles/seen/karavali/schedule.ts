import type { Side } from '../../../property.ts'
import type { Telling } from '../../../telling.ts'
import { grouped, ordinal, rounded } from '../../forms.ts'
import { lengthOf, mayBePlot, mayConvert } from '../../truths.ts'
import { flatPlace, landOf, pinOf, sitePlace, type Ground } from './ground.ts'

const inKannada: Record<Side, string> = { east: 'Purva', west: 'Paschima', north: 'Uttara', south: 'Dakshina' }
const inMalayalam: Record<Side, string> = { east: 'Kizhakku', west: 'Padinjaru', north: 'Vadakku', south: 'Thekku' }
const orders: readonly (readonly Side[])[] = [
  ['east', 'west', 'north', 'south'],
  ['north', 'south', 'east', 'west'],
  ['east', 'south', 'west', 'north'],
]
const capital = (side: Side): string => `${side.charAt(0).toUpperCase()}${side.slice(1)}`

/** The four sides as scribes of the coast set them out. */
export const checkBandi = (tell: Telling, ground: Ground): string => {
  const { neighbours, pick, state, inKerala, whole } = ground
  const order = pick(orders, 300)
  const said = (side: Side): string => tell.states(`boundaries_deed_${side}`, neighbours[side])
  const way = whole(0, 3, 301)
  if (way === 0) return `<p>Bounded on the ${order.map((side) => `${capital(side)} : by ${said(side)}`).join(', on the ')}.</p>`
  if (way === 1 && state !== 'Goa') {
    const word = inKerala ? inMalayalam : inKannada
    return `<p>${inKerala ? 'Athirukal' : 'Check-bandi'} (boundaries):</p><table class="bounds">${order
      .map((side) => `<tr><td>${word[side]} (${capital(side)})</td><td>${said(side)}</td></tr>`)
      .join('')}</table>`
  }
  if (way === 2) return `<p>Boundaries: ${order.map((side) => `${side.charAt(0).toUpperCase()} - ${said(side)}`).join('; ')}.</p>`
  return `<p>and is bounded as follows:</p><table class="bounds">${order
    .map((side) => `<tr><td>Towards the ${capital(side)}</td><td>: By ${said(side)};</td></tr>`)
    .join('')}</table>`
}

/** Lengths of the sides: two figures for four sides, or four of a crooked site. */
export const measured = (tell: Telling, { sizes, has, whole }: Ground): string => {
  const { eastWest, northSouth } = sizes
  const way = whole(0, 3, 302)
  const feet = (length: number): string => `${length} feet`
  const metres = (length: number): string => `${rounded(length * 0.3048)} mts`
  if (way === 0)
    return `<p>Measuring East to West ${lengthOf(tell, 'north', feet(eastWest))} and North to South
${lengthOf(tell, 'east', feet(northSouth))}${has(0.4, 303) ? ', with the right of way over the layout roads' : ''}.</p>`
  if (way === 1) {
    const side = (name: Side, length: number): string => tell.states(`dimensions_deed_${name}`, `${length}'0"`)
    return `<p>Measuring : East to West : on the Northern side ${side('north', eastWest - 1)}, on the Southern side
${side('south', eastWest + 1)}; North to South : on the Eastern side ${side('east', northSouth)}, on the Western side
${side('west', northSouth)}.</p>`
  }
  if (way === 2)
    return `<table class="bounds"><tr><td>E - W</td><td>: ${lengthOf(tell, 'south', metres(eastWest))}</td></tr><tr><td>N - S</td><td>:
${lengthOf(tell, 'west', metres(northSouth))}</td></tr></table>`
  return '<p>The sketch annexed shall be read as a part of this schedule.</p>'
}

/** The schedule of a site, with or without its house. */
export const siteSchedule = (tell: Telling, ground: Ground): string => {
  const { plot, sqft, has, town, district, inKerala, village, digits } = ground
  mayBePlot(tell, String(plot), sqft.plot)
  tell.allows('document_area_sqft', String(sqft.plot))
  if (has(0.4, 304)) tell.allows('flat', ground.door6)
  const house = has(0.4, 304)
    ? ` together with the ${inKerala ? 'terraced' : 'R.C.C. roofed'} residential house bearing Door No. ${ground.door6} having a plinth
area of
${tell.states('document_area_sqft', grouped(sqft.built), String(sqft.built))} Sft and ${inKerala ? 'a well' : 'bore well'}`
    : ''
  const pin = has(0.7, 305) ? `, PIN ${pinOf(tell, ground)}` : ''
  const parent = has(0.5, 306) ? ` (out of the larger extent of ${ground.whole(1, 4, 307)} Acre ${ground.whole(3, 90, 308)} Cents)` : ''
  return `<p>All that immovable property held on ${inKerala ? 'jenm' : ground.inGoa ? 'alvara' : 'moolawarga / converted'} right in
${village}
Village of ${town} Taluk, within the Registration District of ${district}, being ${sitePlace(tell, ground)}${pin}, admeasuring
${landOf(tell, ground)}${parent}${house}.</p>${has(0.85, 309) ? checkBandi(tell, ground) : ''}${measured(tell, ground)}
${has(0.4, 310) ? `<p>Khata No. ${digits(3, 311)}, assessed at Rs.${ground.whole(1, 9, 312)}.40.</p>` : ''}`
}

/** Schedules of an apartment: land, share, home. */
export const flatSchedules = (tell: Telling, ground: Ground): string => {
  const { sqft, has, village, whole, floor, surveyWord, survey, district, town } = ground
  const land = sqft.plot * 5
  mayConvert(tell, land)
  tell.allows('type_of_plot', 'Residential')
  tell.allows('usage_approved_as_per_plan', 'Residential')
  const metres = rounded(land * 0.09290304)
  const extent = has(0.5, 313)
    ? `${tell.states('land_area_docs_sqft', grouped(land), String(land))} Sft`
    : `${tell.states('land_area_docs_sqmt', String(metres))} Square Metres`
  const bounds = has(0.65, 314) ? checkBandi(tell, ground) : ''
  const share = has(0.75, 315)
    ? tell.states(
        'final_land_area_uds',
        has(0.6, 316) ? `${whole(180, 480, 317)} Sft` : `${whole(17, 44, 317)}.${whole(11, 89, 318)} Sq. Mtrs.`,
      )
    : 'Proportionate'
  const parking = has(0.5, 319)
    ? ` with ${tell.states('amenities_car_parking', 'one covered car parking', '1 covered', '1', 'one covered car parking')} in the
basement`
    : ''
  const pin = has(0.7, 320) ? `, PIN ${pinOf(tell, ground)}` : ''
  return `<h2>SCHEDULE 'A'</h2><p>Converted land in ${surveyWord} ${survey} of ${village} Village, ${town}, ${district}, measuring ${extent}
or thereabouts.</p>${bounds}<h2>SCHEDULE 'B'</h2><p>${share} undivided share, right, title and interest in the land in Schedule 'A'.</p>
<h2>SCHEDULE 'C'</h2><p>${flatPlace(tell, ground)}${pin}, on the ${ordinal(floor)} floor, of super built-up area
${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} Sft (carpet ${grouped(sqft.carpet)} Sft)${parking}.</p>`
}
