import { limits, type OcrProgress, type OcrResult } from '@parakh/contracts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { errorMessage } from '../../lib/error-message.ts'
import { AutofillError, awaitReading, cancelReading, ocrTexts, submitDocuments, type DocumentLanguage } from './read-documents.ts'

export type Running = { startedAt: number; bytes: number; uploaded: number; job: OcrProgress | null }

export type Autofill = {
  /** The reading under way, null if none. */
  running: Running | null
  /** Why the last one gave nothing. */
  problem: string | null
  start: (files: readonly File[], language: DocumentLanguage) => void
  cancel: () => void
}

type Controls = { abort: AbortController; jobId: string | null }

/** Reads documents in the background and hands over what was found; ends by itself after 30 minutes (spec §9). */
export const useAutofill = (onDone: (result: OcrResult) => void): Autofill => {
  const [running, setRunning] = useState<Running | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
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
  useEffect(() => () => stop(ocrTexts.cancelled), [stop])

  const start = useCallback(
    (files: readonly File[], language: DocumentLanguage): void => {
      if (current.current) return
      setProblem(files.length === 0 ? ocrTexts.noFiles : null)
      if (files.length === 0) return
      const controls: Controls = { abort: new AbortController(), jobId: null }
      current.current = controls
      const update = (change: Partial<Running>): void => setRunning((now) => now && { ...now, ...change })
      setRunning({ startedAt: Date.now(), bytes: files.reduce((sum, { size }) => sum + size, 0), uploaded: 0, job: null })
      const limit = setTimeout(() => stop(ocrTexts.aborted), limits.ocr.abortAfterMs)
      read(controls, files, language, update)
        .then((result) => done.current(result))
        .catch((error: unknown) => setProblem(sentenceOf(error)))
        .finally(() => {
          clearTimeout(limit)
          if (current.current === controls) current.current = null
          setRunning(null)
        })
    },
    [stop],
  )
  const cancel = useCallback(() => stop(ocrTexts.cancelled), [stop])
  return useMemo(() => ({ running, problem, start, cancel }), [running, problem, start, cancel])
}

const read = async (
  controls: Controls,
  files: readonly File[],
  language: DocumentLanguage,
  update: (change: Partial<Running>) => void,
): Promise<OcrResult> => {
  const { signal } = controls.abort
  controls.jobId = await submitDocuments(files, language, { signal, onUploaded: (uploaded) => update({ uploaded }) })
  update({ uploaded: 1 })
  return awaitReading(controls.jobId, { signal, onProgress: (job) => update({ job }) })
}

const sentenceOf = (error: unknown): string => (error instanceof AutofillError ? error.message : errorMessage(error, ocrTexts.failed))
