import { greyWithoutMarks } from './coloured-ink.ts'
import type { Grey } from './pixels.ts'
import type { IsSeen } from './pdf-letters.ts'
import type { PageObjects } from './pdf-objects.ts'
import { readPageText, type PageText } from './pdf-page.ts'
import { loadPdfium, scratchBytes, type OpenPage, type Pdfium } from './pdfium.ts'
import { ReadFailure } from './read-failure.ts'

const pdfError = { password: 4, security: 5 }
/** Pdfium's kinds of bitmap, by bytes a pixel; the fourth byte of blue, green and red says nothing. */
const bitmaps = { 1: 1, 4: 3 } as const
const withAnnotations = 0x01
const inGrey = 0x08
const pointsPerInch = 72
/** Enough to tell whether a letter is seen. */
const lookDpi = 72
const lookPixels = 2_000_000
/** Grey levels by which ink differs from what is behind it. */
const seenStep = 24
const formInfoBytes = 256
const formInfoVersion = 2

/** An opened PDF. Pages count from 1. */
export interface PdfFile {
  pageCount: number
  /** What the page says by itself, and whether its picture is needed too. */
  readText: (page: number) => PageText
  /** The upright page in grey, without coloured stamps, at `dpi`, or less where it would exceed `maxPixels`. */
  render: (page: number, dpi: number, maxPixels: number) => Grey
  close: () => void
}

/**
 * Opens a PDF from memory, also an encrypted one that asks for no password.
 * @throws ReadFailure ENCRYPTED, DAMAGED
 */
export async function openPdf(bytes: Uint8Array, file: string): Promise<PdfFile> {
  const pdfium = await loadPdfium()
  const memory = pdfium.wasmExports.malloc(bytes.length)
  if (memory === 0) throw new ReadFailure('TOO_MUCH_MEMORY', file)
  pdfium.HEAPU8.set(bytes, memory)
  const handle = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0)
  if (handle === 0) {
    const reason = pdfium._FPDF_GetLastError()
    pdfium.wasmExports.free(memory)
    throw new ReadFailure(reason === pdfError.password || reason === pdfError.security ? 'ENCRYPTED' : 'DAMAGED', file)
  }
  const scratch = pdfium.wasmExports.malloc(scratchBytes)
  const form = openForm(pdfium, handle)
  const withPage = <T>(page: number, use: (open: OpenPage) => T): T => {
    const pageHandle = pdfium._FPDF_LoadPage(handle, page - 1)
    if (pageHandle === 0) throw new ReadFailure('DAMAGED', file)
    if (form.handle !== 0) pdfium._FORM_OnAfterLoadPage(pageHandle, form.handle)
    try {
      return use({ pdfium, handle: pageHandle, scratch })
    } finally {
      if (form.handle !== 0) pdfium._FORM_OnBeforeClosePage(pageHandle, form.handle)
      pdfium._FPDF_ClosePage(pageHandle)
    }
  }
  return {
    pageCount: pdfium._FPDF_GetPageCount(handle),
    readText: (page) =>
      withPage(page, (open) => readPageText(open, page, form.handle, pointsOf(open), (objects) => lookAt(open, objects, file))),
    render: (page, dpi, maxPixels) =>
      withPage(page, (open) =>
        greyWithoutMarks({
          ...drawn(open, 4, dpi, maxPixels, file),
          channels: 4,
          order: 'bgr',
        }),
      ),
    close: () => {
      form.close()
      pdfium._FPDF_CloseDocument(handle)
      pdfium.wasmExports.free(scratch)
      pdfium.wasmExports.free(memory)
    },
  }
}

/** The document's form, handle 0 where it has none. PDFium asks for a table of callbacks; none of them is called for reading. */
function openForm(pdfium: Pdfium, document: number): { handle: number; close: () => void } {
  const none = { handle: 0, close: () => undefined }
  if (pdfium._FPDF_GetFormType(document) === 0) return none
  const info = pdfium.wasmExports.malloc(formInfoBytes)
  if (info === 0) return none
  pdfium.HEAPU8.fill(0, info, info + formInfoBytes)
  new DataView(pdfium.HEAPU8.buffer).setUint32(info, formInfoVersion, true)
  const handle = pdfium._FPDFDOC_InitFormFillEnvironment(document, info)
  const close = () => {
    if (handle !== 0) pdfium._FPDFDOC_ExitFormFillEnvironment(handle)
    pdfium.wasmExports.free(info)
  }
  return { handle, close }
}

const pointsOf = ({ pdfium, handle }: OpenPage) => ({
  w: pdfium._FPDF_GetPageWidth(handle),
  h: pdfium._FPDF_GetPageHeight(handle),
})

function drawn(page: OpenPage, channels: keyof typeof bitmaps, dpi: number, maxPixels: number, file: string): Grey {
  const { pdfium, handle } = page
  const points = pointsOf(page)
  const wanted = dpi / pointsPerInch
  const scale = Math.min(wanted, Math.sqrt(maxPixels / Math.max(1, points.w * points.h)))
  const width = Math.max(1, Math.round(points.w * scale))
  const height = Math.max(1, Math.round(points.h * scale))
  const memory = pdfium.wasmExports.malloc(width * height * channels)
  if (memory === 0) throw new ReadFailure('TOO_MUCH_MEMORY', file)
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, bitmaps[channels], memory, width * channels)
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
    pdfium._FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, channels === 1 ? withAnnotations | inGrey : withAnnotations)
    return {
      data: pdfium.HEAPU8.slice(memory, memory + width * height * channels),
      width,
      height,
    }
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
    pdfium.wasmExports.free(memory)
  }
}

/** Draws the page with its text and without: what does not change where a letter stands is not seen. */
function lookAt(page: OpenPage, { textOrder }: PageObjects, file: string): IsSeen {
  const { pdfium } = page
  const setActive = (active: number) => {
    for (const object of textOrder.keys()) pdfium._FPDFPageObj_SetIsActive(object, active)
  }
  const withText = drawn(page, 1, lookDpi, lookPixels, file)
  setActive(0)
  const without = drawn(page, 1, lookDpi, lookPixels, file)
  setActive(1)
  const { width, height } = withText
  return ({ x, y, w, h }) => {
    const [right, bottom] = [Math.min(width - 1, Math.ceil((x + w) * width)), Math.min(height - 1, Math.ceil((y + h) * height))]
    for (let row = Math.max(0, Math.floor(y * height)); row <= bottom; row += 1) {
      for (let at = row * width + Math.max(0, Math.floor(x * width)); at <= row * width + right; at += 1) {
        if (Math.abs((withText.data[at] ?? 0) - (without.data[at] ?? 0)) >= seenStep) return true
      }
    }
    return false
  }
}
