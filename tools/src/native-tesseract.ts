import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { childEnvironment } from './env.ts'
import { Failure } from './failure.ts'
import { findProgram } from './find-program.ts'
import { runProgram } from './run-program.ts'

const processes = 2

export type NativeReading = {
  /** The text of each document, its pages one after the other, in the order of the documents. */
  texts: string[]
  pages: number
  seconds: number
}

const allOf = async <T>(tasks: readonly T[], work: (task: T) => Promise<void>): Promise<void> => {
  const queue = [...tasks]
  const next = async (): Promise<void> => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) await work(task)
  }
  await Promise.all(Array.from({ length: processes }, next))
}

/**
 * Reads documents as the machine's own tools do: PDFs drawn by pdftoppm at 300 dpi in grey, each page read by tesseract, two processes on
 * either step. Undefined where one of the two is missing.
 * @throws Failure, if tesseract gives up on a page.
 */
export const readNatively = async (paths: readonly string[]): Promise<NativeReading | undefined> => {
  const tesseract = findProgram('tesseract')
  const pdftoppm = findProgram('pdftoppm')
  if (!tesseract || !pdftoppm) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'parakh-native-'))
  const since = Date.now()
  try {
    const pictures = paths.map((path): string[] => (path.endsWith('.pdf') ? [] : [path]))
    await allOf([...paths.entries()], async ([at, path]) => {
      if (!path.endsWith('.pdf')) return
      await runProgram(pdftoppm, ['-r', '300', '-gray', path, join(folder, `${at}`)])
      const drawn = readdirSync(folder).filter((file) => file.startsWith(`${at}-`))
      pictures[at] = drawn.toSorted().map((file) => join(folder, file))
    })
    const env = childEnvironment({ OMP_THREAD_LIMIT: '1' })
    const texts = new Map<string, string>()
    await allOf(pictures.flat(), async (picture) => {
      const text = join(folder, `${basename(picture)}-read`)
      const { code, output } = await runProgram(tesseract, [picture, text, '--psm', '3'], { env })
      if (code !== 0) throw new Failure(`tesseract could not read ${basename(picture)}: ${output.trim().slice(0, 200)}`)
      texts.set(picture, readFileSync(`${text}.txt`, 'utf8'))
    })
    return {
      texts: pictures.map((own) => own.map((picture) => texts.get(picture)).join('\n')),
      pages: texts.size,
      seconds: (Date.now() - since) / 1000,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
