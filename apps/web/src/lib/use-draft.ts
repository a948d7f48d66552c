import { useEffect, useMemo, useRef } from 'react'
import { draftKey, dropFromDraft, mergeIntoDraft, readDraft, type Draft } from './draft-store.ts'
import { useSignedIn } from './session.ts'

const WRITE_AFTER_MS = 300

export type DraftHandle = {
  /** What an earlier visit left unsaved, null if nothing; read once per object. */
  restored: Draft | null
  /** Keeps what differs from the server now, and what the server has there; written within a moment and when the tab closes. */
  keep: (values: Record<string, string>, base?: Record<string, string>) => void
  /** Forgets these keys, or all: the server has them, or the person gave them up. */
  drop: (fields?: readonly string[]) => void
}

/** The signed-in person's draft of `object`, for example `case/65…/agent` (design §5: what was typed survives). */
export const useDraft = (object: string): DraftHandle => {
  const { userId } = useSignedIn()
  const key = draftKey(userId, object)
  const pending = useRef<Pending | null>(null)
  const handle = useMemo<DraftHandle>(() => {
    const flush = (): void => flushPending(pending)
    const restored = readDraft(localStorage, key)
    // keys that this tab has put there or shows: another tab's are left alone
    const mine = { keys: Object.keys(restored?.values ?? {}) }
    return {
      restored,
      keep: (values, base) => {
        if (pending.current) clearTimeout(pending.current.timer)
        pending.current = { key, values, base, mine, timer: setTimeout(flush, WRITE_AFTER_MS) }
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

type Pending = {
  key: string
  values: Record<string, string>
  base: Record<string, string> | undefined
  mine: { keys: string[] }
  timer: ReturnType<typeof setTimeout>
}

const flushPending = (pending: { current: Pending | null }): void => {
  if (!pending.current) return
  const { key, values, base, mine, timer } = pending.current
  clearTimeout(timer)
  mergeIntoDraft(localStorage, key, { values, ...(base ? { base } : {}) }, mine.keys)
  mine.keys = Object.keys(values)
  pending.current = null
}
