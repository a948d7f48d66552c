import type { routes } from '@parakh/contracts'
import type { Reply } from '../../lib/call-request.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Table, Td, Th, Tr } from '../../ui/table.tsx'
import { RoleBadge } from './role-badge.tsx'

type SampleUsersDialogProps = { users: Reply<typeof routes.agents.seed>['users']; onClose: () => void }

/** The sample users with their passwords, which are told only once. */
export const SampleUsersDialog = ({ users, onClose }: SampleUsersDialogProps) => (
  <Dialog open onClose={onClose} size="lg" title="Sample users" description="Note the passwords now: they are shown only here.">
    <Table label="Sample users">
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>Role</Th>
          <Th>Email</Th>
          <Th>Password</Th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Tr key={user._id}>
            <Td className="font-medium">{user.name}</Td>
            <Td>
              <RoleBadge role={user.role} />
            </Td>
            <Td>{user.email}</Td>
            <Td className="font-mono">{user.password}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  </Dialog>
)
