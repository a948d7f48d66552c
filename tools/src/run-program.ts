import { spawn } from 'node:child_process'
import { endsWithUs } from './child-processes.ts'

export type Ran = { code: number | null; output: string }

/** Runs a program to its end and keeps what it wrote (both streams); a program that cannot be started has code null. */
export const runProgram = (command: string, args: string[], options: { env?: NodeJS.ProcessEnv; cwd?: string; limitMs?: number } = {}) =>
  new Promise<Ran>((done) => {
    const { limitMs, ...rest } = options
    const child = endsWithUs(spawn(command, args, { ...rest, stdio: ['ignore', 'pipe', 'pipe'], ...(limitMs ? { timeout: limitMs } : {}) }))
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => done({ code: null, output: error.message }))
    child.once('close', (code) => done({ code, output }))
  })
