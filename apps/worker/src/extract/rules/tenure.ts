import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../candidate.ts'
import { datesIn, numberOf, smallNumber } from '../measures.ts'

const freehold = /\bfree[\s-]?hold\b|फ्री\s*होल्ड/iu
const leasehold = /\blease[\s-]?hold\b(?!er)|लीज\s*होल्ड/iu
const choice = /free[\s-]?hold\s*(?:\/|or|and|,)?\s*(?:or\s*)?lease[\s-]?hold|lease[\s-]?hold\s*(?:\/|or|,)?\s*(?:or\s*)?free[\s-]?hold/giu
const converted = /(?:converted|conversion)\s+(?:in)?to\s+free[\s-]?hold/iu

function tenures(paper: Paper): Candidate[] {
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    if (one.key !== 'land_freehold_or_leasehold' || one.value.match(choice)) return []
    const value = tenureIn(one.value)
    return value ? [{ key: 'land_freehold_or_leasehold', value, words: one.words, signs: [...labelSigns(one), 'shaped'], paper }] : []
  })
  if (labelled.length > 0) return labelled
  const { text } = paper.flow
  const rest = text.replace(choice, (match) => ' '.repeat(match.length))
  const value = converted.test(rest) ? 'Freehold' : tenureIn(rest)
  const at = rest.search(value === 'Freehold' ? freehold : leasehold)
  const lease: Candidate[] = paper.kind === 'lease' && !converted.test(rest) ? leaseTitle(paper) : []
  if (!value || at < 0 || lease.length > 0) return lease
  const both = freehold.test(rest) && leasehold.test(rest) && !converted.test(rest)
  return [
    fromFlow(paper, paper.flow, 'land_freehold_or_leasehold', value, { start: at, end: at + 8 }, [
      both ? 'clause_loose' : 'clause',
      'shaped',
    ]),
  ]
}

function tenureIn(text: string): string | null {
  if (converted.test(text) || freehold.test(text)) return 'Freehold'
  return leasehold.test(text) ? 'Leasehold' : null
}

/** A lease deed is leasehold without saying so. */
function leaseTitle(paper: Paper): Candidate[] {
  const match = /\blease\b|\bpatta\b|पट्टा/iu.exec(paper.flow.text)
  return match
    ? [
        fromFlow(paper, paper.flow, 'land_freehold_or_leasehold', 'Leasehold', { start: match.index, end: match.index + match[0].length }, [
          'clause',
          'kind_fits',
        ]),
      ]
    : []
}

const term = /\b(?:for|of)\s+(?:a\s+(?:period|term)\s+of\s+)?(\d{1,3}|[a-z]+(?:[\s-][a-z]+)?)\s*(?:\([^)]{1,16}\)\s*)?years?\b/giu
const countedFrom = /\b(?:from|with\s+effect\s+from|w\.?e\.?f\.?|commencing)\b/iu
const yearlyRent =
  /\b(?:yearly|annual)\s+(?:lease\s+|ground\s+)?(?:rent|money)\s+of\s+(?:rs\.?|₹|inr)\s*([\d,]+(?:\.\d+)?)|\b(?:lease\s+(?:money|rent)|ground\s+rent|annual\s+rent|urban\s+assessment|premium)\b[^.;]{0,60}?(?:rs\.?|₹|inr)\s*([\d,]+(?:\.\d+)?)(?:\s*\/-)?\s*(?:every|per|a|each|annually|yearly|p\.?\s*a)/iu

/** Term, start and yearly rent of a lease, put together from its clauses. */
function leasePeriods(paper: Paper): Candidate[] {
  const labelled = paper.labelled.flatMap((one): Candidate[] =>
    one.key === 'period_expired_balance_lease_rent' && one.place !== 'inline' && /\d/u.test(one.value)
      ? [{ key: 'period_expired_balance_lease_rent', value: one.value, words: one.words, signs: labelSigns(one), paper }]
      : [],
  )
  if (labelled.length > 0 || paper.kind !== 'lease') return labelled
  const { text } = paper.flow
  for (const match of text.matchAll(term)) {
    const years = smallNumber(match[1] ?? '')
    if (years === null || years < 5) continue
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 80)
    const from = countedFrom.test(after) ? datesIn(after)[0] : undefined
    const rent = yearlyRent.exec(text)
    const amount = rent ? numberOf(rent[1] ?? rent[2] ?? '') : null
    const value = [`${years} years${from ? ` from ${from.text}` : ''}`, ...(amount ? [`lease money Rs. ${amount} per year`] : [])].join(
      ', ',
    )
    const signs: Sign[] = ['clause', 'kind_fits', ...(amount ? (['composed'] as const) : [])]
    return [
      fromFlow(
        paper,
        paper.flow,
        'period_expired_balance_lease_rent',
        value,
        { start: match.index, end: match.index + match[0].length + (from?.end ?? 0) },
        signs,
      ),
    ]
  }
  return []
}

function ownerships(paper: Paper): Candidate[] {
  return paper.labelled.flatMap((one): Candidate[] => {
    if (one.key !== 'ownership_type') return []
    const value = /\bjoint/iu.test(one.value) ? 'Joint' : /\b(?:single|sole|individual|self)/iu.test(one.value) ? 'Single' : null
    return value ? [{ key: 'ownership_type', value, words: one.words, signs: [...labelSigns(one), 'shaped'], paper }] : []
  })
}

const plotTypes: readonly (readonly [string, RegExp])[] = [
  ['Corner', /\bcorner\b/iu],
  ['Intermediate', /\bintermediate|\bmiddle\b/iu],
  ['Park facing', /\bpark\s+facing/iu],
  ['Two-side open', /\btwo\s+sides?\s+open/iu],
  ['Three-side open', /\bthree\s+sides?\s+open/iu],
]

function plotTypesOf(paper: Paper): Candidate[] {
  return paper.labelled.flatMap((one): Candidate[] => {
    const type = one.key === 'type_of_plot' ? plotTypes.find(([, pattern]) => pattern.test(one.value)) : undefined
    return type ? [{ key: 'type_of_plot', value: type[0], words: one.words, signs: labelSigns(one), paper }] : []
  })
}

/** Freehold or leasehold, the lease's terms, how it is owned, how the plot lies. */
export function tenureOf(paper: Paper): Candidate[] {
  return [...tenures(paper), ...leasePeriods(paper), ...ownerships(paper), ...plotTypesOf(paper)]
}
