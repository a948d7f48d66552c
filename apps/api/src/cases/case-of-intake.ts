import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import {
  auditAction,
  caseStatus,
  searchOf,
  type Actor,
  type AuditAction,
  type CaseStatus,
  type Changes,
  type FieldValues,
} from '@parakh/contracts'
import { Types, type ClientSession, type Model } from 'mongoose'
import { Audit } from '../audit/audit.ts'
import { Tallies } from '../tallies/tallies.ts'
import { changed, updateOf } from './case-changes.ts'
import { CASES, type CaseRecord } from './case.schema.ts'
import { caseTallies } from './case-tallies.ts'
import { caseChain, CaseTransitions } from './case-transitions.ts'

type Source = { id: string; fields: FieldValues; initiatorIds: string[] }

/** The case that an intake became: opened by its submit, kept in step by its corrections. For the intakes' transactions. */
@Injectable()
export class CaseOfIntake {
  constructor(
    @InjectModel(CASES) private readonly cases: Model<CaseRecord>,
    private readonly audit: Audit,
    private readonly transitions: CaseTransitions,
    private readonly tallies: Tallies,
  ) {}

  /** Opens the case of an intake and answers its id. */
  async open(session: ClientSession, { id, fields, initiatorIds }: Source, actor: Actor): Promise<string> {
    const _id = new Types.ObjectId()
    const caseId = _id.toHexString()
    const now = new Date()
    const changes = { intakeId: { old: null, new: id } }
    const chain = await this.audit.record(
      session,
      { chain: caseChain(caseId), head: null },
      { action: auditAction.create_case, actor, changes, ts: now },
    )
    const record = {
      _id,
      status: caseStatus.NEW,
      created_at: now,
      updated_at: now,
      status_since: now,
      intakeId: id,
      intake: { ...fields, id },
      ...searchOf(fields),
      initiator_ids: [...new Set(initiatorIds)],
      chain,
    }
    const [opened] = await this.cases.create([record], { session })
    if (opened) await this.tallies.move(session, [], caseTallies(opened))
    return caseId
  }

  /** Status of a case, or null for none. */
  async statusOf(session: ClientSession, caseId: string | null): Promise<CaseStatus | null> {
    return caseId ? (await this.transitions.read(caseId, session)).status : null
  }

  /** Copies a correction of the intake into its case and tells it in the case's audit trail. */
  async correct(
    session: ClientSession,
    caseId: string,
    actor: Actor,
    action: AuditAction,
    changes: Changes,
    fields: Changes = {},
  ): Promise<void> {
    const current = await this.transitions.read(caseId, session)
    const { set, unset } = updateOf(fields, (key) => `intake.${key}`)
    const found = Object.keys(fields).length ? searchOf(changed(current.intake as FieldValues, fields)) : {}
    await this.transitions.note(session, action, current, actor, { set: { ...set, ...found }, unset, changes })
  }
}
