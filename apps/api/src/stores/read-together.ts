import { Types, type Collection, type mongo } from 'mongoose'

type Waiting<Row> = { found: Promise<Row | null>; tell: (row: Row | null) => void; fail: (error: unknown) => void }

/**
 * Reads rows by id, those that are asked for in the same turn of the event loop with one query: under load that halves what a read costs.
 * A read starts after it was asked for, so whoever saved before finds what was saved. Rows are shared: nobody may change one.
 */
export class ReadTogether<Row extends { _id: Types.ObjectId }> {
  #waiting = new Map<string, Waiting<Row>>()

  constructor(
    private readonly rows: Collection,
    private readonly projection: mongo.Document,
  ) {}

  /** A row by its id of 24 hexadecimal characters, or null. */
  read(id: string): Promise<Row | null> {
    const known = this.#waiting.get(id)
    if (known) return known.found
    if (this.#waiting.size === 0) setImmediate(() => void this.#readAll())
    const { promise, resolve, reject } = Promise.withResolvers<Row | null>()
    this.#waiting.set(id, { found: promise, tell: resolve, fail: reject })
    return promise
  }

  async #readAll(): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = new Map()
    try {
      const ids = [...waiting.keys()].map((id) => new Types.ObjectId(id))
      const found = await this.rows.find<Row>({ _id: { $in: ids } }, { projection: this.projection, batchSize: ids.length + 1 }).toArray()
      for (const row of found) waiting.get(row._id.toHexString())?.tell(row)
      // who was found is told already
      for (const { tell } of waiting.values()) tell(null)
    } catch (error) {
      for (const { fail } of waiting.values()) fail(error)
    }
  }
}
