import { dashboardSubtitle, sectionsOf, type Section } from '@parakh/contracts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSignedIn } from '../../lib/session.ts'
import { useUrlParam } from '../../lib/use-url-param.ts'
import { Collapsible } from '../../ui/accordion.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { countsQuery, sectionQuery } from './cases.queries.ts'
import { SectionCards, SectionTitle } from './dashboard-section.tsx'

/** Which sections fold, and whether they start open (spec §2); the active ones always show. */
const foldable: Partial<Record<Section, 'open' | 'closed'>> = { inactive: 'open', archived: 'closed' }

export const DashboardPage = () => {
  const { role } = useSignedIn()
  const [q, setQ] = useUrlParam('q')
  const counts = useQuery(countsQuery())
  const active = useInfiniteQuery({ ...sectionQuery('active', q), placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader
        title="Dashboard"
        sub={dashboardSubtitle(role)}
        actions={<SearchBox label="Search cases" value={q} onChange={setQ} className="w-full sm:w-72" />}
      />
      <p role="status" className={active.isPending ? 'mb-3 text-muted' : 'sr-only'}>
        {active.isPending ? 'Loading cases…' : ''}
      </p>
      <div className="flex flex-col gap-7">
        {sectionsOf(role).map((section) => (
          <DashboardSection key={section} section={section} q={q} count={counts.data?.[section]} />
        ))}
      </div>
    </>
  )
}

type DashboardSectionProps = { section: Section; q: string; count: number | undefined }

const DashboardSection = ({ section, q, count }: DashboardSectionProps) => {
  const start = foldable[section] ?? 'open'
  const [fold, setFold] = useUrlParam(section, start)
  const isOpen = foldable[section] === undefined || fold === 'open'
  const list = useInfiniteQuery({ ...sectionQuery(section, q), enabled: isOpen, placeholderData: keepPreviousData })
  const title = <SectionTitle section={section} count={count} found={q && isOpen ? list.data?.pages[0]?.total : undefined} />
  const cards = isOpen && <SectionCards section={section} q={q} count={count} list={list} />
  return (
    <section data-section={section}>
      {foldable[section] === undefined ? (
        <>
          <h2 className="mb-2 text-lg font-semibold tracking-tight">{title}</h2>
          {cards}
        </>
      ) : (
        <Collapsible title={title} open={isOpen} onOpenChange={(open) => setFold(open ? 'open' : 'closed')}>
          <div className="mt-2">{cards}</div>
        </Collapsible>
      )}
    </section>
  )
}
