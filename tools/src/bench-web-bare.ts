import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './env.ts'
import { Failure } from './failure.ts'
import { runProgram } from './run-program.ts'

const web = join(root, 'apps/web')
/** Where the built console lies. */
export const consoleDir = join(web, 'dist')

type Bare = 'page' | 'libraries-mini' | 'libraries-whole'

/** Lends the folder of one of the peers in `apps/web/bare`, built just now by the console's own vite. */
export const withBare = async <Result>(mode: Bare, use: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'parakh-bare-'))
  try {
    const vite = join(web, 'node_modules/vite/bin/vite.js')
    const args = ['build', 'bare', '--config', 'bare/vite.config.ts', '--mode', mode, '--outDir', folder, '--emptyOutDir']
    const { code, output } = await runProgram(process.execPath, [vite, ...args], { cwd: web, limitMs: 120_000 })
    if (code !== 0) throw new Failure(`apps/web/bare could not be built:\n${output}`)
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lends a folder with the console and, as `/bare.html`, the plain page: one server serves both from one origin, packed and kept alike. */
export const withBareBeside = <Result>(use: (folder: string) => Promise<Result>): Promise<Result> =>
  withBare('page', async (bare) => {
    const folder = mkdtempSync(join(tmpdir(), 'parakh-console-'))
    try {
      cpSync(consoleDir, folder, { recursive: true })
      cpSync(join(bare, 'assets'), join(folder, 'assets'), { recursive: true })
      cpSync(join(bare, 'index.html'), join(folder, 'bare.html'))
      return await use(folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
