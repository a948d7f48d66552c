import type { ByteReader } from './byte-reader.ts'
import { exifOf, orientationOf } from './exif-orientation.ts'
import { Parts } from './picture-parts.ts'

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe, app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee, app15: 0xef } as const
const exifHeader = 'Exif\0\0'
const keptHeaders: Partial<Record<number, string>> = {
  [marker.app0]: 'JFIF\0',
  [marker.app2]: 'ICC_PROFILE\0',
  [marker.app14]: 'Adobe',
}

/** A JPEG without what is said about it: the picture, its colours and its orientation. Null where it cannot be followed to its end. */
export const jpegParts = async (reader: ByteReader): Promise<Parts | null> => {
  const parts = new Parts()
  const head = await reader.take(2)
  if (head?.readUInt16BE(0) !== 0xff00 + marker.start) return null
  parts.keep(0, 2)
  for (let hasExif = false; ;) {
    const start = reader.at
    const kind = await markerKind(reader)
    if (kind === null) return null
    if (kind === marker.end) {
      parts.put(Buffer.from([0xff, marker.end]))
      return parts
    }
    if (isAlone(kind)) continue
    const length = (await reader.take(2))?.readUInt16BE(0)
    const body = length === undefined || length < 2 ? null : await reader.take(length - 2)
    if (!body) return null
    if (kind === marker.scan) {
      if (!(await skipScan(reader))) return null
      parts.keep(start, reader.at)
    } else if (isKept(kind, body)) {
      parts.keep(start, reader.at)
    } else if (kind === marker.app1 && !hasExif && body.toString('latin1', 0, exifHeader.length) === exifHeader) {
      hasExif = true
      const orientation = orientationOf(body)
      if (orientation > 1) parts.put(exifSegment(orientation))
    }
  }
}

/** The kind of the marker that comes next, past the bytes that may fill up before it. */
const markerKind = async (reader: ByteReader): Promise<number | null> => {
  const first = (await reader.take(1))?.[0]
  if (first !== 0xff) return null
  for (;;) {
    const kind = (await reader.take(1))?.[0]
    if (kind === undefined || kind === 0) return null
    if (kind !== 0xff) return kind
  }
}

// restart marks outside of a scan, and TEM, mean nothing
const isAlone = (kind: number): boolean => kind === 0x01 || isRestart(kind)
const isRestart = (kind: number): boolean => kind >= 0xd0 && kind <= 0xd7

const isKept = (kind: number, body: Buffer): boolean => {
  if (kind === marker.comment) return false
  if (kind < marker.app0 || kind > marker.app15) return true
  const header = keptHeaders[kind]
  return header !== undefined && body.toString('latin1', 0, header.length) === header
}

/** Goes to the marker that ends a scan; false where the file ends before. */
const skipScan = async (reader: ByteReader): Promise<boolean> => {
  for (;;) {
    if (!(await reader.skipTo(0xff))) return false
    const next = (await reader.peek(2))?.[1]
    if (next === undefined) return false
    if (next !== 0 && next !== 0xff && !isRestart(next)) return true
    await reader.skip(next === 0xff ? 1 : 2)
  }
}

const exifSegment = (orientation: number): Buffer => {
  const body = Buffer.concat([Buffer.from(exifHeader, 'latin1'), exifOf(orientation)])
  const head = Buffer.from([0xff, marker.app1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
