import type { Side } from '../../../property.ts'
import { rounded } from '../../forms.ts'
import { lengthOf } from '../../truths.ts'
import { bounds, titled } from '../drafts.ts'
import { compassCross } from '../layouts.ts'
import { alongOf } from '../scenes.ts'
import { isGujarat, type Scene } from './scene.ts'

const orders: readonly (readonly Side[])[] = [
  ['east', 'west', 'north', 'south'],
  ['north', 'south', 'east', 'west'],
  ['north', 'east', 'south', 'west'],
]
const hindi: Record<Side, string> = { east: 'पूर्व', west: 'पश्चिम', north: 'उत्तर', south: 'दक्षिण' }
const latin: Record<Side, string> = { east: 'Purv', west: 'Paschim', north: 'Uttar', south: 'Dakshin' }

const allOf = (s: Scene): Record<Side, string> => (s.isFlat ? s.around.flat : s.around.plot)
const said = (s: Scene, side: Side): string => s.tell.states(`boundaries_deed_${side}`, allOf(s)[side])
const orderOf = (s: Scene): readonly Side[] => s.pick(orders, 60)

/** A length of so many feet as this office measures. */
const measured = (s: Scene, feet: number): string =>
  s.pick([`${feet} ft.`, `${feet}'-0"`, `${rounded(feet * 0.3048).toFixed(2)} mtr.`, `${feet} feet`], 61)
const along = (s: Scene, side: Side): string => s.tell.states(`dimensions_deed_${side}`, measured(s, alongOf(s)[side]))
const hasLengths = (s: Scene, often = 0.7): boolean => !s.isFlat && s.has(often, 62)

/** Length east-west and north-south in a clause. */
export const lengths = (s: Scene): string =>
  s.pick(
    [
      () =>
        `East to West ${lengthOf(s.tell, 'north', measured(s, s.sizes.eastWest))} and North to South ${lengthOf(s.tell, 'east', measured(s, s.sizes.northSouth))}`,
      () =>
        `North-South ${lengthOf(s.tell, 'west', measured(s, s.sizes.northSouth))}, East-West ${lengthOf(s.tell, 'south', measured(s, s.sizes.eastWest))}`,
    ],
    63,
  )()

/** Side, what lies there, and how long it is, in columns; `isBilingual` puts Hindi before the side. */
export const sidesTable = (s: Scene, isBilingual = false): string => {
  const isLong = hasLengths(s, 0.8)
  const name = (side: Side): string => (isBilingual ? `${hindi[side]} / ${titled(side)}` : titled(side))
  const rows = bounds(
    s.tell,
    allOf(s),
    orderOf(s),
    (side, text) => `<tr><td>${name(side)}</td><td>${text}</td>${isLong ? `<td>${along(s, side)}</td>` : ''}</tr>`,
  )
  const head = isBilingual ? ['दिशा / Side', 'सीमा / Boundary', 'माप / Length'] : ['Direction', 'Adjoining', 'Side length']
  return `<table class="rule"><tr>${head
    .slice(0, isLong ? 3 : 2)
    .map((one) => `<th>${one}</th>`)
    .join('')}</tr>${rows}</table>`
}
/** 'On or towards East : …', a line each. */
export const sidesLines = (s: Scene): string => {
  const start = s.pick(['On or towards the', 'On', 'To the', ''], 64)
  const mark = s.pick([':', ' -', ' : By', ' :-'], 65)
  const lines = orderOf(s).map((side) => {
    const name = start === '' ? side.toUpperCase() : titled(side)
    return `<div>${start} ${name}${mark} ${said(s, side)}</div>`
  })
  const size = hasLengths(s, 0.6) ? `<div>${s.pick(['Size', 'Measurement', 'Dimensions'], 66)} : ${lengths(s)}</div>` : ''
  return `<div class="inset">${lines.join('')}${size}</div>`
}
/** In the Hindi of document writers, in Latin letters. */
export const sidesHinglish = (s: Scene): string => {
  const isLong = hasLengths(s, 0.6)
  const form = s.pick(
    [
      (side: Side) => `${latin[side]} mein - ${said(s, side)}${isLong ? `, bhuja ${along(s, side)}` : ''}`,
      (side: Side) => `${latin[side]} (${titled(side)}) : ${said(s, side)}${isLong ? ` (${along(s, side)})` : ''}`,
      (side: Side) => `${latin[side]} ki taraf ${said(s, side)}${isLong ? ` [${along(s, side)}]` : ''}`,
    ],
    67,
  )
  return `<div class="inset">${orderOf(s)
    .map((side) => `<div>${form(side)}</div>`)
    .join('')}</div>`
}
/** All four in one sentence. */
export const sidesRun = (s: Scene): string => {
  const run = s.pick(
    [
      () => `bounded ${bounds(s.tell, allOf(s), orderOf(s), (side, text) => `on ${side} by ${text}`, ', ')}`,
      () => `having boundaries ${bounds(s.tell, allOf(s), orderOf(s), (side, text) => `${titled(side)} - ${text}`, ', ')}`,
      () => `surrounded by ${bounds(s.tell, allOf(s), orderOf(s), (side, text) => `${text} (${side})`, ', ')}`,
    ],
    68,
  )()
  return hasLengths(s, 0.5) ? `${run}, and measuring ${lengths(s)}` : run
}
/** A drawn cross as site memos have it. */
export const sidesCross = (s: Scene): string => {
  const isLong = hasLengths(s, 0.7)
  const cell = (side: Side): string =>
    `${isGujarat(s) ? titled(side) : s.pick([hindi[side], titled(side)], 69)}<br>${said(s, side)}${isLong ? `<br>${along(s, side)}` : ''}`
  return compassCross({ east: cell('east'), west: cell('west'), north: cell('north'), south: cell('south') }, `Plot<br>${s.plot}`)
}
/** Abbreviated on one line, as sheets and cards have it. */
export const sidesBrief = (s: Scene): string =>
  orderOf(s)
    .map((side) => `${side.charAt(0).toUpperCase()}: ${said(s, side)}`)
    .join(s.pick(['; ', ' | ', ', '], 70))
