import { allMatches } from '../../all-matches.ts'
/** A line of a form that lets somebody choose, with what was chosen. */
export interface Choices {
  ticked: string[]
  /** All that could be chosen. */
  offered: string[]
}

const on = String.raw`[☑☒✓✔✗✘■●🗹⊠√]|\[\s*[xX✓✔✗*√/]\s*\]|\(\s*[xX✓✔✗*•●√]\s*\)`
const off = String.raw`[☐□○◯▢❑❏]|\[\s*[\]Jj|]|\(\s*\)|(?<=^|[\t ])[O0](?=\s+\p{Lu}\p{Ll})`
const mark = new RegExp(`(?<on>${on})|(?<off>${off})`, 'gu')
/** How many boxes a line holds. */
export const countChoices = (line: string): number => line.match(mark)?.length ?? 0

const tidy = (text: string): string => text.replace(/^[\s:=/,;|–-]+|[\s/,;|–-]+$/gu, '').trim()

interface Mark {
  isOn: boolean
  start: number
  end: number
}

const piecesOf = (text: string): string[] => text.split('\t').map(tidy).filter(Boolean)

const indian = /\p{Script=Devanagari}/u
/** Whether the next words only say again, in another script, what a box is for: "☐ ऋण अंतरण  Takeover". */
const saysAgain = (own: string, next: string): boolean => indian.test(own) && !indian.test(next)

/** The pieces behind a box: first what it is for, in both languages of a form, then what has no box. */
function choicePieces(text: string): string[] {
  const [own = '', next, ...rest] = piecesOf(text)
  return next !== undefined && saysAgain(own, next) ? [`${own} ${next}`, ...rest] : piecesOf(text)
}

/** The choices of a line whose boxes stand before their words, or behind them; null where it has none. */
export function choicesIn(line: string, isChoice: (text: string) => boolean): Choices | null {
  const marks: Mark[] = allMatches(line, mark).map((match) => ({
    isOn: match.groups?.['on'] !== undefined,
    start: match.index,
    end: match.index + match[0].length,
  }))
  const [first] = marks
  if (!first) return null
  const lead = piecesOf(line.slice(0, first.start).replace(/^.*[:=]/u, '')).at(-1) ?? ''
  const between = marks.map(({ end }, at) => line.slice(end, marks[at + 1]?.start ?? line.length))
  const isBehind = isChoice(lead) && tidy(between.at(-1) ?? '') === '' && marks.length > 1
  // "Home Loan ✓  Plot Loan  LAP": one mark alone, right behind its words
  const isAlone = marks.length === 1 && first.isOn && isChoice(lead) && !/\s$/u.test(lead) && !isFirstOfItsWords(line, first)
  const texts = isBehind || isAlone ? [lead, ...between.slice(0, -1)] : between
  const ticked: string[] = []
  const offered: string[] = []
  marks.forEach(({ isOn }, at) => {
    const [own = '', ...unmarked] = choicePieces(texts[at] ?? '')
    offered.push(own, ...unmarked)
    if (isOn && own !== '') ticked.push(own)
  })
  if (ticked.length > 0 || isBehind) return { ticked, offered }
  // a tick that was not read leaves one choice without its empty box
  const unmarked = texts.flatMap((text) => choicePieces(text).slice(1)).filter(isChoice)
  return { ticked: unmarked.length === 1 ? unmarked : [], offered }
}

/** Whether a mark stands nearer to what follows it than to what is before it. */
function isFirstOfItsWords(line: string, { start, end }: Mark): boolean {
  const before = /\s*$/u.exec(line.slice(0, start))?.[0] ?? ''
  const after = /^\s*/u.exec(line.slice(end))?.[0] ?? ''
  return before.includes('\t') || before.length > after.length
}
