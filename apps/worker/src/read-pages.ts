import { setMaxListeners } from 'node:events'
import { limits } from '@parakh/contracts'
import type { Page } from './ocr/model.ts'
import { ReadFailure, type ReadFailureCode } from './ocr/read-failure.ts'
import type { FileToRead, Reader, ReadOptions } from './ocr/reader.ts'

/** What may befall one page alone; the others can still be read. */
const ofOnePage: ReadonlySet<ReadFailureCode> = new Set(['TOO_SLOW', 'TOO_MUCH_MEMORY', 'DAMAGED', 'TOO_LARGE'])

/** A file's pages, and the numbers of those that could not be read. */
export interface PagesRead {
  pages: Page[]
  lost: number[]
}

interface Progress {
  /** Pages that are known already, by number. */
  known?: ReadonlyMap<number, Page>
  /** Told of each page that was read now, as soon as it was. */
  onPage?: (page: Page) => void
  /** Told after each page, read or lost. */
  onDone?: () => void
}

/**
 * Reads a file's pages, several at once. A page that cannot be read is left out and told, unless none can or more than `limits.ocr.lostPages`.
 * @throws ReadFailure
 */
export async function readPages(
  reader: Reader,
  file: FileToRead,
  pageCount: number,
  options: ReadOptions,
  { known, onPage, onDone }: Progress = {},
): Promise<PagesRead> {
  const stop = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal
  // every page that waits listens
  setMaxListeners(0, signal)
  const lost: number[] = []
  const readOne = async (number: number): Promise<Page | null> => {
    const kept = known?.get(number)
    if (kept) return kept
    try {
      const page = await reader.page(file, number, { ...options, signal })
      onPage?.(page)
      return page
    } catch (error) {
      if (!(error instanceof ReadFailure) || !ofOnePage.has(error.code)) throw error
      lost.push(number)
      if (lost.length > limits.ocr.lostPages || lost.length === pageCount) throw error
      return null
    } finally {
      onDone?.()
    }
  }
  const all = Array.from({ length: pageCount }, async (_, at) => await readOne(at + 1))
  const pages = await Promise.all(all).catch((error: Error) => {
    stop.abort(error)
    throw error
  })
  return { pages: pages.filter((page) => page !== null), lost: lost.sort((a, b) => a - b) }
}

/** What the clerk is told of pages that were left out. */
export function lostSentence(file: string, lost: readonly number[]): string {
  const last = lost.at(-1)
  const pages = lost.length === 1 ? `Page ${last}` : `Pages ${lost.slice(0, -1).join(', ')} and ${last}`
  const them = lost.length === 1 ? 'it' : 'them'
  const were = lost.length === 1 ? 'was' : 'were'
  return `${pages} of ${file} could not be read and ${were} left out. Check ${them} by eye, or attach a clearer scan of ${them}.`
}

/** What the clerk is told of a file without a word: a blank page, a photograph of something else. */
export const wordlessSentence = (file: string): string =>
  `${file} shows no text that can be read. Attach a clearer scan of the paper, or type its values.`

/** What the clerk is told where there is text, but nothing that the form asks for. */
export const nothingFound =
  'Nothing that this form asks for was found in these documents. Attach papers of the property in English or Hindi, or type the values.'
