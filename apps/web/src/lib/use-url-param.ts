import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * A text kept in the address (search, filter, sort), so that it survives Back; `fallback` stands while it is absent. What is set
 * counts at once, the address follows.
 */
export const useUrlParam = (name: string, fallback = ''): [string, (value: string) => void] => {
  const [search, setSearch] = useSearchParams()
  const inAddress = search.get(name) ?? fallback
  const [value, setValue] = useState(inAddress)
  const onTheWay = useRef<string | null>(null)
  useEffect(() => {
    if (onTheWay.current !== null && onTheWay.current !== inAddress) return
    onTheWay.current = null
    setValue(inAddress)
  }, [inAddress])
  const set = useCallback(
    (next: string) => {
      onTheWay.current = next === inAddress ? null : next
      setValue(next)
      // the address itself: two filters set in a row must both arrive
      setSearch(withParam(window.location.search, name, next, fallback), { replace: true, preventScrollReset: true })
    },
    [setSearch, name, fallback, inAddress],
  )
  return [value, set]
}

/** The parameters with one set, or taken out when it is what stands without it. */
const withParam = (now: string, name: string, value: string, fallback: string): URLSearchParams => {
  const next = new URLSearchParams(now)
  if (value === fallback) next.delete(name)
  else next.set(name, value)
  return next
}
