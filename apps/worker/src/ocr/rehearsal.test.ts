import { afterAll, expect, it } from 'vitest'
import { rehearse } from './rehearsal.ts'
import { findTessData } from './tess-data.ts'
import { readerProgram, WatchedChild } from './watched-child.ts'

const child = new WatchedChild(readerProgram)
afterAll(() => child.kill(new Error('closed')))

const spixHead = 28
const dark = 100

/** Rows of a picture as Leptonica keeps it, each told dark where print is on it, in runs: lines of print. */
function linesOf(picture: Buffer): number {
  const wordsOfRow = picture.readUInt32LE(16)
  // what fills a row's last word is no pixel
  const pixels = 4 * Math.floor(picture.readUInt32LE(4) / 4)
  const rows = Array.from({ length: picture.readUInt32LE(8) }, (_, y) => {
    const from = spixHead + 4 * wordsOfRow * y
    return picture.subarray(from, from + pixels).some((grey) => grey < dark)
  })
  return rows.filter((isDark, y) => isDark && !rows[y - 1]).length
}

it('prints a page of some thirty lines and has it read', async () => {
  const pictures: Buffer[] = []
  const read = (picture: Buffer) => {
    pictures.push(picture)
    return Promise.resolve([])
  }
  await rehearse({ languages: 'eng', read, close: () => Promise.resolve() })
  const spixes = pictures.filter((picture) => picture.toString('latin1', 0, 4) === 'spix')
  expect(Math.max(...spixes.map(linesOf))).toBeGreaterThanOrEqual(30)
})

it('is how a reading process is made ready', { timeout: 60_000 }, async () => {
  const bounds = { timeMs: 50_000, rssBytes: 2 ** 31, file: 'none' }
  const answer = await child.ask({ ask: 'warm', languages: 'eng', data: findTessData(undefined) }, 'warm', bounds)
  expect(answer.answer).toBe('warm')
})
