import { Inject, Injectable } from '@nestjs/common'
import { fileKinds, kindOfType, limits, type IntakeFile } from '@parakh/contracts'
import type { FileStore, KeepPatch, StoredFile } from '@parakh/file-store'
import type { ClientSession } from 'mongoose'
import { AppError } from '../http/app-error.ts'
import { FileReply } from '../http/downloads.ts'
import { saveReply } from '../http/idempotency.ts'
import type { Person } from '../http/request.ts'
import { FILES } from '../stores/files.ts'
import { Mongo } from '../stores/mongo.ts'
import { IntakesService } from './intakes.service.ts'
import { IntakeTransitions } from './intake-transitions.ts'
import { makePublicCopy, needsCopy } from './pictures/public-copy.ts'

/** An intake's documents, and the public link to each. */
@Injectable()
export class IntakeFilesService {
  constructor(
    @Inject(FILES) private readonly files: FileStore,
    private readonly intakes: IntakesService,
    private readonly transitions: IntakeTransitions,
    private readonly mongo: Mongo,
  ) {}

  /** Documents of an intake, oldest first. */
  async list(id: string, viewer: Person): Promise<IntakeFile[]> {
    await this.intakes.get(id, viewer)
    return (await this.files.list({ kind: 'intake', of: id })).map(wireFile)
  }

  /** Adds the documents that just arrived, all or none; answers those. */
  async add(id: string, actor: Person, uploads: StoredFile[]): Promise<IntakeFile[]> {
    await this.intakes.get(id, actor)
    const copies = new Map<string, string>()
    try {
      for (const file of uploads) if (needsCopy(file)) copies.set(file._id, await makePublicCopy(this.files, file))
      return await this.transitions.inTurn(id, async (session) => {
        const names = uploads.map((file) => file.filename)
        await this.transitions.performIn(session, 'add_intake_files', id, actor, () => ({ changes: { files: { old: null, new: names } } }))
        for (const { _id } of uploads) await this.keep(session, _id, copies.get(_id), { kind: 'intake', of: id })
        const kept = await this.files.list({ kind: 'intake', of: id, session })
        if (kept.length > limits.files.keptPerRecord) throw new AppError('FILES_FULL')
        return saveReply(session, uploads.map(wireFile))
      })
    } catch (error) {
      // what cannot be removed now is swept later
      await Promise.allSettled([...copies.values()].map((copy) => this.files.remove(copy)))
      throw error
    }
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

  /** A document by its public link: the link is the right to look (design §3, Public file link). A picture is shown as its copy. */
  async view(id: string, fileId: string): Promise<FileReply> {
    const file = await this.files.info(fileId)
    if (!isOf(file, id)) throw new AppError('NOT_FOUND')
    const kind = kindOfType(file.contentType)
    const disposition = kind && fileKinds[kind].inline ? 'inline' : 'attachment'
    const shown = needsCopy(file) ? await this.publicCopy(file) : file
    return new FileReply(this.files, shown, { disposition, cacheControl: 'private, no-cache', headers: publicHeaders })
  }

  /** The copy of a picture for the public; made now for one that came before there were such copies. */
  private async publicCopy(file: StoredFile): Promise<StoredFile> {
    const known = file.variants[shownAs]
    const copy = known ?? (await makePublicCopy(this.files, file))
    if (!known) {
      await this.mongo.transaction(async (session) => {
        const { variants = {} } = (await this.files.info(file._id, session)) ?? {}
        // of two who look first one keeps its copy, the other's is swept
        if (!variants[shownAs]) await this.keep(session, file._id, copy)
      })
    }
    const found = await this.files.info(copy)
    if (!found) throw new AppError('NOT_FOUND')
    return found
  }

  private async keep(session: ClientSession, id: string, copy: string | undefined, patch: KeepPatch = {}): Promise<void> {
    await this.files.keep([id], session, copy === undefined ? patch : { ...patch, variants: { [shownAs]: copy } })
  }
}

const shownAs = 'public'

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
