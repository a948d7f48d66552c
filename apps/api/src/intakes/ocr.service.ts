import { Inject, Injectable } from '@nestjs/common'
import {
  fieldOf,
  intakeFields,
  isSettled,
  jobErrors,
  jobStatus,
  ocrProgressSchema,
  ocrResultSchema,
  queues,
  role,
  type JobResult,
  type OcrProgress,
  type OcrStatus,
  type routes,
} from '@parakh/contracts'
import type { FileStore, StoredFile } from '@parakh/file-store'
import { AppError } from '../http/app-error.ts'
import { saveReply } from '../http/idempotency.ts'
import type { InputOf } from '../http/input.ts'
import type { Person } from '../http/request.ts'
import { JobClient } from '../jobs/job-client.ts'
import type { JobRecord } from '../jobs/job.schema.ts'
import { FILES } from '../stores/files.ts'
import { Mongo } from '../stores/mongo.ts'

/** Autofill as a clerk asks for it: submit, status, cancel (design §4). Only the submitter and ADMIN see a job. */
@Injectable()
export class OcrService {
  constructor(
    @Inject(FILES) private readonly files: FileStore,
    private readonly mongo: Mongo,
    private readonly jobs: JobClient,
  ) {}

  /** Queues the reading of the files that just arrived. Fields that the catalogue does not know are left out; without any, all are wanted. */
  async submit(actor: Person, uploads: StoredFile[], body: InputOf<typeof routes.ocr.submit>['body']): Promise<{ job_id: string }> {
    await this.jobs.requireQueue()
    const known = body.fields_to_extract.filter((key) => fieldOf(intakeFields, key))
    const fields = known.length ? known : intakeFields.map((field) => field.key)
    const files = uploads.map(({ _id, filename, contentType, sha256 }) => ({ file_id: _id, filename, contentType, sha256 }))
    const reply = await this.mongo.transaction(async (session) => {
      const id = await this.jobs.order('ocr', { data: { files, langs: body.langs, fields }, submittedBy: actor.id }, session)
      await this.files.keep(
        uploads.map((file) => file._id),
        session,
        { kind: 'ocr', of: id },
      )
      return saveReply(session, { job_id: id })
    })
    await this.jobs.enqueue('ocr', reply.job_id)
    return reply
  }

  /** How far a job is; with `wait` (seconds) the answer is held until something changes. */
  async status(id: string, viewer: Person, wait = 0): Promise<OcrStatus> {
    const job = await this.own(id, viewer)
    if (wait === 0 || isSettled(job.status)) return wireJob(job)
    const seen = JSON.stringify(wireJob(job))
    const changed = await this.jobs.until(id, (now) => JSON.stringify(wireJob(now)) !== seen, wait * 1_000)
    if (!changed) throw new AppError('NOT_FOUND')
    return wireJob(changed)
  }

  /** Ends a job that nobody waits for any more; one that has ended stays as it is. */
  async cancel(id: string, viewer: Person): Promise<OcrStatus> {
    await this.jobs.cancel(await this.own(id, viewer))
    return wireJob(await this.own(id, viewer))
  }

  private async own(id: string, viewer: Person): Promise<JobRecord> {
    const job = await this.jobs.find(id)
    const isMine = job !== null && job.queue === 'ocr' && (viewer.role === role.ADMIN || job.submitted_by === viewer.id)
    if (!isMine) throw new AppError('NOT_FOUND')
    return job
  }
}

const untold: OcrProgress = { stage: 'uploading', file: null, page: 0, pages: 0, percent: 0 }

/** What a job came to; one that a version before notes had finished holds the fields alone. */
const outcomeOf = (result: unknown): JobResult<'ocr'> => {
  const outcome = queues.ocr.result.safeParse(result)
  return outcome.success ? outcome.data : { fields: ocrResultSchema.parse(result ?? {}), notes: [] }
}

const wireJob = ({ status, progress, result, error, error_sentence }: JobRecord): OcrStatus => {
  const told = ocrProgressSchema.safeParse(progress)
  const base = { status, progress: { ...(told.success ? told.data : untold), ...(status === jobStatus.done ? { percent: 100 } : {}) } }
  if (status === jobStatus.done) {
    const { fields, notes } = outcomeOf(result)
    return { ...base, result: fields, ...(notes.length > 0 ? { notes } : {}) }
  }
  return error && status === jobStatus.error ? { ...base, error: error_sentence ?? jobErrors[error] } : base
}
