import { limits } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import type { Page } from './ocr/model.ts'
import { ReadFailure } from './ocr/read-failure.ts'
import type { FileToRead, Reader } from './ocr/reader.ts'
import { lostSentence, readPages } from './read-pages.ts'

const file: FileToRead = { path: '/deed.pdf', file: 'deed.pdf', kind: 'pdf', languages: 'eng' }
const pageOf = (page: number): Page => ({ page, width: 1, height: 1, turn: 0, source: 'text', words: [] })

/** A reader whose pages come or fail as a test says. */
function readerOf(read: (page: number, signal?: AbortSignal) => Promise<Page> | Page) {
  const asked: number[] = []
  const page: Reader['page'] = async (_, number, options) => {
    asked.push(number)
    return await read(number, options?.signal)
  }
  return { reader: { page } as Reader, asked }
}

describe('readPages', () => {
  it('leaves out a page that cannot be read, and names it', async () => {
    const { reader } = readerOf((page) => {
      if (page % 3 === 0) throw new ReadFailure('TOO_SLOW', 'deed.pdf')
      return pageOf(page)
    })
    const { pages, lost } = await readPages(reader, file, 7, {})
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 4, 5, 7])
    expect(lost).toEqual([3, 6])
    expect(lostSentence('deed.pdf', lost)).toBe(
      'Pages 3 and 6 of deed.pdf could not be read and were left out. Check them by eye, or attach a clearer scan of them.',
    )
    expect(lostSentence('deed.pdf', [3])).toMatch(/^Page 3 of deed\.pdf could not be read and was left out\./u)
  })

  it('ends where no page can be read, or more than a few cannot', async () => {
    const slow = readerOf(() => {
      throw new ReadFailure('TOO_MUCH_MEMORY', 'deed.pdf')
    })
    await expect(readPages(slow.reader, file, 1, {})).rejects.toThrow(/more memory/u)
    await expect(readPages(slow.reader, file, 3, {})).rejects.toThrow(/more memory/u)
    const some = readerOf((page) => {
      if (page <= limits.ocr.lostPages + 1) throw new ReadFailure('DAMAGED', 'deed.pdf')
      return pageOf(page)
    })
    await expect(readPages(some.reader, file, 100, {})).rejects.toThrow(/damaged/u)
  })

  it('stops the other pages when one ends it all', async () => {
    let stopped = false
    const { reader } = readerOf(async (page, signal) => {
      if (page === 1) throw new ReadFailure('ENCRYPTED', 'deed.pdf')
      return await new Promise<Page>((_, reject) =>
        signal?.addEventListener('abort', () => {
          stopped = true
          reject(new Error('stopped'))
        }),
      )
    })
    await expect(readPages(reader, file, 2, {})).rejects.toThrow(/password/u)
    expect(stopped).toBe(true)
  })

  it('does not read again what is known', async () => {
    const { reader, asked } = readerOf(pageOf)
    const { pages } = await readPages(reader, file, 3, {}, { known: new Map([[2, pageOf(2)]]) })
    expect(asked).toEqual([1, 3])
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3])
  })
})
