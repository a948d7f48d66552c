import { fromFlow, type Candidate, type Paper, type Sign } from '../candidate.ts'
import { joinedLines } from '../layout/joined-lines.ts'
import { peopleIn, type NamedPerson } from '../names/names.ts'
import { isBuildersPaper, isLoanPaper, namesApplicantAsBuyer, namesOwner } from '../kinds/paper-kind.ts'
import { isAgreedByLetter } from './agreed-by-letter.ts'
import { isBuildersConsent } from './builders-consent.ts'
import { addresseesOf } from './people/addressees.ts'
import { isBuilder, whoBuild } from './people/construction.ts'
import { withCellEnds } from './people/cell-ends.ts'
import { chattedPeople } from './people/chatted.ts'
import { latestClaimants } from './people/encumbrances.ts'
import { companions } from './people/companions.ts'
import { joiningKin } from './people/joining-kin.ts'
import { labelledPeople } from './people/labelled-people.ts'
import { firmAndBuyers, prefixedParties } from './people/prefixed-parties.ts'
import { heldByTitle } from './people/held-by-title.ts'
import { headedParties } from './people/headed-parties.ts'
import { indexedParties } from './people/indexed-parties.ts'
import { dealtOrShared } from './people/shares-allotted.ts'
import { calledParties, dealtParties, speakingSellers, unsigned, type Party } from './people/parties.ts'
import { firstName, partedNames } from './people/name-parts.ts'
import { partedColumns } from './people/parted-columns.ts'
import { listedOwners } from './people/listed-owners.ts'
import { newEntries } from './people/new-entries.ts'
import { membersOfSociety } from './people/society-members.ts'
import { referredOwners } from './people/owners-referred.ts'
import { secondBuyers } from './people/party-columns.ts'
import { tabledPeople, tellsBothSides } from './people/people-table.ts'
import { recordedPersons } from './people/recorded.ts'
import { subjectPeople } from './people/subject-lines.ts'
import { withFamilies } from './people/surnames-behind.ts'
import { toldPeople } from './people/told-in-letter.ts'
import { lastTransferees } from './people/transfers-on-back.ts'
import { bySurname, inWhole, namedBeside } from './people/whole-names.ts'

interface Group {
  people: readonly NamedPerson[]
  firm?: string | null
  start: number
  end: number
  signs: readonly Sign[]
}

/** A party as owner: its persons, or the firm. */
function owners(paper: Paper, groups: readonly Group[], extra: readonly Sign[]): Candidate[] {
  return groups.flatMap(({ people, firm, start, end, signs }) => {
    const value = firm ?? people.map(({ name }) => name).join(', ')
    const span = firm ? { start, end: Math.min(end, start + firm.length) } : spanOf(people, start, end)
    return value === '' ? [] : [fromFlow(paper, paper.flow, 'property_owner_name', value, span, [...signs, ...extra])]
  })
}

/** The first person of a party as applicant, the second as co-applicant. */
function applicants(paper: Paper, groups: readonly Group[], extra: readonly Sign[]): Candidate[] {
  return groups.flatMap(({ people, firm, start, end, signs }) => {
    const all = [...signs, ...extra]
    if (firm) return [fromFlow(paper, paper.flow, 'applicant_name', firm, { start, end: Math.min(end, start + firm.length) }, all)]
    const [first, second] = people
    const found = first ? [fromFlow(paper, paper.flow, 'applicant_name', first.name, first, all)] : []
    return second ? [...found, fromFlow(paper, paper.flow, 'co_applicant_name', second.name, second, all)] : found
  })
}

const spanOf = (people: readonly NamedPerson[], start: number, end: number) => ({
  start: people[0]?.start ?? start,
  end: people.at(-1)?.end ?? end,
})

/** To whom something goes where no role tells: by the dealing, else who agrees with a firm. */
function takersIn(body: string, isAnyCalled: boolean): Party[] {
  const dealt = dealtOrShared(body)
  return dealt.length > 0 || isAnyCalled ? dealt : firmAndBuyers(body).filter(({ side }) => side === 'buyer')
}

/** The parties of a side: those called by a role, else those under a heading, else those that the dealing tells. */
function partiesOf(text: string): { buyers: Party[]; sellers: Party[] } {
  const body = unsigned(text)
  const indexed = indexedParties(body)
  const before = indexed.length > 0 ? indexed : prefixedParties(body)
  const told = before.length > 0 ? before : [...calledParties(body), ...headedParties(body)]
  const of = (side: Party['side']) => told.filter((party) => party.side === side)
  // who sublets took the land on lease before
  const sublet = told.filter(({ role }) => /^sub/iu.test(role))
  const buyers = sublet.length > 0 ? sublet : of('buyer')
  const sellers = of('seller')
  const held = heldByTitle(body, told)
  if (held) return { buyers: held, sellers: [] }
  return {
    buyers: buyers.length > 0 ? buyers : takersIn(body, told.length > 0),
    sellers: sellers.length > 0 ? sellers : speakingSellers(body),
  }
}

const letters: ReadonlySet<Paper['kind']> = new Set<Paper['kind']>(['allotment', 'possession', 'loan_letter', 'sanction', 'other'])
const dealings: ReadonlySet<Paper['kind']> = new Set<Paper['kind']>(['deed', 'lease'])

/** An order that changes the books in favour of whom it is written to. */
const toReader =
  /\b(?:transferred|re-?allotted|allotted|mutated|recorded|entered|changed|assessed|regularised)\b[^.;]{0,60}?\b(?:(?:in|to|into)\s+your\s+(?:own\s+|joint\s+)?(?:names?|favou?r)|(?:un)?to\s+you)\b|\byour\s+(?:own\s+|joint\s+)?names?\s+(?:has|have|is|are|stands?)\s+(?:(?:been|now|hereby|accordingly|duly)\s+)*(?:entered|recorded|mutated|substituted|incorporated|registered|inserted|added|brought)\b/iu

/** "mutated in your name along with Sri A and Smt. B": who holds beside whom the letter is written to. */
const besideReader =
  /\byour\s+(?:own\s+)?names?\s+(?:(?:along|jointly|together)\s+with|and\s+(?:in\s+)?(?:those|that|the\s+names?)\s+of)\s+(?:the\s+names?\s+of\s+)?(?=\p{L})/iu
function withReaders(text: string, readers: readonly Group[]): Group[] {
  const match = besideReader.exec(text)
  const from = match ? match.index + match[0].length : 0
  const others = match ? peopleIn(text.slice(from, from + 200).split(/\bas\b|\.\s+(?=\p{Lu}\p{Ll}+\s+\p{Ll})/u)[0] ?? '') : []
  const moved = others.map((one) => ({ ...one, start: one.start + from, end: one.end + from }))
  return readers.map((group) => ({ ...group, people: [...group.people, ...moved] }))
}

const isOwners = ({ key, signs }: Candidate): boolean => key === 'property_owner_name' && signs.includes('kind_fits')

/** In deeds the buyers, in the papers of offices the persons whom their books name. */
function ownersOf(paper: Paper, labelled: readonly Candidate[]): Candidate[] {
  const text = joinedLines(paper.flow.text)
  const found = [...tabledPeople(paper, true), ...newEntries(paper).found]
  if (dealings.has(paper.kind)) found.push(...owners(paper, partiesOf(text).buyers, ['kind_fits']))
  else found.push(...owners(paper, recordedPersons(text), ['kind_fits']))
  if (dealings.has(paper.kind) && found.length === 0) found.push(...owners(paper, recordedPersons(text), ['kind_odd']))
  const isTo =
    paper.kind === 'sanction' || ((paper.kind === 'tax' || paper.kind === 'mutation') && found.length === 0 && !labelled.some(isOwners))
  const isForReader = toReader.test(text)
  if (isTo || isForReader)
    found.push(
      ...owners(
        paper,
        withReaders(text, addresseesOf(unsigned(text), paper.layout)),
        isForReader && namesOwner(paper.kind) ? ['kind_fits'] : [],
      ),
    )
  return found
}

const parties = /^[\s\S]*?(?=\bwhereas\b|\bwitness(?:eth|es)\b|$)/iu
const builderCalled =
  /\b(?:called|referred|described|termed|known)\b[^;.\n]{0,60}?["“'‘(]?\b(?:promoter|developer|builder)s?\b|\(\s*["“'‘]?(?:the\s+)?(?:promoter|developer|builder)s?["”'’]?\s*\)/iu
/** Whether a promoter, developer or builder is one of the parties of an agreement; recitals may tell of one long gone. */
const hasBuilder = (text: string): boolean => builderCalled.test(parties.exec(text)?.[0] ?? '')

/** "Signature of allottee (A)": beside it others sign. */
const toSign = /\bsign(?:ature|ed|s)?\b[^\n]*$/iu

/** In builders' papers and agreements the buyers; in agreements between people the seller owns. */
function buyersOf(paper: Paper): Candidate[] {
  const text = joinedLines(paper.flow.text)
  const { buyers, sellers } = partiesOf(text)
  const takers = buyers.length > 0 ? buyers : whoBuild(text, sellers)
  const tabled = tabledPeople(paper, false)
  if (tellsBothSides(tabled)) return tabled
  const found = [...tabled, ...secondBuyers(paper), ...applicants(paper, takers, ['kind_fits'])]
  if (letters.has(paper.kind) || (takers.length === 0 && isAgreedByLetter(paper))) {
    const addressed = addresseesOf(unsigned(text), paper.layout)
    found.push(...applicants(paper, addressed, ['kind_fits']), ...companions(paper, text))
    found.push(
      ...applicants(
        paper,
        recordedPersons(text).filter(({ firm }) => !firm),
        ['kind_odd'],
      ),
    )
    // a builder's letter to the lender is about the buyers
    if (addressed.length === 0) {
      const told = toldPeople(text).filter(
        ({ as, start }) => as === 'applicant' && !toSign.test(text.slice(Math.max(0, start - 40), start)),
      )
      found.push(
        ...applicants(paper, told, []),
        ...applicants(paper, isBuildersConsent(paper) ? dealtParties(unsigned(text)) : [], ['kind_fits']),
      )
    }
  }
  if (paper.kind === 'agreement_to_sell')
    found.push(
      ...owners(
        paper,
        // the owner of the land on which a builder sells flats is not their owner
        sellers.some(isBuilder) || hasBuilder(text) ? [] : sellers,
        ['kind_fits'],
      ),
    )
  return found
}

/** In the lender's papers whom a sentence, the subject or the address of a letter tells. */
function borrowersOf(paper: Paper): Candidate[] {
  const text = joinedLines(paper.flow.text)
  const told = [
    ...toldPeople(text),
    ...joiningKin(text),
    ...chattedPeople(paper),
    ...(paper.kind === 'mail' || paper.kind === 'other' ? subjectPeople(text) : []),
  ].map((one) => ({ ...one, people: one.people.map((who) => bySurname(who, text)) }))
  const borrowers = told
    .filter(({ as }) => as === 'applicant')
    .map((one) => ({ ...one, people: one.people.map((who) => inWhole(who, text)) }))
  const [named] = borrowers.flatMap(({ people }) => people)
  const beside = named && borrowers.every(({ people }) => people.length < 2) ? namedBeside(named.name, text) : []
  const co = [...told, ...beside].flatMap(({ as, people: [first], signs }) =>
    as === 'co' && first ? [fromFlow(paper, paper.flow, 'co_applicant_name', first.name, first, signs)] : [],
  )
  const found = [
    ...tabledPeople(paper, false),
    ...(paper.kind === 'form' || paper.kind === 'other' ? partedColumns(paper) : []),
    ...(paper.kind === 'other' && !ofLoan.test(paper.flow.text) ? [] : [...partedNames(paper), ...firstName(paper)]),
    ...applicants(paper, borrowers, []),
    ...co,
    ...owners(
      paper,
      told.filter((one) => one.as === 'owner' && !isFromBorrower(one, text, paper)),
      [],
    ),
  ]
  // loan agreements and deposits of title deeds call their parties as deeds do
  const called = calledParties(unsigned(text)).filter(
    // brackets behind a name in a mail are read as its sentences are
    ({ role, signs }) => borrowerRole.test(role) && !(paper.kind === 'mail' && signs.includes('party_bracketed')),
  )
  const isCo = ({ end }: Party): boolean => coRole.test(text.slice(end, end + roleReach))
  // who mortgages beside a borrower borrows nothing himself
  const isPledger = ({ role }: Party): boolean => owns.test(role) && called.some((one) => !owns.test(one.role))
  found.push(
    ...applicants(
      paper,
      called.filter((one) => !isCo(one) && !isPledger(one)),
      ['kind_fits'],
    ),
    ...called
      .filter(isCo)
      .flatMap(({ people: [first], signs }) =>
        first ? [fromFlow(paper, paper.flow, 'co_applicant_name', first.name, first, [...signs, 'kind_fits'])] : [],
      ),
  )
  found.push(
    ...owners(
      paper,
      called.filter(({ role }) => owns.test(role)),
      ['kind_fits'],
    ),
  )
  if (isBuildersConsent(paper)) found.push(...applicants(paper, dealtParties(unsigned(text)), ['kind_fits']))
  if (paper.kind === 'loan_letter') found.push(...applicants(paper, addresseesOf(unsigned(text), paper.layout), ['kind_fits']))
  return found
}

/** "A proposal for purchase of a villa from Mr. A", who stands at the borrower's label: he proposes, and sells nothing. */
const isFromBorrower = ({ people: [first], start }: Group, text: string, { labelled }: Paper): boolean =>
  first !== undefined &&
  /\bfrom\s+(?:\p{L}{2,8}\.?\s+)?$/iu.test(text.slice(Math.max(0, start - 20), start)) &&
  labelled.some(
    ({ key, value }) =>
      key === 'applicant_name' &&
      value
        .slice(0, first.name.length + longestTitle)
        .toLowerCase()
        .includes(first.name.toLowerCase()),
  )
const longestTitle = 8

/** 'hereinafter referred to as the "Co-Borrower"' behind a name. */
const coRole =
  /^(?:(?!\b(?:borrower|mortgagor|loanee|depositor))[^;]){0,220}?\b(?:co|joint|second)[\s-]+(?:borrower|mortgagor|loanee|obligant)/iu
const roleReach = 260

const owns = /^(?:mortgagor|depositor)/iu
const borrowerRole = /^(?:(?:borrower|mortgagor|loanee|depositor)s?|ऋणी(?:गण)?|उधारकर्ता|कर्जदार)$/iu

/** What a note on a loan says, however short it is. */
const ofLoan = /\b(?:loan|hl|lap|lan|los|bt|top[\s-]?up|login|valuation|technical|appl?(?:ication)?\s+no)\b/iu

/** Owners without those who stand at a label that heads a table of several: they are its first row. */
function wholeTables(owners: readonly Candidate[]): Candidate[] {
  const tables = owners.filter(({ signs }) => signs.includes('people_table') && signs.includes('owners_joined'))
  return owners.filter((one) => tables.includes(one) || !tables.some(({ words }) => one.words.every((word) => words.includes(word))))
}

/** Applicant, co-applicant and owner, by the kind of paper that names them. */
export function peopleOf(paper: Paper): Candidate[] {
  const found = withFamilies(paper, peopleByKind(paper)).map(withCellEnds)
  return [...found, ...membersOfSociety(paper, found)]
}
function peopleByKind(paper: Paper): Candidate[] {
  const claimants = [...latestClaimants(paper), ...lastTransferees(paper)]
  if (claimants.length > 0) return claimants
  const { old } = newEntries(paper)
  const listed = namesOwner(paper.kind) ? listedOwners(paper) : []
  const outdated = new Set([...old, ...listed].flatMap(({ words }) => words))
  // who stands at "Lessee:" under a deed signs it, and often in a short form
  const signed = isLoanPaper(paper.kind) ? Infinity : unsigned(joinedLines(paper.flow.text)).length
  const placeOf = new Map(paper.flow.words.map(({ word, start }) => [word, start]))
  const found = labelledPeople(paper).filter(({ words }) => !words.some((word) => outdated.has(word) || (placeOf.get(word) ?? 0) > signed))
  if (namesOwner(paper.kind)) return wholeTables([...found, ...listed, ...ownersOf(paper, [...found, ...listed])])
  const bought = namesApplicantAsBuyer(paper.kind) ? [...found, ...buyersOf(paper)] : []
  // whose the land is on which a builder builds, is not whose the flat is
  if (isBuildersPaper(paper.kind)) return bought.filter(({ key }) => key !== 'property_owner_name')
  if (bought.length > 0) return bought
  if (!isLoanPaper(paper.kind)) return found
  const borrowers = [...found, ...borrowersOf(paper)]
  return [...borrowers, ...referredOwners(paper, borrowers)]
}
