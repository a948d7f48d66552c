import { docxPictures, limits } from '@parakh/contracts'
import { strFromU8, unzipSync, type Unzipped } from 'fflate'
import { ReadFailure } from './read-failure.ts'

const bodyPart = 'word/document.xml'
const textPart = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|numbering|styles)\.xml$/u
/** A Word file with a password is an OLE container, not a zip. */
const oleSignature = [0xd0, 0xcf, 0x11, 0xe0]

/** The parts of a Word file that are read. */
export interface DocxParts {
  /** XML by the part's path. */
  texts: Record<string, string>
  /** Paths of its pictures, in the order of `docxPictures`. */
  pictures: string[]
  /** One picture's bytes. */
  picture: (path: string) => Uint8Array
}

/**
 * Unpacks what is read of a Word file; its pictures one at a time, when they are asked for.
 * @throws ReadFailure ENCRYPTED, DAMAGED, TOO_LARGE
 */
export function docxParts(bytes: Uint8Array, file: string): DocxParts {
  if (oleSignature.every((byte, i) => bytes[i] === byte)) throw new ReadFailure('ENCRYPTED', file)
  const names: string[] = []
  const unpacked = unpack(bytes, file, (name) => {
    names.push(name)
    return textPart.test(name)
  })
  const texts = Object.fromEntries(Object.entries(unpacked).map(([name, part]) => [name, strFromU8(part)]))
  // what is unpacked ends where the zip's directory says, so a wrong one cuts the text off
  if (!texts[bodyPart]?.includes('</w:document>')) throw new ReadFailure('DAMAGED', file)
  const picture = (path: string) => unpack(bytes, file, (name) => name === path)[path] ?? new Uint8Array()
  return { texts, pictures: docxPictures(names), picture }
}

function unpack(bytes: Uint8Array, file: string, wanted: (name: string) => boolean): Unzipped {
  let size = 0
  let isTooLarge = false
  try {
    const parts = unzipSync(bytes, {
      filter: (entry) => {
        if (!wanted(entry.name)) return false
        size += entry.originalSize
        isTooLarge ||= size > limits.ocr.unpackedBytes
        return !isTooLarge
      },
    })
    if (!isTooLarge) return parts
  } catch {
    throw new ReadFailure('DAMAGED', file)
  }
  throw new ReadFailure('TOO_LARGE', file)
}
