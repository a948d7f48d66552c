import { limits } from '@parakh/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'

/** 'Saved' for the moment that spec §9 names, after which the button says 'Save' again. */
export const useSavedFlash = (): [isSaved: boolean, flash: () => void] => {
  const [isSaved, setSaved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const flash = useCallback((): void => {
    clearTimeout(timer.current)
    setSaved(true)
    timer.current = setTimeout(() => setSaved(false), limits.toasts.savedButtonMs)
  }, [])
  return [isSaved, flash]
}
