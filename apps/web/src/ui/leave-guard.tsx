import { useCallback, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useConfirm } from './confirm.tsx'

const asking = new Set<() => Promise<boolean>>()

/** Asks what every open guard asks, for a way out that is no navigation; true if the person leaves or nothing is unsaved. */
export const mayLeave = async (): Promise<boolean> => {
  for (const ask of asking) if (!(await ask())) return false
  return true
}

/** Asks before another screen or a closed tab takes the place of unsaved work. */
export const useLeaveGuard = (isDirty: boolean, question: string): void => {
  const confirm = useConfirm()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname)
  const ask = useCallback(() => confirm({ text: question, yes: 'Leave', no: 'Stay' }), [confirm, question])
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, ask])
  useEffect(() => {
    if (!isDirty) return
    asking.add(ask)
    return () => void asking.delete(ask)
  }, [isDirty, ask])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
