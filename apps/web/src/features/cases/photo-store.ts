import type { ImageMeta } from '@parakh/contracts'

/** A photo that the server does not have yet. */
export type QueuedPhoto = {
  /** Also the upload's Idempotency-Key: sent twice, it is still one photo. */
  id: string
  /** Whose it is and of which case. */
  owner: string
  filename: string
  blob: Blob
  caption: string
  taken_at: string | null
  location: ImageMeta['location']
  addedAt: number
  attempts: number
  /** Not before this time (ms since 1970). */
  retryAt: number
  /** What went with the first attempt; a repeat under the same key must say the same. */
  sentMeta: ImageMeta | null
  /** The server's sentence when it will not take the photo. */
  refusal: string | null
}

export type PhotoStore = {
  list: (owner: string) => Promise<QueuedPhoto[]>
  /** False when the browser has no room or keeps nothing: then it lives as long as the page. */
  put: (photo: QueuedPhoto) => Promise<boolean>
  remove: (id: string) => Promise<void>
}

const DATABASE = 'parakh-photos'
const TABLE = 'queue'
const BY_OWNER = 'owner'

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'))
  })

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { keyPath: 'id' }).createIndex(BY_OWNER, 'owner')
  return finished(request)
}

/** Photos kept in IndexedDB, so that a closed tab loses nothing; in the page's memory where that is refused. */
export const createPhotoStore = (): PhotoStore => {
  const memory = new Map<string, QueuedPhoto>()
  let opened: Promise<IDBDatabase> | null = null
  const table = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opened ??= openDatabase()
    return (await opened).transaction(TABLE, mode).objectStore(TABLE)
  }
  return {
    list: async (owner) => {
      const inMemory = [...memory.values()].filter((photo) => photo.owner === owner)
      try {
        const kept = (await finished((await table('readonly')).index(BY_OWNER).getAll(owner))) as QueuedPhoto[]
        return [...kept, ...inMemory].sort((a, b) => a.addedAt - b.addedAt)
      } catch {
        return inMemory
      }
    },
    put: async (photo) => {
      try {
        await finished((await table('readwrite')).put(photo))
        memory.delete(photo.id)
        return true
      } catch {
        memory.set(photo.id, photo)
        return false
      }
    },
    remove: async (id) => {
      memory.delete(id)
      try {
        await finished((await table('readwrite')).delete(id))
      } catch {
        // it was in memory only
        opened = null
      }
    },
  }
}
