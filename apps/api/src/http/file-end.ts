import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { limits, type FileKind } from '@parakh/contracts'
import sharp from 'sharp'
import type { ReadRange } from './zip-entries.ts'

const tailBytes = 64 * 1024

/**
 * Whether a file was cut off on its way: it lacks the mark that ends its kind. `size` in bytes.
 * A picture may carry more behind its end (a phone's moving photo), so without the mark it is decoded before it is refused.
 */
export const isCutOff = async (kind: FileKind, size: number, read: ReadRange, open: () => Readable): Promise<boolean> => {
  const head = await read(0, Math.min(size, tailBytes))
  if (kind === 'webp') return head.readUInt32LE(4) + 8 > size
  const tail = await read(Math.max(0, size - tailBytes), size)
  if (kind === 'pdf') return isCutPdf(head, tail)
  const endMark = imageEnds[kind]
  return endMark !== undefined && !tail.includes(endMark) && !(await decodes(open()))
}

const imageEnds: Partial<Record<FileKind, Buffer>> = { jpg: Buffer.from([0xff, 0xd9]), png: Buffer.from('IEND') }

// objects begin, and neither their index nor mere padding follows
const isCutPdf = (head: Buffer, tail: Buffer): boolean =>
  head.includes(' obj') && !tail.includes('%%EOF') && !tail.includes('startxref') && tail.some((byte) => byte !== 0)

const decodes = async (image: Readable): Promise<boolean> => {
  const decoder = sharp({ failOn: 'truncated', limitInputPixels: limits.files.maxPixels, sequentialRead: true })
  const drawn = decoder.resize(limits.images.thumbPx).toBuffer()
  const [decoded] = await Promise.allSettled([drawn, pipeline(image, decoder)])
  return decoded.status === 'fulfilled'
}
