/** Reads a stream from its start, a few bytes at a time; holds no more of it than is asked for at once. */
export class ByteReader {
  readonly #pieces: AsyncIterator<Uint8Array>
  #held: Buffer = Buffer.alloc(0)
  /** How many bytes were read or skipped. */
  at = 0

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#pieces = source[Symbol.asyncIterator]()
  }

  /** The next `size` bytes, or null where the stream ends before. */
  async take(size: number): Promise<Buffer | null> {
    const bytes = await this.peek(size)
    if (bytes) this.#pass(size)
    return bytes
  }

  /** The next `size` bytes without going past them, or null where the stream ends before. */
  async peek(size: number): Promise<Buffer | null> {
    if (this.#held.length < size && !(await this.#hold(size))) return null
    return this.#held.subarray(0, size)
  }

  /** Leaves out the next `size` bytes; false where the stream ends before. */
  async skip(size: number): Promise<boolean> {
    let left = size
    while (left > this.#held.length) {
      left -= this.#held.length
      this.#pass(this.#held.length)
      if (!(await this.#hold(1))) return false
    }
    this.#pass(left)
    return true
  }

  /** Goes to the next byte of this value; false where there is none. */
  async skipTo(byte: number): Promise<boolean> {
    for (;;) {
      const found = this.#held.indexOf(byte)
      this.#pass(found < 0 ? this.#held.length : found)
      if (found >= 0) return true
      if (!(await this.#hold(1))) return false
    }
  }

  /** Ends the stream where it is. */
  async close(): Promise<void> {
    await this.#pieces.return?.()
  }

  #pass(size: number): void {
    this.#held = this.#held.subarray(size)
    this.at += size
  }

  /** Has at least so many bytes at hand; false where the stream ends before. */
  async #hold(size: number): Promise<boolean> {
    const parts = [this.#held]
    let length = this.#held.length
    while (length < size) {
      const { done, value } = await this.#pieces.next()
      if (done) break
      parts.push(Buffer.from(value.buffer, value.byteOffset, value.length))
      length += value.length
    }
    this.#held = Buffer.concat(parts)
    return length >= size
  }
}
