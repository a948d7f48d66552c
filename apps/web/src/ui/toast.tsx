import clsx from 'clsx'
import { CircleCheck, CircleX, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'

type Toast = { id: number; kind: 'done' | 'error'; text: string }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly Toast[]): void => {
  toasts = next
  for (const listener of listeners) listener()
}

const push = (kind: Toast['kind'], text: string): void => {
  const same = toasts.filter((old) => old.kind !== kind || old.text !== text)
  change([...same.slice(-3), { id: ++lastId, kind, text }])
}

const dismiss = (id: number): void => change(toasts.filter((old) => old.id !== id))

/** Short notes at the edge of the screen, callable from anywhere: `done` goes by itself, `error` stays until dismissed. */
export const toast = {
  done: (text: string): void => push('done', text),
  error: (text: string): void => push('error', text),
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where toasts appear; once per page. `lastsMs` is how long a `done` one stays. */
export const Toaster = ({ lastsMs }: { lastsMs: number }) => {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return (
    <div
      role="region"
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-70 flex flex-col items-center gap-2 p-4 pb-20 sm:items-end print:hidden"
    >
      <div role="status" className="contents">
        {shown
          .filter((one) => one.kind === 'done')
          .map((one) => (
            <ToastCard key={one.id} toast={one} lastsMs={lastsMs} />
          ))}
      </div>
      <div role="alert" className="contents">
        {shown
          .filter((one) => one.kind === 'error')
          .map((one) => (
            <ToastCard key={one.id} toast={one} lastsMs={null} />
          ))}
      </div>
    </div>
  )
}

const ToastCard = ({ toast: one, lastsMs }: { toast: Toast; lastsMs: number | null }) => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (lastsMs === null || held) return
    const timer = setTimeout(() => dismiss(one.id), lastsMs)
    return () => clearTimeout(timer)
  }, [lastsMs, held, one.id])
  return (
    <div
      data-toast={one.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className="pointer-events-auto flex max-w-md animate-rise items-start gap-2 rounded-lg border border-line bg-surface py-2 pr-2 pl-3 shadow-pop"
    >
      {one.kind === 'done' ? (
        <CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-green-solid" />
      ) : (
        <CircleX aria-hidden className="mt-1 size-4 shrink-0 text-danger" />
      )}
      <p className={clsx('min-w-0 flex-1 py-0.5', one.kind === 'done' && 'pr-2')}>{one.text}</p>
      {one.kind === 'error' && <IconButton size="sm" label="Dismiss" tip={false} icon={<X />} onClick={() => dismiss(one.id)} />}
    </div>
  )
}
