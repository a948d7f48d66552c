import { latinDigits } from '@parakh/contracts'
import type { Word } from '../../ocr/model.ts'
import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../candidate.ts'
import type { Labelled } from '../labels/labelled.ts'
import { joinedLines } from '../layout/joined-lines.ts'
import { personName } from '../names/names.ts'
import { isLoanPaper, namesApplicantAsBuyer, type PaperKind } from '../kinds/paper-kind.ts'
import { alignedWithin } from '../layout/near-cells.ts'
import { subjectOf, type Subject } from '../labels/label-fields.ts'
import { subjectsOf } from '../layout/sections.ts'
import { chattedPeople } from './people/chatted.ts'
import { unsigned } from './people/parties.ts'
import { subjectPeople } from './people/subject-lines.ts'
import { toldPeople, type ToldPeople } from './people/told-in-letter.ts'
import { isOfWriter, numbersBelowOwnName, numbersInOwnMail } from './contact/borrowers-own-mail.ts'
import { isBelowBorrower } from './contact/alone.ts'
import { belowBuyer } from './contact/below-buyer.ts'
import { isOfHelper, isSaidToReader } from './contact/said-to-reader.ts'
import { belowNames, inBuyersColumn, isBesideBuyer } from './contact/buyers-cells.ts'
import { numbersNamed } from './contact/named-behind.ts'
import { numbersOfPersonMet } from './contact/person-met.ts'
import { digitsOf, mobilesOf, wordsOf } from './contact/mobiles.ts'
import { claimOf, clauseBefore, speaker } from './contact/claims.ts'
import { masksBorrower } from './contact/masked.ts'
import { isNamelessNote } from './contact/nameless-note.ts'
import { isInCoColumn } from './contact/co-column.ts'
import { isOfWitness, isOutsidersCell, isRelativesRow } from './contact/outsiders-cell.ts'
import { isInSellersColumn } from './contact/sellers-column.ts'
import { isRightBehind, ownMobile } from './contact/right-behind.ts'
import { isSaidOfBuyer } from './contact/said-of-buyer.ts'
import { buyersNamed, calling, letters, ownSpans, signedSpans, type Span } from './contact/spans.ts'

const phoneWord =
  /\b(?:speak|talk|call)\s+(?:to\s+)?(?:the\s+)?(?:party|customer|borrower|applicant|member|client)s?\b[^\n]{0,20}$|\b(?:customer|cust|client|borrower|applicant|appl|party)(?:['’]s|\s+k[aei]+)?\.?\s+(?:no|number)\b|\b(?:mob(?:ile)?|ph(?:one)?|cell|contact(?:ed|able)?|tel(?:ephone)?|call(?:ed)?|whats\s*app)\b|\bm\b\s*[.:–-]*\s*$|\bmo\b\s*[.:–-]*\s*(?:no\b[\s.:–-]*)?$|\b(?:reach(?:ed|able)?|available|(?:customer|cust|client|borrower|applicant|party)s?)\s+(?:at|on|over|@)(?=[\s:+]|$)|\b(?:his|her|their|whose|own|cust|party)\s+(?:\w+\s+)?(?:no|num|number)\b|\b(?:customer|client|borrower|applicant|party|buyer|purchaser|allott?ee)\s*[([]\s*(?:\+?91[\s-]?)?$|\b(?:fixed|coordinated?|arranged?|confirm(?:ed)?|discuss(?:ed)?)\b[^\n.;]{0,40}\b(?:him|her|them|party|customer|borrower|applicant)\s+(?:over|on|at)\s*$|\b(?:ring(?:\s+up)?|dial)\s*(?:\+?91[\s-]?)?$|☎|📞|सम्पर्क|संपर्क|मोबाइल|मो\s*\.|फोन|दूरभाष/iu
/** Phones near these words belong to an office, a broker or a helper. */
export const officeWords =
  /\b(?:help\s*(?:line|desk)|toll|grievances?|redressal|ombudsman|branch|office|regd(?!\b\.?\s+(?:mob\p{L}*|phone|contact|cell))|cin|bank|fax|p\.?o\.?a\.?\s+holder|power\s+of\s+attorney|attorney|approver|(?:approved|sanctioned|recommended|appraised|initiated|allocated)\s+by|(?<!\b(?:home|house)[\s-]?)maker|checker|customer\s+care|manager|engineer|broker|agent|advocate|chambers?\s+(?:no\b|\d)|(?:district|civil|high)\s+courts?|valuer|co[\s-]?(?:borrower|applicant)|seller|vendor|builder|architect|witness(?:es)?|sales|www|(?:ring|call|contact|reach|write\s+to)\s+(?:me|us|our)|(?:our|the)\s+(?:site|gate|desk|lobby|gallery|security)(?:\s+\p{L}+)?\s+(?:phone|number|mobile)|undersigned|meko|mujhe|mujhko|regards|drafted|caretaker|tenant|guarantor|suret(?:y|ies)|references?|surveyor|enquiry|(?:site\s+)?in-?charge|received\s+by|gaurd|watchman|guard|payer|paid\s+by|dsa|sourc(?:ing|ed)|connector|channel\s+partner|dealer|known\s+person|r\.?m\.?(?=\s*[:–-]|\s+(?:mr|mrs|ms|shri|smt|sri)\b)|spoc|poc|(?:introduced|accompanied|escorted)\s+by|(?:kind\s+)?att(?:n|ention)\b\.?(?=\s*[:.–-])|(?:loan|sales|credit|recovery|field|sourcing|processing|dealing|nodal|technical|collection|marketing|visiting|relationship|home\s+loan)\s+(?:officer|expert|advisor|adviser|counsellor|consultant|associate|coordinator)|(?:our|field|bank['’]?s?|branch|office|marketing|business|recovery|credit)\s+(?:field\s+)?(?:assistant|staff|executive|representative|facilitator|correspondent|boy|clerk|messenger)|office)\b|गवाह|शाखा|पूछताछ|संदर्भ/iu
/** "You can ring me on" in a form that speaks as who fills it in. */
const asksMe = /\b(?:ring|call|reach|contact)\s+me\b/iu
/** Who is met at the site need not be who borrows. */
const opensDoor = /\b(?:contact|site|key)\s+person\b/iu
const around = 60
const longestLine = 160
const maskedBefore = /\d{1,6}[Xx*•]{3,}\d{1,4}[^\n]*$/u
/** A note to a valuer asks for something; a printout does not. */
const asks =
  /\b(?:new\s+(?:login|case|file)|fwd|kindly|please|pls|plz|pl|fyi|dear|regards|initiate|arrange|bhej\s+rah[aei]|kara?w?a?\s+d(?:ijiye|ijiyega|ena|o)|karwa\s+d(?:ijiye|o))\b/iu
/** In forms of two columns the right one is the co-borrower's. */
const secondColumn = 0.48
const buyerLabel = /\b(?:applicant|borrower|customer|client|member|buyer|purchaser|allott?ee|lessee)s?\b|आवेदक|क्रेता|आवंटी/iu
const ownLabel = /\b(?:registered|regd|regn|reg)\b\.?\s+(?:mobile|mob|phone|contact|cell)\b/iu

const ownWord = /(?:\(\s*m(?:ob)?\s*\)|\b(?:m|mo|mob|mobile|cell|ph|phone)\b)[\s.:–-]*(?:no\b[\s.:–-]*)?$/iu

const buildersPapers: ReadonlySet<PaperKind> = new Set<PaperKind>([...letters, 'buyer_agreement'])
const headRows = 5

/** Below the letterhead and above the signatures. */
function inBody(paper: Paper, row: number): boolean {
  const words = paper.layout.rows[row]?.segments[0]?.words
  const start = paper.flow.words.find(({ word }) => word === words?.[0])?.start ?? 0
  return row >= headRows && start < unsigned(joinedLines(paper.flow.text)).length
}

const columnReach = 6

/** Whom the column speaks of in which a number's label stands: "Vendee  A" above "Cell  98…". */
function columnSubject({ label, row, words }: Labelled, { layout }: Paper): ReturnType<typeof subjectOf> {
  const segments = layout.rows[row]?.segments ?? []
  const value = segments.findIndex((segment) => segment.words.some((word) => words.includes(word)))
  const own = segments[value - 1]
  if (segments.length < 4 || own?.text.replace(/\W+$/u, '') !== label) return null
  for (let at = row - 1; at >= Math.max(0, row - columnReach); at -= 1) {
    const above = layout.rows[at]?.segments.find(({ page, left }) => page === own.page && Math.abs(left - own.left) < alignedWithin)
    const subject = above ? subjectOf(above.text) : null
    if (subject) return subject
  }
  return null
}

function labelledNumber(one: Labelled, paper: Paper): Candidate[] {
  const [match] = mobilesOf(one.value)
  // over a value stand the labels of other columns too
  const isBeside = one.place !== 'below'
  const row = isBeside ? (paper.layout.rows[one.row]?.segments.map((segment) => segment.text).join(' ') ?? '') : ''
  const label = one.subject === 'applicant' ? one.label.replace(asksMe, '') : one.label
  if (!match || officeWords.test(`${label} ${one.value}`) || (one.subject !== 'applicant' && officeWords.test(row))) return []
  const beside: Sign[] = paper.kind === 'form' && one.words.some((word) => (word.level?.x ?? 0) > secondColumn) ? ['rival'] : []
  const value = digitsOf(match[1] ?? '')
  return [{ key: 'contact_number', value, words: wordsOf(one.words, match[0]), signs: [...labelSigns(one), 'shaped', ...beside], paper }]
}

/** Whether a number stands right behind the borrower's name: "Mr. A (98…)", "A, Cell No. 98…". */
const isBesideBorrower = (text: string, start: number, told: readonly ToldPeople[]): boolean =>
  told.some(({ as, people: [first] }) => as === 'applicant' && first !== undefined && isRightBehind(text.slice(0, start), first.name))

const othersParts: ReadonlySet<Subject | null> = new Set<Subject | null>(['co', 'seller'])

/** Whether a number stands in the part of a form that asks for the co-borrower or the seller. */
function isInOthersSection({ kind, layout }: Paper, number: string): boolean {
  if (kind !== 'form') return false
  const digits = digitsOf(number)
  return [...subjectsOf(layout)].some(([cell, subject]) => othersParts.has(subject) && digitsOf(latinDigits(cell.text)).includes(digits))
}

function numberAt(paper: Paper, match: RegExpMatchArray, given: readonly Sign[]): Candidate {
  const start = match.index ?? 0
  const span = { start, end: start + match[0].length }
  return fromFlow(paper, paper.flow, 'contact_number', digitsOf(match[1] ?? ''), span, given)
}

/** "A Rao (co-applicant Smt. B Rao), ph 98…": a text with what brackets tell of a second borrower blank, each letter in its place. */
const coAside = /\((?:wife|husband|spouse|joint|co[\s-]*(?:applicant|borrower|owner))\b[^()\d]{0,80}\)/giu
const withoutCoAsides = (text: string): string => text.replace(coAside, (aside) => aside.replace(/[^\n]/gu, ' '))

function inText(paper: Paper, spans: readonly Span[] | null): Candidate[] {
  const text = spans ? paper.flow.text : withoutCoAsides(paper.flow.text)
  const running = joinedLines(text)
  const signed = signedSpans(text)
  const told = spans ? [] : [...toldPeople(text), ...chattedPeople(paper), ...subjectPeople(text)]
  return mobilesOf(text).flatMap((match) => {
    const start = match.index ?? 0
    if (!spans && signed.some((span) => start >= span.start && start < span.end)) return []
    const beside = !spans && isBesideBorrower(text, start, told)
    const span = spans?.find((one) => start >= one.start && start <= one.end)
    const own = beside || span !== undefined
    const line = text
      .slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, span?.start ?? 0), start)
      .slice(-longestLine)
      .replace(speaker, '')
    // a line that says itself that it gives a phone says whose it is, too
    const before = phoneWord.test(line)
      ? line.slice(-around)
      : text
          .slice(Math.max(0, start - around), start)
          .split('\n')
          .slice(-2)
          .join(' ')
    if (!spans && isInOthersSection(paper, match[1] ?? '')) return []
    if (!spans && isBelowBorrower(text, start, start + match[0].length)) return [numberAt(paper, match, ['phone_own', 'shaped'])]
    // "… the seller is Mr. A, whose mobile is 98…" may stand on two lines
    const said = /\bwhose\b/iu.test(line) ? running : text
    const clause = clauseBefore(said, start)
    if (!spans && !beside && phoneWord.test(clause)) {
      const claim = claimOf(said, start, told)
      if (claim === 'other' || officeWords.test(clause)) return []
      if (claim === 'named' || claim === 'called') return [numberAt(paper, match, ['phone_own', 'shaped'])]
    }
    if (isOfWitness(text, start) || (!spans && isOfWriter(paper, start)) || (own && isOutsidersCell(paper, match[1] ?? ''))) return []
    // beside a masked number stands the next person's
    if (maskedBefore.test(line)) return []
    if (
      spans
        ? !own || officeWords.test(line.replace(calling, ',')) || isOfHelper(running.slice(span?.start ?? 0, start))
        : !beside && (officeWords.test(`${before} ${line}`) || opensDoor.test(before) || !phoneWord.test(before))
    )
      return []
    const signs: Sign[] = own ? ['phone_own', 'shaped'] : ['clause_loose', 'shaped']
    return [numberAt(paper, match, signs)]
  })
}

/** Whether a label stands below the "--" that parts a mail from who wrote it. */
function isOfSigner({ words, subject }: Labelled, { kind, flow }: Paper): boolean {
  const start = flow.words.find(({ word }) => word === words[0])?.start ?? 0
  return kind === 'mail' && subject !== 'applicant' && signedSpans(flow.text).some((span) => start >= span.start && start < span.end)
}

/** "Purchaser mobile: 98…": a number whose own words say whose it is. */
function saidOfBuyer(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const isLetter = letters.has(paper.kind) || namesApplicantAsBuyer(paper.kind)
  return mobilesOf(text).flatMap((match) =>
    isSaidOfBuyer(text, match.index ?? 0) || (isLetter && isSaidToReader(text, match.index ?? 0))
      ? [numberAt(paper, match, ['phone_own', 'shaped'])]
      : [],
  )
}

/** Who is handed a flat is its owner; of a loan's papers the owner may be another. */
const ofOwner = /\bowner/iu

/** The end of a full line that no stop ends: its sentence goes on in the next. */
const proseLine = /(?<=[^\n\t]{45}[^.:;\n\t])\n(?=[^\n:\t]{12})/gu

/** Numbers of an officer's letter whose sentence names the borrower: "sanctioned to A (…, mobile 98…)". */
function inSentences(paper: Paper): Candidate[] {
  const text = joinedLines(paper.flow.text).replace(proseLine, ' ')
  const signed = signedSpans(paper.flow.text)
  const told = toldPeople(text)
  return mobilesOf(paper.flow.text).flatMap((match) => {
    const start = match.index ?? 0
    const clause = clauseBefore(text, start)
    // "the undersigned sanctions to A (phone 98…)": an office before the name is none behind it
    const own = clause.slice(Math.max(0, ...told.flatMap(({ people }) => people.map(({ name }) => clause.lastIndexOf(name)))))
    if (signed.some((span) => start >= span.start && start < span.end) || !phoneWord.test(clause) || officeWords.test(own)) return []
    return claimOf(text, start, told) === 'named' ? [numberAt(paper, match, ['phone_own', 'shaped'])] : []
  })
}

/** "Taken over  (G. Venkatesh) Ph: 94…": a number right behind the name of who buys, wherever he signs. */
function behindBuyersName(paper: Paper): Candidate[] {
  if (!letters.has(paper.kind) || isLoanPaper(paper.kind)) return []
  const { text } = paper.flow
  const named = buyersNamed(paper)
  return mobilesOf(text).flatMap((match) => {
    const before = text.slice(Math.max(0, (match.index ?? 0) - around), match.index)
    return named.some((name) => isRightBehind(before, name)) ? [numberAt(paper, match, ['phone_own', 'shaped'])] : []
  })
}

/** "Customer: A 98…": a number right behind the borrower's name at his label. */
function besideLabelled(paper: Paper): Candidate[] {
  return paper.labelled.flatMap(({ key, subject, value, words }) => {
    const [match] = key === 'applicant_name' && subject === 'applicant' ? mobilesOf(value) : []
    const before = value.slice(personName(value)?.length ?? 0, match?.index)
    // "A, 3, MG Road, Pune (M) 98…": a phone of its own word behind where he lives
    if (!match || !(ownMobile.test(before.replace(/^[^\s,(]*/u, '')) || (ownWord.test(before) && !officeWords.test(before)))) return []
    return [
      {
        key: 'contact_number' as const,
        value: digitsOf(match[1] ?? ''),
        words: wordsOf(words, match[0]),
        signs: ['phone_own', 'shaped'] as const,
        paper,
      },
    ]
  })
}

/** The first borrower's or buyer's own mobile; never an office's, a broker's, a witness's or the second borrower's. */
export function contactOf(paper: Paper): Candidate[] {
  const whose = numbersNamed(paper)
  const ofFirst = whose.filter(({ is }) => is === 'first').map(({ match }) => numberAt(paper, match, ['phone_own', 'shaped']))
  const isOthers = ({ value }: Candidate): boolean => whose.some(({ is, match }) => is === 'other' && digitsOf(match[1] ?? '') === value)
  const found = ofFirst.length > 0 ? ofFirst : numbersIn(paper)
  return found.filter(
    (one) =>
      !isInCoColumn(paper, one.words) &&
      !isInSellersColumn(paper, one.words) &&
      !isRelativesRow(paper, String(one.value)) &&
      !isOthers(one),
  )
}

function numbersIn(paper: Paper): Candidate[] {
  const labelled = paper.labelled.filter(
    (one) => one.key === 'contact_number' && !/^sent\s+from/iu.test(one.label) && (paper.kind === 'possession' || !ofOwner.test(one.label)),
  )
  if (paper.kind === 'mail' || paper.kind === 'form' || isNamelessNote(paper)) {
    // where the borrower's own number is masked, what is left is another's
    if (masksBorrower(paper.flow.text, (before) => phoneWord.test(before) && !officeWords.test(before))) return []
    const said = labelled.filter((one) => one.subject === 'applicant' && buyerLabel.test(one.label))
    const own = said.flatMap((one) => labelledNumber(one, paper))
    // whose label says that it is the borrower's leaves no doubt of the others
    const ofOthers = numbersOfPersonMet(paper)
    const isOfOther = ({ words }: { words: readonly Word[] }): boolean => words.some((word) => ofOthers.has(word))
    const all =
      own.length > 0
        ? own
        : labelled.filter((one) => !isOfSigner(one, paper) && !isOfOther(one)).flatMap((one) => labelledNumber(one, paper))
    const inOwnMail = numbersInOwnMail(paper).map((match) => numberAt(paper, match, ['phone_own', 'shaped']))
    const found = [...all, ...inOwnMail, ...saidOfBuyer(paper), ...besideLabelled(paper)]
    if (found.length > 0) return found
    return inText(paper, null).filter((one) => !isOfOther(one))
  }
  const inSpans = [
    ...saidOfBuyer(paper),
    ...behindBuyersName(paper),
    ...numbersBelowOwnName(paper).map((match) => numberAt(paper, match, ['phone_own', 'shaped'])),
    ...(namesApplicantAsBuyer(paper.kind) ? [...inBuyersColumn(paper), ...belowNames(paper), ...besideLabelled(paper)] : []),
    ...inText(paper, ownSpans(paper)),
  ].slice(0, 1)
  const below = namesApplicantAsBuyer(paper.kind) ? belowBuyer(paper, labelled) : []
  const named = labelled
    .filter(
      (one) =>
        buyerLabel.test(one.label) ||
        below.includes(one) ||
        (namesApplicantAsBuyer(paper.kind) &&
          (columnSubject(one, paper) === 'applicant' ||
            // a letterhead has no table
            (one.place === 'below' ? ownLabel.test(one.label) : isBesideBuyer(paper, one)) ||
            (inBody(paper, one.row) && (one.subject === 'applicant' || ownLabel.test(one.label))))),
    )
    .flatMap((one) => labelledNumber(one, paper))
  const ofLetter = isLoanPaper(paper.kind) || buildersPapers.has(paper.kind)
  if (inSpans.length + named.length > 0 || !ofLetter) return [...inSpans, ...named]
  const inProse = isLoanPaper(paper.kind) ? inSentences(paper) : []
  if (inProse.length > 0) return inProse
  const ofLender = paper.labelled.some(
    ({ key, subject }) => key === 'application_number' || (key === 'applicant_name' && subject === 'applicant'),
  )
  const inMail = paper.kind === 'other' && (asks.test(paper.flow.text) || ofLender) ? inText(paper, null) : []
  if (inMail.length > 0) return inMail
  return labelled
    .filter(({ row, place }) => inBody(paper, row) || (isLoanPaper(paper.kind) && place === 'below'))
    .flatMap((one) => labelledNumber(one, paper))
    .map((one) => ({ ...one, signs: [...one.signs, 'kind_odd' as const] }))
}
