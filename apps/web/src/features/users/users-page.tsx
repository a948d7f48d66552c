import { allRoles, isRole, roleLabel, screens, type User } from '@parakh/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorMessage } from '../../lib/error-message.ts'
import { plural } from '../../lib/format.ts'
import { useList } from '../../lib/use-list.ts'
import { useUrlParam } from '../../lib/use-url-param.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ListFoot } from '../../ui/list-foot.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Select } from '../../ui/select.tsx'
import { UserDrawer } from './user-drawer.tsx'
import { UsersTable } from './users-table.tsx'
import { hiddenUsersQuery, usersList, type UsersFilter } from './users.queries.ts'

/** /admin/users (spec §2, Users). */
export const UsersPage = () => {
  const [q, setQ] = useUrlParam('q')
  const [role, setRole] = useUrlParam('role')
  const [active, setActive] = useUrlParam('active', '1')
  const [edited, setEdited] = useState<User | null>(null)
  const filter: UsersFilter = { q, role: isRole(role) ? role : '', activeOnly: active === '1' }
  return (
    <>
      <PageHeader
        title="Users"
        actions={
          <Button asChild variant="primary">
            <Link to={screens.newUser.path}>
              <UserPlus aria-hidden className="size-4" />
              Create New User
            </Link>
          </Button>
        }
      />
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <SearchBox label="Search name, email or phone" value={q} onChange={setQ} className="w-full sm:w-72" />
        <Select
          aria-label="Role"
          className="min-w-36 flex-1 sm:w-44 sm:flex-none"
          value={filter.role}
          onChange={(event) => setRole(event.target.value)}
        >
          <option value="">All roles</option>
          {allRoles.map((one) => (
            <option key={one} value={one}>
              {roleLabel(one)}
            </option>
          ))}
        </Select>
        <Checkbox label="Active only" checked={filter.activeOnly} onChange={(event) => setActive(event.target.checked ? '1' : '0')} />
      </div>
      <UserList filter={filter} onEdit={setEdited} />
      {edited && <UserDrawer key={edited._id} user={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

const UserList = ({ filter, onEdit }: { filter: UsersFilter; onEdit: (user: User) => void }) => {
  const list = useList(usersList(filter))
  const hidden = useQuery({ ...hiddenUsersQuery(filter), placeholderData: keepPreviousData })
  const { rows: users } = list
  if (!users && list.isError) {
    return (
      <Card>
        <ErrorState
          message={errorMessage(list.error, 'The users could not be loaded.')}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        />
      </Card>
    )
  }
  return (
    <Card className="overflow-hidden">
      <UsersTable
        name={`users ${filter.role} ${filter.activeOnly} ${filter.q}`}
        users={users}
        isFiltered={filter.q !== '' || filter.role !== ''}
        onEdit={onEdit}
      />
      {users && (
        <ListFoot
          text={footText(users.length, list.total, filter.activeOnly ? hidden.data : null)}
          hasMore={list.hasMore}
          busy={list.isMore}
          onMore={list.more}
          auto={!list.moreFailed}
        />
      )}
    </Card>
  )
}

const footText = (shown: number, total: string | null, hidden: string | null | undefined): string => {
  const isPart = total !== null && total !== String(shown)
  const count = isPart ? `${shown} of ${total} users` : plural(shown, 'user')
  return hidden && hidden !== '0' ? `${count} · ${hidden} hidden by Active only` : count
}
