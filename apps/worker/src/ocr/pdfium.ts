import { readFileSync } from 'node:fs'
import { PDFiumModule } from '@hyzyla/pdfium'

type Loaded = Awaited<ReturnType<typeof PDFiumModule>>

/** The raw PDFium calls that this program makes; the package types only some of them. Pointers and handles are numbers, 0 for none. */
export interface Pdfium extends Loaded {
  _FPDFText_GetUnicode: (textPage: number, index: number) => number
  _FPDFText_HasUnicodeMapError: (textPage: number, index: number) => number
  _FPDFText_GetCharBox: (textPage: number, index: number, left: number, right: number, bottom: number, top: number) => number
  _FPDFText_GetTextObject: (textPage: number, index: number) => number
  _FPDFTextObj_GetTextRenderMode: (textObject: number) => number
  _FPDFTextObj_GetFont: (textObject: number) => number
  _FPDFPage_CountObjects: (page: number) => number
  _FPDFPage_GetObject: (page: number, index: number) => number
  _FPDFFormObj_CountObjects: (formObject: number) => number
  _FPDFFormObj_GetObject: (formObject: number, index: number) => number
  _FPDFPageObj_GetType: (object: number) => number
  _FPDFPageObj_GetBounds: (object: number, left: number, bottom: number, right: number, top: number) => number
  _FPDFPageObj_GetMatrix: (object: number, matrix: number) => number
  _FPDFPageObj_GetFillColor: (object: number, red: number, green: number, blue: number, alpha: number) => number
  _FPDFPageObj_SetIsActive: (object: number, active: number) => number
  _FPDFPage_GetAnnotCount: (page: number) => number
  _FPDFPage_GetAnnot: (page: number, index: number) => number
  _FPDFPage_CloseAnnot: (annotation: number) => void
  _FPDFAnnot_GetSubtype: (annotation: number) => number
  _FPDFAnnot_GetRect: (annotation: number, rect: number) => number
  _FPDFAnnot_GetFlags: (annotation: number) => number
  _FPDFAnnot_GetStringValue: (annotation: number, key: number, buffer: number, bytes: number) => number
  _FPDFAnnot_GetFormFieldType: (form: number, annotation: number) => number
  _FPDFAnnot_GetFormFieldFlags: (form: number, annotation: number) => number
  _FPDFAnnot_GetFormFieldValue: (form: number, annotation: number, buffer: number, bytes: number) => number
  _FPDFAnnot_GetFontSize: (form: number, annotation: number, size: number) => number
  _FPDFAnnot_GetOptionCount: (form: number, annotation: number) => number
  _FPDFAnnot_GetOptionLabel: (form: number, annotation: number, index: number, buffer: number, bytes: number) => number
  _FPDFAnnot_IsOptionSelected: (form: number, annotation: number, index: number) => number
  _FPDFAnnot_IsChecked: (form: number, annotation: number) => number
  _FPDFDOC_InitFormFillEnvironment: (document: number, formInfo: number) => number
  _FPDFDOC_ExitFormFillEnvironment: (form: number) => void
  _FORM_OnAfterLoadPage: (page: number, form: number) => void
  _FORM_OnBeforeClosePage: (page: number, form: number) => void
  _FPDF_GetFormType: (document: number) => number
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

/** An opened page of a PDF with scratch memory, freed by who opened it. */
export interface OpenPage {
  pdfium: Pdfium
  handle: number
  /** `scratchBytes` of memory for what calls hand back. */
  scratch: number
}
export const scratchBytes = 64

let lastDoubles = new Float64Array(0)

/** The doubles that a call left in the scratch memory; valid until the next call. The view is kept, since letters ask for it by the thousand. */
export function doubles({ pdfium, scratch }: OpenPage): Float64Array {
  const { buffer } = pdfium.HEAPU8
  if (lastDoubles.buffer !== buffer || lastDoubles.byteOffset !== scratch) {
    lastDoubles = new Float64Array(buffer as ArrayBuffer, scratch, scratchBytes / Float64Array.BYTES_PER_ELEMENT)
  }
  return lastDoubles
}

/** The floats that a call left there. */
export const floats = ({ pdfium, scratch }: OpenPage, count: number): number[] => [
  ...new Float32Array(pdfium.HEAPU8.buffer, scratch, count),
]

const deviceSteps = 20_000

/** Where a point of the page's own space stands on the page as displayed (its rotation done), as shares. */
export function toShare({ pdfium, handle, scratch }: OpenPage, x: number, y: number): { x: number; y: number } {
  pdfium._FPDF_PageToDevice(handle, 0, 0, deviceSteps, deviceSteps, 0, x, y, scratch, scratch + 4)
  const [deviceX = 0, deviceY = 0] = new Int32Array(pdfium.HEAPU8.buffer, scratch, 2)
  return { x: deviceX / deviceSteps, y: deviceY / deviceSteps }
}

/** A rectangle of the page's own space as shares of the page as displayed. */
export function shareBox(page: OpenPage, { left, right, bottom, top }: { left: number; right: number; bottom: number; top: number }) {
  const a = toShare(page, left, top)
  const b = toShare(page, right, bottom)
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) }
}
