import { roleLabel, roles, type Role } from '@parakh/contracts'
import { Badge, type Tone } from '../../ui/badge.tsx'

/** Whose role acted, by its label and colour; the program itself is grey. */
export const ActorBadge = ({ role }: { role: string }) => <Badge tone={toneOf(role)}>{roleLabel(role)}</Badge>

const toneOf = (role: string): Tone => (role in roles ? roles[role as Role].badge : 'grey')
