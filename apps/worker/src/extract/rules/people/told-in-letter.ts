import type { Sign } from '../../candidate.ts'
import { builderWord, firmName } from '../../names/firm-names.ts'
import { fullStop, personTitles, titleStop } from '../../names/name-words.ts'
import { peopleIn, type NamedPerson } from '../../names/names.ts'
import { classOf } from '../loan/classes.ts'
import { asksForLoan } from '../../kinds/paper-kind.ts'
import { leadIn, tellings, verbs, type Told } from './tellings.ts'
import { allMatches } from '../../all-matches.ts'

/** Persons, or the firm, whom a letter calls borrower or owner. */
export interface ToldPeople {
  as: Told
  people: NamedPerson[]
  firm: string | null
  start: number
  end: number
  signs: Sign[]
}

const reach = 160
/** "(1) Mr. A" */
const listStart = 5
/** "Wife of applicant Mrs. B": not the applicant. */
export const ofKin =
  /\b(?:wife|husband|father|mother|son|daughter|brother|sister|engineer|architect|contractor|advocate|lawyer|agent|friend|relative|guarantor|surety|tenant|employer)\s+of\s+(?:the\s+|our\s+)?$/iu
const around = 24
const sentence = new RegExp(String.raw`(?<=\p{L}{4}|\d|\))${fullStop}\s|;|\n`, 'iu')
const messrs = /^\s*(?:m\s*\/\s*s|messrs)\b/iu
/** "Balwant Rai & Sons" is a firm. */
export const familyFirm = /^\s*\p{Lu}[^,;\n(]{1,40}&\s*(?:sons|bros|brothers)\b/iu
/** Whether a text begins with a person: only marks and a list's number stand before. */
const isNamed = (first: NamedPerson | undefined, text: string): first is NamedPerson =>
  first !== undefined && first.start <= listStart && !/\p{L}{2}/u.test(text.slice(0, first.start)) && (first.sure || /\s/u.test(first.name))

/** Where the words behind a telling go on to speak of something else. */
const stretchEnd = new RegExp(
  String.raw`(?<=\p{L}{4}|\d)${fullStop}\s|;|\n\s*\n|\n(?=\d{1,2}[.)]?\t)|\n(?!\s*(?:and|&)\s)(?=[^\n\t:]{2,40}(?:[\t:]|\s[-–—]\s))|\s(?:For|Call|Contact|Please|Kindly)\b|\b(?:owned|property|situated|has|have|who|for|is|are|from|will|wants|intends|may|being|purchased|BEING|PURCHASED)\b`,
  'u',
)

/** A group of persons whose places are moved by `by`. */
export function toldOf(as: Told, people: readonly NamedPerson[], by: number, signs: readonly Sign[]): ToldPeople {
  // "Smt. A's land"
  const moved = people.map((one) => ({ ...one, name: one.name.replace(/['’]s$/iu, ''), start: one.start + by, end: one.end + by }))
  const bare: Sign[] = moved[0]?.sure === false ? ['name_bare'] : []
  return { as, people: moved, firm: null, start: moved[0]?.start ?? by, end: moved.at(-1)?.end ?? by, signs: [...signs, ...bare] }
}

/** Who a cheque is drawn to is no buyer: "by cheque in favour of X A/c Y". */
const drawnOn = /\b(?:cheques?|demand\s+drafts?|d\.?d\.?|pay\s+orders?|rtgs|neft)\b[^.;\n]{0,24}\b(?:in\s+favou?r\s+of|favou?ring)\b/iu

/** "It was originally owned by A and has come to B." */
const formerly = /\b(?:originally|formerly|previously|earlier|initially|once|first)\s+$/iu

/** Who is dead borrows nothing. */
const isDead = /^\W*(?:late|lt\.?|स्व\.?|स्वर्गीय)\s/iu

/** "bought from Smt. A, jointly with his wife Smt. B": who buys with another, where "his" cannot mean who sells. */
const otherBuyer =
  /(?<=^(?:smt|mrs|ms|km|kum|shrimati)\b[^,;]{3,60}),?\s+(?:jointly|along|together)\s+with\s+his\b|(?<=^(?:shri|sri|sh|mr)\b[^,;]{3,60}),?\s+(?:jointly|along|together)\s+with\s+her\b/iu

/** "The flat is owned by A and B": whom words before a name tell. */
function namedBehind(text: string): ToldPeople[] {
  return tellings.flatMap(([as, pattern]) =>
    allMatches(text, pattern).flatMap((match): ToldPeople[] => {
      const before = text.slice(Math.max(0, match.index - around), match.index + match[0].length)
      if (ofKin.test(before.slice(0, -match[0].length)) || drawnOn.test(before)) return []
      if (as === 'owner' && formerly.test(before.slice(0, -match[0].length))) return []
      const end = match.index + match[0].length
      const lead = leadIn(text.slice(end, end + reach), as)
      const start = end + lead
      const said = text.slice(start, start + reach).split(stretchEnd)[0] ?? ''
      const stretch = as === 'owner' ? (said.split(otherBuyer)[0] ?? '') : said
      const firm = messrs.test(stretch) || familyFirm.test(stretch) ? firmName(stretch) : null
      if (firm && as === 'owner' && builderWord.test(firm)) return []
      if (firm) return [{ as, people: [], firm, start, end: start + firm.length, signs: ['told_in_letter'] }]
      // "A / HL resale"
      const people = peopleIn(stretch).filter(({ name }, at) => at === 0 || classOf(name) === undefined)
      const [first] = people
      if (!isNamed(first, stretch) || (as !== 'owner' && isDead.test(stretch))) return []
      // cells of a form are read at their labels
      if ((/[\n\t]/u.test(match[0]) && !first.titled) || /^\s*name\b/iu.test(stretch)) return []
      return [toldOf(as, people, start, ['told_in_letter'])]
    }),
  )
}

const startMarks = new RegExp(
  String.raw`[,:–-]\s+|(?<=\p{L}{3})${fullStop}\s+|\b(?:property|makan|registry|that|which|whom|customers?|clients?|borrowers?|applicants?|inform|where|wife|husband|father|mother|son|daughter|brother|sister|spouse|patni|pati|pita)\b,?\s+|(?=\b(?:${personTitles}|miss)\b)|(?<![\p{L}\p{M}])(?=(?:श्री|श्रीमती|सुश्री|कुमारी)\s)`,
  'giu',
)
/** Between a name and its verb: nothing, or who the person is. */
const ownWords =
  /^[\s,.)]*(?:$|\(|of\s+[\p{L} ,.-]{3,50}$|(?:an?|our|the)\s+(?:existing|old|valued|esteemed|regular|salaried|present)\s|(?:[sdwc]\s*\/\s*o|putra|putri|patni|niwasi|nivasi|son|wife|daughter|aged|r\s*\/\s*o|residents?|residing|living|hailing|working|employed|serving|posted|settled|both|jointly|together)\b|(?:his|her|their|your)\s+(?:wife|husband|spouse|father|mother|son|daughter|brother|sister)(?:\s+and\s+[^,;.]{3,30})?\s*,?\s*$|(?:[^.;]{0,60}\b)?(?:co|joint)[\s-]*(?:applicant|borrower|obligant)\s+and$)/iu

/** "Mrs. A, w/o Mr. B, is the co-borrower": B is none. */
const parentBefore = /(?:\b[swd]\s*\/\s*o|\b(?:son|wife|daughter|husband|widow)\s+of)\b[\s.,]*$/iu

const besideKin = /\b(?:he|she|applicant|borrower|customer)\s+(?:and|&|with)\s+(?:his|her)\s+(?:\p{L}+\s*,?\s+)?$/iu

/** Who is called by a first name alone, by the whole name that stands elsewhere. */
function inFull(one: NamedPerson, text: string): NamedPerson {
  const words = one.name.split(/\s+/u)
  if (words.length > mostWords) return one
  const called = words.map((word) => word.replace(/\./gu, String.raw`\.`)).join(String.raw`\s+`)
  const at = text.search(new RegExp(String.raw`(?<!\p{L})${called}[^\S\n]+\p{Lu}\p{L}`, words.length === 1 ? 'u' : 'iu'))
  const [whole] = at < 0 ? [] : peopleIn(text.slice(at, at + longestName))
  return whole && whole.start === 0 && whole.name.length > one.name.length ? { ...one, name: whole.name } : one
}
const longestName = 60
/** Who is called by more words is named in full. */
const mostWords = 2

/** "A and B have applied for a housing loan": whom words behind a name tell. */
function namedBefore(text: string): ToldPeople[] {
  return verbs.flatMap(([as, pattern]) =>
    allMatches(text, pattern).flatMap((match): ToldPeople[] => {
      const whole =
        text
          .slice(Math.max(0, match.index - reach), match.index)
          .split(sentence)
          .at(-1) ?? ''
      const from = match.index - whole.length
      const starts = [0, ...allMatches(whole, startMarks).map((mark) => mark.index + mark[0].length)]
      for (const start of as === 'co' ? starts.toReversed() : starts) {
        if (parentBefore.test(whole.slice(0, start))) continue
        // "he and his mother Smt. B are joint owners": she is one of two
        if (as === 'owner' && besideKin.test(whole.slice(0, start))) continue
        const lead = leadIn(whole.slice(start), as)
        const said = peopleIn(whole.slice(start + lead))
        const people = as === 'applicant' ? said : said.map((one) => inFull(one, text))
        const last = people.at(-1)
        // "हमारे ग्राहक श्री …": what stands before the title is no name
        if (people[0]?.sure === false && /\p{Script=Devanagari}/u.test(people[0].name)) continue
        if (!isNamed(people[0], whole.slice(start + lead)) || !last || !ownWords.test(whole.slice(start + lead + last.end))) continue
        return [toldOf(as, people, from + start + lead, ['told_in_letter'])]
      }
      return []
    }),
  )
}

const ownSentence = String.raw`(?:[^.;]|${fullStop}(?!\s+\p{Lu}\p{Ll}+\s+\p{Ll})|(?<=\p{L}{4}|\d)\.(?!\s)|${titleStop})`
const asks = String.raw`(?:apply|applying|seek|solicit|desire|require|need|avail|borrow|propose|intend|want|wish|request(?!\s+(?:you|your\s+\w+|the\s+bank)\s+(?:\w+\s+)?to\s+(?!(?:please\s+|kindly\s+)?(?:sanction|grant|consider|approve|give|provide|extend|lend|advance|accept))))`
/** How a request begins: "With due respect", "Most humbly and respectfully I beg to state that". */
const withRespect = String.raw`(?:[Ww]ith\s+(?:(?:all|my|our)\s+)?(?:due|great|utmost|profound|deep)\s+(?:respects?|regards?|honou?r)|(?:[Mm]ost\s+)?(?:[Rr]espectfully|[Hh]umbly)(?:\s+and\s+(?:respectfully|humbly))?)\s*,?\s+(?:(?:I|we)\s+(?:beg|wish|would\s+like)\s+to\s+(?:state|submit|say|inform\s+you)\s*,?\s+)?`
/** "I, A son of B, resident of …, request a loan", "We, A and B, hereby apply for an advance". */
const asking = new RegExp(
  String.raw`(?:^|[\n.:;]\s*|\b[Ss]irs?\b[,/]?\s+|\b[Mm]adam\b,?\s+)(?:${withRespect})?(?:[Tt]hat\s+)?(?:I\s*\/\s*[Ww]e|I|We|WE|Myself|(?:[Tt]he\s+)?[Uu]ndersigned)\s*,?\s+(?:(?:the\s+)?undersigned\s*,?\s+)?(?:(?:am|are)\s+)?(?<who>(?=[\p{Lu}(\d])${ownSentence}{4,420}?)\s*,?\s+(?:(?:do|would|hereby|jointly|humbly|beg|kindly|also|now|both|like|to)\s+){0,4}${asks}\b[^.;]{0,160}?\b(?:(?:loans?|advance|finance|facility|limit|credit|assistance)\b|sanction\w*\s+(?:me\s+|us\s+)?(?:[Rr]s|INR|[Rr]upees)\b|sanction\w*\s+(?:me\s+|us\s+)?₹)`,
  'gu',
)

/** "We, (1) Smt. A and (2) Shri B, do hereby solemnly affirm": who swears that he asked for a loan. */
const affirming = new RegExp(
  String.raw`(?:^|[\n.:;]\s*)(?:I\s*\/\s*[Ww]e|I|We|WE)\s*,?\s+(?<who>(?=[\p{Lu}(\d])${ownSentence}{4,420}?)\s*,?\s+(?:do\s+)?(?:hereby\s+)?(?:solemnly|sincerely)\s+(?:and\s+\p{L}+\s+)?(?:affirm|declare|state|swear)\b`,
  'gu',
)
/** "I, Smt. A, have deposited with you the title deeds of my house": who borrows, and owns. */
const depositing = new RegExp(
  String.raw`(?:^|[\n.:;]\s*)(?:I\s*\/\s*[Ww]e|I|We|WE)\s*,?\s+(?<who>(?=[\p{Lu}(\d])${ownSentence}{4,420}?)\s*,?\s+(?:have|has|had|do|hereby)\s+(?:[^.;]|(?<=\d)\.(?=\d)){0,80}?\bdeposit(?:ed)?\b[^.;]{0,80}?\b(?:title|deeds)\b`,
  'gu',
)
const hasAsked = /\b(?:I|we)\s+(?:have|had)\s+(?:jointly\s+)?applied\b[^;]{0,200}?\b(?:loans?|hl|lap|advance|finance|facility|limit)\b/iu

/** "I, Smt. A, am a retired teacher": who writes about himself in a letter that asks for a loan. */
const stating =
  /(?:^|[\n.:;]\s*|\b[Ss]irs?\b[,/]?\s+|\b[Mm]adam\b,?\s+)(?:I|WE|We|Myself)\s*,\s+(?:the\s+undersigned\s*,?\s+)?(?<who>(?=[\p{Lu}(\d])[^;\n]{4,200}?)\s*,\s+(?:am|are|have\s+been|is)\s/gu

/** "From" over who writes, above a request for a loan. */
const writes = /(?:^|\n)[^\S\n]*from[^\S\n]*[:,–-]?[^\S\n]*\n[^\S\n]*(?<who>[^\n]{4,90})(?=\n)/giu
const namedWriting = (text: string): ToldPeople[] =>
  (asksForLoan.test(text) ? allMatches(text, writes) : []).flatMap((match): ToldPeople[] => {
    const who = match.groups?.['who'] ?? ''
    // where the writer lives may stand in the same line
    const people = peopleIn(who.split(/[\s,]+(?=(?:flat|house|plot|door|h\.|d\.|no\b|#|\d))/iu)[0] ?? '', 'named')
    return isNamed(people[0], who) ? [toldOf('applicant', people, match.index + match[0].length - who.length, ['told_in_letter'])] : []
  })

/** Who asks for a loan in the first person. */
function namedAsking(text: string): ToldPeople[] {
  const sworn = hasAsked.test(text) ? allMatches(text, affirming) : []
  const stated = asksForLoan.test(text) ? allMatches(text, stating).slice(0, 1) : []
  return [...allMatches(text, asking), ...stated, ...allMatches(text, depositing), ...sworn].flatMap((match): ToldPeople[] => {
    const who = match.groups?.['who'] ?? ''
    const people = peopleIn(who.replace(/\n/gu, ' '))
    return isNamed(people[0], who) ? [toldOf('applicant', people, match.index + match[0].indexOf(who), ['told_in_letter'])] : []
  })
}

/** Borrowers and owners as sentences of a mail or a letter tell them. */
export const toldPeople = (text: string): ToldPeople[] => [
  ...namedBehind(text),
  ...namedBefore(text),
  ...namedAsking(text),
  ...namedWriting(text),
]
