import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor, type OnModuleInit } from '@nestjs/common'
import { headers, limits } from '@parakh/contracts'
import type { FileStore } from '@parakh/file-store'
import type { ClientSession } from 'mongoose'
import { from, lastValueFrom, type Observable } from 'rxjs'
import { FILES } from '../stores/files.ts'
import { Mongo } from '../stores/mongo.ts'
import { AppError } from './app-error.ts'
import { discardUploads } from './body.interceptor.ts'
import { Answer } from './replies.ts'
import type { Request } from './request.ts'
import { rowOf } from './row-of.ts'

/** A key as MongoDB holds it; `owner` is the attempt that runs, `until` when it counts as dead. */
type KeyRow = { _id: string; content: string; owner: string; until: Date; reply?: string; created_at: Date }
type Running = { save: (session: ClientSession | undefined, body: unknown) => Promise<void>; saved: boolean }

const leaseMs = 15_000
const pollMs = 150
const running = new AsyncLocalStorage<Running>()

/**
 * Stores the reply of a creating call in the very transaction that creates, so that a crash in between loses neither.
 * Does nothing where the call carries no Idempotency-Key.
 */
export const saveReply = async <Body>(session: ClientSession, body: Body): Promise<Body> => {
  await running.getStore()?.save(session, body)
  return body
}

/** Rows that create take an Idempotency-Key: a repeat answers what the first did (design §3, Idempotency). */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor, OnModuleInit {
  constructor(
    private readonly mongo: Mongo,
    @Inject(FILES) private readonly files: FileStore,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.#keys.createIndex({ created_at: 1 }, { expireAfterSeconds: limits.idempotency.keepMs / 1_000 })
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>()
    const key = request.headers[headers.idempotencyKey.toLowerCase()]
    if (!rowOf(context)?.creates || key === undefined) return next.handle()
    return from(this.once(checkedKey(key), request, next))
  }

  private async once(key: string, request: Request, next: CallHandler): Promise<unknown> {
    const _id = hash(`${request.user?.id} ${request.method} ${request.path} ${key}`)
    const owner = randomUUID()
    const known = await this.claim({ _id, content: contentOf(request), owner })
    if (known !== null) {
      await discardUploads(this.files, request)
      const { status, body } = JSON.parse(known) as { status?: number; body: unknown }
      return status === undefined ? body : new Answer(status, body)
    }
    const lease = setInterval(
      () => void this.#keys.updateOne({ _id, owner }, { $set: { until: leaseEnd() } }).catch(() => undefined),
      leaseMs / 3,
    )
    const state: Running = { saved: false, save: (session, body) => this.save({ _id, owner }, session, body, state) }
    try {
      const given = await running.run(state, () => lastValueFrom<unknown>(next.handle()))
      if (!state.saved) await state.save(undefined, given)
      return given
    } catch (error) {
      // a refusal is not remembered: corrected, the same key may be used again
      if (!state.saved) await this.#keys.deleteOne({ _id, owner }).catch(() => undefined)
      throw error
    } finally {
      clearInterval(lease)
    }
  }

  /** Makes this attempt the one that runs (null), or gives the reply of the one that did. */
  private async claim({ _id, content, owner }: Pick<KeyRow, '_id' | 'content' | 'owner'>): Promise<string | null> {
    const deadline = Date.now() + limits.idempotency.waitMs
    while (Date.now() < deadline) {
      const mine = { _id, content, owner, until: leaseEnd(), created_at: new Date() }
      const found = await this.#keys
        .findOneAndUpdate({ _id }, { $setOnInsert: mine }, { upsert: true, returnDocument: 'after' })
        .catch(ignoreDuplicate)
      if (found?.owner === owner) return null
      if (found && found.content !== content) throw new AppError('IDEMPOTENCY_KEY_REUSED')
      if (found?.reply !== undefined) return found.reply
      if (found && found.until < new Date()) {
        const taken = await this.#keys.updateOne(
          { _id, owner: found.owner, reply: { $exists: false } },
          { $set: { owner, until: leaseEnd() } },
        )
        if (taken.modifiedCount === 1) return null
      }
      await sleep(pollMs)
    }
    throw new AppError('UNAVAILABLE', { msg: 'The first call with this Idempotency-Key still runs. Ask again in a few seconds.' })
  }

  private async save(
    { _id, owner }: Pick<KeyRow, '_id' | 'owner'>,
    session: ClientSession | undefined,
    given: unknown,
    state: Running,
  ): Promise<void> {
    const reply = JSON.stringify(given instanceof Answer ? { status: given.status, body: given.body } : { body: given })
    const done = await this.#keys.updateOne({ _id, owner }, { $set: { reply } }, session ? { session } : {})
    if (session && done.matchedCount === 0) throw new AppError('CONFLICT')
    state.saved = true
  }

  get #keys() {
    return this.mongo.connection.collection<KeyRow>('idempotency_keys')
  }
}

const leaseEnd = (): Date => new Date(Date.now() + leaseMs)
const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const checkedKey = (key: string | string[]): string => {
  if (typeof key === 'string' && key.length > 0 && key.length <= limits.idempotency.keyChars) return key
  throw new AppError('BAD_REQUEST', { msg: `An Idempotency-Key has 1 to ${limits.idempotency.keyChars} characters. Send a shorter one.` })
}

// two upserts at once: the loser finds the winner's in the next round
const ignoreDuplicate = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 11000) return null
  throw error
}

/** What a call says, whatever the order of its keys; files by their bytes. */
const contentOf = (request: Request): string =>
  hash(JSON.stringify([request.query, request.body ?? null, (request.uploads ?? []).map((file) => file.sha256)], sortedKeys))

const sortedKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
