import { limits } from '@parakh/contracts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { fixOf, isPrecise, mayReplace, type GpsFix, type KnownFix } from './gps-rules.ts'

const UNSUPPORTED = 'Geolocation not supported'
const { autoTimeoutMs, manualTimeoutMs, watchTimeoutMs, phoneStopMs, maximumAgeMs } = limits.gps

type Options = {
  /** What stands on the form now. */
  known: () => KnownFix | null
  /** A better reading came. */
  onFix: (fix: GpsFix) => void
  /** Words of a read that a person asked for and that failed (spec §8). */
  onAlert: (text: string) => void
}

export type Gps = {
  /** A read by Refresh GPS is under way. */
  isReading: boolean
  /** Precise tracking runs. */
  isWatching: boolean
  /** Precise GPS was asked for in this visit, so final submit needs it (spec §5). */
  wantsPrecise: boolean
  /** What became of the last read that changed nothing, for the line below the buttons. */
  note: string | null
  /** Takes the less exact reading after all; null where none was put aside. For a fix that was made at the wrong place. */
  takeAnyway: (() => void) | null
  /** The read that happens by itself when the agent edits: quiet, and only where no position stands. */
  readOnEdit: () => void
  refresh: () => void
  togglePrecise: () => void
  /** Where the phone is now, null if it does not say within the automatic read's time; for a photo's shutter. */
  here: () => Promise<GpsFix | null>
}

const read = (timeout: number): Promise<GpsFix> =>
  new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error(UNSUPPORTED))
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) => resolve(fixOf(coords, timestamp)),
      (error) => reject(new Error(error.message)),
      { enableHighAccuracy: true, timeout, maximumAge: maximumAgeMs },
    )
  })

const wordsOf = (error: unknown, fallback: string): string => (error instanceof Error && error.message) || fallback

/** Reads positions by the rules of spec §9: automatic 7 s, refresh 10 s, tracking 20 s, never a worse fix for a good one. */
export const useGps = (options: Options): Gps => {
  const now = useRef(options)
  useEffect(() => {
    now.current = options
  })
  const [isReading, setReading] = useState(false)
  const [wantsPrecise, setWantsPrecise] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const [aside, setAside] = useState<GpsFix | null>(null)

  const take = useCallback((fix: GpsFix): void => {
    const known = now.current.known()
    const isBetter = mayReplace(known, fix)
    if (isBetter) now.current.onFix(fix)
    setAside(isBetter ? null : fix)
    setNote(isBetter ? null : `Kept the earlier fix (±${known?.accuracyM} m): the new reading was less exact (±${fix.accuracyM ?? '?'} m).`)
  }, [])
  const { isWatching, start, stop } = useWatch(take, now)

  const readOnEdit = useCallback((): void => {
    if (now.current.known()) return
    read(autoTimeoutMs).then(take, (error: unknown) => setNote(wordsOf(error, 'Unable to get location')))
  }, [take])
  const refresh = useCallback((): void => {
    setReading(true)
    read(manualTimeoutMs)
      .then(take, (error: unknown) => now.current.onAlert(wordsOf(error, 'Unable to get location')))
      .finally(() => setReading(false))
  }, [take])
  const togglePrecise = useCallback((): void => {
    if (isWatching) {
      stop()
      setWantsPrecise(false)
      return
    }
    if (start()) setWantsPrecise(true)
  }, [isWatching, start, stop])
  const here = useCallback(() => read(autoTimeoutMs).catch(() => null), [])
  const takeAnyway = useMemo(() => {
    if (!aside) return null
    return (): void => {
      now.current.onFix(aside)
      setAside(null)
      setNote(null)
    }
  }, [aside])
  return useMemo(
    () => ({ isReading, isWatching, wantsPrecise, note, takeAnyway, readOnEdit, refresh, togglePrecise, here }),
    [isReading, isWatching, wantsPrecise, note, takeAnyway, readOnEdit, refresh, togglePrecise, here],
  )
}

/** Continuous tracking: ends at a precise reading, on phones after 120 s, and when the screen goes (spec §9). */
const useWatch = (take: (fix: GpsFix) => void, now: { current: Options }) => {
  const [isWatching, setWatching] = useState(false)
  const running = useRef<{ watch: number; timer: ReturnType<typeof setTimeout> | undefined } | null>(null)

  const stop = useCallback((): void => {
    if (running.current) {
      navigator.geolocation.clearWatch(running.current.watch)
      clearTimeout(running.current.timer)
    }
    running.current = null
    setWatching(false)
  }, [])
  const start = useCallback((): boolean => {
    if (!navigator.geolocation) {
      now.current.onAlert(UNSUPPORTED)
      return false
    }
    const onPosition = ({ coords, timestamp }: GeolocationPosition): void => {
      const fix = fixOf(coords, timestamp)
      take(fix)
      if (isPrecise(fix)) stop()
    }
    const onError = (error: GeolocationPositionError): void => {
      stop()
      now.current.onAlert(error.message || 'Unable to get precise location')
    }
    const isPhone = window.matchMedia(`(max-width: ${limits.layout.phoneMaxPx}px)`).matches
    setWatching(true)
    const watch = navigator.geolocation.watchPosition(onPosition, onError, {
      enableHighAccuracy: true,
      timeout: watchTimeoutMs,
      maximumAge: maximumAgeMs,
    })
    running.current = { watch, timer: isPhone ? setTimeout(stop, phoneStopMs) : undefined }
    return true
  }, [take, stop, now])
  useEffect(() => stop, [stop])
  return { isWatching, start, stop }
}
