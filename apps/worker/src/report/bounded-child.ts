import { fork } from 'node:child_process'
import { residentBytes } from '../process-memory.ts'

const watchMs = 150
const MiB = 1024 * 1024

export interface ChildBounds {
  rssBytes: number
  /** ends the process at once when aborted */
  signal: AbortSignal
}

/** The process took more memory than it may. */
export class OutOfMemory extends Error {
  override name = 'OutOfMemory'
}

/** The process ended with another code than 0. */
class ChildFailed extends Error {
  override name = 'ChildFailed'
}

/**
 * Runs a program once with one message and waits for its end.
 * @throws OutOfMemory, ChildFailed; the signal's reason when aborted
 */
export async function runOnce(program: URL, message: object, { rssBytes, signal }: ChildBounds): Promise<void> {
  signal.throwIfAborted()
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${Math.floor(rssBytes / 2 / MiB)}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let stopped: Error | null = null
  const stop = (reason: Error) => {
    stopped ??= reason
    child.kill('SIGKILL')
  }
  const aborted = () => stop(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
  signal.addEventListener('abort', aborted, { once: true })
  const watch = setInterval(() => {
    if (child.pid !== undefined && residentBytes(child.pid) > rssBytes) stop(new OutOfMemory())
  }, watchMs)
  try {
    const ended = new Promise<string>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signalName) => resolve(signalName ?? String(code)))
    })
    child.send(message)
    const how = await ended
    if (stopped) throw stopped
    // V8 aborts when its heap is full
    if (how === 'SIGABRT') throw new OutOfMemory()
    if (how !== '0') throw new ChildFailed(`ended by ${how}`)
  } finally {
    clearInterval(watch)
    signal.removeEventListener('abort', aborted)
    child.kill('SIGKILL')
  }
}
