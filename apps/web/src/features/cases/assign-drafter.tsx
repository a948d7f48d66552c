import { role, routes, type Case } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useAlert } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toast.tsx'
import { AssignSelect } from './assign-select.tsx'
import { choicesQuery, useCaseChange } from './cases.queries.ts'
import { useCaseActions } from './use-case-actions.ts'

// spec §8: for a 404 alone (design §5)
const NO_ENDPOINT = 'Unassign endpoint not found. Please add POST /cases/:id/unassign/drafter on backend.'

/** 'Assign / Change Drafter' and Unassign, while the document is not ordered (spec §4). */
export const AssignDrafter = ({ c }: { c: Case }) => {
  const alert = useAlert()
  const { may } = useCaseActions(c)
  const choices = useQuery({ ...choicesQuery(role.DRAFTER), enabled: may('assign_drafter') })
  const assign = useCaseChange((userId: string) => call(routes.cases.assignDrafter, { params: { id: c._id, userId } }))
  const unassign = useCaseChange(() => call(routes.cases.unassignDrafter, { params: { id: c._id } }))
  const onUnassign = (): void =>
    unassign.mutate(undefined, {
      onSuccess: () => toast.done('Drafter unassigned'),
      onError: (error) => {
        const isMissing = error instanceof CallError && error.status === 404
        void alert(isMissing ? NO_ENDPOINT : errorMessage(error, 'The drafter could not be unassigned.'))
      },
    })
  if (!may('assign_drafter')) return null
  return (
    <AssignSelect
      label="Assign / Change Drafter"
      name="assigned_drafter"
      choices={choices}
      current={c.assigned_drafter}
      choiceText={(user) => user.name}
      removeLabel="Unassign"
      isBusy={assign.isPending || unassign.isPending}
      onAssign={(userId) =>
        assign.mutate(userId, {
          onSuccess: () => toast.done('Drafter assigned'),
          onError: (error) => toast.error(errorMessage(error, 'The drafter could not be changed.')),
        })
      }
      onRemove={may('unassign_drafter') ? onUnassign : undefined}
    />
  )
}
