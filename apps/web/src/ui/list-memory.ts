type Measured = { px: number; rows: number }

/** What a list keeps of its blocks of rows, beyond its own time on the screen: how high each is, and which were drawn. */
export class ListMemory {
  readonly #heights = new Map<number, Measured>()
  readonly #near = new Map<number, boolean>()
  readonly #draws = new Map<number, () => void>()
  #width = window.innerWidth

  /** Remembers the height of a drawn block of so many rows. */
  measured(at: number, rows: number, px: number): void {
    this.#forgetOtherWidths()
    this.#heights.set(at, { px, rows })
  }

  /** Height of a block that is not drawn: as it was measured, else as others were, else as guessed. */
  heightOf(at: number, rows: number, guess: number): number {
    this.#forgetOtherWidths()
    const own = this.#heights.get(at)
    if (own?.rows === rows) return own.px
    const [other] = this.#heights.values()
    return other ? (other.px / other.rows) * rows : guess
  }

  /** Remembers whether a block is drawn. */
  isNear(at: number, near: boolean): void {
    this.#near.set(at, near)
  }

  /** Whether a block is drawn at once: as it was when the list was left, else what is seen first or follows a drawn one. */
  startsNear(at: number, guess: number): boolean {
    return this.#near.get(at) ?? (at * guess < window.innerHeight || this.#near.get(at - 1) === true)
  }

  /** Takes how a block on the screen is drawn at once; answers how to stop. */
  onDraw(at: number, draw: () => void): () => void {
    this.#draws.set(at, draw)
    return () => {
      if (this.#draws.get(at) === draw) this.#draws.delete(at)
    }
  }

  /** Draws both neighbours of a block at once: the focus must find the next row there, however fast the keys come. */
  drawAround(at: number): void {
    for (const neighbour of [at - 1, at + 1]) this.#draws.get(neighbour)?.()
  }

  /** Forgets what was drawn. */
  begin(): void {
    this.#near.clear()
  }

  #forgetOtherWidths(): void {
    if (this.#width === window.innerWidth) return
    this.#heights.clear()
    this.#width = window.innerWidth
  }
}

const kept = new Map<string, ListMemory>()
const KEPT = 20

/** The memory of a list by its name; of what was drawn only where one comes back to it. */
export const rememberedList = (name: string, isBack: boolean): ListMemory => {
  const memory = kept.get(name) ?? new ListMemory()
  if (!isBack) memory.begin()
  kept.delete(name)
  kept.set(name, memory)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return memory
}
