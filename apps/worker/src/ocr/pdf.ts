import { loadPdfium, type Pdfium } from './pdfium.ts'
import type { Box, Page, Word } from './model.ts'
import type { Grey } from './pixels.ts'
import { ReadFailure } from './read-failure.ts'

const pdfError = { password: 4, security: 5 }
const greyBitmap = 1
/** Annotations drawn, grey output. */
const renderFlags = 0x01 | 0x08
const pointsPerInch = 72
/** Letters of an invisible layer come from somebody's OCR of unknown quality. */
const invisibleMode = 3
const invisibleConf = 0.8
const deviceSteps = 20_000

/** An opened PDF. Pages count from 1. */
export interface PdfFile {
  pageCount: number
  /** The page's own text; null where it has none worth reading, so that the page must be recognised. */
  readText: (page: number) => Page | null
  /** The upright page in grey at `dpi`, or less where it would exceed `maxPixels`. */
  render: (page: number, dpi: number, maxPixels: number) => Grey
  close: () => void
}

interface Letter {
  text: string
  /** In the page's own space, before its rotation. */
  left: number
  right: number
  bottom: number
  top: number
  invisible: boolean
}

/**
 * Opens a PDF from memory.
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
  const withPage = <T>(page: number, use: (pageHandle: number) => T): T => {
    const pageHandle = pdfium._FPDF_LoadPage(handle, page - 1)
    if (pageHandle === 0) throw new ReadFailure('DAMAGED', file)
    try {
      return use(pageHandle)
    } finally {
      pdfium._FPDF_ClosePage(pageHandle)
    }
  }
  return {
    pageCount: pdfium._FPDF_GetPageCount(handle),
    readText: (page) => withPage(page, (pageHandle) => textLayer(pdfium, pageHandle, page)),
    render: (page, dpi, maxPixels) => withPage(page, (pageHandle) => renderGrey(pdfium, pageHandle, dpi, maxPixels, file)),
    close: () => {
      pdfium._FPDF_CloseDocument(handle)
      pdfium.wasmExports.free(memory)
    },
  }
}

function renderGrey(pdfium: Pdfium, pageHandle: number, dpi: number, maxPixels: number, file: string): Grey {
  const points = { w: pdfium._FPDF_GetPageWidth(pageHandle), h: pdfium._FPDF_GetPageHeight(pageHandle) }
  const wanted = dpi / pointsPerInch
  const scale = Math.min(wanted, Math.sqrt(maxPixels / Math.max(1, points.w * points.h)))
  const width = Math.max(1, Math.round(points.w * scale))
  const height = Math.max(1, Math.round(points.h * scale))
  const memory = pdfium.wasmExports.malloc(width * height)
  if (memory === 0) throw new ReadFailure('TOO_MUCH_MEMORY', file)
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, greyBitmap, memory, width)
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
    pdfium._FPDF_RenderPageBitmap(bitmap, pageHandle, 0, 0, width, height, 0, renderFlags)
    return { data: pdfium.HEAPU8.slice(memory, memory + width * height), width, height }
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
    pdfium.wasmExports.free(memory)
  }
}

function textLayer(pdfium: Pdfium, pageHandle: number, page: number): Page | null {
  const width = pdfium._FPDF_GetPageWidth(pageHandle)
  const height = pdfium._FPDF_GetPageHeight(pageHandle)
  const textPage = pdfium._FPDFText_LoadPage(pageHandle)
  if (textPage === 0) return null
  const scratch = pdfium.wasmExports.malloc(32)
  try {
    const letters = readLetters(pdfium, textPage, scratch)
    if (!isWorthReading(letters)) return null
    const toBox = (letter: Letter) => pageBox(pdfium, pageHandle, scratch, letter)
    return { page, width, height, turn: 0, source: 'text', words: wordsOf(letters, page, toBox) }
  } finally {
    pdfium.wasmExports.free(scratch)
    pdfium._FPDFText_ClosePage(textPage)
  }
}

function readLetters(pdfium: Pdfium, textPage: number, scratch: number): Letter[] {
  const count = pdfium._FPDFText_CountChars(textPage)
  const letters: Letter[] = []
  for (let i = 0; i < count; i += 1) {
    const text = String.fromCodePoint(pdfium._FPDFText_GetUnicode(textPage, i))
    pdfium._FPDFText_GetCharBox(textPage, i, scratch, scratch + 8, scratch + 16, scratch + 24)
    const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(pdfium.HEAPU8.buffer, scratch, 4)
    letters.push({ text, left, right, bottom, top, invisible: false })
  }
  const first = letters.findIndex((letter) => letter.text.trim() !== '')
  if (first >= 0 && pdfium._FPDFTextObj_GetTextRenderMode(pdfium._FPDFText_GetTextObject(textPage, first)) === invisibleMode) {
    for (const letter of letters) letter.invisible = true
  }
  return letters
}

const fewestLetters = 12
const brokenShare = 0.08
/** What broken encodings leave behind: controls, the private use area, the replacement character. */
const brokenLetter = /[\u0001-\u0008\u000e-\u001f\ue000-\uf8ff\ufffd]/u

function isWorthReading(letters: readonly Letter[]): boolean {
  const visible = letters.filter((letter) => letter.text.trim() !== '' && letter.text !== '\0')
  if (visible.length < fewestLetters) return false
  return visible.filter((letter) => brokenLetter.test(letter.text)).length / visible.length < brokenShare
}

function wordsOf(letters: readonly Letter[], page: number, toBox: (letter: Letter) => Box): Word[] {
  const words: Word[] = []
  let line = 0
  let open: Letter | null = null
  const close = () => {
    if (!open) return
    const box = toBox(open)
    words.push({ text: open.text, conf: open.invisible ? invisibleConf : 1, page, box, level: box, line, block: 0, size: box.h })
    open = null
  }
  for (const letter of letters) {
    if (letter.text.trim() === '' || letter.text === '\0') {
      close()
      if (letter.text === '\n') line += 1
    } else if (letter.text === '\u0002' || letter.text === '\ufffe') {
      open = joined(open, { ...letter, text: '-' })
    } else {
      open = joined(open, letter)
    }
  }
  close()
  return words
}

function joined(open: Letter | null, letter: Letter): Letter {
  if (!open) return { ...letter }
  return {
    text: open.text + letter.text,
    left: Math.min(open.left, letter.left),
    right: Math.max(open.right, letter.right),
    bottom: Math.min(open.bottom, letter.bottom),
    top: Math.max(open.top, letter.top),
    invisible: open.invisible,
  }
}

function pageBox(pdfium: Pdfium, pageHandle: number, scratch: number, letter: Letter): Box {
  const corner = (x: number, y: number) => {
    pdfium._FPDF_PageToDevice(pageHandle, 0, 0, deviceSteps, deviceSteps, 0, x, y, scratch, scratch + 4)
    const [deviceX = 0, deviceY = 0] = new Int32Array(pdfium.HEAPU8.buffer, scratch, 2)
    return { x: deviceX / deviceSteps, y: deviceY / deviceSteps }
  }
  const a = corner(letter.left, letter.top)
  const b = corner(letter.right, letter.bottom)
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) }
}
