import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { kindOfName, kindOfType, limits, ocrLanguages, type JobData, type JobErrorCode, type OcrProgress } from '@parakh/contracts'
import { extractFields } from './extract/extract-fields.ts'
import { makeJobFolder } from './job-folder.ts'
import { JobFailure, type JobContext, type Processor } from './job-context.ts'
import type { ReadFile } from './ocr/model.ts'
import { ReadFailure, type ReadFailureCode } from './ocr/read-failure.ts'
import type { Reader } from './ocr/reader.ts'

type FileRow = JobData<'ocr'>['files'][number]
type Tell = (step: Omit<OcrProgress, 'percent'> & { share: number }) => Promise<void>

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

/** Reads the job's files one after the other and extracts the wanted fields; an unreadable file ends the job with its sentence. */
export function ocrProcessor(borrow: () => { reader: Reader; giveBack: () => void }): Processor<'ocr'> {
  return async (context) => {
    const { reader, giveBack } = borrow()
    const folder = await makeJobFolder()
    try {
      return await autofill(context, reader, folder)
    } catch (error) {
      throw error instanceof ReadFailure ? new JobFailure(jobCodes[error.code], error.message, error.code) : error
    } finally {
      giveBack()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

async function autofill(context: JobContext<'ocr'>, reader: Reader, folder: string) {
  const { data } = context
  const tell: Tell = async ({ share, ...step }) => {
    await context.progress({ ...step, percent: Math.min(limits.ocr.maxPercent, Math.floor(share * 100)) })
  }
  const read = new Map<string, ReadFile>()
  let pagesBefore = 0
  for (const [at, row] of data.files.entries()) {
    const known = read.get(row.sha256)
    if (known) continue
    const file = await readOne(context, reader, join(folder, String(at)), row, pagesBefore, at / data.files.length, tell)
    read.set(row.sha256, file)
    pagesBefore += file.pages.length
  }
  const counts = { file: null, page: pagesBefore, pages: pagesBefore }
  await tell({ stage: 'extracting', ...counts, share: readingShare })
  const result = extractFields([...read.values()], data.fields)
  await tell({ stage: 'finalizing', ...counts, share: 1 })
  return result
}

async function readOne(
  context: JobContext<'ocr'>,
  reader: Reader,
  path: string,
  row: FileRow,
  pagesBefore: number,
  shareBefore: number,
  tell: Tell,
) {
  const { signal, files, data } = context
  const kind = kindOfType(row.contentType) ?? kindOfName(row.filename)
  if (!kind) throw new ReadFailure('NOT_READABLE', row.filename)
  await tell({ stage: 'parsing', file: row.filename, page: pagesBefore, pages: pagesBefore, share: shareBefore * readingShare })
  if (!(await files.info(row.file_id))) throw new ReadFailure('MISSING', row.filename)
  await pipeline(files.open(row.file_id), createWriteStream(path), { signal })
  const onPage = (page: number, pageCount: number) => {
    const share = (shareBefore + (page - 1) / pageCount / data.files.length) * readingShare
    void tell({ stage: 'parsing', file: row.filename, page: pagesBefore + page, pages: pagesBefore + pageCount, share }).catch(
      () => undefined,
    )
  }
  const languages = data.langs.join('+') || ocrLanguages.en
  const pages = await reader.read({ path, file: row.filename, kind, languages }, { signal, onPage })
  await rm(path, { force: true })
  return { file: row.filename, sha256: row.sha256, pages }
}
