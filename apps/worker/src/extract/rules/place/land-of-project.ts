import { wordsBetween } from '../../layout/layout.ts'
import type { Paper, Sign } from '../../candidate.ts'
import type { PaperKind } from '../../kinds/paper-kind.ts'
import { flatTold } from './projects.ts'
import { reachFrom } from './reach.ts'
import type { ToldAddress } from './told.ts'
import { partCount, tidyAddress } from './tidy.ts'
import { allMatches } from '../../all-matches.ts'

const agreements: ReadonlySet<PaperKind> = new Set<PaperKind>(['allotment', 'buyer_agreement', 'agreement_to_sell'])
/** "land admeasuring 11.231 acres in village Hayatpur, Sector 89, …": where the land of a whole project lies. */
const landIn =
  /\b(?:land|plot|site)\b[^;\n]{0,60}?\d[\d.,]*\s*(?:\(\s*[^()\n]{1,30}\)\s*)?(?:acres?|hectares?|sq\.?\s*(?:m|mt|mtr|meter|metre|yd|yard)s?)\b\.?[^;\n]{0,40}?\s(?:in|at|of)\s+(?:the\s+(?:revenue\s+estate\s+of\s+)?)?(?=(?:village|mou[zj]a|sector|revenue|tehsil|\p{Lu})[^;\n]{0,4}\p{L})/giu
const projectNamed =
  /\b(?:colony|project|complex|township|scheme)\s+(?:(?:to\s+be\s+|is\s+)?(?:known\s+as|named|called|namely|under\s+the\s+name(?:\s+and\s+style)?\s+of)\s+)?["“‘'](?<name>[^"”’'\n]{3,40})["”’']/iu
const nameReach = 700

/** The flat, the project and where its land lies, which the recitals of an agreement tell apart from each other. */
export function landOfProject(paper: Paper): ToldAddress[] {
  const { flow } = paper
  if (!agreements.has(paper.kind)) return []
  const [match] = allMatches(flow.text, landIn)
  if (!match) return []
  const start = match.index + match[0].length
  const reach = reachFrom(paper, start, 0)
  const named = projectNamed.exec(flow.text.slice(start, start + nameReach))?.groups?.['name']
  const flat = flatTold(paper)
  const land = tidyAddress(reach.text)
  if (!reach.complete || !named || !flat || partCount(land) < 2) return []
  const signs: Sign[] = ['address_sold', 'address_ended', ...(reach.pin ? (['checked'] as const) : []), 'composed']
  const words = [...wordsBetween(flow, flat.start, flat.end), ...reach.words]
  const value = `${tidyAddress(flat.text)}, ${tidyAddress(named)}, ${land}`
  return [{ candidate: { key: 'property_address_doc', value, words, signs, paper }, pin: reach.pin }]
}
