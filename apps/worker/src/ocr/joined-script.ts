import { heightOf, widthOf, type Component } from './components.ts'
import { inOrder, onPage, stripOf, wordBeside } from './line-strip.ts'
import { spix, type Ink } from './pixels.ts'
import type { Prepared } from './prepare.ts'
import type { RawWord, Recogniser } from './recogniser.ts'
import { lettersIn, sureness } from './sureness.ts'
import { runOf, textRuns, type TextRun } from './text-runs.ts'

/** A headline joins a word's letters: in its upper part the stain has a stroke of nearly its whole width. */
const upperPart = 0.5
const headlineShare = 0.8
/** A stain as narrow as a letter has such a stroke too: T, 7, 5. */
const leastWidth = 1.15
/** Below its headline a word is letters and gaps; a rule or a bar is full, or nothing. */
const fullest = 0.75
const emptiest = 0.22
/** Words of the first reading that are surer than this, and longer, are Latin. */
const sureLatin = 0.8
const latinLetters = 3
/** A page with fewer such words has none of the script; single ones are underlined letters and logos. */
const fewestWords = 2
const mostStretches = 60
/** What is read must be this sure, a short text surer, and so much of it in the script. */
const leastSure = 0.5
const leastSureShort = 0.8
const shortText = 6
const scriptShare = 0.6
const mostInVain = 6
/** Words no further from a stretch than so many letter heights stand in its line: labels in two languages. */
const sameLine = 1.5

function longestStroke({ data, width }: Ink, { left, right, top }: Component, rows: number): number {
  let longest = 0
  for (let y = top; y < top + rows; y += 1) {
    let run = 0
    for (let i = y * width + left; i <= y * width + right; i += 1) {
      run = data[i] === 1 ? run + 1 : 0
      longest = Math.max(longest, run)
    }
  }
  return longest
}

/** Whether a stain is a word that hangs from a headline, as in Devanagari. */
function hangsFromHeadline(ink: Ink, one: Component, letterHeight: number): boolean {
  const [w, h] = [widthOf(one), heightOf(one)]
  if (w < leastWidth * letterHeight || h < 0.6 * letterHeight) return false
  const share = one.pixels / (w * h)
  return share >= emptiest && share <= fullest && longestStroke(ink, one, Math.ceil(h * upperPart)) >= headlineShare * w
}

/** Parts of a line from its first to its last word with a headline, cut where a word was surely read as Latin. */
function stretchesOf(run: TextRun, words: readonly RawWord[], isJoined: (one: Component) => boolean, letterHeight: number): TextRun[] {
  const isLatin = (one: Component): boolean => {
    const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2]
    return words.some((word) => x >= word.left && x <= word.right && y >= word.top && y <= word.bottom)
  }
  const parts: Component[][] = []
  let open: Component[] = []
  const close = () => {
    const last = open.findLastIndex(isJoined)
    if (last >= 0) parts.push(open.slice(0, last + 1))
    open = []
  }
  for (const one of run.letters) {
    if (isLatin(one)) close()
    else if (open.length > 0 || isJoined(one)) open.push(one)
  }
  close()
  return parts.map((letters) => runOf(letters, letterHeight))
}

/** The stretches of a page's lines whose words hang from a headline, in reading order. */
export function joinedStretches({ letters, letterHeight, ink }: Prepared, words: readonly RawWord[]): TextRun[] {
  const joined = new Set(letters.filter((one) => hangsFromHeadline(ink, one, letterHeight)))
  if (joined.size < fewestWords) return []
  const latin = words.filter(
    ({ text, conf }) => conf >= sureLatin && lettersIn(text) >= latinLetters && !/\p{Script=Devanagari}/u.test(text),
  )
  return textRuns(letters, letterHeight)
    .flatMap((run) => stretchesOf(run, latin, (one) => joined.has(one), letterHeight))
    .sort((a, b) => a.top - b.top)
    .slice(0, mostStretches)
}

const inScript = (text: string): number => text.replace(/\P{Script=Devanagari}/gu, '').length
const figures = /\p{N}/gu

/** Whether a reading is one of the script: surer than what was read there before, and little of it in other letters or figures. */
function isReading(found: readonly RawWord[], before: readonly RawWord[]): boolean {
  const text = found.map((word) => word.text).join('')
  const letters = inScript(text.replace(figures, ''))
  const sure = sureness(found)
  return (
    letters >= 2 &&
    sure >= (letters < shortText ? leastSureShort : leastSure) &&
    sure > sureness(before) &&
    inScript(text) >= scriptShare * text.replace(/[^\p{L}\p{M}\p{N}]/gu, '').length
  )
}

/** The stroke between two names of one thing, 'पिता/पति' or 'नाम / Name', is taken for the end of a sentence or a table's line. */
const withSlash = (word: RawWord): RawWord => ({
  ...word,
  text: word.text.replace(/(?<=\p{L}\p{M}*)[।|](?=\p{L})/gu, '/').replace(/^[।|]$/u, '/'),
})

function isSlashBehind({ text, left, top, bottom }: RawWord, { right, top: upper, bottom: lower }: TextRun, letterHeight: number): boolean {
  const gap = left - right
  return /^[।|]$/u.test(text) && gap >= -2 && gap <= letterHeight && top < lower && bottom > upper
}

/** Reads the stretches in a joined script again, with data that has the script; `recogniser` is asked for only where there are any. */
export async function readJoinedScript(
  prepared: Prepared,
  words: readonly RawWord[],
  recogniser: () => Promise<Recogniser>,
  dpi: number,
): Promise<RawWord[]> {
  let kept = [...words]
  let newLine = kept.reduce((most, word) => Math.max(most, word.line), -1)
  let inVain = 0
  for (const stretch of joinedStretches(prepared, words)) {
    if (inVain >= mostInVain) break
    const { strip, toPage } = stripOf(prepared.clean, stretch, prepared.letterHeight)
    const found = await (await recogniser()).read(spix(strip), dpi, 'line')
    const isCovered = ({ left, right, top, bottom }: RawWord): boolean => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return x >= stretch.left && x <= stretch.right && y >= stretch.top && y <= stretch.bottom
    }
    const covered = kept.filter(isCovered)
    if (!isReading(found, covered)) {
      inVain += 1
      continue
    }
    inVain = 0
    const rest = kept.filter((word) => !isCovered(word))
    const beside = covered[0] ?? wordBeside(stretch, rest, sameLine * prepared.letterHeight)
    if (!beside) newLine += 1
    const read = found.map((word) => onPage(withSlash(word), toPage, beside?.line ?? newLine, beside?.block ?? 0))
    kept = [...rest.map((word) => (isSlashBehind(word, stretch, prepared.letterHeight) ? { ...word, text: '/' } : word)), ...read]
  }
  return inOrder(kept)
}
