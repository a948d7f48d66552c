/** A file attached to an intake that is not created yet; `id` is also the key of its upload. */
export type Attached = { id: string; owner: string; file: File; addedAt: number; /** Whether the created intake has it. */ sent: boolean }

export type AttachedStore = {
  list: (owner: string) => Promise<Attached[]>
  /** False when the browser keeps nothing. */
  put: (attached: Attached) => Promise<boolean>
  remove: (id: string) => Promise<boolean>
}

const DATABASE = 'parakh-intake-files'
const TABLE = 'attached'
const BY_OWNER = 'owner'

/** Attached files in IndexedDB, so that a reload loses none; a browser that keeps nothing has them as long as the page lives. */
export const createAttachedStore = (): AttachedStore => {
  let opened: Promise<IDBDatabase> | null = null
  const table = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opened ??= openDatabase()
    return (await opened).transaction(TABLE, mode).objectStore(TABLE)
  }
  const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work()
    } catch {
      opened = null
      return otherwise
    }
  }
  return {
    list: (owner) =>
      attempt(async () => {
        const kept = (await finished((await table('readonly')).index(BY_OWNER).getAll(owner))) as Attached[]
        return kept.sort((a, b) => a.addedAt - b.addedAt)
      }, []),
    put: (attached) => attempt(async () => (await finished((await table('readwrite')).put(attached))) === attached.id, false),
    remove: (id) => attempt(async () => (await finished((await table('readwrite')).delete(id))) === undefined, false),
  }
}

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'))
  })

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { keyPath: 'id' }).createIndex(BY_OWNER, BY_OWNER)
  return finished(request)
}
