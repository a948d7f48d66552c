import { crc32 } from 'node:zlib'
import type { ByteReader } from './byte-reader.ts'
import { exifOf, orientationOf } from './exif-orientation.ts'
import { Parts } from './picture-parts.ts'

const signature = '89504e470d0a1a0a'
// the picture, its colours, its frames and how large a pixel is; no text, no time, nothing unknown
const keptChunks = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '))
const aroundBytes = 12
const exifMax = 1024 * 1024

/** A PNG without what is said about it: the picture, its colours and its orientation. Null where it cannot be followed to its end. */
export const pngParts = async (reader: ByteReader): Promise<Parts | null> => {
  const parts = new Parts()
  if ((await reader.take(8))?.toString('hex') !== signature) return null
  parts.keep(0, 8)
  for (;;) {
    const start = reader.at
    const head = await reader.take(8)
    if (!head) return null
    const length = head.readUInt32BE(0)
    const type = head.toString('latin1', 4, 8)
    if (type === 'eXIf') {
      const body = length > exifMax ? null : await reader.take(length)
      if (!body || !(await reader.skip(4))) return null
      const orientation = orientationOf(body)
      if (orientation > 1) parts.put(exifChunk(orientation))
      continue
    }
    // an unknown chunk without which no picture can be drawn
    if (!keptChunks.has(type) && /^[A-Z]/.test(type)) return null
    if (!(await reader.skip(length + 4))) return null
    if (keptChunks.has(type)) parts.keep(start, start + length + aroundBytes)
    if (type === 'IEND') return parts
  }
}

const exifChunk = (orientation: number): Buffer => {
  const body = Buffer.concat([Buffer.from('eXIf', 'latin1'), exifOf(orientation)])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(body.length - 4, 0)
  around.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
}
