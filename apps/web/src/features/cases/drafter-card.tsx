import { casePanels, drafterCardStartsOpen, siteValues, type Case, type Field, type FieldGroup, type FieldValues } from '@parakh/contracts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { FieldForm } from '../../fields/field-form.tsx'
import { useSignedIn } from '../../lib/session.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Card } from '../../ui/card.tsx'
import { AssignDrafter } from './assign-drafter.tsx'
import { DocumentProgress } from './document-progress.tsx'
import { DrafterActions } from './drafter-actions.tsx'
import { FigureHint, isComputed } from './figure-hint.tsx'
import { MissingCount, SectionJumpList } from './section-jump-list.tsx'
import { SentBackNote } from './sent-back-note.tsx'
import { GroundsNote, SiteReference } from './site-reference.tsx'
import { SumsProvider } from './sums-context.tsx'
import { SumsPanel } from './sums-panel.tsx'
import { useReportUnsaved } from './unsaved.tsx'
import { useCaseActions } from './use-case-actions.ts'
import { useDraftForm } from './use-draft-form.ts'

/** The Drafter card: the report's fields with the sums beside them (spec §2). Shown to ADMIN and DRAFTER. */
export const DrafterCard = ({ c }: { c: Case }) => {
  const { role } = useSignedIn()
  const startsOpen = drafterCardStartsOpen(role, c.status)
  const [isOpen, setOpen] = useState(startsOpen)
  const [wasOpen, setWasOpen] = useState(startsOpen)
  const work = useDraftForm(c)
  const { may } = useCaseActions(c)
  const isEditable = may('save_drafter')
  useReportUnsaved('drafter', isEditable && work.handle.isDirty)
  const open = useCallback((next: boolean): void => {
    setOpen(next)
    if (next) setWasOpen(true)
  }, [])
  // spec §2: opens for the drafter's turn, collapses at READY_FOR_DOC
  useEffect(() => open(startsOpen), [startsOpen, open])
  const openable = useMemo(
    () => ({
      ...work,
      handle: {
        ...work.handle,
        goTo: (key: string) =>
          goWhenOpen(
            () => open(true),
            () => work.handle.goTo(key),
          ),
      },
    }),
    [work, open],
  )
  return (
    <Card data-card="drafter" className="p-4">
      <Collapsible
        title="Drafter"
        open={isOpen}
        onOpenChange={open}
        keepMounted={wasOpen}
        aside={
          <div className="w-full empty:hidden sm:ml-auto sm:w-auto">
            <AssignDrafter c={c} />
          </div>
        }
      >
        <div className="mt-4">
          <DraftBody c={c} handle={work.handle} isEditable={isEditable} />
        </div>
      </Collapsible>
      <div className="mt-3 empty:hidden">
        <DocumentProgress c={c} />
      </div>
      <DrafterActions c={c} work={openable} isFormOpen={isOpen} onLocked={() => open(false)} />
    </Card>
  )
}

const goWhenOpen = (open: () => void, go: () => void): void => {
  open()
  // the form is there after the next paint
  requestAnimationFrame(go)
}

const DraftBody = ({ c, handle, isEditable }: { c: Case; handle: ReturnType<typeof useDraftForm>['handle']; isEditable: boolean }) => {
  const { role } = useSignedIn()
  const site = useMemo(() => siteValues(c.agent_updates), [c.agent_updates])
  const intake = c.intake as unknown as FieldValues
  const below = useCallback(
    (field: Field) => (
      <>
        {isComputed(field.key) && <FigureHint fieldKey={field.key} />}
        <GroundsNote fieldKey={field.key} site={site} intake={intake} />
      </>
    ),
    [site, intake],
  )
  const groupAside = useCallback((group: FieldGroup) => <MissingCount handle={handle} fields={group.fields} />, [handle])
  return (
    <SumsProvider handle={handle} site={site} intake={intake}>
      <div className="flex flex-col gap-4">
        {c.sent_back && <SentBackNote sentBack={c.sent_back} onField={undefined} />}
        <SiteReference c={c} site={site} />
        <SectionJumpList handle={handle} className="hidden sm:block xl:hidden [&_ul]:block [&_ul]:columns-2 md:[&_ul]:columns-3" />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[10.5rem_minmax(0,1fr)_19rem]">
          <SectionJumpList handle={handle} className="sticky top-16 hidden xl:block" />
          <FieldForm handle={handle} readOnly={!isEditable} columns={2} below={below} groupAside={groupAside} />
          <div className="sticky top-16 max-h-[calc(100dvh-9rem)] overflow-y-auto max-lg:static max-lg:max-h-none">
            <SumsPanel seesPapers={casePanels[role].allIntakeFields} onField={handle.goTo} />
          </div>
        </div>
      </div>
    </SumsProvider>
  )
}
