import { getDocument, GlobalWorkerOptions, version, type PDFDocumentProxy } from 'pdfjs-dist'
// eslint-disable-next-line import/default -- made by the build
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import type { DocumentSource, PagePicture } from './page-picture.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** A page drawn beyond this is no clearer on any screen. */
const MOST_PX = 3_000
const DECODERS = `/assets/pdf-${version}/`
const OPEN_AT_ONCE = 3

const opened = new Map<DocumentSource, Promise<PDFDocumentProxy>>()

/** Draws a page of a PDF, `widthPx` wide. A long document is read only where it is looked at. */
export const drawPdfPage = async (source: DocumentSource, number: number, widthPx: number): Promise<PagePicture> => {
  const pdf = await open(source)
  const page = await pdf.getPage(Math.min(Math.max(number, 1), pdf.numPages))
  const viewport = page.getViewport({ scale: Math.min(widthPx, MOST_PX) / page.getViewport({ scale: 1 }).width })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
  page.cleanup()
  return { source: canvas, width: canvas.width, height: canvas.height }
}

const open = (source: DocumentSource): Promise<PDFDocumentProxy> => {
  const known = opened.get(source)
  if (known) return known
  for (const [oldest, pdf] of [...opened].slice(0, Math.max(0, opened.size - OPEN_AT_ONCE + 1))) {
    opened.delete(oldest)
    void pdf.then(
      (one) => one.loadingTask.destroy(),
      () => undefined,
    )
  }
  const made = read(source)
  opened.set(source, made)
  made.catch(() => opened.delete(source))
  return made
}

const read = async (source: DocumentSource): Promise<PDFDocumentProxy> => {
  // by its bytes: the page's policy lets nothing be fetched but from the server
  const from = typeof source === 'string' ? { url: source } : { data: new Uint8Array(await source.arrayBuffer()) }
  // nor does it allow WebAssembly: the decoders of scans come as scripts
  return getDocument({ ...from, useWasm: false, wasmUrl: DECODERS, disableAutoFetch: true, disableStream: true }).promise
}
