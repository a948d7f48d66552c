import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  jobErrors,
  kindOfName,
  kindOfType,
  limits,
  ocrLanguages,
  type JobData,
  type JobErrorCode,
  type JobResult,
  type OcrProgress,
} from '@parakh/contracts'
import { makeJobFolder } from './job-folder.ts'
import { JobFailure, type JobContext, type Processor } from './job-context.ts'
import type { KeptReadings, KnownPages } from './kept-readings.ts'
import type { ReadFile } from './ocr/model.ts'
import { ReadFailure, type ReadFailureCode } from './ocr/read-failure.ts'
import type { FileToRead, Reader, ReadOptions } from './ocr/reader.ts'
import { lostSentence, nothingFound, readPages, wordlessSentence } from './read-pages.ts'

type FileRow = JobData<'ocr'>['files'][number]

const jobCodes: Record<ReadFailureCode, JobErrorCode> = {
  ENCRYPTED: 'FILE_ENCRYPTED',
  DAMAGED: 'FILE_DAMAGED',
  TOO_MANY_PAGES: 'TOO_MANY_PAGES',
  TOO_LARGE: 'FILE_TOO_BIG',
  TOO_SLOW: 'OUT_OF_TIME',
  TOO_MUCH_MEMORY: 'OUT_OF_MEMORY',
  NOT_READABLE: 'FILE_DAMAGED',
  MISSING: 'FILE_GONE',
}

/** What is left for extraction once every page is read. */
const readingShare = 0.95
/** Progress is told this often at the most: a page with text takes milliseconds. */
const tellEveryMs = 150

/** A file of the job whose pages are counted. */
interface Counted {
  row: FileRow
  toRead: FileToRead
  pageCount: number
  known: KnownPages['pages']
}

/**
 * Reads the job's files, their pages by turns with those of other jobs, and extracts the wanted fields. An unreadable file ends the job with its
 * sentence; single unreadable pages are told in `notes`.
 */
export function ocrProcessor(reader: Reader, readings: KeptReadings): Processor<'ocr'> {
  return async (context) => {
    const folder = await makeJobFolder()
    const stop = new AbortController()
    try {
      const signal = AbortSignal.any([context.signal, stop.signal])
      return await autofill({ ...context, signal }, reader, readings, folder)
    } catch (error) {
      throw error instanceof ReadFailure ? new JobFailure(jobCodes[error.code], error.message, error.code) : error
    } finally {
      // what other files of the job are still being read is not needed any more
      stop.abort(new Error('job over'))
      await rm(folder, { recursive: true, force: true })
    }
  }
}

async function autofill(context: JobContext<'ocr'>, reader: Reader, readings: KeptReadings, folder: string): Promise<JobResult<'ocr'>> {
  const { data, signal } = context
  const options: ReadOptions = { signal, turn: context.jobId }
  const tell = teller(context)
  const files: Counted[] = []
  const rows = [...new Map(data.files.map((row) => [row.sha256, row])).values()]
  for (const [at, row] of rows.entries()) {
    await tell({ stage: 'parsing', file: row.filename, page: 0, pages: pagesOf(files), percent: 0 })
    files.push(await countedFile(context, reader, readings, join(folder, String(at)), row))
  }
  const pages = pagesOf(files)
  const notes: string[] = []
  let done = 0
  const readOne = async ({ row, toRead, pageCount, known }: Counted): Promise<ReadFile> => {
    const { sha256, filename: file } = row
    const read = await readPages(reader, toRead, pageCount, options, {
      known,
      // a page that could not be kept is read again next time
      onPage: (page) => void readings.keep(sha256, toRead.languages, pageCount, page).catch(() => undefined),
      onDone: () => {
        done += 1
        const percent = Math.floor((done / pages) * readingShare * 100)
        void tell({ stage: 'parsing', file, page: done, pages, percent }).catch(() => undefined)
      },
    })
    await rm(toRead.path, { force: true })
    if (read.lost.length > 0) notes.push(lostSentence(file, read.lost))
    return { file, sha256, pages: read.pages }
  }
  const read = await Promise.all(files.map(readOne))
  const counts = { file: null, page: pages, pages }
  await tell({ stage: 'extracting', ...counts, percent: readingShare * 100 }, true)
  const fields = await extracted(reader, read, data.fields, options)
  await tell({ stage: 'finalizing', ...counts, percent: limits.ocr.maxPercent }, true)
  notes.push(...read.filter(isWordless).map(({ file }) => wordlessSentence(file)))
  if (Object.keys(fields).length === 0 && notes.length === 0) notes.push(nothingFound)
  return { fields, notes }
}

const isWordless = ({ pages: read }: ReadFile): boolean => read.length > 0 && read.every(({ words }) => words.length === 0)

const pagesOf = (files: readonly Counted[]): number => files.reduce((sum, { pageCount }) => sum + pageCount, 0)

/** Tells progress, not too often, and never less than before. */
function teller({ progress }: JobContext<'ocr'>): (step: OcrProgress, must?: boolean) => Promise<void> {
  let toldAt = 0
  return async (step, must = false) => {
    if (!must && Date.now() - toldAt < tellEveryMs) return
    toldAt = Date.now()
    await progress({ ...step, percent: Math.min(limits.ocr.maxPercent, step.percent) })
  }
}

async function countedFile(
  { signal, files, data, jobId }: JobContext<'ocr'>,
  reader: Reader,
  readings: KeptReadings,
  path: string,
  row: FileRow,
): Promise<Counted> {
  const kind = kindOfType(row.contentType) ?? kindOfName(row.filename)
  if (!kind) throw new ReadFailure('NOT_READABLE', row.filename)
  const languages = data.langs.join('+') || ocrLanguages.en
  const toRead = { path, file: row.filename, kind, languages }
  const { pageCount, pages: known } = await readings.find(row.sha256, languages)
  if (pageCount > 0 && known.size === pageCount) return { row, toRead, pageCount, known }
  if (!(await files.info(row.file_id))) throw new ReadFailure('MISSING', row.filename)
  await pipeline(files.open(row.file_id), createWriteStream(path), { signal })
  return { row, toRead, pageCount: await reader.count(toRead, { signal, turn: jobId }), known }
}

/** Extraction is of no single file, so its limits have the job's sentences. */
async function extracted(reader: Reader, files: readonly ReadFile[], fields: readonly string[], options: ReadOptions) {
  try {
    return await reader.extract(files, fields, options)
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    const code = error.code === 'TOO_SLOW' || error.code === 'TOO_MUCH_MEMORY' ? jobCodes[error.code] : 'FAILED'
    throw new JobFailure(code, jobErrors[code], error.code)
  }
}
