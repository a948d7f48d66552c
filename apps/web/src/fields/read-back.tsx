import { controlOf, formatValue, parseText, type Field } from '@parakh/contracts'
import { useWatch } from 'react-hook-form'
import { formatDay } from '../lib/format.ts'
import type { FieldFormHandle } from './use-field-form.ts'

/** From a lakh on, digits in a row are miscounted. */
const GROUPED_FROM = 100_000

const isDate = (field: Field): boolean => controlOf(field) === 'date'

/** Whether a field's text can need to be said back: dates, and numbers with a unit. */
export const mayReadBack = (field: Field): boolean => isDate(field) || field.unit !== undefined

/**
 * How a typed text is read: a date with its month by name, since pickers write it in the browser's own order, a number of a
 * lakh and more in Indian grouping. '' where the text says it as well.
 */
export const readBackOf = (field: Field, text: string): string => {
  if (text === '') return ''
  if (isDate(field)) return formatDay(text).replace(/^-$/, '')
  const parsed = parseText(field, text)
  if (!('value' in parsed) || typeof parsed.value !== 'number' || Math.abs(parsed.value) < GROUPED_FROM) return ''
  const said = formatValue(field, parsed.value)
  return said.includes(text.trim()) ? '' : said
}

type ReadBackProps = { field: Field; form: FieldFormHandle['form'] }

/** What a control's text means, beside its label; for eyes only, a reader hears the control itself. */
export const ReadBack = ({ field, form }: ReadBackProps) => {
  const said = readBackOf(field, useWatch({ control: form.control, name: field.key }) ?? '')
  if (said === '') return null
  return (
    <span aria-hidden className="ml-auto shrink-0 text-xs leading-5 text-muted tabular-nums">
      {said}
    </span>
  )
}
