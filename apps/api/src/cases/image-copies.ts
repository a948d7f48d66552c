import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { limits } from '@parakh/contracts'
import type { FileStore, StoredFile } from '@parakh/file-store'
import sharp, { type Sharp } from 'sharp'
import { refusedFile } from '../http/app-error.ts'

const { thumbPx, reportPx, quality } = limits.images
sharp.cache(false)

/** Copies of a photo, unkept: upright, for thumbnails and for the report, without position or any other metadata. Throws `UNREADABLE_IMAGE`. */
export const makeCopies = async (store: FileStore, photo: StoredFile): Promise<{ thumb: string; report: string }> => {
  const report = await upright(store, photo)
  const thumb = await fitted(sharp(report), thumbPx).toBuffer()
  const name = { filename: photo.filename, contentType: 'image/jpeg', kind: 'case_image' } as const
  const [kept, small] = [await store.put(report, name), await store.put(thumb, name)]
  return { thumb: small._id, report: kept._id }
}

const upright = async (store: FileStore, photo: StoredFile): Promise<Buffer> => {
  const decoder = fitted(sharp({ limitInputPixels: limits.files.maxPixels, failOn: 'error', sequentialRead: true }).autoOrient(), reportPx)
  try {
    const [bytes] = await Promise.all([buffer(decoder), pipeline(store.open(photo._id), decoder)])
    return bytes
  } catch (error) {
    throw refusedFile('UNREADABLE_IMAGE', photo.filename, error)
  }
}

const fitted = (image: Sharp, px: number): Sharp =>
  image.resize({ width: px, height: px, fit: 'inside', withoutEnlargement: true }).flatten({ background: 'white' }).jpeg({ quality })
