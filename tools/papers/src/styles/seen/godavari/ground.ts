import type { Side } from '../../../property.ts'
import { escaped } from '../../../telling.ts'
import { grouped, ordinal, rounded } from '../../forms.ts'
import { mayConvert } from '../../truths.ts'
import { abreast, compassCross } from '../layouts.ts'
import { addressed, titled, type AddressPart } from '../drafts.ts'
import { mayBeLand } from '../scenes.ts'
import type { Scene } from './scene.ts'

type Spot = { printed: string; parts: readonly AddressPart[] }
const commas = (...parts: AddressPart[]): Spot => ({ printed: addressed(parts).printed, parts })

const marathiFlat = (s: Scene, isFull: boolean): Spot[] => {
  const { unit, floor, project, colony, town, district, wing, region, survey, road, plot } = s
  const land = `${region.survey} ${survey}`
  return isFull
    ? [
        {
          printed: `Flat No. ${unit}, ${ordinal(floor)} Floor, Building "${project}", constructed on Plot No. ${plot}, ${land}, situated at ${colony}, ${town}, ${region.taluka} & Dist. ${district}`,
          parts: [
            `Flat No. ${unit}`,
            [`${ordinal(floor)} Floor`],
            `Building ${project}`,
            [`Plot No. ${plot}, ${land}`],
            colony,
            town,
            [`${region.taluka} and Dist. ${district}`],
          ],
        },
        commas(
          `Flat No. ${unit}`,
          [`${ordinal(floor)} Floor`],
          [`Wing ${wing}`],
          `${project} Co-op. Housing Society Ltd.`,
          [`${land}`],
          `${colony}`,
          town,
          [`Dist. ${district}`],
        ),
      ]
    : [commas(`Flat ${unit}`, project, [`near ${road}`], colony, town), commas(`${unit}`, project, colony, [road], town)]
}

const teluguFlat = (s: Scene, isFull: boolean): Spot[] => {
  const { unit, floor, project, colony, town, district, region, survey, house, village } = s
  const land = `${region.survey} ${survey}`
  const storey = `in ${ordinal(floor)} Floor`
  return isFull
    ? [
        {
          printed: `Flat bearing No. ${unit} ${storey} of "${project}", bearing Municipal No. ${house}, in ${land}, situated at ${colony}, ${town}, ${district} District, ${s.state}`,
          parts: [
            `Flat No. ${unit}`,
            [`${ordinal(floor)} Floor`],
            project,
            [`Municipal No. ${house}`],
            [land],
            colony,
            town,
            [`${district} District`],
            [s.state],
          ],
        },
        {
          printed: `Flat No. ${unit} ${storey} of the building known as ${project}, on the land in ${land} of ${village} Village, ${town} ${region.taluka}, ${district} District`,
          parts: [
            `Flat No. ${unit}`,
            [`${ordinal(floor)} Floor`],
            project,
            [land],
            `${village} Village`,
            `${town} ${region.taluka}`,
            [`${district} District`],
          ],
        },
      ]
    : [
        commas(`Flat No. ${unit}`, project, colony, town),
        commas(`F.No. ${unit}`, [`${ordinal(floor)} flr`], project, [`H.No. ${house}`], colony, town),
      ]
}

const marathiLand = (s: Scene, isFull: boolean): Spot[] => {
  const { plot, house, hasHouse, colony, town, district, region, survey, village, road, ward } = s
  const land = `${region.survey} ${survey}`
  const what = hasHouse ? `Bungalow on Plot No. ${plot}` : `Plot No. ${plot}`
  return isFull
    ? [
        {
          printed: `Plot No. ${plot} out of ${land} situated at Mouje ${village}, ${region.taluka} ${town}, Dist. ${district}, within the Registration Sub-District of ${town}`,
          parts: [`Plot No. ${plot}`, [land], `Mouje ${village}`, `${region.taluka} ${town}`, [`Dist. ${district}`]],
        },
        hasHouse
          ? commas(`House No. ${house}`, [`Plot No. ${plot}`], [land], colony, [`Ward No. ${ward}`], town, [`Dist. ${district}`])
          : commas(`Plot No. ${plot}`, [land], colony, [`Ward No. ${ward}`], town, [`Dist. ${district}`]),
      ]
    : [commas(what, [road], colony, town), commas(`Plot No. ${plot}`, [land], village, town)]
}

const teluguLand = (s: Scene, isFull: boolean): Spot[] => {
  const { plot, house, hasHouse, colony, town, district, region, survey, village, state } = s
  const land = `${region.survey} ${survey}`
  return isFull
    ? [
        hasHouse
          ? {
              printed: `House bearing No. ${house} on Plot No. ${plot} in ${land} situated at ${colony}, ${village} Village, ${town} ${region.taluka}, ${district} District, ${state}`,
              parts: [
                `House No. ${house}`,
                [`Plot No. ${plot}`],
                [land],
                colony,
                [`${village} Village`],
                `${town} ${region.taluka}`,
                [`${district} District`],
                [state],
              ],
            }
          : {
              printed: `Open Plot No. ${plot} in ${land} situated at ${colony}, ${village} Village, ${town} ${region.taluka}, ${district} District, ${state}`,
              parts: [
                `Plot No. ${plot}`,
                [land],
                colony,
                [`${village} Village`],
                `${town} ${region.taluka}`,
                [`${district} District`],
                [state],
              ],
            },
        commas(hasHouse ? `H.No. ${house}` : `Plot No. ${plot}`, [land], `${colony}`, `${town}`, [`${district} Dist.`], [region.short]),
      ]
    : [
        commas(hasHouse ? `H.No. ${house}` : `Plot No. ${plot}`, colony, town),
        commas(`plot no ${plot}`, [land], village, `${town} ${region.taluka.toLowerCase()}`),
      ]
}

const spotOf = (s: Scene, isFull: boolean): Spot => {
  const { isMarathi } = s.region
  const of = s.isFlat ? (isMarathi ? marathiFlat : teluguFlat) : isMarathi ? marathiLand : teluguLand
  return s.pick(of(s, isFull), 50)
}
const wordings = ({ printed, parts }: Spot): [string, ...string[]] => {
  const plain = addressed(parts)
  return [plain.printed, ...plain.also, printed]
}

/** Where the property lies. */
export const place = (s: Scene, isFull = true): string => {
  if (s.isFlat) s.tell.states('flat', s.unit)
  else mayBeLand(s)
  if (!s.isFlat) s.tell.allows('flat', s.house)
  const spot = spotOf(s, isFull)
  return s.tell.states('property_address_doc', spot.printed, ...wordings(spot))
}
/** The site of a plan. */
export const planSite = (s: Scene): string => {
  const spot = spotOf(s, true)
  mayBeLand(s)
  s.tell.allows('property_address_doc', ...wordings(spot))
  s.tell.allows('document_area_sqft', String(s.sqft.plan))
  return s.tell.states('address_as_per_plan', spot.printed, ...wordings(spot))
}

/** The property's PIN in so many of the papers. */
export const pin = (s: Scene, often: number, n: number, before = s.pick([' - ', ', Pin - ', ', Pin Code : '], n + 1)): string =>
  s.has(often, n) ? `${before}${s.tell.states('pincode', s.pin)}` : ''

const metresOf = (s: Scene): string =>
  `${s.tell.states('land_area_docs_sqmt', grouped(s.sqmt.plot), String(s.sqmt.plot))} ${s.pick(['sq. mtrs.', 'Sq.Mtr.', 'square metres'], 51)}`
const feetOf = (s: Scene): string =>
  `${s.tell.states('land_area_docs_sqft', grouped(s.sqft.plot), String(s.sqft.plot))} ${s.pick(['sq. ft.', 'Sq.Ft.'], 52)}`
const yardsOf = (s: Scene): string =>
  `${s.tell.states('land_area_docs_sqyd', grouped(s.sqyd), String(s.sqyd))} ${s.pick(['Sq. Yards', 'Sq.Yds', 'square yards'], 53)}`

/** Land in the units of the state. */
export const extent = (s: Scene): string => {
  mayConvert(s.tell, s.sqft.plot)
  return s.region.isMarathi
    ? s.pick([() => metresOf(s), () => `${metresOf(s)} i.e. ${feetOf(s)}`, () => `${feetOf(s)} (${metresOf(s)})`], 54)()
    : s.pick([() => yardsOf(s), () => `${yardsOf(s)} or ${metresOf(s)}`, () => `${yardsOf(s)}, equivalent to ${metresOf(s)}`], 54)()
}
/** What is sold of a flat: the carpet of Maharashtra's builders, the salable area of the Telugu ones. */
export const flatArea = (s: Scene, isNew: boolean): string => {
  const { sqft, sqmt, tell, builtFlat, pick } = s
  const says = (value: number): string => tell.states('document_area_sqft', grouped(value), String(value))
  const metres = (value: number): string => grouped(rounded(value * 0.09290304))
  if (!s.region.isMarathi)
    return pick(
      [
        () => `salable area of ${says(sqft.super)} Sft. including common areas`,
        () => `built up area of ${says(sqft.super)} Sq. feet (including common area and balconies)`,
        () => `${says(sqft.super)} sft. super built-up area (carpet area ${grouped(sqft.carpet)} sft.)`,
      ],
      55,
    )()
  return isNew
    ? pick(
        [
          () => `carpet area ${grouped(sqmt.carpet)} sq. mtrs. i.e. ${says(sqft.carpet)} sq. ft. as per RERA`,
          () =>
            `${says(sqft.carpet)} sq. ft. (${grouped(sqmt.carpet)} sq. mtrs.) RERA carpet, along with enclosed balcony of ${metres(sqft.carpet * 0.06)} sq. mtrs.`,
        ],
        55,
      )()
    : pick(
        [
          () => `${metres(builtFlat)} Sq. Mtrs. built-up i.e. ${says(builtFlat)} Sq. Ft.`,
          () => `${says(builtFlat)} sq. ft. (built up)`,
          () => `carpet area ${says(sqft.carpet)} sq. ft. (${grouped(sqmt.carpet)} sq. mtrs.)`,
        ],
        55,
      )()
}
/** The house on a plot, in so many of the papers. */
export const house = (s: Scene, n: number): string =>
  !s.isFlat && s.hasHouse && s.has(0.6, n)
    ? ` along with ${s.pick(['R.C.C. bungalow', 'residential house', 'building'], n + 1)} thereon of ${s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))} ${s.pick(['sq. ft. built-up', 'Sft. plinth area'], n + 2)}`
    : ''
export const size = (s: Scene, isNew = false): string => (s.isFlat ? flatArea(s, isNew) : extent(s))
/** The flat's share of the land. */
export const share = (s: Scene): string => s.tell.states('final_land_area_uds', `${grouped(s.uds)} ${s.pick(['Sq. Yards', 'Sq.Yds.'], 56)}`)

const orders: readonly (readonly Side[])[] = [
  ['east', 'south', 'west', 'north'],
  ['north', 'south', 'east', 'west'],
  ['east', 'west', 'south', 'north'],
]
const devanagari: Record<Side, string> = { east: 'पूर्वेस', west: 'पश्चिमेस', north: 'उत्तरेस', south: 'दक्षिणेस' }

/** The four boundaries, in one of the forms of the state; lengths where the paper has them. */
export const sides = (s: Scene, n: number, often = 0.6): string => {
  const { tell, boundaries, sizes, pick, has, region } = s
  const hasSizes = !s.isFlat && has(often, n)
  const inMetres = region.isMarathi && has(0.6, n + 1)
  const length = (feet: number): string =>
    inMetres ? `${rounded(feet * 0.3048).toFixed(2)} Mtrs.` : pick([`${feet}'-0"`, `${feet} ft.`, `${feet} Feet`], n + 2)
  const said = (side: Side): string => tell.states(`boundaries_deed_${side}`, boundaries[side])
  const along = (side: Side): string =>
    tell.states(`dimensions_deed_${side}`, length(side === 'east' || side === 'west' ? sizes.northSouth : sizes.eastWest))
  const order = pick(orders, n + 3)
  const line = (name: (side: Side) => string, mark: string, dim: (side: Side) => string): string =>
    `<div class="sides">${order.map((side) => `<div>${name(side)} ${mark} ${said(side)}${hasSizes ? dim(side) : ''}</div>`).join('')}</div>`
  const forms = region.isMarathi
    ? [
        () =>
          line(
            (side) => `On or towards ${titled(side)}`,
            ': By',
            (side) => ` (${along(side)})`,
          ),
        () =>
          line(
            (side) => `${devanagari[side]} / ${titled(side)}`,
            ':-',
            (side) => `, ${along(side)}`,
          ),
        () =>
          abreast(
            ['Direction', 'Bounded by', ...(hasSizes ? ['Length'] : [])],
            order.map((side) => [titled(side), said(side), ...(hasSizes ? [along(side)] : [])]),
          ),
      ]
    : [
        () =>
          line(
            (side) => side.toUpperCase(),
            '::',
            (side) => ` - ${along(side)}`,
          ),
        () =>
          abreast(
            ['Sides', ...(hasSizes ? ['Measurement'] : []), 'Boundaries'],
            order.map((side) => [side.toUpperCase(), ...(hasSizes ? [along(side)] : []), said(side)]),
          ),
        () => {
          const each = (side: Side): string => `${titled(side)} : ${said(side)}${hasSizes ? ` [${along(side)}]` : ''}`
          return compassCross(
            { east: each('east'), west: each('west'), north: each('north'), south: each('south') },
            s.isFlat ? `Flat ${escaped(s.unit)}` : `Plot ${s.plot}`,
          )
        },
        () =>
          line(
            (side) => `${titled(side)} by`,
            ':',
            (side) => ` , ${along(side)}`,
          ),
      ]
  return pick(forms, n + 4)()
}
