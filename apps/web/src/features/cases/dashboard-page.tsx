import { dashboardSubtitle, sectionsOf, type Section } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '../../lib/session.ts'
import { useList } from '../../lib/use-list.ts'
import { useUrlParam } from '../../lib/use-url-param.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Select } from '../../ui/select.tsx'
import { countsQuery, sectionList, type CaseOrder } from './cases.queries.ts'
import { SectionCards, SectionTitle } from './dashboard-section.tsx'

/** Which sections fold, and whether they start open (spec §2); the active ones always show. */
const foldable: Partial<Record<Section, 'open' | 'closed'>> = { inactive: 'open', archived: 'closed' }

/** The orders that one may choose, the first stands unless one does (spec §2). */
const orders: Record<CaseOrder, string> = { updated_at: 'Last updated', status_since: 'Age in status' }
const isOrder = (text: string): text is CaseOrder => Object.hasOwn(orders, text)

export const DashboardPage = () => {
  const { role } = useSignedIn()
  const [q, setQ] = useUrlParam('q')
  const [order, setOrder] = useOrder()
  const counts = useQuery(countsQuery())
  const active = useList(sectionList({ section: 'active', q, order }))
  return (
    <>
      <PageHeader
        title="Dashboard"
        sub={dashboardSubtitle(role)}
        actions={
          <>
            <SearchBox label="Search cases" value={q} onChange={setQ} className="w-full sm:w-72" />
            <label className="flex items-center gap-2 text-sm whitespace-nowrap text-muted max-sm:w-full">
              Sort
              <Select value={order} onChange={(event) => setOrder(event.target.value)} className="w-full sm:w-36">
                {Object.entries(orders).map(([key, label]) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </Select>
            </label>
          </>
        }
      />
      {/* beside the first title, and nothing below what is still to come: what arrives moves nothing */}
      <div className="relative flex flex-col gap-7 [&>section:has([data-waiting])~section]:hidden">
        <p role="status" className="absolute top-0.5 right-0 text-muted">
          {active.isPending ? 'Loading cases…' : ''}
        </p>
        {sectionsOf(role).map((section) => (
          <DashboardSection key={section} section={section} q={q} order={order} count={counts.data?.[section]} />
        ))}
      </div>
    </>
  )
}

const useOrder = (): [CaseOrder, (order: string) => void] => {
  const [text, setText] = useUrlParam('sort', 'updated_at')
  return [isOrder(text) ? text : 'updated_at', setText]
}

type DashboardSectionProps = { section: Section; q: string; order: CaseOrder; count: number | undefined }

const DashboardSection = ({ section, q, order, count }: DashboardSectionProps) => {
  const start = foldable[section] ?? 'open'
  const [fold, setFold] = useUrlParam(section, start)
  const isOpen = foldable[section] === undefined || fold === 'open'
  const filter = { section, q, order }
  const list = useList(sectionList(filter), { enabled: isOpen })
  const title = <SectionTitle section={section} count={count} found={q && isOpen ? list.total : undefined} />
  const cards = isOpen && <SectionCards filter={filter} count={count} list={list} />
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
