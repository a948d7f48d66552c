import { intakeFields, isSettled, jobStatus, routes, type OcrProgress, type OcrResult } from '@parakh/contracts'
import { isPassing } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { nextPollMs } from './ocr-progress.ts'

/** Languages that documents may be read in, as `langs` takes them. */
export const documentLanguages = { en: 'English', 'en+hi': 'English + Hindi' } as const
export type DocumentLanguage = keyof typeof documentLanguages

/** An autofill that ended without values, with the sentence for the person (spec §8, OCR). */
export class AutofillError extends Error {
  override readonly name = 'AutofillError'
}

export const ocrTexts = {
  noFiles: 'Please attach at least one document first.',
  noJob: 'OCR submit failed: no job id',
  upstream: 'OCR failed (upstream error)',
  failed: 'OCR failed',
  cancelled: 'OCR cancelled',
  aborted: 'OCR cancelled (max time reached or user cancelled).',
} as const

type Watch = { signal: AbortSignal; onProgress: (progress: OcrProgress) => void }

/** Sends the documents to be read; answers the job's id. */
export const submitDocuments = async (
  files: readonly File[],
  language: DocumentLanguage,
  { signal, onUploaded }: { signal: AbortSignal; onUploaded: (share: number) => void },
): Promise<string> => {
  const form = new FormData()
  for (const file of files) form.append(routes.ocr.submit.files.part, file, file.name)
  for (const _ of files) form.append('langs', language)
  form.append('fields_to_extract', intakeFields.map(({ key }) => key).join(','))
  const { job_id } = await call(routes.ocr.submit, { form, signal, onProgress: onUploaded })
  if (!job_id) throw new AutofillError(ocrTexts.noJob)
  return job_id
}

/** What a reading gave: the fields found, and what the person should know of pages that could not be read. */
export type ReadDocuments = { fields: OcrResult; notes: readonly string[] }

/** Asks how a reading goes until it has ended, from 1 s apart to 5 s (spec §9); a broken connection is waited out. */
export const awaitReading = async (jobId: string, { signal, onProgress }: Watch): Promise<ReadDocuments> => {
  for (let wait = nextPollMs(null); ; wait = nextPollMs(wait)) {
    await pause(wait, signal)
    const reply = await askOnce(jobId, signal)
    if (!reply) continue
    if (!isSettled(reply.status)) {
      onProgress(reply.progress)
      continue
    }
    if (reply.status === jobStatus.cancelled) throw new AutofillError(ocrTexts.cancelled)
    if (reply.status === jobStatus.error) throw new AutofillError(reply.error || ocrTexts.upstream)
    return { fields: reply.result ?? {}, notes: reply.notes ?? [] }
  }
}

/** Tells the server that nobody waits any more; if it cannot be told, the job ends by its own limit. */
export const cancelReading = async (jobId: string): Promise<void> => {
  try {
    await call(routes.ocr.cancel, { params: { jobId } })
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
}

const askOnce = async (jobId: string, signal: AbortSignal) => {
  try {
    return await call(routes.ocr.status, { params: { jobId }, signal })
  } catch (error) {
    signal.throwIfAborted()
    if (isPassing(error)) return null
    throw error
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer)
      reject(signal.reason instanceof Error ? signal.reason : new AutofillError(ocrTexts.aborted))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, ms)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
