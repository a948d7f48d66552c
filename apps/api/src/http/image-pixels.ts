import type { ReadRange } from './zip-entries.ts'

/** Width and height in pixels as an image's header tells them, without decoding; null where it has none. `size` in bytes. */
export const imagePixels = async (size: number, read: ReadRange): Promise<{ width: number; height: number } | null> => {
  const head = await read(0, Math.min(size, 64 * 1024))
  if (head.length >= 24 && head.readUInt32BE(0) === 0x89504e47) return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
  if (head.length >= 30 && head.toString('latin1', 8, 12) === 'WEBP') return webpPixels(head)
  if (head.length >= 4 && head.readUInt16BE(0) === 0xffd8) return jpegPixels(size, head, read)
  return null
}

const webpPixels = (head: Buffer): { width: number; height: number } | null => {
  const chunk = head.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8 ') return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
  if (chunk !== 'VP8L') return null
  const bits = head.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

const windowBytes = 64 * 1024
const segmentsMax = 2_000

// hops from marker to marker: a phone puts large segments before the frame header
const jpegPixels = async (size: number, head: Buffer, read: ReadRange): Promise<{ width: number; height: number } | null> => {
  let [from, view] = [0, head]
  let at = 2
  for (let hop = 0; hop < segmentsMax && at + 9 <= size; hop += 1) {
    if (at + 9 > from + view.length || at < from) {
      from = at
      view = await read(at, Math.min(size, at + windowBytes))
    }
    const local = at - from
    if (local + 9 > view.length || view[local] !== 0xff) return null
    const marker = view[local + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { height: view.readUInt16BE(local + 5), width: view.readUInt16BE(local + 7) }
    else if (marker === 0xd9 || marker === 0xda) return null
    else at += marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7) ? 2 : 2 + view.readUInt16BE(local + 2)
  }
  return null
}

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
