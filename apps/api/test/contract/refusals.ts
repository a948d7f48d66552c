import { allRoutes, errorReply, errors, role, type Role } from '@parakh/contracts'
import { expect } from 'vitest'

export type Row = (typeof allRoutes)[number]
/** No input costs more than this of anybody's time. */
export const slowestMs = 10_000

/** Who may make a call, on any object. */
export const callerOf = ({ route }: Row): Role | null => (route.by === 'public' ? null : role.ADMIN)

/** A refusal in the one shape, in time. */
export const expectRefused = ({ status, text, ms }: { status: number; text: string; ms: number }, allowed: number[]): void => {
  expect(allowed, text.slice(0, 300)).toContain(status)
  expect(errors[errorReply.strict().parse(JSON.parse(text)).code].status).toBe(status)
  expect(ms).toBeLessThan(slowestMs)
}
