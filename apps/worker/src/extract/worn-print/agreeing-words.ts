import { boxAround } from '../../ocr/geometry.ts'
import type { Page, Word } from '../../ocr/model.ts'
import { isPrintedWord } from './field-words.ts'

/** From here on a reading counts as sure, and tells how names of the paper are spelled. */
const sure = 0.85
/** Shorter words must be read so badly to be another's; sons and brothers have names one letter apart. */
const doubtful = 0.72
const longWord = 7
const shortWord = 5
/** So many sure readings need no neighbour in common. */
const often = 3

const capitalised = /^\p{Lu}(?:\p{Ll}+|\p{Lu}+)$/u
const parts = /^([^\p{L}]*)(\p{L}+)([^\p{L}]*)$/u

interface Telling {
  text: string
  times: number
  beside: Set<string>
}

const coreOf = (word: Word | undefined): string => parts.exec(word?.text ?? '')?.[2] ?? ''
const small = (word: Word | undefined): string => coreOf(word).toLowerCase()

/** The words on both sides of one, on its line. */
const neighboursOf = (words: readonly Word[], at: number): string[] =>
  [words[at - 1], words[at + 1]].flatMap((other) => (other?.line === words[at]?.line && small(other).length > 1 ? [small(other)] : []))

/** How many letters must be changed, taken or added to make one word the other; more than two count as three. */
function lettersApart(a: string, b: string): number {
  const most = 3
  if (Math.abs(a.length - b.length) >= most) return most
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= b.length; to += 1)
      next.push(Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (letter === b[to - 1] ? 0 : 1)))
    row = next
  }
  return Math.min(most, row[b.length]!)
}

/** How the papers' names are spelled where they were read surely. */
function tellingsOf(pages: readonly Page[]): Map<string, Telling> {
  const told = new Map<string, Telling>()
  for (const { words } of pages)
    for (const [at, word] of words.entries()) {
      const text = coreOf(word)
      if (word.conf < sure || text.length < shortWord || !capitalised.test(text)) continue
      const telling = told.get(text.toLowerCase()) ?? { text, times: 0, beside: new Set<string>() }
      telling.times += 1
      for (const other of neighboursOf(words, at)) telling.beside.add(other)
      told.set(text.toLowerCase(), telling)
    }
  return told
}

const likeCase = (like: string, text: string): string => {
  const upper = like.toUpperCase()
  return like === upper ? text.toUpperCase() : text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
}

type Near = readonly { telling: Telling; apart: number }[]

/** The tellings that a word can be misread from; each word is looked for once. */
function nearestOf(told: ReadonlyMap<string, Telling>): (read: string) => Near {
  const byLength = Map.groupBy(told, ([other]) => other.length)
  const known = new Map<string, Near>()
  const search = (read: string): Near =>
    [-2, -1, 0, 1, 2].flatMap((more) =>
      (byLength.get(read.length + more) ?? []).flatMap(([other, telling]) => {
        const apart = lettersApart(read, other)
        return apart === 1 || (apart === 2 && Math.min(read.length, other.length) >= longWord) ? [{ telling, apart }] : []
      }),
    )
  return (read) => {
    const near = known.get(read) ?? search(read)
    known.set(read, near)
    return near
  }
}

interface Told {
  tellings: ReadonlyMap<string, Telling>
  nearest: (read: string) => Near
}

/** The spelling of a doubtful word by the one sure word that it can be; null where there is none, or two. */
function spelling(words: readonly Word[], at: number, { tellings, nearest }: Told): string | null {
  const word = words[at]
  const text = coreOf(word)
  const read = text.toLowerCase()
  const most = read.length < longWord ? doubtful : sure
  if (!word || word.conf >= most || read.length < shortWord || !/^\p{Lu}/u.test(text)) return null
  if (tellings.has(read) || isPrintedWord(read)) return null
  const beside = neighboursOf(words, at)
  const near = nearest(read).filter(({ telling }) => telling.times >= often || beside.some((one) => telling.beside.has(one)))
  const least = Math.min(...near.map(({ apart }) => apart))
  const best = near.filter(({ apart }) => apart === least)
  return best.length === 1 && best[0] ? likeCase(text, best[0].telling.text) : null
}

/** "Gaik wad" where "Gaikwad" is told elsewhere: one word that the reading has parted. */
const isParted = (a: Word | undefined, b: Word, told: ReadonlyMap<string, Telling>): boolean =>
  a !== undefined &&
  a.line === b.line &&
  a.cell === b.cell &&
  /^\P{L}*\p{L}{2,}$/u.test(a.text) &&
  /^\p{L}{2,}\P{L}*$/u.test(b.text) &&
  !(/^\p{Lu}\p{Ll}/u.test(b.text) && /\p{Ll}/u.test(a.text)) &&
  told.has(small(a) + small(b)) &&
  !isPrintedWord(small(b))

const gapBefore = (words: readonly Word[], at: number): number => {
  const [before, word] = [words[at - 1]?.level, words[at]?.level]
  return before && word ? word.x - before.x - before.w : 0
}

const fewestLeft = 2
const tornWord = 0.012

/** What is surely read behind a name, one word and two, and before two of them, by these. */
interface Beside {
  behind: ReadonlyMap<string, ReadonlySet<string>>
  before: ReadonlyMap<string, ReadonlySet<string>>
  /** The two names behind a third one. */
  pairs: ReadonlyMap<string, ReadonlySet<string>>
}

function besideNames(pages: readonly Page[]): Beside {
  const behind = new Map<string, Set<string>>()
  const before = new Map<string, Set<string>>()
  const pairs = new Map<string, Set<string>>()
  const add = (to: Map<string, Set<string>>, key: string, word: string) => to.set(key, (to.get(key) ?? new Set()).add(word))
  for (const { words } of pages)
    for (const [at, word] of words.entries()) {
      const [next, last] = [words[at + 1], words[at + 2]]
      if (word.conf < sure || next?.line !== word.line) continue
      if (next.conf >= sure && capitalised.test(coreOf(next))) add(behind, small(word), small(next))
      if ([word, next, last].every((one) => one?.line === word.line && one.conf >= sure && titleCased.test(one.text)))
        add(pairs, small(word), `${next.text} ${last?.text ?? ''}`)
      if (last?.line === word.line && titleCased.test(word.text) && !honorific.test(word.text))
        add(before, `${small(next)} ${small(last)}`, word.text)
    }
  return { behind, before, pairs }
}

/** "PRADEEP KUMARTYAG" where "Pradeep Kumar Tyagi" is told surely: two names of a person that ran together. */
function partedName(words: readonly Word[], at: number, { pairs }: Beside): string | null {
  const [before, word] = [words[at - 1], words[at]]
  const read = small(word)
  if (!word || word.conf >= ranTogether || before?.line !== word.line || read.length < fewestTogether) return null
  const near = [...(pairs.get(small(before)) ?? [])].filter((pair) => lettersApart(read, pair.replace(' ', '').toLowerCase()) <= 1)
  const pair = only(near)
  return (
    pair &&
    pair
      .split(' ')
      .map((name) => likeCase(coreOf(word), name))
      .join(' ')
  )
}
const ranTogether = 0.6
const fewestTogether = 8

const only = (found: readonly string[]): string | null => (found.length === 1 ? (found[0] ?? null) : null)

/** "Mohan    ik" where "Mohan Naik" is told surely, and nothing else so: what a stain has left of a name. */
function wholeOfRest(words: readonly Word[], at: number, { behind }: Beside): string | null {
  const [before, word] = [words[at - 1], words[at]]
  const [name, rest] = [small(before), small(word)]
  if (!word || before?.line !== word.line || rest.length < fewestLeft || name.length < shortWord || gapBefore(words, at) < tornWord)
    return null
  if (word.text.includes('.') || !capitalised.test(coreOf(before))) return null
  const whole = only([...(behind.get(name) ?? [])].filter((one) => one.length > rest.length && one.endsWith(rest)))
  return whole === null ? null : likeCase(coreOf(before), whole)
}

const honorific = /^(?:shri|sri|smt|mr|mrs|ms|dr|md|late|thiru|tmt|km|kumari)\.?$/iu
const titleCased = /^\p{Lu}\p{Ll}+$/u
/** A title stands nearer to its name than this, as a share of the page. */
const torn = 0.03

/** The first name that was lost between a title and the rest: "Mr.      Anant Wagle" where "Mohan Anant Wagle" is told surely, and no other. */
function lostName(words: readonly Word[], at: number, { before }: Beside): string | null {
  const [title, first, second] = [words[at - 1], words[at], words[at + 1]]
  if (!title || !honorific.test(title.text) || title.line !== first?.line || second?.line !== first.line) return null
  if (gapBefore(words, at) < torn || ![first, second].every((word) => titleCased.test(coreOf(word)))) return null
  return only([...(before.get(`${small(first)} ${small(second)}`) ?? [])])
}

/** "Thangara)" where "Thangaraj" is told: a j at a word's end, taken for a bracket. */
function asHook({ text }: Word, { tellings }: Told): string | null {
  const name = /^(\p{L}{3,})\)$/u.exec(text)?.[1]
  return name && tellings.has(`${name.toLowerCase()}j`) ? name + (name === name.toUpperCase() ? 'J' : 'j') : null
}

function mended(page: Page, told: Told): Page {
  const words: Word[] = []
  for (const [at, word] of page.words.entries()) {
    const before = words.at(-1)
    if (before && isParted(before, word, told.tellings)) {
      const [box, level] = [boxAround([before.box, word.box]), boxAround([before.level, word.level])]
      words[words.length - 1] = { ...before, text: before.text + word.text, conf: Math.min(before.conf, word.conf), box, level }
      continue
    }
    const hooked = asHook(word, told)
    const text = hooked ? null : spelling(page.words, at, told)
    if (text) words.push({ ...word, text: word.text.replace(parts, (_, head: string, __, tail: string) => head + text + tail) })
    else words.push(hooked ? { ...word, text: hooked } : word)
  }
  return { ...page, words }
}

const withLostNames = (page: Page, beside: Beside): Page => ({
  ...page,
  words: page.words.map((word, at, all) => {
    const lost = lostName(all, at, beside)
    if (lost) return { ...word, text: `${lost} ${word.text}` }
    const whole = wholeOfRest(all, at, beside) ?? partedName(all, at, beside)
    return whole ? { ...word, text: word.text.replace(parts, (_, head: string, __, tail: string) => head + whole + tail) } : word
  }),
})

/** Recognised pages whose doubtful words are spelled as the same paper tells them surely elsewhere: "Philomena Mangzes" beside "Philomena Menezes". */
export function withAgreeingWords(pages: readonly Page[]): Page[] {
  if (pages.every(({ source }) => source !== 'ocr')) return [...pages]
  const tellings = tellingsOf(pages)
  const told: Told = { tellings, nearest: nearestOf(tellings) }
  const agreeing = pages.map((page) => (page.source === 'ocr' ? mended(page, told) : page))
  const beside = besideNames(agreeing)
  return agreeing.map((page) => (page.source === 'ocr' ? withLostNames(page, beside) : page))
}
