import { decideIntake, pathOf, screens, type Actor, type Intake, type IntakeAction } from '@parakh/contracts'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../lib/error-message.ts'
import { useSignedIn } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useArchive, useSubmitIntake, useUnarchive } from './intakes.queries.ts'

export type ActionsProps = { intake: Intake; onOpen: (id: string) => void }

const casePath = (id: string): string => pathOf(screens.case, { id })
const nameOf = ({ fields, _id }: Intake): string => String(fields.applicant_name || fields.application_number || _id)

/** The signed-in person as the one who acts. */
export const useActor = (): Actor => {
  const { userId, role } = useSignedIn()
  return { id: userId, role }
}

/** Whether somebody may do something to an intake as it stands. */
export const mayDo = (action: IntakeAction, actor: Actor, intake: Intake): boolean => 'to' in decideIntake(action, actor, intake)

/** View Case, Edit / Files, Archive, Submit Case (spec §2). */
export const IntakeRowActions = ({ intake, onOpen }: ActionsProps) => {
  const navigate = useNavigate()
  const actor = useActor()
  const archive = useArchive()
  const submit = useSubmitIntake()
  const whose = <span className="sr-only"> of {nameOf(intake)}</span>
  const open = (caseId: string): void => void navigate(casePath(caseId))
  const isSubmitting = useRef(false)
  // the row may be gone from the list before the reply is read
  const submitCase = async (): Promise<void> => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    try {
      open(await submit.mutateAsync(intake._id))
    } catch (error) {
      toast.error(errorMessage(error, 'The case could not be created. Try again.'))
    } finally {
      isSubmitting.current = false
    }
  }
  return (
    <>
      <Button size="sm" variant="ghost" why={whyNoCase(intake)} onClick={() => intake.case_id && open(intake.case_id)}>
        View Case{whose}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onOpen(intake._id)}>
        Edit / Files{whose}
      </Button>
      {mayDo('archive_intake', actor, intake) && (
        <Button
          size="sm"
          variant="ghost"
          busy={archive.isPending}
          onClick={() =>
            archive.mutate(intake._id, {
              onSuccess: () => toast.done('Intake archived'),
              onError: (error) => toast.error(errorMessage(error, 'The intake could not be archived. Try again.')),
            })
          }
        >
          Archive{whose}
        </Button>
      )}
      <Button
        size="sm"
        busy={submit.isPending || submit.isSuccess}
        why={mayDo('submit_intake', actor, intake) ? undefined : 'The case exists already'}
        onClick={() => void submitCase()}
      >
        Submit Case{whose}
      </Button>
    </>
  )
}

/** View / Files and Unarchive of an archived row. */
export const ArchivedRowActions = ({ intake, onOpen }: ActionsProps) => {
  const unarchive = useUnarchive()
  const whose = <span className="sr-only"> of {nameOf(intake)}</span>
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => onOpen(intake._id)}>
        View / Files{whose}
      </Button>
      <Button
        size="sm"
        busy={unarchive.isPending}
        onClick={() =>
          unarchive.mutate(intake._id, {
            onSuccess: () => toast.done('Intake unarchived'),
            onError: (error) => toast.error(errorMessage(error, 'The intake could not be unarchived. Try again.')),
          })
        }
      >
        Unarchive{whose}
      </Button>
    </>
  )
}

const whyNoCase = ({ case_id, case_visible }: Intake): string | undefined => {
  if (case_id === null) return 'No case yet'
  return case_visible ? undefined : 'Only an admin and those who made this intake may open its case'
}
