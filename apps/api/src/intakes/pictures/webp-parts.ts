import type { ByteReader } from './byte-reader.ts'
import { exifOf, orientationOf } from './exif-orientation.ts'
import { Parts, type Part } from './picture-parts.ts'

const pictureChunks = new Set(['VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM'])
const frameChunks = new Set(['VP8 ', 'VP8L', 'ALPH'])
const flags = { exif: 0x08, xmp: 0x04 } as const
const headBytes = 12
const frameHeadBytes = 16
const exifMax = 1024 * 1024

/** A WebP without what is said about it: the picture, its colours, frames and orientation. Null where it cannot be followed to its end. */
export const webpParts = async (reader: ByteReader): Promise<Parts | null> => {
  const head = await reader.take(headBytes)
  if (head?.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8) !== 'WEBP') return null
  const end = head.readUInt32LE(4) + 8
  const inner = new Parts()
  let extended: Buffer | null = null
  let orientation = 1
  while (reader.at < end) {
    const start = reader.at
    const chunk = await chunkHead(reader)
    if (!chunk) return null
    if (chunk.type === 'VP8X' || chunk.type === 'EXIF') {
      const body = chunk.length > exifMax ? null : await reader.take(chunk.padded)
      if (!body) return null
      if (chunk.type === 'VP8X') extended = body
      else if (orientation === 1) orientation = orientationOf(body)
      continue
    }
    const isSound = chunk.type === 'ANMF' ? await isFrame(reader, chunk.padded) : await reader.skip(chunk.padded)
    if (!isSound) return null
    if (chunk.type === 'ANMF' || pictureChunks.has(chunk.type)) inner.keep(start, start + 8 + chunk.padded)
  }
  return inner.list.length > 0 ? assembled(inner, extended, orientation) : null
}

type ChunkHead = { type: string; length: number; padded: number }

const chunkHead = async (reader: ByteReader): Promise<ChunkHead | null> => {
  const head = await reader.take(8)
  if (!head) return null
  const length = head.readUInt32LE(4)
  return { type: head.toString('latin1', 0, 4), length, padded: length + (length % 2) }
}

/** Goes over a frame of an animation; false where it holds more than its picture. */
const isFrame = async (reader: ByteReader, length: number): Promise<boolean> => {
  const end = reader.at + length
  if (!(await reader.skip(frameHeadBytes))) return false
  while (reader.at < end) {
    const chunk = await chunkHead(reader)
    if (!chunk || !frameChunks.has(chunk.type) || !(await reader.skip(chunk.padded))) return false
  }
  return reader.at === end
}

// a picture without the extended head has no place for an orientation, and never told one
const assembled = (inner: Parts, extended: Buffer | null, orientation: number): Parts => {
  const isTurned = extended !== null && orientation > 1
  const around: Part[] = []
  if (extended) {
    const body = Buffer.from(extended)
    body[0] = ((body[0] ?? 0) & ~(flags.exif | flags.xmp)) | (isTurned ? flags.exif : 0)
    around.push(chunkOf('VP8X', body))
  }
  const parts = new Parts()
  for (const part of [...around, ...inner.list, ...(isTurned ? [chunkOf('EXIF', exifOf(orientation))] : [])]) {
    if (Buffer.isBuffer(part)) parts.put(part)
    else parts.keep(part.start, part.end)
  }
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(parts.size + 4, 4)
  parts.list.unshift(head)
  return parts
}

const chunkOf = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(type, 0, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
