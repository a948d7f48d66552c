import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { jobErrors, limits } from '@parakh/contracts'
import { JobFailure, type JobContext, type Processor } from '../job-context.ts'
import { OutOfMemory, runOnce } from './bounded-child.ts'
import type { WriteAsk } from './report-child.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

// `.ts` when run from source, `.js` when built
const writer = new URL(`./report-child${extname(import.meta.url)}`, import.meta.url)

const tooLarge = new JobFailure('REPORT_TOO_BIG', jobErrors.REPORT_TOO_BIG)

/** Writes the report of a case in a process of its own and puts it into the file store, unkept: the API keeps it with the case. */
export const reportProcessor: Processor<'report'> = async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'parakh-report-'))
  try {
    const photos = await fetchPhotos(context, folder)
    await context.progress({ percent: 30 })
    const out = join(folder, 'report.docx')
    const { report, kind, case_id } = context.data
    const ask: WriteAsk = { report, kind, photos, out }
    await runOnce(writer, ask, { rssBytes: limits.report.writerRssBytes, signal: context.signal })
    await context.progress({ percent: 90 })
    const put = { kind: 'document', of: case_id, filename: `${case_id}.docx`, contentType: DOCX } as const
    const { _id, size, sha256 } = await context.files.put(createReadStream(out), put)
    return { file_id: _id, size, sha256 }
  } catch (error) {
    throw error instanceof OutOfMemory ? tooLarge : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// a photo that is gone is left out here; its caption then says so
async function fetchPhotos({ data, files, signal }: JobContext<'report'>, folder: string): Promise<WriteAsk['photos']> {
  const photos: WriteAsk['photos'] = []
  for (const [at, { file_id: fileId }] of data.report.images.entries()) {
    if (!(await files.info(fileId))) continue
    const path = join(folder, String(at))
    await pipeline(files.open(fileId), createWriteStream(path), { signal })
    photos.push({ fileId, path })
  }
  return photos
}
