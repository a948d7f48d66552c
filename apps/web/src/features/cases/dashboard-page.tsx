import { dashboardSubtitle, sectionsOf, type Section } from '@parakh/contracts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSignedIn } from '../../lib/session.ts'
import { Collapsible } from '../../ui/accordion.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { countsQuery, sectionQuery } from './cases.queries.ts'
import { SectionCards, SectionTitle } from './dashboard-section.tsx'

/** Which sections fold, and whether they start open (spec §2); the active ones always show. */
const foldable: Partial<Record<Section, 'open' | 'closed'>> = { inactive: 'open', archived: 'closed' }

export const DashboardPage = () => {
  const { role } = useSignedIn()
  const counts = useQuery(countsQuery())
  const active = useInfiniteQuery(sectionQuery('active'))
  return (
    <>
      <PageHeader title="Dashboard" sub={dashboardSubtitle(role)} />
      <p role="status" className={active.isPending ? 'mb-3 text-muted' : 'sr-only'}>
        {active.isPending ? 'Loading cases…' : ''}
      </p>
      <div className="flex flex-col gap-7">
        {sectionsOf(role).map((section) => (
          <DashboardSection key={section} section={section} count={counts.data?.[section]} />
        ))}
      </div>
    </>
  )
}

const DashboardSection = ({ section, count }: { section: Section; count: number | undefined }) => {
  const [isOpen, setOpen] = useFold(section)
  const title = <SectionTitle section={section} count={count} />
  if (!foldable[section]) {
    return (
      <section data-section={section}>
        <h2 className="mb-2 text-lg font-semibold tracking-tight">{title}</h2>
        <SectionCards section={section} count={count} />
      </section>
    )
  }
  return (
    <section data-section={section}>
      <Collapsible title={title} open={isOpen} onOpenChange={setOpen}>
        <div className="mt-2">{isOpen && <SectionCards section={section} count={count} />}</div>
      </Collapsible>
    </section>
  )
}

/** Whether a section is open: in the address only where it differs from how it starts, so that Back finds it as it was. */
const useFold = (section: Section): [boolean, (open: boolean) => void] => {
  const [params, setParams] = useSearchParams()
  const start = foldable[section] ?? 'open'
  const now = params.get(section) ?? start
  const set = (open: boolean): void =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        const word = open ? 'open' : 'closed'
        if (word === start) next.delete(section)
        else next.set(section, word)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [now === 'open', set]
}
