import type { IntakeKey } from '@parakh/contracts'
import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../candidate.ts'
import { firmName, personNames, titledNames } from '../names.ts'
import { isLoanPaper, namesApplicantAsBuyer, namesOwner } from '../paper-kind.ts'

interface Party {
  names: string[]
  start: number
  end: number
  signs: Sign[]
}

const buyerWord = String.raw`(?:purchasers?|buyers?|vendees?|transferees?|allottees?|lessees?|lease[\s-]*holders?|donees?|second\s+part(?:y|ies)|क्रेता)`
const sellerWord = String.raw`(?:vendors?|sellers?|transferors?|lessors?|donors?|first\s+part(?:y|ies)|developers?|promoters?|विक्रेता)`
const calledPattern = (role: string) =>
  new RegExp(
    String.raw`(?:hereinafter|hereafter)\b[^.;]{0,90}?["'“‘(]?\s*\b${role}\b|\((?:the\s+|hereinafter\s+(?:called\s+)?(?:the\s+)?)?["'“‘]?${role}["'”’]?\)`,
    'giu',
  )
const namedPattern = (role: string) =>
  new RegExp(String.raw`(?:^|[\n\t(])\s*(?:the\s+)?${role}(?:\(s\)|s)?\s*(?::+-?|[-–—=])\s*([^\n]{3,400}(?:\n[^\n:]{0,200}){0,2})`, 'giu')
const partyStart =
  /\b[Bb](?:etween|ETWEEN)\b\s*:?|\b(?:of\s+the\s+(?:one|first|other|second)\s+part|OF\s+THE\s+(?:ONE|FIRST|OTHER|SECOND)\s+PART)\b|\b(?:in\s+favou?r\s+of|IN\s+FAVOU?R\s+OF)\b\s*:?|\bgives?\s+on\s+lease\s+to\b|\bhereby\s+(?:leases?|sells?|grants?)\s+to\b|;|\n\s*and\s*\n|\bAND\b|\n\s*BY\s*\n/gu
const longestParty = 900

/** Parties that the deed calls by a role: the stretch from where the party begins to "hereinafter called the …". */
function calledParties(text: string, role: string): Party[] {
  const parties: Party[] = []
  for (const match of text.matchAll(calledPattern(role))) {
    const from = Math.max(0, match.index - longestParty)
    const before = text.slice(from, match.index)
    const starts = [...before.matchAll(partyStart)].map((start) => start.index + start[0].length)
    const tries = starts.toReversed().concat(0)
    for (const start of tries) {
      const stretch = before.slice(start)
      const titled = titledNames(stretch)
      const names = titled.length > 0 ? titled : personNames(stretch.split(/,|\bson\b|\bwife\b|\bdaughter\b|\b[sdw]\/o\b/iu)[0] ?? '')
      if (names.length > 0) {
        parties.push({ names, start: from + start, end: match.index, signs: ['clause'] })
        break
      }
      if (firmName(stretch)) break
    }
  }
  return parties
}

/** "BUYER - Smt. A, wife of …", "VENDEES: 1. A 2. B". */
function namedParties(text: string, role: string): Party[] {
  const parties: Party[] = []
  for (const match of text.matchAll(namedPattern(role))) {
    const value = match[1] ?? ''
    const line = value.split('\n')[0] ?? ''
    const titled = titledNames(value.split(/\n(?=\s*(?:the\s+)?[A-Z]{4,}\s*[:-])|\bin\s+favou?r\b|;|\)\.\s/u)[0] ?? '')
    const names = titled.length > 0 ? titled : personNames(line)
    const start = match.index + match[0].length - value.length
    if (names.length > 0) parties.push({ names, start, end: start + line.length, signs: ['clause'] })
  }
  return parties
}

const recordedPatterns: readonly { pattern: RegExp; signs: Sign[] }[] = [
  {
    pattern:
      /\bnames?\s+of\s+(.{4,200}?)\s+(?:has|have|is|are|was|were)\s+(?:been\s+)?(?:recorded|mutated|entered|substituted|registered)/giu,
    signs: ['clause'],
  },
  {
    pattern:
      /\b(?:recorded|mutated|entered|registered|assessed|stands?)\s+in\s+the\s+names?\s+of\s+(.{4,160}?)(?=\s+(?:in|as|on|for|under|vide|with|at)\b|[.;\n]|$)/giu,
    signs: ['clause'],
  },
  {
    pattern:
      /\b(?:is|are|was|hereby)\s+(?:hereby\s+)?(?:given|granted|accorded|issued|sanctioned|permitted)\s+to\s+(.{4,160}?)(?=\s+(?:to|for|in|on|under|at)\s|[.;]|$)/giu,
    signs: ['clause'],
  },
  {
    pattern: /\b(?:handed\s+over|delivered|given|allotted)\s+to\s+(.{4,120}?)(?=\s+(?:on|in|for|under|at|by)\s|[.;]|$)/giu,
    signs: ['clause'],
  },
]

function recordedPersons(text: string): Party[] {
  return recordedPatterns.flatMap(({ pattern, signs }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const stretch = (match[1] ?? '').replace(/\n/gu, ' ')
      const names = personNames(stretch)
      const start = match.index + match[0].indexOf(match[1] ?? '')
      return names.length > 0 ? [{ names, start, end: start + (match[1] ?? '').length, signs }] : []
    }),
  )
}

const owners = (paper: Paper, parties: readonly Party[], extra: readonly Sign[]): Candidate[] =>
  parties.map(({ names, start, end, signs }) =>
    fromFlow(paper, paper.flow, 'property_owner_name', names.join(', '), { start, end }, [...signs, ...extra]),
  )

function applicants(paper: Paper, parties: readonly Party[], extra: readonly Sign[]): Candidate[] {
  return parties.flatMap(({ names: [first, second], start, end, signs }) => {
    const all = [...signs, ...extra]
    const found = first ? [fromFlow(paper, paper.flow, 'applicant_name', first, { start, end }, all)] : []
    return second ? [...found, fromFlow(paper, paper.flow, 'co_applicant_name', second, { start, end }, all)] : found
  })
}

/** The buyers that a letter is written to: a line of titled names near the head of its first page. */
function addressees(paper: Paper): Party[] {
  const text = paper.flow.text
  for (const match of text.slice(0, 1500).matchAll(/^[^\n]*$/gmu)) {
    const line = match[0]
    const body = line.replace(/^\s*(?:to\b|unit\s+holders?|customers?|allottees?|buyers?|purchasers?|applicants?|dear)[\s:,.-]*/iu, '')
    const names = titledNames(body)
    if (names.length > 0 && line.length < 110) return [{ names, start: match.index, end: match.index + line.length, signs: ['position'] }]
  }
  return []
}

const holderLabel =
  /^(?:unit|flat|property|plot|apartment|booking)?\s*(?:holders?|allottees?|buyers?|purchasers?|customers?|applicants?|booked\s+by|allotted\s+to|in\s+favou?r\s+of)(?:\s*(?:\(s\)|names?))?\s*[:=–-]+/imu

function labelledPeople(paper: Paper): Candidate[] {
  const keys: readonly IntakeKey[] = ['applicant_name', 'co_applicant_name', 'property_owner_name']
  return paper.labelled.flatMap((labelled): Candidate[] => {
    if (!keys.includes(labelled.key)) return []
    const names = personNames(labelled.value)
    const [first, second] = names
    if (!first) return []
    const signs = labelSigns(labelled)
    const make = (key: IntakeKey, value: string, more: Sign[] = []): Candidate => ({
      key,
      value,
      words: labelled.words,
      signs: [...signs, ...more],
      paper,
    })
    if (labelled.key === 'property_owner_name')
      return [make('property_owner_name', names.join(', '), namesOwner(paper.kind) || isLoanPaper(paper.kind) ? ['kind_fits'] : [])]
    if (namesOwner(paper.kind)) return [make('property_owner_name', names.join(', '), ['kind_odd'])]
    if (labelled.key === 'co_applicant_name') return [make('co_applicant_name', first)]
    return [make('applicant_name', first, ['kind_fits']), ...(second ? [make('co_applicant_name', second, ['composed'])] : [])]
  })
}

const holderWords = /\b(?:holder|owner|assessee|tax\s*payer|recorded\s+owner|in\s+whose\s+name|name\s+of\s+(?:owner|holder|assessee))\b/iu

/** Labels of the recorded person that are no alias: a holder, an assessee, "in whose name". */
function labelledHolders(paper: Paper): Candidate[] {
  return paper.layout.rows.flatMap((row) =>
    row.segments.flatMap((segment) => {
      const [label = '', rest = ''] = segment.text.split(/\s*[:=]+\s*|\s[–-]\s/u)
      if (!holderWords.test(label) || label.split(/\s+/u).length > 6 || /\d/u.test(label)) return []
      const beside = row.segments[segment.column + 1]
      const below = paper.layout.rows[row.index + 1]?.segments.find((one) => one.left < segment.right && one.right > segment.left)
      const value = rest ? segment : (beside ?? below)
      const names = personNames(rest || (value?.text ?? '').replace(/^[:=.\s]+/u, ''))
      if (!value || names.length === 0) return []
      const fits = namesOwner(paper.kind) || isLoanPaper(paper.kind)
      return [
        {
          key: 'property_owner_name' as const,
          value: names.join(', '),
          words: value.words,
          signs: [beside || rest ? 'label' : 'label_above', ...(fits ? (['kind_fits'] as const) : [])],
          paper,
        },
      ]
    }),
  )
}

/** Applicant, co-applicant and owner, by the kind of paper that names them. */
export function peopleOf(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const buyers = [...calledParties(text, buyerWord), ...namedParties(text, buyerWord)]
  const found = [...labelledPeople(paper)]
  if (namesOwner(paper.kind)) {
    found.push(...owners(paper, buyers, ['kind_fits']), ...owners(paper, recordedPersons(text), ['kind_fits']))
    if (!buyers.length) found.push(...labelledHolders(paper))
    if (paper.kind === 'sanction' && found.length === 0) found.push(...owners(paper, addressees(paper), []))
  } else if (namesApplicantAsBuyer(paper.kind)) {
    const letter = paper.kind === 'allotment' || paper.kind === 'possession'
    found.push(...applicants(paper, buyers, ['kind_fits']))
    if (buyers.length === 0 && letter) {
      const people = addressees(paper)
      if (people.length === 0) found.push(...applicants(paper, recordedPersons(text), ['kind_fits']))
      const marked = people[0] && holderLabel.test(text.slice(people[0].start, people[0].end))
      found.push(...applicants(paper, people, marked ? ['label', 'kind_fits'] : ['kind_fits']))
    }
    if (paper.kind === 'agreement_to_sell') {
      const sellers = [...calledParties(text, sellerWord), ...namedParties(text, sellerWord)]
      found.push(...owners(paper, sellers, ['kind_fits']))
    }
  } else {
    if (paper.kind === 'loan_letter' && found.length === 0) found.push(...applicants(paper, addressees(paper), ['kind_fits']))
    found.push(...labelledHolders(paper))
  }
  return found
}
