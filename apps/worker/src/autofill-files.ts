import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { kindOfName, ocrLanguages, type OcrResult } from '@parakh/contracts'
import { extractFields } from './extract/extract-fields.ts'
import { layoutOf } from './extract/layout/layout.ts'
import type { ReadFile } from './ocr/model.ts'
import { ReadFailure } from './ocr/read-failure.ts'
import { createReader, type Reader } from './ocr/reader.ts'

/** What autofill gives for files on disk. */
export interface AutofilledFiles {
  result: OcrResult
  /** Recognised text by file name, in reading order. */
  text: Record<string, string>
  /** Pages read, all files together. */
  pages: number
  /** The words as read, for further extraction without reading again. */
  files: ReadFile[]
}

export interface AutofillOptions {
  /** Tesseract's names joined by +; default English. */
  languages?: string
  /** A reader that is kept warm by the caller; else one is started and ended. */
  reader?: Reader
  /** Folder with Tesseract's data; default the npm packages'. */
  tessDataDir?: string
}

async function readFileAt(path: string, reader: Reader, languages: string): Promise<ReadFile> {
  const file = basename(path)
  const kind = kindOfName(file)
  if (!kind) throw new ReadFailure('NOT_READABLE', file)
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
  return { file, sha256, pages: await reader.read({ path, file, kind, languages }) }
}

/**
 * Runs autofill on local files without queue or database, as the processor does: for `pnpm eval`, benchmarks and a look.
 * No keys means all fields. Throws `ReadFailure` for a file that cannot be read.
 */
export async function autofillFiles(
  paths: readonly string[],
  keys: readonly string[] = [],
  options: AutofillOptions = {},
): Promise<AutofilledFiles> {
  const reader = options.reader ?? createReader(options.tessDataDir)
  try {
    const files: ReadFile[] = []
    for (const path of paths) files.push(await readFileAt(path, reader, options.languages ?? ocrLanguages.en))
    const text = Object.fromEntries(files.map((file) => [file.file, layoutOf(file).flow.text]))
    return { result: extractFields(files, keys), text, pages: files.reduce((sum, file) => sum + file.pages.length, 0), files }
  } finally {
    if (!options.reader) reader.close()
  }
}
