import { servesPincodes, type Changes, type PatchUserBody } from '@parakh/contracts'
import type { UserRow } from './users.schema.ts'

export type UserChange = { set: Partial<UserRow>; changes: Changes; endsTokens: boolean }

/** What a PATCH changes of a user: only keys whose value differs. Leaving AGENT clears the pincodes (spec §4). */
export const changesOf = (user: UserRow, { password, ...given }: PatchUserBody): UserChange => {
  const wanted: Partial<UserRow> = { ...defined(given), phone: given.phone === undefined ? user.phone : given.phone || null }
  if (!servesPincodes(wanted.role ?? user.role)) wanted.service_pincodes = []
  const set: Partial<UserRow> = {}
  const changes: Changes = {}
  for (const key of Object.keys(wanted) as (keyof UserRow)[]) {
    const [before, after] = [user[key] ?? null, wanted[key] ?? null]
    if (JSON.stringify(before) === JSON.stringify(after)) continue
    Object.assign(set, { [key]: after })
    changes[key] = { old: before, new: after }
  }
  return { set, changes, endsTokens: password !== undefined || 'role' in set || set.is_disabled === true }
}

/** Without keys that are not there. */
const defined = <T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> }
