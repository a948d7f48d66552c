import type { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'

/** A page as pixels in colour, row by row. */
export type Sheet = { data: Buffer; width: number; height: number; channels: 3 }

/** A sheet as sharp takes it. */
export const pictureOf = ({ data, width, height, channels }: Sheet): Sharp => sharp(data, { raw: { width, height, channels } })

/** What sharp made of a sheet, as a sheet again. */
export const sheetOf = async (picture: Sharp): Promise<Sheet> => {
  const { data, info } = await picture.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: 3 }
}

const POINTS_PER_INCH = 72
const BYTES_PER_PIXEL = 4

/** The pages of a PDF as pixels in colour, `dpi` to the inch. */
export const drawn = async (pdfium: PDFiumLibrary, pdf: Uint8Array, dpi: number): Promise<Sheet[]> => {
  const document = await pdfium.loadDocument(pdf)
  try {
    const sheets: Sheet[] = []
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: dpi / POINTS_PER_INCH, render: 'bitmap' })
      sheets.push({ data: withoutAlpha(data, width * height), width, height, channels: 3 })
    }
    return sheets
  } finally {
    document.destroy()
  }
}

/** How many pages a PDF has. */
export const pageCount = async (pdfium: PDFiumLibrary, pdf: Uint8Array): Promise<number> => {
  const document = await pdfium.loadDocument(pdf)
  try {
    return document.getPageCount()
  } finally {
    document.destroy()
  }
}

/** Blue, green, red, alpha as pdfium draws them, to red, green, blue. */
const withoutAlpha = (from: Uint8Array, pixels: number): Buffer => {
  const to = Buffer.allocUnsafe(pixels * 3)
  for (let at = 0; at < pixels; at += 1) {
    to[at * 3] = from[at * BYTES_PER_PIXEL] ?? 0
    to[at * 3 + 1] = from[at * BYTES_PER_PIXEL + 1] ?? 0
    to[at * 3 + 2] = from[at * BYTES_PER_PIXEL + 2] ?? 0
  }
  return to
}
