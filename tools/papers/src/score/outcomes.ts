import { intakeFields, type IntakeKey } from '@parakh/contracts'
import type { TruthFile } from '../paper-file.ts'
import type { Value } from '../truth.ts'
import { isRightByAny } from './match.ts'
import { isEmpty } from './normal.ts'

/** A value that autofill gave, with the confidence it told, if it told one. */
export type Given = { value: Value; conf: number | null }
export type Givens = ReadonlyMap<IntakeKey, Given>

const keys = new Set<string>(intakeFields.map(({ key }) => key))
const isKey = (key: string): key is IntakeKey => keys.has(key)

const confOf = (told: unknown): number | null => {
  if (typeof told === 'number') return Math.min(1, Math.max(0, told))
  if (typeof told !== 'string') return null
  const number = Number(told.replace(/^[% ]+|[% ]+$/g, '') || Number.NaN)
  return Number.isNaN(number) ? null : Math.min(1, Math.max(0, number / (told.includes('%') ? 100 : 1)))
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The filled, known keys of a result: `{key: {value, conf}}` or `{key: value}`. */
export const givensOf = (result: Readonly<Record<string, unknown>>): Givens => {
  const givens = new Map<IntakeKey, Given>()
  for (const [key, told] of Object.entries(result)) {
    if (!isKey(key)) continue
    const isCell = told !== null && typeof told === 'object' && !Array.isArray(told)
    const { value, conf } = (isCell ? told : { value: told, conf: null }) as { value?: unknown; conf?: unknown }
    if (!isEmpty(value)) givens.set(key, { value: Array.isArray(value) ? value.map(asText) : asText(value), conf: confOf(conf) })
  }
  return givens
}

/**
 * What became of one key of one paper: right or wrong where there is a truth, missed where the value is wanting; an optional
 * value is right or wrong without being asked for; anything else that was filled is invented.
 */
export type Outcome = {
  key: IntakeKey
  is: 'right' | 'wrong' | 'missed' | 'optional right' | 'optional wrong' | 'invented'
  conf: number | null
  /** The truth and what was given. */
  want: unknown
  got: unknown
}

type Wanted = Pick<TruthFile, 'fields' | 'also' | 'optional'>

/** What became of every key of a paper that was asked for or filled. */
export const outcomesOf = ({ fields, also, optional }: Wanted, givens: Givens): Outcome[] => {
  const outcomes: Outcome[] = []
  for (const key of Object.keys(fields) as IntakeKey[]) {
    const want = fields[key] ?? ''
    const given = givens.get(key)
    const isRight = given !== undefined && isRightByAny(key, [want, ...(also[key] ?? [])], given.value)
    outcomes.push({ key, is: given ? (isRight ? 'right' : 'wrong') : 'missed', conf: given?.conf ?? null, want, got: given?.value ?? null })
  }
  for (const [key, { value, conf }] of givens) {
    if (key in fields) continue
    const wordings = optional[key]
    const isRight = wordings !== undefined && isRightByAny(key, wordings, value)
    outcomes.push({
      key,
      is: wordings ? (isRight ? 'optional right' : 'optional wrong') : 'invented',
      conf,
      want: wordings ?? null,
      got: value,
    })
  }
  return outcomes
}
