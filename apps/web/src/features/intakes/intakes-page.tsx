import { roleLabel, screens } from '@parakh/contracts'
import { lazy, Suspense, useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSignedIn } from '../../lib/session.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { useUrlParam } from '../../lib/use-url-param.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { ArchivedIntakes } from './archived-intakes.tsx'
import { CreatedNotice } from './created-notice.tsx'
import { IntakeList } from './intake-list.tsx'

const IntakeModal = lazy(async () => ({ default: (await import('./intake-modal.tsx')).IntakeModal }))

/** /intakes and /intake (spec §2, Intakes list); search, filter and the opened intake are in the address. */
export const IntakesPage = () => {
  const { role } = useSignedIn()
  const [q, setQ] = useUrlParam('q')
  const [open, setOpen] = useUrlParam('open', '1')
  const [created, setCreated] = useUrlParam('created')
  const [search, setSearch] = useSearchParams()
  const shown = search.get('intake')
  const filter = { q: useSettled(q), openOnly: open === '1' }
  const show = useCallback(
    (id: string | null) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now)
          if (id) next.set('intake', id)
          else next.delete('intake')
          return next
        },
        { preventScrollReset: true, replace: id === null },
      ),
    [setSearch],
  )
  return (
    <>
      <PageHeader
        title={screens.intakes.title}
        sub={`Signed in as ${roleLabel(role)}`}
        actions={
          <Button asChild variant="primary">
            <Link to={screens.newIntake.path}>+ Custom Intake</Link>
          </Button>
        }
      />
      {created && <CreatedNotice id={created} onDismiss={() => setCreated('')} />}
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchBox label="Applicant, owner, application no." value={q} onChange={setQ} className="w-full sm:w-80" />
        <Checkbox
          label="Open only"
          name="open_only"
          checked={filter.openOnly}
          onChange={(event) => setOpen(event.target.checked ? '1' : '0')}
        />
      </div>
      {/* nothing below what is still to come, so that what arrives moves nothing */}
      <div className="[&>:has([data-waiting])~*]:hidden">
        <IntakeList filter={filter} highlight={created || undefined} onOpen={show} onShowAll={() => setOpen('0')} />
        <ArchivedIntakes q={filter.q} onOpen={show} />
      </div>
      {shown && (
        <Suspense fallback={null}>
          <IntakeModal key={shown} id={shown} onClose={() => show(null)} />
        </Suspense>
      )}
    </>
  )
}
