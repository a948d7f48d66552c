import type { ImageMeta } from '@parakh/contracts'
import type { PhotoStore, QueuedPhoto } from './photo-store.ts'

const WRITE_AFTER_MS = 400
const BACKOFF_MS = [2_000, 5_000, 15_000, 30_000, 60_000] as const

/** How long to wait before the next attempt. */
export const backoffMs = (attempts: number): number => BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? 0

/** The next photo to send: the oldest one whose time has come; refused ones wait for a person. */
export const nextToSend = (photos: readonly QueuedPhoto[], now: number): QueuedPhoto | undefined =>
  photos.find((photo) => photo.refusal === null && photo.retryAt <= now)

/** When to look again, null if nothing waits for a time. */
export const wakeAt = (photos: readonly QueuedPhoto[]): number | null => {
  const times = photos.filter((photo) => photo.refusal === null).map((photo) => photo.retryAt)
  return times.length > 0 ? Math.min(...times) : null
}

/** What the server is told of a photo; the same at every attempt. */
export const metaOf = ({ sentMeta, caption, taken_at, location }: QueuedPhoto): ImageMeta =>
  sentMeta ?? { caption: caption.trim() || null, taken_at, location: location ?? null }

export type QueueState = { photos: readonly QueuedPhoto[]; sending: { id: string; share: number } | null; isKept: boolean }

export type PhotoQueue = {
  subscribe: (listener: () => void) => () => void
  state: () => QueueState
  add: (photos: readonly QueuedPhoto[]) => Promise<void>
  change: (id: string, part: Partial<Pick<QueuedPhoto, 'caption' | 'location' | 'retryAt'>>) => void
  /** Tries one photo, or all that wait, at once. */
  retry: (id?: string) => void
  remove: (id: string) => Promise<void>
}

export type QueueParts = {
  store: PhotoStore
  owner: string
  /** Whether the owner is still the one who is signed in. */
  isMine: () => boolean
  /** Sends a photo; rejects with what `refusalOf` understands. */
  send: (photo: QueuedPhoto, meta: ImageMeta, onProgress: (share: number) => void) => Promise<void>
  /** The sentence of a refusal that trying again cannot mend; null for one that passes. */
  refusalOf: (error: unknown) => string | null
  now?: () => number
}

/** Sends photos one after the other, each by itself; goes on after failures that pass and after a reload (design §5). */
export const createPhotoQueue = ({ store, owner, isMine, send, refusalOf, now = Date.now }: QueueParts): PhotoQueue => {
  let state: QueueState = { photos: [], sending: null, isKept: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const writes = new Map<string, ReturnType<typeof setTimeout>>()
  const set = (part: Partial<QueueState>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const replace = async (photo: QueuedPhoto): Promise<void> => {
    set({ photos: state.photos.map((old) => (old.id === photo.id ? photo : old)) })
    await keep(photo.id)
  }
  const current = (id: string): QueuedPhoto | undefined => state.photos.find((photo) => photo.id === id)
  const keep = async (id: string): Promise<void> => {
    const photo = current(id)
    if (photo && !(await store.put(photo))) set({ isKept: false })
  }
  const drop = async (id: string): Promise<void> => {
    set({ photos: state.photos.filter((photo) => photo.id !== id) })
    await store.remove(id)
  }
  const plan = (): void => {
    clearTimeout(timer)
    const at = wakeAt(state.photos)
    if (state.sending || at === null || !isMine()) return
    timer = setTimeout(() => void sendNext(), Math.max(0, at - now()))
  }
  const fail = async (id: string, error: unknown): Promise<void> => {
    const photo = current(id)
    if (!photo) return
    const attempts = photo.attempts + 1
    await replace({ ...photo, attempts, refusal: refusalOf(error), retryAt: now() + backoffMs(attempts) })
  }
  const sendNext = async (): Promise<void> => {
    const photo = nextToSend(state.photos, now())
    if (!photo || state.sending || !isMine()) return plan()
    set({ sending: { id: photo.id, share: 0 } })
    const meta = metaOf(photo)
    try {
      if (!photo.sentMeta) await replace({ ...photo, sentMeta: meta })
      await send(photo, meta, (share) => set({ sending: { id: photo.id, share } }))
      await drop(photo.id)
    } catch (error) {
      await fail(photo.id, error)
    }
    set({ sending: null })
    plan()
  }
  void store.list(owner).then((kept) => {
    set({ photos: [...kept, ...state.photos.filter((photo) => kept.every((old) => old.id !== photo.id))] })
    plan()
  })
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      plan()
      return () => listeners.delete(listener)
    },
    state: () => state,
    add: async (photos) => {
      set({ photos: [...state.photos, ...photos] })
      for (const photo of photos) if (!(await store.put(photo))) set({ isKept: false })
      plan()
    },
    change: (id, part) => {
      set({ photos: state.photos.map((old) => (old.id === id ? { ...old, ...part } : old)) })
      // a caption comes by the letter, and each write carries the whole photo
      clearTimeout(writes.get(id))
      writes.set(
        id,
        setTimeout(() => void keep(id), WRITE_AFTER_MS),
      )
      plan()
    },
    retry: (id) => {
      const isMeant = (photo: QueuedPhoto): boolean => (id === undefined ? photo.refusal === null : photo.id === id)
      const waiting = state.photos.filter((photo) => isMeant(photo) && photo.id !== state.sending?.id)
      void Promise.all(waiting.map((photo) => replace({ ...photo, refusal: null, retryAt: 0 }))).then(plan)
    },
    remove: async (id) => {
      if (state.sending?.id !== id) await drop(id)
    },
  }
}
