import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endsWithUs } from './child-processes.ts'
import { findProgram } from './find-program.ts'
import { forgetProcess, recordProcess } from './process-record.ts'

/** What can be seen of a process while it starts: all it wrote since, and whether waiting still makes sense. */
export type Watch = { output: () => string; signal: AbortSignal }

export type ProcessSpec = {
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  logFile: string
  /** Where its id is noted while it runs. */
  runDir: string
  /** Resolves once it serves; is told by `watch.signal` to give up. */
  ready: (watch: Watch) => Promise<void>
  readyLimitMs: number
}

/** A process that ended, or did not get ready, while it was being started; `output` is what it wrote. */
export class StartFailure extends Error {
  override name = 'StartFailure'
  readonly code: number | null
  readonly output: string
  constructor(program: string, code: number | null, output: string) {
    super(`${program} did not start (${code === null ? 'no answer in time' : `exit code ${code}`})`)
    this.code = code
    this.output = output
  }
}

/**
 * One long-running program: started, noted, watched, ended.
 * It has a process group of its own, so that a Ctrl-C in the terminal reaches only the starter, which then ends all in order.
 */
export class ManagedProcess {
  readonly name: string
  readonly #spec: ProcessSpec
  #child: ChildProcess | undefined
  #ended: Promise<number | null> = Promise.resolve(null)
  #askedToStop = false
  /** Called when it ends without being asked to. */
  onCrash: ((code: number | null) => void) | undefined

  constructor(spec: ProcessSpec) {
    this.name = spec.name
    this.#spec = spec
  }

  /** Its process id while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Whether `stop()` was called since it was last started. */
  get isAskedToStop(): boolean {
    return this.#askedToStop
  }

  get logFile(): string {
    return this.#spec.logFile
  }

  /** Starts it and waits until it serves; rejects with StartFailure. */
  async start(): Promise<void> {
    const { name, logFile, ready, readyLimitMs } = this.#spec
    this.#askedToStop = false
    const before = this.#spawn()
    let isReady = false
    const output = () => (existsSync(logFile) ? readFileSync(logFile).subarray(before).toString() : '')
    const failed = (code: number | null) => new StartFailure(name, code, output())
    const limit = new AbortController()
    try {
      await Promise.race([
        ready({ output, signal: limit.signal }),
        this.#ended.then((code) => Promise.reject(failed(code ?? -1))),
        sleep(readyLimitMs, undefined, { signal: limit.signal }).then(() => Promise.reject(failed(null))),
      ])
      isReady = true
    } finally {
      limit.abort()
      if (!isReady) await this.#end(2_000)
    }
    const child = this.#child
    void this.#ended.then((code) => {
      if (!this.#askedToStop && this.#child === child) {
        this.#child = undefined
        this.onCrash?.(code)
      }
    })
  }

  /** Ends it: SIGTERM, after the limit SIGKILL; resolves when it is gone. */
  async stop(limitMs = 15_000): Promise<void> {
    this.#askedToStop = true
    await this.#end(limitMs)
  }

  async #end(limitMs: number): Promise<void> {
    const child = this.#child
    if (!child) return
    child.kill('SIGTERM')
    const late = new AbortController()
    const timer = sleep(limitMs, undefined, { signal: late.signal }).then(
      () => child.kill('SIGKILL'),
      () => undefined,
    )
    await this.#ended
    late.abort()
    await timer
    this.#child = undefined
    forgetProcess(this.#spec.runDir, this.name)
  }

  #spawn(): number {
    const { name, command, args, env, cwd, logFile, runDir } = this.#spec
    mkdirSync(dirname(logFile), { recursive: true })
    const log = openSync(logFile, 'a')
    const before = fstatSync(log).size
    const [program = command, ...rest] = [...diesWithParent(), command, ...args]
    const child = endsWithUs(
      spawn(program, rest, { ...(env ? { env } : {}), ...(cwd ? { cwd } : {}), stdio: ['ignore', log, log], detached: true }),
    )
    closeSync(log)
    this.#child = child
    this.#ended = new Promise((ended) => {
      child.once('error', () => ended(127))
      child.once('exit', (code) => ended(code))
    })
    if (child.pid !== undefined) recordProcess(runDir, name, child.pid)
    return before
  }
}

/** Words of a command line: `--name value` for each pair. */
export const commandFlags = (values: Record<string, string | number>): string[] =>
  Object.entries(values).flatMap(([name, value]) => [`--${name}`, String(value)])

/** Puts the last run's log aside, so that each run begins its own. */
export const turnLog = (logFile: string): void => {
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`)
}

let setpriv: string[] | undefined

/** The words before a command that let the kernel end it when its parent is killed; none where the system has no such program. */
const diesWithParent = (): string[] => {
  if (!setpriv) {
    const program = process.platform === 'linux' ? findProgram('setpriv') : undefined
    const words = program ? [program, '--pdeathsig', 'TERM', '--'] : []
    setpriv = program && spawnSync(program, [...words.slice(1), 'true']).status === 0 ? words : []
  }
  return setpriv
}
