import { roleLabel, roles, type Role } from '@parakh/contracts'
import { Badge } from '../../ui/badge.tsx'

/** A role by its label in its colour (spec §1). */
export const RoleBadge = ({ role }: { role: Role }) => <Badge tone={roles[role].badge}>{roleLabel(role)}</Badge>
