import { openIntakeStatuses } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, X } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { intakeQuery } from './intakes.queries.ts'

/** Greets the intake that was just created (spec §2: `?created={id}`). */
export const CreatedNotice = ({ id, onDismiss }: { id: string; onDismiss: () => void }) => {
  const intake = useQuery(intakeQuery(id))
  const isOpen = !intake.data || (!intake.data.archived && openIntakeStatuses.includes(intake.data.status))
  if (intake.isError || !isOpen) return null
  const name = intake.data?.fields.applicant_name
  return (
    <Notice
      tone="green"
      role="status"
      icon={<CircleCheck aria-hidden />}
      className="mb-4"
      actions={<IconButton size="sm" label="Dismiss" tip={false} icon={<X />} onClick={onDismiss} />}
    >
      <b className="inline-block max-w-full truncate align-bottom font-medium">Intake created{name ? ` for ${String(name)}` : ''}.</b> Check
      it in the list below, then submit the case.
    </Notice>
  )
}
