import type { Page, Word } from '../../ocr/model.ts'

const opposite = new Map([
  ['east', 'west'],
  ['west', 'east'],
  ['north', 'south'],
  ['south', 'north'],
])
const between = /^(?:to|-|–|—|&|and)$/iu
/** A part of a word that lost no more letters than this at its beginning or its end. */
const mostLost = 2
const fewestLeft = 2

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '')
const isPartOf = (part: string, whole: string): boolean =>
  part !== whole && part.length >= fewestLeft && whole.length - part.length <= mostLost && (whole.startsWith(part) || whole.endsWith(part))

/** "East to Wes", "orth to South": two sides of a plot with the word between them, one of which lost a letter or two. */
function asDirection(text: string, other: string, link: string): string {
  const whole = opposite.get(lettersOf(other)) ?? ''
  const part = lettersOf(text)
  if (whole === '' || !between.test(link) || !isPartOf(part, whole)) return text
  const said = text.replace(/\p{L}+/u, whole)
  return /^\P{L}*\p{Lu}/u.test(other) ? said.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : said
}

/** "round + 3 floors": the ground floor of a count. */
const asGround = (text: string, next: string): string =>
  /^\(?[CGO0]?round$/u.test(text) && /^\+\d?/u.test(next) ? text.replace(/[CGO0]?round/u, 'Ground') : text

const brokenTitle = /^M[:;1!|]\.$/u
/** "M:. Asha": a title whose r was broken. */
const asTitle = (text: string, next: string): string => (brokenTitle.test(text) && /^\p{Lu}\p{Ll}{2}/u.test(next) ? 'Mr.' : text)

/** "Murugesan |, son of": behind a name or a title, an initial that looks like a rule. */
const asInitial = (text: string, before: string, next: string): string =>
  (/^\|[,)]$/u.test(text) && /^\p{Lu}\p{Ll}{2,}$/u.test(before)) || (text === '|.' && /^\p{Lu}\p{Ll}{2}/u.test(next))
    ? text.replace('|', 'I')
    : text

const numbered =
  /^(?:plot|house|flat|unit|site|survey|khasra|ward|shop|door|sy|s|h|application|appl|form|file|loan|account|khata|receipt|case|apartment|holding|premises|mobile|phone)\.?$/iu
const number = /^(?:[NH][aeou0cg]|N[^\s\p{L}\d]|[NH]o[a-z]|[a-z]o)[?.:;*]*$/u
/** "Plot Na? 70", "House Ne. 12", "Application Form/Ng. 3": between what is numbered and its number. */
function asNumber(text: string, before: string, next: string): string {
  if (!/^[A-Z]{0,3}[-/]?\d/u.test(next)) return text
  const [, kind = '', rest = ''] = /^(\p{L}+)\/(\p{L}{2}[.:]?)$/u.exec(text) ?? []
  if (numbered.test(kind) && number.test(rest)) return `${kind} No.`
  return numbered.test(before) && number.test(text) && !/^(?:to|no)\W*$/iu.test(text) ? 'No.' : text
}

/** A slash or a bar between leaders and what is filled in. */
const isStray = (text: string, before: string): boolean => /^[/|\\]$/u.test(text) && /^[.…_]{3,}$/u.test(before)

/** A recognised page with the words whole that only their neighbours tell: sides, floors, titles and initials. */
export function withWordsOfPhrases(page: Page): Page {
  const { words } = page
  const at = (word: Word, index: number): string => {
    const other = words[index]
    return other?.line === word.line ? other.text : ''
  }
  return {
    ...page,
    words: words.flatMap((word, index) => {
      const [before, next] = [at(word, index - 1), at(word, index + 1)]
      if (isStray(word.text, before)) return []
      const text = [
        asDirection(word.text, at(word, index - 2), before),
        asDirection(word.text, at(word, index + 2), next),
        asGround(word.text, next),
        asTitle(word.text, next),
        asInitial(word.text, before, next),
        asNumber(word.text, before, next),
      ].find((one) => one !== word.text)
      return text === undefined ? word : { ...word, text }
    }),
  }
}
