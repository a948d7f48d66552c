import { limits } from '@parakh/contracts'
import sharp from 'sharp'
import { greyWithoutMarks } from './coloured-ink.ts'
import { asPositive } from './negative.ts'
import type { Grey } from './pixels.ts'
import { ReadFailure } from './read-failure.ts'

/** How much smaller a picture is made: to the longest side of a page, or, where it is a long strip as a telephone saves a whole chat, to a page's area. */
function scaleOf(width: number, height: number): number {
  const { pageSidePx, pagePixels } = limits.ocr
  return Math.min(1, Math.max(pageSidePx / Math.max(width, height), Math.sqrt(pagePixels / (width * height))))
}

/**
 * The pixels of a jpg, png or webp in grey, upright as its Exif says, shrunk to `limits.ocr.pageSidePx` a side or to `limits.ocr.pagePixels`; more than `limits.files.maxPixels` are refused.
 * @throws ReadFailure DAMAGED, TOO_LARGE
 */
export async function readPicture(bytes: Uint8Array, file: string): Promise<Grey> {
  try {
    const picture = sharp(bytes, { limitInputPixels: limits.files.maxPixels, failOn: 'error' })
    const { channels, width, height } = await picture.metadata()
    const side = Math.round(Math.max(width, height) * scaleOf(width, height))
    const upright = picture.rotate().resize(side, side, { fit: 'inside', withoutEnlargement: true }).flatten({ background: 'white' })
    const { data, info } = await (channels < 3 ? upright.toColourspace('b-w') : upright.toColourspace('srgb'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width: info.width, height: info.height }
    return info.channels === 3 ? greyWithoutMarks({ ...pixels, channels: 3, order: 'rgb' }) : asPositive(pixels)
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
