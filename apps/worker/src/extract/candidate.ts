import type { IntakeKey } from '@parakh/contracts'
import type { Word } from '../ocr/model.ts'
import type { Labelled } from './labels/labelled.ts'
import { wordsBetween, type Flow, type Layout } from './layout/layout.ts'
import type { PaperKind } from './kinds/paper-kind.ts'

/** A paper with what all rules need to know of it. */
export interface Paper {
  layout: Layout
  kind: PaperKind
  labelled: readonly Labelled[]
  /** Row by row, as one reads a form or a table. */
  flow: Flow
  /** Column by column where there are columns: cells of several lines stand whole. */
  columns: Flow
  /** Whether it is a saved chat, whose senders are left out of the layout. */
  isChat?: boolean
}

/** What speaks for or against a candidate, each with its weight in log odds; one place for all of them. */
export const signs = {
  /** Printed with a label of the field and a separator, or in the cell beside it. */
  label: 2.4,
  /** The label is near to a known one only. */
  label_loose: 1.5,
  /** Stands below its label. */
  label_above: 1.9,
  /** Follows its label without any mark. */
  label_inline: 1.1,
  /** Found by a clause that papers of this field use for it. */
  clause: 2.3,
  /** Found by a clause that may mean something else. */
  clause_loose: 0.9,
  /** Stands where papers of this kind put it, without a label. */
  position: 1.2,
  /** The paper's kind is one that states this field. */
  kind_fits: 0.7,
  /** The paper's kind seldom states it. */
  kind_odd: -1.6,
  /** Two statements of it agree: two units, figures and words, address and PIN. */
  checked: 1.2,
  /** Its form leaves little doubt: a PIN, a date, a mobile number. */
  shaped: 0.7,
  /** Its form is unusual for the field. */
  misshapen: -1.5,
  /** The same value stands elsewhere in the paper. */
  repeated: 0.5,
  /** It stands there three times more and oftener. */
  repeated_often: 0.8,
  /** Another paper says the same. */
  agreed: 0.9,
  /** Another value of this paper has about as much for it. */
  rival: -1.1,
  /** Another paper says otherwise. */
  disputed: -0.9,
  /** The carpet area beside a larger one, which then is what is sold. */
  carpet_beside: -2.5,
  /** The carpet area where no larger one is stated. */
  carpet_alone: 0,
  /** Put together from several places. */
  composed: -0.5,
  /** A party that the deed calls by its role: "hereinafter called the Purchaser". */
  party_called: 2.5,
  /** The role stands in brackets behind the party. */
  party_bracketed: 2.3,
  /** The role stands behind a comma: "…, the buyer". */
  party_apposed: 2.1,
  /** The party stands under a heading of its role. */
  party_headed: 2.3,
  /** Only "of the one part", "of the other part" tells the role. */
  party_of_part: 1.6,
  /** Only the dealing tells the role: "in favour of", "leases to". */
  party_dealt: 1.2,
  /** A party of this role was named before. */
  party_later: -1.6,
  /** A sentence of an office tells whom its books name. */
  recorded_clause: 2.2,
  /** At the start of a line: "In favour of", "In the name of". */
  recorded_label: 2,
  /** Who paid, or asked. */
  recorded_loose: 0.9,
  /** Behind "To" at the head of a letter. */
  addressee: 1.6,
  /** A titled name on a line of its own near the head of a letter. */
  addressee_line: 1.1,
  /** "Dear Mr. …" */
  salutation: 0.7,
  /** The subject line names them. */
  subject_line: 0.4,
  /** A sentence of a letter says what they are: "our customer", "property owned by". */
  told_in_letter: 1.6,
  /** A row of a table of people. */
  people_table: 2,
  /** The second name at the first one's label. */
  second_of_list: -0.4,
  /** The owner of an office's paper at a label of its applicant. */
  owner_by_applicant: -0.6,
  /** Joint owners at labels of their own. */
  owners_joined: 0.4,
  /** A line that begins with a word of the loan ends with its kind. */
  loan_line: 1.5,
  /** A firm in the first lines of a builder's paper. */
  letterhead: 1.3,
  /** "For X Limited", above the signature of a builder's letter. */
  signed_for: 0.8,
  /** The firm that sells or promotes, as a party. */
  firm_party: 1.9,
  /** A sentence says who builds: "developed by", "project of". */
  built_by: 0.8,
  /** A mobile number beside the name and address of the buyer or borrower. */
  phone_own: 1.9,
  /** In the column for new entries, beside one for the old. */
  entry_new: 2.9,
  /** A car park that goes with the flat, without a charge. */
  parking_told: 1.7,
  /** The numbered or ticked lines under "the following documents". */
  papers_listed: 1.8,
  /** A name without title, parentage or age. */
  name_bare: -0.5,
  /** Sides as a list: each begins a line or a cell. */
  sides_listed: 2.3,
  /** Sides in a sentence. */
  sides_told: 1.9,
  /** Sides as headings of a table. */
  sides_tabled: 2.2,
  /** Lengths by direction: "East to West". */
  sides_direction: 2.3,
  sides_four: 1.2,
  sides_three: 0.1,
  /** In the schedule of what is sold. */
  schedule_sold: 0.6,
  /** In the schedule of the larger land that what is sold is a part of. */
  schedule_whole: -0.8,
  /** Sides or area of the larger land, where those of the part sold are told too. */
  sides_whole_land: -2.5,
  /** An address in the schedule of the larger land that what is sold is a part of. */
  address_whole_land: -2,
  /** An address in the schedule, or after "all that". */
  address_schedule: 2,
  /** An address that a sentence sells, allots, lets or mortgages. */
  address_sold: 1.5,
  /** An address whose owner the text does not tell. */
  address_loose: 0.5,
  /** It goes to the state or the PIN. */
  address_ended: 0.9,
  /** It has fewer parts than most. */
  address_short: -0.8,
  /** In the head of the paper, where its writer's address stands. */
  address_letterhead: -1.5,
  /** Put together from cells of their own: flat, tower, project, city. */
  cells: 2.2,
  /** In a table that sets the proposed beside the sanctioned. */
  plan_table: 2.3,
  /** Reckoned from another unit. */
  converted: -0.8,
  /** A lease without its rent. */
  lease_no_rent: -0.5,
  /** A PIN at the end of the property's address. */
  address_pin: 0.4,
} as const
export type Sign = keyof typeof signs

export type CandidateValue = string | number | string[]

/** One reading of one field. */
export interface Candidate {
  key: IntakeKey
  value: CandidateValue
  words: readonly Word[]
  signs: readonly Sign[]
  paper: Paper
}

/** The odds of a candidate's signs, before its reading is considered. */
export const weightOf = (candidate: Pick<Candidate, 'signs'>): number => candidate.signs.reduce((sum, sign) => sum + signs[sign], 0)

/** A candidate from a stretch of a flow; its value is one line, wherever the print broke it. */
export function fromFlow(
  paper: Paper,
  flow: Flow,
  key: IntakeKey,
  value: CandidateValue,
  span: { start: number; end: number },
  given: readonly Sign[],
): Candidate {
  const line = typeof value === 'string' ? value.replace(/\s+/gu, ' ') : value
  return { key, value: line, words: wordsBetween(flow, span.start, span.end), signs: given, paper }
}

/** The signs of a value that stands at a label. */
export function labelSigns({ place, exact }: Pick<Labelled, 'place' | 'exact'>): Sign[] {
  if (place === 'below') return ['label_above']
  if (place === 'inline') return ['label_inline']
  return [exact ? 'label' : 'label_loose']
}
