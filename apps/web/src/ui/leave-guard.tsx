import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useConfirm } from './confirm.tsx'

/** Asks before another screen or a closed tab takes the place of unsaved work. */
export const useLeaveGuard = (isDirty: boolean, question: string): void => {
  const confirm = useConfirm()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({ text: question, yes: 'Leave', no: 'Stay' }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm, question])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
