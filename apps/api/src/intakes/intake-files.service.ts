import { Inject, Injectable } from '@nestjs/common'
import { fileKinds, kindOfType, limits, type IntakeFile } from '@parakh/contracts'
import type { FileStore, StoredFile } from '@parakh/file-store'
import { AppError } from '../http/app-error.ts'
import { FileReply } from '../http/downloads.ts'
import { saveReply } from '../http/idempotency.ts'
import type { Person } from '../http/request.ts'
import { FILES } from '../stores/files.ts'
import { IntakesService } from './intakes.service.ts'
import { IntakeTransitions } from './intake-transitions.ts'

/** An intake's documents, and the public link to each. */
@Injectable()
export class IntakeFilesService {
  constructor(
    @Inject(FILES) private readonly files: FileStore,
    private readonly intakes: IntakesService,
    private readonly transitions: IntakeTransitions,
  ) {}

  /** Documents of an intake, oldest first. */
  async list(id: string, viewer: Person): Promise<IntakeFile[]> {
    await this.intakes.get(id, viewer)
    return (await this.files.list({ kind: 'intake', of: id })).map(wireFile)
  }

  /** Adds the documents that just arrived, all or none; answers those. */
  async add(id: string, actor: Person, uploads: StoredFile[]): Promise<IntakeFile[]> {
    return this.transitions.inTurn(id, async (session) => {
      const names = uploads.map((file) => file.filename)
      await this.transitions.performIn(session, 'add_intake_files', id, actor, () => ({ changes: { files: { old: null, new: names } } }))
      await this.files.keep(
        uploads.map((file) => file._id),
        session,
        { kind: 'intake', of: id },
      )
      const kept = await this.files.list({ kind: 'intake', of: id, session })
      if (kept.length > limits.files.keptPerRecord) throw new AppError('FILES_FULL')
      return saveReply(session, uploads.map(wireFile))
    })
  }

  /** Deletes a document; its link answers 404 at once. */
  async remove(id: string, actor: Person, fileId: string): Promise<{ ok: true }> {
    await this.transitions.inTurn(id, async (session) => {
      await this.transitions.read(id, session)
      const file = await this.files.info(fileId, session)
      if (!isOf(file, id)) throw new AppError('NOT_FOUND')
      await this.transitions.performIn(session, 'delete_intake_file', id, actor, () => ({
        changes: { files: { old: file.filename, new: null } },
      }))
      await this.files.drop([fileId], session)
    })
    return { ok: true }
  }

  /** A document by its public link: the link is the right to look (design §3, Public file link). */
  async view(id: string, fileId: string): Promise<FileReply> {
    const file = await this.files.info(fileId)
    if (!isOf(file, id)) throw new AppError('NOT_FOUND')
    const kind = kindOfType(file.contentType)
    const disposition = kind && fileKinds[kind].inline ? 'inline' : 'attachment'
    return new FileReply(this.files, file, { disposition, cacheControl: 'private, no-cache', headers: publicHeaders })
  }
}

const publicHeaders = {
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
}

const isOf = (file: StoredFile | null, id: string): file is StoredFile => file?.kept === true && file.kind === 'intake' && file.of === id

const wireFile = (file: StoredFile): IntakeFile => ({
  _id: file._id,
  filename: file.filename,
  contentType: file.contentType,
  size: file.size,
  ts: file.uploaded_at.toISOString(),
})
