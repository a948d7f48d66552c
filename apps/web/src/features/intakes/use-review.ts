import { fieldOf, intakeFields } from '@parakh/contracts'
import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'

/** Shown in the panel: a field's key, all of them, or nothing. */
export type Shown = { field: string } | 'all' | null

export type Review = {
  shown: Shown
  open: (key: string) => void
  openAll: () => void
  close: () => void
  /** Opens what hides the field and puts the cursor into it. */
  goTo: (key: string) => void
  moreOpen: boolean
  setMoreOpen: (open: boolean) => void
}

/** Which field a person looks at beside the form, and how to get there. */
export const useReview = (handle: FieldFormHandle): Review => {
  const [shown, setShown] = useState<Shown>(null)
  const [moreOpen, setMoreOpen] = useState(false)
  const open = useCallback((field: string) => setShown({ field }), [])
  const openAll = useCallback(() => setShown('all'), [])
  const close = useCallback(() => setShown(null), [])
  const goTo = useCallback(
    (key: string) => {
      if (!fieldOf(intakeFields, key)?.main) flushSync(() => setMoreOpen(true))
      handle.goTo(key)
    },
    [handle],
  )
  return useMemo(() => ({ shown, open, openAll, close, goTo, moreOpen, setMoreOpen }), [shown, open, openAll, close, goTo, moreOpen])
}
