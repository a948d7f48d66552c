import {
  allCaseStatuses,
  role,
  sectionStatuses,
  sectionsOf,
  type CaseStatus,
  type CaseTime,
  type Role,
  type Section,
} from '@parakh/contracts'
import type { QueryFilter } from 'mongoose'
import type { Index } from '../lists/paging.ts'
import type { CaseRecord } from './case.schema.ts'

type Viewer = { id: string; role: Role }

// contracts' `owns`, as MongoDB is asked for it
const ownerPath: Record<Role, string | null> = {
  [role.ADMIN]: null,
  [role.AGENT]: 'assigned_agent.user_id',
  [role.DRAFTER]: 'assigned_drafter.user_id',
  [role.INITIATOR]: 'initiator_ids',
}

/** Statuses that a list shows a role: of a section, or of all that are tracked, with the archived ones where it may see them. */
export const listedStatuses = (viewer: Role, section: Section | undefined, withArchived: boolean): CaseStatus[] => {
  const wanted = section ? [section] : sectionsOf(viewer).filter((one) => withArchived || one !== 'archived')
  const statuses = new Set(wanted.flatMap((one) => sectionStatuses(viewer, one)))
  return allCaseStatuses.filter((status) => statuses.has(status))
}

/** Filter for the cases of these statuses that are a viewer's to see in lists (design §3, Who sees what). */
export const visibleCases = (viewer: Viewer, statuses: CaseStatus[]): QueryFilter<CaseRecord> => {
  const path = ownerPath[viewer.role]
  return { ...(path ? { [path]: viewer.id } : {}), status: { $in: statuses } }
}

/** The index of a role's list in the order of a time. */
export const listIndex = (viewer: Role, time: CaseTime): Index => {
  const path = ownerPath[viewer]
  return { ...(path ? { [path]: 1 as const } : {}), status: 1, [time]: -1, _id: -1 }
}
