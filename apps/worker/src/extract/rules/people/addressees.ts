import type { Sign } from '../../candidate.ts'
import { withWholeNames } from '../../names/broken-names.ts'
import { firmName } from '../../names/firm-names.ts'
import type { Layout } from '../../layout/layout.ts'
import { parentage } from '../../names/name-words.ts'
import { peopleIn, type NamedPerson } from '../../names/names.ts'
import { alignedWithin } from '../../layout/near-cells.ts'

/** Whom a letter is written to. */
export interface Addressees {
  people: NamedPerson[]
  start: number
  end: number
  signs: Sign[]
}

const headReach = 2200
/** Before the names of those to whom a letter goes. */
const toWord =
  /^[\s|]*(?:to\b(?!\s+(?:the|whom|our|your|be)\b)|(?:unit|flat|property|plot|apartment|booking)?\s*(?:holders?|allott?ees?|buyers?|purchasers?|customers?|applicants?|clients?|borrowers?|members?)(?:\s*\(s\)|\s*\/\s*s|\s+names?)?(?:\s*\/\s*[\p{L} ]{3,20}(?=\s*[:=]))?(?=[\s:,.=–-])|booked\s+by|allotted\s+to|in\s+favou?r\s+of|kind\s+attn|(?:श्री(?:मती|मान)?|सुश्री|कुमारी)\s*\/\s*(?:shri(?:mati)?|smt|mrs?|ms|km|kumari)\b\.?\s*(?=[:=])|(?:(?:shri(?:man|mati)?|sri(?:mati)?|smt|mrs?|ms|km|kumari)\b\.?\s*\/\s*){1,4}(?:shri(?:man|mati)?|sri(?:mati)?|smt|mrs?|ms|m\s*\/\s*s|km|kumari)\b\.?\s*(?=[:=])|se[vw]a\s+me(?:in|n)?\b|pra+pak\b|सेवा\s+में(?![\p{L}\p{M}])|प्रति(?![\p{L}\p{M}]))\s*[:,.=–-]*\s*/iu
/** A line that ends an address block. */
const endsBlock =
  /^\s*(?:sub(?:ject)?\b|re\s*:|ref\b|reference\b|dear\b|sir\b|madam\b|respected\b|date\b|dated\b|we\s|with\s+ref|this\s+is\b|विषय|महोदय)|\b(?:is|are|has|have|hereby)\s+(?:\p{L}+\s+){0,3}\p{Ll}{3,}/iu
const notTo =
  /^\s*(?:\(?\d{1,2}[.)]\s*)?(?:from\b|cc\b|copy\s+to\b|for\b|yours\b|order\b|(?:vendor|seller|transferor|donor|lessor|guarantor|owner)s?\s*[:\t–-])/iu
/** Where a line of an address goes over into what the letter says: "…, 414 092. With reference to your application". */
const saysBegins = /[.,]\s+(?=(?:with|in)\s+(?:reference|response|reply|continuation|terms|regard)\b)/iu
/** Lines of an address block that hold no addressee. */
const aside =
  /^\s*(?:[sdwc]\s*[/.]\s*o\b|c\s*\/\s*o|mob(?:ile)?\b|ph(?:one)?\b|tel\b|e-?mail|contact|pan\b|address\b|add\b|h\.?\s*no\b|house\b|flat\b|r\s*\/\s*o)/iu
const coLabel =
  /^\s*(?:co[\s-]*(?:applicants?|allott?ees?|buyers?|borrowers?|purchasers?|owners?|customers?)|joint\s+(?:holder|allott?ee|applicant|owner|buyer)|second\s+(?:applicant|allott?ee|holder|buyer))s?(?:\s+name)?\s*[:.=–-]*\s*/iu
const blockLines = 7

const attention = /^\W*kind\s+attn/iu

interface Line {
  text: string
  start: number
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    lines.push({ text: line, start })
    start += line.length + 1
  }
  return lines
}

const moved = (people: readonly NamedPerson[], by: number): NamedPerson[] =>
  people.map((one) => ({ ...one, start: one.start + by, end: one.end + by }))

/** The names of an address block: those of its first lines; what follows is the address. */
function blockOf(lines: readonly Line[], first: number, skip: number): NamedPerson[] {
  const people: NamedPerson[] = []
  for (let at = first; at < Math.min(lines.length, first + blockLines); at += 1) {
    const line = lines[at]
    if (!line) break
    const cut = at === first ? skip : (coLabel.exec(line.text)?.[0].length ?? toWord.exec(line.text)?.[0].length ?? 0)
    const [body = '', says] = line.text.slice(cut).split(saysBegins)
    if (at > first && (endsBlock.test(line.text) || notTo.test(line.text))) break
    if (body.trim() === '' || (aside.test(body) && people.length > 0)) continue
    // "Smt. A, W/o Tukaram" over "Sachin Lokhande": the rest of her husband's name
    if (at > first && halfParent.test(lines[at - 1]?.text ?? '') && bareNames.test(body)) continue
    const isCo = at > first && coLabel.test(line.text)
    // a second line of an address is none of names, unless it shows as one
    const next = lines[at + 1]?.text ?? ''
    const goesOn = people.length < 4 && !/\d/u.test(next) && /(?:&|,|\band)\s*$/iu.test(body)
    const said = goesOn ? `${body} ${next}` : body
    const found = peopleIn(said).filter(
      (one, nth, all) =>
        !helps.test(said.slice(one.end)) &&
        // "Mr. A Rao, Six Mile": behind a comma another family's name is a place
        !(nth > 0 && !one.sure && !sameFamily(one, all[0]) && /^[^&]*,[^&]*$/u.test(said.slice(all[nth - 1]?.end, one.start))) &&
        (one.sure || people.length === 0 || isCo || sameFamily(one, people[0]) || /(?:&|\band)\s*$/iu.test(lines[at - 1]?.text ?? '')),
    )
    if (found.length === 0 && people.length === 0 && !helps.test(said.slice(peopleIn(said)[0]?.end ?? said.length))) return []
    for (const one of moved(found, line.start + cut)) if (!people.some(({ name }) => name === one.name)) people.push(one)
    if (says !== undefined) break
  }
  return people
}

const halfParent = /[swd]\s*\/\s*o\b\.?\s+(?:(?:shri|sri|late|mr)\b\.?\s+)*\p{L}+\s*$/iu
const bareNames = /^\s*\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2}\s*$/u

/** "Shri A (Architect)": who drew the plan. */
const helps =
  /^[\s,]*\(?\s*(?:(?:licensed|registered|consulting|lic\.?|regd\.?)\s+)?(?:architect|engineer|surveyor|draughts?man|supervisor|structural|advocate|planner)/iu

const sameFamily = (a: NamedPerson, b: NamedPerson | undefined): boolean =>
  a.name.split(' ').length > 1 && a.name.split(' ').at(-1) === b?.name.split(' ').at(-1)

const toCell = /^\s*to\s*[:,.–-]*\s*$/iu
const headLines = 40

const fromCell = /^\s*from\s*[:,.–-]*\s*$/iu

/** The names below a "To" that stands beside other cells: "To | File No."; beside "From" it tells even where it names nobody. */
function blockInColumn(text: string, { rows }: Layout): NamedPerson[] | null {
  for (const { index, segments } of rows.slice(0, headLines)) {
    const to = segments.length > 1 ? segments.find((one) => toCell.test(one.text)) : undefined
    if (!to) continue
    const lines: Line[] = []
    for (const below of rows.slice(index + 1, index + 1 + blockLines)) {
      const cell = below.segments.find((one) => one.page === to.page && Math.abs(one.left - to.left) < alignedWithin)
      const start = cell ? text.indexOf(cell.text, lines.at(-1)?.start ?? 0) : -1
      if (!cell || start < 0) break
      lines.push({ text: cell.text, start })
    }
    const people = blockOf(lines, 0, 0)
    if (people.length > 0 || segments.some((one) => fromCell.test(one.text))) return people
  }
  return null
}

/** To whom the first page's letter is written: behind "To", or titled names on a line of their own near its head. */
export function addresseesOf(text: string, layout: Layout): Addressees[] {
  const lines = linesOf(withWholeNames(text.slice(0, headReach)))
  const make = (people: NamedPerson[], sign: Sign): Addressees[] => {
    const [first] = people
    if (!first) return []
    const signs: Sign[] = [sign, ...(first.sure ? [] : (['name_bare'] as const))]
    return [{ people, start: first.start, end: people.at(-1)?.end ?? first.end, signs }]
  }
  const beside = blockInColumn(text, layout)
  if (beside) return make(beside, 'addressee')
  for (const [at, line] of lines.entries()) {
    const to = toWord.exec(line.text)
    // a letter to a firm is not to who opens it
    if (!to || (attention.test(to[0]) && lines.slice(0, at).some((one) => /^\s*m\s*\/\s*s\b/iu.test(one.text)))) continue
    const rest = line.text.slice(to[0].length)
    const isFirm = firmName(rest) !== null
    const people = isFirm ? [] : rest.trim() === '' ? blockOf(lines, at + 1, 0) : blockOf(lines, at, to[0].length)
    if (people.length > 0) return make(people, 'addressee')
  }
  for (const [at, line] of lines.entries()) {
    if (endsBlock.test(line.text) && /^\s*dear/iu.test(line.text)) break
    if (
      notTo.test(line.text) ||
      line.text.length > (parented.test(line.text) ? 260 : 110) ||
      /\d{2}.*\d{2}.*\b(?:by|between)\b/iu.test(line.text)
    )
      continue
    const [first] = peopleIn(line.text)
    if (!first?.sure || first.start > 4 || !titledStart.test(line.text) || actsForFirm.test(line.text.slice(first.end))) continue
    return make(blockOf(lines, at, 0), 'addressee_line')
  }
  return salutation(text, layout, make)
}

/** "Mr. A (Manager - Handover)": who writes or hands over for a firm. */
const actsForFirm =
  /^[\s,(–-]*(?:(?:asst|assistant|sr|senior|dy|deputy|general|estate|site|crm)\b\.?\s+)*(?:manager|executive|officer|engineer|partner|director|proprietor|secretary|authori[sz]ed)\b/iu

/** Two names with their parents make a long line. */
const hindiKin = '(?:पुत्र|पुत्री|पत्नी)(?![\\p{L}\\p{M}])'
const parented = new RegExp(
  String.raw`${parentage}[\s\S]*\b(?:and|&)\s[\s\S]*${parentage}|${hindiKin}[\s\S]*\s(?:एवं|तथा|और|व)\s[\s\S]*${hindiKin}`,
  'iu',
)
const titledStart =
  /^\s*(?:\(?\d[.)]\s*)?(?:mr|mrs|ms|miss|shri|shree|sri|smt|sh|sau|sou|dr|adv|prof|km|kum|kumari|shrimati|srimathi|sow|thiru|thirumathi|thirumati|tmt|selvi|श्री|श्रीमती|सौ|m\/s|s(?=\.\s*\p{L}+\s+singh\b))(?![\p{L}\p{M}])/iu

/** "Dear Mr. A and Mrs. B": only full names tell whom. */
function salutation(text: string, _layout: Layout, make: (people: NamedPerson[], sign: Sign) => Addressees[]): Addressees[] {
  const match = /^\s*(?:dear|respected)\s+([^\n]{3,90})/imu.exec(text.slice(0, headReach * 2))
  if (!match) return []
  const people = peopleIn(match[1] ?? '').filter(({ name }) => /\s/u.test(name))
  return make(moved(people, match.index + match[0].length - (match[1] ?? '').length), 'salutation')
}
