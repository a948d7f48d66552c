import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** A text kept in the address (search, filter, sort), so that it survives Back; `fallback` stands while it is absent. */
export const useUrlParam = (name: string, fallback = ''): [string, (value: string) => void] => {
  const [search, setSearch] = useSearchParams()
  const set = useCallback(
    (value: string) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now)
          if (value === fallback) next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch, name, fallback],
  )
  return [search.get(name) ?? fallback, set]
}
