import type { Page, Word } from '../../ocr/model.ts'

const letters = ['N', 'S', 'E', 'W'] as const
/** A letter of a side by itself, or one with its own dash; an S alone may be read as a five. */
const letterOf = /^\(?([NSEW5])([-–—:.)]{0,2})$/u
const dash = /^[-–—:=]$/u
/** A dash behind the end of a part has lost its letter: "sky, - Open space". */
const partEnd = /[,;.]$/u
/** Sides told by letters follow each other within so many words. */
const longestList = 70
/** So many of them keep their dashes, or fewer behind the word for sides. */
const fewestMarked = 2
const ofSides = /bound|chau|chow|four|sides/iu
const wordsBefore = 4

interface Spot {
  at: number
  /** Empty where the letter was lost. */
  side: string
  isMarked: boolean
}

/** Where single letters of sides stand, and whether a dash or a colon follows them. */
function spotsIn(words: readonly Word[]): Spot[] {
  return words.flatMap(({ text }, at): Spot[] => {
    const before = words[at - 1]?.text ?? ''
    if (dash.test(text)) return partEnd.test(before) && !letterOf.test(before) ? [{ at, side: '', isMarked: true }] : []
    const [, letter = '', mark = ''] = letterOf.exec(text) ?? []
    if (!letter || (letter === '5' && mark.startsWith('.'))) return []
    const isMarked = /[-–—:]/u.test(mark) || dash.test(words[at + 1]?.text ?? '')
    return letter === '5' && !isMarked ? [] : [{ at, side: letter === '5' ? 'S' : letter, isMarked }]
  })
}

/** Four letters that name all sides, one after the other, some of them with their dashes; one may be lost. */
function listIn(spots: readonly Spot[], words: readonly Word[]): readonly Spot[] | null {
  for (let from = 0; from + letters.length <= spots.length; from += 1) {
    const list = spots.slice(from, from + letters.length)
    const [first, last] = [list[0]!, list[letters.length - 1]!]
    const known = new Set(list.map(({ side }) => side).filter(Boolean))
    const lost = list.filter(({ side }) => !side).length
    if (last.at - first.at > longestList || known.size + lost < letters.length || lost > 1) continue
    const isHeaded = words.slice(Math.max(0, first.at - wordsBefore), first.at).some(({ text }) => ofSides.test(text))
    if (list.filter(({ isMarked }) => isMarked).length < fewestMarked - (isHeaded ? 1 : 0)) continue
    const missing = letters.find((side) => !known.has(side)) ?? ''
    return list.map((spot) => (spot.side ? spot : { ...spot, side: missing }))
  }
  return null
}

/** A recognised page whose sides, told by their letters, have their dashes: "N Open to sky, 5 - Road, E - Lane, W House of Ram". */
export function withMendedSides(page: Page): Page {
  const list = listIn(spotsIn(page.words), page.words)
  if (!list) return page
  const byPlace = new Map(list.map((spot) => [spot.at, spot]))
  const words = page.words.map((word, at) => {
    const spot = byPlace.get(at)
    if (!spot) return word
    if (dash.test(word.text)) return { ...word, text: `${spot.side} ${word.text}` }
    const text = word.text.replace('5', 'S')
    return { ...word, text: spot.isMarked ? text : `${text.replace(/\.$/u, '')} -` }
  })
  return { ...page, words }
}
