import type { User } from '@parakh/contracts'
import { Pencil } from 'lucide-react'
import { memo, useCallback } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LongList } from '../../ui/long-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table, Td, Th, Tr } from '../../ui/table.tsx'
import { RoleBadge } from './role-badge.tsx'
import { UserPhoto } from './user-photo.tsx'

type UsersTableProps = { name: string; users: User[] | undefined; isFiltered: boolean; onEdit: (user: User) => void }

const ROWS = 15
const ROW_PX = 57

export const UsersTable = ({ name, users, isFiltered, onEdit }: UsersTableProps) => {
  const draw = useCallback((user: User, at: number) => <Row key={user._id} {...{ user, at, onEdit }} />, [onEdit])
  if (users?.length === 0) return <EmptyState title={isFiltered ? 'No users match.' : 'No users yet.'} />
  return (
    <Table label="Users" rowCount={users?.length} className="table-fixed">
      <thead>
        <tr>
          <Th>User</Th>
          <Th className={`${wide} w-36`}>Role</Th>
          <Th className={`${wide} w-44`}>Phone</Th>
          <Th className={`${wide} w-32`}>Status</Th>
          <Th className="w-28">
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      {users ? (
        <LongList name={name} rows={users} perBlock={ROWS} rowPx={ROW_PX} as="tbody">
          {draw}
        </LongList>
      ) : (
        <tbody aria-busy>
          <Waiting />
        </tbody>
      )}
    </Table>
  )
}

// on phones role and status stand below the name
const wide = 'hidden sm:table-cell'

type RowProps = Pick<UsersTableProps, 'onEdit'> & { user: User; at: number }

const Row = memo(function Row({ user, at, onEdit }: RowProps) {
  return (
    <Tr at={at}>
      <Td>
        <div className="flex items-center gap-3 sm:min-w-52">
          <UserPhoto id={user._id} name={user.name} hasImage={user.has_image} />
          <div className="min-w-0">
            <p className="font-medium">{user.name}</p>
            <p className="text-sm text-muted">{user.email ?? (user.agent_code ? `ID ${user.agent_code} · no sign-in yet` : '-')}</p>
            <p className="mt-1 flex flex-wrap gap-1.5 sm:hidden">
              <RoleBadge role={user.role} />
              {user.is_disabled && <StatusBadge isDisabled />}
            </p>
          </div>
        </div>
      </Td>
      <Td className={wide}>
        <RoleBadge role={user.role} />
      </Td>
      <Td className={`${wide} whitespace-nowrap`}>{user.phone || '-'}</Td>
      <Td className={wide}>
        <StatusBadge isDisabled={user.is_disabled} />
      </Td>
      <Td className="text-right">
        <Button size="sm" icon={<Pencil aria-hidden className="size-3.5" />} aria-label={`Edit ${user.name}`} onClick={() => onEdit(user)}>
          Edit
        </Button>
      </Td>
    </Tr>
  )
})

const StatusBadge = ({ isDisabled }: { isDisabled: boolean }) => (
  <Badge tone={isDisabled ? 'grey' : 'green'}>{isDisabled ? 'Disabled' : 'Active'}</Badge>
)

const Waiting = () =>
  Array.from({ length: 6 }, (_, row) => (
    <tr key={row}>
      {['', wide, wide, wide, ''].map((look, column) => (
        <Td key={column} className={look}>
          <Skeleton className="my-1.5 h-6" />
          {row === 0 && column === 0 && <span className="sr-only">Loading…</span>}
        </Td>
      ))}
    </tr>
  ))
