import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { kindOfName, ocrLanguages } from '@parakh/contracts'
import type { ReadFile } from '@parakh/worker/ocr/model'
import { ReadFailure } from '@parakh/worker/ocr/read-failure'
import { createReader, type Reader } from '@parakh/worker/ocr/reader'
import type { TruthFile } from './paper-file.ts'

/** A paper as the worker's reader saw it, beside its truth. */
export type Reading = {
  truth: TruthFile
  read: ReadFile
  /** Wall clock of the reading; of the first one, where it was kept. */
  seconds: number
  /** Why the file could not be read; it has no pages then. */
  failure?: string
}

export type ReadingOptions = {
  /** How many readers work side by side. */
  readers: number
  /** Where readings are kept by the content of the file and of the reader's code. */
  cache: string
  onRead?: (reading: Reading, done: number) => void
}

/** The truths of the papers in a folder, by name. */
export const truthsIn = (folder: string): TruthFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.truth.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as TruthFile)

/** Reads the papers of a folder as the worker does; in the order of `truths`. */
export const readPapers = async (folder: string, truths: readonly TruthFile[], options: ReadingOptions): Promise<Reading[]> => {
  const { readers, cache, onRead } = options
  mkdirSync(cache, { recursive: true })
  const code = codeOfReader()
  const readings: Reading[] = []
  let next = 0
  let done = 0
  const work = async (): Promise<void> => {
    const reader = createReader()
    try {
      for (let at = next++; at < truths.length; at = next++) {
        const truth = truths[at]
        if (!truth) continue
        const reading = { truth, ...(await readKept(reader, join(folder, truth.file), truth.file, { cache, code })) }
        readings[at] = reading
        onRead?.(reading, ++done)
      }
    } finally {
      reader.close()
    }
  }
  await Promise.all(Array.from({ length: readers }, work))
  return readings
}

type Kept = Omit<Reading, 'truth'>

const readKept = async (reader: Reader, path: string, file: string, { cache, code }: { cache: string; code: string }): Promise<Kept> => {
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex')
  const kept = join(cache, `${createHash('sha256').update(`${code} ${sha256} ${file}`).digest('hex').slice(0, 32)}.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Kept
  const reading = await readNow(reader, path, file, sha256)
  writeFileSync(`${kept}.part`, JSON.stringify(reading))
  renameSync(`${kept}.part`, kept)
  return reading
}

const readNow = async (reader: Reader, path: string, file: string, sha256: string): Promise<Kept> => {
  const kind = kindOfName(file)
  if (!kind) throw new Error(`${file} is of no kind that the console takes.`)
  const since = performance.now()
  const seconds = (): number => Math.round(performance.now() - since) / 1000
  try {
    const pages = await reader.read({ path, file, kind, languages: ocrLanguages.en })
    return { read: { file, sha256, pages }, seconds: seconds() }
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    return { read: { file, sha256, pages: [] }, seconds: seconds(), failure: error.code }
  }
}

/** A fingerprint of everything that decides what a reading is. */
const codeOfReader = (): string => {
  const folder = fileURLToPath(new URL('ocr/', import.meta.resolve('@parakh/worker/autofill-files')))
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
