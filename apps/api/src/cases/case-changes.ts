import type { Changes, FieldValues } from '@parakh/contracts'
import { isDeepStrictEqual } from 'node:util'

/** What a save asks for: values to set and keys to clear, as contracts' `checkedFields` sorted them. */
export type Asked = { values: FieldValues; cleared: readonly string[] }

/** Old and new of each key that really changes; a key that was empty is null. */
export const changesOf = (current: Readonly<FieldValues>, { values, cleared }: Asked): Changes => {
  const wanted = { ...Object.fromEntries(cleared.map((key) => [key, null])), ...values }
  return Object.fromEntries(
    Object.entries(wanted)
      .map(([key, next]) => [key, { old: Object.hasOwn(current, key) ? current[key] : null, new: next }] as const)
      .filter(([, change]) => !isDeepStrictEqual(change.old, change.new)),
  )
}

/** Values as they are after changes. */
export const changed = (current: Readonly<FieldValues>, changes: Changes): FieldValues =>
  Object.fromEntries(
    Object.entries({ ...current, ...Object.fromEntries(Object.entries(changes).map(([key, change]) => [key, change.new])) }).filter(
      ([, value]) => value !== null,
    ),
  ) as FieldValues

/** Sets and clears for MongoDB, each under its own dotted path so that saves of different keys never overwrite each other. */
export const updateOf = (changes: Changes, path: (key: string) => string): { set: Record<string, unknown>; unset: string[] } => {
  const entries = Object.entries(changes)
  return {
    set: Object.fromEntries(entries.filter(([, change]) => change.new !== null).map(([key, change]) => [path(key), change.new])),
    unset: entries.filter(([, change]) => change.new === null).map(([key]) => path(key)),
  }
}
