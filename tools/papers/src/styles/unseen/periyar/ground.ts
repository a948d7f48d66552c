import { addressed, type AddressPart } from '../../seen/drafts.ts'
import { mayBeLand } from '../../seen/scenes.ts'
import { grouped, rounded } from '../../forms.ts'
import { mayConvert, mayOwn } from '../../truths.ts'
import { begun, type Code, type Scene } from './scene.ts'

const SQFT_PER_CENT = 435.6
const FEET_PER_METRE = 3.28084

const flatForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { code, unit, floor, wing, project, town, district, state, colony, road, village, survey } = s
  const storey = `${['Ground', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'][floor] ?? `${floor}th`} Floor`
  if (code === 'KL')
    return [
      [`Apartment No. ${unit}`, [storey], project, [road], `${village} Village`, [`${town} Taluk`], `${district} District`, [state]],
      [`Flat ${unit}`, `"${project}"`, colony, [`Near ${road}`], town, [state]],
    ]
  if (code === 'TN')
    return [
      [`Flat No. ${unit}`, [storey], [`Block ${wing}`], `"${project}"`, colony, [road], town, [state]],
      [`Flat No. ${unit}`, project, [`S.No. ${survey}`], `${village} Village`, `${town} Taluk`, [`${district} District`]],
    ]
  if (code === 'KA')
    return [
      [`Flat No. ${unit}`, [storey], [`Tower ${wing}`], `"${project}"`, colony, [`Off ${road}`], town, [state]],
      [`Apartment No. ${unit}`, project, [`Sy. No. ${survey}`], `${village} Village`, [road], town, [state]],
    ]
  return [
    [`Flat No. ${unit}`, [storey], [`Wing ${wing}`], `"${project}"`, colony, [`Near ${road}`], town, [state]],
    [`Flat No. ${unit}`, `${project} CHS`, [`Survey No. ${survey}`], `Village ${village}`, [`Tal. ${town}`], `Dist. ${district}`, [state]],
  ]
}
/** Wards of local bodies, as door numbers of Kerala begin. */
const wards = ['XII', 'IV', 'XXI']
const landForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { code, plot, town, district, state, colony, road, village, survey } = s
  if (code === 'KL')
    return [
      [`Re-Sy. No. ${survey}`, [`Block No. ${s.whole(3, 60, 13)}`], `${village} Village`, `${town} Taluk`, `${district} District`, [state]],
      [`House No. ${s.pick(wards, 14)}/${plot}`, colony, [road], `${village} P.O.`, town, [state]],
    ]
  if (code === 'KA')
    return [
      [`Site No. ${plot}`, [`Katha No. ${s.digits(3, 15)}/${plot}`], colony, [`${village} Village`], [road], town, [state]],
      [`Site No. ${plot}`, `${s.whole(1, 12, 16)}th Cross`, colony, town, [`${district} District`], [state]],
    ]
  if (code === 'TN')
    return [
      [`Plot No. ${plot}`, [`S.No. ${survey}A`], colony, `${village} Village`, `${town} Taluk`, [`${district} District`], [state]],
      [`Old Door No. ${s.whole(3, 60, 17)}, New Door No. ${plot}`, colony, [road], town, [state]],
    ]
  if (code === 'MH')
    return [
      [`Plot No. ${plot}`, [`Gat No. ${survey}`], `Mouje ${village}`, [`Tal. ${town}`], `Dist. ${district}`, [state]],
      [`Row House No. ${plot}`, colony, [`Opp. ${road}`], village, town, [state]],
    ]
  return [
    [`Plot No. ${plot}`, [`Survey No. ${survey}`], `Village ${village}`, [`Taluka ${town}`], district, [state]],
    [`House No. ${plot}/A`, colony, [road], village, town, [state]],
  ]
}

/** Where the property lies, as its papers tell it. */
export const place = (s: Scene): string => {
  if (s.isFlat) s.tell.states('flat', s.unit)
  else {
    mayBeLand(s)
    s.tell.allows('flat', `${s.plot}/A`, `${s.pick(wards, 14)}/${s.plot}`)
  }
  const forms = s.isFlat ? flatForms(s) : landForms(s)
  // a vacant plot has no door number yet
  const { printed, also } = addressed(s.isFlat || s.hasHouse || s.code === 'KA' ? s.pick(forms, 18) : (forms[0] ?? []))
  return s.tell.states('property_address_doc', printed, printed, ...also)
}
/** The site of a plan, which may be typed as the property's address too. */
export const planPlace = (s: Scene): string => {
  mayBeLand(s)
  const [form = []] = landForms(s)
  const { printed, also } = addressed(form)
  s.tell.allows('property_address_doc', printed, ...also)
  s.tell.allows('document_area_sqft', String(s.sqft.plan))
  return s.tell.states('address_as_per_plan', printed, printed, ...also)
}
/** The property's PIN, in so many of the papers. */
export const pin = (s: Scene, often: number, n: number): string => {
  if (!s.has(often, n)) return ''
  const [before, shown] = s.pick(
    [
      [' - ', s.pin],
      [', PIN - ', s.pin],
      [' – ', `${s.pin.slice(0, 3)} ${s.pin.slice(3)}`],
      [', Pincode: ', s.pin],
    ] as const,
    n + 1,
  )
  return `${before}${s.tell.states('pincode', shown, s.pin)}`
}

const cents = (sqft: number): string => `${rounded(sqft / SQFT_PER_CENT)} cents`
/** A holding in the units that its state reckons in. */
export const extent = (s: Scene): string => {
  const { tell, sqft, sqmt } = s
  const feet = (): string => tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))
  const metres = (): string => tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot))
  const ares = rounded(sqmt.plot / 100)
  // a figure rounded to cents or ares may be turned into other units as it stands
  tell.allows('land_area_docs_sqmt', String(rounded(ares * 100)), String(rounded(Number.parseFloat(cents(sqft.plot)) * 40.4686)))
  tell.allows('land_area_docs_sqft', String(rounded(Number.parseFloat(cents(sqft.plot)) * SQFT_PER_CENT)))
  const forms: Record<Code, readonly (() => string)[]> = {
    KL: [() => `${ares} Ares (${cents(sqft.plot)})`, () => `${cents(sqft.plot)} (${feet()} sq.ft.)`, () => `${cents(sqft.plot)}`],
    KA: [() => `${feet()} Sq. Feet`, () => `${feet()} sft (${metres()} sq. mtrs.)`, () => `${feet()} square feet`],
    TN: [
      () => `${feet()} Sq.ft.`,
      () => `${cents(sqft.plot)} equivalent to ${feet()} sq.ft.`,
      () => `${feet()} sq. ft. (${metres()} sq. m.)`,
    ],
    MH: [
      () => `${metres()} sq. mtrs.`,
      () => `${metres()} Sq. Mtrs. i.e. ${feet()} Sq. Ft.`,
      () => `${rounded(sqmt.plot / 101.17)} gunthas (${metres()} sq.mt.)`,
    ],
    GA: [() => `${metres()} sq. mts.`, () => `${metres()} m2`, () => `${metres()} square metres`],
  }
  return s.pick(forms[s.code], 19)()
}
/** A flat's area as its paper sells it. */
export const flatArea = (s: Scene, n = 20): string => {
  const { tell, sqft, sqmt } = s
  const sold = (value: number): string => tell.states('document_area_sqft', grouped(value), String(value))
  return s.pick(
    [
      () => `super built-up area of ${sold(sqft.super)} sq.ft.`,
      () => `saleable area ${sold(sqft.super)} sft (carpet area as per RERA ${grouped(sqft.carpet)} sft)`,
      () => `carpet area of ${sqmt.carpet} sq. mtrs. (${sold(sqft.carpet)} sq. ft.)`,
      () => `${sold(sqft.super)} Sq. Ft. of super built up area inclusive of proportionate share in common areas`,
    ],
    n,
  )()
}
/** Built-up area of the house, if there is one. */
export const plinth = (s: Scene): string => s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))
export const size = (s: Scene): string => {
  if (s.isFlat) return flatArea(s)
  return s.hasHouse ? `${extent(s)} of land with residential building of plinth area ${plinth(s)} sq.ft.` : extent(s)
}

/** The length of a side in feet or metres, as the state's writers measure. */
export const measured = ({ code }: Scene, feet: number): string => {
  if (code === 'KA') return `${feet} feet`
  if (code === 'TN') return `${feet} ft`
  return `${rounded(feet / FEET_PER_METRE)} ${code === 'GA' ? 'mts.' : 'metres'}`
}

/** Land of the project in the state's units. */
export const siteOf = ({ code, siteUnits }: Scene): { printed: string; sqft: number } => {
  if (code === 'KA') return { printed: `${Math.floor(siteUnits / 40)} acre(s) ${siteUnits % 40} guntas`, sqft: siteUnits * 1_089 }
  if (code === 'KL' || code === 'TN') return { printed: `${siteUnits} cents`, sqft: siteUnits * SQFT_PER_CENT }
  return { printed: `${grouped(siteUnits * 100)} sq. mtrs.`, sqft: siteUnits * 1_076.39 }
}
/** A builder's paper is of a flat. */
export const ofFlat =
  (draft: (s: Scene) => string, ...names: string[]) =>
  (scene: Scene): string => {
    const s = { ...scene, isFlat: true, boundaries: scene.flatSides }
    begun(s, ...names)
    mayOwn(s.tell, s.buyers, s.developer)
    mayConvert(s.tell, siteOf(s).sqft)
    return draft(s)
  }
/** The same property looked at as a piece of land. */
export const ofLand = (scene: Scene): Scene => ({ ...scene, isFlat: false, boundaries: scene.landSides })
