import type { IntakeKey } from '@parakh/contracts'

/** What may stand in a field. */
export type Value = string | string[]

/** What a careful clerk types into the intake form from this paper alone. */
export type Truth = {
  fields: Partial<Record<IntakeKey, Value>>
  /** Other wordings that are equally right. */
  also?: Partial<Record<IntakeKey, Value[]>>
  /** May be filled or left empty. */
  optional?: Partial<Record<IntakeKey, Value[]>>
}
