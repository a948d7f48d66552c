import { isDeepStrictEqual } from 'node:util'
import { Inject, Injectable } from '@nestjs/common'
import { limits, type CaseImage, type ImageMeta } from '@parakh/contracts'
import type { FileStore, StoredFile } from '@parakh/file-store'
import type { ClientSession } from 'mongoose'
import { AppError, invalidFields } from '../http/app-error.ts'
import { FileReply } from '../http/downloads.ts'
import { saveReply } from '../http/idempotency.ts'
import type { Person } from '../http/request.ts'
import { FILES } from '../stores/files.ts'
import type { CaseRecord } from './case.schema.ts'
import { CaseTransitions } from './case-transitions.ts'
import { CasesService } from './cases.service.ts'
import { makeCopies } from './image-copies.ts'

type Copies = Awaited<ReturnType<typeof makeCopies>>
type Images = { images: CaseImage[] }

/** Photos of the site: the original, a thumbnail and a copy for the report of each. */
@Injectable()
export class CaseImagesService {
  constructor(
    @Inject(FILES) private readonly files: FileStore,
    private readonly cases: CasesService,
    private readonly transitions: CaseTransitions,
  ) {}

  /** Adds the photos that just arrived, all or none; `meta` stands in the order of the files. */
  async add(id: string, actor: Person, photos: StoredFile[], meta: ImageMeta[] = []): Promise<Images> {
    if (meta.length > photos.length) {
      throw invalidFields([{ key: 'meta', label: 'Meta', problem: 'has more entries than there are files' }])
    }
    const copies: Copies[] = []
    try {
      for (const photo of photos) copies.push(await makeCopies(this.files, photo))
      return await this.transitions.inTurn(id, async (session) => {
        const images = await this.addIn(
          session,
          id,
          actor,
          photos.map((photo, at) => newImage(photo, meta[at])),
        )
        for (const [at, photo] of photos.entries()) await this.keep(session, id, photo, copies[at])
        return saveReply(session, { images })
      })
    } catch (error) {
      // what cannot be removed now is swept later
      await Promise.allSettled(copies.flatMap(({ thumb, report }) => [this.files.remove(thumb), this.files.remove(report)]))
      throw error
    }
  }

  /** Changes what is said of a photo; keys that are not named stay. */
  async patch(id: string, actor: Person, imageId: string, meta: ImageMeta): Promise<CaseImage> {
    const done = await this.transitions.perform('edit_image', id, actor, {
      find: (current) => void imageOf(current, imageId),
      change: (current) => {
        const { at, image } = imageOf(current, imageId)
        const next = withMeta(image, meta)
        if (isDeepStrictEqual(next, image)) return null
        return { set: { [`agent_updates.images.${at}`]: next }, changes: { images: { old: told(image), new: told(next) } } }
      },
    })
    return imageOf(done, imageId).image
  }

  /** Deletes a photo with its copies. */
  async remove(id: string, actor: Person, imageId: string): Promise<{ ok: true }> {
    await this.transitions.perform('delete_image', id, actor, {
      find: (current) => void imageOf(current, imageId),
      change: async (current, _to, session) => {
        const { image } = imageOf(current, imageId)
        await this.files.drop([imageId], session)
        const images = current.agent_updates.images.filter((one) => one._id !== imageId)
        return { set: { 'agent_updates.images': images }, changes: { images: { old: image.filename, new: null } } }
      },
    })
    return { ok: true }
  }

  /** A photo of a case that the viewer sees, as taken or as one of its copies. */
  async open(id: string, viewer: Person, imageId: string, size: keyof Copies | undefined): Promise<FileReply> {
    const { image } = imageOf(await this.cases.record(id, viewer), imageId)
    const original = await this.files.info(image._id)
    const copy = size ? original?.variants[size] : undefined
    const file = copy ? await this.files.info(copy) : original
    if (!file) throw new AppError('NOT_FOUND')
    return new FileReply(this.files, file, { disposition: 'inline', filename: image.filename })
  }

  private async addIn(session: ClientSession, id: string, actor: Person, added: CaseImage[]): Promise<CaseImage[]> {
    const done = await this.transitions.performIn(session, 'add_images', id, actor, {
      change: (current) => {
        const images = [...current.agent_updates.images, ...added]
        if (images.length > limits.files.keptPerRecord) throw new AppError('FILES_FULL')
        return { set: { 'agent_updates.images': images }, changes: { images: { old: null, new: added.map((image) => image.filename) } } }
      },
    })
    return done.agent_updates.images
  }

  private async keep(session: ClientSession, id: string, photo: StoredFile, variants: Copies | undefined): Promise<void> {
    await this.files.keep([photo._id], session, { kind: 'case_image', of: id, ...(variants ? { variants } : {}) })
  }
}

const imageOf = (record: CaseRecord, imageId: string): { at: number; image: CaseImage } => {
  const at = record.agent_updates.images.findIndex((one) => one._id === imageId)
  const image = record.agent_updates.images[at]
  if (!image) throw new AppError('NOT_FOUND')
  return { at, image }
}

const newImage = (photo: StoredFile, meta: ImageMeta = {}): CaseImage =>
  withMeta({ _id: photo._id, filename: photo.filename, caption: null, shot: null, taken_at: null, location: null }, meta)

const withMeta = (image: CaseImage, meta: ImageMeta): CaseImage => ({
  ...image,
  caption: meta.caption === undefined ? image.caption : meta.caption || null,
  shot: meta.shot === undefined ? image.shot : meta.shot || null,
  taken_at: meta.taken_at === undefined ? image.taken_at : meta.taken_at,
  location: meta.location === undefined ? image.location : meta.location,
})

// the audit names photos as people do
const told = ({ _id, ...image }: CaseImage): Omit<CaseImage, '_id'> => image
