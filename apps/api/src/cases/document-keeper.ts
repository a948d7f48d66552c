import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import {
  allCaseStatuses,
  auditAction,
  decide,
  isSettled,
  isWritingDocument,
  jobErrors,
  limits,
  reportKind,
  system,
} from '@parakh/contracts'
import type { FileStore } from '@parakh/file-store'
import type { ClientSession, Model } from 'mongoose'
import { JobClient } from '../jobs/job-client.ts'
import { JobLedger, type Outcome } from '../jobs/job-ledger.ts'
import type { JobRecord } from '../jobs/job.schema.ts'
import { JobSweep } from '../jobs/job-sweep.ts'
import { FILES } from '../stores/files.ts'
import { Mongo } from '../stores/mongo.ts'
import { CASES, unsearched, type CaseRecord } from './case.schema.ts'
import { CaseTransitions } from './case-transitions.ts'
import { DocumentService } from './document.service.ts'
import { documentState } from './document-state.ts'

const writing = allCaseStatuses.filter(isWritingDocument)

/** What becomes of an ordered document: kept as the case's, or the reason why not; ordered again where a crash lost the order. */
@Injectable()
export class DocumentKeeper implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    @InjectModel(CASES) private readonly cases: Model<CaseRecord>,
    @Inject(FILES) private readonly files: FileStore,
    private readonly mongo: Mongo,
    private readonly jobs: JobClient,
    private readonly ledger: JobLedger,
    private readonly sweep: JobSweep,
    private readonly documents: DocumentService,
    private readonly transitions: CaseTransitions,
  ) {}

  // before anything listens for the ends of jobs
  onModuleInit(): void {
    this.ledger.onSettled('report', (job, outcome, session) => this.settled(job, outcome, session))
  }

  onApplicationBootstrap(): void {
    this.sweep.every('documents', limits.report.reorderAfterMs, () => this.reorder())
  }

  /** Orders the document again for each case that waits for one and has no living job. */
  async reorder(olderThanMs: number = limits.report.reorderAfterMs): Promise<void> {
    const waiting = { status: { $in: writing }, updated_at: { $lt: new Date(Date.now() - olderThanMs) } }
    const found = await this.cases
      .find({ ...waiting, 'document.state': { $ne: documentState.failed } }, { document: 1 })
      .lean<CaseRecord[]>()
    for (const { _id, document } of found) {
      const job = document && (await this.jobs.find(document.job_id))
      if (!job || isSettled(job.status)) await this.orderAgain(_id.toHexString(), document?.job_id)
    }
  }

  private async orderAgain(id: string, lostJob: string | undefined): Promise<void> {
    const jobId = await this.mongo.transaction(async (session) => {
      const current = await this.transitions.read(id, session)
      if (!isWritingDocument(current.status) || current.document?.job_id !== lostJob) return null
      const ordered = await this.documents.order(session, current, reportKind.final, system)
      const document = { job_id: ordered, state: documentState.ordered, error: null, ts: new Date().toISOString(), file_id: null }
      await this.cases.updateOne({ _id: id, status: current.status }, { $set: { document } }, { session })
      return ordered
    })
    if (jobId) await this.jobs.enqueue('report', jobId)
  }

  private async settled(job: JobRecord<'report'>, outcome: Outcome<'report'>, session: ClientSession): Promise<void> {
    if (job.data.kind !== reportKind.final) return
    const record = await this.cases.findById(job.data.case_id, unsearched, { session }).lean<CaseRecord>()
    // an order that another one took the place of
    if (!record?.document || record.document.job_id !== job._id.toHexString()) return
    if ('error' in outcome) return this.failed(record, outcome.sentence, session)
    const isThere = await this.files.info(outcome.result.file_id, session)
    if (!isThere) return this.failed(record, jobErrors.REPORT_FAILED, session)
    await this.written(record, outcome.result.file_id, session)
  }

  private async written(record: CaseRecord, fileId: string, session: ClientSession): Promise<void> {
    if ('refused' in decide('finish_doc', system, record)) return
    const id = record._id.toHexString()
    const path = `/cases/${id}/doc`
    const document = { ...record.document, state: documentState.written, error: null, ts: new Date().toISOString(), file_id: fileId }
    await this.files.keep([fileId], session, { kind: 'document', of: id })
    await this.transitions.performIn(session, 'finish_doc', id, system, {
      change: (current) => ({
        set: { document, docx_path: path },
        changes: { docx_path: { old: current.docx_path, new: path } },
      }),
    })
  }

  private async failed(record: CaseRecord, reason: string, session: ClientSession): Promise<void> {
    const document = { ...record.document, state: documentState.failed, error: reason, ts: new Date().toISOString() }
    const changes = { document: { old: null, new: reason } }
    await this.transitions.note(session, auditAction.fail_doc, record, system, { set: { document }, changes })
  }
}
