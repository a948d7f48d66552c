import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { limits, role, type Agent, type routes, type User } from '@parakh/contracts'
import type { Model, QueryFilter } from 'mongoose'
import type { InputOf } from '../http/input.ts'
import { countedUpTo, pageOf, type Index } from '../lists/paging.ts'
import { contains } from '../lists/word-search.ts'
import type { Page } from '../http/replies.ts'
import { agentView, userView } from './user-views.ts'
import { choices, choicesByPincode, userOrder, USERS, type UserRow } from './users.schema.ts'

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
    if (pincode && (await this.serve(filter, pincode))) filter.service_pincodes = pincode
    const upTo = q ? limits.lists.countExactUpTo : undefined
    return pageOf(
      this.users,
      {
        query,
        filter,
        sort: { key: sortBy, dir: sortDir, nullable: true },
        hint: indexFor(filter, sortBy),
        total: () => this.total(filter, upTo),
      },
      userView,
    )
  }

  /** Enabled agents by name. */
  agents(query: InputOf<typeof routes.agents.list>['query']): Promise<Page<Agent>> {
    const filter = { role: role.AGENT, is_disabled: false }
    return pageOf(
      this.users,
      { query, filter, sort: { key: 'name', dir: 'asc' }, hint: choices, total: () => this.total(filter) },
      agentView,
    )
  }

  private async total(filter: QueryFilter<UserRow>, upTo?: number): Promise<string> {
    return upTo ? countedUpTo(this.users, filter, upTo, choices) : String(await this.users.countDocuments(filter).hint(choices))
  }

  private async serve(filter: QueryFilter<UserRow>, pincode: string): Promise<boolean> {
    return (await this.users.exists({ ...filter, service_pincodes: pincode }).hint(choicesByPincode)) !== null
  }
}

// named, since of these MongoDB would take one whose rows it must sort
const indexFor = (filter: QueryFilter<UserRow>, sortBy: keyof typeof userOrder): Index => {
  const isChoice = sortBy === 'name' && filter.role !== undefined && filter.is_disabled !== undefined
  if (!isChoice) return userOrder[sortBy]
  return filter.service_pincodes === undefined ? choices : choicesByPincode
}
