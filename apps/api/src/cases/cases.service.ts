import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { owns, role, sections, type Case, type CaseRow, type Role, type routes } from '@parakh/contracts'
import type { ClientSession, Model } from 'mongoose'
import type { InputOf } from '../http/input.ts'
import { AppError } from '../http/app-error.ts'
import { pageOf } from '../lists/paging.ts'
import { searched } from '../lists/word-search.ts'
import { ReadTogether } from '../stores/read-together.ts'
import { total, Tallies } from '../tallies/tallies.ts'
import type { Page } from '../http/replies.ts'
import type { Person } from '../http/request.ts'
import { USERS, type UserRow } from '../users/users.schema.ts'
import { CASES, unsearched, wordIndex, type CaseRecord } from './case.schema.ts'
import { viewerTallies } from './case-tallies.ts'
import { CaseTransitions } from './case-transitions.ts'
import { listedStatuses, listIndex, visibleCases } from './who-sees.ts'
import { rowProjection, wireCase, wireRow } from './wire-case.ts'

type ListQuery = InputOf<typeof routes.cases.list>['query']
type Counts = Record<(typeof sections)[number], number>

/** Reading cases, and what ADMIN does to them: assign, archive, restore. */
@Injectable()
export class CasesService {
  private readonly reads: ReadTogether<CaseRecord>

  constructor(
    @InjectModel(CASES) private readonly cases: Model<CaseRecord>,
    @InjectModel(USERS) private readonly users: Model<UserRow>,
    private readonly transitions: CaseTransitions,
    private readonly tallies: Tallies,
  ) {
    this.reads = new ReadTogether(cases.collection, unsearched)
  }

  /** A page of the viewer's cases. */
  async list(viewer: Person, query: ListQuery): Promise<Page<CaseRow>> {
    const { section, include_archived, sortBy = 'updated_at', sortDir = 'desc' } = query
    const statuses = listedStatuses(viewer.role, section, include_archived ?? false)
    const ask = await searched(this.cases, query.q, {
      filter: visibleCases(viewer, statuses),
      rows: () => this.tallies.sum(viewerTallies(viewer, statuses)),
      sortBy,
      listIndex: listIndex(viewer.role, sortBy),
      wordIndex,
      isOwn: viewer.role !== role.ADMIN,
    })
    return pageOf(this.cases, { query, ...ask, sort: { key: sortBy, dir: sortDir }, projection: rowProjection }, wireRow(viewer.role))
  }

  /** How many cases each section of the viewer's dashboard holds. */
  async counts(viewer: Person): Promise<Counts> {
    const keys = sections.map((section) => [section, viewerTallies(viewer, listedStatuses(viewer.role, section, true))] as const)
    const counts = await this.tallies.of(keys.flatMap(([, ofSection]) => ofSection))
    return Object.fromEntries(keys.map(([section, ofSection]) => [section, total(counts, ofSection)])) as Counts
  }

  /** One case of the viewer's. Throws `NOT_FOUND`, also for somebody else's. */
  async get(id: string, viewer: Person): Promise<Case> {
    return wireCase(viewer.role, await this.record(id, viewer))
  }

  /** The stored case, if it is the viewer's to see. Throws `NOT_FOUND`. */
  async record(id: string, viewer: Person): Promise<CaseRecord> {
    const record = await this.reads.read(id)
    if (!record || !owns(viewer, record)) throw new AppError('NOT_FOUND')
    return record
  }

  /** Assigns or changes the agent; null removes them. Throws `NOT_ASSIGNABLE`. */
  async assignAgent(id: string, actor: Person, userId: string | null): Promise<Case> {
    if (userId === null) return this.removeAgent(id, actor)
    const done = await this.transitions.perform('assign_agent', id, actor, {
      change: async (current, _to, session) => {
        const agent = await this.assignable(userId, role.AGENT, session)
        return current.assigned_agent?.user_id === userId ? null : assignment('assigned_agent', current.assigned_agent, agent)
      },
    })
    return wireCase(actor.role, done)
  }

  /** Assigns or changes the drafter. Throws `NOT_ASSIGNABLE`. */
  async assignDrafter(id: string, actor: Person, userId: string): Promise<Case> {
    const done = await this.transitions.perform('assign_drafter', id, actor, {
      change: async (current, _to, session) => {
        const drafter = await this.assignable(userId, role.DRAFTER, session)
        return current.assigned_drafter?.user_id === userId ? null : assignment('assigned_drafter', current.assigned_drafter, drafter)
      },
    })
    return wireCase(actor.role, done)
  }

  /** Takes the drafter off a case; a begun draft waits for the next one. */
  async unassignDrafter(id: string, actor: Person): Promise<Case> {
    const done = await this.transitions.perform('unassign_drafter', id, actor, {
      change: (current, to) =>
        current.assigned_drafter || to !== current.status ? assignment('assigned_drafter', current.assigned_drafter, null) : null,
    })
    return wireCase(actor.role, done)
  }

  /** Archives a case; it remembers where it came from. */
  async archive(id: string, actor: Person): Promise<Case> {
    const done = await this.transitions.perform('archive', id, actor, { change: () => ({}) })
    return wireCase(actor.role, done)
  }

  /** Takes a case out of the archive, to where it came from. */
  async restore(id: string, actor: Person): Promise<Case> {
    const done = await this.transitions.perform('restore', id, actor, { change: () => ({}) })
    return wireCase(actor.role, done)
  }

  private async removeAgent(id: string, actor: Person): Promise<Case> {
    const done = await this.transitions.perform('remove_agent', id, actor, {
      change: (current) => assignment('assigned_agent', current.assigned_agent, null),
    })
    return wireCase(actor.role, done)
  }

  private async assignable(id: string, wanted: Role, session: ClientSession): Promise<Assigned> {
    const user = await this.users.findOne({ _id: id, role: wanted, is_disabled: false }, { name: 1 }, { session }).lean()
    if (!user) throw new AppError('NOT_ASSIGNABLE')
    return { user_id: id, name: user.name }
  }
}

type Assigned = NonNullable<CaseRecord['assigned_agent']>

const assignment = (key: 'assigned_agent' | 'assigned_drafter', old: Assigned | null, next: Assigned | null) => ({
  set: { [key]: next },
  changes: old || next ? { [key]: { old: old?.user_id ?? null, new: next?.user_id ?? null } } : {},
})
