import type { ReadFile, Word } from '@parakh/worker/ocr/model'
import { classes, isNextTo, partsOfWord, saidAs, type WordPairs } from '@parakh/worker/extract/worn-print/word-pairs'
import { isPrintedWord } from '@parakh/worker/extract/worn-print/field-words'

/** A paper as read, and who drafted it. */
export interface DraftedPaper {
  read: ReadFile
  style: string
}

/** Words and pairs of fewer drafters are habits or names of theirs. */
const fewestStyles = 5
/** Titles and short forms are never written small, as names are; more drafters must use them. */
const fewestOfCapitals = 14
/** A word that so many drafters write small is one, though none of the field. */
const fewestOfAnyWord = 2
const title = /^(?:shri|sri|smt|mrs?|ms|dr)$/u
const word = /^\p{Ll}[\p{Ll}.&/-]*$/u

class Drafters {
  readonly #by = new Map<string, Set<string>>()
  add(said: string, style: string): void {
    this.#by.set(said, (this.#by.get(said) ?? new Set()).add(style))
  }
  of(said: string): number {
    return this.#by.get(said)?.size ?? 0
  }
  saidBy(fewest: number): string[] {
    return [...this.#by].flatMap(([said, by]) => (by.size >= fewest ? [said] : []))
  }
}

const eachWord = (papers: readonly DraftedPaper[], see: (word: Word, at: number, page: ReadFile['pages'][number], style: string) => void) =>
  papers.forEach(({ read, style }) => read.pages.forEach((page) => page.words.forEach((one, at) => see(one, at, page, style))))

/** Words that are no names: papers of enough drafters print them, and in small letters, or as words of the field. */
const sharedWords = (papers: readonly DraftedPaper[]): { shared: ReadonlySet<string>; written: string[] } => {
  const [all, small, asName] = [new Drafters(), new Drafters(), new Drafters()]
  eachWord(papers, ({ text }, _, __, style) => {
    const { core, tail } = partsOfWord(text)
    all.add(core.toLowerCase(), style)
    if (core === core.toLowerCase()) small.add(core, style)
    // short forms and titles have a full stop, or capitals alone
    if (/^\p{Lu}\p{Ll}+$/u.test(core) && !tail.startsWith('.')) asName.add(core.toLowerCase(), style)
  })
  const shared = all
    .saidBy(fewestStyles)
    .filter(
      (said) =>
        word.test(said) &&
        (isPrintedWord(said) ||
          small.of(said) > 1 ||
          (all.of(said) >= fewestOfCapitals && (title.test(said) || asName.of(said) < all.of(said) / 2))),
    )
  return {
    shared: new Set(shared),
    written: [...new Set([...small.saidBy(fewestOfAnyWord), ...all.saidBy(fewestOfCapitals)])].filter((said) => word.test(said)),
  }
}

/** The pairs of words, numbers, names and lines' ends that enough drafters print next to each other. */
export const learnedWordPairs = (papers: readonly DraftedPaper[]): WordPairs => {
  const { shared, written } = sharedWords(papers)
  const isKnown = (said: string): boolean => shared.has(said)
  const pairs = new Drafters()
  eachWord(papers, (one, at, page, style) => {
    const own = saidAs(one.text, isKnown)
    const [last, next] = [page.words[at - 1], page.words[at + 1]]
    if (!isNextTo(last, one, page)) pairs.add(`${classes.begin} ${own}`, style)
    pairs.add(`${own} ${next && isNextTo(one, next, page) ? saidAs(next.text, isKnown) : classes.end}`, style)
  })
  const isTold = (said: string): boolean => isKnown(said) || Object.values<string>(classes).includes(said)
  const kept = pairs
    .saidBy(fewestStyles)
    .map((pair) => pair.split(' '))
    .filter(([a = '', b = '']) => isTold(a) && isTold(b) && (isKnown(a) || isKnown(b)))
  const byWord = Map.groupBy(kept, ([a = '']) => a)
  const pairsOf = (a: string): string =>
    (byWord.get(a) ?? [])
      .map(([, b = '']) => b)
      .toSorted()
      .join(' ')
  const told = [...byWord.keys()].toSorted().map((a) => [a, pairsOf(a)])
  return {
    pairs: Object.fromEntries(told),
    words: written
      .filter((one) => !shared.has(one) && !isPrintedWord(one))
      .toSorted()
      .join(' '),
  }
}
