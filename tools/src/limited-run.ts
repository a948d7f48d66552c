import { spawn } from 'node:child_process'
import { endsWithUs } from './child-processes.ts'
import { childEnvironment, root } from './env.ts'

export type LimitedRun = { code: number | null; output: string; isLate: boolean }

export type LimitedRunOptions = {
  cwd: string
  limitMs: number
  /** Variables to set or, as undefined, to take out. */
  env: Record<string, string | undefined>
  /** Gets the output as it comes. */
  onOutput: (chunk: string) => void
}

const patienceMs = 5_000
const stopped = new AbortController()

/**
 * Runs a shell line. After the limit, or when this process is asked to stop, its whole process group ends: also the
 * browsers and servers that a stuck test holds. Once asked to stop, nothing more is run.
 */
export const limitedRun = async (line: string, { cwd, limitMs, env, onOutput }: LimitedRunOptions): Promise<LimitedRun> => {
  if (stopped.signal.aborted) return { code: null, output: '', isLate: false }
  const path = [`${cwd}/node_modules/.bin`, `${root}/node_modules/.bin`, childEnvironment()['PATH']].join(':')
  const options = { cwd, env: childEnvironment({ ...env, PATH: path }), detached: true }
  const child = endsWithUs(spawn('sh', ['-c', line], { ...options, stdio: ['ignore', 'pipe', 'pipe'] }))
  let output = ''
  let isLate = false
  const endGroup = () => {
    signalGroup(child.pid, 'SIGTERM')
    setTimeout(() => signalGroup(child.pid, 'SIGKILL'), patienceMs).unref()
  }
  const timer = setTimeout(() => {
    isLate = true
    endGroup()
  }, limitMs)
  stopped.signal.addEventListener('abort', endGroup)
  const take = (chunk: Buffer) => {
    output += chunk.toString()
    onOutput(chunk.toString())
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const code = await new Promise<number | null>((ended) => {
    child.once('error', () => ended(127))
    child.once('close', ended)
  })
  clearTimeout(timer)
  stopped.signal.removeEventListener('abort', endGroup)
  return { code, output, isLate }
}

// who leads the group may be gone while the others are still there, and all of them by the second time
const signalGroup = (leader: number | undefined, name: NodeJS.Signals): void => {
  try {
    if (leader !== undefined) process.kill(-leader, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Ends every run that is under way and lets none begin. */
export const stopRuns = (): void => stopped.abort()
