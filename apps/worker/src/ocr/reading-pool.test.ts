import { afterEach, describe, expect, it, vi } from 'vitest'
import { ReadingPool } from './reading-pool.ts'
import { readerProgram, type WatchedChild } from './watched-child.ts'

let pool: ReadingPool
afterEach(() => pool.close())

/** Tasks that end when told to, and the order in which they began. */
function tasks(of: ReadingPool) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (turn: string, name: string, signal?: AbortSignal) =>
    of.run({ turn, path: turn, languages: 'eng', signal }, Infinity, async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.set(name, end))
      return name
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((later) => setTimeout(later, 1))
  }
  return { begun, run, end }
}

describe('ReadingPool', () => {
  it('gives one job every process that is free, and no more tasks than processes', async () => {
    pool = new ReadingPool(readerProgram, 2)
    const { begun, run, end } = tasks(pool)
    const all = ['a1', 'a2', 'a3'].map((name) => run('a', name))
    expect(begun).toEqual(['a1', 'a2'])
    await end('a2')
    expect(begun).toEqual(['a1', 'a2', 'a3'])
    await end('a1')
    await end('a3')
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3'])
  })

  it('lets a short job in between the pages of long ones', async () => {
    pool = new ReadingPool(readerProgram, 2)
    const { begun, run, end } = tasks(pool)
    for (let page = 1; page <= 300; page += 1) void run('long', `l${page}`)
    void run('short', 's1')
    void run('other', 'o1')
    await end('l1')
    expect(begun.at(-1)).toBe('s1')
    await end('l2')
    expect(begun.at(-1)).toBe('o1')
    await end('s1')
    expect(begun.at(-1)).toBe('l3')
  })

  it('makes the processes ready that nobody needs yet, and no others', async () => {
    pool = new ReadingPool(readerProgram, 3)
    const { run, end } = tasks(pool)
    const all = [run('a', 'a1'), run('a', 'a2')]
    let prepared = 0
    pool.warm('eng', async () => {
      prepared += 1
      await Promise.reject(new Error('cannot start'))
    })
    expect(prepared).toBe(1)
    for (const name of ['a1', 'a2']) await end(name)
    expect(await Promise.all(all)).toEqual(['a1', 'a2'])
  })

  it('asks a process that is ready before one that is being made so', async () => {
    pool = new ReadingPool(readerProgram, 2)
    const started = async (child: WatchedChild) => {
      await child.ask({ ask: 'extract', files: [], fields: [] }, 'extracted', { timeMs: 30_000, rssBytes: Infinity, file: 'none' })
      return child
    }
    const reader = await pool.run({ turn: 'a', path: 'a.pdf', languages: 'eng' }, Infinity, started)
    let warmed = (): void => undefined
    let other: WatchedChild | undefined
    pool.warm('eng', async (child) => {
      other = await started(child)
      await new Promise<void>((end) => (warmed = end))
    })
    await vi.waitFor(() => expect(other?.pid).toBeDefined(), 30_000)
    const extractor = await pool.run({ turn: 'a', path: '', languages: '' }, Infinity, (child) => Promise.resolve(child))
    expect(extractor).toBe(reader)
    warmed()
  })

  it('takes turns among jobs with equally many running pages', async () => {
    pool = new ReadingPool(readerProgram, 1)
    const { begun, run, end } = tasks(pool)
    for (const page of [1, 2, 3]) for (const job of ['a', 'b']) void run(job, `${job}${page}`)
    for (const name of ['a1', 'b1', 'a2', 'b2', 'a3', 'b3']) {
      expect(begun.at(-1)).toBe(name)
      await end(name)
    }
  })

  it('drops what waits at once when it is cancelled, and goes on with the rest', async () => {
    pool = new ReadingPool(readerProgram, 1)
    const { begun, run, end } = tasks(pool)
    const stop = new AbortController()
    void run('a', 'a1')
    const waiting = run('b', 'b1', stop.signal)
    void run('c', 'c1')
    stop.abort(new Error('cancelled'))
    await expect(waiting).rejects.toThrow('cancelled')
    await expect(run('b', 'b2', stop.signal)).rejects.toThrow('cancelled')
    await end('a1')
    expect(begun).toEqual(['a1', 'c1'])
  })
})
