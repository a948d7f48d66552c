import { AlignmentType, ImageRun, LineRuleType, PageBreak, Paragraph, type Table, TableRow } from 'docx'
import { colours, contentWidth, sizes } from './look.ts'
import type { Photo } from './section.ts'
import { cell, fixedTable } from './tables.ts'
import { line } from './words.ts'

/** A photo's bytes ready for Word, with its size in pixels. */
export interface Picture {
  bytes: Uint8Array
  width: number
  height: number
}

const PER_PAGE = 4
const PER_ROW = 2
const DXA_PER_PIXEL = 15
const CELL = Math.floor(contentWidth / PER_ROW)
// two rows with their captions and the heading fill an A4 page
const BOX = { width: Math.floor((CELL - 200) / DXA_PER_PIXEL), height: Math.floor(5600 / DXA_PER_PIXEL) }

/** Photos two to a row and four to a page, each whole and unwarped in its box; a missing one keeps its caption. */
export function photoTables(photos: readonly Photo[], pictures: ReadonlyMap<string, Picture>): (Table | Paragraph)[] {
  const pages = Array.from({ length: Math.ceil(photos.length / PER_PAGE) }, (_, at) => photos.slice(at * PER_PAGE, (at + 1) * PER_PAGE))
  return pages.flatMap((some, at) => [...(at > 0 ? [new Paragraph({ children: [new PageBreak()] })] : []), photoTable(some, pictures)])
}

function photoTable(photos: readonly Photo[], pictures: ReadonlyMap<string, Picture>): Table {
  const rows = Array.from({ length: Math.ceil(photos.length / PER_ROW) }, (_, at) => photos.slice(at * PER_ROW, (at + 1) * PER_ROW))
  return fixedTable(
    [CELL, CELL],
    rows.flatMap((some) => {
      const blank = Array.from({ length: PER_ROW - some.length }, () => cell([line('')], CELL))
      const images = some.map((photo) => cell([image(photo, pictures.get(photo.fileId))], CELL))
      const below = some.map((photo) => cell(captions(photo), CELL, { fill: colours.label }))
      return [
        new TableRow({ cantSplit: true, keepNext: true, children: [...images, ...blank] }),
        new TableRow({ cantSplit: true, children: [...below, ...blank] }),
      ]
    }),
  )
}

function image(photo: Photo, picture: Picture | undefined): Paragraph {
  if (!picture) return line('The picture is not available.', { color: colours.quiet, italics: true }, { alignment: AlignmentType.CENTER })
  const scale = Math.min(BOX.width / picture.width, BOX.height / picture.height)
  const transformation = { width: Math.max(1, Math.round(picture.width * scale)), height: Math.max(1, Math.round(picture.height * scale)) }
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { before: 60, after: 60, line: 240, lineRule: LineRuleType.AUTO },
    keepNext: true,
    children: [
      new ImageRun({
        type: 'jpg',
        data: picture.bytes,
        transformation,
        altText: { name: photo.caption, title: photo.caption, description: photo.caption },
      }),
    ],
  })
}

function captions(photo: Photo): Paragraph[] {
  const centred = { alignment: AlignmentType.CENTER }
  const caption = line(photo.caption, { bold: true }, centred)
  return photo.detail === '' ? [caption] : [caption, line(photo.detail, { size: sizes.small, color: colours.quiet }, centred)]
}
