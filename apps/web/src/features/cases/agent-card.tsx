import { agentCardStartsOpen, type Case, type FieldGroup } from '@parakh/contracts'
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FieldForm } from '../../fields/field-form.tsx'
import { useSignedIn } from '../../lib/session.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Card } from '../../ui/card.tsx'
import { useAlert } from '../../ui/confirm.tsx'
import { AgentActions } from './agent-actions.tsx'
import { AssignAgent } from './assign-agent.tsx'
import { GpsBar } from './gps-bar.tsx'
import { MissingCount } from './section-jump-list.tsx'
import { SentBackNote } from './sent-back-note.tsx'
import { knownFix } from './site-form.ts'
import { SitePhotos } from './site-photos.tsx'
import { useReportUnsaved } from './unsaved.tsx'
import { useCaseActions } from './use-case-actions.ts'
import { useGps } from './use-gps.ts'
import { usePhotoQueue } from './use-photo-queue.ts'
import { useSiteForm } from './use-site-form.ts'

type AgentCardProps = {
  c: Case
  /** Above all cards: where an open request of the drafter stands. */
  top: HTMLElement | null
}

/** The Field Agent card: what is recorded at the site (spec §2). Shown to AGENT and ADMIN. */
export const AgentCard = ({ c, top }: AgentCardProps) => {
  const { role } = useSignedIn()
  const [isOpen, setOpen] = useState(() => agentCardStartsOpen(role))
  // the form is built when the card is first opened, and kept then
  const [wasOpen, setWasOpen] = useState(isOpen)
  const open = useCallback((next: boolean): void => {
    setOpen(next)
    if (next) setWasOpen(true)
  }, [])
  return (
    <Card data-card="agent" className="p-4">
      <Collapsible
        title="Field Agent"
        open={isOpen}
        onOpenChange={open}
        keepMounted={wasOpen}
        aside={
          <div className="w-full empty:hidden sm:ml-auto sm:w-auto">
            <AssignAgent c={c} />
          </div>
        }
      >
        <div className="mt-4">
          <SiteWork c={c} top={top} />
        </div>
      </Collapsible>
    </Card>
  )
}

const SiteWork = ({ c, top }: AgentCardProps) => {
  const alert = useAlert()
  const { userId } = useSignedIn()
  const { may } = useCaseActions(c)
  const isEditable = may('save_agent')
  const { handle, save, isSaving, isSaved } = useSiteForm(c)
  const { queue, state } = usePhotoQueue(c._id)
  useReportUnsaved('agent', isEditable && handle.isDirty)
  const gps = useGps({
    known: () => knownFix(handle.values()),
    onFix: ({ latitude, longitude, accuracyM }) => handle.fill({ latitude, longitude, gps_accuracy_m: accuracyM }),
    onAlert: (text) => void alert(text),
  })
  const isTheAgent = c.assigned_agent?.user_id === userId
  const { readOnEdit } = gps
  useEffect(() => {
    if (isEditable && isTheAgent) readOnEdit()
  }, [isEditable, isTheAgent, readOnEdit])
  const groupAside = useCallback(
    (group: FieldGroup) => isEditable && <MissingCount handle={handle} fields={group.fields} />,
    [handle, isEditable],
  )
  return (
    <div className="flex flex-col gap-5">
      {c.sent_back && !isEditable && <SentBackNote sentBack={c.sent_back} onField={undefined} />}
      {c.sent_back && isEditable && top && createPortal(<SentBackNote sentBack={c.sent_back} onField={handle.goTo} />, top)}
      <GpsBar gps={gps} control={handle.form.control} isEditable={isEditable} />
      <FieldForm handle={handle} readOnly={!isEditable} groupAside={groupAside} />
      <SitePhotos c={c} isEditable={may('add_images')} queue={queue} state={state} here={gps.here} />
      {isEditable && (
        <AgentActions c={c} photosLeft={state.photos.length} wantsPrecise={gps.wantsPrecise} {...{ handle, save, isSaving, isSaved }} />
      )}
    </div>
  )
}
