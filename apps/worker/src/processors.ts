import type { QueueName } from '@parakh/contracts'
import type { Env } from './env.ts'
import type { Processor } from './job-context.ts'
import { ocrProcessor } from './ocr-processor.ts'
import { createReader, type Reader } from './ocr/reader.ts'
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

/** One warm reader for each OCR job that runs at once. */
function createReaderPool(tessDataDir: string | undefined) {
  const all: Reader[] = []
  const free: Reader[] = []
  const borrow = () => {
    const reader = free.pop() ?? createReader(tessDataDir)
    if (!all.includes(reader)) all.push(reader)
    return { reader, giveBack: () => void free.push(reader) }
  }
  return { borrow, close: () => all.forEach((reader) => reader.close()) }
}

/** The processors of this program; each queue has its own workers, so a report never waits behind OCR. */
export function createProcessors(env: Env): Processors {
  const readers = createReaderPool(env.TESSDATA_DIR)
  return {
    queues: {
      ocr: { concurrency: env.OCR_CONCURRENCY, process: ocrProcessor(readers.borrow) },
      report: { concurrency: env.REPORT_CONCURRENCY, process: reportProcessor },
    },
    close: readers.close,
  }
}
