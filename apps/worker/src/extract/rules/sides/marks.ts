import { allSides, type Side } from '@parakh/contracts'
import { lengthPattern } from '../../measures.ts'
import { anySideWord, clearSideWord, otherScript, sideNamed, sideTail } from './compass.ts'
import { allMatches } from '../../all-matches.ts'

/** A side named as a label in running text, where its value starts, and how surely it is a label. */
export interface Mark {
  side: Side
  start: number
  valueStart: number
  /** Begins a line or a cell. */
  startsLine: boolean
  /** What follows is a pause: "… on the East, …", so that its value stood before it. */
  closes: boolean
  misread: boolean
  /** What follows is its length and nothing else: "Southern side 40 feet, …". */
  measured: boolean
  strength: number
}

const lead = String.raw`(?:(?:(?:in\s+)?(?:the\s+)?(?:front|back|rear)|(?:right|left)\s+hand)(?:\s+side)?\s+)?(?:(?:length|breadth|width|measurements?)\s+(?:from\s+)?(?:${clearSideWord}|[EWNS])\s*(?:-|–|to)\s*(?:${clearSideWord}|[EWNS])\s+)?(?:(?:on\s+or\s+towards?|on|(?<!\d[^\S\n]?)in|to|towards?|at|along|by)\s+(?:the\s+|its\s+|their\s+)?|its\s+)?(?:(?:length|boundary|boundaries|ch[ae]c?k+(?:u\s?)?\s?band[iy]|dimensions?|measurement|bounded)[^\S\n]+(?:of|on|in|at|to|towards)?\s*(?:the\s+)?)?`
const leaders = String.raw`\s*(?:(?:[:=–—|\-/)>]+|(?:[.,·_…]\s?){2,}|[.]\s*(?=[:\-–—]))\s*)*(?:(?:by|is|lies)\s*[:\-–]*\s+)?`
const sideLabel = new RegExp(
  String.raw`(?:(?<![\p{L}\p{M}\d])(?<!(?:east|west|north|south|\d|\b[ewns])-)|(?<=[\p{Script=Devanagari}\p{M}])(?=[A-Za-z]))(?<lead>${lead})(?<side>${anySideWord})(?:(?![\p{L}\p{M}])|(?=by(?![\p{L}\p{M}])))(?!(?:[^\S\t]+(?:portion|part|half)|\s+(?:bengal|pradesh|godavari|dinajpur|kannada|delhi|khasi|garo|sikkim|tripura|goa))(?!\p{L}))(?<tail>(?:(?:\s*[/|(]\s*|(?<=[\p{Script=Devanagari}\p{M}])\s*(?=[A-Za-z]))(?:${anySideWord})(?![\p{L}\p{M}])\)?)?${otherScript}${sideTail})(?<leaders>${leaders})`,
  'giu',
)
const letterLabel =
  /(?<![\p{L}\p{M}\d.\-/])(?:[([{]?(?<side>[EWNS])[)\]}]?\.?\s*(?:side\s*)?(?:[:=|]+|\s?[-–—]+\s|(?<=\b(?:[Bb]oundar|[Bb]dr?y|[Cc]hau|[Cc]heckband)\p{L}*[^\n]{0,140}[EWNS])-(?=\p{L}|\d+(?:\.\d+)?\s?(?:m|mtr?s?|ft|feet)\b)|\s?by\s|\t(?=[^\t\n]{3})|\.{2,}|\/(?!\s*[oO0]\b)(?=[\p{L}\d])|\s+(?=\d+(?:\.\d+)?\s?(?:feet\b|ft\b|m\b|met|mtr|['’′])))|[([](?<bracketed>[EWNS])[)\]]|(?<![\p{L}\p{M}])(?<short>पू|प|उ|द)\s?[०0.]?\.?\s?(?:[:=]+|[-–—]+))[\s:.\-–]*(?:by\s+)?/gu
const pairOfSides = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?<one>${anySideWord})\s*(?:-|–|to|by|and|&|\/|x|से|ते|व)?\s*(?<other>${anySideWord})|[ENWS]\s*(?:-|–|to|and|&|\/|x)\s*[ENWS])(?![\p{L}\p{M}])`,
  'giu',
)
const directLength = new RegExp(String.raw`^(?:\s+sides?)?\s*[:=\-–]*\s*[([]?\s*${lengthPattern}`, 'iu')
const onlyLength = new RegExp(String.raw`${directLength.source}\s*(?:[),;=\t]|(?<=\.)\s|\.(?!\d)|\n|$|(?:and|&)\s)`, 'iu')
const startBefore =
  /(?:^|[\n\t;:(|•*·▪●>]|\.\s|\s\/\s)\s*(?:[\p{Script=Devanagari}\s]{2,24}[/|(-]?\s*)?(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s*|\d{1,2}\s+)?[-–—]?\s*$/iu
const lineBefore =
  /(?:^|[\n\t])\s*(?:[\p{Script=Devanagari}\s]{2,24}[/|(-]?\s*)?(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s*|\d{1,2}\s+)?[-–—•*·▪●>]?\s*$/iu
const joinBefore = /(?:[,&]|\band|\bby|तथा|और|एवं)\s*$/iu

/** What opens a clause of sides: within it a comma or a mark is enough. */
const opener =
  /(?:\b(?:bounded|boundar(?:y|ies)|butted|surrounded|flanked|ch[ae]c?k+(?:u\s?)?\s?band[iy]|chatu[rh]*\s?s[ei]+ma|ch[ao]u?hadd?i|chaudd?i|hadd?(?:\s+chaturdisha)?|s[ie]*ma(?:ye|yen|na|ein)?|abuttals?)\b|\b(?:east|west|north|south)\s+of\s+(?:it|which|the\s+same)\s+(?:there\s+)?(?:lies|is|are|runs|stands)\b|चतुर्सीमा|चतुःसीमा|चौहद्दी|चतु:सीमा|सीमाएं|सीमाएँ)[\s\S]*$/iu
const openerReach = 260
/** A mark and one more sign that a side is a label. */
const sureMark = 2
const justOpened = /(?:\bbounded|\bchatu[rh]*\s?s[ei]+ma|\bch[ao]u?hadd?i|चतुर्सीमा|चौहद्दी)\s*$/iu

/** "measures East 54 feet, West 54 feet": a length behind the first side shows that it is one. */
const justMeasured = /\b(?:measur\p{L}+|dimensions?|sides?|size)\b[^.;\n\d]{0,24}$/iu

/** Where two sides stand together ("East to West"): a length's direction, no label of one side. */
function pairsIn(text: string): { start: number; end: number }[] {
  return allMatches(text, pairOfSides).flatMap((match) => {
    const end = match.index + match[0].length
    // over the end of a line or a cell they are headings or list rows, unless a length follows at once
    const [one, other] = [match.groups?.['one'] ?? '', match.groups?.['other'] ?? '']
    if (one && sideNamed(one)?.side === sideNamed(other)?.side) return []
    const parted = /[\t\n]/u.test(match[0]) && !directLength.test(text.slice(end, end + 24))
    return parted ? [] : [{ start: match.index, end }]
  })
}

/** "Plot No. 7 on the North (25 ft), …": how long the side is whose value stood before it. */
export const lengthInBrackets = new RegExp(
  String.raw`^[^\S\n]*[([]\s*(?<length>${lengthPattern})\s*[)\]](?=\s*(?:[,;.]|and\b|&|$)|[^\S\n]*\n)`,
  'iu',
)

/** "Ram Lal's house on the East" at the end of a line whose side does not begin it: the value stood before. */
const endsItsLine = /^[^\S\n]*\n/u

/** "Thrikkakara" over "North" in a table: no side, where all four stand behind it in a list with colons. */
function withoutTabled(text: string, marks: Mark[]): Mark[] {
  const labelOf = ({ start, valueStart }: Mark): string => text.slice(start, valueStart)
  const list = marks.filter((mark) => mark.startsLine && /:\s*$/u.test(labelOf(mark)))
  const [first] = list
  if (!first || new Set(list.map(({ side }) => side)).size < allSides.length) return marks
  const isWord = (mark: Mark): boolean => mark.startsLine && !mark.measured && /^\p{L}+\s*$/u.test(labelOf(mark))
  return marks.filter((mark) => mark.start >= first.start || !isWord(mark))
}

/** Every side that a text names as a label, as surely as `least` at least. */
export function marksIn(text: string, least = sureMark): Mark[] {
  const pairs = pairsIn(text)
  const found = allMatches(text, sideLabel).flatMap((match): Mark[] => {
    const { side: word = '', lead: led = '', tail = '', leaders: marked = '' } = match.groups ?? {}
    const at = match.index + led.length
    const named = sideNamed(word)
    if (!named || pairs.some(({ start, end }) => at >= start && at < end)) return []
    const before = text.slice(Math.max(0, match.index - 24), match.index)
    const isMeasured =
      justMeasured.test(text.slice(Math.max(0, match.index - 40), match.index)) &&
      directLength.test(marked + text.slice(match.index + match[0].length))
    const starts = startBefore.test(before) || justOpened.test(before) || isMeasured ? 2 : joinBefore.test(before) ? 1 : 0
    const behind = text.slice(match.index + match[0].length - marked.length)
    const startsLine = lineBefore.test(before)
    const rest = startsLine ? behind : behind.replace(lengthInBrackets, '')
    const isLed = /\S/u.test(led)
    const closes =
      (/^[^\S\t]*\)?[^\S\t]*(?:[,;]|\.(?!\s?[.…])|(?:and|whereas|while|whilst|but|then)\b|&|$)/iu.test(rest) &&
        !(starts === 2 && /^\s*,\s*by\b/iu.test(rest))) ||
      (isLed && !startsLine && endsItsLine.test(rest))
    const isMarked = /[^\s,]/u.test(marked) || (starts === 2 && /[\t\n]/u.test(marked)) || (isLed && closes) || directLength.test(rest)
    const told = starts + (isLed ? 1 : 0) + (/\S/u.test(tail) ? 1 : 0) + (isMarked ? 1 : 0)
    const strength = told === 1 && opener.test(text.slice(Math.max(0, match.index - openerReach), match.index)) ? 2 : told
    if (strength < least || (strength < sureMark && !/[:=–—-]/u.test(marked) && !/\S/u.test(tail)) || (named.misread && strength < 3))
      return []
    return [
      {
        ...named,
        start: match.index,
        valueStart: match.index + match[0].length,
        startsLine,
        closes,
        measured: onlyLength.test(rest),
        strength,
      },
    ]
  })
  const words = withoutTabled(text, found)
  // "Station Road (West)": a side in brackets belongs to a name, unless all sides are told so
  const isBracketed = ({ start }: Mark): boolean => text[start - 1] === '(' && /^\p{L}+\s*\)/u.test(text.slice(start, start + 24))
  const bracketed = words.filter(isBracketed)
  return new Set(bracketed.map(({ side }) => side)).size < fewestSides ? words.filter((mark) => !bracketed.includes(mark)) : words
}

/** "boundaries e- road w- house": small letters, behind the word that opens a clause. */
const smallLetter = /(?<![\p{L}\p{M}\d'’])[ewns](?=\s?[-:=]\s?\S)(?<=\bboundar\p{L}+[^\n]{0,140}[ewns])/gu

/** "chauhaddi U- nala, D- sarak, P- Salim, Pa- khesra 813": letters of Hindi's names; "P" is the one of purab and pashchim that no other letters name. */
const hindiLetter =
  /(?<![\p{L}\p{M}\d'’])(?:U(?:tt?)?|D(?:a(?:k|x)?)?|Pu(?:r)?|Pa(?:s|sh|ch)?|P)(?=\.?\s?[-:=–]\s?\S)(?<=\b(?:ch[ao]u?hadd?i|chaudd?i|chatu[rh]*\s?s[ei]+ma|s[ie]*ma)[^]{0,200})/giu
function inEnglishLetters(text: string): string {
  const isPashchimShort = /(?<!\p{L})Pu(?:r)?\.?\s?[-:=–]/iu.test(text) && !/(?<!\p{L})Pa(?:s|sh|ch)?\.?\s?[-:=–]/iu.test(text)
  const sideOf = (word: string): string =>
    /^u/iu.test(word) ? 'N' : /^d/iu.test(word) ? 'S' : /^pu/iu.test(word) ? 'E' : /^pa/iu.test(word) || isPashchimShort ? 'W' : 'E'
  return text.replace(hindiLetter, (word) => sideOf(word).padEnd(word.length))
}

/** "Boundaries as per patta: E 30' road, W plot 131-B, N …, S …" and lines "e - road" over "w - house": all four letters, each before its own place. */
const lettersInLine =
  /(?<=\b(?:[Bb]oundar|BOUNDAR|[Ff]our\s+side|4\s+[Ss]ide)[^\n]{0,40}[:=–-]\s*)[EWNS]\s[^\n,;]{2,40}(?:[,;]\s*[EWNS]\s[^\n,;]{2,40}){3}/gu
const lettersOfLines = /(?:^|\n)[^\S\n]*[ewns]\s?[-:=–]\s?\S[^\n]{1,60}(?:\n[^\S\n]*[ewns]\s?[-:=–]\s?\S[^\n]{1,60}){3}/giu
const withMarks = (text: string): string =>
  text
    .replace(lettersInLine, (line) => line.replace(/(?<=(?:^|[,;]\s*)[EWNS])\s/gu, ':'))
    .replace(lettersOfLines, (lines) => lines.replace(/^[^\S\n]*[ewns](?=\s?[-:=–])/gimu, (letter) => letter.toUpperCase()))

/** "E: … W: … N: … S: …". */
export function letterMarksIn(text: string): Mark[] {
  const marked = withMarks(text).replace(smallLetter, (letter) => letter.toUpperCase())
  return allMatches(inEnglishLetters(marked), letterLabel).flatMap((match): Mark[] => {
    const named = sideNamed(match.groups?.['side'] ?? match.groups?.['bracketed'] ?? match.groups?.['short'] ?? '')
    const before = text.slice(Math.max(0, match.index - 12), match.index)
    return named
      ? [
          {
            ...named,
            start: match.index,
            valueStart: match.index + match[0].length,
            startsLine: lineBefore.test(before),
            // "road (E), Plot 4 (W)": what lies there stood before it
            closes:
              match.groups?.['bracketed'] !== undefined &&
              /^\s*(?:[,;.]|and\b|$)/iu.test(text.slice(match.index + match[0].trimEnd().length)),
            measured: false,
            strength: 2,
          },
        ]
      : []
  })
}

/** The four sides stand within so many letters of one another. */
const reach = 900
const fewestSides = 3
/** As strong as a label with a mark at the start of a line. */
const sureLabel = 3

/** Parts off the two or fewer sides that are only measured, before all are named with what lies there. */
function measuredApart(marks: readonly Mark[]): { measured: Mark[][]; others: Mark[] } {
  const [apart, others]: [Mark[][], Mark[]] = [[], []]
  let measured: Mark[] = []
  const settle = (at: number) => {
    const near = marks.slice(at).filter(({ start }) => start - (measured[0]?.start ?? 0) <= reach)
    const namedAgain = measured.every(({ side }) => near.some((other) => other.side === side))
    const isPart = measured.length > 0 && namedAgain && new Set(measured.map(({ side }) => side)).size < fewestSides
    if (isPart) apart.push(measured)
    else others.push(...measured)
    measured = []
  }
  for (const [at, mark] of marks.entries()) {
    if (!mark.measured) settle(at)
    const into = mark.measured ? measured : others
    into.push(mark)
  }
  settle(marks.length)
  return { measured: apart, others }
}

/** "on the eastern side, a site …; North - A; South - B; East - C; West - D": four that follow one another, behind a side named before them. */
const isFourth = (rest: readonly Mark[], mark: Mark, next: Mark | undefined): boolean =>
  next !== undefined &&
  new Set([...rest, mark, next].map(({ side }) => side)).size === allSides.length &&
  [mark, next].every(({ start }, at) => start - ([...rest, mark][rest.length - 1 + at]?.start ?? 0) < nextReach)
const nextReach = 160

/** Runs of labels that name at least three different sides close together; a side named twice is a new run or a slip. */
export function runsOf(marks: readonly Mark[]): Mark[][] {
  const { measured, others } = measuredApart(marks)
  const runs: Mark[][] = [...measured]
  let run: Mark[] = []
  const close = () => {
    if (new Set(run.map(({ side }) => side)).size >= fewestSides && run.filter(({ misread }) => !misread).length >= 2) runs.push(run)
    run = []
  }
  for (const [at, mark] of others.entries()) {
    const [first] = run
    if (first && mark.start - first.start > reach) close()
    const same = run.find(({ side }) => side === mark.side)
    const isFull = run.length >= allSides.length
    // "… by the road on the south" ends its own matter, before four that all begin
    if (same && same === first && isFull && same.closes && run.slice(1).every(({ closes }) => !closes) && !mark.closes) run = run.slice(1)
    else if (same === first && run.length === fewestSides && isFourth(run.slice(1), mark, others[at + 1])) run = run.slice(1)
    else if (same && (isFull || (run.length >= fewestSides && mark.strength >= Math.min(same.strength, sureLabel)))) close()
    else if (same && mark.strength < same.strength) continue
    else if (same) run = run.slice(run.indexOf(same) + 1)
    run.push(mark)
  }
  close()
  return runs
}
