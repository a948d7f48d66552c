import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { endsWithUs } from './child-processes.ts'
import { childEnvironment, root } from './env.ts'
import { Failure } from './failure.ts'

const stampFile = join(root, 'node_modules', '.parakh', 'build.stamp')
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

/** How pnpm is called where only Node and npm are installed (design §2). */
export const pnpmWords = ['-y', 'pnpm@12.21.0']

/** Builds what changed since the last build; when nothing did, that is seen from names, sizes and times alone. Answers whether it built. */
export const build = async (log: (line: string) => void): Promise<boolean> => {
  const stamp = sourceStamp()
  const last = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (last === stamp && products.every((file) => existsSync(join(root, file)))) return false
  const { code, output } = await runTurbo(['run', 'build', '--output-logs=new-only'], (line) => {
    const task = /^(\S+):build: cache (hit|miss)/.exec(line)
    if (task) log(`      ${task[1]}${task[2] === 'hit' ? ' (unchanged)' : ''}`)
  })
  if (code !== 0) throw new Failure(`${stripVTControlCharacters(output)}\nThe build failed: mend what is said above and start again.`)
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  return true
}

/** Runs turbo through pnpm, hands each line it writes to `onLine`, and resolves to its exit code and whole output. */
export const runTurbo = (args: string[], onLine: (line: string) => void): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const env = childEnvironment({ TURBO_TELEMETRY_DISABLED: '1', TURBO_UI: 'false', npm_config_loglevel: 'error', NODE_ENV: undefined })
    const words = [...pnpmWords, 'exec', 'turbo', ...args, '--no-color']
    const turbo = endsWithUs(spawn('npx', words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] }))
    let output = ''
    let rest = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
      const lines = (rest + chunk.toString()).split('\n')
      rest = lines.pop() ?? ''
      lines.forEach(onLine)
    }
    turbo.stdout.on('data', take)
    turbo.stderr.on('data', take)
    turbo.once('error', (error) => done({ code: 1, output: error.message }))
    turbo.once('close', (code) => done({ code: code ?? 1, output }))
  })

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
