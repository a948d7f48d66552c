import { findComponents, heightOf, widthOf, type Component } from '../components.ts'
import { cropped, inked, type Grey } from '../pixels.ts'
import type { RawWord } from '../recogniser.ts'
import type { Comb, LetterBox } from './combs.ts'

/** The letters of a comb moved together as print has them, and which columns of the strip come from which box. */
export interface CombStrip {
  strip: Grey
  parts: readonly { box: number; left: number; right: number }[]
}

/** A letter's stain has at least so many pixels, in square letter heights; what is less are remains of lines. */
const leastStain = 0.012
/** A stain along a side of its box is a rest of the line if it is no thicker, in letter heights. */
const lineRest = 0.14
/** Space between two letters, for an empty box and around the strip, in letter heights. */
const letterGap = 0.16
const wordGap = 0.75
const margin = 0.6
/** A box that is filled so far across holds more than a letter. */
const fullBox = 0.97

const white = 255

interface Letter {
  left: number
  right: number
}

/** Where in its box a letter stands, from the box's left side; null for an empty box. */
function letterIn(inside: Grey, level: number, letterHeight: number): Letter | null {
  const { components } = findComponents(inked(inside, level))
  const isRest = (one: Component): boolean => {
    const atSide = one.left === 0 || one.right === inside.width - 1
    const atEnd = one.top === 0 || one.bottom === inside.height - 1
    return (atSide && widthOf(one) <= lineRest * letterHeight + 1) || (atEnd && heightOf(one) <= lineRest * letterHeight + 1)
  }
  const stains = components.filter((one) => one.pixels >= leastStain * letterHeight ** 2 && !isRest(one))
  if (stains.length === 0) return null
  return { left: Math.min(...stains.map(({ left }) => left)), right: Math.max(...stains.map(({ right }) => right)) }
}

const insideOf = (even: Grey, { left, right, top, bottom }: LetterBox): Grey => cropped(even, left, top, right - left + 1, bottom - top + 1)

/** The letters of a comb as one line of print; null where its boxes hold more or less than letters. */
export function combStrip(even: Grey, { boxes }: Comb, level: number, letterHeight: number): CombStrip | null {
  const insides = boxes.map((box) => insideOf(even, box))
  const letters = insides.map((inside) => letterIn(inside, level, letterHeight))
  const filled = letters.flatMap((letter, i) =>
    letter ? [{ ...letter, share: (letter.right - letter.left + 1) / insides[i]!.width }] : [],
  )
  if (filled.length === 0 || filled.filter(({ share }) => share > fullBox).length > filled.length / 3) return null
  const [gap, space, edge] = [letterGap, wordGap, margin].map((share) => Math.round(share * letterHeight)) as [number, number, number]
  const parts: { box: number; left: number; right: number }[] = []
  let x = edge
  letters.forEach((letter, box) => {
    if (!letter) {
      if (parts.length > 0 && letters[box - 1]) x += space
      return
    }
    const width = letter.right - letter.left + 1
    parts.push({ box, left: x, right: x + width - 1 })
    x += width + gap
  })
  const height = Math.max(...insides.map((inside) => inside.height)) + 2 * edge
  const strip: Grey = { data: new Uint8Array((x + edge) * height).fill(white), width: x + edge, height }
  for (const { box, left } of parts) paste(insides[box]!, letters[box]!, strip, left, edge)
  return { strip, parts }
}

function paste(from: Grey, { left, right }: Letter, to: Grey, x: number, y: number): void {
  for (let row = 0; row < from.height; row += 1)
    to.data.set(from.data.subarray(row * from.width + left, row * from.width + right + 1), (y + row) * to.width + x)
}

/** Words of a strip on the page: each covers the boxes of its letters. */
export function wordsInBoxes(words: readonly RawWord[], { parts }: CombStrip, { boxes }: Comb, line: number, block: number): RawWord[] {
  return words.flatMap((word) => {
    const own = parts.filter(({ left, right }) => (left + right) / 2 >= word.left && (left + right) / 2 <= word.right)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const [from, to] = [boxes[first.box]!, boxes[last.box]!]
    return [{ ...word, left: from.left, right: to.right + 1, top: from.top, bottom: from.bottom + 1, line, block }]
  })
}
