import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import {
  auditAction,
  defaultsOf,
  intakeFields,
  intakeStatus,
  intakeStatusSchema,
  openIntakeStatuses,
  searchOf,
  TYPED_SOURCE,
  type Changes,
  type CreateIntakeBody,
  type FieldMeta,
  type Intake,
  type routes,
} from '@parakh/contracts'
import { Types, type Model } from 'mongoose'
import { Audit } from '../audit/audit.ts'
import { changed, changesOf, updateOf, type Asked } from '../cases/case-changes.ts'
import { CaseOfIntake } from '../cases/case-of-intake.ts'
import { AppError } from '../http/app-error.ts'
import { saveReply } from '../http/idempotency.ts'
import type { InputOf } from '../http/input.ts'
import type { Page } from '../http/replies.ts'
import type { Person } from '../http/request.ts'
import { pageOf } from '../lists/paging.ts'
import { searched } from '../lists/word-search.ts'
import { Mongo } from '../stores/mongo.ts'
import { Tallies } from '../tallies/tallies.ts'
import { INTAKES, unsearched, wordIndex, type IntakeRecord } from './intake.schema.ts'
import { intakeTallies, intakeTally } from './intake-tallies.ts'
import { intakeChain, IntakeTransitions } from './intake-transitions.ts'
import { rowProjection, wireIntake, wireIntakeRow } from './wire-intake.ts'

type ListQuery = InputOf<typeof routes.intakes.list>['query']
type Submitted = { case: { _id: string } }

/** Intakes: reading, making, correcting, archiving, and the submit that makes a case. */
@Injectable()
export class IntakesService {
  constructor(
    @InjectModel(INTAKES) private readonly intakes: Model<IntakeRecord>,
    private readonly mongo: Mongo,
    private readonly audit: Audit,
    private readonly cases: CaseOfIntake,
    private readonly transitions: IntakeTransitions,
    private readonly tallies: Tallies,
  ) {}

  /** A page of the intakes: those not archived, of these the open ones, or the archived ones. */
  async list(viewer: Person, query: ListQuery): Promise<Page<Intake>> {
    const { q, open_only, archived_only: archived = false, sortBy = 'updated_at', sortDir = 'desc' } = query
    const statuses = open_only && !archived ? openIntakeStatuses : intakeStatusSchema.options
    const ask = await searched(this.intakes, q, {
      filter: { archived, status: { $in: statuses } },
      rows: () => this.tallies.sum(intakeTallies(archived, statuses)),
      sortBy,
      listIndex: { archived: 1, status: 1, [sortBy]: -1, _id: -1 },
      wordIndex,
      isOwn: false,
    })
    return pageOf(this.intakes, { query, ...ask, sort: { key: sortBy, dir: sortDir }, projection: rowProjection }, wireIntakeRow(viewer))
  }

  /** One intake. Throws `NOT_FOUND`. */
  async get(id: string, viewer: Person): Promise<Intake> {
    const record = await this.intakes.findById(id, unsearched).lean<IntakeRecord>()
    if (!record) throw new AppError('NOT_FOUND')
    return wireIntake(viewer)(record)
  }

  /** Makes an intake; keys that the body does not name get the catalogue's defaults (spec §3). */
  async create(actor: Person, { fields, field_meta, extra }: CreateIntakeBody): Promise<Intake> {
    const named = new Set(fields.cleared)
    const defaults = Object.fromEntries(Object.entries(defaultsOf(intakeFields)).filter(([key]) => !named.has(key)))
    const values = { ...defaults, ...fields.values }
    const now = new Date()
    const stamp = { updated_by: actor.id, ts: now.toISOString() }
    const metas = Object.entries(field_meta).map(([key, meta]) => [key, { ...meta, ...stamp }])
    const _id = new Types.ObjectId()
    return this.mongo.transaction(async (session) => {
      const changes: Changes = changesOf({}, { values, cleared: [] })
      const chain = await this.audit.record(
        session,
        { chain: intakeChain(_id.toHexString()), head: null },
        { action: auditAction.create_intake, actor, changes },
      )
      const record: IntakeRecord = {
        _id,
        status: intakeStatus.NEW,
        archived: false,
        case_id: null,
        initiator: { name: actor.name, user_id: actor.id },
        submitted_by: null,
        fields: values,
        ...searchOf(values),
        field_meta: Object.fromEntries(metas) as IntakeRecord['field_meta'],
        extra,
        created_at: now,
        updated_at: now,
        chain,
        revision: 0,
      }
      await this.intakes.create([record], { session })
      await this.tallies.move(session, [], [intakeTally(record)])
      return saveReply(session, wireIntake(actor)(record))
    })
  }

  /** Corrects fields; each changed key is from then on what a person typed, a cleared one loses its meta. */
  async patchFields(id: string, actor: Person, asked: Asked): Promise<Intake> {
    const done = await this.transitions.inTurn(id, (session) =>
      this.transitions.performIn(session, 'edit_intake', id, actor, (current) => {
        const changes = changesOf(current.fields, asked)
        if (Object.keys(changes).length === 0) return null
        const meta = metaOf(changes, actor)
        const [fields, metas] = [updateOf(changes, (key) => `fields.${key}`), updateOf(meta, (key) => `field_meta.${key}`)]
        const found = searchOf(changed(current.fields, changes))
        return { set: { ...fields.set, ...metas.set, ...found }, unset: [...fields.unset, ...metas.unset], changes, caseFields: changes }
      }),
    )
    return wireIntake(actor)(done)
  }

  /** Puts an intake into the archive or takes it out; its case stays as it is. */
  async setArchived(id: string, actor: Person, archived: boolean): Promise<Intake> {
    const action = archived ? 'archive_intake' : 'unarchive_intake'
    const done = await this.transitions.inTurn(id, (session) =>
      this.transitions.performIn(
        session,
        action,
        id,
        actor,
        (current) => (current.archived === archived ? null : { set: { archived } }),
        'intake',
      ),
    )
    return wireIntake(actor)(done)
  }

  /** Makes the intake's case, exactly one however often it is pressed; a repeat answers the same. */
  async submit(id: string, actor: Person): Promise<Submitted> {
    return this.transitions.inTurn(id, async (session) => {
      const current = await this.transitions.read(id, session)
      const caseId = current.case_id ?? (await this.openCase(session, current, actor))
      return saveReply(session, { case: { _id: caseId } })
    })
  }

  private async openCase(session: Parameters<IntakeTransitions['performIn']>[0], { _id }: IntakeRecord, actor: Person): Promise<string> {
    const id = _id.toHexString()
    let caseId = ''
    const make = async (current: IntakeRecord) => {
      const initiatorIds = [current.initiator.user_id, actor.id]
      caseId = await this.cases.open(session, { id, fields: current.fields, initiatorIds }, actor)
      return { set: { case_id: caseId, submitted_by: actor.id }, changes: { case_id: { old: null, new: caseId } } }
    }
    await this.transitions.performIn(session, 'submit_intake', id, actor, make, 'intake')
    return caseId
  }
}

const metaOf = (changes: Changes, actor: Person): Changes => {
  const typed: FieldMeta = { conf: 1, source: TYPED_SOURCE, updated_by: actor.id, ts: new Date().toISOString() }
  return Object.fromEntries(Object.entries(changes).map(([key, change]) => [key, { old: null, new: change.new === null ? null : typed }]))
}
