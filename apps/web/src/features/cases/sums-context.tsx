import { valuationOf, type FieldValues, type Valuation } from '@parakh/contracts'
import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { readTexts } from '../../fields/field-texts.ts'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'
import { sumFields, sumKeys } from './drafter-keys.ts'
import { todayInIndia } from './india-day.ts'

const SumsContext = createContext<Valuation | null>(null)

type SumsProviderProps = { handle: FieldFormHandle; site: FieldValues; intake: FieldValues; children: ReactNode }

/** Reckons the valuation as it is typed. Only what shows a figure renders again, after the key press is on screen. */
export const SumsProvider = ({ handle, site, intake, children }: SumsProviderProps) => {
  const texts = useDeferredValue(useWatch({ control: handle.form.control, name: [...sumKeys] }))
  const sums = useMemo(() => {
    const drafter = readTexts(sumFields, Object.fromEntries(sumKeys.map((key, at) => [key, texts[at] ?? ''])))
    return valuationOf(drafter, site, intake, { today: todayInIndia() })
  }, [texts, site, intake])
  return <SumsContext value={sums}>{children}</SumsContext>
}

/** The sums of the form around. */
export const useSums = (): Valuation => {
  const sums = use(SumsContext)
  if (!sums) throw new Error('SumsProvider is missing')
  return sums
}
