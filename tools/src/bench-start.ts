import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench } from './bench.ts'
import { endsWithUs } from './child-processes.ts'
import { childEnvironment, root } from './env.ts'
import { Failure } from './failure.ts'
import { findProgram } from './find-program.ts'
import { freePort } from './free-port.ts'
import { runProgram } from './run-program.ts'

const limitMs = 10 * 60_000

/** From `npm start` to ready: on a fresh clone with an empty cache, on new data, and again. */
export const benchStart: Bench = async (figure) => {
  const place = mkdtempSync(join(tmpdir(), 'parakh-bench-'))
  try {
    const git = findProgram('git')
    const clone = join(place, 'clone')
    const isCloned =
      git &&
      existsSync(join(root, '.git')) &&
      (await runProgram(git, ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])).code === 0
    if (isCloned) {
      const cold = await secondsToReady(clone, join(clone, '.data'), join(place, 'cache'))
      figure('cold start (fresh clone: install, download, build)', `${cold.toFixed(1)} s`)
      figure('warm start (second npm start)', `${(await secondsToReady(clone, join(clone, '.data'), join(place, 'cache'))).toFixed(1)} s`)
    } else {
      figure('cold start', 'left out: no git or no repository here')
    }
    figure('start on new data (installed and built)', `${(await secondsToReady(root, join(place, 'data'))).toFixed(1)} s`)
    figure('warm start here', `${(await secondsToReady(root, join(place, 'data'))).toFixed(1)} s`)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

const secondsToReady = async (folder: string, dataDir: string, cache?: string): Promise<number> => {
  const env = childEnvironment({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    PARAKH_STARTED_AT: undefined,
    ...(cache ? { PARAKH_CACHE: cache } : {}),
  })
  const since = Date.now()
  const child = endsWithUs(
    spawn(process.execPath, [join(folder, 'tools/bootstrap.mjs'), 'start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
  let output = ''
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const seconds = await new Promise<number>((ready, refuse) => {
    const look = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('is ready at')) ready((Date.now() - since) / 1000)
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    void ended.then(() => refuse(new Failure(`npm start ended before it was ready:\n${output}`)))
    setTimeout(() => refuse(new Failure(`npm start was not ready in ${limitMs / 1000} s:\n${output}`)), limitMs).unref()
  }).finally(() => child.kill('SIGTERM'))
  await ended
  return seconds
}
