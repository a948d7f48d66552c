import {
  allQueues,
  jobStatusSchema,
  type JobData,
  type JobErrorCode,
  type JobProgress,
  type JobResult,
  type JobStatus,
  type QueueName,
} from '@parakh/contracts'
import { Schema, type Types } from 'mongoose'

/** A job as MongoDB keeps it; its `_id` is the id of BullMQ's job (design §4). */
export type JobRecord<Q extends QueueName = QueueName> = {
  _id: Types.ObjectId
  queue: Q
  data: JobData<Q>
  status: JobStatus
  progress: JobProgress<Q> | null
  result: JobResult<Q> | null
  error: JobErrorCode | null
  /** The same for the person, naming the file. */
  error_sentence: string | null
  submitted_by: string | null
  case_id: string | null
  created_at: Date
  ended_at: Date | null
}

export const JOBS = 'jobs'

export const jobSchema = new Schema<JobRecord>(
  {
    queue: { type: String, enum: allQueues, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    status: { type: String, enum: jobStatusSchema.options, required: true },
    progress: { type: Schema.Types.Mixed, default: null },
    result: { type: Schema.Types.Mixed, default: null },
    error: { type: String, default: null },
    error_sentence: { type: String, default: null },
    submitted_by: { type: String, default: null },
    case_id: { type: String, default: null },
    created_at: { type: Date, required: true },
    ended_at: { type: Date, default: null },
  },
  { collection: JOBS, minimize: false, versionKey: false },
)
  // sweep: unsettled jobs, oldest first
  .index({ status: 1, created_at: 1 })
  // sweep: what is past its day, per queue
  .index({ queue: 1, created_at: 1 })
