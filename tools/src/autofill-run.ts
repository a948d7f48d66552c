import { intakeFields, isSettled, jobStatus, type OcrResult, type OcrStatus } from '@parakh/contracts'
import { ApiClient, type UploadFile } from './api-client.ts'
import { Failure } from './failure.ts'

const limitMs = 10 * 60_000

/** Has documents read as the console does (spec §7, OCR) and waits for what was found. */
export const autofill = async (desk: ApiClient, files: UploadFile[], language = 'en'): Promise<OcrResult> => {
  const parts = { langs: files.map(() => language), fields_to_extract: intakeFields.map(({ key }) => key).join(',') }
  const { job_id } = await desk.form<{ job_id: string }>('POST', '/intakes/ocr/parse/submit', parts, { files })
  for (const end = Date.now() + limitMs; Date.now() < end;) {
    const status = await desk.json<OcrStatus>('GET', `/intakes/ocr/parse/status/${job_id}?wait=20`)
    if (status.status === jobStatus.done && status.result) return status.result
    if (isSettled(status.status))
      throw new Failure(`Reading ${files.map(({ name }) => name).join(', ')} ended as ${status.status}: ${status.error ?? ''}`)
  }
  throw new Failure(`Reading ${files.map(({ name }) => name).join(', ')} took longer than ${limitMs / 60_000} minutes.`)
}
