import { limits } from '@parakh/contracts'
import sharp from 'sharp'
import type { Picture } from './photos.ts'

const SOI = [0xff, 0xd8] as const
const APP0 = [0xff, 0xe0] as const
// version 1.1, no density, no thumbnail
const JFIF = Uint8Array.from([...APP0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])

/** A photo as Word takes it: an upright JPEG of at most `limits.images.reportPx` a side; null when the bytes are no picture. */
export async function readPicture(bytes: Uint8Array): Promise<Picture | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: limits.files.maxPixels, failOn: 'error' })
    const { format, width, height, orientation = 1 } = await image.metadata()
    const side = limits.images.reportPx
    if (format === 'jpeg' && orientation === 1 && Math.max(width, height) <= side) {
      await image.stats()
      return { bytes: withJfif(bytes), width, height }
    }
    const made = await image
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: limits.images.quality })
      .toBuffer({ resolveWithObject: true })
    return { bytes: withJfif(made.data), width: made.info.width, height: made.info.height }
  } catch {
    // a photo that cannot be read keeps its caption in the report
    return null
  }
}

// some readers of DOCX refuse a JPEG without this head
function withJfif(jpeg: Uint8Array): Uint8Array {
  if (jpeg[2] === APP0[0] && jpeg[3] === APP0[1]) return jpeg
  return Uint8Array.from([...SOI, ...JFIF, ...jpeg.subarray(SOI.length)])
}
