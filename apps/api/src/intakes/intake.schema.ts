import { intakeStatusSchema, type Intake, type Searchable } from '@parakh/contracts'
import { Schema, type Types } from 'mongoose'
import type { ChainHead } from '../audit/audit.ts'

/** An intake as MongoDB keeps it: the wire's keys, who submitted it, and the head of its audit chain. */
export type IntakeRecord = Pick<Intake, 'status' | 'archived' | 'case_id' | 'initiator' | 'fields' | 'field_meta' | 'extra'> &
  Partial<Searchable> & {
    _id: Types.ObjectId
    submitted_by: string | null
    created_at: Date
    updated_at: Date
    chain: ChainHead
    /** Moves with every change, so it is what compare-and-set compares. */
    revision: number
  }

export const INTAKES = 'intakes'

export const intakeSchema = new Schema<IntakeRecord>(
  {
    status: { type: String, enum: intakeStatusSchema.options, required: true },
    archived: { type: Boolean, required: true },
    case_id: { type: String, default: null },
    initiator: { type: Schema.Types.Mixed, required: true },
    submitted_by: { type: String, default: null },
    fields: { type: Schema.Types.Mixed, required: true },
    search: { type: [String], required: true },
    grams: { type: [String], required: true },
    field_meta: { type: Schema.Types.Mixed, required: true },
    extra: { type: Schema.Types.Mixed, required: true },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
    chain: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
  },
  { collection: INTAKES, versionKey: false, minimize: false },
)

// lists: archived or not, all or the open ones, newest first or by creation
for (const time of ['updated_at', 'created_at']) intakeSchema.index({ archived: 1, status: 1, [time]: -1, _id: -1 })

/** What search alone reads of a row: left out wherever an intake is read for itself. */
export const unsearched = { search: 0, grams: 0 } as const

/** Index by which a word is found, newest first. */
export const wordIndex = { grams: 1, archived: 1, status: 1, updated_at: -1, _id: -1 } as const
intakeSchema.index(wordIndex)
