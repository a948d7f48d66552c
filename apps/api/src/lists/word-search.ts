import { foldQuery, gramsOf, isGram, limits } from '@parakh/contracts'
import type { Collection, Model, QueryFilter } from 'mongoose'
import { GramShares } from './gram-shares.ts'
import { countedUpTo, type Index } from './paging.ts'

/** A list as it would be without a word: its rows, how many they are, and the indexes that hold its order. */
type List<Row> = {
  filter: QueryFilter<Row>
  rows: () => Promise<number>
  sortBy: string
  /** Of the list itself, in the order asked for. */
  listIndex: Index
  /** The list is somebody's own, which the index by words does not know. */
  isOwn: boolean
  /** By parts of words, in the order of `updated_at`. */
  wordIndex: Index
}
type Ask<Row> = { filter: QueryFilter<Row>; hint?: Index; total: () => Promise<string> }

// so many rows are looked through faster than the index of parts is walked
const fewRows = 2_000
// so many rows are sorted faster than a list is walked in search of a word
const sortedRows = 20_000

/**
 * What to ask for the rows of a list that hold `q` as a literal part of a searched text; the rows keep contracts' `searchOf`.
 * The rarest part of the word leads to few rows; only a word that is longer than the part is then looked for in them.
 */
export const searched = async <Row>(model: Model<Row>, q: string | undefined, list: List<Row>): Promise<Ask<Row>> => {
  const word = foldQuery(q)
  if (word === '') return { filter: list.filter, total: async () => String(await list.rows()) }
  const rows = await list.rows()
  const byList = { ...list.filter, ...holds(word) } as QueryFilter<Row>
  const shares = sharesOf(model.collection)
  const gram = await shares.rarest(gramsOf(word))
  const expected = await shares.expected(gram)
  // an agent's own cases may be fewer than the rows of everybody under a part
  if (rows <= (list.isOwn ? Math.max(fewRows, expected) : fewRows)) return counted(model, byList, list.listIndex)
  const byWord = { ...list.filter, grams: gram, ...(isGram(word) ? {} : holds(word)) } as QueryFilter<Row>
  const ask = counted(model, byWord, list.wordIndex)
  // the index of parts has one order; in another one a common word is soon met on the way, a rare one leads to few rows
  const isMetSoon = list.sortBy !== 'updated_at' && expected > sortedRows
  return isMetSoon ? { ...ask, filter: byList, hint: list.listIndex } : ask
}

const counted = <Row>(model: Model<Row>, filter: QueryFilter<Row>, hint: Index): Ask<Row> => ({
  filter,
  hint,
  total: () => countedUpTo(model, filter, limits.lists.countExactUpTo, hint),
})

const holds = (word: string): Record<string, unknown> => ({ search: { $regex: escaped(word) } })

const known = new WeakMap<Collection, GramShares>()
const sharesOf = (rows: Collection): GramShares => {
  const shares = known.get(rows) ?? new GramShares(rows)
  known.set(rows, shares)
  return shares
}

/** A filter for a word as a literal part of a text, upper and lower case alike; signs of a regular expression are text. */
export const contains = (word: string): { $regex: string; $options: 'i' } => ({ $regex: escaped(word), $options: 'i' })

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replaceAll('\0', '\\x00')
