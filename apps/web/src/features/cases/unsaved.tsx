import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLeaveGuard } from '../../ui/leave-guard.tsx'

type Report = (form: string, isDirty: boolean) => void
const UnsavedContext = createContext<Report>(() => undefined)

/** Asks once before the page is left while any of its forms holds unsaved changes; a router takes one blocker only. */
export const UnsavedGuard = ({ children }: { children: ReactNode }) => {
  const [dirty, setDirty] = useState<readonly string[]>([])
  useLeaveGuard(dirty.length > 0, 'Leave with unsaved changes? They are kept on this device until you come back.')
  const report = useCallback<Report>((form, isDirty) => {
    setDirty((now) => (now.includes(form) === isDirty ? now : isDirty ? [...now, form] : now.filter((one) => one !== form)))
  }, [])
  return <UnsavedContext value={useMemo(() => report, [report])}>{children}</UnsavedContext>
}

/** Tells the page whether a form holds unsaved changes. */
export const useReportUnsaved = (form: string, isDirty: boolean): void => {
  const report = use(UnsavedContext)
  useEffect(() => {
    report(form, isDirty)
    return () => report(form, false)
  }, [report, form, isDirty])
}
