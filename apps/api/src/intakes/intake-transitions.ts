import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { decideIntake, type Actor, type AuditAction, type Changes, type IntakeAction, type IntakeStatus } from '@parakh/contracts'
import type { ClientSession, Model } from 'mongoose'
import { Audit, type ChainHead } from '../audit/audit.ts'
import { CaseOfIntake } from '../cases/case-of-intake.ts'
import { Turns } from '../cases/turns.ts'
import { AppError, refusal } from '../http/app-error.ts'
import { Mongo } from '../stores/mongo.ts'
import { Tallies } from '../tallies/tallies.ts'
import { intakeTally } from './intake-tallies.ts'
import { INTAKES, unsearched, type IntakeRecord } from './intake.schema.ts'

/** What an action writes besides the status. `changes` is what the audit tells; `caseFields` of these go into the case's copy. */
export type IntakeChange = { set?: Record<string, unknown>; unset?: string[]; changes?: Changes; caseFields?: Changes }

/** Which chain tells of an action: its case's where one was made, or always the intake's own. */
type Told = 'case' | 'intake'

/** The one way in which an intake changes: read, decide, compare-and-set and audit entry in the caller's transaction (design §3, Intakes). */
@Injectable()
export class IntakeTransitions {
  readonly #turns = new Turns()

  constructor(
    @InjectModel(INTAKES) private readonly intakes: Model<IntakeRecord>,
    private readonly audit: Audit,
    private readonly cases: CaseOfIntake,
    private readonly mongo: Mongo,
    private readonly tallies: Tallies,
  ) {}

  /** A transaction on one intake: one after the other in this process, again after each race that another one won. */
  async inTurn<T>(id: string, work: (session: ClientSession) => Promise<T>): Promise<T> {
    return this.#turns.run(id, () => this.mongo.transaction(work))
  }

  /** Does an action as `actor`. `change` answers what to write, null for nothing at all. */
  async performIn(
    session: ClientSession,
    action: IntakeAction,
    id: string,
    actor: Actor,
    change: (current: IntakeRecord) => IntakeChange | null | Promise<IntakeChange | null>,
    told: Told = 'case',
  ): Promise<IntakeRecord> {
    const current = await this.read(id, session)
    const case_status = await this.cases.statusOf(session, current.case_id)
    const decision = decideIntake(action, actor, { status: current.status, archived: current.archived, case_status })
    if ('refused' in decision) throw refusal(decision)
    const wanted = await change(current)
    if (!wanted) return current
    const chain = await this.tell(session, current, actor, action, wanted, told)
    return this.write(session, current, decision.to, wanted, chain)
  }

  /** An intake within a transaction. Throws `NOT_FOUND`. */
  async read(id: string, session: ClientSession): Promise<IntakeRecord> {
    const current = await this.intakes.findById(id, unsearched, { session }).lean<IntakeRecord>()
    if (!current) throw new AppError('NOT_FOUND')
    return current
  }

  private async tell(
    session: ClientSession,
    current: IntakeRecord,
    actor: Actor,
    action: AuditAction,
    wanted: IntakeChange,
    told: Told,
  ): Promise<ChainHead> {
    const { changes = {}, caseFields } = wanted
    if (current.case_id && told === 'case') {
      await this.cases.correct(session, current.case_id, actor, action, changes, caseFields)
      return current.chain
    }
    return this.audit.record(session, { chain: intakeChain(current._id.toHexString()), head: current.chain }, { action, actor, changes })
  }

  private async write(
    session: ClientSession,
    current: IntakeRecord,
    status: IntakeStatus,
    wanted: IntakeChange,
    chain: ChainHead,
  ): Promise<IntakeRecord> {
    const { set = {}, unset = [] } = wanted
    const update = {
      $set: { ...set, status, updated_at: new Date(), chain, revision: current.revision + 1 },
      ...(unset.length ? { $unset: Object.fromEntries(unset.map((path) => [path, 1])) } : {}),
    }
    const written = await this.intakes
      .findOneAndUpdate({ _id: current._id, revision: current.revision }, update, {
        session,
        returnDocument: 'after',
        projection: unsearched,
      })
      .lean<IntakeRecord>()
    if (!written) throw new AppError('CONFLICT')
    await this.tallies.move(session, [intakeTally(current)], [intakeTally(written)])
    return written
  }
}

/** Name of an intake's own audit chain. */
export const intakeChain = (id: string): `intake:${string}` => `intake:${id}`
