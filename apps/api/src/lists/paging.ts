import { limits } from '@parakh/contracts'
import { mongo, type ClientSession, type Model, type QueryFilter, type SortOrder } from 'mongoose'
import { Page } from '../http/replies.ts'
import { isForgotten } from '../stores/snapshots.ts'
import { decodeCursor, encodeCursor, rowsAfter, type Sort } from './cursor.ts'

type Paged = { limit?: number | undefined; cursor?: string | undefined }
export type Index = Readonly<Record<string, 1 | -1>>

type Ask<Row> = {
  query: Paged
  filter: QueryFilter<Row>
  /** Sort key; `_id` follows in the same direction, so the index must hold both, unless the key is unique. */
  sort: Sort<Row>
  /** How many rows the list has, as `X-Total-Count` tells it. */
  total: () => Promise<string>
  projection?: Record<string, 0 | 1>
  /** Index to use, where it is known better than MongoDB can guess. */
  hint?: Index | undefined
}

/**
 * A page of a collection by sort key and `_id`. A walk by cursor sees the rows of the moment of its first page, so that none is
 * missing or told twice while rows change (design §3, Lists); a walk that rests longer than MongoDB remembers goes on in the present.
 * A cursor of another list or sort is refused with `BAD_REQUEST`.
 */
export const pageOf = async <Row extends { _id: unknown }, Out>(
  model: Model<Row>,
  ask: Ask<Row>,
  show: (row: Row) => Out,
): Promise<Page<Out>> => {
  const limit = ask.query.limit ?? limits.lists.pageDefault
  const place = ask.query.cursor === undefined ? null : decodeCursor(ask.query.cursor, ask.sort, model.schema.path(ask.sort.key).instance)
  const filter = (place ? { $and: [ask.filter, rowsAfter(place, ask.sort)] } : ask.filter) as QueryFilter<Row>
  const read = (session: ClientSession): Promise<Row[]> => rowsOf(model, { ...ask, filter }, limit + 1, session)
  const [{ rows, at }, total] = await Promise.all([atMoment(model, place?.at ?? null, read), ask.total()])
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return new Page(rows.slice(0, limit).map(show), last ? encodeCursor(last, ask.sort, at) : null, total)
}

/** How many rows a filter finds, exact up to a number; more is told as `1000+`. */
export const countedUpTo = async <Row>(model: Model<Row>, filter: QueryFilter<Row>, upTo: number, hint?: Index): Promise<string> => {
  const count = await model.countDocuments(filter, { limit: upTo + 1, ...(hint ? { hint } : {}) })
  return count > upTo ? `${upTo}+` : String(count)
}

const rowsOf = async <Row>(
  model: Model<Row>,
  { filter, sort: { key, dir, unique }, projection, hint }: Pick<Ask<Row>, 'filter' | 'sort' | 'projection' | 'hint'>,
  limit: number,
  session: ClientSession,
): Promise<Row[]> => {
  const order: Record<string, SortOrder> = key === '_id' || unique ? { [key]: dir } : { [key]: dir, _id: dir }
  const found = model.find(filter, projection, { session }).sort(order).limit(limit)
  if (hint) found.hint(hint)
  return found.lean<Row[]>()
}

/** Reads what stood at a moment, the present where none is given; answers that moment too, so that the next page can name it. */
const atMoment = async <Row>(
  { db }: Pick<Model<Row>, 'db'>,
  at: mongo.Timestamp | null,
  read: (session: ClientSession) => Promise<Row[]>,
): Promise<{ rows: Row[]; at: mongo.Timestamp | undefined }> => {
  const session: ClientSession & { snapshotTime?: mongo.Timestamp } = await db.startSession({ snapshot: true })
  try {
    if (at) session.snapshotTime = at
    return { rows: await read(session), at: session.snapshotTime }
  } catch (error) {
    if (!isForgotten(error)) throw error
    return at ? await atMoment({ db }, null, read) : { rows: await inPresent({ db }, read), at: undefined }
  } finally {
    await session.endSession()
  }
}

// while an index is new there is no moment that knows it
const inPresent = async <Row>({ db }: Pick<Model<Row>, 'db'>, read: (session: ClientSession) => Promise<Row[]>): Promise<Row[]> => {
  const session = await db.startSession()
  return read(session).finally(() => session.endSession())
}
