import type { Bounds } from './watched-child.ts'
import { WatchedChild } from './watched-child.ts'

/** What a task is known by: who waits for it, and what a process should best have at hand. */
export interface TaskFor {
  /** Tasks of one job; jobs take turns. */
  turn: unknown
  /** The file that it reads and its languages, '' for none. */
  path: string
  languages: string
  signal?: AbortSignal | undefined
}

interface Task extends TaskFor {
  run: (child: WatchedChild) => Promise<void>
  drop: (reason: unknown) => void
}

interface Seat {
  child: WatchedChild
  isBusy: boolean
  /** It is being made ready, and what it is asked meanwhile waits for that. */
  isWarming: boolean
  path: string
  languages: string
  usedAt: number
}

/** Above this share of its memory limit a process is replaced before the next task: wasm memory never shrinks. */
const renewalShare = 0.5
/** A process that nobody needed for so long is ended, all but one. */
const idleMs = 120_000

/** Reading processes that several jobs share: each takes one task at a time, and the job with the fewest running tasks is next. */
export class ReadingPool {
  private readonly seats: Seat[]
  private readonly waiting = new Map<unknown, Task[]>()
  private readonly running = new Map<unknown, number>()
  /** When each job last had a turn, counted in turns. */
  private readonly servedAt = new Map<unknown, number>()
  private turns = 0
  private readonly idleWatch: NodeJS.Timeout

  constructor(program: URL, size: number) {
    this.seats = Array.from({ length: size }, () => ({
      child: new WatchedChild(program),
      isBusy: false,
      isWarming: false,
      path: '',
      languages: '',
      usedAt: 0,
    }))
    this.idleWatch = setInterval(() => this.endIdle(), idleMs / 4).unref()
  }

  /** Runs a task as soon as it is its job's turn; rejects at once when the signal is aborted, also while it waits. */
  async run<T>(of: TaskFor, rssBytes: Bounds['rssBytes'], use: (child: WatchedChild) => Promise<T>): Promise<T> {
    of.signal?.throwIfAborted()
    return await new Promise<T>((resolve, reject) => {
      const aborted = () => this.drop(task)
      const task: Task = {
        ...of,
        drop: reject,
        run: async (child) => {
          of.signal?.removeEventListener('abort', aborted)
          if (child.rssBytes > rssBytes * renewalShare) child.kill(new Error('renewed'))
          await use(child).then(resolve, reject)
        },
      }
      of.signal?.addEventListener('abort', aborted, { once: true })
      const own = this.waiting.get(of.turn)
      if (own) own.push(task)
      else this.waiting.set(of.turn, [task])
      this.dispatch()
    })
  }

  /** Starts the processes that do not run yet, so that the next page need not wait for one; `prepare` makes one ready. */
  warm(languages: string, prepare: (child: WatchedChild) => Promise<unknown>): void {
    for (const seat of this.seats.filter(({ isBusy, child }) => !isBusy && child.pid === undefined)) {
      Object.assign(seat, { languages, usedAt: Date.now(), isWarming: true })
      // what keeps it from starting is told to the page that needs it
      void prepare(seat.child)
        .catch(() => undefined)
        .finally(() => (seat.isWarming = false))
    }
  }

  /** Ends all processes; what runs is rejected. */
  close(): void {
    clearInterval(this.idleWatch)
    for (const { child } of this.seats) child.kill(new Error('closed'))
  }

  private dispatch(): void {
    for (let seat = this.seats.find(({ isBusy }) => !isBusy); seat; seat = this.seats.find(({ isBusy }) => !isBusy)) {
      const task = this.next()
      if (!task) return
      void this.work(this.bestSeat(task), task)
    }
  }

  private async work(seat: Seat, task: Task): Promise<void> {
    Object.assign(seat, { isBusy: true, path: task.path, languages: task.languages || seat.languages })
    this.count(task.turn, 1)
    try {
      await task.run(seat.child)
    } finally {
      Object.assign(seat, { isBusy: false, usedAt: Date.now() })
      this.count(task.turn, -1)
      this.dispatch()
    }
  }

  /** The first task of the job with the fewest running ones; among equals of the one whose last turn is longest ago. */
  private next(): Task | undefined {
    const rank = (turn: unknown) => [this.running.get(turn) ?? 0, this.servedAt.get(turn) ?? 0] as const
    const [turn] = [...this.waiting.keys()].sort((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1])
    const tasks = this.waiting.get(turn)
    const task = tasks?.shift()
    if (tasks?.length === 0) this.waiting.delete(turn)
    this.turns += 1
    if (task) this.servedAt.set(turn, this.turns)
    return task
  }

  /** A free process that has the file open, else one that is warm for the languages, else one that runs, and last one that is being made ready. */
  private bestSeat(task: Task): Seat {
    const worth = ({ child, path, languages, isWarming }: Seat) => {
      if (child.pid === undefined) return 0
      if (isWarming) return 1
      return 2 + (languages === task.languages ? 1 : 0) + (task.path !== '' && path === task.path ? 2 : 0)
    }
    return this.seats.filter(({ isBusy }) => !isBusy).sort((a, b) => worth(b) - worth(a))[0]!
  }

  private drop(task: Task): void {
    const tasks = this.waiting.get(task.turn)
    const at = tasks?.indexOf(task) ?? -1
    if (!tasks || at < 0) return
    tasks.splice(at, 1)
    if (tasks.length === 0) this.waiting.delete(task.turn)
    task.drop(task.signal?.reason)
  }

  private count(turn: unknown, by: number): void {
    const running = (this.running.get(turn) ?? 0) + by
    if (running > 0) this.running.set(turn, running)
    else this.running.delete(turn)
    if (running <= 0 && !this.waiting.has(turn)) this.servedAt.delete(turn)
  }

  private endIdle(): void {
    const idle = this.seats.filter(({ isBusy, child, usedAt }) => !isBusy && child.pid !== undefined && Date.now() - usedAt > idleMs)
    const others = this.seats.some((seat) => seat.child.pid !== undefined && !idle.includes(seat))
    for (const { child } of others ? idle : idle.slice(1)) child.kill(new Error('idle'))
  }
}
