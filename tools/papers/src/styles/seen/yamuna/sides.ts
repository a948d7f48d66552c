import { sides, type Side } from '../../../property.ts'
import { lengthOf } from '../../truths.ts'
import { bounds, titled } from '../drafts.ts'
import { compassCross } from '../layouts.ts'
import { alongOf } from '../scenes.ts'
import type { Scene } from './scene.ts'

const ewns: readonly Side[] = sides
const nsew: readonly Side[] = ['north', 'south', 'east', 'west']
const nesw: readonly Side[] = ['north', 'east', 'south', 'west']
const hindi: Record<Side, string> = { east: 'पूरब', west: 'पश्चिम', north: 'उत्तर', south: 'दक्षिण' }

const orderOf = (s: Scene, n: number): readonly Side[] => s.pick([ewns, nsew, nesw], n)
/** A length as authorities and as deed writers set it. */
const measured = (s: Scene, feet: number, n: number): { printed: string; value: string } => {
  const metres = `${(feet * 0.3048).toFixed(2)}`
  return s.pick(
    [
      { printed: `${metres} mtr.`, value: `${metres} mtr.` },
      { printed: `${feet} ft.`, value: `${feet} ft.` },
      { printed: `${feet}'-0"`, value: `${feet} ft` },
      { printed: `${metres} M`, value: `${metres} m` },
    ],
    n,
  )
}
const lengthAt = (s: Scene, side: Side, n: number): string => {
  const { printed, value } = measured(s, alongOf(s)[side], n)
  return s.tell.states(`dimensions_deed_${side}`, printed, value)
}

/** A table of sides; with lengths where the draftsman knew them. */
export const sidesTable = (s: Scene, n: number, hasLengths: boolean): string => {
  const rows = bounds(
    s.tell,
    s.boundaries,
    orderOf(s, n),
    (side, said) =>
      `<tr><td>${titled(side)}${s.has(0.4, n + 1) ? ` / ${hindi[side]}` : ''}</td>${hasLengths ? `<td>${lengthAt(s, side, n + 2)}</td>` : ''}<td>${said}</td></tr>`,
  )
  return `<table class="grid"><tr><th>${s.pick(['Direction', 'Side', 'दिशा'], n + 3)}</th>${hasLengths ? '<th>Dimension</th>' : ''}<th>${s.pick(['Boundary', 'Bounded by', 'Adjoining'], n + 4)}</th></tr>${rows}</table>`
}
/** Lines, two to a row as advocates' clerks type them. */
export const sidesPaired = (s: Scene, n: number): string => {
  const mark = s.pick([' : ', ' :- ', ' - '], n)
  const cells = bounds(s.tell, s.boundaries, orderOf(s, n + 1), (side, said) => `${titled(side)}${mark}${said}`, '\n').split('\n')
  return `<table class="halves"><tr><td>${cells[0] ?? ''}</td><td>${cells[1] ?? ''}</td></tr><tr><td>${cells[2] ?? ''}</td><td>${cells[3] ?? ''}</td></tr></table>`
}
/** Lines with a letter before, the direction in capitals. */
export const sidesListed = (s: Scene, n: number): string =>
  bounds(
    s.tell,
    s.boundaries,
    orderOf(s, n),
    (side, said) =>
      `<div class="in">${s.pick(['ON THE ', ''], n + 1)}${side.toUpperCase()} ${s.pick(['BY', ':', '…'], n + 2)} ${said}</div>`,
  )
/** One sentence. */
export const sidesSaid = (s: Scene, n: number): string =>
  bounds(
    s.tell,
    s.boundaries,
    orderOf(s, n),
    (side, said) => s.pick([`${titled(side)} by ${said}`, `on ${side} - ${said}`, `towards ${titled(side)}: ${said}`], n + 1),
    '; ',
  )
/** Hindi words of the four sides, as a map's corner or a patta has them. */
export const sidesHindi = (s: Scene, n: number): string =>
  bounds(
    s.tell,
    s.boundaries,
    orderOf(s, n),
    (side, said) => `<div class="in">${hindi[side]} ${s.pick(['में', ':', '-'], n + 1)} ${said}</div>`,
  )
/** A sketch with the sides where they lie. */
export const sidesDrawn = (s: Scene, middle: string): string => {
  const said = (side: Side): string => `${side.charAt(0).toUpperCase()}<br>${s.tell.states(`boundaries_deed_${side}`, s.boundaries[side])}`
  return compassCross({ east: said('east'), west: said('west'), north: said('north'), south: said('south') }, middle)
}
/** Two measures for four sides. */
export const acrossBoth = (s: Scene, n: number): string => {
  const east = measured(s, s.sizes.eastWest, n)
  const north = measured(s, s.sizes.northSouth, n)
  return s.pick(
    [
      () =>
        `East-West ${lengthOf(s.tell, 'north', east.printed, east.value)} and North-South ${lengthOf(s.tell, 'east', north.printed, north.value)}`,
      () =>
        `North to South ${lengthOf(s.tell, 'east', north.printed, north.value)} x East to West ${lengthOf(s.tell, 'north', east.printed, east.value)}`,
    ],
    n + 1,
  )()
}
