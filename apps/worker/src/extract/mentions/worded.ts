import { scheduleSign } from '../rules/schedules.ts'
import type { IntakeKey } from '@parakh/contracts'
import type { Word } from '../../ocr/model.ts'
import type { CandidateValue, Paper } from '../candidate.ts'
import { wordsBetween } from '../layout/layout.ts'
import { isBuildersPaper } from '../kinds/paper-kind.ts'
import { certifiesBuilding } from '../rules/sanction/certificates.ts'
import { parentage } from '../names/name-words.ts'
import { floorsIn } from '../rules/sanction/floors.ts'
import { isPrivateNumber } from '../private-numbers.ts'
import learned from './mention-words.json' with { type: 'json' }
import { couldBe, mentionedKeys, mentionsIn, type Mention, type MentionedField } from './mentions.ts'
import { othersPhones } from './others-phones.ts'
import { surroundingsOf } from './surroundings.ts'
import { lettersAndFigures } from '../letters-and-figures.ts'

/** Learned log odds of a field by what stands around a mention, with those of nothing at all under `bias`; made by `pnpm autofill:train --mentions`. */
export type MentionWords = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What the rules have chosen, by field: who is known already tells who somebody else is. */
export type Chosen = Readonly<Partial<Record<IntakeKey, CandidateValue>>>

const namedFields = ['applicant_name', 'co_applicant_name', 'property_owner_name', 'developer_name'] as const satisfies IntakeKey[]

/** The words of a name in one writing. */
/** Which fields the rules gave a name to, and which none. */
function knownAs(chosen: Chosen, { kind, value }: Mention): string[] {
  if (kind !== 'person' && kind !== 'firm') return []
  return namedFields.flatMap((key) => {
    if (chosen[key] === undefined) return [`none is:${key}`]
    return isKnown(key, chosen, { value }) ? [`is:${key}`] : []
  })
}

/** Whether the rules gave a field this name, or it is one of several. */
const isKnown = (key: IntakeKey, chosen: Chosen, { value }: Pick<Mention, 'value'>): boolean =>
  String(chosen[key] ?? '')
    .split(',')
    .some((name) => lettersAndFigures(name) === lettersAndFigures(value))

/** Facts that speak of the field itself: it is asked only where the rules have not chosen it. */
export const ownFact = (key: MentionedField, fact: string): boolean => fact.endsWith(`is:${key}`)

/** A mention of a paper with all that is known of it. */
export interface Surrounded {
  mention: Mention
  facts: readonly string[]
}

/** The mentions of a paper that could be values of some fields, each with what stands around it. */
export function surroundedMentions(paper: Paper, chosen: Chosen, keys: readonly MentionedField[]): Surrounded[] {
  const { text } = paper.flow
  const mentions = mentionsIn(text).filter(
    (mention) => keys.some((key) => couldBe(key, mention)) && !isPrivateNumber(text.slice(mention.start, mention.end)),
  )
  const spelled = ({ kind, value }: Mention): string => `${kind} ${lettersAndFigures(value)}`
  const times = new Map<string, number>()
  for (const mention of mentions) times.set(spelled(mention), (times.get(spelled(mention)) ?? 0) + 1)
  const turns = new Map<string, number>()
  const around = surroundingsOf(paper)
  const isOthersPhone = othersPhones(paper)
  return mentions.flatMap((mention) => {
    const turn = turns.get(mention.kind) ?? 0
    turns.set(mention.kind, turn + 1)
    const known = knownAs(chosen, mention).flatMap((fact) => [fact, `${paper.kind}|${fact}`])
    const facts = [...around(mention, turn, times.get(spelled(mention)) ?? 1), ...known]
    return mention.kind === 'mobile' && isOthersPhone(mention, facts) ? [] : [{ mention, facts }]
  })
}

/** What each fact adds to the odds of each field. */
const byFact = (words: MentionWords): Map<string, readonly (readonly [string, number])[]> => {
  const facts = new Map<string, [string, number][]>()
  for (const [key, weights] of Object.entries(words))
    for (const [fact, weight] of Object.entries(weights)) facts.set(fact, [...(facts.get(fact) ?? []), [key, weight]])
  return facts
}
const learnedFacts = byFact(learned)

/** A value of a field as the words around it tell, with its log odds. */
export interface Worded {
  key: MentionedField
  value: CandidateValue
  odds: number
  words: readonly Word[]
  paper: Paper
}

interface Weighed {
  mention: Mention
  odds: number
}

/** A joint owner may be told by less than the first. */
const joins = -0.4
const bothTold = 0.8

/** The owners whom the words tell, in the paper's order; the least sure one tells how sure they are together. */
function owners(told: readonly Weighed[]): Weighed[] | null {
  const all = told.filter(({ odds }) => odds > joins).toSorted((a, b) => a.mention.start - b.mention.start)
  return all.length > 1 ? all : null
}

function valueOf(key: MentionedField, { value, squareFeet }: Mention): CandidateValue {
  if (key === 'document_area_sqft') return squareFeet ?? 0
  if (key === 'floors_sanctioned') return floorsIn(value)[0]?.value ?? value
  return key === 'contact_number' ? value.replace(/\D/gu, '').slice(-10) : value
}

/** Behind these words a father or a husband is named. */
const kinBefore = new RegExp(String.raw`${parentage}\s*(?:(?:late|shri|sri|sh|smt|mr|mrs|dr|thiru|tmt)\b[.\s]*)*$`, 'iu')
const speaksOfPlan =
  /\b(?:sanction\w*|permits?|permission|plans?(?!\s+of\s+payment)|commencement|approv(?:al|ed)|licen[cs]e|i\.?o\.?d|raja\s?chitt?h?i|municipal\w*|authority)\b/iu

/** Who asks for a loan need not own what it is given on: where forms and mails name no owner, the asker's name is none. */
const asksForItself = ({ kind }: Paper): boolean => kind === 'mail' || kind === 'form'

const withoutMessrs = (firm: string): string => lettersAndFigures(firm.replace(/^\W*(?:m\s*\/\s*s|messrs)\b/iu, ''))

/** "In the names of all the heirs of late A jointly": whose it is, is told without a name. */
const ofUnnamedHeirs =
  /\b(?:in|to)\s+(?:the\s+)?(?:joint\s+)?(?:names?|possession|ownership)\s+of\s+(?:all\s+)?(?:(?:the|his|her|their|my|our|legal|of)\s+){0,3}heirs\b(?!(?:(?!late\b)[^.;\n]){0,60}(?:[:–-]|\bnamely\b|\bviz\b)\s*\p{Lu})/iu

/** "NORTH-EAST" at the head of a row: such a plot has no east side. */
const betweenPoints = /^[^\S\n]*(?:north|south)[\s-]{0,3}(?:east|west)(?:ern)?\b(?=[^\n]*\d)/gimu

/** "Front 9.00 m" over "Left 20.00 m": sides as somebody stands before the plot, where no paper says which way it looks. */
const byFront = /^[^\S\n]*(?:front|rear|back|left|right)(?:\s+(?:hand\s+)?side)?\b[^\p{L}\n]*\d/gimu
const tellsByFront = (text: string): boolean =>
  (text.match(byFront)?.length ?? 0) > 2 && !/\b(?:east|west|north|south)(?:ern)?\b/iu.test(text)

function wordedAs(paper: Paper, chosen: Chosen, key: MentionedField, told: readonly Weighed[]): Worded | null {
  if (key === 'property_owner_name')
    told = told.filter(({ mention }) => !kinBefore.test(paper.flow.text.slice(0, mention.start).slice(-40)))
  // how long the land is that many flats stand on says nothing of one of them
  if (key.startsWith('dimensions_deed') && /\b(?:flat|apartment)\b/iu.test(paper.flow.text))
    told = told.filter(({ mention }) => scheduleSign(paper.flow.text, mention.start) !== 'schedule_whole')
  if (key.startsWith('dimensions_deed') && ((paper.flow.text.match(betweenPoints)?.length ?? 0) > 1 || tellsByFront(paper.flow.text)))
    return null
  const words = ({ start, end }: Mention): Word[] => wordsBetween(paper.flow, start, end)
  if (key === 'property_owner_name' && isBuildersPaper(paper.kind)) return null
  // a tax is asked for what is built, whoever allowed it
  if (key === 'floors_sanctioned' && paper.kind === 'tax') return null
  // a builder tells how high he builds, by whatever leave
  if (key === 'floors_sanctioned' && isBuildersPaper(paper.kind) && !speaksOfPlan.test(paper.flow.text)) return null
  // the date of a certificate is not the plan's
  if (key === 'sanction_number_date' && certifiesBuilding(paper)) return null
  if (key === 'property_owner_name' && ofUnnamedHeirs.test(paper.flow.text)) return null
  const together = key === 'property_owner_name' ? owners(told) : null
  if (together)
    return {
      key,
      value: together.map(({ mention }) => mention.value).join(', '),
      odds: Math.min(...together.map(({ odds }) => odds)) + bothTold,
      words: together.flatMap(({ mention }) => words(mention)),
      paper,
    }
  const [first] = told
  if (key === 'property_owner_name' && first && asksForItself(paper) && isKnown('applicant_name', chosen, first.mention)) return null
  // what is told as the land's area is not what stands on it
  if (key === 'document_area_sqft' && first && Number(chosen.land_area_docs_sqft) === first.mention.squareFeet) return null
  // a company that buys builds nothing of what it buys
  if (key === 'developer_name' && first && withoutMessrs(first.mention.value) === withoutMessrs(String(chosen.applicant_name ?? '')))
    return null
  return first ? { key, value: valueOf(key, first.mention), odds: first.odds, words: words(first.mention), paper } : null
}

/** For each of these fields the mention of a paper that the words around it speak for most, however little; pure. */
export function wordedValues(
  paper: Paper,
  chosen: Chosen,
  keys: readonly MentionedField[] = mentionedKeys,
  words?: MentionWords,
): Worded[] {
  const surrounded = surroundedMentions(paper, chosen, keys)
  const facts = words ? byFact(words) : learnedFacts
  const bias = facts.get('bias') ?? []
  const surest = new Map<MentionedField, Map<string, Weighed>>(keys.map((key) => [key, new Map()]))
  for (const { mention, facts: around } of surrounded) {
    const odds = new Map<string, number>(bias)
    for (const fact of around) for (const [key, weight] of facts.get(fact) ?? []) odds.set(key, (odds.get(key) ?? 0) + weight)
    for (const [key, values] of surest) {
      const own = odds.get(key)
      if (own === undefined || !couldBe(key, mention)) continue
      const spelled = lettersAndFigures(mention.value)
      const known = values.get(spelled)
      if (!known || known.odds < own) values.set(spelled, { mention, odds: own })
    }
  }
  return [...surest].flatMap(
    ([key, values]) =>
      wordedAs(
        paper,
        chosen,
        key,
        [...values.values()].toSorted((a, b) => b.odds - a.odds),
      ) ?? [],
  )
}
