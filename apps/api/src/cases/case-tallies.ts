import { isArchived, role, type CaseStatus, type Role } from '@parakh/contracts'
import type { CaseRecord } from './case.schema.ts'

type Counted = Pick<CaseRecord, 'status' | 'assigned_agent' | 'assigned_drafter' | 'initiator_ids'>
type Viewer = { id: string; role: Role }

/** Start of the tallies that tell how many tracked cases each person of a role has; the person's id follows. */
export const loadPrefix = (ofRole: Role): string => `load ${ofRole} `

const casesOf = (owner: string, status: CaseStatus): string => `case ${owner} ${status}`
const ownerOf = (viewer: Viewer): string => (viewer.role === role.ADMIN ? 'all' : `${viewer.role} ${viewer.id}`)

/** Tallies of the cases of these statuses that are a viewer's to see in lists; the same cases as `visibleCases`. */
export const viewerTallies = (viewer: Viewer, statuses: readonly CaseStatus[]): string[] =>
  statuses.map((status) => casesOf(ownerOf(viewer), status))

/** Tally of all cases of a status. */
export const statusTally = (status: CaseStatus): string => casesOf('all', status)

/** Every tally that a case counts in. */
export const caseTallies = ({ status, assigned_agent, assigned_drafter, initiator_ids }: Counted): string[] => {
  const people: Viewer[] = [
    ...(assigned_agent ? [{ id: assigned_agent.user_id, role: role.AGENT }] : []),
    ...(assigned_drafter ? [{ id: assigned_drafter.user_id, role: role.DRAFTER }] : []),
  ]
  const owners = [...people, ...initiator_ids.map((id) => ({ id, role: role.INITIATOR }))]
  return [
    statusTally(status),
    ...owners.map((owner) => casesOf(ownerOf(owner), status)),
    ...(isArchived(status) ? [] : people.map(({ id, role: ofRole }) => loadPrefix(ofRole) + id)),
  ]
}
