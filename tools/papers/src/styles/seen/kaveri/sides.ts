import type { Side } from '../../../property.ts'
import { lengthOf } from '../../truths.ts'
import { titled } from '../drafts.ts'
import { alongOf } from '../scenes.ts'
import type { Scene } from './scene.ts'

const orders: readonly (readonly Side[])[] = [
  ['east', 'west', 'north', 'south'],
  ['north', 'south', 'east', 'west'],
  ['east', 'south', 'west', 'north'],
]
const adverb: Record<Side, string> = { east: 'eastern', west: 'western', north: 'northern', south: 'southern' }

/** The four sides in the words of a sentence that stands alone and of one that goes on; lines where a typist had room for them. */
const told = (s: Scene, n: number): { alone: string; within: string } => {
  const { tell, boundaries, sizes } = s
  const order = s.pick(orders, n)
  const along = alongOf(s)
  const foot = s.pick(['feet', 'ft.', 'ft'], n + 1)
  const said = (side: Side): string => tell.states(`boundaries_deed_${side}`, boundaries[side])
  const long = (side: Side): string => tell.states(`dimensions_deed_${side}`, `${along[side]} ${foot}`)
  const hasSizes = !s.isFlat && s.has(0.75, n + 2)
  const measures = (): string =>
    `East to West ${lengthOf(tell, 'north', `${sizes.eastWest} ${foot}`)} and North to South ${lengthOf(tell, 'east', `${sizes.northSouth} ${foot}`)}`
  const across = (): string => (hasSizes ? ` and measuring ${measures()}` : '')
  const each = (form: (side: Side) => string, between: string): string => order.map(form).join(between)
  const sentence = (words: string, alone: string, within: string): { alone: string; within: string } => ({
    alone: `<p>${alone} ${words}.</p>`,
    within: `${within} ${words}.</p>`,
  })
  const listed = (lines: string, after = ''): { alone: string; within: string } => ({
    alone: `<div class="lines">${lines}</div>${after}`,
    within: `${s.pick(['bounded as follows :-', 'with the following boundaries :', 'bounded by :'], n + 3)}</p><div class="lines">${lines}</div>${after}`,
  })
  const thing = s.isFlat ? 'flat' : 'property'
  const word = s.pick(['Boundaries', 'Four boundaries', 'Details of boundaries'], n + 3)
  const drafts = [
    () => {
      const all = order.map((side) => `on the ${side} by ${said(side)}`)
      return sentence(`${all.slice(0, 3).join(', ')} and ${all[3] ?? ''}${across()}`, `The said ${thing} is bounded`, 'which is bounded')
    },
    () => sentence(`${each((side) => `${titled(side)} - ${said(side)}`, '; ')}${across()}`, `${word} :-`, 'whose boundaries are :-'),
    () => sentence(`${each((side) => `${said(side)} on its ${adverb[side]} side`, ', ')}${across()}`, 'It has', 'having'),
    () =>
      sentence(
        `towards ${each((side) => `${side}, ${said(side)}${hasSizes ? `, ${long(side)} on this side` : ''}`, '; towards ')}`,
        'The four sides are,',
        'the four sides being,',
      ),
    () =>
      listed(
        each(
          (side) =>
            `<div>${side.toUpperCase()}${side.length < 5 ? '&nbsp;' : ''} :: ${said(side)}${hasSizes ? ` (${long(side)})` : ''}</div>`,
          '',
        ),
      ),
    () =>
      listed(
        each((side) => `<div>${side.toUpperCase()} BY : ${said(side)}</div>`, ''),
        hasSizes ? `<p>Measurement : ${measures()}.</p>` : '',
      ),
  ]
  return (drafts[s.whole(0, drafts.length - 1, n + 4)] ?? (() => ({ alone: '', within: '' })))()
}

/** What lies on the four sides, in a paragraph of its own. */
export const sidesOf = (s: Scene, n: number): string => told(s, n).alone
/** The same within a sentence that has begun; it ends the paragraph. */
export const sidesWithin = (s: Scene, n: number): string => told(s, n).within
