import { spawn } from 'node:child_process'
import { childEnvironment, root } from './env.ts'
import { endsWithUs } from './child-processes.ts'

export type LimitedRun = { code: number | null; output: string; isLate: boolean }

/**
 * Runs a shell line with its output shown as it comes. After the limit, or when this process is asked to stop, its whole
 * process group ends: also the browsers and servers that a stuck test holds.
 */
export const limitedRun = (line: string, cwd: string, limitMs: number, env: Record<string, string>): Promise<LimitedRun> =>
  new Promise((done) => {
    const path = [`${cwd}/node_modules/.bin`, `${root}/node_modules/.bin`, childEnvironment()['PATH']].join(':')
    const options = {
      cwd,
      env: childEnvironment({ ...env, PATH: path }),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
    }
    const child = endsWithUs(spawn('sh', ['-c', line], options))
    let output = ''
    let isLate = false
    const endGroup = (signal: NodeJS.Signals) => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal)
    }
    const timer = setTimeout(() => {
      isLate = true
      endGroup('SIGTERM')
      setTimeout(() => endGroup('SIGKILL'), 5_000).unref()
    }, limitMs)
    const stop = () => endGroup('SIGTERM')
    process.on('SIGINT', stop).on('SIGTERM', stop)
    const show = (chunk: Buffer) => {
      output += chunk.toString()
      process.stdout.write(chunk)
    }
    child.stdout.on('data', show)
    child.stderr.on('data', show)
    child.once('error', () => done({ code: 127, output, isLate }))
    child.once('close', (code) => {
      clearTimeout(timer)
      process.off('SIGINT', stop).off('SIGTERM', stop)
      done({ code, output, isLate })
    })
  })
