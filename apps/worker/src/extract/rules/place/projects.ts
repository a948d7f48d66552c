import type { Candidate, Paper, Sign } from '../../candidate.ts'
import { wordsBetween } from '../../layout/layout.ts'
import type { PaperKind } from '../../kinds/paper-kind.ts'
import { addressCells } from './cells.ts'
import { printed } from './composed.ts'
import { pastUnit, premise, startOfAddress, unitIn } from './premises.ts'
import { reachFrom } from './reach.ts'
import type { ToldAddress } from './told.ts'
import { partCount, tidyAddress } from './tidy.ts'
import { allMatches } from '../../all-matches.ts'

/** Papers that tell the project in one place, and the flat in another. */
const projectPapers: ReadonlySet<PaperKind> = new Set<PaperKind>([
  'allotment',
  'buyer_agreement',
  'agreement_to_sell',
  'possession',
  'loan_letter',
  'mail',
])
const homes = String.raw`(?:apartments?|flats?|units?|villas?|homes?|residences?|dwellings?|bookings?|project|complex|scheme|township|(?:colony|lay-?out)(?=\s+(?:(?:under|by|in)\s+the\s+name\b|["“‘'])))`
const name = String.raw`(?:["“‘'](?<quoted>[^"”’'\n]{3,40})["”’']|(?<plain>\p{Lu}[\p{L}\d'’.]*(?:\s\p{Lu}[\p{L}\d'’.]*){0,3}))`
/** "Allotment of Apartment in "Pravaha Waterside" at Rajarhat Main Road". */
const projectAt = new RegExp(
  String.raw`(?<![\p{L}])(?:${homes})\s+(?:(?:noted|described|mentioned|named|given|shown)\s+(?:here(?:in|under|below)?|below)\s+)?(?:(?:in|at|of|named|(?:to\s+be\s+|shall\s+be\s+|is\s+)?known\s+as|called|namely|viz\.?|(?:under|by|in)\s+the\s+name(?:\s+and\s+style)?(?:\s+of)?)\s+)?(?:(?:our|the)\s+)?(?:(?:residential\s+)?(?:project|complex|scheme|township)\s*[:,]?\s*)?${name}\s*(?:,?\s*(?:at|(?:being\s+developed|situated?|located|coming\s+up)\s+(?:at|in|on))|,)\s+(?=\p{Lu}|\d)`,
  'giu',
)

/** A letterhead stands in the first lines. */
const letterheadRows = 4
const houseOfProject = /^(?:villa|row\s?house|twin|duplex|bungalow)/iu

/** "our building of ground + 7 floors named Pearl Heights, Undri, Pune 411060" */
const buildingNamed = new RegExp(
  String.raw`(?<![\p{L}])(?:building|tower)s?\s+(?:(?:of|with|having|comprising)\s[^,;.]{3,40}?\s)?(?:named|known\s+as|called|namely)\s+${name}\s*(?:,|(?:situated?|located)?\s*(?:at|in|on)\s)\s*(?=\p{Lu}|\d)`,
  'giu',
)

/** "Ridge Homes Ltd., SCO 607", "Home Finance Ltd., Phase 7": a firm and its office. */
const firmWord = /\b(?:ltd|limited|llp|pvt|private|inc|finance|bank|corporation|nigam|company|co|associates|loans)\b/iu

/** "at village Lohgarh": a noun of places in small letters. */
const placeNoun = /^(?:village|vill|sector|mou[zj]a|mau[zj]a|moje|gram|survey|khasra)\b\.?\s+(?:nos?\b\.?\s*)?[\p{Lu}\d]/u

/** A name and what follows it begin with capitals; modifiers of a part of a pattern are not sure to hold in every engine. */
const isNamed = (match: RegExpExecArray, text: string): boolean =>
  (match.groups?.['plain'] ?? 'A').split(/\s/u).every((word) => /^\p{Lu}/u.test(word)) &&
  (/^[\p{Lu}\d]/u.test(text.slice(match.index + match[0].length)) || placeNoun.test(text.slice(match.index + match[0].length))) &&
  !/^(?:nos?|number)\b/iu.test(match.groups?.['plain'] ?? '') &&
  !firmWord.test(match.groups?.['plain'] ?? '')

/** The first flat that the text numbers, with its tower and floor. */
export function flatTold({ flow, layout }: Paper): { text: string; start: number; end: number } | null {
  // "Tower / Flat No. | B-17 / 603": the first code is the tower's
  const towers = addressCells(layout).flatMap(({ cells }) =>
    cells.some(({ part }) => part === 'unit') ? cells.filter(({ part }) => part === 'tower').map(({ value }) => value) : [],
  )
  const isInCell = addressCells(layout).some(({ cells }) => cells.some(({ part }) => part === 'unit'))
  for (const match of allMatches(flow.text, premise)) {
    const code = unitIn(match[0])
    // the builder's own office may be a unit somewhere
    if (isInCell && flow.text.slice(0, match.index).split('\n').length <= letterheadRows) continue
    if ((code === null && !houseOfProject.test(match[0])) || (code !== null && match[0].includes('\t') && towers.includes(code))) continue
    const end = pastUnit(flow.text, match.index + match[0].length)
    const start = startOfAddress(flow.text, match.index)
    return { text: flow.text.slice(start, end).replace(/\s+on\s+(?:the\s+)?/giu, ', '), start, end }
  }
  return null
}

/** The plot of a colony of plots: in a cell below "Plot No.", else the first that the text numbers. */
function plotTold({ flow, layout }: Paper): { text: string; start: number; end: number } | null {
  const cell = addressCells(layout)
    .flatMap(({ cells }) => cells)
    .find(({ part, noun, value }) => part === 'plot' && /^plot$/iu.test(noun) && /^[\p{L}\d/-]{1,8}$/u.test(value))
  const own = flow.words.find(({ word }) => cell?.words[0] === word)
  if (cell && own) return { text: `Plot No. ${cell.value}`, start: own.start, end: own.end }
  const match = allMatches(flow.text, premise).find(([whole]) => /^plot\b/iu.test(whole))
  return match ? { text: match[0], start: match.index, end: match.index + match[0].length } : null
}

/** The tower of a flat that stands in cells of their own. */
function towerOf(paper: Paper, flat: string): string {
  const code = unitIn(flat)
  const cells = addressCells(paper.layout).find((group) => group.cells.some(({ part, value }) => part === 'unit' && value === code))?.cells
  const tower = /\b(?:tower|wing|block|bldg|building)\b/iu.test(flat) ? undefined : cells?.find(({ part }) => part === 'tower')
  return tower ? `, ${printed(tower)}` : ''
}

/** "The address of your new home is 1503, B wing, …": told whole, in a sentence of its own. */
const wholeTold =
  /\b(?:address|location)\s+of\s+(?:your|the)\s+(?:new\s+)?(?:home|house|flat|apartment|unit|villa|property)\s+(?:is|will\s+be|shall\s+be)\s*:?\s+(?=[\p{L}\d])/giu
const fewestParts = 3

function addressesTold(paper: Paper): ToldAddress[] {
  return allMatches(paper.flow.text, wholeTold)
    .slice(0, 1)
    .flatMap((match): ToldAddress[] => {
      const { complete, pin, text, words } = reachFrom(paper, match.index + match[0].length, 0)
      const value = tidyAddress(text)
      if (!complete || partCount(value) < fewestParts) return []
      const signs: Sign[] = ['address_sold', 'address_ended', ...(pin ? (['checked'] as const) : [])]
      return [{ candidate: { key: 'property_address_doc', value, words, signs, paper }, pin }]
    })
}

/** The flat before the address of its project, where the paper tells them apart from each other. */
export function projectAddresses(paper: Paper): ToldAddress[] {
  const { flow } = paper
  if (!projectPapers.has(paper.kind)) return []
  const whole = addressesTold(paper)
  if (whole.length > 0) return whole
  const named = [...allMatches(flow.text, projectAt), ...allMatches(flow.text, buildingNamed)].filter((match) => isNamed(match, flow.text))
  return named.slice(0, 1).flatMap((match): ToldAddress[] => {
    const { quoted = '', plain = '' } = match.groups ?? {}
    const start = match.index + match[0].indexOf(quoted || plain)
    const reach = reachFrom(paper, start, 0)
    const flat = flatTold(paper) ?? (/^(?:colony|township|scheme|lay-?out)/iu.test(match[0]) ? plotTold(paper) : null)
    const isOne = flat !== null && flat.start >= start && flat.start < start + reach.text.length
    if (!reach.complete || isOne || partCount(tidyAddress(reach.text)) < 2) return []
    const lead = flat ? tidyAddress(`${flat.text}${towerOf(paper, flat.text)}`) : ''
    const at = (flat?.text ?? '').includes(quoted || plain) ? reach.text.slice((quoted || plain).length) : reach.text
    const value = tidyAddress(`${lead}${lead ? ', ' : ''}${tidyAddress(at.replace(/^(["“‘']?[^"”’'\n]*?["”’']?)\s+at\s+/u, '$1, '))}`)
    const signs: Sign[] = ['address_sold', 'address_ended', ...(reach.pin ? (['checked'] as const) : []), 'composed']
    const words = [...reach.words, ...(flat ? wordsBetween(flow, flat.start, flat.end) : [])]
    const candidate: Candidate = { key: 'property_address_doc', value, words, signs, paper }
    return [{ candidate, pin: reach.pin }]
  })
}
