import type { IntakeKey } from '@parakh/contracts'
import { labelSigns, type Candidate, type Paper, type Sign } from '../../candidate.ts'
import { firmName } from '../../names/firm-names.ts'
import type { Subject } from '../../labels/label-fields.ts'
import { meaningOfLabel } from '../../labels/label-words.ts'
import type { Labelled } from '../../labels/labelled.ts'
import { personTitles } from '../../names/name-words.ts'
import { peopleIn, personName } from '../../names/names.ts'
import { isLoanPaper, namesApplicantAsBuyer, namesOwner } from '../../kinds/paper-kind.ts'
import { subjectsOf } from '../../layout/sections.ts'
import { keyOf, partyLabel, willBuy } from './label-roles.ts'
import { asOwners, isBelowProperty, numberedCells } from './lenders-notes.ts'
import { behindCaste, lineAbove, lineBelow, linesOfNames, listedBelow, listedBeside, restBelow } from './list-ends.ts'
import { inFullAtLabels } from './short-forms.ts'
import { namesBelow } from './stacked-names.ts'
import { valueNames } from './value-names.ts'

const personKeys: ReadonlySet<IntakeKey> = new Set<IntakeKey>(['applicant_name', 'co_applicant_name', 'property_owner_name'])
/** Who gave the property, or had it before. */
const giver =
  /\b(?:seller|vendor|transferor|donor|lessor|executant|releasor|assignor|former|previous|old|earlier|outgoing|from|existing|predecessor|before|prior|last|erstwhile|deceased|opposite\s+party|respondent|purv|poorv|purana|purane|vikreta|पूर्व|विक्रेता)s?\b/iu
/** Of the two parties of a registered deed the first one gives. */
const firstParty = /^\W*(?:the\s+)?(?:first|1st|ist|one)\s+part(?:y|ies)\W*$/iu
const getter =
  /\b(?:buyer|purchaser|vendee|transferee|donee|lessee|allott?ee|claimant|new|present|mutated|whose\s+favou?r|(?:second|2nd|iind|other)\s+party|क्रेता)s?\b/iu
const several =
  /\bco[\s-]?(?:owner|holder)|\bassociate\s+member|\b(?:joint|jt)\b\.?\s+(?:(?:khath?a|patta|title|share|property)\s+)?(?:owner|holder)|\b(?:second|secondary|additional|other|another)\s+(?:owner|holder|assessee|member)|\b2nd\s+(?:owner|holder)|(?:seller|vendor|owner|holder|assessee|buyer|purchaser|vendee|transferee|member)s?\s*(?:no\.?\s*)?\(?[2-9]\)?$/iu

/** How far below the first owner's label the second one's stands: a card of a few rows. */
const reach = 6

/** "Buyer 2", "Name of second purchaser". */
const secondLabel = /(?:\b|\()(?:2|ii|second|2nd)\)?$|\b(?:second|2nd)\b/iu

/** Labels that tell a person only in an office's papers ("Issued to"), in nobody's but an office's ("Occupant"), or in the lender's ("Party"). */
const ofOffices =
  /\b(?:issued|granted|accorded|given)\s+(?:in\s+favou?r\s+of|to)$|^\W*(?:names?\s+of\s+(?:the\s+)?)?(?:occup(?:ant|ier)s?|occupied\s+by)(?:\s+name)?\W*$|\bconsumers?\b/iu
const ofLenders =
  /^\W*(?:names?\s+of\s+)?(?:the\s+)?(?:party|parties|account|a\/?\s?c|(?:account|a\/c)\s+holder|beneficiar(?:y|ies))(?:['’]?s)?(?:\s+names?)?\W*$/iu

/** To whom a lender gives a case: its valuer. */
const givenToDo = /^\W*(?:case\s+|job\s+|visit\s+|valuation\s+)?(?:allott?ed|assigned|marked|entrusted)\s+to\W*$/iu

const inNameOf = /^\W*in\s+(?:the\s+)?(?:joint\s+)?names?\s+of\W*$/iu

/** Below and beside it somebody signs. */
const toSign = /\bsign(?:ature)?s?\b|\bthumb\s+impression\b|हस्ताक्षर|सही\s*$/iu

/** "Vendor: A, Lic. 57/2026" sells stamps, and members present only sat. */
const sellsStamps = /\b(?:lic(?:en[cs]e)?\b\.?\s*(?:no\b\.?)?\s*[:.]?\s*\d|stamp\s+(?:vendor|seller))/iu
const attended = /\bmembers?\b[^:]{0,12}\b(?:present|attend(?:ed|ing)|who\s+sat)\b|\bstamp\s+(?:vendor|seller)\b/iu

/** Who receives a flat or its keys; of money it is a clerk. */
const receives = /^\W*(?:received|accepted|collected)(?:\s+over)?\s+by\b/iu

/** "Name of proprietor" of the firm that borrows; "Vendor: X Valuers" whom the lender sends. */
const ofFirm = /\b(?:proprietor|proprietress|proprietrix|partner|director)s?\b(?!.*\b(?:property|flat|house|plot|land)\b)/iu
const valuing = /\b(?:valu(?:er|ation)s?|survey(?:or)?s?|engineers?|architects?|advocates?|consultan(?:t|cy)s?|technical\s+services)\b/iu

/** "Taxpayer type | Co-owners": what answers another label asks for nobody. */
const asksKind = /\b(?:type|status|category|nature|mode|capacity|constitution)\W*$/iu
function isAnswer({ label, row, place }: Labelled, { layout }: Paper): boolean {
  const segments = layout.rows[row]?.segments ?? []
  const at = segments.findIndex(({ text }) => text === label)
  return place === 'below' && at > 0 && asksKind.test(segments[at - 1]?.text ?? '')
}

const isOutOfPlace = ({ label, value, subject }: Labelled, { kind }: Paper, isOfProperty = false): boolean =>
  toSign.test(label) ||
  (receives.test(label) && kind !== 'possession') ||
  attended.test(label) ||
  (isLoanPaper(kind) && ofFirm.test(label) && !/\bowner/iu.test(label)) ||
  (isLoanPaper(kind) && /\bvendor/iu.test(label) && valuing.test(value)) ||
  sellsStamps.test(value) ||
  (inNameOf.test(label) && subject !== 'property' && !namesOwner(kind) && !isOfProperty) ||
  // "Co:" is a company's, too
  (/^\W*co\W*$/iu.test(label) && (!isLoanPaper(kind) || firmName(value) !== null)) ||
  (ofOffices.test(label) && !namesOwner(kind)) ||
  (givenToDo.test(label) && isLoanPaper(kind)) ||
  (ofLenders.test(label) && (namesApplicantAsBuyer(kind) || kind === 'deed' || firmName(value) !== null))

/** "Applicant / land holder" */
const alsoOwner = /\b(?:owner|(?:land|title|plot|khata|patta)\s*-?holder)s?\b/iu

/** Whoever deals with a bank is its customer. */
const anyCustomer =
  /^\W*(?:(?:full\s+)?names?\s+of\s+(?:the\s+)?)?(?:customer|cust|client|person|party)(?:['’]?s)?(?:\s+(?:full\s+)?names?)?\W*$/iu

/** "Name and address": what stands behind the name is no second one, unless it has a title or the family's name. */
const asksAddress = /\baddr(?:ess)?(?:es)?\b|पता/iu
const titled = new RegExp(String.raw`^(?:(?:and|&)\s+)?${personTitles}(?!\p{L})`, 'iu')
function beforeAddress(value: string): string {
  const [first = '', ...others] = value.split(/[,;\n]\s*/u)
  const family = (part: string) => /\p{L}+\W*$/u.exec(part)?.[0].toLowerCase()
  const end = others.findIndex((part) => family(part) !== family(first))
  const more = others.filter((part, at) => titled.test(part) || end < 0 || at < end)
  return [first, ...more].join(', ')
}

interface Reading {
  key: IntakeKey
  names: string[]
  signs: Sign[]
}

/** "Owner / Father's name: A / B" */
const asksParent = /\b(?:father|husband|guardian|parent|pita|pati)/iu
/** "Asha Rao W: Ravi Rao, caste …; Hari Rao F: Som Rao": where the parent is asked for too, a letter marks him. */
const parentMarked = /(?<=\p{Ll}|\p{Lu}{2})\s+[FHWSP]\s*[:.–-]\s*\p{Lu}[^,;]{2,60}/gu
const parentBehind = /\s+[/|]\s+.*$/u

/** A name that a form's boxes part into several cells: the cell beside a single word belongs to it. */
function wholeValue({ label, value, words, row, place }: Labelled, paper: Paper): string {
  if (asksParent.test(label) && parentBehind.test(value)) return value.replace(parentBehind, '')
  if (asksParent.test(label) && parentMarked.test(value)) return value.replace(parentMarked, '')
  const numbered = numberedCells(row, words, paper)
  if (numbered !== '') return `${value}; ${numbered}`
  const lines = linesOfNames(words, paper)
  if (lines !== '') return lines
  const above = lineAbove(words, paper)
  if (above !== '') return `${above} ${value}`
  const last = words.at(-1)
  const listed = last ? listedBeside(value, last, paper) : ''
  if (listed !== '') return listed
  const further = last ? behindCaste(last, paper) : ''
  if (further !== '') return `${value}; ${further}`
  const stacked = namesBelow(words, paper.layout, place === 'below')
  if (stacked.length > 0) return [value, ...stacked].join('; ')
  if (last && /^\s*\(?1\s*[.)]/u.test(value) && place === 'below') return [value, ...listedBelow(last, paper)].join('\n')
  if (last && /,(?:\s*\p{L}+)?$|\s(?:&|and)$/iu.test(value)) return `${value} ${lineBelow(last, paper)}`.trim()
  if (!last || /\s/u.test(value.trim())) return value
  // a name whose line ended behind its first word goes on below its label
  const below = value === value.toUpperCase() ? restBelow(last, paper) : ''
  if (below !== '' && below === below.toUpperCase()) return `${value} ${below}`
  const segments = paper.layout.rows[row]?.segments ?? []
  const at = segments.findIndex((segment) => segment.words.includes(last))
  const beside = at < 0 ? undefined : segments[at + 1]
  const isWord = beside && /^\p{Lu}{2,}$/u.test(beside.text) && value === value.toUpperCase() && personName(beside.text) !== null
  return isWord ? `${value} ${beside.text}` : value
}

/** Whom the heading of its column says that a value is of. */
function sectionOf({ words, row }: Labelled, { layout }: Paper): Subject | null {
  const cell = layout.rows[row]?.segments.find((segment) => segment.words.some((word) => words.includes(word)))
  return (cell && subjectsOf(layout).get(cell)) ?? null
}

/** "Name | A | B" below "Applicant | Co-applicant": the row says that names stand in it, of however few words. */
const rowOfNames = /^\W*(?:\d{1,2}\W+)?(?:full\s+)?names?(?:\s*\([^)]{3,30}\)|\s+in\s+full)?\W*$/iu
function isInRowOfNames({ place, words }: Labelled, { layout }: Paper): boolean {
  const row = layout.rows.find(({ segments }) => segments.some((one) => one.words.some((word) => words.includes(word))))
  return (
    place === 'below' && row !== undefined && row.segments.length > 2 && row.segments.slice(0, 2).some(({ text }) => rowOfNames.test(text))
  )
}

function readingOf(labelled: Labelled, paper: Paper): Reading | null {
  const names = valueNames(
    asksAddress.test(labelled.label) ? beforeAddress(labelled.value) : wholeValue(labelled, paper),
    labelled.place === 'inline',
  )
  const [first] = names
  // "Seller / builder: M/s X Infratech" names a builder
  const builds = /\b(?:builder|developer|promoter)\b/iu.test(labelled.label) && firmName(labelled.value) !== null
  if (!first || builds || isAnswer(labelled, paper) || isOutOfPlace(labelled, paper, isBelowProperty(labelled, paper))) return null
  const isRowOfNames = isInRowOfNames(labelled, paper)
  const signs: Sign[] = isRowOfNames ? ['label'] : labelSigns(labelled)
  // "Jt. holder" in the column that the seller heads
  const isGivers = paper.kind === 'agreement_to_sell' && sectionOf(labelled, paper) === 'seller' && !getter.test(labelled.label)
  // under "Co-applicant 1 details" the customer is the second one
  const isSecond = labelled.key === 'applicant_name' && anyCustomer.test(labelled.label) && sectionOf(labelled, paper) === 'co'
  const key = isGivers ? 'property_owner_name' : isSecond ? 'co_applicant_name' : keyOf(labelled, paper)
  const bare: Sign[] = /\s/u.test(first) || isRowOfNames || peopleIn(labelled.value, 'named')[0]?.titled ? [] : ['name_bare']
  // a society consents to what its member sells, and to the loan of who will buy it
  if (namesOwner(paper.kind) && willBuy.test(labelled.label)) return { key: 'applicant_name', names, signs: [...signs, ...bare] }
  if (namesOwner(paper.kind)) {
    if (giver.test(labelled.label) || firstParty.test(labelled.label) || labelled.subject === 'seller') return null
    const fits: Sign[] =
      key === 'property_owner_name' || getter.test(labelled.label) || alsoOwner.test(labelled.label)
        ? ['kind_fits']
        : ['owner_by_applicant']
    return { key: 'property_owner_name', names, signs: [...signs, ...fits, ...bare] }
  }
  if (key === 'property_owner_name') {
    const fits: Sign[] = isLoanPaper(paper.kind) || paper.kind === 'agreement_to_sell' ? ['kind_fits'] : []
    return { key, names, signs: [...signs, ...fits, ...bare] }
  }
  const fits: Sign[] = isLoanPaper(paper.kind) || namesApplicantAsBuyer(paper.kind) ? ['kind_fits'] : []
  return { key, names, signs: [...signs, ...fits, ...bare] }
}

/** "Joint pattadar", "Secondary holder" */
function isOfJoint(label: string): boolean {
  const { meanings } = meaningOfLabel(label)
  return meanings.has('co') && meanings.has('owner')
}

/** Whether a label asks for another owner beside the one before: by its words, or because a table of parties has the same one again. */
const isFurther = (one: Labelled, before: Labelled): boolean =>
  several.test(one.label) ||
  isOfJoint(one.label) ||
  one.key === 'co_applicant_name' ||
  (one.place === 'cell' && before.place === 'cell' && one.label === before.label) ||
  // "Name: A", "Share: 50 %", "Name: B"
  (one.label === before.label && /^\W*(?:full\s+)?names?\W*$/iu.test(one.label) && one.subject === 'owner')

const sameAs =
  /^\W*(?:(?:same\s+)?as\s+(?:the\s+)?(?:above\s+)?|same\s*[-–:]\s*|jointly\s+by\s+)?(?<both>(?:both\s+)?(?:the\s+)?(?:applicants|borrowers|customers|members)|(?:applicant|borrower)\s*(?:and|&|\+)\s*co[\s-]*(?:applicant|borrower))?(?<one>(?:main\s+|first\s+)?(?:applicant|borrower|customer)(?:\s+(?:himself|herself|self|only))?|self|own)?(?:\s+jointly)?\W*$/iu

/** "Property owner: Same as applicant": the names that stand at the applicants' own labels. */
function ownersAsApplicants(paper: Paper, found: readonly Candidate[]): Candidate[] {
  if (!isLoanPaper(paper.kind)) return []
  const nameOf = (key: IntakeKey) => found.find((one) => one.key === key)?.value
  return paper.labelled.flatMap((one): Candidate[] => {
    const told = one.key === 'property_owner_name' ? sameAs.exec(one.value)?.groups : undefined
    if (!told || (!told['both'] && !told['one'])) return []
    const names = [nameOf('applicant_name'), told['both'] ? nameOf('co_applicant_name') : undefined].filter((name) => name !== undefined)
    const value = names.join(', ')
    return value === '' ? [] : [{ key: one.key, value, words: one.words, signs: [...labelSigns(one), 'kind_fits', 'composed'], paper }]
  })
}

/** "Occupier", "Bhogwatdar", and not "Owner / occupier". */
const occupies =
  /^\W*(?:names?\s+of\s+(?:the\s+)?)?(?:occup(?:ant|ier)s?|bhog[vw]ata?dar|kab[jz]edar|भोगवटादार|कब्जेदार|कब्ज़ेदार)(?:['’]?s)?(?:\s+(?:names?|naa?v|naam|नाव|नाम))?\W*$/iu

const bareName = /^\W*(?:full\s+)?names?\W*$/iu
/** "Name: A", "Father: B", "Name: C" under one heading of those who buy: C buys with A. */
const isNextBuyer = (one: Labelled, before: Labelled | null, { kind, layout: { rows } }: Paper): boolean =>
  before !== null &&
  namesApplicantAsBuyer(kind) &&
  bareName.test(one.label) &&
  one.key === 'applicant_name' &&
  before.label === one.label &&
  before.value !== one.value &&
  one.row > before.row &&
  one.row - before.row <= reach &&
  rows.slice(before.row + 1, one.row).every(({ segments }) => segments.length > 1 || /[:=]/u.test(segments[0]?.text ?? ''))

const co = String.raw`\bco\W*(?:app|borr|obl|cust|buyer|allot)\p{L}*\W*(?:no\W*)?`
const firstCo = new RegExp(String.raw`${co}(?:1|i)\W*(?:names?\W*)?$`, 'iu')
const laterCo = new RegExp(String.raw`${co}(?:[2-9]|ii|iii|iv)\W*(?:names?\W*)?$`, 'iu')

/** An owner of one word who is named at a borrower's label too: no word of a form has come to stand for a name. */
function asBorrowers(one: Candidate, found: readonly Candidate[]): Candidate {
  const isBorrower =
    one.key === 'property_owner_name' &&
    one.signs.includes('name_bare') &&
    found.some(({ key, value }) => key !== one.key && value === one.value)
  const signs = one.signs.filter((sign) => sign !== 'name_bare' && sign !== 'label_loose')
  return isBorrower ? { ...one, signs: ['label', ...signs.filter((sign) => sign !== 'label')] } : one
}

/** Borrowers, buyers and owners that stand at labels. */
export function labelledPeople(paper: Paper): Candidate[] {
  const found: Candidate[] = []
  const owners: { label: Labelled; reading: Reading }[] = []
  let buyer: Labelled | null = null
  const namesOwnerApart = paper.labelled.some(({ key, label }) => key === 'property_owner_name' && !occupies.test(label))
  const numbersCos = paper.labelled.some(({ key, label }) => key === 'co_applicant_name' && firstCo.test(label))
  for (const labelled of paper.labelled.map((one) => asOwners(one, paper))) {
    // "Co-applicant 2" behind "Co-applicant 1" is the third who borrows
    if (numbersCos && labelled.key === 'co_applicant_name' && laterCo.test(labelled.label)) continue
    // who lives there counts only where nobody is asked for as the owner
    if (occupies.test(labelled.label) && namesOwnerApart) continue
    const reading = personKeys.has(labelled.key) ? readingOf(labelled, paper) : null
    if (!reading) continue
    const make = (key: IntakeKey, value: string, more: Sign[] = []): void => {
      found.push({ key, value, words: labelled.words, signs: [...reading.signs, ...more], paper })
    }
    const [first = '', second] = reading.names
    if (reading.key === 'property_owner_name') {
      // a second owner at a label of his own
      const before = owners.at(-1)
      if (before && isFurther(labelled, before.label) && labelled.row - before.label.row <= reach) {
        const names = [...new Set([...before.reading.names, ...reading.names])]
        found.push({
          key: 'property_owner_name',
          value: names.join(', '),
          words: [...before.label.words, ...labelled.words],
          signs: [...before.reading.signs, 'owners_joined'],
          paper,
        })
      } else make('property_owner_name', reading.names.join(', '))
      owners.push({ label: labelled, reading })
    } else if (isNextBuyer(labelled, buyer, paper)) make('co_applicant_name', first)
    else if (reading.key === 'co_applicant_name' || (secondLabel.test(labelled.label) && !partyLabel.test(labelled.label)))
      make('co_applicant_name', first)
    else {
      make('applicant_name', first)
      buyer = labelled
      // "Name of applicant / owner" in a lender's form: both
      if (isLoanPaper(paper.kind) && /\bowners?\b|\btitle\s*holders?\b/iu.test(labelled.label))
        make('property_owner_name', reading.names.join(', '))
      if (second) make('co_applicant_name', second, ['second_of_list'])
    }
  }
  return inFullAtLabels([...found.map((one) => asBorrowers(one, found)), ...ownersAsApplicants(paper, found)])
}
