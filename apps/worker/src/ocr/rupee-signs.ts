import { heightOf, widthOf, type Component } from './components.ts'
import { inOrder } from './line-strip.ts'
import type { Grey } from './pixels.ts'
import type { Prepared } from './prepare.ts'
import type { RawWord } from './recogniser.ts'
import { withoutAreas } from './without-areas.ts'

/** The rupee's sign as print shows it, the mean of many fonts: how dark each part of its box is, 0..9. */
const shape = [
  '45667664',
  '45678754',
  '45679854',
  '45678864',
  '23457631',
  '45666310',
  '57752100',
  '35652100',
  '13564100',
  '01356310',
  '00136631',
  '00014641',
] as const

/** Darkness without its mean, of length 1, so that two of them can be compared. */
function compared(darkness: readonly number[]): number[] {
  const mean = darkness.reduce((sum, one) => sum + one, 0) / darkness.length
  const length = Math.hypot(...darkness.map((one) => one - mean)) || 1
  return darkness.map((one) => (one - mean) / length)
}

const sign = compared(shape.flatMap((row) => Array.from(row, Number)))
/** Signs of worn pages are at least so alike; of all other letters none comes above 0.74. */
const leastAlike = 0.82
/** A sign's height in letter heights, its width in its own height. */
const heights = [0.85, 2.4] as const
const widths = [0.4, 1.05] as const
/** Lower ones tell no shape, in pixels. */
const lowest = 11
/** No letter ends so near before it, and a figure begins so near behind it, in its heights. */
const clearBefore = 0.15
const nextFigure = 1.3
/** The sign touches its figure's word or stands apart as a word of its own, in its heights. */
const apart = 0.3

/** The edges of `parts` equal parts of a span, in whole pixels, each part at least one pixel. */
function partsOf(from: number, length: number, parts: number): (readonly [number, number])[] {
  return Array.from({ length: parts }, (_, i) => {
    const start = from + Math.floor((i * length) / parts)
    return [start, Math.max(start + 1, from + Math.ceil(((i + 1) * length) / parts))] as const
  })
}

/** How alike a stain and the sign are, at most 1. */
function likeness({ data, width }: Grey, one: Component): number {
  const columns = partsOf(one.left, widthOf(one), shape[0].length)
  const darkness = partsOf(one.top, heightOf(one), shape.length).flatMap(([top, bottom]) =>
    columns.map(([left, right]) => {
      let sum = 0
      for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += data[y * width + x]!
      return -sum / ((bottom - top) * (right - left))
    }),
  )
  return compared(darkness).reduce((sum, part, i) => sum + part * sign[i]!, 0)
}

const isBetween = (value: number, [least, most]: readonly [number, number], unit: number): boolean =>
  value >= least * unit && value <= most * unit

/** Whether a stain stands before a figure, apart from what is before it. */
function standsBeforeFigure(one: Component, letters: readonly Component[]): boolean {
  const h = heightOf(one)
  const level = letters.filter(
    (other) => other !== one && heightOf(other) > h / 2 && other.top < one.bottom - h / 4 && other.bottom > one.top + h / 4,
  )
  const isNear = (gap: number, reach: number): boolean => gap > 0 && gap < reach * h
  return !level.some(({ right }) => isNear(one.left - right, clearBefore)) && level.some(({ left }) => isNear(left - one.right, nextFigure))
}

/** Where a page shows the rupee's sign, by its shape: the recogniser's data knows none, and takes it for a figure. */
function rupeeSignsIn({ even, letters, letterHeight }: Pick<Prepared, 'even' | 'letters' | 'letterHeight'>): Component[] {
  return letters.filter((one) => {
    const h = heightOf(one)
    if (h < lowest || !isBetween(h, heights, letterHeight) || !isBetween(widthOf(one), widths, h)) return false
    return likeness(even, one) >= leastAlike && standsBeforeFigure(one, letters)
  })
}

/** The page without its rupee signs, and where they stood; the page itself where it has none. */
export function withoutRupeeSigns(page: Prepared): { page: Prepared; signs: readonly Component[] } {
  const signs = rupeeSignsIn(page)
  const areas = signs.map(({ left, right, top, bottom }) => ({ left: left - 1, right: right + 1, top: top - 1, bottom: bottom + 1 }))
  return { page: withoutAreas(page, areas), signs }
}

/** The words of a page with its rupee signs before their figures. */
export function withRupeeSigns(words: readonly RawWord[], signs: readonly Component[]): RawWord[] {
  let all = [...words]
  for (const one of signs) {
    const [h, middle] = [heightOf(one), (one.top + one.bottom) / 2]
    const figure = all
      .filter(({ left, top, bottom }) => top <= middle && bottom >= middle && left > one.left && left - one.right < nextFigure * h)
      .toSorted((a, b) => a.left - b.left)[0]
    if (!figure) continue
    const { left, right, top, bottom } = one
    const own = { ...figure, text: '₹', left, right: right + 1, top, bottom: bottom + 1 }
    const joined = { ...figure, text: `₹${figure.text}`, left, top: Math.min(top, figure.top), bottom: Math.max(bottom + 1, figure.bottom) }
    all = figure.left - right < apart * h ? all.map((word) => (word === figure ? joined : word)) : [...all, own]
  }
  return signs.length === 0 ? all : inOrder(all)
}
