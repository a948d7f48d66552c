import { routes, type Agent } from '@parakh/contracts'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../lib/error-message.ts'
import { plural } from '../../lib/format.ts'
import { mayCall } from '../../lib/may-call.ts'
import type { Reply } from '../../lib/call-request.ts'
import { useSignedIn } from '../../lib/session.ts'
import { useList } from '../../lib/use-list.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ListFoot } from '../../ui/list-foot.tsx'
import { LongList } from '../../ui/long-list.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table, Td, Th, Tr } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { AddAgentForm } from './add-agent-form.tsx'
import { SampleUsersDialog } from './sample-users-dialog.tsx'
import { agentsList, useSeed } from './users.queries.ts'

/** /agents (spec §2, Agents): the list is for everybody, the form and the seed for those who may. */
export const AgentsPage = () => {
  const { role } = useSignedIn()
  const seed = useSeed()
  const [made, setMade] = useState<Reply<typeof routes.agents.seed>['users'] | null>(null)
  const onSeed = (): void =>
    seed.mutate(undefined, {
      onSuccess: ({ users }) => setMade(users),
      onError: (error) => toast.error(errorMessage(error, 'The sample users could not be made.')),
    })
  return (
    <>
      <PageHeader
        title="Agents"
        actions={
          mayCall(routes.agents.seed, role) && (
            <Button icon={<Users aria-hidden className="size-4" />} busy={seed.isPending} onClick={onSeed}>
              Seed Sample Users
            </Button>
          )
        }
      />
      {mayCall(routes.agents.create, role) && <AddAgentForm />}
      <AgentList />
      {made && <SampleUsersDialog users={made} onClose={() => setMade(null)} />}
    </>
  )
}

const AgentList = () => {
  const list = useList(agentsList)
  const { rows: agents, total } = list
  if (!agents) {
    return (
      <Card>
        {list.isError ? (
          <ErrorState
            message={errorMessage(list.error, 'The agents could not be loaded.')}
            onRetry={() => void list.refetch()}
            busy={list.isFetching}
          />
        ) : (
          <Waiting />
        )}
      </Card>
    )
  }
  return (
    <Card className="overflow-hidden">
      {agents.length === 0 ? (
        <EmptyState title="No agents yet." />
      ) : (
        <>
          <AgentTable agents={agents} />
          <ListFoot
            text={
              total !== null && total !== String(agents.length) ? `${agents.length} of ${total} agents` : plural(agents.length, 'agent')
            }
            hasMore={list.hasMore}
            busy={list.isMore}
            onMore={list.more}
            auto={!list.moreFailed}
          />
        </>
      )}
    </Card>
  )
}

const ROWS = 20
const ROW_PX = 38
const drawAgent = (agent: Agent, at: number) => (
  <Tr key={agent._id} at={at}>
    <Td className="font-medium">{agent.name}</Td>
    <Td className="font-mono text-sm">{agent.agent_code ?? agent._id}</Td>
    <Td>{agent.service_pincodes.join(', ') || '-'}</Td>
  </Tr>
)

const AgentTable = ({ agents }: { agents: Agent[] }) => (
  <Table label="Agents" rowCount={agents.length} className="table-fixed">
    <thead>
      <tr>
        <Th className="w-1/3">Name</Th>
        <Th className="w-1/3">Agent ID</Th>
        <Th>Service PIN codes</Th>
      </tr>
    </thead>
    <LongList name="agents" rows={agents} perBlock={ROWS} rowPx={ROW_PX} as="tbody">
      {drawAgent}
    </LongList>
  </Table>
)

const Waiting = () => (
  <div role="status" className="flex flex-col gap-3 p-4">
    <span className="sr-only">Loading…</span>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-6" />
    ))}
  </div>
)
