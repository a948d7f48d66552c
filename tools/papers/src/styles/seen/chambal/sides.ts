import type { Side } from '../../../property.ts'
import { lengthOf } from '../../truths.ts'
import { headTable } from '../drafts.ts'
import { abreast } from '../layouts.ts'
import { alongOf } from '../scenes.ts'
import type { Scene } from './scene.ts'
import { colons } from './sheets.ts'

const labels: Record<Side, readonly [string, string]> = {
  east: ['East', 'पूर्व'],
  west: ['West', 'पश्चिम'],
  north: ['North', 'उत्तर'],
  south: ['South', 'दक्षिण'],
}
const orders: readonly (readonly Side[])[] = [
  ['north', 'south', 'east', 'west'],
  ['east', 'west', 'north', 'south'],
  ['north', 'east', 'south', 'west'],
]
/** What lies on the four sides, as a portal's boxes have it. */
export const sidesOf = (s: Scene, n: number): string => {
  const { tell, boundaries, sizes, isFlat } = s
  const along = alongOf(s)
  const unit = s.pick(['Feet', 'Ft.', 'ft'], 33)
  const order = s.pick(orders, n + 1)
  const told = (side: Side): string => tell.states(`boundaries_deed_${side}`, boundaries[side])
  const length = (side: Side): string => tell.states(`dimensions_deed_${side}`, `${along[side]} ${unit}`)
  const label = (side: Side): string => (s.tongue === '' ? labels[side][0] : `${labels[side][0]} (${labels[side][1]})`)
  const size = (): string =>
    isFlat
      ? ''
      : `<div>Size of plot: East to West ${lengthOf(tell, 'north', `${sizes.eastWest} ${unit}`)}, North to South ${lengthOf(
          tell,
          'east',
          `${sizes.northSouth} ${unit}`,
        )}</div>`
  return s.pick(
    [
      () =>
        abreast(
          ['Side', 'Bounded by', ...(isFlat ? [] : ['Length'])],
          order.map((side) => [label(side), told(side), ...(isFlat ? [] : [length(side)])]),
        ),
      () => `${colons(order.map((side) => [label(side), told(side)] as const))}${size()}`,
      () => `<p>${order.map((side) => `[${side.charAt(0).toUpperCase()}] : ${told(side)}`).join(' &nbsp; ')}</p>${size()}`,
      () => headTable([['Boundaries', 'As per document'], ...order.map((side) => [label(side), told(side)] as const)]) + size(),
      () => `<p>${order.map((side) => `${labels[side][0]}:- ${told(side)}`).join(', ')}.</p>${size()}`,
    ],
    n,
  )()
}
