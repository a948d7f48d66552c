import type { QueueName } from '@parakh/contracts'
import type { Env } from './env.ts'
import type { Processor } from './job-context.ts'
import type { KeptReadings } from './kept-readings.ts'
import { ocrProcessor } from './ocr-processor.ts'
import { createReader } from './ocr/reader.ts'
import { reportProcessor } from './report/report-job.ts'

/** One queue's processor and how many of its jobs run at once. */
interface QueueRow<Q extends QueueName> {
  concurrency: number
  process: Processor<Q>
}

export interface Processors {
  queues: { [Q in QueueName]?: QueueRow<Q> }
  /** Ends what the processors keep warm. */
  close: () => void
}

/** Jobs that are under way at once for each page that is: they take turns, so that a short one need not wait for a long one. */
const jobsPerPage = 8

/** The processors of this program; each queue has its own workers, so a report never waits behind OCR. */
export function createProcessors(env: Env, readings: KeptReadings): Processors {
  const reader = createReader(env.TESSDATA_DIR, env.OCR_CONCURRENCY)
  return {
    queues: {
      ocr: { concurrency: env.OCR_CONCURRENCY * jobsPerPage, process: ocrProcessor(reader, readings) },
      report: { concurrency: env.REPORT_CONCURRENCY, process: reportProcessor },
    },
    close: reader.close,
  }
}
