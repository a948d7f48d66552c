import { limits, type FileKind } from '@parakh/contracts'
import type { Page } from './model.ts'
import { ReadFailure } from './read-failure.ts'
import { findTessData } from './tess-data.ts'
import { readerProgram, WatchedChild, type Bounds } from './watched-child.ts'

/** A file on disk that is to be read. */
export interface FileToRead {
  path: string
  file: string
  kind: FileKind
  /** Tesseract's names joined by +: 'eng', 'eng+hin'. */
  languages: string
}

export interface ReadOptions {
  signal?: AbortSignal
  /** Told how many pages there are before each page is read. */
  onPage?: (page: number, pageCount: number) => void
  /** For tests; else limits.ocr. */
  bounds?: Partial<{ pageTimeMs: number; readerRssBytes: number; pagesPerFile: number }>
}

/** Reads files in a process of its own, which is warm between files. One file at a time. */
export interface Reader {
  read: (file: FileToRead, options?: ReadOptions) => Promise<Page[]>
  close: () => void
}

/** Above this share of its memory limit the process is replaced before the next file: wasm memory never shrinks. */
const renewalShare = 0.5

/** A reader with Tesseract's data from `tessDataDir`, or from the npm packages. */
export function createReader(tessDataDir?: string): Reader {
  const child = new WatchedChild(readerProgram)
  const data = findTessData(tessDataDir)
  const read = async (file: FileToRead, options: ReadOptions = {}): Promise<Page[]> => {
    const { pageTimeMs, readerRssBytes, pagesPerFile } = { ...limits.ocr, ...options.bounds }
    const bounds: Bounds = { timeMs: pageTimeMs, rssBytes: readerRssBytes, file: file.file, signal: options.signal }
    if (child.rssBytes > readerRssBytes * renewalShare) child.kill(new Error('renewed'))
    const { pageCount } = await child.ask({ ask: 'open', ...file, data }, 'opened', bounds)
    if (pageCount > pagesPerFile) throw new ReadFailure('TOO_MANY_PAGES', file.file)
    const pages: Page[] = []
    for (let page = 1; page <= pageCount; page += 1) {
      options.onPage?.(page, pageCount)
      pages.push((await child.ask({ ask: 'page', page }, 'page', bounds)).page)
    }
    await child.ask({ ask: 'close' }, 'closed', bounds)
    return pages
  }
  return { read, close: () => child.kill(new Error('closed')) }
}
