import type { Word } from './model.ts'
import { allMatches } from '../extract/all-matches.ts'

/** The one form that marks of choice have in a word's text, whatever the paper draws. */
export const tick = { set: '☑', empty: '☐' } as const

const alwaysSet = /^(?:\[\s*[xX✓✔√]\s*\]|[☑☒✓✔✅🗹🗷⮽√])$/u
const alwaysEmpty = /^(?:\[\s*\]|[☐□▢◻❏❑⬜🞎])$/u
/** Marks that also stand for other things (a clause's number, a bullet): ticks only beside their empty kind on the same page. */
const sometimes = [
  { set: /^\(\s*[xX✓✔√]\s*\)$/u, empty: /^\(\s*\)$/u },
  { set: /^[●◉⦿]$/u, empty: /^[○◯]$/u },
  { set: /^[■▣]$/u, empty: /^[☐□▢◻]$/u },
] as const

const mark = /\[\s*[xX✓✔√]?\s*\]|\(\s*[xX✓✔√]?\s*\)|[☑☒✓✔✅🗹🗷⮽√☐□▢◻❏❑⬜🞎●◉⦿○◯■▣]/gu

/** Puts apart what was written without a blank: '[x]Home', '☐Plot'; boxes are shared out by letters. */
function apart(word: Word): Word[] {
  const pieces: string[] = []
  let end = 0
  for (const match of allMatches(word.text, mark)) {
    pieces.push(word.text.slice(end, match.index), match[0])
    end = match.index + match[0].length
  }
  if (end === 0) return [word]
  pieces.push(word.text.slice(end))
  const whole = [...word.text].length
  let before = 0
  return pieces.filter(Boolean).map((text) => {
    const share = { at: before / whole, of: [...text].length / whole }
    before += [...text].length
    const cut = (box: Word['box']) => box && { ...box, x: box.x + box.w * share.at, w: box.w * share.of }
    return { ...word, text, box: cut(word.box), level: cut(word.level) }
  })
}

const sameRun = (a: Word, b: Word): boolean => a.line === b.line && a.block === b.block && a.cell === b.cell

/** '[ ]' and '( x )' come as two or three words. */
function together(words: readonly Word[]): Word[] {
  const out: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    const rest = words.slice(at + 1, at + 3).filter((next) => sameRun(word, next))
    const taken = /^[[(]$/u.test(word.text) ? closingAt(word.text, rest) : 0
    out.push(taken === 0 ? word : joined([word, ...rest.slice(0, taken)]))
    at += taken
  }
  return out
}

function closingAt(opening: string, rest: readonly Word[]): number {
  const close = opening === '[' ? ']' : ')'
  if (rest[0]?.text === close) return 1
  return /^[xX✓✔√]$/u.test(rest[0]?.text ?? '') && rest[1]?.text === close ? 2 : 0
}

function joined(words: readonly Word[]): Word {
  const first = words[0]!
  const span = (boxOf: (word: Word) => Word['box']) => {
    const boxes = words.flatMap((word) => boxOf(word) ?? [])
    if (boxes.length === 0) return null
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
    return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y }
  }
  return { ...first, text: words.map(({ text }) => text).join(''), box: span((word) => word.box), level: span((word) => word.level) }
}

/** A page's words with every mark of choice as a word of its own, '☑' or '☐', where the paper has it. */
export function withTicks(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => /[[(☑☒✓✔✅🗹🗷⮽√☐□▢◻❏❑⬜🞎●◉⦿○◯■▣]/u.test(text))) return [...words]
  const split = together(words).flatMap(apart)
  const pairs = sometimes.filter(({ set, empty }) => split.some(({ text }) => empty.test(text)) && split.some(({ text }) => set.test(text)))
  return split.map((word) => {
    const { text } = word
    if (alwaysSet.test(text) || pairs.some(({ set }) => set.test(text))) return { ...word, text: tick.set }
    if (alwaysEmpty.test(text) || pairs.some(({ empty }) => empty.test(text))) return { ...word, text: tick.empty }
    return word
  })
}
