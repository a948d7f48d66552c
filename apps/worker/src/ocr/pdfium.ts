import { readFileSync } from 'node:fs'
import { PDFiumModule } from '@hyzyla/pdfium'

type Loaded = Awaited<ReturnType<typeof PDFiumModule>>

/** The raw PDFium calls that this program makes; the package types only some of them. */
export interface Pdfium extends Loaded {
  _FPDFText_GetUnicode: (textPage: number, index: number) => number
  _FPDFText_GetCharBox: (textPage: number, index: number, left: number, right: number, bottom: number, top: number) => number
  _FPDFText_GetTextObject: (textPage: number, index: number) => number
  _FPDFTextObj_GetTextRenderMode: (textObject: number) => number
  _FPDF_PageToDevice: (
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    pageX: number,
    pageY: number,
    deviceX: number,
    deviceY: number,
  ) => number
}

let loading: Promise<Pdfium> | null = null

/** PDFium, started once per process. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= startPdfium()
  return loading
}

async function startPdfium(): Promise<Pdfium> {
  const wasmUrl = new URL(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))
  const wasm = readFileSync(wasmUrl)
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer
  const pdfium = (await PDFiumModule({ wasmBinary, locateFile: () => '' })) as Pdfium
  pdfium._FPDF_InitLibraryWithConfig({ version: 2, m_pIsolate: null, m_pUserFontPaths: null, m_v8EmbedderSlot: 0, m_pPlatform: null })
  return pdfium
}
