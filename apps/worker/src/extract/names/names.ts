import { actsAlone, actsFor, heirs } from './acting-words.ts'
import { withWholeNames } from './broken-names.ts'
import { continuesList, endsInPlace, letters, listGap } from './continues-list.ts'
import { beginsAnother } from './title-or-name.ts'
import { readsLikeLabel } from '../labels/label-words.ts'
import { mobileNumber } from '../mobile-number.ts'
import { afterName, colonyNames, notPersons, parentage, placeEnd, placeFamilies, states, titleWords } from './name-words.ts'
import { allMatches } from '../all-matches.ts'

/** A title before a person's name. */
const title = String.raw`(?<![\p{L}\p{M}./])(?:(?:${titleWords})(?:\s*[./]\s*|\s+|\s*(?:&|\band\b)\s*(?=(?:mrs|smt)\b))|(?:Shri|Smt|Mrs|Mr|Ms|Sri)(?=\p{Lu}\p{Ll}))`
const titles = new RegExp(String.raw`(?:${title})+(?=\s*[\p{Lu}\p{Lo}])`, 'giu')
const gluedTitle = /^(?:Shri|Smt|Mrs|Mr|Ms|Sri)(?=\p{Lu}\p{Ll})/u
/** "Tmt. Selvi K", "Smt. Kumari Devi": behind another title these are names. */
const leadingTitles = new RegExp(
  String.raw`(?:(?:(?<!\p{L}[\s./()]+)|(?!(?:selvi|kumari)\b))(?:${titleWords}|s(?=\.\s*\p{L}+\s+singh\b))(?![\p{L}\p{M}])[\s./()]*(?:m\s*/\s*s\b[\s.]*)?(?:(?:&|and)\s+(?=(?:mrs|smt)\b))?)+`,
  'iuy',
)

/** What stands between the start of an item and its name: quotes, bullets, list numbers. */
const opening =
  /(?:[\s"'“”‘’*•|({[\]:.;,\-–—]|\(?\d{1,2}\s*[.):]+\s|\(?\d{1,2}[.)](?=\p{L})|\([a-zA-Z]{1}\)|(?<![\p{L}])[a-h][.)]\s|(?<![\p{L}])i{1,3}[.)]\s|(?<![\p{L}])(?:[Nn]ame|NAME)\s*[:–-]+\s*)*/uy
const nameToken =
  /(?:\p{Lu}[\p{L}\p{M}'’`]*(?:[-‐]\p{L}+)*|[\p{Script=Devanagari}\p{M}]+|(?:de|da|dos|bin|binte|ibn|ul|al|e)(?=\s+\p{Lu}))/uy
const startsParentage = new RegExp(String.raw`\s*,?\s*\(?${parentage}`, 'iuy')
/** What tells that a person was named: parentage, else age, dwelling, a number of hers. */
const kinAfter = new RegExp(
  String.raw`^[\s,;:.()\-–]*(?:\d{2}\s*(?:years|yrs)?\.?\s*,\s*(?=[SDWsdw]\s*\/\s*[oO]))?(?:${parentage}|(?:son|daughter|wife|widow|husband)\s+of\b|(?:minor\s+)?(?:son|daughter)\b|(?:su)?put(?:r[ai]?(?:gan|yan)?|ar)\b|atmaja?\b|आत्मजा?(?![\p{M}])|dukhtar\b|(?:dharma?)?patni\b|(?:pita|pati)(?:\s*[:/–-]|\s+(?=(?:shri|sri|sh|mr|late|sw|dr)\b))|swami\s*[:–-]|(?:father|husband|mother|guardian|pita|pati)(?:['’]s\s+name)?\s*[:–-]|पुत्री?(?![\p{M}])|पत्नी)`,
  'iu',
)
/** "Pita Shri B", "Pati: B": father and husband; Pati is a family's name, too. */
const kinOf = /^(?:pita|pati)(?:\s*[:/–-]|\s+(?=(?:shri|sri|sh|mr|late|sw|dr)\b))/iu
const toldAfter =
  /^[\s,;:.()\-–]*(?:(?:both|all|also|presently|now)\s+)?(?:aged?\b|about\s+\d|\d{2}\s*(?:years|yrs)|r\s*\/\s*o\b|residents?\b|residing\b|pan\b|aadh?aa?r\b|niwasi\b|nivasi\b|निवासी|आयु|उम्र)/iu
const mobileAfter = new RegExp(String.raw`^[\s-]*${mobileNumber}(?!\d)`, 'u')
/** "Srinivasulu", "Shrikant": a name that begins as a title does. */
const isOnlyName = (text: string, { index, 0: found }: RegExpExecArray): boolean =>
  /^(?:shri|smt|mrs|mr|ms|sri)$/iu.test(found) && !gluedTitle.test(text.slice(index))
const shortForms = new Set(['mohd', 'md', 'moh', 'kh', 'ch', 'jr', 'sr', 'pt', 'th', 'ram', 'chandr', 'abd', 'sk', 'mst', 'bai'])
const mostWords = 6
const latinBeside = /^\s*\(\s*(?=[A-Z])/u

/** A person named in a text. */
export interface NamedPerson {
  name: string
  start: number
  end: number
  /** Whether a title, parentage, an age or a dwelling shows that this is a person. */
  sure: boolean
  /** Whether a title or parentage does. */
  titled: boolean
}

/** Title case for what stands in capitals throughout; the rest as printed. */
export function cased(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
}

const matchAt = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

/** What a text's place says of it: nothing, or that it is somebody's name ("Owner: …"). */
type Wants = 'sure' | 'any' | 'named'

/** Whether words without any title are a place and no person. */
function isPlace(name: string, wants: Wants): boolean {
  if (endsInPlace(name) && wants !== 'named') return true
  if (endsInPlace(name)) return colonyNames.test(name)
  return states.test(name) || (/\s/u.test(name) && placeEnd.test(name)) || /(?:nagar|vihar|puram|pradesh|palya|halli)$/iu.test(name)
}

/** Whether the next cell of a row is the rest of a name: words alone, and none of a label. */
function goesOnInCell(rest: string, words: readonly string[]): boolean {
  const [line = ''] = rest.split('\n')
  const [cell = '', next = ''] = line.split('\t')
  // "ASHA RAO | Expiry | 04-06-2027": a whole name, and a label with its value
  if (words.length > 1 && (/\d/u.test(next) || /\p{Ll}/u.test(words.join('')) !== /\p{Ll}/u.test(cell))) return false
  return !/[\d:=]/u.test(cell) && !readsLikeLabel(cell) && !notPersons.has(letters(/^[\p{L}\p{M}]+/u.exec(cell)?.[0] ?? ''))
}

interface Tokens {
  words: string[]
  end: number
  /** A word that no person bears stands in it, or right behind. */
  spoilt: boolean
}

function tokensAt(text: string, from: number): Tokens {
  const words: string[] = []
  let end = from
  let at = from
  while (words.length <= mostWords) {
    const token = matchAt(nameToken, text, at)
    if (!token || matchAt(startsParentage, text, at) !== null) break
    const plain = letters(token)
    if (words.length > 0 && beginsAnother(plain, text.slice(at + token.length))) break
    if (plain.length > 1 && (afterName.has(plain) || (words.length > 0 && kinOf.test(text.slice(at))))) break
    // a masked number is no name, and the next cell of a row is another's
    if (/\d/u.test(text[at + token.length] ?? '')) return { words, end, spoilt: words.length === 0 }
    if (words.length > 0 && text[at - 1] === '\t' && !goesOnInCell(text.slice(at), words)) break
    if (notPersons.has(plain) && (!(words.length > 0 && placeFamilies.has(plain)) || isOffice(plain, words.at(-1))))
      return withoutPlace({ words, end, spoilt: true })
    const dotted = text[at + token.length] === '.'
    words.push(dotted && (token.length < 3 || shortForms.has(plain)) ? `${token}.` : token)
    end = at + token.length
    if (dotted && token.length >= 3 && !shortForms.has(plain)) break
    at = end + (dotted ? 1 : 0)
    if (dotted) end = at
    const gap = /^[^\S\n]*/u.exec(text.slice(at, at + 8))?.[0] ?? ''
    if (text[at + gap.length] === '\n' || (!dotted && gap === '')) break
    at += gap.length
  }
  return { words, end, spoilt: false }
}

/** "Nagar Nigam", "Jal Nigam": an office, where a family of the name would not stand. */
const isOffice = (word: string, before: string | undefined): boolean =>
  word === 'nigam' &&
  /^(?:nagar|maha\s?nagar|palik[ae]?|vikas|awas|aavas|vidyut|jal|parivahan|beej|van|setu|pichh?da|vitta?)$/iu.test(before ?? '')

/** "Kamla Devi Nagar Nigam": what leads over to a word that no person bears is none of the name. */
const withoutPlace = (tokens: Tokens): Tokens => {
  const last = tokens.words.at(-1) ?? ''
  return placeFamilies.has(letters(last)) ? { ...tokens, words: tokens.words.slice(0, -1), end: tokens.end - last.length } : tokens
}

/** "Sri Sai Balaji Constructions" is a firm, whatever title it begins with. */
const firmBehind =
  /^[^\S\n\t]*(?:&\s*)?(?:ltd|limited|llp|pvt|private|compan(?:y|ies)|corporation|infra\w*|estates?|realt\w+|buildcon|buildtech|constructions?|builders?|developers?|promoters?|projects?|enterprises?|associates|traders|industries|trust|bank|society|co-?operative|sahakari|souharda|grameena?|urban|nidhi|chits?)\b/iu

/** The person whose name begins at a place of a text of one line, or null. */
function personAt(text: string, at: number, wants: Wants): NamedPerson | null {
  const start = at + (matchAt(opening, text, at)?.length ?? 0)
  const glued = gluedTitle.exec(text.slice(start, start + 6))?.[0] ?? ''
  const before = glued === '' ? (matchAt(leadingTitles, text, start) ?? '') : glued
  const rest = text.slice(start + before.length)
  // "Selvi M", "Minor P": what may be a title is the name where only an initial follows
  const isName = before !== '' && glued === '' && !/\.\s*$/u.test(before) && /^\p{Lu}\.?\s*(?:$|[^\p{L}.\s])/u.test(rest)
  // a title that nothing follows is nobody's name
  if (before !== '' && !isName && /^[\s.]*$/u.test(rest)) return null
  const titled = before !== '' && !isName && (glued !== '' || /[\s./)]$/u.test(before))
  const from = start + (titled ? before.length : 0) + (/^\s*/u.exec(text.slice(start + before.length))?.[0].length ?? 0) * Number(titled)
  const { words, end, spoilt } = tokensAt(text, from)
  const joined = words.join(' ')
  if (words.length === 0 || words.length > mostWords || !/[\p{L}\p{M}]{3,}|\p{L}\.?\s*\p{L}{2,}/u.test(joined)) return null
  const after = text.slice(end, end + 60)
  const kin = kinAfter.test(after)
  // "Filed by", "Prepared by"
  if (words.length === 1 && !titled && /^\s+by\b/iu.test(after)) return null
  if (spoilt && (!(titled && words.length > 1) || firmBehind.test(text.slice(end)))) return null
  if (titled && !kin && wants !== 'named' && colonyNames.test(joined)) return null
  const latin = /\p{Script=Devanagari}/u.test(joined) ? latinBeside.exec(text.slice(end, end + 60)) : null
  if (latin) {
    // a name in both scripts is typed in the Latin one
    const other = personAt(text, end + latin[0].indexOf('(') + 1, 'any')
    if (other) return { ...other, start, sure: true, titled: true }
  }
  const sure = titled || kin || toldAfter.test(after)
  if (
    !sure &&
    (wants === 'sure' ||
      isPlace(joined, wants) ||
      (/^\s*(?!\d{1,2}[.)]\s*\p{L})\d|^-\d/u.test(text.slice(end)) && !mobileAfter.test(text.slice(end))))
  )
    return null
  return { name: cased(text.slice(from, end).replace(/\s+/gu, ' ').trim()), start, end, sure, titled: titled || kin }
}

const itemStart = new RegExp(
  String.raw`(?<and>(?:&|\band\b|(?<=\s)\+(?=\s))(?:\s+(?:(?:his|her|their)\s+(?:(?:two|three|four|both|minor|elder|younger|only)\s+)?)?(?:wife|husband|sons?|daughters?|mother|father|brothers?|sisters?|children|spouse)\b\s*,?(?=\s+\p{L}))?|और|एवं|तथा|आणि|(?<=\s)(?:tatha|evam|aur|va|ani|aani|ane|mattu|matthu|mariyu|ebong)(?=\s)|(?<=\s)व(?=\s)|(?:\balong\s*with\b|\bj(?:oin)?tly\s+with\b)(?:\s+(?:his|her|their)\s+(?:wife|husband|son|daughter|mother|father|brother|sister|spouse)\b\s*,?(?=\s+\p{L}))?)|(?<number>(?:^|[\s,;(])(?:\(?\d{1,2}\s*[.)]\)?:?(?!\d)|\((?:i{1,3}|iv)\))(?=\s*\p{L}))|(?<semicolon>;)|(?<dash>[^\S\n][-–][^\S\n])|(?<comma>,)|(?<slash>(?<!\b[sdwchr]\s?)\/(?!\s*[o0]\b))|(?<line>\n)|(?<title>${titles.source})`,
  'giu',
)
const notItself = new RegExp(
  String.raw`(?:${parentage}|[/|]\s*[o0]\b|\b(?:(?:of|from|by)\s+(?:the\s+)?(?:said\s+)?(?:borrower|mortgagor|guarantor|defaulter)s?|(?:father|mother|husband|guardian)(?:['’]?s)?(?:\s*/\s*(?:father|mother|husband|guardian)(?:['’]?s)?)?\s+name|pit[ai]\s+k[ae]\s+na+m|of|father|mother|husband|late|by|known\s+as|partner|director|through|namely|attorney|holder|house|plot|land|flat|property|(?:su)?putr[ai]?(?:gan|yan)?|atmaja?|आत्मजा?|(?:dharma?)?patni|pita|pati)|\b(?:sarpanch|chairman|president|secretary|registrar|commissioner|tahsildar|tehsildar|officer|clerk|cashier|collector)\s*:|पुत्र[\p{L}\p{M}]*|पत्नी|पिता|पति|स्व[.०॰]?)\s*[,.:-]?\s*$`,
  'iu',
)
const ofWhom = /\b(?:his|her|their)\s+(?:\p{L}+\s+)?\p{L}/iu
/** The end of a line that leads to a parent or a husband. */
const endsInKin = new RegExp(String.raw`${parentage}\s*$`, 'iu')
/** Where the name of who acts ends, if the next one is parted from it by a comma and shows as a person. */
function endOfActor(text: string, at: number, since: number): number {
  const actor = personAt(text, at, 'any')
  return actor?.titled && /^[^;]{0,120}?,\s*(?:and|&)\s/u.test(text.slice(actor.end)) ? actor.end : since
}
/**
 * The persons that a stretch of text names as its own: "1. Sri A, S/o B, R/o …, and 2. Smt. C", "A & B", "A, B and C".
 * Parents, those who act for another, and places are left out. Names without any title, parentage or age count only at the start and in a plain list.
 */
export function peopleIn(printed: string, wants: 'any' | 'named' = 'any'): NamedPerson[] {
  const text = withWholeNames(printed)
  const found: NamedPerson[] = []
  let end = 0
  let since = 0
  const first = personAt(text, 0, wants)
  if (first && !notItself.test(text.slice(0, first.start))) {
    found.push(first)
    end = since = first.end
  }
  for (const match of allMatches(text, itemStart)) {
    const kind = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined)?.[0] ?? ''
    const at = kind === 'title' ? match.index : match.index + match[0].length
    if (at < end) continue
    const between = text.slice(since, at)
    const acts = actsFor.test(between)
    if (acts && heirs.test(between)) {
      // the dead are represented by their heirs: those are the parties
      if (found.length > 0 && listGap.test((between.split(actsFor)[0] ?? '').replace('(', ' '))) found.pop()
    } else if (acts) {
      if (kind === 'semicolon') since = at
      else if (actsAlone.test(between)) since = endOfActor(text, at, since)
      continue
    }
    if (kind === 'title' && (isOnlyName(text, match) || notItself.test(text.slice(Math.max(0, at - 24), at)))) continue
    // "W/o" at the end of a line: the next one's name is his
    if (kind === 'line' && endsInKin.test(text.slice(Math.max(0, at - 24), at))) continue
    const person = personAt(text, at, wants)
    if (!person || person.start > at + 12) continue
    // "Mr. A's mobile is …" begins another sentence
    if (/['’]s$/iu.test(person.name)) continue
    const shows = kind === 'comma' || kind === 'line' || kind === 'dash' ? person.titled : person.sure
    // "A, son of B, and his wife C"
    const joins = kind === 'and' && ofWhom.test(match[0]) && person.name.includes(' ')
    if (!shows && !joins && !continuesList(text, found, kind, person)) continue
    if (/\b(?:of|late)\s*$/iu.test(text.slice(0, at)) && kind !== 'title') continue
    end = since = person.end
    if (!found.some(({ name }) => name.toLowerCase() === person.name.toLowerCase())) found.push(person)
  }
  return found
}

/** One person's name without title and parentage, or null where the text is none. */
export function personName(text: string): string | null {
  const line = text.replace(/\s+/gu, ' ')
  const person = personAt(line, 0, 'named')
  if (!person) return null
  const rest = line.slice(person.end).replace(/^[\s.]+/u, '')
  const next = /^[\p{L}\p{M}]+/u.exec(rest)?.[0]
  return next && !person.sure && !afterName.has(letters(next)) ? null : person.name
}

/** The persons of a list such as "1. Sri A, S/o B and 2. Smt. C"; who is named only as a parent is left out. */
export const personNames = (text: string): string[] => peopleIn(inCapitals(text), 'named').map(({ name }) => name)

/** A short note in small letters throughout ("rahul jain") as names are written. */
function inCapitals(text: string): string {
  return /\p{Lu}/u.test(text) || text.length > 60
    ? text
    : text.replace(/(?<![\p{L}/])\p{Ll}{2,}/gu, (word) => (afterName.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
}

/** The persons with a title before their name, in their order, not those after "son of" and the like. */
export function titledNames(text: string): string[] {
  const flat = text.replace(/[\n\t]/gu, ' ')
  const names: string[] = []
  for (const match of allMatches(text, titles)) {
    if (isOnlyName(text, match) || notItself.test(text.slice(Math.max(0, match.index - 24), match.index))) continue
    const name = personAt(flat, match.index, 'sure')?.name
    if (name && !names.includes(name)) names.push(name)
  }
  return names
}
