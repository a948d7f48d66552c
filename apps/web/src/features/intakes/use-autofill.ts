import { limits, type OcrProgress, type OcrResult } from '@parakh/contracts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useDraft, type DraftHandle } from '../../lib/use-draft.ts'
import {
  AutofillError,
  awaitReading,
  cancelReading,
  ocrTexts,
  submitDocuments,
  type DocumentLanguage,
  type ReadDocuments,
} from './read-documents.ts'

export type Running = { startedAt: number; bytes: number; uploaded: number; job: OcrProgress | null }

export type Autofill = {
  /** The reading under way, null if none. */
  running: Running | null
  /** Why the last one gave nothing. */
  problem: string | null
  /** What could not be read of documents that were read otherwise. */
  notes: readonly string[]
  start: (files: readonly File[], language: DocumentLanguage) => void
  cancel: () => void
  /** Forgets what was said of the last one. */
  clearProblem: () => void
}

type Update = (change: Partial<Running>) => void
type Controls = { abort: AbortController; jobId: string | null }
type Read = (controls: Controls, update: Update) => Promise<ReadDocuments>
type Kept = { jobId: string; startedAt: number; bytes: number }

/**
 * Reads documents in the background and hands over what was found; ends by itself after 30 minutes (spec §9). A reload in between
 * goes on with the reading that is under way.
 */
export const useAutofill = (onDone: (result: OcrResult) => void): Autofill => {
  const draft = useDraft('intake/new/job')
  const [running, setRunning] = useState<Running | null>(() => runningIn(draft))
  const [problem, setProblem] = useState<string | null>(null)
  const [notes, setNotes] = useState<readonly string[]>([])
  const current = useRef<Controls | null>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  }, [onDone])

  const stop = useCallback((text: string): void => {
    const { abort, jobId } = current.current ?? {}
    current.current = null
    abort?.abort(new AutofillError(text))
    if (jobId) void cancelReading(jobId)
  }, [])

  const run = useCallback(
    (startedAt: number, read: Read, tellProblem: (error: unknown) => string | null): void => {
      const controls: Controls = { abort: new AbortController(), jobId: null }
      current.current = controls
      const limit = setTimeout(() => stop(ocrTexts.aborted), startedAt + limits.ocr.abortAfterMs - Date.now())
      read(controls, (change) => setRunning((now) => now && { ...now, ...change }))
        .then(({ fields, notes: told }) => {
          setNotes(told)
          done.current(fields)
        })
        .catch((error: unknown) => setProblem(tellProblem(error)))
        .finally(() => {
          clearTimeout(limit)
          draft.keep({})
          if (current.current === controls) current.current = null
          setRunning(null)
        })
    },
    [draft, stop],
  )

  useEffect(() => {
    const kept = keptIn(draft)
    if (kept) run(kept.startedAt, resume(kept.jobId), (error) => (isGone(error) ? null : sentenceOf(error)))
    return () => stop(ocrTexts.cancelled)
  }, [draft, run, stop])

  const start = useCallback(
    (files: readonly File[], language: DocumentLanguage): void => {
      if (current.current) return
      if (files.length === 0) {
        setProblem(ocrTexts.noFiles)
        return
      }
      const first = { startedAt: Date.now(), bytes: files.reduce((sum, { size }) => sum + size, 0), uploaded: 0, job: null }
      const keep = (jobId: string): void => draft.keep({ jobId, startedAt: String(first.startedAt), bytes: String(first.bytes) })
      setProblem(null)
      setNotes([])
      setRunning(first)
      run(first.startedAt, submit(files, language, keep), sentenceOf)
    },
    [draft, run],
  )
  const cancel = useCallback(() => stop(ocrTexts.cancelled), [stop])
  const clearProblem = useCallback(() => {
    setProblem(null)
    setNotes([])
  }, [])
  return useMemo(() => ({ running, problem, notes, start, cancel, clearProblem }), [running, problem, notes, start, cancel, clearProblem])
}

const submit =
  (files: readonly File[], language: DocumentLanguage, onSubmitted: (jobId: string) => void): Read =>
  async (controls, update) => {
    const { signal } = controls.abort
    const jobId = await submitDocuments(files, language, { signal, onUploaded: (uploaded) => update({ uploaded }) })
    onSubmitted(jobId)
    update({ uploaded: 1 })
    return resume(jobId)(controls, update)
  }

const resume =
  (jobId: string): Read =>
  (controls, update) => {
    controls.jobId = jobId
    return awaitReading(jobId, { signal: controls.abort.signal, onProgress: (job) => update({ job }) })
  }

const keptIn = (draft: DraftHandle): Kept | null => {
  const { jobId = '', startedAt, bytes } = draft.restored?.values ?? {}
  const kept = { jobId, startedAt: Number(startedAt), bytes: Number(bytes) }
  return jobId !== '' && kept.startedAt + limits.ocr.abortAfterMs > Date.now() ? kept : null
}

const runningIn = (draft: DraftHandle): Running | null => {
  const kept = keptIn(draft)
  return kept && { startedAt: kept.startedAt, bytes: kept.bytes, uploaded: 1, job: null }
}

const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404
const sentenceOf = (error: unknown): string => (error instanceof AutofillError ? error.message : errorMessage(error, ocrTexts.failed))
