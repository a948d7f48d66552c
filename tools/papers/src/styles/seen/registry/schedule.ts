import { sides, type Side } from '../../../property.ts'
import { allowsPlot, statesBoundaries, statesSizes } from '../noted.ts'
import { inWords, indian, ordinal } from '../wording.ts'
import { feetInWords, type Desk } from './manner.ts'

/** Where the plot lies, in one of the ways in which deeds say it. */
const situated = ({ property, tell, chance, plot, survey, village, door }: Desk): string => {
  const { town, state, pin, isFlat } = property
  const place = `${plot.colony}, ${plot.road}, ${town}, ${state}`
  const full = `Plot No. ${plot.number}, ${place}`
  const withSurvey = `Plot No. ${plot.number}, Survey No. ${survey}, ${place}`
  const withVillage = `Plot No. ${plot.number}, Survey No. ${survey}, ${village} Village, ${place}`
  const code = chance.happens(0.8) ? ` - ${tell.states('pincode', pin)}` : ''
  const address = (printed: string, value: string): string =>
    tell.states('property_address_doc', printed, value, ...[full, withSurvey, withVillage, place].filter((one) => one !== value))
  const ways = [
    () => `bearing ${address(full, full)}${code}, comprised in Survey No. ${survey} of ${village} Village`,
    () => `${address(withSurvey, withSurvey)}${code}`,
    () =>
      `being Plot No. ${plot.number}, laid out in Survey No. ${survey} of ${village} Village and situated at
      ${address(place, full)}${code}`,
    () =>
      `bearing Door No. ${door} on ${address(full, full)}${code}, within the limits of ${town} Corporation, Ward No.
      ${chance.whole(2, 60)}`,
  ]
  // a flat's neighbour in a plot's deed would be another door
  return chance.pick(isFlat ? ways.slice(0, 3) : ways)()
}

/** The extent: units, words and the larger holding of which the plot was cut. */
const extent = ({ property: { areas }, tell, chance }: Desk): string => {
  const sqft = (): string => tell.states('land_area_docs_sqft', indian(areas.plotSqft), String(areas.plotSqft))
  const sqmt = (): string => tell.states('land_area_docs_sqmt', indian(areas.plotSqmt), String(areas.plotSqmt))
  const sqyd = (): string => tell.states('land_area_docs_sqyd', indian(areas.plotSqyd), String(areas.plotSqyd))
  const cents = (areas.plotSqft / 435.6).toFixed(2)
  return chance.pick([
    () => `in all admeasuring ${sqft()} Square feet (${inWords(areas.plotSqft)} Square feet only)`,
    () => `admeasuring an extent of ${sqyd()} sq. yards, equivalent to ${sqmt()} sq. metres`,
    () =>
      `measuring ${sqft()} Sq.ft. or ${cents} cents, i.e. ${sqmt()} Sq.Mtrs., out of the larger extent of ${chance.whole(1, 6)} Acres
      ${chance.whole(2, 38)} Guntas`,
    () => `totally measuring ${sqmt()} Sq. Mts. (${sqft()} Sft.)`,
    () => `having a total area of ${sqyd()} Square Yards`,
  ])()
}

/** The measurements clause, or none where the plan says it. */
const measured = ({ property: { sizes }, tell, chance }: Desk): string => {
  const { eastWest, northSouth } = sizes
  const metres = (feet: number): string => (feet * 0.3048).toFixed(2)
  const say = (across: string, along: string, ...also: { eastWest: string; northSouth: string }[]): void =>
    statesSizes(tell, across, along, ...also)
  return chance.pick([
    () => {
      say(`${eastWest} feet`, `${northSouth} feet`)
      return `<p>Measuring East to West : ${eastWest} feet (${feetInWords(eastWest)}), North to South : ${northSouth} feet
      (${feetInWords(northSouth)}).</p>`
    },
    () => {
      say(`${eastWest}'-0"`, `${northSouth}'-0"`, { eastWest: `${eastWest} feet`, northSouth: `${northSouth} feet` })
      const row = (side: string, feet: number): string => `<tr><td>On the ${side}</td><td>:</td><td>${feet}'-0"</td></tr>`
      return `<p>And measuring:</p><table class="plain">${row('Northern side', eastWest)}${row('Southern side', eastWest)}
        ${row('Eastern side', northSouth)}${row('Western side', northSouth)}</table>`
    },
    () => {
      say(`${eastWest} feet`, `${northSouth} feet`, { eastWest: `${metres(eastWest)} metres`, northSouth: `${metres(northSouth)} metres` })
      return `<p>Linear measurements: East-West on both sides ${eastWest} feet (${metres(eastWest)} metres) and North-South on both sides
        ${northSouth} feet (${metres(northSouth)} metres).</p>`
    },
    () => '<p>More fully delineated in the plan annexed hereto and marked in red colour.</p>',
  ])()
}

const orders: readonly (readonly Side[])[] = [sides, ['north', 'south', 'east', 'west'], ['east', 'south', 'west', 'north']]
const capital = (side: Side): string => `${side.charAt(0).toUpperCase()}${side.slice(1)}`

/** Four boundaries, already noted, as the scribe sets them out. */
export const bounded = ({ chance }: Desk, said: Record<Side, string>): string => {
  const order = chance.pick(orders)
  const lead = chance.pick(['and bounded on the :', 'BOUNDED BY :', 'within the following boundaries :', 'bounded on all sides as under :'])
  const rows = (label: (side: Side) => string, mark: string): string =>
    `<table class="plain">${order.map((side) => `<tr><td>${label(side)}</td><td>${mark}</td><td>${said[side]}</td></tr>`).join('')}</table>`
  return chance.pick([
    () => `<p>${lead}</p>${rows((side) => `${capital(side)} by`, ':')}`,
    () => `<p>${lead}</p>${rows((side) => side.toUpperCase(), '::')}`,
    () => `<p>${lead} ${order.map((side) => `on the ${capital(side)} by : ${said[side]}`).join('; ')}.</p>`,
    () => `<p>${lead}</p>${order.map((side) => `<p class="indent">To the ${capital(side)} of : ${said[side]}</p>`).join('')}`,
  ])()
}

/** The schedule of a plot, with the house upon it in some deeds. */
export const plotSchedule = (desk: Desk, heading: string): string => {
  const { property, tell, chance, plot, witnesses } = desk
  allowsPlot(tell, plot.number, property)
  const bounds = chance.happens(0.88)
    ? bounded(desk, statesBoundaries(tell, plot.boundaries))
    : '<p>Boundaries as per the sketch annexed.</p>'
  const corner = chance.happens(0.2) ? `, being a ${tell.states('type_of_plot', chance.pick(['Corner', 'Intermediate']))} plot,` : ''
  const hasHouse = chance.happens(0.3)
  const house = hasHouse
    ? `, together with the RCC roofed residential building standing thereon having a plinth area of
       ${tell.states('document_area_sqft', indian(property.areas.builtSqft), String(property.areas.builtSqft))} Sq.ft., with electricity
       connection
       RR No. ${chance.digits(6)} and water connection,`
    : ''
  const what = hasHouse ? 'residential property' : 'vacant residential site'
  return `<h3>${heading}</h3><p>All that piece and parcel of the ${what} ${situated(desk)}, ${extent(desk)}${corner}${house}
    in the Registration Sub-District of ${property.town} and Registration District of
    ${property.town}${chance.happens(0.3) ? ` (adjacent sites of ${witnesses[0]?.name ?? ''} excluded)` : ''}.</p>
    ${chance.happens(0.5) ? `${measured(desk)}${bounds}` : `${bounds}${measured(desk)}`}`
}

/** Schedules of a flat: the land, the undivided share, the flat. */
export const flatSchedules = (desk: Desk): string => {
  const { property, tell, chance, flat, plot, survey, village, site, sellers } = desk
  const { town, state, pin, areas, boundaries, floor } = property
  const place = `${flat.project}, ${flat.colony}, ${town}, ${state}`
  const withFloor = `Flat No. ${flat.unit}, ${ordinal(floor)} Floor, ${place}`
  tell.states('property_address_doc', flat.unit, withFloor, `Flat No. ${flat.unit}, ${place}`, place)
  const space = 'one covered car parking space'
  const parking = chance.happens(0.5) ? `, along with ${tell.states('amenities_car_parking', space, '1 covered', '1', space)}` : ''
  const hasMetres = chance.happens(0.5)
  const land = chance.happens(0.6) ? statesBoundaries(tell, plot.boundaries, boundaries) : null
  const own = !land || chance.happens(0.4) ? statesBoundaries(tell, boundaries, land ? plot.boundaries : undefined) : null
  const metres = Math.round(site.sqft * 9.2903) / 100
  const uds = `${indian(site.udsSqft)} Sq.ft.`
  const share = tell.states('final_land_area_uds', uds, uds, `${((site.udsSqft / site.sqft) * 100).toFixed(2)} %`)
  const inMetres = hasMetres ? ` (${tell.states('land_area_docs_sqmt', indian(metres), String(metres))} Sq. Mtrs.)` : ''
  tell.allows('land_area_docs_sqmt', String(metres))
  tell.allows('land_area_docs_sqyd', String(Math.round((site.sqft / 9) * 100) / 100))
  tell.allows('usage_approved_as_per_plan', 'Residential')
  tell.allows('type_of_plot', 'Residential')
  const code = chance.happens(0.8) ? ` - ${tell.states('pincode', pin)}` : ''
  return `<h3>SCHEDULE 'A' PROPERTY<br>(Description of the entire land)</h3>
    <p>All that piece and parcel of converted land bearing Survey No. ${survey} of ${village} Village, measuring
    ${tell.states('land_area_docs_sqft', indian(site.sqft), String(site.sqft))} Sq.ft.${inMetres}, standing
    in the name of ${sellers.length > 1 ? 'the Vendors' : 'the Vendor'}
    ${land ? '' : 'and more fully shown in the layout plan.'}</p>${land ? bounded(desk, land) : ''}
    <h3>SCHEDULE 'B' PROPERTY<br>(Undivided share hereby conveyed)</h3>
    <p>${share} of undivided share, right, title, interest and ownership in the Schedule 'A' Property.</p>
    <h3>SCHEDULE 'C' PROPERTY</h3>
    <p>Residential apartment bearing Flat No. ${tell.states('flat', flat.unit)} in the ${ordinal(floor)} Floor of the building known as
    '${flat.project}', ${flat.colony}, ${town}, ${state}${code}, having a super built-up area of
    ${tell.states('document_area_sqft', indian(areas.superSqft), String(areas.superSqft))} Sq.ft. (${inWords(areas.superSqft)} Square Feet),
    carpet area of ${indian(areas.carpetSqft)} Sq.ft., with vitrified flooring and teak wood main
    door${parking}${own ? ',' : '.'}</p>
    ${own ? bounded(desk, own) : ''}`
}
