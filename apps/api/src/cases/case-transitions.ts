import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { archivedFromAfter, decide, type Actor, type AuditAction, type CaseAction, type CaseStatus, type Changes } from '@parakh/contracts'
import type { ClientSession, Model } from 'mongoose'
import { Audit } from '../audit/audit.ts'
import { AppError, refusal } from '../http/app-error.ts'
import { Mongo } from '../stores/mongo.ts'
import { Tallies } from '../tallies/tallies.ts'
import { caseTallies } from './case-tallies.ts'
import { CASES, unsearched, type CaseRecord } from './case.schema.ts'
import { Turns } from './turns.ts'

/** What an action writes besides the status. `changes` is what the audit tells; without keys the status alone changes. */
export type Change = { set?: Record<string, unknown>; unset?: string[]; changes?: Changes; sameTime?: true }

type Perform = {
  /** Refuses with 404 what the address names and the case does not hold. */
  find?: (current: CaseRecord) => void
  /** What to write; null leaves everything as it is, the status too. Runs again after a lost race. */
  change: (current: CaseRecord, to: CaseStatus, session: ClientSession) => Change | null | Promise<Change | null>
}

/** The one way in which a case changes: read, decide, compare-and-set and audit entry in one transaction (design §3, Cases). */
@Injectable()
export class CaseTransitions {
  readonly #turns = new Turns()

  constructor(
    @InjectModel(CASES) private readonly cases: Model<CaseRecord>,
    private readonly audit: Audit,
    private readonly mongo: Mongo,
    private readonly tallies: Tallies,
  ) {}

  /** Does an action as `actor`, again after each lost race. Answers the case as it stands then. */
  async perform(action: CaseAction, id: string, actor: Actor, { find, change }: Perform): Promise<CaseRecord> {
    return this.inTurn(id, async (session) => this.performIn(session, action, id, actor, { ...(find ? { find } : {}), change }))
  }

  /** A transaction on one case: one after the other in this process, again after each race that another one won. */
  async inTurn<T>(id: string, work: (session: ClientSession) => Promise<T>): Promise<T> {
    return this.#turns.run(id, () => this.mongo.transaction(work))
  }

  /** The same within a transaction that does more. */
  async performIn(session: ClientSession, action: CaseAction, id: string, actor: Actor, { find, change }: Perform): Promise<CaseRecord> {
    const current = await this.read(id, session)
    find?.(current)
    const decision = decide(action, actor, current)
    if ('refused' in decision) throw refusal(decision)
    const wanted = await change(current, decision.to, session)
    if (!wanted) return current
    const moved = { status: decision.to, archived_from: archivedFromAfter(action, current) }
    return this.write(session, current, action, actor, { ...wanted, set: { ...wanted.set, ...moved } })
  }

  /** Writes an entry that no action of the table stands for, with what follows from it. */
  async note(session: ClientSession, action: AuditAction, current: CaseRecord, actor: Actor, change: Change = {}): Promise<CaseRecord> {
    return this.write(session, current, action, actor, change)
  }

  /** A case within a transaction. Throws `NOT_FOUND`. */
  async read(id: string, session: ClientSession): Promise<CaseRecord> {
    const current = await this.cases.findById(id, unsearched, { session }).lean<CaseRecord>()
    if (!current) throw new AppError('NOT_FOUND')
    return current
  }

  private async write(session: ClientSession, current: CaseRecord, action: AuditAction, actor: Actor, change: Change): Promise<CaseRecord> {
    const { set = {}, unset = [], changes = {}, sameTime } = change
    const now = new Date()
    const chain = await this.audit.record(
      session,
      { chain: caseChain(current._id.toHexString()), head: current.chain },
      { action, actor, changes, ts: now },
    )
    const isMoved = set.status !== undefined && set.status !== current.status
    const times = { ...(sameTime ? {} : { updated_at: now }), ...(isMoved ? { status_since: now } : {}) }
    const update = {
      $set: { ...set, ...times, chain },
      ...(unset.length ? { $unset: Object.fromEntries(unset.map((path) => [path, 1])) } : {}),
    }
    const written = await this.cases
      .findOneAndUpdate({ _id: current._id, status: current.status, 'chain.seq': current.chain.seq }, update, {
        session,
        returnDocument: 'after',
        projection: unsearched,
      })
      .lean<CaseRecord>()
    if (!written) throw new AppError('CONFLICT')
    await this.tallies.move(session, caseTallies(current), caseTallies(written))
    return written
  }
}

/** Name of a case's audit chain. */
export const caseChain = (id: string): `case:${string}` => `case:${id}`
