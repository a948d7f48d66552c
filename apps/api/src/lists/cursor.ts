import { mongo } from 'mongoose'
import { AppError } from '../http/app-error.ts'
import { isId } from '../http/ids.ts'

/** `nullable`: rows may lack the key; they come before all else, as in MongoDB's order. `unique`: no two rows of the list share the key. */
export type Sort<Row> = { key: keyof Row & string; dir: 'asc' | 'desc'; nullable?: true; unique?: true }

type CursorValue = string | number | null
/** The last row of a page, and the moment whose rows the walk sees. */
export type Place = { value: CursorValue | Date; id: string; at: mongo.Timestamp | null }

/** Where the next page begins, as a text that callers hand back. */
export const encodeCursor = <Row extends { _id: unknown }>(row: Row, { key, dir }: Sort<Row>, at: mongo.Timestamp | undefined): string => {
  const value: unknown = row[key]
  const plain = value instanceof Date ? value.getTime() : ((value ?? null) as CursorValue)
  const moment = at ? String(at.toBigInt()) : null
  return Buffer.from(JSON.stringify([key, dir, value instanceof Date, plain, String(row._id), moment])).toString('base64url')
}

/** Throws `BAD_REQUEST` for a cursor of another list or order, or that nobody gave. `kind` is that of the sort key's values. */
export const decodeCursor = <Row>(cursor: string, { key, dir }: Sort<Row>, kind: string): Place => {
  const [ofKey, ofDir, isDate, told, id, at] = parseCursor(cursor)
  const value = isDate === true && typeof told === 'number' ? new Date(told) : told
  if (ofKey !== key || ofDir !== dir || !isId(id) || !isOfKind(value, kind))
    throw new AppError('BAD_REQUEST', { msg: 'This cursor belongs to another list or order. Start again without a cursor.' })
  return { value, id, at: timestampOf(at) }
}

const isOfKind = (value: unknown, kind: string): value is Place['value'] => {
  if (value === null) return true
  if (value instanceof Date) return kind === 'Date' && !Number.isNaN(value.getTime())
  return typeof value === kind.toLowerCase()
}

const parseCursor = (cursor: string): unknown[] => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(parsed) ? (parsed as unknown[]) : []
  } catch {
    return []
  }
}

const timestampOf = (text: unknown): mongo.Timestamp | null =>
  typeof text === 'string' && /^[1-9]\d{0,18}$/.test(text) ? mongo.Timestamp.fromString(text, 10) : null

/** Filter for the rows that come after a place. */
export const rowsAfter = <Row>({ value, id }: Place, { key, dir, nullable }: Sort<Row>): Record<string, unknown> => {
  const beyond = dir === 'asc' ? '$gt' : '$lt'
  if (key === '_id') return { _id: { [beyond]: id } }
  // a comparison with null finds nothing
  const tie = { [key]: value, _id: { [beyond]: id } }
  if (value === null) return dir === 'asc' ? { $or: [{ [key]: { $ne: null } }, tie] } : tie
  if (nullable && dir === 'desc') return { $or: [{ [key]: { $lt: value } }, tie, { [key]: null }] }
  // one bound for the index, the tie beside it: two branches would be two scans for each status
  return { [key]: { [`${beyond}e`]: value }, $or: [{ [key]: { [beyond]: value } }, { _id: { [beyond]: id } }] }
}
