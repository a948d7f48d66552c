import { limits } from '@parakh/contracts'
import sharp from 'sharp'
import { greyWithoutMarks } from './coloured-ink.ts'
import type { Grey } from './pixels.ts'
import { ReadFailure } from './read-failure.ts'

/**
 * The pixels of a jpg, png or webp in grey, upright as its Exif says, shrunk to `limits.ocr.pageSidePx` a side; more than `limits.files.maxPixels` are refused.
 * @throws ReadFailure DAMAGED, TOO_LARGE
 */
export async function readPicture(bytes: Uint8Array, file: string): Promise<Grey> {
  try {
    const picture = sharp(bytes, { limitInputPixels: limits.files.maxPixels, failOn: 'error' })
    const side = limits.ocr.pageSidePx
    const upright = picture.rotate().resize(side, side, { fit: 'inside', withoutEnlargement: true }).flatten({ background: 'white' })
    const { channels } = await picture.metadata()
    const { data, info } = await (channels < 3 ? upright.toColourspace('b-w') : upright.toColourspace('srgb'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width: info.width, height: info.height }
    return info.channels === 3 ? greyWithoutMarks({ ...pixels, channels: 3, order: 'rgb' }) : pixels
  } catch (error) {
    const tooLarge = error instanceof Error && /pixel limit|exceeds/iu.test(error.message)
    throw new ReadFailure(tooLarge ? 'TOO_LARGE' : 'DAMAGED', file)
  }
}

/** A slight blur, so that the noise of paper and camera does not become ink. */
export async function blurred(picture: Grey, sigma: number): Promise<Grey> {
  const { width, height } = picture
  const raw = sharp(picture.data, { raw: { width, height, channels: 1 } })
  const data = await raw.blur(sigma).toColourspace('b-w').raw().toBuffer()
  return { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width, height }
}
