import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, root } from '../src/env.ts'

export type Started = {
  child: ChildProcess
  output: () => string
  /** Resolves with what was written once it says this; rejects when it ends before. */
  says: (text: RegExp, limitMs?: number) => Promise<string>
  ended: Promise<number | null>
  /** Sends a signal as a terminal does: to the whole foreground group. */
  signalAll: (signal: NodeJS.Signals) => void
}

/** `npm start` as from a terminal (a process group of its own), without npm itself. */
export const npmStart = (env: Record<string, string | undefined>, args: string[] = []): Started => {
  const node = join(root, 'node_modules/.bin/node')
  const options = { cwd: root, env: childEnvironment({ NODE_ENV: undefined, ...env }), detached: true }
  const child = spawn(node, [join(root, 'tools/bootstrap.mjs'), 'start', ...args], options)
  let written = ''
  child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const says = (text: RegExp, limitMs = 90_000) =>
    new Promise<string>((done, refuse) => {
      const look = () => {
        if (text.test(written)) settle(() => done(written))
      }
      const timer = setTimeout(() => settle(() => refuse(new Error(`not said within ${limitMs} ms: ${text}\n${written}`))), limitMs)
      const poll = setInterval(look, 50)
      const settle = (then: () => void) => {
        clearTimeout(timer)
        clearInterval(poll)
        then()
      }
      void ended.then(() =>
        settle(() => (text.test(written) ? done(written) : refuse(new Error(`ended before saying ${text}\n${written}`)))),
      )
    })
  const signalAll = (signal: NodeJS.Signals) => process.kill(-(child.pid ?? 0), signal)
  return { child, output: () => written, says, ended, signalAll }
}
