import sharp from 'sharp'
import { bound, type Leaf } from './ageing/bound.ts'
import type { Bits } from './ageing/fax.ts'
import { pictureOf, type Sheet } from './ageing/sheet.ts'
import type { Chance } from './chance.ts'

/** A file as it comes to the desk. */
export type MadeFile = { bytes: Uint8Array; extension: string; tags: string[] }

type Packing = { chance: Chance; dpi: number; isGrey: boolean; quality: number; tags: string[]; isPhoto?: boolean }

/** Pages as scanners and telephones save them: one page as a picture or a PDF, several as a PDF. */
export const asPicture = async (sheets: readonly Sheet[], packing: Packing): Promise<MadeFile> => {
  const { chance, isPhoto, tags } = packing
  const extension =
    sheets.length > 1 ? 'pdf' : chance.pick(isPhoto ? ['jpg', 'jpg', 'jpg', 'jpeg', 'webp'] : ['pdf', 'pdf', 'jpg', 'png', 'webp'])
  const [first] = sheets
  if (extension === 'pdf' || !first) return { bytes: await asPdf(sheets, packing), extension: 'pdf', tags }
  if (isPhoto) return telephoned(first, extension, packing)
  const picture = packing.isGrey ? pictureOf(first).toColourspace('b-w') : pictureOf(first)
  if (extension === 'png') return { bytes: await picture.png({ compressionLevel: 4 }).toBuffer(), extension, tags }
  if (extension === 'webp') return { bytes: await picture.webp({ quality: packing.quality, effort: 1 }).toBuffer(), extension, tags }
  return { bytes: await picture.jpeg({ quality: packing.quality }).withMetadata({ density: packing.dpi }).toBuffer(), extension, tags }
}

const asPdf = async (sheets: readonly Sheet[], { dpi, isGrey, quality }: Packing): Promise<Buffer> => {
  const leaves: Leaf[] = []
  for (const sheet of sheets) {
    const picture = isGrey ? pictureOf(sheet).toColourspace('b-w') : pictureOf(sheet)
    const jpeg = await picture.jpeg({ quality }).toBuffer()
    leaves.push({ picture: { jpeg, channels: isGrey ? 1 : 3 }, width: sheet.width, height: sheet.height, dpi: [dpi, dpi] })
  }
  return bound(leaves)
}

/** The turns that a telephone writes into Exif (orientation), with the turn that makes such a picture upright. */
const heldTurns = [
  { orientation: 6, turn: 90 },
  { orientation: 8, turn: 270 },
  { orientation: 3, turn: 180 },
] as const

/** A photograph: held sideways, with or without word of it in Exif, as often as people do. */
const telephoned = async (sheet: Sheet, extension: string, { chance, quality, tags }: Packing): Promise<MadeFile> => {
  const held = chance.happens(0.45) ? chance.pick(heldTurns) : undefined
  const isTold = held !== undefined && chance.happens(0.7)
  const turned = held ? pictureOf(sheet).rotate(360 - held.turn) : pictureOf(sheet)
  const raw = await turned.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
  const told = sharp(raw).withMetadata(isTold ? { orientation: held.orientation } : {})
  const bytes = await (extension === 'webp' ? told.webp({ quality, effort: 1 }) : told.jpeg({ quality })).toBuffer()
  return { bytes, extension, tags: [...tags, ...(isTold ? ['exif-turn'] : held ? [`turned${held.turn}`] : [])] }
}

type BitPacking = { chance: Chance; dpi: readonly [number, number]; tags: string[] }

/** Pages of black and white: one page now and then as a PNG, else a PDF. */
export const asBits = async (pages: readonly Bits[], { chance, dpi, tags }: BitPacking): Promise<MadeFile> => {
  const [first] = pages
  if (first && pages.length === 1 && dpi[0] === dpi[1] && chance.happens(0.3)) {
    const png = sharp(unpacked(first), { raw: { width: first.width, height: first.height, channels: 1 } }).png({
      palette: true,
      colours: 2,
    })
    return { bytes: await png.toBuffer(), extension: 'png', tags }
  }
  const leaves = pages.map(({ bits, width, height }): Leaf => ({ picture: { bits }, width, height, dpi }))
  return { bytes: bound(leaves), extension: 'pdf', tags }
}

const unpacked = ({ bits, width, height }: Bits): Buffer => {
  const stride = Math.ceil(width / 8)
  const pixels = Buffer.alloc(width * height)
  for (let at = 0; at < pixels.length; at += 1) {
    const x = at % width
    const y = (at - x) / width
    pixels[at] = ((bits[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0
  }
  return pixels
}
