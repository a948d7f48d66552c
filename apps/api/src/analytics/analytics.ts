import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { allCaseStatuses, caseStatus, isArchived, limits, role, type Analytics as Summary, type Role } from '@parakh/contracts'
import type { Model } from 'mongoose'
import { loadPrefix, statusTally } from '../cases/case-tallies.ts'
import { Tallies } from '../tallies/tallies.ts'
import { USERS, type UserRow } from '../users/users.schema.ts'

const nobodyKnown = 'Unknown User'

/** Cases by status and by person; archived ones stand beside, no sum counts them (design §3, Analytics). */
@Injectable()
export class Analytics {
  #latest: Promise<Summary> | null = null
  #takenAt = 0

  constructor(
    @InjectModel(USERS) private readonly users: Model<UserRow>,
    private readonly tallies: Tallies,
  ) {}

  /** The figures, at most `limits.analytics.freshMs` old. */
  async summary(): Promise<Summary> {
    if (!this.#latest || Date.now() - this.#takenAt >= limits.analytics.freshMs) {
      this.#takenAt = Date.now()
      this.#latest = this.take()
      this.#latest.catch(() => (this.#latest = null))
    }
    return this.#latest
  }

  private async take(): Promise<Summary> {
    const [counts, perAgent, perDrafter, activeAgents, activeDrafters] = await Promise.all([
      this.tallies.of(allCaseStatuses.map(statusTally)),
      this.loads(role.AGENT),
      this.loads(role.DRAFTER),
      this.enabled(role.AGENT),
      this.enabled(role.DRAFTER),
    ])
    const byStatus = allCaseStatuses
      .filter((status) => !isArchived(status))
      .map((status) => ({ _id: status, count: counts.get(statusTally(status)) ?? 0 }))
      .filter(({ count }) => count > 0)
    const archived = counts.get(statusTally(caseStatus.ARCHIVED)) ?? 0
    return { byStatus, perAgent, perDrafter, archived, activeAgents, activeDrafters }
  }

  /** Tracked cases that each person of a role has, most first; the name as it is now. */
  private async loads(ofRole: Role): Promise<Summary['perAgent']> {
    const prefix = loadPrefix(ofRole)
    const counts = [...(await this.tallies.startingWith(prefix))].filter(([, count]) => count > 0)
    const ids = counts.map(([key]) => key.slice(prefix.length))
    const people = await this.users.find({ _id: { $in: ids } }, { name: 1 }).lean<Pick<UserRow, '_id' | 'name'>[]>()
    const names = new Map(people.map(({ _id, name }) => [_id.toHexString(), name]))
    return counts
      .map(([, count], at) => ({ _id: ids[at] ?? '', name: names.get(ids[at] ?? '') ?? nobodyKnown, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name) || (a._id < b._id ? -1 : 1))
  }

  private enabled(ofRole: Role): Promise<number> {
    return this.users.countDocuments({ role: ofRole, is_disabled: false })
  }
}
