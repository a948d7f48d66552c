import { Inject, Injectable } from '@nestjs/common'
import {
  auditAction,
  documentFileName,
  isWritingDocument,
  jobErrors,
  jobStatus,
  limits,
  queues,
  reportKind,
  type Case,
} from '@parakh/contracts'
import type { FileStore } from '@parakh/file-store'
import type { ClientSession } from 'mongoose'
import { ENV, type Env } from '../env.ts'
import { AppError } from '../http/app-error.ts'
import { FileReply } from '../http/downloads.ts'
import { Answer } from '../http/replies.ts'
import type { Person, Request, Response } from '../http/request.ts'
import { JobClient } from '../jobs/job-client.ts'
import { LOGGER, type Logger } from '../logger.ts'
import { FILES } from '../stores/files.ts'
import { documentState } from './document-state.ts'
import type { CaseRecord } from './case.schema.ts'
import { CaseTransitions } from './case-transitions.ts'
import { CasesService } from './cases.service.ts'
import { reportInput } from './report-input.ts'

/** Preview, final submit and download of a case's document. */
@Injectable()
export class DocumentService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly jobs: JobClient,
    private readonly cases: CasesService,
    private readonly transitions: CaseTransitions,
  ) {}

  /** The document as it stands, marked PREVIEW and not kept. Throws `DOCUMENT_FAILED`, or `UNAVAILABLE` when nobody writes it in time. */
  async preview(id: string, actor: Person, response: Response): Promise<FileReply> {
    await this.jobs.requireQueue()
    let jobId = ''
    const record = await this.transitions.perform('preview_doc', id, actor, {
      change: async (current, _to, session) => {
        jobId = await this.order(session, current, reportKind.preview, actor)
        return { sameTime: true }
      },
    })
    await this.jobs.enqueue('report', jobId)
    const job = await this.jobs.untilSettled(jobId, limits.report.previewWaitMs)
    if (job?.error) throw new AppError('DOCUMENT_FAILED', { msg: job.error_sentence ?? jobErrors[job.error] })
    const written = queues.report.result.safeParse(job?.result)
    const file = written.success ? await this.files.info(written.data.file_id) : null
    if (!file) {
      if (job) await this.jobs.cancel(job)
      throw new AppError('UNAVAILABLE')
    }
    response.once('close', () => void this.discard(file._id))
    return new FileReply(this.files, file, { disposition: 'attachment', filename: nameOf(record), cacheControl: 'no-store' })
  }

  /** Final submit: orders the document, or joins the order that is under way; 200 once it is written, 202 while it is not. */
  async submit(id: string, actor: Person): Promise<Answer> {
    await this.jobs.requireQueue()
    let jobId = ''
    await this.transitions.perform('submit_drafter', id, actor, {
      change: async (current, _to, session) => {
        const { document } = current
        jobId = document?.job_id ?? ''
        if (document && isWritingDocument(current.status) && document.state === documentState.ordered) return null
        jobId = await this.order(session, current, reportKind.final, actor)
        return {
          set: { document: { job_id: jobId, state: documentState.ordered, error: null, ts: new Date().toISOString(), file_id: null } },
        }
      },
    })
    await this.jobs.enqueue('report', jobId)
    const job = await this.jobs.untilSettled(jobId, limits.report.waitMs)
    if (job?.error) throw new AppError('DOCUMENT_FAILED', { msg: job.error_sentence ?? jobErrors[job.error] })
    const body: Case = await this.cases.get(id, actor)
    return new Answer(job?.status === jobStatus.done ? 200 : 202, body)
  }

  /** The case's document, told in its audit trail. Throws `NO_DOCUMENT` before there is one. */
  async download(id: string, viewer: Person, request: Request): Promise<FileReply> {
    const record = await this.cases.record(id, viewer)
    const file = record.document?.file_id ? await this.files.info(record.document.file_id) : null
    if (!record.docx_path || !file) throw new AppError('NO_DOCUMENT')
    if (request.method !== 'HEAD') {
      await this.transitions.inTurn(id, async (session) => {
        const current = await this.transitions.read(id, session)
        await this.transitions.note(session, auditAction.download_doc, current, viewer, { sameTime: true })
      })
    }
    return new FileReply(this.files, file, { disposition: 'attachment', filename: nameOf(record) })
  }

  /** Writes the order of a report down; the caller's transaction holds it. */
  async order(session: ClientSession, record: CaseRecord, kind: keyof typeof reportKind, actor: { id: string | null }): Promise<string> {
    const caseId = record._id.toHexString()
    const photos = await this.files.list({ kind: 'case_image', of: caseId, session })
    const data = { kind, case_id: caseId, report: reportInput(record, photos, this.env.AGENCY_NAME) }
    return this.jobs.order('report', { data, submittedBy: actor.id, caseId }, session)
  }

  private async discard(fileId: string): Promise<void> {
    await this.files.remove(fileId).catch((error: Error) => this.logger.debug({ file: fileId, code: error.name }, 'left to the sweep'))
  }
}

const nameOf = (record: CaseRecord): string => documentFileName(record.intake.application_number, record._id.toHexString())
