import { isPincode, role, routes, type Case, type User } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { toast } from '../../ui/toast.tsx'
import { AssignSelect } from './assign-select.tsx'
import { choicesQuery, useCaseChange } from './cases.queries.ts'
import { useCaseActions } from './use-case-actions.ts'

/** 'Assign / Change Agent': those who serve the intake's PIN code, else all active agents (spec §6). */
export const AssignAgent = ({ c }: { c: Case }) => {
  const { may } = useCaseActions(c)
  const { pincode } = c.intake
  const choices = useQuery({ ...choicesQuery(role.AGENT, isPincode(pincode) ? pincode : undefined), enabled: may('assign_agent') })
  const assign = useCaseChange((userId: string | null) =>
    call(routes.cases.assignAgent, { params: { id: c._id }, body: { user_id: userId } }),
  )
  const onError = (error: unknown): void => toast.error(errorMessage(error, 'The agent could not be changed.'))
  if (!may('assign_agent')) return null
  return (
    <AssignSelect
      label="Assign / Change Agent"
      name="assigned_agent"
      choices={choices}
      current={c.assigned_agent}
      choiceText={withPincodes}
      removeLabel="Remove"
      isBusy={assign.isPending}
      onAssign={(userId) => assign.mutate(userId, { onError, onSuccess: () => toast.done('Agent assigned') })}
      onRemove={may('remove_agent') ? () => assign.mutate(null, { onError, onSuccess: () => toast.done('Agent removed') }) : undefined}
    />
  )
}

const withPincodes = ({ name, service_pincodes }: User): string =>
  service_pincodes.length > 0 ? `${name} (${service_pincodes.join(', ')})` : name
