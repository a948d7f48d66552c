import { idPattern } from '@parakh/contracts'

/** Whether a value can be an id. */
export const isId = (value: unknown): value is string => typeof value === 'string' && idPattern.test(value)
