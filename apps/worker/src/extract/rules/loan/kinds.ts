import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../../candidate.ts'
import type { Row } from '../../layout/layout.ts'
import { isLoanPaper, type PaperKind } from '../../kinds/paper-kind.ts'
import { choicesIn, countChoices } from './choices.ts'
import { anyBox, classOf, isTopUp, kindIn } from './classes.ts'
import { purposesIn } from './purposes.ts'
import { joinedLines } from '../../layout/joined-lines.ts'
import { fullStop } from '../../names/name-words.ts'
import { alignedWithin } from '../../layout/near-cells.ts'
import { allMatches } from '../../all-matches.ts'

const tellsLoan: ReadonlySet<PaperKind> = new Set<PaperKind>(['mail', 'loan_letter', 'other'])
/** Desks and teams that are called by the loans they give. */
const notDesk = String.raw`(?!\s+(?:desk|hub|dept|departments?|team|branch|cell|centre|center|sales|officers?|managers?|division|vertical|scheme\s+of)\b)`
const loanPhrase = new RegExp(
  [
    // "HL Construction", "home loan (renovation)", "Home Improvement limit"
    String.raw`(?<![\w/.-])(?:hl|(?:home|housing)\s+loan|(?:home|house))\s*[-–:(/]?\s*(?:self[\s-]+)?(?:construction|constn|improvement|extension|renovation|repairs?|resale|purchase)\b(?:\s*[/&]\s*(?:improvement|extension|renovation|repairs?)\b)?(?=\)?\s*(?:loan|limit|facility|finance|proposal|case|file|of|for|at|on|\d|[,.;)–-]|\n|$))${notDesk}`,
    String.raw`\b(?:(?:take\s*over|balance\s+transfer|refinance)\s+of\s+(?:an?\s+|the\s+)?(?:existing\s+)?)?(?:plot\s*(?:\+|&|and|cum|purchase\s+(?:and|cum|\+))\s*)?(?:(?:self\s+|house\s+)?construction|(?:site\s*\/\s*)?(?:plot|site|land)(?:\s+purchase)?|composite\s+(?:home|housing)|home|housing|mortgage(?:\s+term)?|(?:home|house)\s+(?:improvement|extension|renovation)|improvement|(?:repairs?\s+(?:and|&)\s+)?renovation|repairs?|composite)\s+loan\b${notDesk}(?:[^.;\n]{0,40}\btaken\s+over\b)?`,
    String.raw`\bhouse\s+building\s+(?:loan|advance)\b${notDesk}`,
    // "Plot + constn. App 441": both at once
    String.raw`\bplot\s*(?:(?:\+|&|and|cum)|purchase\s+cum)\s*const(?:n|ruction)?\b`,
    // "makan banane ka loan", "ghar kharidne ke liye loan"
    String.raw`\b(?:maka+n|ghar|flat|plot|house)\s+(?:ban(?:a|wa)n[ei]|kh?a?ri+dn[ei]|len[ei]|marammat)\s+(?:k[aei]|hetu|(?:k[ei]\s+)?(?:liye|lie))\s+(?:liye\s+)?(?:\w+\s+)?lo+an\b`,
    String.raw`(?:मकान|गृह|भवन|घर|प्लॉट|भूखण्ड|भूखंड|आवास)\s*(?:निर्माण|क्रय|खरीद|मरम्मत|सुधार|विस्तार)?\s*(?:हेतु|के\s+लिए)?\s*(?:ऋण|लोन|कर्ज)`,
    // a limit, a proposal; "Housing Finance" is how lenders are called
    String.raw`\b(?:(?:home|housing|house)\s+(?:(?:improvement|extension|renovation|repairs?|construction|purchase)\s+(?:finance|advance|limit|facility|proposal|request|case|file)|(?:limit|advance|facility|proposal|request|case|file))|(?:renovation|(?:house\s+)?construction|plot\s+purchase)\s+(?:limit|facility|advance|proposal))\b${notDesk}`,
    String.raw`(?<=\b(?:loan|hl)\b[^.;\n]{0,80})\b(?:shift|transfer|move|switch)(?:ed|ing|red|ring)?\s+(?:(?:it|the\s+same)\s+)?to\s+(?:us|our)\b|\bloan\s+against\s+(?:(?:the|my|our)\s+)?property\b|\bbalance\s+transfer\b|\btake[\s-]*over\b(?!\s+(?:the\s+|your\s+)?(?:possession|keys?|homes?|flat|apartment|unit|villa|house)\b)|\b(?:to\s+be|being|will\s+be|is|are)\s+(?:now\s+)?taken\s+over\s+by\s+(?:us|our|the\s+bank)\b|\b(?:construction|plot|mortgage)\s+finance\b|\bhome\s+equity\s+(?:loan|facility|limit|term\s+loan)\b`,
    String.raw`\b(?:self[\s-]*construction|composite)\s+(?:case|proposal|file)\b|\btop[\s-]*up\s+(?:loan|on|over)\b(?:[^.;\n]{0,30}?\b(?:home|housing|hl|lap|mortgage)\b)?`,
    String.raw`\bunder\s+(?:our|the)\s+(?:[\p{L}+&]+\s+){1,4}(?:scheme|product)\b`,
    // "under the scheme HL - Purchase (Resale)"
    String.raw`\bunder\s+(?:(?:the|your|our|its)\s+)?(?:loan\s+)?(?:scheme|product|category)\s*(?:of|named|called|known\s+as|[:–-])?\s*["“']?(?=\p{L})(?!(?:of|for|to|at|with|by)\b)[^.;,\n]{2,40}`,
    String.raw`(?<![\w/.-])(?:lap|hl|bt)\s+(?:case|file|proposal)\b`,
    // "loan mortgage 14 lakh" as a line of a note
    String.raw`(?<=(?:^|\n)[^\S\n]*loan\s+)(?:mortgage|lap|hl|bt|home|housing|construction|plot|renovation|repairs?)\b(?=[^\S\n]*(?:\n|$|(?:rs\.?\s*)?\d))`,
    // "lap 35 lac": a short name in small letters before its amount
    String.raw`(?<=(?:^|\n)[^\S\n]*)(?:lap|hl|bt)\s+(?:of\s+)?(?:rs\.?\s*)?\d{1,3}(?:\.\d+)?\s*(?:l|lac|lakh|cr)s?\b`,
    // the short names stand in capitals, and in no number
    String.raw`(?<![\w/.-])(?:HL[\s+-]{0,2}BT|HL|BT|LAP|NHL)(?!\w|\/\S|-|\s*\d{3})${notDesk}`,
  ].join('|'),
  'giu',
)
/** A line of a form or a letter that begins with the loan's kind. */
const loanLine =
  /(?:^|[\n\t])\s*(?:\(?\w{1,2}[.)]\s*)?[^\n\t:.]{0,40}(?<![\p{L}\p{M}])(?:loan|product|prod|facility|scheme|purpose|finance|funds|advance|limit|segment|variant|prayojan|uddesh?ya|request\s+type|type\s+of\s+(?:case|request)|proposal\s+for|rin|karj(?:a(?:cha)?)?|ऋण|कर्ज[\p{L}\p{M}]*)(?![\p{L}\p{M}])[^\n\t:.]{0,24}?\s*(?:[\t:=]|\s[–—-]\s|(?<=purpose|product|facility|scheme|prod)[–—-]|\.{3,})[\s:=.–—-]*(?<value>[^\n\t]{2,70})/giu
/** The same in a mail, where less is said. */
const caseLine =
  /(?:^|[\n\t]|\.\s+|\]\s[^:\n\t]{2,30}:)\s*(?:case|transaction|loan|type|product)?\s*(?:type|category|nature|case|proposal)\s*(?:[:=]|\s[–—-]\s)\s*(?<value>[^\n\t]{2,60})/giu

const spanOf = (match: RegExpMatchArray) => ({ start: match.index ?? 0, end: (match.index ?? 0) + match[0].length })

/** What a block of choices is about: its own words, or the line above. */
const ofLoan = /\b(?:loan|product|facility|purpose|finance|advance|scheme)\b|ऋण|कर्ज/iu

/** What somebody does with a loan; a flat or a plot alone is only what the property is. */
const tellsDeal =
  /\b(?:purchas\w*|construct\w*|repair\w*|renovat\w*|improve\w*|extension|transfer|take\s*over|bt|lap|hl|mortgage|top[\s-]*up|resale|composite)\b|खरीद|निर्माण/iu

/** Rows that offer choices: each alone, and those of one box each together, with the line above them. */
function blocksOf({ layout: { rows } }: Paper): (readonly Row[])[] {
  const blocks: Row[][] = []
  for (const row of rows) {
    const marks = countChoices(textOf(row))
    const last = blocks.at(-1)
    if (marks === 0) continue
    if (marks === 1 && last?.at(-1)?.index === row.index - 1 && countChoices(textOf(last[0] ?? row)) === 1) last.push(row)
    else blocks.push([row])
  }
  return blocks
}
const textOf = ({ segments }: Row): string => segments.map(({ text }) => text).join('\t')

/** Ticks in rows that offer kinds of loans: those that ask of the loan, or those that ask of the deal ("Transaction: ☑ Resale"). */
function ticked(paper: Paper, fits: readonly Sign[], asks: 'loan' | 'deal'): Candidate[] {
  return blocksOf(paper).flatMap((block): Candidate[] => {
    const choices = choicesIn(block.map(textOf).join('\t'), (text) => classOf(text) !== undefined)
    const [first] = block
    if (!choices || !first) return []
    const before = paper.layout.rows[first.index - 1]
    // a label with its value is no heading of boxes
    const above = before?.segments.length === 1 && !/[:=–-]\s*\p{L}/u.test(textOf(before)) ? before : undefined
    const offered = new Set(choices.offered.map(classOf))
    offered.delete(undefined)
    const kinds = new Set(choices.ticked.map(classOf).filter((one) => one !== undefined))
    const [kind] = kinds.has('Balance Transfer') ? ['Balance Transfer'] : kinds
    // a single box may be of anything: "☑ Residential house"
    const ofLoans =
      (offered.size > 1 && ofLoan.test(`${above ? textOf(above) : ''} ${textOf(first)}`)) ||
      (above !== undefined && choices.ticked.length === 1 && typeLabel.test(textOf(above))) ||
      (block.length === 1 &&
        (choices.ticked.some((one) => /\bloan\b/iu.test(one)) ||
          first.segments.some(({ text }) => /\b(?:loan|product|facility)\b/iu.test(text))))
    const ofDeals = block.length === 1 && offered.size > 1 && choices.ticked.some((one) => tellsDeal.test(one))
    if (!kind || !(asks === 'loan' ? ofLoans : ofDeals) || (kinds.size > 1 && kind !== 'Balance Transfer')) return []
    const words = block.flatMap(({ segments }) => segments.flatMap((segment) => segment.words))
    return [{ key: 'loan_type', value: kind, words, signs: ['clause', ...fits], paper }]
  })
}

const typeLabel =
  /^\W*(?:\d{1,2}[.)]?\s+)?(?:(?:type|nature|purpose|kind|category)\s+of\s+(?:the\s+)?(?:loan|facility|product)|(?:home\s+|housing\s+)?(?:loan|facility|product)(?:[\s/&-]+(?:type|purpose|category|name|scheme|product|facility|variant|required|applied\s+for|requested))*|scheme(?:[\s/&-]+(?:type|name|product))*)\W*$/iu

/** A label of a card or a table, with the kind beside or below it. */
function inCells(paper: Paper, fits: readonly Sign[]): Candidate[] {
  const { rows } = paper.layout
  return rows.flatMap(({ segments, index }) =>
    segments.flatMap((cell, at): Candidate[] => {
      const isBare = paper.kind === 'loan_letter' && /^\W*(?:type|nature|category)\W*$/iu.test(cell.text)
      // a builder's or an office's scheme is of homes, and lends nothing
      if ((!typeLabel.test(cell.text) && !isBare) || (!isLoanPaper(paper.kind) && !loanWord.test(cell.text))) return []
      const below = rows[index + 1]?.segments.find((one) => one.page === cell.page && Math.abs(one.left - cell.left) < alignedWithin)
      const beside = segments[at + 1]
      const value = [below, beside].find(
        (one) => one && !typeLabel.test(one.text) && kindIn(one.text) && (!isBare || (one === beside && tellsDeal.test(one.text))),
      )
      const kind = value ? kindIn(value.text) : undefined
      return value && kind
        ? [{ key: 'loan_type', value: kind, words: value.words, signs: [value === below ? 'label_above' : 'label', ...fits], paper }]
        : []
    }),
  )
}

/** Whether a line lets somebody choose: what it names is offered, not said. */
function isOffered(text: string, at: number): boolean {
  const end = text.indexOf('\n', at)
  return anyBox.test(text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end))
}

function inLines(paper: Paper, pattern: RegExp, fits: readonly Sign[]): Candidate[] {
  return allMatches(paper.flow.text, pattern).flatMap((match) => {
    const value = match.groups?.['value'] ?? ''
    const kind = isOffered(paper.flow.text, match.index) ? undefined : kindIn(value)
    const end = match.index + match[0].length
    return kind ? [fromFlow(paper, paper.flow, 'loan_type', kind, { start: end - value.length, end }, ['loan_line', ...fits])] : []
  })
}

const titleOf =
  /^\W*application(?:\s+form)?\s+for\s+(?:an?\s+|the\s+)?(?<behind>[\p{L}\s()-]{2,40}?(?:loans?|advance|finance)|(?:mortgage\s+)?loan\s+against\s+(?:(?:immovable|residential|commercial)\s+)*property)\W*$|^\W*(?<before>[\p{L}\s()-]{2,30}?loan|(?:mortgage\s+)?loan\s+against\s+property)\s+application(?:\s+form)?\W*$/iu
const titleRows = 5

/** "APPLICATION FOR HOME LOAN" at the head of a form that tells its kind nowhere else. */
function inTitle(paper: Paper, fits: readonly Sign[]): Candidate[] {
  const cells = paper.layout.rows.slice(0, titleRows).flatMap(({ segments }) => segments)
  return cells
    .flatMap((cell): Candidate[] => {
      const { behind, before } = titleOf.exec(cell.text)?.groups ?? {}
      const kind = kindIn(behind ?? before ?? '')
      return kind ? [{ key: 'loan_type', value: kind, words: cell.words, signs: ['clause_loose', ...fits], paper }] : []
    })
    .slice(0, 1)
}

/** Schemes and products of builders and offices are none of the lender's. */
const loanWord = /\b(?:loan|facility|finance)\b|ऋण|कर्ज/iu

/** "MSME SECURED LOAN": a kind that none of the usual ones is. */
const otherLoan =
  /^(?=.*\b(?:msme|sme|business|commercial|secured|equipment|working\s+capital|cash\s+credit|overdraft|educational|institutional|school|hospital|warehouse|solar)\b)[\p{L}\d&/() -]{0,40}\b(?:loan|overdraft|credit|limit|advance|finance)$/iu

/** A loan that is called by what no class is, as it is printed at its label. */
function asPrinted(paper: Paper, fits: readonly Sign[]): Candidate[] {
  return paper.labelled.flatMap((one): Candidate[] => {
    const value = one.value.replace(/^[\s:=–-]+|[\s.,;]+$/gu, '')
    const isKind = one.key === 'loan_type' && !anyBox.test(one.label) && otherLoan.test(value)
    return isKind ? [{ key: 'loan_type', value, words: one.words, signs: [...labelSigns(one), ...fits], paper }] : []
  })
}

/** The kind of loan: ticked, at a label, in a line that begins with a word of the loan, in the sentences of a mail or letter. */
export function loanTypes(paper: Paper): Candidate[] {
  const isLoan = isLoanPaper(paper.kind)
  const fits: Sign[] = isLoan ? ['kind_fits'] : ['kind_odd']
  const boxes = ticked(paper, fits, 'loan')
  if (boxes.length > 0) return boxes
  const deals = ticked(paper, fits, 'deal')
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    const own = one.key === 'loan_type' && !anyBox.test(one.label) && (isLoan || loanWord.test(one.label))
    const kind = own ? kindIn(one.value) : undefined
    return kind ? [{ key: 'loan_type', value: kind, words: one.words, signs: [...labelSigns(one), ...fits], paper }] : []
  })
  const named = labelled.length > 0 ? labelled : inCells(paper, fits)
  // a housing loan may be for building or for a transfer
  const narrower = named.filter(({ value }) => value !== 'Home Loan')
  if (narrower.length > 0) return narrower
  if (deals.length > 0) return deals
  if (named.length > 0) return named
  const printed = isLoan ? asPrinted(paper, fits) : []
  if (printed.length > 0) return printed
  const lined = isLoan ? inLines(paper, loanLine, fits) : []
  if (lined.length > 0) return lined
  const deal = inLines(paper, caseLine, fits).filter(({ words }) => tellsDeal.test(words.map(({ text }) => text).join(' ')))
  if (isLoan && paper.kind !== 'mail' && deal.length > 0) return deal
  if (paper.kind === 'form') {
    const requests = toldBy(paper, requestsIn(paper.flow.text), fits)
    return requests.length > 0 ? requests : inTitle(paper, fits)
  }
  if (!tellsLoan.has(paper.kind)) return []
  const cases = paper.kind === 'mail' ? inLines(paper, caseLine, fits) : []
  if (cases.length > 0) return cases
  return toldBy(paper, paper.flow.text, fits)
}

const shortName = /^(?:hl.{0,2}bt|hl|bt|lap|nhl)$/iu

/** Of a form the sentences by which somebody asks for a loan; the rest blank, each letter in its place. */
const requestsIn = (text: string): string =>
  joinedLines(text)
    .replace(goesOn, ' ')
    .replace(requested, (sentence) => (request.test(sentence) ? sentence : sentence.replace(/[^\n]/gu, ' ')))
/** A justified line that ends or begins within its sentence. */
const goesOn =
  /\n(?=\p{Ll}|\d{5,}(?:[^:\n]{0,8}\s\p{Ll}|\s?,))|(?<=(?:[,(]|\b(?:my|our|the|an?|of|with|and|wife|husband|from|for|to|in|by|at|under|scheme))\s?)\n/gu
const requested = new RegExp(String.raw`(?:[^.\n]|${fullStop}(?!\s+\p{Lu}\p{L}*\s+\p{Ll})(?!\s*$))+`, 'gmu')
const request =
  /^\s*sub(?:ject)?\s*[:.–-]+[^\n]*\bloan\b|\b(?:i|we|me|us)\b(?:.{0,40}\b(?:apply|applying|applied|request|grant|sanction|seek)\b|.{0,420}?\b(?:apply|applying|request|seek|solicit|wish|want|need|desire)\b.{0,160}?\b(?:loan|advance|finance|credit|limit)\b)|\b(?:loan|advance|finance)\s+(?:amount\s+)?(?:is\s+)?(?:required|wanted|needed|asked|applied|requested|sought)\b/iu

/** The kind that sentences tell: one, or what a general one is for. */
function toldBy(paper: Paper, text: string, fits: readonly Sign[]): Candidate[] {
  const phrases = allMatches(text, loanPhrase).flatMap((match) => {
    const kind = shortName.test(match[0]) && match[0] !== match[0].toUpperCase() ? undefined : classOf(match[0].replace(/\s+/gu, ' '))
    return kind ? [fromFlow(paper, paper.flow, 'loan_type', kind, spanOf(match), ['clause_loose', ...fits])] : []
  })
  const others = phrases.filter(({ value }) => !isTopUp(String(value)))
  const told = others.length > 0 ? others : phrases
  const kinds = new Set(told.map(({ value }) => value))
  const narrower = told.filter(({ value }) => value !== 'Home Loan')
  // a home loan that is taken over is a transfer; "HL - A Rao" over "Plot + constn" is a composite loan
  if (kinds.size === 2 && narrower.length < told.length) return narrower
  const purposes = purposesIn(text).map(({ kind, ...span }) =>
    fromFlow(paper, paper.flow, 'loan_type', kind, span, ['clause_loose', ...fits]),
  )
  const isGeneral = kinds.size === 0 || (kinds.size === 1 && kinds.has('Home Loan'))
  // a housing loan may be for building, repairs or land
  if (isGeneral && new Set(purposes.map(({ value }) => value)).size === 1) return purposes
  return kinds.size === 1 ? told : []
}
