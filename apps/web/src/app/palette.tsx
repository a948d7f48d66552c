import clsx from 'clsx'
import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../lib/error-message.ts'
import { plural } from '../lib/format.ts'
import type { Session } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { entriesOf, type Entry } from './palette-entries.tsx'
import { stepIn } from './palette-step.ts'
import { useCaseSearch, type CaseSearch } from './use-case-search.ts'

/** Jumps to a case by any part of its number or names, or to a screen of the menu. */
export const Palette = ({ session, onClose }: { session: Session; onClose: () => void }) => {
  const focus = useReturnFocus(true)
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const wanted = typed.trim()
  const search = useCaseSearch(wanted)
  const entries = entriesOf(session, wanted, search.cases)
  const go = (entry: Entry | undefined): void => {
    if (!entry) return
    onClose()
    void navigate(entry.to)
  }
  const enter = async (): Promise<void> => {
    if (!search.isSearching) return go(entries[at])
    // pressed before the answer came: the first of what was asked for, not of what was seen before
    const cases = await search.now()
    if (cases) go(entriesOf(session, wanted, cases)[0])
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = stepIn(event.key, at, entries.length)
    if (next !== null) setAt(next)
    else if (event.key === 'Enter') void enter()
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
            {search.isSearching ? <Spinner className="text-muted" /> : <Search aria-hidden className="size-4 text-muted" />}
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
          <Standing search={search} count={entries.length} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Below the list: how the search stands, in words where the list does not say it. */
const Standing = ({ search, count }: { search: CaseSearch; count: number }) => {
  const words = search.isSearching ? 'Searching…' : count === 0 ? 'Nothing found.' : plural(count, 'result')
  return (
    <div role="status" className="px-4 text-muted">
      {search.error === null ? (
        <p className={count > 0 ? 'sr-only' : 'pb-3'}>{words}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
          {errorMessage(search.error, 'The cases could not be searched.')}
          <Button size="sm" onClick={search.retry}>
            Retry
          </Button>
        </div>
      )}
    </div>
  )
}

type RowProps = { id: string; entry: Entry; isHere: boolean; onGo: () => void; onPoint: () => void }

const Row = ({ id, entry, isHere, onGo, onPoint }: RowProps) => {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isHere) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  return (
    // keys are the input's: it holds the focus
    <li
      ref={row}
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
}
