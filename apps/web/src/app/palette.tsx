import { routes, screens, type CaseRow } from '@parakh/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { FileText, Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { generatePath, useNavigate } from 'react-router'
import { CaseStatusBadge } from '../features/cases/case-status-badge.tsx'
import { call } from '../lib/call.ts'
import type { Session } from '../lib/session.ts'
import { useSettled } from '../lib/use-settled.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { menuOf } from './nav.ts'
import { stepIn } from './palette-step.ts'

const SHOWN = 8

type Entry = { id: string; to: string; icon: ReactNode; name: string; sub?: string; aside?: ReactNode }

/** Jumps to a case by any part of its number or names, or to a screen of the menu. */
export const Palette = ({ session, onClose }: { session: Session; onClose: () => void }) => {
  const focus = useReturnFocus(true)
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const q = useSettled(typed.trim(), 150)
  const found = useQuery({
    queryKey: ['cases', 'palette', q],
    queryFn: ({ signal }) => call(routes.cases.list, { query: { q, limit: SHOWN }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const entries = [...(q === '' ? [] : (found.data ?? []).map(caseEntry)), ...screenEntries(session, typed)]
  const go = (entry: Entry | undefined): void => {
    if (!entry) return
    onClose()
    void navigate(entry.to)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = stepIn(event.key, at, entries.length)
    if (next !== null) setAt(next)
    else if (event.key === 'Enter') go(entries[at])
    else return
    event.preventDefault()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade bg-veil" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[80dvh] max-w-xl animate-fade flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-pop outline-none sm:top-[12vh]"
        >
          <Dialog.Title className="sr-only">Go to</Dialog.Title>
          <div className="flex items-center gap-2.5 border-b border-line px-4">
            {found.isFetching ? <Spinner className="text-muted" /> : <Search aria-hidden className="size-4 text-muted" />}
            <input
              data-autofocus
              role="combobox"
              aria-expanded
              aria-controls={listId}
              aria-activedescendant={entries[at] ? `${listId}-${at}` : undefined}
              aria-label="Case number, applicant, owner or screen"
              placeholder="Case number, applicant, owner or screen"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setAt(0)
              }}
              onKeyDown={onKeyDown}
              className="min-h-12 w-full bg-transparent text-lg outline-none"
            />
          </div>
          <ul id={listId} role="listbox" aria-label="Results" className="min-h-0 flex-1 overflow-y-auto p-1.5">
            {entries.map((entry, index) => (
              <Row
                key={entry.id}
                id={`${listId}-${index}`}
                entry={entry}
                isHere={index === at}
                onGo={() => go(entry)}
                onPoint={() => setAt(index)}
              />
            ))}
          </ul>
          <p role="status" className={clsx('px-4 pb-3 text-muted', entries.length > 0 && 'sr-only')}>
            {entries.length === 0 && !found.isFetching && typed.trim() === q
              ? found.isError
                ? 'The cases could not be searched.'
                : 'Nothing found.'
              : ''}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type RowProps = { id: string; entry: Entry; isHere: boolean; onGo: () => void; onPoint: () => void }

const Row = ({ id, entry, isHere, onGo, onPoint }: RowProps) => (
  // keys are the input's: it holds the focus
  <li
    id={id}
    role="option"
    aria-selected={isHere}
    onClick={onGo}
    onPointerMove={onPoint}
    className={clsx(
      'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 touch:min-h-12 [&_svg]:size-4',
      isHere && 'bg-raised',
    )}
  >
    <span className="text-muted">{entry.icon}</span>
    <span className="min-w-0 flex-1">
      <span className="block truncate font-medium">{entry.name}</span>
      {entry.sub && <span className="block truncate text-sm text-muted">{entry.sub}</span>}
    </span>
    {entry.aside}
  </li>
)

const caseEntry = (c: CaseRow): Entry => ({
  id: c._id,
  to: generatePath(screens.case.path, { id: c._id }),
  icon: <FileText aria-hidden />,
  name: String(c.intake.application_number || c._id),
  sub: String(c.intake.applicant_name ?? ''),
  aside: <CaseStatusBadge status={c.status} />,
})

const screenEntries = (session: Session, typed: string): Entry[] =>
  menuOf(session.role)
    .map(({ screen, label, Icon }) => ({ id: screen, to: screens[screen].path, icon: <Icon aria-hidden />, name: label }))
    .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
