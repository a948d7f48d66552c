import type { Side } from '../../../property.ts'
import { titled } from '../../seen/drafts.ts'
import { alongOf } from '../../seen/scenes.ts'
import { lengthOf } from '../../truths.ts'
import type { Scene } from './ground.ts'

/** Hindi and English of one printed label. */
export const hi = (hindi: string, english: string): string => `${hindi} / ${english}`

type Row = readonly string[] | false
const kept = (rows: readonly Row[]): (readonly string[])[] => rows.filter((row): row is readonly string[] => row !== false)

/** Rows of cells; the head is a row of headings. */
export const sheet = (head: readonly string[], rows: readonly Row[], look = 'lined'): string => {
  const line = (cells: readonly string[], tag: string): string => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table class="${look}">${head.length > 0 ? line(head, 'th') : ''}${kept(rows)
    .map((row) => line(row, 'td'))
    .join('')}</table>`
}
/** Rows with their running number before them. */
export const counted = (rows: readonly Row[], look = 'lined', mark = '.'): string =>
  sheet(
    [],
    kept(rows).map((row, at) => [`${at + 1}${mark}`, ...row]),
    look,
  )
/** A form's lines: label, colon, value. */
export const lines = (rows: readonly Row[], mark = ':-'): string =>
  sheet(
    [],
    kept(rows).map(([label = '', ...values]) => [label, mark, ...values]),
    'plain',
  )
/** Conditions under numbers of one's own kind. */
export const terms = (parts: readonly (string | false)[], mark: (at: number) => string = (at) => `${at}.`): string =>
  parts
    .filter((part) => part !== false)
    .map((part, at) => `<p class="term">${mark(at + 1)} ${part}</p>`)
    .join('')
/** Parts of a standing text that this property's papers have. */
export const some = (s: Scene, parts: readonly string[], n: number, often = 0.6): string[] =>
  parts.filter((_, at) => s.has(often, n * 29 + at))

const spoken: Record<Side, string> = { east: 'Purab', west: 'Pashchim', north: 'Uttar', south: 'Dakshin' }
const script: Record<Side, string> = { east: 'पूर्व', west: 'पश्चिम', north: 'उत्तर', south: 'दक्षिण' }
const asDeeds = ['east', 'west', 'north', 'south'] as const
const asOffices = ['north', 'south', 'east', 'west'] as const

const across = (s: Scene): string => {
  if (s.isFlat) return ''
  const unit = s.pick(['Feet', 'Ft', 'feet'], 30)
  const eastWest = lengthOf(s.tell, 'north', `${s.sizes.eastWest} ${unit}`)
  const northSouth = lengthOf(s.tell, 'east', `${s.sizes.northSouth} ${unit}`)
  return s.pick(
    [
      `Measuring East to West ${eastWest} and North to South ${northSouth}.`,
      `Naap: Purab-Pashchim ${eastWest}, Uttar-Dakshin ${northSouth}.`,
    ],
    31,
  )
}
/** What lies on the four sides, as an advocate, a clerk or a junior engineer puts it. */
export const chauhaddi = (s: Scene, n: number): string => {
  const { tell, boundaries } = s
  const along = alongOf(s)
  const said = (side: Side): string => tell.states(`boundaries_deed_${side}`, boundaries[side])
  const metre = (side: Side): string => `${(along[side] * 0.3048).toFixed(2)} m`
  const feet = (side: Side): string => `${along[side]}'-0"`
  const length = (side: Side, words: (one: Side) => string): string => tell.states(`dimensions_deed_${side}`, words(side), words(side))
  return s.pick(
    [
      () =>
        `<p><u>Chauhaddi / चौहद्दी</u></p>${lines(asDeeds.map((side) => [`${titled(side)} (${spoken[side]})`, said(side)]))}
        <p>${across(s)}</p>`,
      () => `<p>Bounded as: ${asDeeds.map((side) => `${spoken[side]} mein - ${said(side)}`).join('; ')}. ${across(s)}</p>`,
      () =>
        sheet(
          ['दिशा / Direction', 'सीमा / Bounded by', ...(s.isFlat ? [] : ['माप / Length'])],
          asOffices.map((side) => [`${script[side]} / ${titled(side)}`, said(side), ...(s.isFlat ? [] : [length(side, metre)])]),
        ),
      () =>
        `<p>BOUNDARIES:</p>${terms(
          asOffices.map((side) => `On the ${titled(side)} : ${s.isFlat ? '' : `${length(side, feet)} / `}${said(side)}`),
          (at) => `(${'abcd'.charAt(at - 1)})`,
        )}`,
    ],
    n,
  )()
}
