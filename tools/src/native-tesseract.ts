import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnvironment } from './env.ts'
import { findProgram } from './find-program.ts'
import { runProgram } from './run-program.ts'
import type { SampleDoc } from './sample-docs.ts'

const processes = 2

/** Pages a minute of the machine's own tesseract on these documents, rendered at 300 dpi in grey; undefined where it or pdftoppm is missing. */
export const nativePagesAMinute = async (docs: readonly SampleDoc[]): Promise<{ pages: number; seconds: number } | undefined> => {
  const tesseract = findProgram('tesseract')
  const pdftoppm = findProgram('pdftoppm')
  if (!tesseract || !pdftoppm) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'parakh-native-'))
  const since = Date.now()
  try {
    const queue = [...docs]
    const pages: string[] = []
    const render = async (): Promise<void> => {
      for (let doc = queue.shift(); doc; doc = queue.shift()) {
        if (doc.path.endsWith('.pdf')) await runProgram(pdftoppm, ['-r', '300', '-gray', doc.path, join(folder, doc.file)])
        else pages.push(doc.path)
      }
    }
    await Promise.all(Array.from({ length: processes }, render))
    pages.push(...readdirSync(folder).map((file) => join(folder, file)))
    const count = pages.length
    const env = childEnvironment({ OMP_THREAD_LIMIT: '1' })
    const read = async (): Promise<void> => {
      for (let page = pages.shift(); page; page = pages.shift()) await runProgram(tesseract, [page, 'stdout', '--psm', '3'], { env })
    }
    await Promise.all(Array.from({ length: processes }, read))
    return { pages: count, seconds: (Date.now() - since) / 1000 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
