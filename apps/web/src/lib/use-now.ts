import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

const tick = (): void => {
  now = Date.now()
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    now = Date.now()
    timer = setInterval(tick, MINUTE_MS)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** The present in milliseconds, told anew each minute: one clock for all who ask. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now)
