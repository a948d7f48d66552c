/** What a cleaned picture is made of: a stretch of the original, from `start` up to but not with `end`, or bytes of its own. */
export type Part = { start: number; end: number } | Buffer

/** Parts in their order; stretches that touch become one. */
export class Parts {
  readonly list: Part[] = []

  keep(start: number, end: number): void {
    const last = this.list.at(-1)
    if (last && !Buffer.isBuffer(last) && last.end === start) last.end = end
    else this.list.push({ start, end })
  }

  put(bytes: Buffer): void {
    this.list.push(bytes)
  }

  get size(): number {
    return this.list.reduce((sum, part) => sum + (Buffer.isBuffer(part) ? part.length : part.end - part.start), 0)
  }
}

/** The bytes of some parts, from the original's stream, which is read once and in order. */
export async function* joined(parts: readonly Part[], original: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const left = [...parts]
  yield* ownBytes(left)
  let from = 0
  for await (const piece of original) {
    const to = from + piece.length
    for (let part = left[0]; part && !Buffer.isBuffer(part) && part.start < to; part = left[0]) {
      yield piece.subarray(Math.max(part.start, from) - from, Math.min(part.end, to) - from)
      if (part.end > to) break
      left.shift()
      yield* ownBytes(left)
    }
    from = to
    // what trails behind the picture is not even read
    if (left.length === 0) return
  }
}

function* ownBytes(left: Part[]): Generator<Buffer> {
  for (let part = left[0]; part && Buffer.isBuffer(part); part = left[0]) {
    yield part
    left.shift()
  }
}
