import { emptyActiveMessage, type CaseRow, type Role, type Section } from '@parakh/contracts'
import { formatCount } from '../../lib/format.ts'
import { useSignedIn } from '../../lib/session.ts'
import type { useList } from '../../lib/use-list.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LongList } from '../../ui/long-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CaseCard } from './case-card.tsx'
import type { SectionFilter } from './cases.queries.ts'

const titles: Record<Section, string> = { active: 'Active Cases', inactive: 'Inactive Cases', archived: 'Archived Cases' }

const emptyMessages: Record<Section, (viewer: Role) => string> = {
  active: emptyActiveMessage,
  inactive: () => 'No inactive cases.',
  archived: () => 'No archived cases. Use the ⋮ menu on a case to archive it.',
}

type SectionTitleProps = {
  section: Section
  count: number | undefined
  /** How many a search found, as the server says it; absent without a search. */
  found: string | null | undefined
}

/** A section's title with its true count, '…' until it is known. */
export const SectionTitle = ({ section, count, found }: SectionTitleProps) => {
  const all = count === undefined ? '…' : formatCount(count)
  return (
    <>
      {titles[section]}
      <Badge className="ml-1.5 tabular-nums">{found ? `${found} of ${all}` : all}</Badge>
    </>
  )
}

type SectionCardsProps = { filter: SectionFilter; count: number | undefined; list: ReturnType<typeof useList<CaseRow>> }

// four rows of three cards, six of two
const BLOCK = 12
const CARD_PX = 122
// the widths of md and xl
const TWO_FROM_PX = 768
const THREE_FROM_PX = 1280
const columns = 'grid gap-3 md:grid-cols-2 xl:grid-cols-3'
/** How many of them the window holds now. */
const columnCount = (): number => (window.innerWidth < TWO_FROM_PX ? 1 : window.innerWidth < THREE_FROM_PX ? 2 : 3)
const drawCard = (c: CaseRow) => <CaseCard key={c._id} c={c} />

/** The cards of a section, more on demand. */
export const SectionCards = ({ filter, count, list }: SectionCardsProps) => {
  const { role } = useSignedIn()
  const { section, q, order } = filter
  const { rows } = list
  if (!rows && list.isError) {
    return (
      <EmptyState
        title="The cases could not be loaded."
        className="rounded-lg border border-dashed border-line"
        actions={
          <Button onClick={() => void list.refetch()} busy={list.isFetching}>
            Retry
          </Button>
        }
      />
    )
  }
  if (!rows) return <CardSkeletons />
  if (rows.length === 0) {
    const message = q ? 'No cases match the search.' : emptyMessages[section](role)
    return <EmptyState title={message} className="rounded-lg border border-dashed border-line py-6" />
  }
  return (
    <>
      <div className="flex flex-col gap-3">
        <LongList name={`cases ${section} ${order} ${q}`} rows={rows} perBlock={BLOCK} rowPx={CARD_PX / columnCount()} className={columns}>
          {drawCard}
        </LongList>
      </div>
      {list.hasMore && (
        <div className="mt-3 flex items-center justify-center gap-3 text-sm text-muted">
          <span>
            {formatCount(rows.length)}
            {count !== undefined && !q && ` of ${formatCount(Math.max(count, rows.length))}`} shown
          </span>
          <Button size="sm" busy={list.isMore} onClick={list.more}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

const CardSkeletons = () => (
  <div aria-hidden data-waiting className={columns}>
    {[1, 2, 3].map((n) => (
      <Skeleton key={n} className="h-28 rounded-lg" />
    ))}
  </div>
)
