import { findComponents } from '../components.ts'
import { inOrder, wordBeside } from '../line-strip.ts'
import { inked, inkLevel, spix } from '../pixels.ts'
import type { Prepared } from '../prepare.ts'
import type { RawWord, Recogniser } from '../recogniser.ts'
import { tick } from '../ticks.ts'
import { holdsMiddle, withoutAreas, type Area } from '../without-areas.ts'
import { combStrip, wordsInBoxes, type CombStrip } from './comb-strip.ts'
import { combsIn, type Comb } from './combs.ts'
import { tickBoxesIn, type TickBox } from './tick-boxes.ts'

/** What a form is filled into: rows of boxes for letters, squares for ticks. */
export interface FormBoxes {
  combs: readonly { comb: Comb; strip: CombStrip }[]
  ticks: readonly TickBox[]
}

/** How far around the paper inside a letter box its lines reach, in letter heights. */
const lineReach = 0.3

function areaOf({ boxes }: Comb, letterHeight: number): Area {
  const reach = Math.max(3, Math.round(lineReach * letterHeight))
  const [first, last] = [boxes[0]!, boxes.at(-1)!]
  return { left: first.left - reach, right: last.right + reach, top: first.top - reach, bottom: first.bottom + reach }
}

/** The boxes of a form, and the page without them: a recogniser takes their lines for letters. The page itself where it has none. */
export function formBoxesOf(prepared: Prepared): { page: Prepared; boxes: FormBoxes } {
  const { even, letterHeight } = prepared
  const level = inkLevel(even)
  const ink = inked(even, level)
  const combs = combsIn(ink, letterHeight).flatMap((comb) => {
    const strip = combStrip(even, comb, level, letterHeight)
    return strip ? [{ comb, strip }] : []
  })
  const combAreas = combs.map(({ comb }) => areaOf(comb, letterHeight))
  const found = letterHeight > 0 ? tickBoxesIn(ink, findComponents(ink).components, letterHeight) : []
  const ticks = found.filter((one) => !combAreas.some((area) => holdsMiddle(area, one)))
  const areas = [
    ...combAreas,
    ...ticks.map(({ stain: { left, right, top, bottom } }) => ({ left: left - 1, right: right + 1, top: top - 1, bottom: bottom + 1 })),
  ]
  return { page: withoutAreas(prepared, areas), boxes: { combs, ticks } }
}

/** A square was seen, not read. */
const tickConf = 0.95
/** A square belongs to the words right behind it, else to those before it, at most so many letter heights away. */
const tickReach = 4

/** A square as a word in the line of the words beside it; one that nothing stands beside says nothing. */
function tickWords(one: TickBox, words: readonly RawWord[], letterHeight: number): RawWord[] {
  const beside = wordBeside(one, words, tickReach * letterHeight)
  if (!beside) return []
  const { left, right, top, bottom, isSet } = one
  const place = { left, right: right + 1, top, bottom: bottom + 1 }
  return [{ text: isSet ? tick.set : tick.empty, conf: tickConf, ...place, line: beside.line, block: beside.block }]
}

/** The words of a page with what its form boxes say: letters read as one line of print, squares as '☑' or '☐'. */
export async function withFormBoxes(
  words: readonly RawWord[],
  { combs, ticks }: FormBoxes,
  letterHeight: number,
  recogniser: Recogniser,
  dpi: number,
): Promise<RawWord[]> {
  let line = words.reduce((most, word) => Math.max(most, word.line), -1)
  const said: RawWord[] = ticks.flatMap((one) => tickWords(one, words, letterHeight))
  for (const { comb, strip } of combs) {
    const found = await recogniser.read(spix(strip.strip), dpi, 'line')
    said.push(...wordsInBoxes(found, strip, comb, (line += 1), 0))
  }
  return said.length === 0 ? [...words] : inOrder([...words, ...said])
}
