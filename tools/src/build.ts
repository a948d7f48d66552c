import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './env.ts'
import { Failure } from './failure.ts'
import { limitedRun, type LimitedRun } from './limited-run.ts'

const stampFile = join(root, 'node_modules', '.parakh', 'build.stamp')
const buildLimitMs = 10 * 60_000
const sources = ['apps', 'packages']
const rootFiles = ['pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json']
const left = new Set(['node_modules', 'dist', 'test', '.turbo'])
const products = [
  'packages/contracts/dist/index.js',
  'packages/file-store/dist/file-store.js',
  'apps/api/dist/main.js',
  'apps/worker/dist/main.js',
  'apps/web/dist/index.html',
]

/** Builds what changed since the last build; when nothing did, that is seen from names, sizes and times alone. Answers whether it built. */
export const build = async (log: (line: string) => void): Promise<boolean> => {
  const stamp = sourceStamp()
  const last = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (last === stamp && products.every((file) => existsSync(join(root, file)))) return false
  const { code, output } = await runTurbo(['run', 'build', '--output-logs=new-only'], buildLimitMs, (line) => {
    const task = /^(\S+):build: cache (hit|miss)/.exec(line)
    if (task) log(`      ${task[1]}${task[2] === 'hit' ? ' (unchanged)' : ''}`)
  })
  if (code !== 0)
    throw new Failure(`${whatFailed(stripVTControlCharacters(output))}\nThe build failed: mend what is said above and start again.`)
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  return true
}

/** Runs turbo through pnpm (design §2), hands each line it writes to `onLine`, and resolves to its exit code and whole output. */
export const runTurbo = (args: string[], limitMs: number, onLine: (line: string) => void): Promise<LimitedRun> => {
  const env = { TURBO_TELEMETRY_DISABLED: '1', TURBO_UI: 'false', npm_config_loglevel: 'error', NODE_ENV: undefined }
  let rest = ''
  const onOutput = (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    lines.forEach(onLine)
  }
  return limitedRun(['npx -y pnpm@12.21.0 exec turbo', ...args, '--no-color'].join(' '), { cwd: root, limitMs, env, onOutput })
}

/** What the failed packages wrote; all of it where none is named. */
const whatFailed = (output: string): string => {
  const failed = [...output.matchAll(/^\s*Failed:\s+(.+)$/gm)]
    .flatMap((match) => (match[1] ?? '').split(/,\s*/))
    .map((task) => task.replace('#', ':'))
  const lines = output.split('\n').filter((line) => failed.some((task) => line.startsWith(`${task}:`)))
  return lines.length > 0 ? lines.join('\n') : output
}

const sourceStamp = (): string => {
  const hash = createHash('sha256')
  const note = (file: string) => {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`)
  }
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name))) {
      if (left.has(entry.name)) continue
      if (entry.isDirectory()) walk(join(folder, entry.name))
      else if (!entry.name.includes('.test.')) note(join(folder, entry.name))
    }
  }
  rootFiles
    .map((file) => join(root, file))
    .filter((file) => existsSync(file))
    .forEach(note)
  sources.forEach((folder) => walk(join(root, folder)))
  return hash.digest('hex')
}
