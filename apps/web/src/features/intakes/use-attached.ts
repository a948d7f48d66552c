import { limits } from '@parakh/contracts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { freshKey } from '../../lib/key.ts'
import { useSignedIn } from '../../lib/session.ts'
import { createAttachedStore, type Attached } from './attached-store.ts'
import { prepareFiles, sortFiles, type TypeFilter } from './attachable.ts'

export type AttachedFiles = {
  files: readonly Attached[]
  /** Attaches what can be; answers why the others cannot. */
  add: (picked: readonly File[], filter: TypeFilter) => Promise<string[]>
  remove: (id: string) => void
  markSent: (id: string) => void
  clear: () => void
}

const store = createAttachedStore()

/** Files attached to the intake that is being made; they survive a reload. */
export const useAttached = (): AttachedFiles => {
  const { userId } = useSignedIn()
  const [files, setFiles] = useState<readonly Attached[]>([])
  useEffect(() => {
    let left = false
    void store.list(userId).then((kept) => {
      if (!left) setFiles((now) => [...kept.filter(({ id }) => now.every((one) => one.id !== id)), ...now])
    })
    return () => {
      left = true
    }
  }, [userId])

  const add = useCallback(
    async (picked: readonly File[], filter: TypeFilter): Promise<string[]> => {
      const fit = sortFiles(picked, filter, [], picked.length)
      const prepared = await prepareFiles(fit.taken)
      const { taken, refused } = sortFiles(
        prepared,
        '',
        files.map(({ file }) => file),
        limits.files.maxPerCall,
      )
      const added = taken.map((file, at): Attached => ({ id: freshKey(), owner: userId, file, addedAt: Date.now() + at, sent: false }))
      setFiles((now) => [...now, ...added])
      await Promise.all(added.map(store.put))
      return [...fit.refused, ...refused]
    },
    [files, userId],
  )
  const remove = useCallback((id: string): void => {
    setFiles((now) => now.filter((one) => one.id !== id))
    void store.remove(id)
  }, [])
  const markSent = useCallback((id: string): void => {
    setFiles((now) =>
      now.map((one) => {
        if (one.id !== id) return one
        void store.put({ ...one, sent: true })
        return { ...one, sent: true }
      }),
    )
  }, [])
  const clear = useCallback((): void => {
    for (const { id } of files) void store.remove(id)
    setFiles([])
  }, [files])
  return useMemo(() => ({ files, add, remove, markSent, clear }), [files, add, remove, markSent, clear])
}
