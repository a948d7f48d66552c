import { setMaxListeners } from 'node:events'
import { limits, type FileKind, type OcrResult } from '@parakh/contracts'
import type { Page, ReadFile } from './model.ts'
import { ReadFailure } from './read-failure.ts'
import { ReadingPool } from './reading-pool.ts'
import { findTessData } from './tess-data.ts'
import { readerProgram, type AskOf, type Bounds } from './watched-child.ts'
import type { ReaderAnswer, ReaderAsk } from './reader-talk.ts'

/** A file on disk that is to be read. */
export interface FileToRead {
  path: string
  file: string
  kind: FileKind
  /** Tesseract's names joined by +: 'eng', 'eng+hin'. */
  languages: string
}

export interface ReadOptions {
  signal?: AbortSignal | undefined
  /** Whose reading this is: those that read at once take turns page by page. */
  turn?: unknown
  /** For tests; else limits.ocr. */
  bounds?: Partial<{ pageTimeMs: number; readerRssBytes: number; pagesPerFile: number }>
}

/** Reads files in processes of its own, which are warm between files; several pages at once, each bounded in time and memory. */
export interface Reader {
  /** How many pages there are. @throws ReadFailure also TOO_MANY_PAGES */
  count: (file: FileToRead, options?: ReadOptions) => Promise<number>
  /** One page, counted from 1. @throws ReadFailure */
  page: (file: FileToRead, page: number, options?: ReadOptions) => Promise<Page>
  /** All pages; the first that cannot be read ends it. @throws ReadFailure */
  read: (file: FileToRead, options?: ReadOptions) => Promise<Page[]>
  /** The fields that files hold, found beside the reading so that nothing else waits. @throws ReadFailure TOO_SLOW, TOO_MUCH_MEMORY */
  extract: (files: readonly ReadFile[], fields: readonly string[], options?: ReadOptions) => Promise<OcrResult>
  close: () => void
}

/** Kinds whose pages are pictures, or may be. */
const mayBePicture: Record<FileKind, boolean> = { pdf: true, jpg: true, png: true, webp: true, docx: false, txt: false }

/** A reader of `atOnce` processes with Tesseract's data from `tessDataDir`, or from the npm packages. */
export function createReader(tessDataDir?: string, atOnce = 1): Reader {
  const pool = new ReadingPool(readerProgram, atOnce)
  const data = findTessData(tessDataDir)
  const ask = async <A extends ReaderAnswer['answer']>(
    of: { file: string; path: string; languages: string },
    question: AskOf<ReaderAsk>,
    wanted: A,
    { bounds, signal, turn = of.path }: ReadOptions,
  ) => {
    const { pageTimeMs, readerRssBytes } = { ...limits.ocr, ...bounds }
    const within: Bounds = { timeMs: pageTimeMs, rssBytes: readerRssBytes, file: of.file, signal }
    const task = { turn, path: of.path, languages: of.languages, signal }
    return await pool.run(task, readerRssBytes, async (child) => await child.ask(question, wanted, within))
  }
  const warm = ({ file, languages }: FileToRead): void => {
    const within: Bounds = { timeMs: limits.ocr.pageTimeMs, rssBytes: limits.ocr.readerRssBytes, file }
    pool.warm(languages, async (child) => await child.ask({ ask: 'warm', languages, data }, 'warm', within))
  }
  const count: Reader['count'] = async (file, options = {}) => {
    const { pageCount } = await ask(file, { ask: 'count', of: { ...file, data } }, 'counted', options)
    const most = options.bounds?.pagesPerFile ?? limits.ocr.pagesPerFile
    if (pageCount > most) throw new ReadFailure('TOO_MANY_PAGES', file.file)
    return pageCount
  }
  const page: Reader['page'] = async (file, number, options = {}) => {
    const asked = ask(file, { ask: 'page', of: { ...file, data }, page: number }, 'page', options)
    if (mayBePicture[file.kind]) warm(file)
    return (await asked).page
  }
  const read: Reader['read'] = async (file, options = {}) => {
    const pageCount = await count(file, options)
    const stop = new AbortController()
    const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal
    // every page that waits listens
    setMaxListeners(0, signal)
    const pages = Array.from({ length: pageCount }, async (_, at) => await page(file, at + 1, { ...options, signal }))
    return await Promise.all(pages).catch((error: Error) => {
      stop.abort(error)
      throw error
    })
  }
  const extract: Reader['extract'] = async (files, fields, options = {}) => {
    const of = { file: files[0]?.file ?? '', path: '', languages: '' }
    const bounds = { pageTimeMs: limits.ocr.extractTimeMs, ...options.bounds }
    return (await ask(of, { ask: 'extract', files, fields }, 'extracted', { ...options, bounds })).result
  }
  return { count, page, read, extract, close: () => pool.close() }
}
