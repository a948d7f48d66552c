import type { Layout } from '../layout/layout.ts'

/** A paper of the person that clerks scan beside those of the property: its title, and how many of its marks must stand on it too. */
interface ForeignPaper {
  title: RegExp
  marks: readonly RegExp[]
  least: number
}

const foreignPapers: readonly ForeignPaper[] = [
  {
    title: /\b(?:pay|salary|wage)[\s-]*(?:slip|certificate|bill|advice)s?\b|\bform\s*(?:no\.?\s*)?16\b/iu,
    marks: [
      /\bbasic\b/iu,
      /\bh\.?r\.?a\.?\b|\bhouse\s+rent\b/iu,
      /\b(?:provident|pf|epf)\b/iu,
      /\bgross\b/iu,
      /\bnet\s+(?:pay|salary)\b/iu,
      /\bdeductions?\b/iu,
    ],
    least: 2,
  },
  {
    title:
      /(?<!\bloan\s+)\b(?:account|bank)\s+statement\b|\bstatement\s+of\s+(?:the\s+)?account\b|\b(?:savings?|current)\b.{0,20}\b(?:account|pass\s?book)\b/iu,
    marks: [
      /\b(?:debit|withdrawal)s?\b/iu,
      /\b(?:credit|deposit)s?\b/iu,
      /\bbalance\b/iu,
      /\b(?:txn|transaction|particulars|narration)\b/iu,
      /\bifsc?\b|\bmicr\b|\bcif\b/iu,
    ],
    least: 4,
  },
  {
    title: /\b(?:indian\s+)?income[\s-]*tax\s+return\b|\bform\s+26\s?as\b|\bcomputation\s+of\s+(?:total\s+)?income\b|\bbalance\s+sheet\b/iu,
    marks: [/\bassessment\s+year\b/iu, /\b(?:total|gross|taxable)\s+income\b/iu, /\bpan\b/iu, /\bliabilities\b/iu, /\bassets\b/iu],
    least: 2,
  },
  {
    title: /\b(?:tax|retail|cash)[\s-]+invoice\b/iu,
    marks: [/\b(?:qty|quantity|bags|nos)\b/iu, /\brate\b/iu, /\bhsn\b/iu, /\b[cs]gst\b|\bgstin\b/iu, /\bdealers?\s+in\b/iu],
    least: 2,
  },
  {
    title: /\b(?:wheeler|motor|vehicle|car|health|mediclaim|life)\b.{0,30}\b(?:insurance|policy)\b|\bpolicy\s+schedule\b/iu,
    marks: [/\b(?:registration|vehicle|engine|chassis)\s+n/iu, /\bpremium\b/iu, /\bnominee\b/iu, /\binsured\b/iu],
    least: 2,
  },
  {
    title: /\bgovernment\s+of\s+india\b|\bunique\s+identification\b|\baadhaa?r\b|आधार/iu,
    marks: [
      /\b(?:dob|date\s+of\s+birth|year\s+of\s+birth)\b/iu,
      /^\W*(?:\p{Lo}.*\/\s*)?(?:fe)?male\W*$/imu,
      /\b\d{4}\s\d{4}\s\d{4}\b/u,
      /\bmera\s+aadhaa?r\b/iu,
    ],
    least: 2,
  },
  {
    title: /\bincome\s+tax\s+department\b|\belection\s+commission\b|\bdriving\s+licen[cs]e\b|\brepublic\s+of\s+india\b/iu,
    marks: [
      /\b(?:dob|date\s+of\s+birth|age)\b/iu,
      /\bpermanent\s+account\s+number\b/iu,
      /\bfather'?s?\b|\bs\/o\b|\bd\/o\b/iu,
      /\b(?:elector|identity\s+card|passport|transport)\b/iu,
    ],
    least: 2,
  },
  {
    title:
      /\bgst\s+reg|\budyam\b|\bcertificate\s+of\s+incorporation\b|\bregistration\s+certificate\b|\bshops?\s+(?:and|&)\s+establishments?\b/iu,
    marks: [
      /\b(?:legal|trade)\s+name\b/iu,
      /\bconstitution\s+of\s+business\b/iu,
      /\bprincipal\s+place\s+of\s+business\b/iu,
      /\bname\s+of\s+(?:the\s+)?enterprise\b/iu,
      /\bcorporate\s+identity\b/iu,
    ],
    least: 2,
  },
  {
    title: /\b(?:credit|consumer)\s+(?:information\s+)?report\b|\bcibil\b/iu,
    marks: [/\bscore\b/iu, /\benquir(?:y|ies)\b/iu, /\boverdue\b/iu, /\baccounts?\s+(?:information|summary|details)\b/iu],
    least: 2,
  },
  {
    title:
      /\b(?:birth|death|marriage|transfer|school\s+leaving|character|caste|income|domicile)\s+certificate\b|\bmarks?[\s-]*(?:sheet|statement)\b/iu,
    marks: [
      /\b(?:pupil|student|scholar|class|roll\s+no)\b/iu,
      /\bdate\s+of\s+(?:birth|death|marriage)\b/iu,
      /\bregistration\s+(?:no|date)\b/iu,
      /\bfather'?s?\s+name\b/iu,
      /\bannual\s+income\b/iu,
    ],
    least: 2,
  },
]

/** Words that only papers of a property have, whatever they are titled: a builder's statement of account, its invoice for a flat. */
const ofProperty =
  /\b(?:allott?ees?|allotment|promoters?|developers?|builders?|possession|carpet|built[\s-]*up|unit\s+n(?:o|umber)|khasra|survey\s+n|schedule\s+of\s+(?:the\s+)?property|mutation|vendors?|sanctioned\s+plan|co-?(?:borrower|applicant)s?|loan\s+(?:account|a\/c)\s+n(?:o|umber)|sanctioned\s+(?:amount|limit)|rent(?:al)?\s+agreement)\b/iu
const headRows = 12
const longestTitle = 90

/** Whether a page or a paper is one of the person alone (a pay slip, a bank's statement, an identity card, a shop's bill): nothing in it is of the property. */
export function isForeignPaper({ rows, flow: { text } }: Layout): boolean {
  const head = rows
    .slice(0, headRows)
    .flatMap(({ segments }) => [...segments.map((one) => one.text), segments.map((one) => one.text).join(' ')])
  const named = foreignPapers.filter(({ title }) =>
    head.some((row) => row.length <= longestTitle && !/[.;]$/u.test(row) && title.test(row)),
  )
  return named.some(({ marks, least }) => marks.filter((mark) => mark.test(text)).length >= least) && !ofProperty.test(text)
}
