import { parseText, valuationOf, type FieldValue, type FieldValues, type Valuation } from '@parakh/contracts'
import { createContext, use, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'
import { sumFields, sumKeys } from './drafter-keys.ts'
import { todayInIndia } from './india-day.ts'

const SumsContext = createContext<Valuation | null>(null)

type SumsProviderProps = { handle: FieldFormHandle; site: FieldValues; intake: FieldValues; children: ReactNode }

/** Reckons the valuation as it is typed. Only what shows a figure renders again, after the key press is on screen. */
export const SumsProvider = ({ handle, site, intake, children }: SumsProviderProps) => {
  const texts = useDeferredValue(useWatch({ control: handle.form.control, name: [...sumKeys] }))
  const [read] = useState(rememberingReader)
  const sums = useMemo(() => {
    const drafter = read(texts)
    return valuationOf(drafter, site, intake, { today: todayInIndia() })
  }, [texts, site, intake, read])
  return <SumsContext value={sums}>{children}</SumsContext>
}

/** The sums of the form around. */
export const useSums = (): Valuation => {
  const sums = use(SumsContext)
  if (!sums) throw new Error('SumsProvider is missing')
  return sums
}

/** Reads the texts of the sums' fields; a text that did not change since is not read again. */
const rememberingReader = (): ((texts: readonly (string | undefined)[]) => FieldValues) => {
  const known = new Map<string, { text: string; value: FieldValue | null }>()
  const valueOf = (field: (typeof sumFields)[number], text: string): FieldValue | null => {
    const old = known.get(field.key)
    if (old?.text === text) return old.value
    const parsed = parseText(field, text)
    const value = 'value' in parsed ? parsed.value : null
    known.set(field.key, { text, value })
    return value
  }
  return (texts) =>
    Object.fromEntries(
      sumFields.flatMap((field, at): [string, FieldValue][] => {
        const value = valueOf(field, texts[at] ?? '')
        return value === null ? [] : [[field.key, value]]
      }),
    )
}
