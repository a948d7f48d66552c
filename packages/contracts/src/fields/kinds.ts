// the console's forms check by these kinds: the small zod is a third of the whole one there
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { unitOf, type UnitName } from './field-units.ts'
import { patterns, type InputMode, type PatternName } from './patterns.ts'
import { formatDate, formatNumber, isDate, latinDigits, readDate, splitList } from './writing.ts'

/** A field's value on the wire and in the database: dates are `YYYY-MM-DD` texts. */
export type FieldValue = string | number | string[]
export type FieldValues = Record<string, FieldValue>

/** What a catalogue row says about its values. */
export interface ValueRules {
  unit?: UnitName
  options?: readonly string[]
  /** Only the options are allowed; without it they are suggestions. */
  closed?: true
  pattern?: PatternName
}

/** Which form control a kind is typed into; the console maps these to its components. */
export type Control = 'line' | 'area' | 'date' | 'decimal' | 'choice' | 'suggest' | 'list'

interface KindRow {
  control: Control
  inputMode: InputMode
  align: 'start' | 'end'
  /** Takes the whole width of a form. */
  wide: boolean
  /** Checks a wire value; messages are sentences for the person. */
  schema: (rules: ValueRules) => z.ZodMiniType<FieldValue>
  /** Reads what a person typed (not blank, trimmed); undefined if it cannot be one. */
  read: (text: string, rules: ValueRules) => FieldValue | undefined
  /** The sentence for what `read` could not read. */
  ask: (rules: ValueRules) => string
  /** A checked value as it is stored. */
  tidy: (value: FieldValue) => FieldValue
  /** The value as the form control takes it; `read` reads it back. */
  write: (value: FieldValue) => string
  /** The value as screens and reports print it, with its unit. */
  format: (value: FieldValue, rules: ValueRules) => string
}

const ALLOWED_CONTROLS = new Set(['\n', '\r', '\t'])
const CONTROLS = /\p{Cc}/gu
const hasControls = (text: string): boolean => (text.match(CONTROLS) ?? []).some((control) => !ALLOWED_CONTROLS.has(control))

const askText = 'Enter a text.'
const tooLong = `Keep this within ${formatNumber(limits.fields.textChars, 0)} characters.`
const plainText = z.string(askText).check(
  z.maxLength(limits.fields.textChars, tooLong),
  z.refine(
    (text) => !hasControls(text) && text.isWellFormed(),
    'Remove the control characters; only line breaks and tabs may stand in a text.',
  ),
)

const textKind = {
  inputMode: 'text',
  align: 'start',
  schema: ({ pattern }) =>
    pattern ? z.string(patterns[pattern].ask).check(z.regex(patterns[pattern].regex, patterns[pattern].ask)) : plainText,
  read: (text, { pattern }) => (pattern ? patterns[pattern].tidy(text) : text),
  ask: ({ pattern }) => (pattern ? patterns[pattern].ask : askText),
  tidy: (value) => value,
  write: String,
  format: String,
} as const satisfies Partial<KindRow>

const boundsOf = (unit: UnitName | undefined) => (unit ? unitOf(unit) : { symbol: '', names: [], min: 0, decimals: 3 })

const askNumber = ({ unit }: ValueRules): string => {
  const { min, max } = boundsOf(unit)
  return max === undefined ? `Enter a number of ${min} or more.` : `Enter a number from ${min} to ${max}.`
}

const AMOUNT = /^([+-]?(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)?(?:\.\d+)?)(e[+-]?\d+)?(.*)$/
const POWERS: Record<string, string> = {
  thousand: 'e3',
  lakh: 'e5',
  lakhs: 'e5',
  lac: 'e5',
  lacs: 'e5',
  cr: 'e7',
  crore: 'e7',
  crores: 'e7',
}

const readNumber = (text: string, { unit }: ValueRules): number | undefined => {
  const { names, money } = { money: undefined, ...boundsOf(unit) }
  const bare = latinDigits(text)
    .toLowerCase()
    .replace(/[\s ]/g, '')
    .replace(money ? /^(₹|rs\.?|inr)/ : /^(?!)/, '')
  const [, digits = '', exponent = '', rest = ''] = AMOUNT.exec(bare) ?? []
  if (!/\d/.test(digits)) return undefined
  const tail = rest.replace(/[./]/g, '').replace(money ? /^-/ : /^(?!)/, '')
  const power = (money && POWERS[tail]) || ''
  if (tail !== '' && power === '' && !names.some((name) => name === tail)) return undefined
  return Number(digits.replaceAll(',', '') + (power || exponent))
}

const formatUnit = (value: FieldValue, { unit }: ValueRules): string => {
  if (typeof value !== 'number') return String(value)
  const { symbol, decimals, money } = { money: undefined, ...boundsOf(unit) }
  const gap = symbol === '' || symbol === '%' || symbol === '°' ? '' : ' '
  return `${money ? '₹' : ''}${formatNumber(value, decimals)}${gap}${symbol}`
}

const askDate = 'Enter a date that exists, as YYYY-MM-DD.'
const askOption = ({ options = [] }: ValueRules): string => `Choose one of: ${options.join(', ')}.`
const inCapitalsToo = (text: string, options: readonly string[] = []): string =>
  options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? text

const listSchema = z.array(plainText, 'Enter a list of texts.').check(
  z.maxLength(limits.fields.listItems, `Keep this within ${limits.fields.listItems} items.`),
  z.refine((items) => items.reduce((chars, item) => chars + item.length, 0) <= limits.fields.textChars, tooLong),
)

/** The kinds of field: all that programs need to know about a kind is a column here. */
export const fieldKinds = {
  text: { ...textKind, control: 'line', wide: false },
  multiline: { ...textKind, control: 'area', wide: true },
  date: {
    ...textKind,
    control: 'date',
    wide: false,
    schema: () => z.iso.date(askDate).check(z.refine(isDate, askDate)),
    read: readDate,
    ask: () => 'Enter a date that exists, such as 21-11-2026.',
    format: (value) => formatDate(String(value)),
  },
  number: {
    control: 'decimal',
    inputMode: 'decimal',
    align: 'end',
    wide: false,
    schema: (rules) => {
      const { min, max } = { max: undefined, ...boundsOf(rules.unit) }
      const atLeast = z.number(askNumber(rules)).check(z.minimum(min, askNumber(rules)))
      return max === undefined ? atLeast : atLeast.check(z.maximum(max, askNumber(rules)))
    },
    read: readNumber,
    ask: askNumber,
    // -0 is 0
    tidy: (value) => (typeof value === 'number' ? value + 0 : value),
    write: String,
    format: formatUnit,
  },
  select: {
    ...textKind,
    control: 'choice',
    wide: false,
    schema: (rules) => (rules.closed ? z.enum(rules.options ?? [], askOption(rules)) : plainText),
    read: (text, { options }) => inCapitalsToo(text, options),
    ask: askOption,
  },
  list: {
    ...textKind,
    control: 'list',
    wide: true,
    schema: () => listSchema,
    read: splitList,
    ask: () => 'Enter items with commas between them.',
    tidy: (value) => (Array.isArray(value) ? value.map((item) => item.trim()).filter((item) => item !== '') : value),
    write: (value) => (Array.isArray(value) ? value.join(', ') : String(value)),
    format: (value) => (Array.isArray(value) ? value.join(', ') : String(value)),
  },
} as const satisfies Record<string, KindRow>

export type FieldKind = keyof typeof fieldKinds

/** The row of a kind, with the columns' general types. */
export const kindOf = (kind: FieldKind): KindRow => fieldKinds[kind]
