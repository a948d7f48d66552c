import { contentTypeOf, limits } from '@parakh/contracts'
import type { FileStore, StoredFile } from '@parakh/file-store'
import sharp from 'sharp'
import { refusedFile } from '../http/app-error.ts'

/** Makes the small copy that stands for a user: upright, without the camera's notes. The upload itself goes. Throws `UNREADABLE_IMAGE`. */
export const profilePhoto = async (files: FileStore, upload: StoredFile): Promise<string> => {
  const side = limits.images.profilePx
  const small = sharp({ limitInputPixels: limits.files.maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: limits.images.quality })
  const source = files.open(upload._id).on('error', (error) => small.destroy(error))
  const bytes = await source
    .pipe(small)
    .toBuffer()
    .catch((cause: unknown) => {
      throw refusedFile('UNREADABLE_IMAGE', upload.filename, cause)
    })
  const copy = await files.put(bytes, { filename: upload.filename, contentType: contentTypeOf('jpg'), kind: 'user_image' })
  await files.remove(upload._id)
  return copy._id
}
