import { z } from 'zod'
import { caseImageSchema, locationSchema } from './case.ts'
import { fieldValueSchema } from './fields/field-value.ts'
import { idSchema, timeSchema } from './ids.ts'
import { ocrProgressSchema, ocrResultSchema } from './jobs.ts'
import { limits } from './limits.ts'

const values = z.record(z.string(), fieldValueSchema)

/** What an autofill came to: the fields found, and sentences for the clerk about what could not be read. */
const ocrOutcome = z.object({ fields: ocrResultSchema, notes: z.array(z.string()) })

const ocrData = z.object({
  files: z.array(z.object({ file_id: idSchema, filename: z.string(), contentType: z.string(), sha256: z.string() })).min(1),
  langs: z.array(z.string()).min(1),
  fields: z.array(z.string()),
})

/** Everything that a report prints, as it stood when it was ordered; `file_id` of an image is its copy for the report. */
export const reportInputSchema = z.object({
  agency_name: z.string(),
  application_number: z.string().nullable(),
  case_id: idSchema,
  intake: z.object({ fields: values }),
  site: z.object({ fields: values, landmark: z.string().nullable(), location: locationSchema.nullable() }),
  drafter: z.object({ fields: values }),
  images: z.array(caseImageSchema.omit({ _id: true }).extend({ file_id: idSchema })),
  agent_name: z.string().nullable(),
  drafter_name: z.string().nullable(),
  generated_on: timeSchema,
})
export type ReportInput = z.infer<typeof reportInputSchema>

const reportData = z.object({ kind: z.enum(['final', 'preview']), case_id: idSchema, report: reportInputSchema })
const reportResult = z.object({ file_id: idSchema, size: z.number().int(), sha256: z.string() })
export const reportKind = { final: 'final', preview: 'preview' } as const

/**
 * The queues, for both ends of BullMQ. In Redis a job carries nothing but its id: `data` and result live in the `jobs` collection (design §4).
 * A killed job starts again after `stalledMs`, at most `maxStalled` times; `attempts` bounds the retries of one that threw.
 */
export const queues = {
  ocr: {
    data: ocrData,
    progress: ocrProgressSchema,
    result: ocrOutcome,
    attempts: 2,
    backoffMs: 1_000,
    timeLimitMs: limits.ocr.abortAfterMs,
    keepMs: limits.ocr.keepMs,
  },
  report: {
    data: reportData,
    progress: z.object({ percent: z.number() }),
    result: reportResult,
    attempts: 3,
    backoffMs: 1_000,
    timeLimitMs: limits.report.timeMs,
    keepMs: limits.ocr.keepMs,
  },
} as const
export type QueueName = keyof typeof queues
export const allQueues = Object.keys(queues) as QueueName[]
export type JobData<Q extends QueueName> = z.infer<(typeof queues)[Q]['data']>
export type JobProgress<Q extends QueueName> = z.infer<(typeof queues)[Q]['progress']>
export type JobResult<Q extends QueueName> = z.infer<(typeof queues)[Q]['result']>

/** BullMQ's lock times, found by trying: a killed job runs again within about 6 s (design §6). */
export const queueLocks = { lockDurationMs: 6_000, stalledIntervalMs: 3_000, maxStalled: 10 } as const

/** Redis key that tells a worker that a job was cancelled. */
export const cancelKey = (jobId: string): string => `parakh:cancelled:${jobId}`
/** Prefix of every key that BullMQ writes. */
export const queuePrefix = 'parakh'
