import { useEffect, useMemo, useRef } from 'react'
import { draftKey, dropFromDraft, readDraft, writeDraft, type Draft } from './draft-store.ts'
import { useSignedIn } from './session.ts'

const WRITE_AFTER_MS = 300

export type DraftHandle = {
  /** What an earlier visit left unsaved, null if nothing; read once per object. */
  restored: Draft | null
  /** Keeps what differs from the server now; written within a moment and when the tab closes. */
  keep: (values: Record<string, string>) => void
  /** Forgets these keys, or all: the server has them, or the person gave them up. */
  drop: (fields?: readonly string[]) => void
}

/** The signed-in person's draft of `object`, for example `case/65…/agent` (design §5: what was typed survives). */
export const useDraft = (object: string): DraftHandle => {
  const { userId } = useSignedIn()
  const key = draftKey(userId, object)
  const pending = useRef<{ key: string; values: Record<string, string>; timer: ReturnType<typeof setTimeout> } | null>(null)
  const handle = useMemo<DraftHandle>(() => {
    const flush = (): void => flushPending(pending)
    return {
      restored: readDraft(localStorage, key),
      keep: (values) => {
        if (pending.current) clearTimeout(pending.current.timer)
        pending.current = { key, values, timer: setTimeout(flush, WRITE_AFTER_MS) }
      },
      drop: (fields) => {
        flush()
        if (fields) dropFromDraft(localStorage, key, fields)
        else localStorage.removeItem(key)
      },
    }
  }, [key])
  useEffect(() => {
    const flush = (): void => flushPending(pending)
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [key])
  return handle
}

const flushPending = (pending: {
  current: { key: string; values: Record<string, string>; timer: ReturnType<typeof setTimeout> } | null
}): void => {
  if (!pending.current) return
  clearTimeout(pending.current.timer)
  writeDraft(localStorage, pending.current.key, pending.current.values)
  pending.current = null
}
