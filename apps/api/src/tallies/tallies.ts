import { Injectable } from '@nestjs/common'
import { limits } from '@parakh/contracts'
import { mongo, type ClientSession } from 'mongoose'
import { Mongo } from '../stores/mongo.ts'
import { isForgotten, ofPresent } from '../stores/snapshots.ts'

/** A part of a count; the count of a key is the sum of its rows. */
type TallyRow = { key: string; n: number }
type Counts = ReadonlyMap<string, number>

const TALLIES = 'tallies'
const foldedAtOnce = 50
const recounts = 'recounts'
const recountTries = 20
const duplicateKey = 11_000

/**
 * How many rows there are of each kind, without counting them.
 * A change adds rows of +1 and -1 in its own transaction: inserts never collide, and after a crash either both stand or neither.
 * Rows of a key are folded into one now and then; reading is exact at any moment.
 */
@Injectable()
export class Tallies {
  /** Keys that this process wrote lately, with the time: their transaction may still be on its way. */
  readonly #loose = new Map<string, number>()

  constructor(private readonly store: Mongo) {}

  async prepare(): Promise<void> {
    await this.#rows.createIndex({ key: 1, n: 1 })
  }

  /** Tells within a transaction that a row left some kinds and joined others. */
  async move(session: ClientSession, left: readonly string[], joined: readonly string[]): Promise<void> {
    const rows = [...without(left, joined).map((key) => ({ key, n: -1 })), ...without(joined, left).map((key) => ({ key, n: 1 }))]
    if (rows.length === 0) return
    await this.#rows.insertMany(rows, { session })
    for (const { key } of rows) this.#loose.set(key, Date.now())
  }

  /** How many rows these kinds hold together. */
  async sum(keys: readonly string[]): Promise<number> {
    return total(await this.of(keys), keys)
  }

  /** How many rows each of these kinds holds. */
  async of(keys: readonly string[]): Promise<Counts> {
    return keys.length === 0 ? new Map() : this.#counts({ key: { $in: [...keys] } })
  }

  /** How many rows each kind holds whose key starts so. */
  async startingWith(prefix: string): Promise<Counts> {
    return this.#counts({ key: { $gte: prefix, $lt: `${prefix}\uffff` } })
  }

  /** Makes one row of the many that changes left of a key. */
  async fold(): Promise<void> {
    const keys = this.#nextLoose()
    if (keys.length === 0) return
    await this.store.transaction(async (session) => {
      const rows = await this.#rows.find({ key: { $in: keys } }, { session }).toArray()
      const many = [...Map.groupBy(rows, ({ key }) => key)].filter(([, ofKey]) => ofKey.length > 1)
      if (many.length === 0) return
      const gone = many.flatMap(([, ofKey]) => ofKey.map(({ _id }) => _id))
      await this.#rows.deleteMany({ _id: { $in: gone } }, { session })
      const sums = many.map(([key, ofKey]) => ({ key, n: ofKey.reduce((sum, { n }) => sum + n, 0) })).filter(({ n }) => n !== 0)
      if (sums.length) await this.#rows.insertMany(sums, { session })
    })
  }

  /**
   * Mends what is kept by what is counted afresh: `count` reads all as of one moment, with the session it is given, and what
   * the tallies then held too much or too little is added as rows. Changes and folds go on meanwhile; of two recounts one starts again.
   */
  async rebuild(count: (session: ClientSession) => Promise<Map<string, number>>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const session = await this.store.connection.startSession({ snapshot: true })
      try {
        const guard = await this.#guards.findOne({ _id: recounts }, { session })
        const kept = sumsOf(await this.#rows.find({}, { session }).toArray())
        const counted = await count(session)
        const keys = [...new Set([...kept.keys(), ...counted.keys()])]
        const rows = keys.map((key) => ({ key, n: (counted.get(key) ?? 0) - (kept.get(key) ?? 0) })).filter(({ n }) => n !== 0)
        return await this.#mend(rows, guard?.recounts ?? 0)
      } catch (error) {
        if (!(error instanceof Overtaken || isForgotten(error)) || tries === recountTries) throw error
      } finally {
        await session.endSession()
      }
    }
  }

  async #mend(rows: TallyRow[], seen: number): Promise<void> {
    await this.store.transaction(async (session) => {
      const mine = await this.#guards
        .updateOne({ _id: recounts, recounts: seen }, { $inc: { recounts: 1 } }, { session, upsert: seen === 0 })
        .catch(asOvertaken)
      if (mine.matchedCount + mine.upsertedCount === 0) throw new Overtaken()
      if (rows.length) await this.#rows.insertMany(rows, { session })
    })
  }

  // each in its turn, again until what wrote it must have ended
  #nextLoose(): string[] {
    const next = [...this.#loose].slice(0, foldedAtOnce)
    for (const [key, at] of next) {
      this.#loose.delete(key)
      if (Date.now() - at < limits.transactions.timeMs) this.#loose.set(key, at)
    }
    return next.map(([key]) => key)
  }

  // a snapshot: between two looks a fold may have taken rows away that it put elsewhere
  async #counts(match: mongo.Filter<TallyRow>): Promise<Counts> {
    const projection = { _id: 0, key: 1, n: 1 }
    const options = { projection, readConcern: { level: 'snapshot' }, hint: { key: 1, n: 1 } } as const
    return sumsOf(await ofPresent(() => this.#rows.find(match, options).toArray()))
  }

  get #guards() {
    return this.store.connection.collection<{ _id: string; recounts: number }>(`${TALLIES}.guards`)
  }

  get #rows() {
    return this.store.connection.collection<TallyRow>(TALLIES)
  }
}

/** Another recount was done since this one looked. */
class Overtaken extends Error {}

const asOvertaken = (error: unknown): never => {
  throw error instanceof mongo.MongoServerError && error.code === duplicateKey ? new Overtaken() : error
}

const sumsOf = (rows: readonly TallyRow[]): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const { key, n } of rows) sums.set(key, (sums.get(key) ?? 0) + n)
  return sums
}

/** The sum of some counts. */
export const total = (counts: Counts, keys: readonly string[]): number => keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0)

const without = (keys: readonly string[], others: readonly string[]): string[] => keys.filter((key) => !others.includes(key))
