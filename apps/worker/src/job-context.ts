import type { FileStore } from '@parakh/file-store'
import type { JobData, JobErrorCode, JobProgress, JobResult, QueueName } from '@parakh/contracts'

/** What a processor gets: the job's input, where files are, a way to tell how far it is, and the signal that stops it. */
export interface JobContext<Q extends QueueName> {
  jobId: string
  data: JobData<Q>
  files: FileStore
  /** Aborted when the job was cancelled or ran out of time; the reason says which. */
  signal: AbortSignal
  progress: (progress: JobProgress<Q>) => Promise<void>
}

/** Turns a job's input into its result; writes no records. Throws `JobFailure` for what trying again would not mend. */
export type Processor<Q extends QueueName> = (context: JobContext<Q>) => Promise<JobResult<Q>>

/** A job that failed for good; `code` and `message`, a sentence for the person who ordered it, go to the API; `logCode` goes to the log. */
export class JobFailure extends Error {
  readonly code: JobErrorCode
  readonly logCode: string

  constructor(code: JobErrorCode, sentence: string, logCode: string = code) {
    super(sentence)
    this.name = 'JobFailure'
    this.code = code
    this.logCode = logCode
  }
}
