import type { Box, Page, Turn, Word } from './model.ts'
import { holds } from './pdf-objects.ts'
import { turned } from './pdf-words.ts'

/** Recognised words this close to a stored one, in its own heights, are the same ink. */
const around = 0.35

const widened = ({ x, y, w, h }: Box): Box => ({ x: x - around * h, y: y - around * h, w: w + 2 * around * h, h: h + 2 * around * h })

/**
 * A page whose picture was recognised because its own text was not all of it: stored words stand as they are, recognised ones are added where
 * nothing is stored, nor a field is filled (`fields`). The picture decides how the page stands upright.
 */
export function mergedReadings(stored: Page, recognised: Page, fields: readonly Box[] = []): Page {
  if (stored.words.length === 0) return recognised
  const turn = ((recognised.turn - stored.turn + 360) % 360) as Turn
  const firstLine = Math.max(-1, ...recognised.words.map(({ line }) => line)) + 1
  const own = stored.words.map((word): Word => {
    const box = word.box && turned(word.box, turn)
    return { ...word, box, level: box, line: word.line + firstLine, size: box?.h ?? word.size }
  })
  const taken = [...own.flatMap(({ box }) => (box ? [widened(box)] : [])), ...fields.map((place) => turned(place, turn))]
  const more = recognised.words.filter(({ box }) => !box || !taken.some((place) => holds(place, box.x + box.w / 2, box.y + box.h / 2)))
  return { ...recognised, words: [...more, ...own] }
}
