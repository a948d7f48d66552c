import { readFile } from 'node:fs/promises'
import { limits, type FileKind } from '@parakh/contracts'
import { readDocxFile } from './docx-file.ts'
import { mergedReadings } from './merge-readings.ts'
import type { Page } from './model.ts'
import { openPdf } from './pdf.ts'
import { readPicture } from './picture.ts'
import { ReadFailure } from './read-failure.ts'
import type { ReaderAnswer, ReaderAsk } from './reader-talk.ts'
import { recognisePage } from './recognise-page.ts'
import { startRecogniser, type Recogniser, type TessData } from './recogniser.ts'
import { readTextFile } from './text-file.ts'
import { withTicks } from './ticks.ts'

/** A file that is being read, page by page. */
interface OpenFile {
  pageCount: number
  page: (page: number) => Promise<Page>
  close: () => void
}

type OpenAsk = Extract<ReaderAsk, { ask: 'open' }>

let recogniser: Recogniser | null = null
let open: OpenFile | null = null

async function warmRecogniser(languages: string, data: TessData): Promise<Recogniser> {
  if (recogniser?.languages === languages) return recogniser
  await recogniser?.close()
  recogniser = await startRecogniser(languages, data)
  return recogniser
}

const onePage = (read: () => Page | Promise<Page>): OpenFile => ({ pageCount: 1, page: async () => await read(), close: () => undefined })

async function openPicture(bytes: Uint8Array, ask: OpenAsk): Promise<OpenFile> {
  const picture = await readPicture(bytes, ask.file)
  return onePage(async () => await recognisePage(picture, 1, await warmRecogniser(ask.languages, ask.data)))
}

async function openPdfFile(bytes: Uint8Array, ask: OpenAsk): Promise<OpenFile> {
  const pdf = await openPdf(bytes, ask.file)
  const { renderDpi, pageSidePx } = limits.ocr
  const page = async (number: number) => {
    const { page: stored, needsPicture } = pdf.readText(number)
    if (!needsPicture) return stored
    const picture = pdf.render(number, renderDpi, pageSidePx ** 2)
    return mergedReadings(stored, await recognisePage(picture, number, await warmRecogniser(ask.languages, ask.data)))
  }
  return { pageCount: pdf.pageCount, page, close: pdf.close }
}

type Opener = (bytes: Uint8Array, ask: OpenAsk) => OpenFile | Promise<OpenFile>

const openers: Record<FileKind, Opener> = {
  pdf: openPdfFile,
  jpg: openPicture,
  png: openPicture,
  webp: openPicture,
  docx: (bytes, ask) => onePage(() => readDocxFile(bytes, ask.file)),
  txt: (bytes) => onePage(() => readTextFile(bytes)),
}

async function answer(ask: ReaderAsk): Promise<ReaderAnswer> {
  const { id } = ask
  if (ask.ask === 'page') {
    if (!open) return { id, answer: 'failed', code: null }
    const page = await open.page(ask.page)
    return { id, answer: 'page', page: { ...page, words: withTicks(page.words) } }
  }
  open?.close()
  open = null
  if (ask.ask === 'close') return { id, answer: 'closed' }
  open = await openers[ask.kind](await readFile(ask.path), ask)
  return { id, answer: 'opened', pageCount: open.pageCount }
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
