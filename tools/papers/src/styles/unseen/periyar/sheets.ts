import type { Side } from '../../../property.ts'
import { lengthOf } from '../../truths.ts'
import { measured } from './ground.ts'
import { type Scene } from './scene.ts'

/** A row of a form; false where this copy leaves it out. */
export type Row = readonly [label: string, value: string] | false
const kept = (rows: readonly Row[]): (readonly [string, string])[] => rows.filter((row) => row !== false)

/** Label, colon, value in a plain two-column table. */
export const facts = (rows: readonly Row[], look = 'ruled', mark = ''): string =>
  `<table class="${look}">${kept(rows)
    .map(([label, value]) => `<tr><td class="what">${label}</td><td>${mark}${value}</td></tr>`)
    .join('')}</table>`

/** The label in small type above its value, so many boxes a row. */
export const boxes = (rows: readonly Row[], across = 3): string =>
  `<div class="boxes" style="grid-template-columns: repeat(${across}, 1fr)">${kept(rows)
    .map(([label, value]) => `<div><small>${label}</small><br>${value}</div>`)
    .join('')}</div>`

/** A table with its heads. */
export const table = (heads: readonly string[], rows: readonly (readonly string[] | false)[], look = 'ruled'): string => {
  const line = (cells: readonly string[], tag: string): string => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const body = rows.filter((row) => row !== false).map((row) => line(row, 'td'))
  return `<table class="${look}">${heads.length > 0 ? line(heads, 'th') : ''}${body.join('')}</table>`
}

/** Numbered questions of a printed form with the answers after dots. */
export const questions = (rows: readonly Row[], from = 1): string =>
  kept(rows)
    .map(([label, value], at) => `<div class="ask"><span>${at + from}.</span><span>${label}</span><span>: ${value}</span></div>`)
    .join('')

/** Numbered paragraphs; what is false is left out. */
export const paras = (parts: readonly (string | false)[], type: '1' | 'a' | 'i' | 'A' = '1'): string =>
  `<ol type="${type}">${parts
    .filter((part) => part !== false)
    .map((part) => `<li>${part}</li>`)
    .join('')}</ol>`

const said = (s: Scene, side: Side): string => s.tell.states(`boundaries_deed_${side}`, s.boundaries[side])
const length = (s: Scene, side: Side): string => {
  const { eastWest, northSouth } = s.sizes
  return s.tell.states(`dimensions_deed_${side}`, measured(s, side === 'north' || side === 'south' ? eastWest : northSouth))
}
const both = (s: Scene): string =>
  s.isFlat
    ? ''
    : `<p>Measuring East to West ${lengthOf(s.tell, 'north', measured(s, s.sizes.eastWest))} and North to South ${lengthOf(
        s.tell,
        'east',
        measured(s, s.sizes.northSouth),
      )}.</p>`

const orders: Record<Scene['code'], readonly Side[]> = {
  KL: ['east', 'south', 'west', 'north'],
  KA: ['east', 'west', 'north', 'south'],
  TN: ['north', 'south', 'east', 'west'],
  MH: ['east', 'south', 'west', 'north'],
  GA: ['north', 'south', 'east', 'west'],
}
const word = (side: Side): string => `${side.charAt(0).toUpperCase()}${side.slice(1)}`

/** What lies on the four sides, in one of the ways of document writers. */
export const sides = (s: Scene, n: number): string => {
  const order = orders[s.code]
  const ways = [
    () => `<p class="deep">${order.map((side) => `${word(side)} by&nbsp;&nbsp;: ${said(s, side)}`).join('<br>')}</p>${both(s)}`,
    () =>
      `<p>bounded on the ${order.map((side, at) => `${at === 3 ? 'and on the ' : at > 0 ? 'on the ' : ''}${word(side)} by ${said(s, side)}`).join(', ')}.</p>${both(s)}`,
    () =>
      table(
        s.isFlat ? ['Side', 'Bounded by'] : ['Side', 'Bounded by', 'Length'],
        order.map((side) => (s.isFlat ? [word(side), said(s, side)] : [word(side), said(s, side), length(s, side)])),
      ),
    () =>
      `<p class="deep">${order.map((side) => `Towards ${word(side)} &ndash; ${said(s, side)}${s.isFlat ? '' : ` (${length(s, side)})`}`).join(';<br>')}.</p>`,
  ]
  return (ways[s.whole(0, 3, n)] ?? (() => ''))()
}
/** Each side and its length in a table of one row a question. */
export const sidesAbreast = (s: Scene): string => {
  const order = orders[s.code]
  return table(
    ['', ...order.map((side) => word(side))],
    [['Boundary', ...order.map((side) => said(s, side))], !s.isFlat && ['Length', ...order.map((side) => length(s, side))]],
  )
}
