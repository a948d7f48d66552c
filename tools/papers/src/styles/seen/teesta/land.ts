import { escaped } from '../../../telling.ts'
import { grouped, rounded } from '../../forms.ts'
import { mayConvert } from '../../truths.ts'
import type { AddressPart } from '../drafts.ts'
import { located, mayBeLand, pinIn, plannedAt } from '../scenes.ts'
import { floorOf, type Scene } from './scene.ts'

type Forms = readonly (readonly AddressPart[])[]

/** A flat's address: house, holding or premises, ward, police station, district. */
const flatForms = (s: Scene): Forms => {
  const { unit, project, road, town, state, ward, holding, district, colony, mouza, plot, wing } = s
  const flat = s.pick([`Flat No. ${unit}`, `Flat No.- ${unit}`, `Flat ${unit}`], 41)
  const floor = floorOf(s)
  const tail = [`P.S. ${town}`, `Dist. ${district}`] as const
  if (s.region.land === 'metre')
    return [
      [flat, [floor], `${project}`, `Nr. ${road}`, [`Moje ${mouza}`], town, [`Dist. ${district}`]],
      [flat, [`Block ${wing}`], `"${project}" Co.Op. Housing Society Ltd.`, [`R.S. No. ${s.survey}`], road, town, [state]],
    ]
  return [
    [flat, [floor], `"${project}"`, `Holding No. ${holding}, ${road}`, [`Ward No. ${ward}`], [tail[0]], town, [`Dist. ${district}`]],
    [flat, [floor], [`Block ${wing}`], project, `Mouza ${mouza}`, [`Plot No. ${plot}`], colony, town, [state]],
    [flat, [floor], project, road, colony, `P.O. & P.S. ${town}`, `Dist. ${district}`, [state]],
  ]
}

/** Land's address: dag and khatian, khata and thana number, or survey number. */
const landForms = (s: Scene): Forms => {
  const { plot, khata, mouza, jl, ward, holding, road, colony, town, district, state, survey, project } = s
  const ps = [`P.S. ${town}`] as const
  const dist = `Dist. ${district}`
  if (s.region.land === 'katha')
    return [
      [`Holding No. ${holding}`, road, [`Ward No. ${ward}`], `Mouza ${mouza}`, [`J.L. No. ${jl}`], `L.R. Dag No. ${plot}`, ps, dist],
      [`Mouza ${mouza}`, `J.L. No. ${jl}`, `L.R. Dag No. ${plot}`, [`L.R. Khatian No. ${khata}`], ps, `District ${district}`, [state]],
    ]
  if (s.region.land === 'acre')
    return [
      [`Plot No. ${plot}`, `Khata No. ${khata}`, `Mouza ${mouza}`, [`Tahasil ${town}`], dist, [state]],
      [`At- ${colony}`, `Mouza ${mouza}`, [`Khata No. ${khata}`], `Plot No. ${plot}`, [`P.O. ${town}`], dist],
    ]
  if (s.region.land === 'lecha')
    return [
      [`Dag No. ${plot}`, `K.P. Patta No. ${khata}`, `Village ${mouza}`, [`Mouza ${colony}`], `Dist. ${district}`, [state]],
      [`House No. ${holding}`, road, [`Ward No. ${ward}`], `Village ${mouza}`, `Dag No. ${plot}`, town, [state]],
    ]
  if (s.region.land === 'decimal')
    return [
      [`Mauza ${mouza}`, `Thana No. ${jl}`, `Khata No. ${khata}`, `Plot No. ${plot}`, [`P.S. ${town}`], dist, [state]],
      [`Plot No. ${plot}`, [`Khata No. ${khata}`], `Mauza ${mouza}`, `Anchal ${town}`, dist],
      [`Holding No. ${holding}`, colony, [road], [`Ward No. ${ward}`], town, `District ${district}`],
    ]
  return [
    [`Plot No. ${plot}`, `"${project}"`, [`R.S. No. ${survey}`], `Moje ${mouza}`, [`Ta. ${town}`], dist],
    [`Sub Plot No. ${plot}`, project, road, town, [dist]],
  ]
}
export const place = (s: Scene): string => {
  if (s.isFlat) {
    s.tell.states('flat', s.unit)
    return located(s, flatForms(s), 42)
  }
  mayBeLand(s)
  s.tell.allows('flat', s.holding)
  return located(s, landForms(s), 42)
}
export const planPlace = (s: Scene): string => {
  mayBeLand(s)
  s.tell.allows('flat', s.holding)
  return plannedAt(s, landForms(s), 42)
}
/** The property's PIN behind its address, at times. */
export const pin = (s: Scene, often: number): string => pinIn(s, often, 43, s.pick([', Pin - ', ' - ', ', PIN : ', ', Pin Code '], 44))

/** Kathas and chittacks, decimals, lechas: the measure of the state, with no field of its own. */
export const oldMeasure = (s: Scene): string => {
  const { plot } = s.sqft
  const decimals = rounded(plot / 435.6)
  if (s.region.land === 'katha')
    return `${Math.floor(plot / 720)} Cottah ${Math.floor((plot % 720) / 45)} Chittack${plot % 45 > 0 ? ` ${plot % 45} Sq.ft.` : ''}`
  if (s.region.land === 'acre')
    return s.pick([`Ac. ${(decimals / 100).toFixed(4)} dec.`, `A0.${String(Math.round(decimals * 10)).padStart(3, '0')} decimals`], 45)
  if (s.region.land === 'lecha') return `${plot < 2_880 ? '' : `${Math.floor(plot / 2_880)} Katha `}${rounded((plot % 2_880) / 144)} Lechas`
  if (s.region.land === 'decimal')
    return s.pick(
      [
        `${decimals} decimals`,
        `${decimals} dismil`,
        `${plot < 1_361 ? '' : `${Math.floor(plot / 1_361)} Katha `}${Math.floor((plot % 1_361) / 68)} Dhur`,
      ],
      45,
    )
  return ''
}

/** Land as this part's papers measure it: the old measure, and mostly the feet or metres that it is. */
export const extent = (s: Scene): string => {
  const { tell, sqmt, sqyd, sqft } = s
  mayConvert(tell, sqft.plot)
  const feet = (): string => tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))
  const metres = (): string => tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot))
  const yards = (): string => tell.states('land_area_docs_sqyd', grouped(sqyd), String(sqyd))
  if (s.region.land === 'metre')
    return s.pick(
      [() => `${metres()} sq.mtr.`, () => `Sq. Mt. ${metres()} (${yards()} sq. vaar)`, () => `${metres()} Sq.Mt. i.e. ${feet()} Sq.Ft.`],
      46,
    )()
  const old = oldMeasure(s)
  return s.pick(
    [
      () => `${old} equivalent to ${feet()} sq.ft. (more or less)`,
      () => `${old} i.e. ${feet()} Sft.`,
      () => `${feet()} sq.ft. or ${old}`,
      () => `${old} (${metres()} sq.m.)`,
      () => old,
    ],
    46,
  )()
}
/** A flat's area as this part's promoters sell it. */
export const flatArea = (s: Scene): string => {
  const { tell, sqft } = s
  const says = (value: number): string => tell.states('document_area_sqft', grouped(value), String(value))
  return s.pick(
    [
      () => `${says(sqft.super)} sq.ft. super built up area (more or less)`,
      () => `carpet area of ${grouped(sqft.carpet)} sq.ft. corresponding to super built-up area of ${says(sqft.super)} sq.ft.`,
      () => `Super Built-up ${says(sqft.super)} Sft.`,
      () => `${says(sqft.carpet)} sq.ft. carpet area`,
    ],
    47,
  )()
}
export const size = (s: Scene): string => (s.isFlat ? flatArea(s) : extent(s))

/** The house on a plot, if it has one. */
export const house = (s: Scene): string => {
  if (s.isFlat || !s.hasHouse) return ''
  const feet = s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))
  return ` together with a ${s.pick(['R.C.C. roofed two storied', 'pucca', 'brick built'], 48)} ${escaped('residential')} building of ${feet} sq.ft. covered area standing thereon`
}
