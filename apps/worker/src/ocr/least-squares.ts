/** Sums up what was measured, group by group, to find the unknowns that fit it best; each group may lie off by an amount of its own. */
export class Equations {
  private readonly size: number
  /** Products of the terms with each other and, last, with the value. */
  private readonly products: Float64Array
  private readonly own: Float64Array
  private readonly means: Float64Array
  private weight = 0
  private total = 0

  constructor(size: number) {
    this.size = size
    this.products = new Float64Array(size * (size + 1))
    this.own = new Float64Array(size * (size + 1))
    this.means = new Float64Array(size + 1)
  }

  /** Begins a group. */
  open(): void {
    this.own.fill(0)
    this.means.fill(0)
    this.weight = 0
  }

  /** One thing that was measured: what each unknown counts in it, what came out, how far it is to be trusted. */
  add(terms: Float64Array, value: number, weight: number): void {
    const { size, own, means } = this
    for (let i = 0, at = 0; i < size; i += 1) {
      const share = terms[i]! * weight
      means[i]! += share
      for (let j = 0; j < size; j += 1, at += 1) own[at]! += share * terms[j]!
      own[at]! += share * value
      at += 1
    }
    means[size]! += weight * value
    this.weight += weight
  }

  /** Ends a group: what all of it has in common tells nothing. */
  close(): void {
    const { size, own, means, weight } = this
    if (weight === 0) return
    for (let i = 0, at = 0; i < size; i += 1)
      for (let j = 0; j <= size; j += 1, at += 1) this.products[at]! += own[at]! - (means[i]! * means[j]!) / weight
    this.total += weight
  }

  /** The unknowns, each drawn to 0 by `held` for each unit of weight; null where they cannot be told. */
  solved(held: readonly number[]): number[] | null {
    const { size } = this
    const rows = held.map((hold, i) => {
      const row = [...this.products.subarray(i * (size + 1), (i + 1) * (size + 1))]
      row[i]! += hold * this.total
      return row
    })
    for (let at = 0; at < size; at += 1) {
      const pivot = rows[at]!
      if (pivot[at]! < 1e-9) return null
      for (const row of rows) {
        if (row === pivot) continue
        const share = row[at]! / pivot[at]!
        for (let column = at; column <= size; column += 1) row[column]! -= share * pivot[column]!
      }
    }
    return rows.map((row, i) => row[size]! / row[i]!)
  }
}
