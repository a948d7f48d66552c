import { replaceEqualDeep } from '@tanstack/react-query'
import type { Page } from './call.ts'

/** The rows of a list as far as they were loaded, the cursor of what follows (null at its end), and how many there are as the server says it. */
export type Listed<Row> = { rows: Row[]; next: string | null; total: string | null }
type Identified = { _id: string }

/**
 * A list after its top was read again: what was loaded below the fresh rows stays. A row that is as it was keeps its identity,
 * so that only what changed is drawn again.
 */
export const refreshed = <Row extends Identified>(old: Listed<Row> | undefined, { items, next, total }: Page<Row[]>): Listed<Row> => {
  const known = new Map(old?.rows.map((row) => [row._id, row]))
  const rows = items.map((row) => replaceEqualDeep(known.get(row._id), row) as Row)
  const fresh = new Set(items.map(({ _id }) => _id))
  // a row that did not change did not move: below the last of these the old ones go on
  const last = rows.findLast((row) => known.get(row._id) === row)
  const below = last && old ? old.rows.slice(old.rows.indexOf(last) + 1).filter(({ _id }) => !fresh.has(_id)) : []
  return below.length > 0 && next !== null ? { rows: [...rows, ...below], next: old?.next ?? null, total } : { rows, next, total }
}

/** A list with one more page below; a row that moved meanwhile stands where it was seen first. */
export const extended = <Row extends Identified>(old: Listed<Row>, { items, next, total }: Page<Row[]>): Listed<Row> => {
  const known = new Set(old.rows.map(({ _id }) => _id))
  return { rows: [...old.rows, ...items.filter(({ _id }) => !known.has(_id))], next, total }
}

/** A list in which one row is as `change` makes it; null takes it out. The same list where it is not in it. */
export const withRow = <Row extends Identified>(list: Listed<Row>, id: string, change: (row: Row) => Row | null): Listed<Row> => {
  const at = list.rows.findIndex(({ _id }) => _id === id)
  const row = list.rows[at]
  if (!row) return list
  const changed = change(row)
  return { ...list, rows: changed ? list.rows.with(at, changed) : list.rows.toSpliced(at, 1) }
}
