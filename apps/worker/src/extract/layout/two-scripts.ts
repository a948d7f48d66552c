import { latinDigits } from '@parakh/contracts'
import type { Page, Word } from '../../ocr/model.ts'

const devanagari = /\p{Script=Devanagari}/u
const latin = /\p{Script=Latin}/u
/** What ends a saying: the words of another stand behind it. */
const ends = /[,;:।|)]$/u
/** A slash, or the box of a choice. */
const parts = /^\/$|[☐☑☒□■✓✔]/u
/** The same thing takes at most so many words more in the one language than in the other. */
const longerBy = 1

const areBeside = (a: Word | undefined, b: Word | undefined): boolean => a !== undefined && b?.line === a.line && b.cell === a.cell

/** How many words before `at` say in Devanagari what stands behind the slash there; signs and figures belong to either script. */
function saidBefore(words: readonly Word[], at: number): number {
  let count = 0
  for (let from = at - 1; from >= 0; from -= 1) {
    const word = words[from]
    if (!word || !areBeside(word, words[at]) || latin.test(word.text) || parts.test(word.text) || ends.test(word.text)) break
    count += 1
  }
  const isSaid = words.slice(at - count, at).some(({ text }) => devanagari.test(text))
  return isSaid ? count : 0
}

/** How many words behind the slash are in Latin letters. */
function saidAgain(words: readonly Word[], at: number): number {
  let count = 0
  for (let to = at + 1; to < words.length; to += 1) {
    const word = words[to]
    if (!word || !areBeside(word, words[at]) || devanagari.test(word.text) || word.text === '/') break
    count += 1
    if (ends.test(word.text)) break
  }
  return words.slice(at + 1, at + 1 + count).some(({ text }) => latin.test(text)) ? count : 0
}

const figuresIn = (words: readonly Word[]): string[] => latinDigits(words.map(({ text }) => text).join(' ')).match(/\d+/gu) ?? []

/** "311.11 वर्ग गज / sq. yds.": the figure stands once, and only its unit twice. */
function losesFigure(before: readonly Word[], again: readonly Word[]): boolean {
  const told = figuresIn(again)
  return figuresIn(before).some((figure) => !told.includes(figure))
}

/** Words of a line stand no farther apart, as a share of the page; the cells of a table do. */
const widestGap = 0.03
const isOfRow = (line: readonly Word[]): boolean =>
  line.some(({ level }, at) => {
    const next = line[at + 1]?.level
    return level && next && next.x - level.x - level.w > widestGap
  })

/** A page where what stands twice, in Devanagari and behind a slash in Latin letters, stands once: "प्लॉट नं. 14 / Plot No. 14". */
export function withoutSaidTwice(page: Page): Page {
  const { words } = page
  const slashes = words.flatMap(({ text }, at) => (text === '/' ? [at] : []))
  if (slashes.length === 0) return page
  const out = new Set<number>()
  const lines = Map.groupBy(words, ({ line }) => line)
  for (const at of slashes) {
    if (isOfRow(lines.get(words[at]?.line ?? 0) ?? [])) continue
    const [before, again] = [saidBefore(words, at), saidAgain(words, at)]
    // a word alone is a label, which is known in both scripts, unless it stands amid a list
    const [previous, first] = [words[at - before - 1], words[at - before]]
    const isLabel = before < 2 && !(areBeside(previous, first) && previous?.text.endsWith(','))
    // words without a figure that begin a line are a label, and tell where its column stands
    if (first?.level && !areBeside(previous, first) && figuresIn(words.slice(at - before, at)).length === 0) continue
    if (losesFigure(words.slice(at - before, at), words.slice(at + 1, at + 1 + again))) continue
    if (before === 0 || again < 2 || isLabel || before > again + longerBy) continue
    for (let one = at - before; one <= at; one += 1) out.add(one)
  }
  return out.size === 0 ? page : { ...page, words: words.filter((_, at) => !out.has(at)) }
}
