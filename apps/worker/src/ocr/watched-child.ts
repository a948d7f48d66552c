import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { residentBytes } from '../process-memory.ts'
import { ReadFailure, type ReadFailureCode } from './read-failure.ts'
import type { ReaderAnswer, ReaderAsk } from './reader-talk.ts'

const watchMs = 150
/** Heap of the reading process; pictures and wasm live outside it. */
const heapMiB = 1024

/** What may be asked of a child, without its id. */
export type AskOf<T> = T extends { id: number } ? Omit<T, 'id'> : never

export interface Bounds {
  timeMs: number
  rssBytes: number
  /** Name of the file, for the sentence. */
  file: string
  signal?: AbortSignal | undefined
}

interface Waiting {
  resolve: (answer: ReaderAnswer) => void
  reject: (error: Error) => void
}

/** A reading process that is killed when an answer takes too long or too much memory, and started again when next asked. */
export class WatchedChild {
  private child: ChildProcess | null = null
  private readonly waiting = new Map<number, Waiting>()
  private lastId = 0
  private readonly program: URL

  constructor(program: URL) {
    this.program = program
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  get rssBytes(): number {
    return this.child?.pid ? residentBytes(this.child.pid) : 0
  }

  /**
   * One question, one answer.
   * @throws ReadFailure what the child says, TOO_SLOW, TOO_MUCH_MEMORY, DAMAGED when it died of the file; the signal's reason when aborted
   */
  async ask<A extends ReaderAnswer['answer']>(
    ask: AskOf<ReaderAsk>,
    wanted: A,
    bounds: Bounds,
  ): Promise<Extract<ReaderAnswer, { answer: A }>> {
    bounds.signal?.throwIfAborted()
    const child = this.started()
    this.lastId += 1
    const id = this.lastId
    const stop = (reason: Error) => this.kill(reason)
    const fail = (code: ReadFailureCode) => stop(new ReadFailure(code, bounds.file))
    const clock = setTimeout(() => fail('TOO_SLOW'), bounds.timeMs)
    const watch = setInterval(() => {
      if (this.rssBytes > bounds.rssBytes) fail('TOO_MUCH_MEMORY')
    }, watchMs)
    const aborted = () => stop(bounds.signal?.reason instanceof Error ? bounds.signal.reason : new Error('aborted'))
    bounds.signal?.addEventListener('abort', aborted, { once: true })
    try {
      const answer = await new Promise<ReaderAnswer>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject })
        child.send({ ...ask, id } satisfies ReaderAsk)
      })
      if (answer.answer === 'failed') throw new ReadFailure(answer.code ?? 'DAMAGED', bounds.file)
      if (answer.answer !== wanted) throw new Error(`reader answered ${answer.answer} instead of ${wanted}`)
      return answer as Extract<ReaderAnswer, { answer: A }>
    } catch (error) {
      throw error instanceof ChildGone ? new ReadFailure('DAMAGED', bounds.file) : error
    } finally {
      clearTimeout(clock)
      clearInterval(watch)
      bounds.signal?.removeEventListener('abort', aborted)
      this.waiting.delete(id)
    }
  }

  /** Ends the process at once; what waits is rejected with `reason`. */
  kill(reason: Error): void {
    const child = this.child
    this.child = null
    child?.removeAllListeners()
    child?.kill('SIGKILL')
    for (const { reject } of this.waiting.values()) reject(reason)
    this.waiting.clear()
  }

  private started(): ChildProcess {
    if (this.child) return this.child
    const child = fork(this.program, {
      execArgv: [`--max-old-space-size=${heapMiB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('message', (answer) => {
      const told = answer as ReaderAnswer
      this.waiting.get(told.id)?.resolve(told)
    })
    child.on('error', () => this.gone(child))
    child.on('exit', () => this.gone(child))
    this.child = child
    return child
  }

  private gone(child: ChildProcess): void {
    if (this.child === child) this.kill(new ChildGone())
  }
}

class ChildGone extends Error {}

/** The reading program beside this file: `.ts` when run from source, `.js` when built. */
export const readerProgram = new URL(`./reader-child${extname(import.meta.url)}`, import.meta.url)
