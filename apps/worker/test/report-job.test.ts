import { type JobData, reportKind } from '@parakh/contracts'
import { createFileStore } from '@parakh/file-store'
import { MongoClient } from 'mongodb'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { JobContext } from '../src/job-context.ts'
import { reportProcessor } from '../src/report/report-job.ts'
import { partOf, partsOf, textOf } from './docx-text.ts'
import { fullCase, imageRows } from './report-cases.ts'

const mongo = new MongoClient(inject('mongoUri'))
const files = createFileStore(mongo.db(`report_${process.pid}`))

const jpeg = async (width: number, height: number) =>
  await sharp({ create: { width, height, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer()

const putPhoto = async (bytes: Uint8Array) =>
  (await files.put(bytes, { kind: 'case_image', filename: 'a.jpg', contentType: 'image/jpeg' }))._id

function contextOf(images: JobData<'report'>['report']['images'], signal = new AbortController().signal): JobContext<'report'> {
  const data = { kind: reportKind.final, case_id: fullCase.case_id, report: { ...fullCase, images } }
  return { jobId: '0'.repeat(24), data, files, signal, progress: async () => undefined }
}

const bytesOf = async (id: string) => Buffer.concat(await files.open(id).toArray())

beforeAll(async () => await mongo.connect())
afterAll(async () => {
  await mongo.db(`report_${process.pid}`).dropDatabase()
  await mongo.close()
})

describe('the report job', () => {
  it('puts the report unkept, with its photos, and the same bytes when it runs again', async () => {
    const ids = [await putPhoto(await jpeg(1600, 1200)), await putPhoto(await jpeg(4000, 3000)), await putPhoto(Buffer.from('no picture'))]
    const gone = 'f'.repeat(24)
    const images = imageRows(4).map((image, at) => ({ ...image, file_id: ids[at] ?? gone }))
    const result = await reportProcessor(contextOf(images))
    const stored = await files.info(result.file_id)
    expect(stored).toMatchObject({ kept: false, kind: 'document', of: fullCase.case_id, size: result.size, sha256: result.sha256 })
    const docx = await bytesOf(result.file_id)
    expect(partsOf(docx).filter((path) => path.startsWith('word/media/'))).toHaveLength(2)
    expect(textOf(docx).match(/The picture is not available\./g)).toHaveLength(2)
    expect(partOf(docx, 'docProps/core.xml')).toContain(fullCase.generated_on)
    expect((await reportProcessor(contextOf(images))).sha256).toBe(result.sha256)
  })

  it('stops when it is told to', async () => {
    const stop = new AbortController()
    const running = reportProcessor(contextOf([], stop.signal))
    stop.abort(new Error('told to stop'))
    await expect(running).rejects.toThrow('told to stop')
  })
})
