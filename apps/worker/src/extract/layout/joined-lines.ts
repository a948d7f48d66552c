import { fullStop, titleWords } from '../names/name-words.ts'
import { roleWord } from '../rules/people/roles.ts'

const fullLine = 0.72
const fewestInLine = 40
const neighbours = 5

const endsSentence = new RegExp(String.raw`\p{L}{4,}(?:${fullStop}|:)\s*$`, 'iu')
/** A row of a table or of a form: cells, leaders; and where a letter turns to its reader. */
const startsRow =
  /^\s*(?:to\s*[,:.-]*|sub(?:ject)?\s*[.:-].*|(?:dear|respected|hi|hello|hey|greetings|sirs?(?=\s*[,/])|madam(?=\s*,)|good\s+(?:morning|afternoon|evening))(?!\p{L}).*|p\.?\s?o\.?\s*box\b.*|c\s*\/\s*o\b.*)$|^\s*(?:to|प्रति|सेवा\s+में)\s*[,:.–-]+\s*\S|\t|\.{4,}|…{2,}|^(?![^\n:,]*,[^\n:,]*,)[^\n:]{2,40}\s*:(?:\s|$)|^\s*part(?:y|ies)\s+of\s+the\b[^\n:]{4,60}:|^\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}|^\s*(?:allott?ee|purchaser|buyer|vendee|vendor|seller|promoter|lessee|lessor)s?(?:\s*\/\s*s|\s*\(s\))?\s*(?:[-–—]\s|(?<=\s)(?:shri|smt|sri|mrs?|ms|thiru|tmt|m\s*\/\s*s)\b)/iu

const hasRole = new RegExp(roleWord, 'iu')
/** "IN FAVOUR OF VENDEE / CLAIMANT" on a line of its own. */
const isRoleHead = (line: string): boolean => /^\s*[\p{Lu}][\p{Lu} /&()-]{4,50}\s*$/u.test(line) && hasRole.test(line)

/** Below the cells of a letter's head its addressee. */
const startsName = new RegExp(String.raw`^\s*(?:\(?\d[.)]\s*)?(?:${titleWords})[\s.]`, 'iu')

/** A line that ends before the name it begins: "… and Shri Md.". */
const leavesOpen = new RegExp(String.raw`(?:^|\s)(?:(?:md|mohd|sk|${titleWords})\.?(?:\s+(?:\p{L}\.\s*){1,2})?|and|&|[swd]/o\.?)\s*$`, 'iu')

/** "… (ASHA" over "VERMA) …": a name in brackets that the line's end parts. */
const leavesBracket = /\((?:\p{Lu}[\p{L}.]*\s*){1,3}$/u
const closesBracket = /^\s*(?:\p{Lu}[\p{L}.]*\s*){1,3}\)/u

/** "Smt. A .......... Lessee": a party with what it is called is a row by itself. */
const endsCalled = new RegExp(String.raw`(?:\.{3,}|…{2,}|_{3,})[^.\n]{0,24}${roleWord}[^.\n]{0,20}$`, 'iu')

/** What a letter is about stands above to whom it goes, too. */
const startsSubject = /^\s*(?:sub(?:ject)?|re|date|ref)\b/iu

/** "… together with the keys, to" over "1. Mr. A": whom a list below names. */
const leadsToList = /\b(?:to|unto|between|by)\s*[,:–-]*\s*$/iu
const listsFirst = new RegExp(String.raw`^\s*\(?1[.)]\s*(?:${titleWords})[\s.]`, 'iu')

const isStretched = (line: string): boolean => {
  const cells = line.split('\t')
  return (
    cells.length >= 5 &&
    cells.filter((cell) => cell.split(' ').length <= 2).length >= cells.length - 2 &&
    cells.some((cell) => /^\p{Ll}+$/u.test(cell))
  )
}

/** The text with the breaks of full lines as blanks, so that what is left are the ends of headings, short lines and paragraphs. */
export function joinedLines(text: string): string {
  // a justified line may stand apart word by word: that is no row of a table
  const lines = text.split('\n').map((line) => (isStretched(line) ? line.replace(/\t/gu, ' ') : line))
  const lengths = lines.map((line) => line.length)
  return lines
    .map((line, at) => {
      const longest = Math.max(...lengths.slice(Math.max(0, at - neighbours), at + neighbours + 1))
      const own = lengths[at] ?? 0
      const isFull =
        longest >= fewestInLine &&
        (own >= fullLine * longest || leavesOpen.test(line) || (leavesBracket.test(line) && closesBracket.test(lines[at + 1] ?? ''))) &&
        !endsSentence.test(line) &&
        !endsCalled.test(line) &&
        !(startsSubject.test(line) && startsName.test(lines[at + 1] ?? '')) &&
        !startsRow.test(lines[at + 1] ?? '') &&
        !(/\p{Ll}/u.test(line) && isRoleHead(lines[at + 1] ?? '')) &&
        !(leadsToList.test(line) && listsFirst.test(lines[at + 1] ?? '')) &&
        !(line.includes('\t') && startsName.test(lines[at + 1] ?? ''))
      return at === lines.length - 1 ? line : `${line}${isFull ? ' ' : '\n'}`
    })
    .join('')
}
