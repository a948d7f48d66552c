import type { Page, Word } from '../../ocr/model.ts'

const letters = ['N', 'S', 'E', 'W'] as const
/** A letter of a side by itself, or one with its own dash; an S alone may be read as a five. */
const letterOf = /^\(?([NSEW5])([-–—:.)]{0,2})$/u
const dash = /^[-–—:=]$/u
/** Sides told by letters follow each other within so many words. */
const longestList = 70
const fewestMarked = 2

interface Spot {
  at: number
  side: string
  isMarked: boolean
}

/** Where single letters of sides stand, and whether a dash or a colon follows them. */
function spotsIn(words: readonly Word[]): Spot[] {
  return words.flatMap(({ text }, at): Spot[] => {
    const [, letter = '', mark = ''] = letterOf.exec(text) ?? []
    if (!letter || (letter === '5' && mark.startsWith('.'))) return []
    const isMarked = /[-–—:]/u.test(mark) || dash.test(words[at + 1]?.text ?? '')
    return letter === '5' && !isMarked ? [] : [{ at, side: letter === '5' ? 'S' : letter, isMarked }]
  })
}

/** Four letters that name all sides, one after the other, some of them with their dashes. */
function listIn(spots: readonly Spot[]): readonly Spot[] | null {
  for (let from = 0; from + letters.length <= spots.length; from += 1) {
    const list = spots.slice(from, from + letters.length)
    const [first, last] = [list[0]!, list[letters.length - 1]!]
    if (last.at - first.at > longestList || new Set(list.map(({ side }) => side)).size < letters.length) continue
    if (list.filter(({ isMarked }) => isMarked).length >= fewestMarked) return list
  }
  return null
}

/** A recognised page whose sides, told by their letters, have their dashes: "N Open to sky, 5 - Road, E - Lane, W House of Ram". */
export function withMendedSides(page: Page): Page {
  const list = listIn(spotsIn(page.words))
  if (!list) return page
  const byPlace = new Map(list.map((spot) => [spot.at, spot]))
  const words = page.words.map((word, at) => {
    const spot = byPlace.get(at)
    if (!spot) return word
    const text = word.text.replace('5', 'S')
    return { ...word, text: spot.isMarked ? text : `${text.replace(/\.$/u, '')} -` }
  })
  return { ...page, words }
}
