import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../candidate.ts'
import { builderWord, firmName } from '../names/firm-names.ts'
import { joinedLines } from '../layout/joined-lines.ts'
import { readsLikeLabel } from '../labels/label-words.ts'
import type { Segment } from '../layout/layout.ts'
import { personName } from '../names/names.ts'
import { isBuildersPaper, isLoanPaper } from '../kinds/paper-kind.ts'
import { isAgreedByLetter } from './agreed-by-letter.ts'
import { isBuildersConsent } from './builders-consent.ts'
import { paperWords } from './documents/items.ts'
import { headedParties } from './people/headed-parties.ts'
import { calledParties } from './people/parties.ts'
import { allMatches } from '../all-matches.ts'

const headRows = 5
const longestHead = 70
/** A flat that a firm sells was built by it. */
const builtForSale = /\b(?:flat|apartment|unit|villa)\b/iu
const builderRole = /^(?:developer|promoter|builder|company)/iu
const noHead = /\b(?:between|agreement|letter|made\s+on|dated|hereinafter|sub|dear|to|project)\b|^for\b|[:;]/iu
const signedFor = /(?:^|\n)\s*(?:for\s*(?:and\s+on\s+behalf\s+of\s*)?[,:]?\s+)((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^\n\t]{4,70})/giu
/** "X LLP is pleased to hand over …" */
const isPleased =
  /(?:^|[\n,.]\s*)((?:m\s*\/\s*s\.?\s*)?\p{Lu}(?:[^\n,;.]|(?<=\b(?:pvt|ltd|co|p))\.){4,70}?)\s+(?:is|are)\s+(?:pleased|glad|happy|delighted)\b/giu
/** "taken over possession of Flat No. 4 from X Infracon" */
const possessedFrom = /\b(?:possession|keys?|taken\s+over)\b[^;]{0,400}?\bfrom\s+((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^;]{4,90})/giu
/** "Greetings from X Developers!", "Thank you for choosing X Developers." */
const greetings =
  /\b(?:greetings\s+from|thank\s+you\s+for\s+choosing|welcome\s+to\s+the\s+family\s+of)\s+((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^\n\t!.,;]{4,70})/giu
/** "From: M/s X Promoters" at the head of a letter. */
const writesFrom = /(?:^|\n)\s*from\s*[:,–-]*\s+((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^\n\t]{4,70})/giu
/** Below who signs: "Team CRM" over "X Infra Pvt. Ltd.". */
const belowTeam =
  /\n[^\S\n]*(?:team\s+\p{L}[\p{L} ]{1,24}|(?:(?:warm|kind|best)\s+)?regards|thanks(?:\s+(?:and|&)\s+regards)?|yours\s+\p{L}+)[^\S\n]*,?[^\S\n]*\n(?:[^\n\t]{2,40}\n)?[^\S\n]*((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^\n\t]{4,70})(?=\n|$)/giu
/** "We, X Limited, are glad to …" */
const weWrite =
  /\b(?:we|us)\s*(?:,\s*|(?=m\s*\/\s*s\b))((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^\n,;]{4,70}?)(?:,|\s(?=through\b|have\b|hereby\b|do\b))/giu
const builtBy =
  /\bat\s+\p{Lu}[\p{L} ]{2,40}\s+by\s+((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^\n;]{4,90})|\b(?:builder|developer|promoter|coloni[sz]er)s?\s*,?\s+((?:m\s*\/\s*s|messrs)\b\.?\s*\p{Lu}[^\n;]{4,90})|\b(?:(?:re-?)?developed|promoted|constructed|being\s+developed|being\s+constructed|built|marketed|launched)\s+by\s*:?\s+((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^\n;]{4,90})|\b(?:project|venture|development|township)\s*(?:[:=–-]\s*[^\n,;:]{3,40}?\s)?\s*(?:of|by)\s*:?\s+((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^\n;]{4,90})|\b(?:builder|developer|promoter|coloni[sz]er)s?\s+(?:of\s+(?:the\s+|this\s+|said\s+|our\s+|which\s+)*[^.;:\n]{3,40}?\s)?(?:is|are|being|namely)\s*:?\s+((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^\n;]{4,90})|\bfrom\s+(?:the\s+|its\s+)?(?:builder|developer|promoter)s?\s*[,:–-]?\s+((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^\n;]{4,90})/giu
/** Of whom a borrower buys: a builder where the firm's name or the flat says so. */
const boughtFrom =
  /\b(?:purchas(?:ed?|ing)|buy(?:ing)?|bought|booked|acquir(?:ed|ing)|allotted|sold)\b(?:[^.;\n]|(?<=\b(?:nos?|dr|st|\p{L}))\.){0,140}?\b(?:from|with|by|belonging\s+to)\s+((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^;]{4,120})/giu
const longestName = 70

/** "X Homes Limited, SCO 12, Sector 17, Chandigarh (the "Company")": a party that its brackets call so. */
const calledCompany =
  /(?:^|\n)\s*((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^\n;()]{4,160})\(\s*(?:hereinafter\s+[^()"“'‘]{0,40})?(?:the\s+)?["“'‘](?:the\s+)?(?:company|promoter|developer|builder)["”'’]\s*\)/giu

/** Who builds for himself has no builder. */
const noBuilder = /^(?:self|own|owner|applicant|nil|none|not\s+applicable|same)\b/iu
/** "Developer / Builder  Self": what stands below answers another label. */
const isOwnBuilder = ({ layout }: Paper, { row, label }: Paper['labelled'][number]): boolean =>
  layout.rows[row]?.segments.some(({ text }, at, all) => noBuilder.test(text) && (all[at - 1]?.text ?? '').includes(label)) ?? false
/** "आशियाना बिल्डर्स (Aashiyana Builders)" */
const latinBeside = /^[^A-Za-z]*\(\s*([A-Z][^()]{4,70})\)/u
const builderLabel = /\b(?:builder|developer|promoter)s?\b/iu

/** A builder's name at its label: a firm, or words that begin with capitals and are no person's part of a sentence. */
function labelledDevelopers(paper: Paper): Candidate[] {
  return paper.labelled.flatMap((one): Candidate[] => {
    const firm = firmName(latinBeside.exec(one.value)?.[1] ?? one.value)
    // "Vendor / developer": a firm that sells what it builds
    if (one.key !== 'developer_name' && !(one.key === 'property_owner_name' && builderLabel.test(one.label) && firm)) return []
    const plain = one.value.split(/[,;(\n]/u)[0]?.trim() ?? ''
    const words = plain.split(/\s+/u)
    const named =
      !/^\(?\d{1,2}[.)]\s/u.test(plain) &&
      !readsLikeLabel(plain) &&
      !noBuilder.test(plain) &&
      !(one.place === 'inline' && paperWords.test(plain)) &&
      !(one.place === 'below' && isOwnBuilder(paper, one)) &&
      plain.length > 3 &&
      plain.length < longestName &&
      words.length <= 6 &&
      words.every((word) => /^[\p{Lu}\d&]|^(?:and|of)$/u.test(word))
    const name =
      firm ?? (named && !/\bby$/iu.test(one.label) && !/\b(?:agreement|authori[sz]ed|signatory|signature)\b/iu.test(plain) ? plain : null)
    if (!name) return []
    const signs: Sign[] = [...labelSigns(one), ...(firm ? (['shaped'] as const) : personName(plain) ? (['misshapen'] as const) : [])]
    return [{ key: 'developer_name', value: name, words: one.words, signs, paper }]
  })
}

const cellOfBuilder = /(?:^|\n)[^\n\t:]{0,24}\b(?:builder|developer|promoter)s?\s*[\t:][\s:]*((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^\n\t]{3,90})/giu

/** "Vendor-cum-Builder: X Avenues, by …": a label that says more than one thing. */
function manyLabelled(paper: Paper): Candidate[] {
  return allMatches(paper.flow.text, cellOfBuilder).flatMap((match) => {
    const name = firmName(match[1] ?? '')
    const start = match.index + match[0].length - (match[1] ?? '').length
    return name ? [fromFlow(paper, paper.flow, 'developer_name', name, { start, end: start + name.length }, ['label_loose', 'shaped'])] : []
  })
}

/** What kind of company a firm is, which a large head prints on a line of its own. */
const corporateForm = /^(?:(?:\(?india\)?|private|pvt\.?|\(p\)|company|co\.?|&|and)\s+)*(?:ltd\.?|limited|l\.?l\.?p\.?)$/iu

/** A line of a letterhead with the rest of the firm's name below: "BLUE BAY DEVELOPERS PRIVATE" over "LIMITED". */
function headLines({ text, page, row }: Segment, { layout }: Paper): string {
  const [below, ...others] = layout.rows[row + 1]?.segments ?? []
  return below && others.length === 0 && below.page === page && corporateForm.test(below.text) ? `${text} ${below.text}` : text
}

/** A label in a head's rows, or a part of an office: "1 Promoter / Developer", "Estate Office". */
const isNoFirm = (name: string): boolean =>
  /\s[/|]\s|\b(?:office|department|dept|section|division|directorate|branch|counter|wing)$/iu.test(name) || readsLikeLabel(name)

/** The firm at the head of its letter. */
function letterhead(paper: Paper): Candidate[] {
  for (const row of paper.layout.rows.slice(0, headRows)) {
    for (const segment of row.segments) {
      const head = headLines(segment, paper)
      const name = head.length <= longestHead && !noHead.test(head) ? firmName(head) : null
      if (name && !isNoFirm(name))
        return [{ key: 'developer_name', value: name, words: segment.words, signs: ['letterhead', 'kind_fits', 'shaped'], paper }]
    }
  }
  return []
}

/** The firm that a letter is signed for. */
function signers(paper: Paper): Candidate[] {
  return [
    ...allMatches(paper.flow.text, signedFor),
    ...allMatches(paper.flow.text, weWrite),
    ...allMatches(paper.flow.text, writesFrom),
    ...allMatches(paper.flow.text, greetings),
    ...allMatches(paper.flow.text, belowTeam),
    ...allMatches(paper.flow.text, isPleased),
    ...allMatches(paper.flow.text, calledCompany),
  ].flatMap((match) => {
    const name = firmName(match[1] ?? '')
    const start = match.index + match[0].length - (match[1] ?? '').length
    return name
      ? [fromFlow(paper, paper.flow, 'developer_name', name, { start, end: start + name.length }, ['signed_for', 'kind_fits'])]
      : []
  })
}

/** A firm's name that goes on in the next line behind its "&". */
const oneLine = (told: string): string => told.replace(/(&|\band)\s*\n/iu, '$1 ')

/** "I, A, partner of X Constructions, have today handed over the flat": for whom an officer of the firm speaks. */
const spokenFor =
  /(?:^|[\n.]\s*)(?:I|We)\b[^.;]{3,120}?\b(?:partners?|propriet(?:or|rix)|directors?|signatory|manager|attorney|representative)\s+(?:of|in|for)\s+(?:the\s+firm\s+)?((?:m\s*\/\s*s\.?\s*)?\p{Lu}[^;]{4,90})/giu

/** Who builds, by a sentence. */
function buildersTold(paper: Paper, text: string): Candidate[] {
  const bought = allMatches(text, boughtFrom).filter((match) => builderWord.test(firmName(oneLine(match[1] ?? '')) ?? ''))
  const handed = paper.kind === 'possession' ? [...allMatches(text, possessedFrom), ...allMatches(text, spokenFor)] : []
  return [...allMatches(text, builtBy), ...bought, ...handed].flatMap((match) => {
    const told = match[1] ?? match[2] ?? match[3] ?? match[4] ?? match[5] ?? match[6] ?? ''
    const name = firmName(oneLine(told))
    const start = match.index + match[0].length - told.length
    return name ? [fromFlow(paper, paper.flow, 'developer_name', name, { start, end: start + name.length }, ['built_by'])] : []
  })
}

/** The firm that sells or promotes a flat, as a party of the deed or agreement. */
function sellingFirms(paper: Paper, text: string): Candidate[] {
  const all = [...calledParties(text), ...headedParties(text)]
  // who sublets a flat took the land on lease to build on it
  const isSublet = all.some(({ role }) => /^sub/iu.test(role))
  const parties = all.filter(({ side, firm, role }) => firm && (side === 'seller' || (isSublet && /^lessees?$/iu.test(role))))
  return parties.flatMap(({ firm, role, start, signs }) => {
    // a lender's letter opens with its valuer
    if (
      !firm ||
      (isLoanPaper(paper.kind) && !builderRole.test(role) && !builderWord.test(firm)) ||
      (!builderRole.test(role) && !builtForSale.test(text) && !isBuildersPaper(paper.kind))
    )
      return []
    const fits: Sign[] = builderRole.test(role) || isBuildersPaper(paper.kind) ? ['kind_fits'] : []
    return [
      fromFlow(paper, paper.flow, 'developer_name', firm, { start, end: start + firm.length }, [
        'firm_party',
        ...fits,
        ...signs.filter((sign) => sign === 'party_later'),
      ]),
    ]
  })
}

const personBuilds = /^(?:developer|promoter|builder)s?$/iu
const ownFirm = /\b(?:propriet(?:or|rix)|partner|owner)\s+of\s+(?:the\s+firm\s+)?(?<told>(?:m\s*\/\s*s\.?\s*)?\p{Lu}[^;]{4,90})/iu

/** A person who builds: "Sri A, contractor, hereinafter called the Builder"; where he owns a firm, that firm. */
function buildingPersons(paper: Paper, text: string): Candidate[] {
  return calledParties(text).flatMap(({ firm, role, people: [first, ...others], end }): Candidate[] => {
    if (!first?.sure || firm || others.length > 0 || !personBuilds.test(role)) return []
    const own = ownFirm.exec(text.slice(first.end, end))
    const told = own?.groups?.['told'] ?? ''
    const name = own ? firmName(told) : first.name
    const start = own ? first.end + own.index + own[0].length - told.length : first.start
    return name
      ? [fromFlow(paper, paper.flow, 'developer_name', name, { start, end: start + name.length }, ['firm_party', 'kind_fits'])]
      : []
  })
}

const ofOthers = /\b(?:bank|financ\p{L}*|society|association|authority|board|municipal|nigam|insurance|credit|capital)\b/iu

/** Who writes that he has sold and does not object. */
const consenting = (paper: Paper): Candidate[] =>
  isBuildersConsent(paper) ? signers(paper).filter(({ value }) => !ofOthers.test(String(value))) : []

const lettersOf = ({ value }: Candidate): string =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
const formBehind = /^(?:india)?(?:private|pvt|p)?(?:ltd|limited|llp)$/u

/** "GREEN BUILDCON" in the head, "For Green Buildcon LLP" below: one firm, by its whole name. */
function byWholeName(all: readonly Candidate[]): Candidate[] {
  return all.map((one) => {
    const short = lettersOf(one)
    const whole = all.find((other) => lettersOf(other).startsWith(short) && formBehind.test(lettersOf(other).slice(short.length)))
    return whole ? { ...one, value: whole.value } : one
  })
}

/** Builder or promoter: at a label, as a party, at the head and foot of its own letters. */
export function developerOf(paper: Paper): Candidate[] {
  const text = joinedLines(paper.flow.text)
  const told = [
    ...labelledDevelopers(paper),
    ...manyLabelled(paper),
    ...sellingFirms(paper, text),
    ...buildersTold(paper, text),
    ...consenting(paper),
  ]
  if (told.length === 0) told.push(...buildingPersons(paper, text))
  return byWholeName(isBuildersPaper(paper.kind) || isAgreedByLetter(paper) ? [...told, ...letterhead(paper), ...signers(paper)] : told)
}
