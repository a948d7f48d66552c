import { expect, test } from 'vitest'
import { allCaseStatuses } from './case-status.ts'
import { allIntakeActions, decideIntake, intakeStatusSchema, type IntakeAction, type IntakeState } from './intake-actions.ts'
import { actorRoleSchema, type ActorRole } from './roles.ts'

const answer = (action: IntakeAction, state: IntakeState, role: ActorRole = 'INITIATOR') => {
  const decision = decideIntake(action, { role, id: 'u1' }, state)
  return 'to' in decision ? decision.to : decision.refused
}

test('the grid of role × status × action reads as design §3', async () => {
  const lines = actorRoleSchema.options.flatMap((role) => [
    `## ${role}`,
    ...allIntakeActions.flatMap((action) =>
      [false, true].map((archived) => {
        const cells = intakeStatusSchema.options.map((status) => `${status} → ${answer(action, { status, archived }, role)}`)
        return `${action}${archived ? ' (archived)' : ''}: ${cells.join(' · ')}`
      }),
    ),
    '',
  ])
  await expect(lines.join('\n')).toMatchFileSnapshot('./intake-actions.grid.txt')
})

test('corrections end where the document begins', () => {
  const allowed = allCaseStatuses.filter(
    (case_status) => answer('edit_intake', { status: 'CASE_CREATED', archived: false, case_status }) === 'CASE_CREATED',
  )
  expect(allowed).toEqual(['NEW', 'ASSIGNED_TO_AGENT', 'AGENT_IN_PROGRESS', 'READY_FOR_DRAFTER', 'DRAFTER_IN_PROGRESS'])
})
