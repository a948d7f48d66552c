import { emptyActiveMessage, type CaseRow, type Role, type Section } from '@parakh/contracts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Page } from '../../lib/call.ts'
import { formatCount } from '../../lib/format.ts'
import { useSignedIn } from '../../lib/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CaseCard } from './case-card.tsx'

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

type List = UseInfiniteQueryResult<InfiniteData<Page<CaseRow[]>>>
type SectionCardsProps = { section: Section; q: string; count: number | undefined; list: List }

/** The cards of a section, more on demand. */
export const SectionCards = ({ section, q, count, list }: SectionCardsProps) => {
  const { role } = useSignedIn()
  if (list.isPending) return <CardSkeletons />
  const rows = uniqueRows(list.data?.pages.flatMap((page) => page.items) ?? [])
  if (list.isError && rows.length === 0) {
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
  if (rows.length === 0) {
    const message = q ? 'No cases match the search.' : emptyMessages[section](role)
    return <EmptyState title={message} className="rounded-lg border border-dashed border-line py-6" />
  }
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {rows.map((c) => (
          <CaseCard key={c._id} c={c} />
        ))}
      </div>
      {list.hasNextPage && (
        <div className="mt-3 flex items-center justify-center gap-3 text-sm text-muted">
          <span>
            {formatCount(rows.length)}
            {count !== undefined && !q && ` of ${formatCount(Math.max(count, rows.length))}`} shown
          </span>
          <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

// a case that moved while pages were loaded may stand on two of them
const uniqueRows = (rows: CaseRow[]): CaseRow[] => [...new Map(rows.map((row) => [row._id, row])).values()]

const CardSkeletons = () => (
  <div aria-hidden className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
    {[1, 2, 3].map((n) => (
      <Skeleton key={n} className="h-28 rounded-lg" />
    ))}
  </div>
)
