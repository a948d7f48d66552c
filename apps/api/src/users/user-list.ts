import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { limits, role, type Agent, type routes, type User } from '@parakh/contracts'
import type { Model, QueryFilter } from 'mongoose'
import type { InputOf } from '../http/input.ts'
import { contains, pageOf } from '../http/paging.ts'
import type { Page } from '../http/replies.ts'
import { agentView, userView } from './user-views.ts'
import { USERS, type UserRow } from './users.schema.ts'

/** Lists of users. */
@Injectable()
export class UserList {
  constructor(@InjectModel(USERS) private readonly users: Model<UserRow>) {}

  /** Users by role, state, word and PIN code; where nobody serves the PIN code, all (spec §6, design §3 Lists). */
  async page({
    q,
    role: ofRole,
    disabled,
    pincode,
    sortBy = 'created_at',
    sortDir = 'desc',
    ...query
  }: InputOf<typeof routes.users.list>['query']): Promise<Page<User>> {
    const filter: QueryFilter<UserRow> = {}
    if (ofRole) filter.role = ofRole
    if (disabled !== undefined) filter.is_disabled = disabled
    if (q?.trim()) filter.$or = [{ name: contains(q.trim()) }, { email: contains(q.trim()) }, { phone: contains(q.trim()) }]
    if (pincode && (await this.users.exists({ ...filter, service_pincodes: pincode }))) filter.service_pincodes = pincode
    return pageOf(
      this.users,
      { query, filter, sort: { key: sortBy, dir: sortDir }, countUpTo: q ? limits.lists.countExactUpTo : undefined },
      userView,
    )
  }

  /** Enabled agents by name. */
  agents(query: InputOf<typeof routes.agents.list>['query']): Promise<Page<Agent>> {
    return pageOf(this.users, { query, filter: { role: role.AGENT, is_disabled: false }, sort: { key: 'name', dir: 'asc' } }, agentView)
  }
}
