import { caseStatusSchema, caseTimes, type Case, type CaseImage, type FieldValues, type Searchable } from '@parakh/contracts'
import { Schema, type Types } from 'mongoose'

type Head = { seq: number; hash: string }

/** Where the writing of the document stands: the job that does it, and the file once there is one. */
export type CaseDocument = {
  job_id: string
  state: NonNullable<Case['document']>['state']
  error: string | null
  ts: string
  file_id: string | null
}

/** A case as MongoDB keeps it: the wire's keys, and what nobody is sent. References to users, intakes and files are texts. */
export type CaseRecord = Pick<
  Case,
  'status' | 'intakeId' | 'intake' | 'assigned_agent' | 'assigned_drafter' | 'docx_path' | 'archived_from'
> &
  Partial<Searchable> & {
    _id: Types.ObjectId
    created_at: Date
    updated_at: Date
    /** When an action last moved the status. */
    status_since: Date
    initiator_ids: string[]
    document: CaseDocument | null
    sent_back: NonNullable<Case['sent_back']> | null
    agent_updates: { fields: FieldValues; location: { lat: number; lng: number } | null; landmark: string | null; images: CaseImage[] }
    drafter_updates: { fields: FieldValues }
    /** Head of the case's audit chain; every change moves it, so it also is what compare-and-set compares. */
    chain: Head
  }

export const CASES = 'cases'

const mixed = (initial: () => unknown) => ({ type: Schema.Types.Mixed, default: initial })
const nothing = (): null => null

export const caseSchema = new Schema<CaseRecord>(
  {
    status: { type: String, enum: caseStatusSchema.options, required: true },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
    status_since: { type: Date, required: true },
    intakeId: { type: String, required: true },
    intake: mixed(nothing),
    search: { type: [String], required: true },
    grams: { type: [String], required: true },
    initiator_ids: { type: [String], required: true },
    assigned_agent: mixed(nothing),
    assigned_drafter: mixed(nothing),
    docx_path: { type: String, default: null },
    document: mixed(nothing),
    sent_back: mixed(nothing),
    archived_from: { type: String, default: null },
    agent_updates: mixed(() => ({ fields: {}, location: null, landmark: null, images: [] })),
    drafter_updates: mixed(() => ({ fields: {} })),
    chain: mixed(nothing),
  },
  { collection: CASES, versionKey: false, minimize: false },
)

// submit of an intake makes one case
caseSchema.index({ intakeId: 1 }, { unique: true })
// lists by section, by each time that they are sorted by: of all, of an agent, of a drafter, of an initiator
for (const owner of [[], ['assigned_agent.user_id'], ['assigned_drafter.user_id'], ['initiator_ids']])
  for (const time of caseTimes) caseSchema.index({ ...Object.fromEntries(owner.map((key) => [key, 1])), status: 1, [time]: -1, _id: -1 })

/** What search alone reads of a row: left out wherever a case is read for itself. */
export const unsearched = { search: 0, grams: 0 } as const

/** Index by which a word is found, newest first. */
export const wordIndex = { grams: 1, status: 1, updated_at: -1, _id: -1 } as const
caseSchema.index(wordIndex)
