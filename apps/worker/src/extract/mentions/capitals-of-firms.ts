import { cased } from '../names/names.ts'
import type { Mention } from './mentions.ts'
import { allMatches } from '../all-matches.ts'

/** A word with a capital, and those beside it; a firm's name may go over a line's end. */
const capitals = /\p{Lu}[\p{L}\p{M}\d'’.-]*(?:[ \n](?:&|and|of|\(?[\p{Lu}\d][\p{L}\p{M}\d'’.()-]*))*/gu
/** Words that lead over to a firm and are none of its name. */
const leadsOver = new Set(
  `between for by of and the to from promoter promoters developer developers builder builders first second third party unit flat plot project
possession allotment dear sub ref name regd corp office on in at with m s ms messrs vendor seller allottee purchaser owner lessor company greetings
booking buyer agreement letter property description tenure handover intimation`.split(/\s+/u),
)
/** Words that may stand in the middle of a name for all that. */
const within = new Set(['and', 'of'])
/** What firms that build, sell and develop call themselves last. */
const lastWord =
  /^(?:ltd|limited|llp|inc|avenues?|foundations?|ventures|corporation|company|co|developers?|builders?|promoters?|infra\p{L}*|estates?|realty|realtors?|realtech|realcon|build\p{L}*|builtech|landmarks?|constructions?|projects?|housing|homes|dwellings|shelters|habitats?|properties|group|associates|nirma+n|enterprises|townships?|coloni[sz]ers?|apartments|villas|spaces|heights|city|lands?|homz|con)$/iu
const legalForm = /^(?:ltd|limited|llp)$/u
/** What a legal form begins with. */
const legalStart = /^(?:pvt|private|\(p\)?|p)\.?$/iu
const mostWords = 8
const messrs = /m\s*\/\s*s\.?\s*(\p{Lu}[\p{L}\p{M}\d&'’.-]*(?:[ ](?:&|and|\p{Lu}[\p{L}\p{M}\d'’.()-]*)){0,6})/giu

interface Token {
  start: number
  end: number
  text: string
  letters: string
}

const tokensOf = (run: RegExpExecArray): Token[] =>
  allMatches(run[0], /\S+/gu).map((match) => ({
    start: run.index + match.index,
    end: run.index + match.index + match[0].length,
    text: match[0],
    letters: match[0].toLowerCase().replace(/[^\p{L}\p{M}]/gu, ''),
  }))

const firmOf = (text: string, start: number, end: number): Mention => ({
  kind: 'firm',
  start,
  end,
  value: cased(text.slice(start, end).replace(/\s+/gu, ' ')),
})

/** Whether a firm's name goes on behind a word: by its legal form, by another such word, by "& Developers". */
function goesOnBehind(text: string, word: Token, [next, after]: readonly Token[]): boolean {
  if (!next || text[word.end] === '\n' || /[.,]$/u.test(word.text)) return false
  const isJoined = /^(?:&|and)$/iu.test(next.text)
  return isJoined ? after !== undefined && lastWord.test(after.letters) : lastWord.test(next.letters) || legalStart.test(next.text)
}

function firmsOfRun(text: string, words: readonly Token[]): Mention[] {
  const found: Mention[] = []
  let from = 0
  words.forEach((word, at) => {
    if (at < from) return
    const isName = at > from && (lastWord.test(word.letters) || within.has(word.letters))
    if (leadsOver.has(word.letters) && !isName) {
      from = at + 1
      return
    }
    const first = words[from]
    if (
      !first ||
      at === from ||
      at - from >= mostWords ||
      !lastWord.test(word.letters) ||
      goesOnBehind(text, word, words.slice(at + 1, at + 3))
    )
      return
    found.push(firmOf(text, first.start, word.end))
    if (legalForm.test(word.letters)) from = at + 1
  })
  return found
}

/** Runs of words with capitals that end as firms' names do, and what follows "M/s". */
export function firmsIn(text: string): Mention[] {
  const found = allMatches(text, capitals).flatMap((run) => firmsOfRun(text, tokensOf(run)))
  const starts = new Set(found.map(({ start }) => start))
  for (const match of allMatches(text, messrs)) {
    const end = match.index + match[0].length
    const start = end - (match[1]?.length ?? 0)
    if (!starts.has(start)) found.push(firmOf(text, start, end))
  }
  return found
}
