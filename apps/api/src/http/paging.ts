import { limits } from '@parakh/contracts'
import type { Model, QueryFilter, SortOrder } from 'mongoose'
import { AppError } from './app-error.ts'
import { isId } from './ids.ts'
import { Page } from './replies.ts'

type Paged = { limit?: number | undefined; cursor?: string | undefined }
export type Sort<Row> = { key: keyof Row & string; dir: 'asc' | 'desc' }

type Ask<Row> = {
  query: Paged
  filter: QueryFilter<Row>
  /** Sort key; `_id` follows in the same direction, so the index must hold both. */
  sort: Sort<Row>
  /** Up to which number to count; more is told as `1000+`. Without it the count is exact. */
  countUpTo?: number | undefined
  projection?: Record<string, 0 | 1>
}

/**
 * A page of a collection by sort key and `_id`, stable while rows change: no row twice, none missing (design §3, Lists).
 * A cursor of another list or sort is refused with `BAD_REQUEST`.
 */
export const pageOf = async <Row extends { _id: unknown }, Out>(
  model: Model<Row>,
  ask: Ask<Row>,
  show: (row: Row) => Out,
): Promise<Page<Out>> => {
  const { key, dir } = ask.sort
  const limit = ask.query.limit ?? limits.lists.pageDefault
  const after = ask.query.cursor === undefined ? {} : afterCursor(ask.query.cursor, ask.sort)
  const filter = { $and: [ask.filter, after] } as QueryFilter<Row>
  const order: Record<string, SortOrder> = key === '_id' ? { _id: dir } : { [key]: dir, _id: dir }
  const [rows, total] = await Promise.all([
    model
      .find(filter, ask.projection)
      .sort(order)
      .limit(limit + 1)
      .lean<Row[]>(),
    countOf(model, ask.filter, ask.countUpTo),
  ])
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return new Page(rows.slice(0, limit).map(show), last ? encodeCursor(last, ask.sort) : null, total)
}

const countOf = async <Row>(model: Model<Row>, filter: QueryFilter<Row>, upTo: number | undefined): Promise<string> => {
  if (upTo === undefined)
    return String(Object.keys(filter).length === 0 ? await model.estimatedDocumentCount() : await model.countDocuments(filter))
  const count = await model.countDocuments(filter, { limit: upTo + 1 })
  return count > upTo ? `${upTo}+` : String(count)
}

type CursorValue = string | number | null
const encodeCursor = <Row extends { _id: unknown }>(row: Row, { key, dir }: Sort<Row>): string => {
  const value: unknown = row[key]
  const plain = value instanceof Date ? value.getTime() : ((value ?? null) as CursorValue)
  return Buffer.from(JSON.stringify([key, dir, value instanceof Date, plain, String(row._id)])).toString('base64url')
}

const afterCursor = <Row>(cursor: string, sort: Sort<Row>): Record<string, unknown> => {
  const { value, id } = decodeCursor(cursor, sort)
  const beyond = sort.dir === 'asc' ? '$gt' : '$lt'
  if (sort.key === '_id') return { _id: { [beyond]: id } }
  const tie = { [sort.key]: value, _id: { [beyond]: id } }
  // null comes before all else in MongoDB's order, and a comparison with null finds nothing
  if (sort.dir === 'asc') return { $or: [{ [sort.key]: value === null ? { $ne: null } : { $gt: value } }, tie] }
  return { $or: value === null ? [tie] : [{ [sort.key]: { $lt: value } }, tie, { [sort.key]: null }] }
}

const decodeCursor = <Row>(cursor: string, { key, dir }: Sort<Row>): { value: CursorValue | Date; id: string } => {
  const [ofKey, ofDir, isDate, value, id] = parseCursor(cursor)
  const fits = ofKey === key && ofDir === dir && isId(id) && (value === null || typeof value === 'string' || typeof value === 'number')
  if (!fits) throw new AppError('BAD_REQUEST', { msg: 'This cursor belongs to another list or order. Start again without a cursor.' })
  return { value: isDate === true ? new Date(Number(value)) : value, id }
}

const parseCursor = (cursor: string): unknown[] => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(parsed) ? (parsed as unknown[]) : []
  } catch {
    return []
  }
}

/** A filter for a word as a literal part of a text, upper and lower case alike; signs of a regular expression are text. */
export const contains = (word: string): { $regex: string; $options: 'i' } => ({
  $regex: word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'),
  $options: 'i',
})
