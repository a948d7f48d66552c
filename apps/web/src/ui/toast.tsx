import clsx from 'clsx'
import { CircleCheck, CircleX, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'

type Toast = { id: number; kind: 'done' | 'error'; text: string; /** Layers that stood open when it came. */ layers: number }

/** So many notes of what was done are shown at once; errors are never pushed out. */
const DONE_SHOWN = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly Toast[]): void => {
  toasts = next
  for (const listener of listeners) listener()
}

const push = (kind: Toast['kind'], text: string): void => {
  const others = toasts.filter((old) => old.kind !== kind || old.text !== text)
  const next = [...others, { id: ++lastId, kind, text, layers: openLayers() }]
  const done = next.filter((one) => one.kind === 'done').slice(-DONE_SHOWN)
  change(next.filter((one) => one.kind === 'error' || done.includes(one)))
}

const openLayers = (): number => document.querySelectorAll('[role$=dialog][data-state=open], [role=menu][data-state=open]').length

const dismiss = (id: number): void => change(toasts.filter((old) => old.id !== id))

/** Short notes at the edge of the screen, callable from anywhere: `done` goes by itself, `error` stays until dismissed (Esc, or its button). */
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
  useEffect(() => {
    // a dialog keeps the focus, so the button cannot be reached from it: Esc takes away what came last, error or dialog
    const onKey = (event: KeyboardEvent): void => {
      const last = toasts.findLast((one) => one.kind === 'error')
      if (event.key !== 'Escape' || event.isComposing || !last || openLayers() > last.layers) return
      event.stopPropagation()
      dismiss(last.id)
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
  return (
    <div
      role="region"
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-70 flex flex-col items-center gap-2 p-4 pb-20 sm:items-end print:hidden"
    >
      <div role="status" aria-live="polite" className="contents">
        {shown
          .filter((one) => one.kind === 'done')
          .map((one) => (
            <ToastCard key={one.id} toast={one} lastsMs={lastsMs} />
          ))}
      </div>
      {/* named live, or a dialog would hide it from screen readers */}
      <div role="alert" aria-live="assertive" className="contents">
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
      // a press here is none outside of a dialog: it must not close one
      onPointerDown={(event) => event.stopPropagation()}
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
