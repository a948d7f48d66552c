import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { caseStatus, caseStatusOrder, role, type Analytics as Summary, type Role } from '@parakh/contracts'
import type { Model } from 'mongoose'
import { CASES, type CaseRecord } from '../cases/case.schema.ts'
import { USERS, type UserRow } from '../users/users.schema.ts'

type Count = { _id: string; count: number }
type Assignee = 'assigned_agent' | 'assigned_drafter'

/** Cases by status and by person; archived ones stand beside, no sum counts them (design §3, Analytics). */
@Injectable()
export class Analytics {
  constructor(
    @InjectModel(CASES) private readonly cases: Model<CaseRecord>,
    @InjectModel(USERS) private readonly users: Model<UserRow>,
  ) {}

  async summary(): Promise<Summary> {
    const [counts, perAgent, perDrafter, activeAgents, activeDrafters] = await Promise.all([
      this.cases.aggregate<Count>([{ $group: { _id: '$status', count: { $sum: 1 } } }]),
      this.loads('assigned_agent'),
      this.loads('assigned_drafter'),
      this.enabled(role.AGENT),
      this.enabled(role.DRAFTER),
    ])
    const byStatus = counts.filter(({ _id }) => _id !== caseStatus.ARCHIVED).sort((a, b) => caseStatusOrder(a._id) - caseStatusOrder(b._id))
    const archived = counts.find(({ _id }) => _id === caseStatus.ARCHIVED)?.count ?? 0
    return { byStatus, perAgent, perDrafter, archived, activeAgents, activeDrafters }
  }

  /** Cases that each person has, most first; the name as it is now. */
  private loads(assignee: Assignee): Promise<Summary['perAgent']> {
    return this.cases.aggregate<Summary['perAgent'][number]>([
      { $match: { status: { $ne: caseStatus.ARCHIVED }, [`${assignee}.user_id`]: { $type: 'string' } } },
      { $group: { _id: `$${assignee}.user_id`, count: { $sum: 1 }, known: { $last: `$${assignee}.name` } } },
      {
        $lookup: {
          from: USERS,
          let: { id: { $toObjectId: '$_id' } },
          pipeline: [{ $match: { $expr: { $eq: ['$_id', '$$id'] } } }, { $project: { name: 1 } }],
          as: 'user',
        },
      },
      { $project: { count: 1, name: { $ifNull: [{ $first: '$user.name' }, '$known'] } } },
      { $sort: { count: -1, name: 1, _id: 1 } },
    ])
  }

  private enabled(ofRole: Role): Promise<number> {
    return this.users.countDocuments({ role: ofRole, is_disabled: false })
  }
}
