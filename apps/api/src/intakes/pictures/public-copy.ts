import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { kindOfType, limits, type FileKind } from '@parakh/contracts'
import type { FileStore, StoredFile } from '@parakh/file-store'
import sharp from 'sharp'
import { refusedFile } from '../../http/app-error.ts'
import { ByteReader } from './byte-reader.ts'
import { jpegParts } from './jpeg-parts.ts'
import { joined, type Parts } from './picture-parts.ts'
import { pngParts } from './png-parts.ts'
import { webpParts } from './webp-parts.ts'

const partsOf: Partial<Record<FileKind, (reader: ByteReader) => Promise<Parts | null>>> = {
  jpg: jpegParts,
  png: pngParts,
  webp: webpParts,
}

/** Whether a file is shown to the public as a copy: a picture, which may tell where it was taken. */
export const needsCopy = ({ contentType }: StoredFile): boolean => partsOf[kindOfType(contentType) ?? 'pdf'] !== undefined

/**
 * Stores, unkept, a copy of a picture without position and whatever else is said about it: the same pixels, colours and orientation.
 * One whose parts cannot be told is drawn anew. Answers the copy's id. Throws `UNREADABLE_IMAGE`.
 */
export const makePublicCopy = async (store: FileStore, file: StoredFile): Promise<string> => {
  const kind = kindOfType(file.contentType)
  const planOf = kind && partsOf[kind]
  if (!planOf) throw new Error(`${file.contentType} is no picture`)
  const reader = new ByteReader(store.open(file._id))
  const parts = await planOf(reader)
  await reader.close()
  const bytes = parts ? joined(parts.list, store.open(file._id)) : redrawn(store.open(file._id))
  try {
    const { filename, contentType } = file
    return (await store.put(bytes, { filename, contentType, kind: 'intake' }))._id
  } catch (error) {
    if (parts) throw error
    throw refusedFile('UNREADABLE_IMAGE', file.filename, error)
  }
}

// without word of it sharp keeps no metadata
async function* redrawn(original: Readable): AsyncGenerator<Uint8Array> {
  const drawer = sharp({ limitInputPixels: limits.files.maxPixels, failOn: 'error' }).autoOrient().keepIccProfile()
  const fed = pipeline(original, drawer)
  // heard of by the drawer's own end
  fed.catch(() => undefined)
  for await (const piece of drawer) yield piece as Uint8Array
  await fed
}
