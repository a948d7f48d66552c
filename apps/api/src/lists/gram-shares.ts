import type { Collection } from 'mongoose'

const sampled = 1_500
// in a smaller collection any part leads to few rows
const worthFrom = 2_000
const seldom = 2
const freshMs = 10 * 60_000

type Sample = { rows: number; counts: ReadonlyMap<string, number> }

/** Which parts of words are common in a collection, by a sample that is taken again now and then. */
export class GramShares {
  #counts: Promise<Sample> | null = null
  #takenAt = 0

  constructor(private readonly rows: Collection) {}

  /** The part of which the fewest rows are expected. */
  async rarest(grams: readonly string[]): Promise<string> {
    const { counts } = await this.#fresh()
    const seen = (gram: string): number => counts.get(gram) ?? 0
    return grams.reduce((rarest, gram) => (seen(gram) < seen(rarest) ? gram : rarest), grams[0] ?? '')
  }

  /** About how many rows hold a part. */
  async expected(gram: string): Promise<number> {
    const { rows, counts } = await this.#fresh()
    return ((counts.get(gram) ?? 0) / sampled) * rows
  }

  #fresh(): Promise<Sample> {
    if (this.#counts && Date.now() - this.#takenAt < freshMs) return this.#counts
    this.#takenAt = Date.now()
    const taken = this.#sample()
    // an older sample serves until the new one stands
    this.#counts ??= taken
    const settle = (counts: typeof taken | null) => (): void => {
      this.#counts = counts
    }
    taken.then(settle(taken), settle(null))
    return this.#counts
  }

  async #sample(): Promise<Sample> {
    const rows = await this.rows.estimatedDocumentCount()
    if (rows < worthFrom) return { rows, counts: new Map() }
    const found = await this.rows
      .aggregate<{ _id: string; n: number }>([
        { $sample: { size: sampled } },
        { $project: { grams: 1 } },
        { $unwind: '$grams' },
        { $group: { _id: '$grams', n: { $sum: 1 } } },
        { $match: { n: { $gte: seldom } } },
      ])
      .toArray()
    return { rows, counts: new Map(found.map(({ _id, n }) => [_id, n])) }
  }
}
