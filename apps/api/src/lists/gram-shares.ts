import type { Collection } from 'mongoose'

const sampled = 1_500
// in a smaller collection any part leads to few rows
const worthFrom = 2_000
const seldom = 2
const freshMs = 10 * 60_000

/** Which parts of words are common in a collection, by a sample that is taken again now and then. */
export class GramShares {
  #counts: Promise<ReadonlyMap<string, number>> | null = null
  #takenAt = 0

  constructor(private readonly rows: Collection) {}

  /** The part of which the fewest rows are expected. */
  async rarest(grams: readonly string[]): Promise<string> {
    const counts = await this.#fresh()
    const seen = (gram: string): number => counts.get(gram) ?? 0
    return grams.reduce((rarest, gram) => (seen(gram) < seen(rarest) ? gram : rarest), grams[0] ?? '')
  }

  /** The share of rows that hold a part, 0 to 1. */
  async of(gram: string): Promise<number> {
    return ((await this.#fresh()).get(gram) ?? 0) / sampled
  }

  #fresh(): Promise<ReadonlyMap<string, number>> {
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

  async #sample(): Promise<ReadonlyMap<string, number>> {
    if ((await this.rows.estimatedDocumentCount()) < worthFrom) return new Map()
    const rows = await this.rows
      .aggregate<{ _id: string; n: number }>([
        { $sample: { size: sampled } },
        { $project: { grams: 1 } },
        { $unwind: '$grams' },
        { $group: { _id: '$grams', n: { $sum: 1 } } },
        { $match: { n: { $gte: seldom } } },
      ])
      .toArray()
    return new Map(rows.map(({ _id, n }) => [_id, n]))
  }
}
