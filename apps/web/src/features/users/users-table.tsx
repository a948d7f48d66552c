import type { User } from '@parakh/contracts'
import { Pencil } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table, Td, Th, Tr } from '../../ui/table.tsx'
import { RoleBadge } from './role-badge.tsx'
import { UserPhoto } from './user-photo.tsx'

type UsersTableProps = { users: User[] | undefined; isFiltered: boolean; onEdit: (user: User) => void }

export const UsersTable = ({ users, isFiltered, onEdit }: UsersTableProps) => {
  if (users?.length === 0) return <EmptyState title={isFiltered ? 'No users match.' : 'No users yet.'} />
  return (
    <Table label="Users">
      <thead>
        <tr>
          <Th>User</Th>
          <Th>Role</Th>
          <Th>Phone</Th>
          <Th>Status</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody aria-busy={!users || undefined}>
        {users ? users.map((user) => <Row key={user._id} user={user} onEdit={onEdit} />) : <Waiting />}
      </tbody>
    </Table>
  )
}

const Row = ({ user, onEdit }: { user: User; onEdit: (user: User) => void }) => (
  <Tr>
    <Td>
      <div className="flex min-w-44 items-center gap-3">
        <UserPhoto id={user._id} name={user.name} hasImage={user.has_image} />
        <div className="min-w-0">
          <p className="font-medium">{user.name}</p>
          <p className="text-sm text-muted">{user.email ?? (user.agent_code ? `ID ${user.agent_code} · no sign-in yet` : '-')}</p>
        </div>
      </div>
    </Td>
    <Td>
      <RoleBadge role={user.role} />
    </Td>
    <Td className="whitespace-nowrap">{user.phone || '-'}</Td>
    <Td>
      <Badge tone={user.is_disabled ? 'grey' : 'green'}>{user.is_disabled ? 'Disabled' : 'Active'}</Badge>
    </Td>
    <Td className="text-right">
      <Button size="sm" icon={<Pencil aria-hidden className="size-3.5" />} aria-label={`Edit ${user.name}`} onClick={() => onEdit(user)}>
        Edit
      </Button>
    </Td>
  </Tr>
)

const Waiting = () =>
  Array.from({ length: 6 }, (_, at) => (
    <tr key={at}>
      {[52, 16, 24, 14, 14].map((width, column) => (
        <Td key={column}>
          <Skeleton className="my-1.5 h-6" />
          <span className="sr-only" style={{ width }}>
            {at === 0 && column === 0 ? 'Loading…' : ''}
          </span>
        </Td>
      ))}
    </tr>
  ))
