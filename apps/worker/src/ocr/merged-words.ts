import { inOrder } from './line-strip.ts'
import type { RawWord } from './recogniser.ts'
import { gain, lettersIn } from './sureness.ts'

/** Words that share so much of the smaller one's box are readings of the same print. */
const sameInk = 0.3
/** Words that take the place of others are each so sure, and together they say so many letters more surely. */
const leastSure = 0.6
const leastMore = 0.4
/** A word that the first reading has not at all must be surer, and about as high as the words of its line: lettering of stamps is not. */
const sureAnew = 0.75
const fewestLetters = 2
const alikeHeight = [0.5, 1.6] as const

const heightOf = ({ top, bottom }: RawWord): number => bottom - top
const sizeOf = (word: RawWord): number => (word.right - word.left) * heightOf(word)

function areSameInk(a: RawWord, b: RawWord): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && down > 0 && across * down > sameInk * Math.max(1, Math.min(sizeOf(a), sizeOf(b)))
}

/** Words of two readings that lie on the same print. */
interface Place {
  own: RawWord[]
  found: RawWord[]
}

const takenFrom = (words: Set<RawWord>, beside: readonly RawWord[]): RawWord[] => {
  const taken = [...words].filter((word) => beside.some((one) => areSameInk(one, word)))
  for (const word of taken) words.delete(word)
  return taken
}

function placesOf(first: readonly RawWord[], other: readonly RawWord[]): Place[] {
  const [own, rest] = [new Set(first), new Set(other)]
  return other.flatMap((word): Place[] => {
    if (!rest.delete(word)) return []
    const place: Place = { own: [], found: [word] }
    for (let [more, words] = [1, place.found]; more > 0; more = words.length) {
      const met = takenFrom(own, words)
      place.own.push(...met)
      words = takenFrom(rest, met)
      place.found.push(...words)
    }
    return [place]
  })
}

/** Whether a reading tells some of its letters in two words: "XXXXXX596" and "967". */
const saysTwice = (words: readonly RawWord[]): boolean =>
  words.some((word, at) => words.slice(at + 1).some((other) => areSameInk(word, other)))

const lettersOf = (words: readonly RawWord[]): string =>
  words
    .toSorted((a, b) => a.left - b.left)
    .map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, ''))
    .join('')
const marksOf = (words: readonly RawWord[]): number =>
  words.reduce((sum, { text }) => sum + (text.match(/[.,:;/'"()&-]/gu) ?? []).length, 0)

/** Words whose small marks were lost in the dark print alone ("216 67", "21-02 2024"), as a reading says them that has the same letters and more marks. */
export function withLostMarks(words: readonly RawWord[], fuller: readonly RawWord[]): RawWord[] {
  const gone = new Set<RawWord>()
  const marked: RawWord[] = []
  for (const { own, found } of placesOf(words, fuller)) {
    const [old] = own
    if (!old || found.some(({ conf }) => conf < leastSure) || marksOf(found) <= marksOf(own)) continue
    if (lettersOf(found) !== lettersOf(own)) continue
    for (const word of own) gone.add(word)
    marked.push(...found.map((word) => ({ ...word, line: old.line, block: old.block })))
  }
  return gone.size === 0 ? [...words] : inOrder([...words.filter((word) => !gone.has(word)), ...marked])
}

/** A word that two readings of the page tell alike is as sure as this, where neither is less sure than that; fewer letters may be dirt twice. */
const sureTwice = 0.62
const leastOfTwo = 0.35
const fewestAgreed = 3

/** A weak word that the other reading has too, surer now; null where it is not so. */
function saidAgain([old, ...others]: readonly RawWord[], [found, ...more]: readonly RawWord[]): RawWord | null {
  if (!old || !found || others.length > 0 || more.length > 0) return null
  const [least, most] = [Math.min(old.conf, found.conf), Math.max(old.conf, found.conf)]
  if (least < leastOfTwo || most >= sureTwice || lettersIn(old.text) < fewestAgreed) return null
  return old.text.toLowerCase() === found.text.toLowerCase() ? { ...old, conf: sureTwice } : null
}

/** Words of one line that share so much of the narrower one's width, and so little of the lower one's height, stand below each other. */
const sharedWidth = 0.5
const sharedHeight = 0.2
/** A word goes on a line whose last word shares so much of the lower one's height. */
const levelHeight = 0.5

const sharedAcross = (a: RawWord, b: RawWord): number =>
  (Math.min(a.right, b.right) - Math.max(a.left, b.left)) / Math.max(1, Math.min(a.right - a.left, b.right - b.left))
const sharedDown = (a: RawWord, b: RawWord): number =>
  (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / Math.max(1, Math.min(heightOf(a), heightOf(b)))

/** The lines that words of one line are, where some of them stand below each other: a word over two lines had joined them. */
function linesAmong(words: readonly RawWord[]): RawWord[][] {
  const long = words.filter(({ text }) => lettersIn(text) >= fewestLetters)
  const isOne = long.every((a, i) => !long.some((b, k) => k > i && sharedAcross(a, b) >= sharedWidth && sharedDown(a, b) < sharedHeight))
  if (isOne) return [[...words]]
  const lines: RawWord[][] = []
  for (const word of words.toSorted((a, b) => a.left - b.left)) {
    const [best] = lines.toSorted((a, b) => sharedDown(b.at(-1)!, word) - sharedDown(a.at(-1)!, word))
    if (best && sharedDown(best.at(-1)!, word) >= levelHeight) best.push(word)
    else lines.push([word])
  }
  return lines.sort((a, b) => a[0]!.top - b[0]!.top)
}

/** The words of a reading with each line by itself. */
function parted(words: readonly RawWord[]): RawWord[] {
  let last = words.reduce((most, { line }) => Math.max(most, line), -1)
  return [...Map.groupBy(words, ({ line }) => line).values()].flatMap((line) =>
    linesAmong(line).flatMap((own, i) => {
      if (i === 0) return own
      last += 1
      return own.map((word) => ({ ...word, line: last }))
    }),
  )
}

/** The nearest word of a reading on the level of another one. */
function besideOf(word: RawWord, words: readonly RawWord[]): RawWord | undefined {
  const middle = (word.top + word.bottom) / 2
  const level = words.filter(({ top, bottom }) => top <= middle && bottom >= middle)
  return level.toSorted((a, b) => Math.abs(a.left - word.left) - Math.abs(b.left - word.left))[0]
}

/** The words of a reading of a page, those among them that another reading of it says more surely, and those that only the other one has. */
export function mergedWords(first: readonly RawWord[], other: readonly RawWord[]): RawWord[] {
  const gone = new Set<RawWord>()
  const added: RawWord[] = []
  const lines = new Map<number, number>()
  const firstNew = first.reduce((most, { line }) => Math.max(most, line), -1) + 1
  for (const { own, found } of placesOf(first, other)) {
    const [old] = own
    if (old) {
      const agreed = saidAgain(own, found)
      if (agreed) {
        gone.add(old)
        added.push(agreed)
        continue
      }
      if (gain(found) < gain(own) + leastMore || found.some(({ conf }) => conf < leastSure) || saysTwice(found)) continue
      for (const word of own) gone.add(word)
      added.push(...found.map((word) => ({ ...word, line: old.line, block: old.block })))
      continue
    }
    for (const word of found.filter(({ conf, text }) => conf >= sureAnew && lettersIn(text) >= fewestLetters)) {
      const beside = besideOf(
        word,
        first.filter((one) => !gone.has(one)),
      )
      const share = beside ? heightOf(word) / heightOf(beside) : 1
      if (share < alikeHeight[0] || share > alikeHeight[1]) continue
      if (!beside && !lines.has(word.line)) lines.set(word.line, firstNew + lines.size)
      added.push({ ...word, line: beside?.line ?? lines.get(word.line) ?? firstNew, block: beside?.block ?? 0 })
    }
  }
  const kept = first.filter((word) => !gone.has(word))
  return inOrder(added.length === 0 ? kept : parted([...kept, ...added]))
}
