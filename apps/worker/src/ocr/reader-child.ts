import { readFile, stat } from 'node:fs/promises'
import { limits, ocrLanguages, type FileKind } from '@parakh/contracts'
import sharp from 'sharp'
import { extractFields } from '../extract/extract-fields.ts'
import { readDocxText } from './docx-file.ts'
import { docxParts } from './docx-parts.ts'
import { mergedReadings } from './merge-readings.ts'
import type { Page } from './model.ts'
import { openPdf } from './pdf.ts'
import { loadPdfium } from './pdfium.ts'
import { readPicture } from './picture.ts'
import type { Grey } from './pixels.ts'
import { ReadFailure } from './read-failure.ts'
import type { FileOnDisk, ReaderAnswer, ReaderAsk } from './reader-talk.ts'
import { recognisePage } from './recognise-page.ts'
import { startRecogniser, type Recogniser, type TessData } from './recogniser.ts'
import { hasLanguage } from './tess-data.ts'
import { readTextFile } from './text-file.ts'
import { withTicks } from './ticks.ts'

/** A file that is being read, page by page. */
interface OpenFile {
  pageCount: number
  page: (page: number) => Promise<Page>
  close: () => void
}

let warm: { languages: string; recogniser: Promise<Recogniser> } | null = null
let open: { state: string; file: OpenFile } | null = null

async function warmRecogniser(languages: string, data: TessData): Promise<Recogniser> {
  if (warm?.languages === languages) return await warm.recogniser
  const before = warm
  const recogniser = (async () => {
    await (await before?.recogniser)?.close()
    return await startRecogniser(languages, data)
  })()
  warm = { languages, recogniser }
  return await recogniser.catch((error: unknown) => {
    // the next page tries again
    if (warm?.recogniser === recogniser) warm = null
    throw error
  })
}

let hindi: Promise<Recogniser> | null = null
/** Data of one script alone reads a line faster and surer than both together; it stays warm as well. */
const warmHindi = async (data: TessData): Promise<Recogniser> => await (hindi ??= startRecogniser(ocrLanguages.hi, data))

async function recognised(picture: Grey, page: number, { languages, data }: FileOnDisk): Promise<Page> {
  const joinedScript = hasLanguage(data, ocrLanguages.hi) ? async () => await warmHindi(data) : undefined
  return await recognisePage(picture, page, await warmRecogniser(languages, data), joinedScript)
}

const onePage = (read: () => Page | Promise<Page>): OpenFile => ({ pageCount: 1, page: async () => await read(), close: () => undefined })

async function recognisePicture(bytes: Uint8Array, page: number, of: FileOnDisk): Promise<Page> {
  return await recognised(await readPicture(bytes, of.file), page, of)
}

async function openPdfFile(bytes: Uint8Array, of: FileOnDisk): Promise<OpenFile> {
  const pdf = await openPdf(bytes, of.file)
  const { renderDpi, pageSidePx } = limits.ocr
  const page = async (number: number) => {
    const { page: stored, needsPicture, fields } = pdf.readText(number)
    if (!needsPicture) return stored
    const picture = pdf.render(number, renderDpi, pageSidePx ** 2)
    return mergedReadings(stored, await recognised(picture, number, of), fields)
  }
  return { pageCount: pdf.pageCount, page, close: pdf.close }
}

/** A Word file: its text is page 1, each picture in it a page behind it. What is too small to be a paper is not read. */
function openDocxFile(bytes: Uint8Array, of: FileOnDisk): OpenFile {
  const parts = docxParts(bytes, of.file)
  const page = async (number: number): Promise<Page> => {
    if (number === 1) return readDocxText(parts, of.file)
    const bare: Page = { page: number, width: 0, height: 0, turn: 0, source: 'ocr', words: [] }
    const picture = parts.picture(parts.pictures[number - 2] ?? '')
    return (await isPaper(picture)) ? await recognisePicture(picture, number, of) : bare
  }
  return { pageCount: 1 + parts.pictures.length, page, close: () => undefined }
}

/** Whether a picture may be a pasted scan; a damaged or huge one costs only itself. */
async function isPaper(picture: Uint8Array): Promise<boolean> {
  const { long, short } = limits.ocr.docxPicturePx
  const { width, height } = await sharp(picture)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  return Math.max(width, height) >= long && Math.min(width, height) >= short && width * height <= limits.files.maxPixels
}

const openPicture = (bytes: Uint8Array, of: FileOnDisk): OpenFile => onePage(async () => await recognisePicture(bytes, 1, of))

const openers: Record<FileKind, (bytes: Uint8Array, of: FileOnDisk) => OpenFile | Promise<OpenFile>> = {
  pdf: openPdfFile,
  jpg: openPicture,
  png: openPicture,
  webp: openPicture,
  docx: openDocxFile,
  txt: (bytes, of) => onePage(() => readTextFile(bytes, of.file)),
}

/** The file of the last question stays open, as long as it is still the same on disk. */
async function opened(of: FileOnDisk): Promise<OpenFile> {
  const { mtimeNs, size, ino } = await stat(of.path, { bigint: true })
  const state = [of.path, mtimeNs, size, ino].join('/')
  if (open?.state === state) return open.file
  open?.file.close()
  open = null
  const file = await openers[of.kind](await readFile(of.path), of)
  open = { state, file }
  return file
}

async function answer(ask: ReaderAsk): Promise<ReaderAnswer> {
  const { id } = ask
  switch (ask.ask) {
    case 'count':
      return { id, answer: 'counted', pageCount: (await opened(ask.of)).pageCount }
    case 'page': {
      const page = await (await opened(ask.of)).page(ask.page)
      return { id, answer: 'page', page: { ...page, words: withTicks(page.words) } }
    }
    case 'warm':
      await Promise.all([loadPdfium(), warmRecogniser(ask.languages, ask.data)])
      return { id, answer: 'warm' }
    case 'extract':
      return { id, answer: 'extracted', result: extractFields(ask.files, ask.fields) }
  }
}

function send(message: ReaderAnswer): void {
  if (process.connected) process.send?.(message)
}

process.on('message', (ask: ReaderAsk) => {
  answer(ask).then(send, (error: unknown) => {
    send({ id: ask.id, answer: 'failed', code: error instanceof ReadFailure ? error.code : null })
  })
})
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole process group: the parent decides when reading ends.
process.on('SIGINT', () => undefined)
