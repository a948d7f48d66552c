import { useInfiniteQuery } from '@tanstack/react-query'
import { errorMessage } from '../../lib/error-message.ts'
import { useUrlParam } from '../../lib/use-url-param.ts'
import { Collapsible } from '../../ui/accordion.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ListFoot } from '../../ui/list-foot.tsx'
import { ArchivedRowActions } from './intake-row-actions.tsx'
import { archivedQuery } from './intakes.queries.ts'
import { IntakesTable } from './intakes-table.tsx'

/** 'Archived Intakes' with its count, closed at first (spec §2). */
export const ArchivedIntakes = ({ q, onOpen }: { q: string; onOpen: (id: string) => void }) => {
  const [open, setOpen] = useUrlParam('archived', '0')
  const list = useInfiniteQuery(archivedQuery(q))
  const intakes = list.data?.pages.flatMap(({ items }) => items)
  const total = list.data?.pages[0]?.total ?? null
  return (
    <Collapsible
      title="Archived Intakes"
      aside={intakes && <Badge>{total ?? intakes.length}</Badge>}
      open={open === '1'}
      onOpenChange={(next) => setOpen(next ? '1' : '0')}
      className="mt-7"
    >
      <Card className="mt-2 overflow-hidden">
        {!intakes && list.isError && (
          <ErrorState
            message={errorMessage(list.error, 'The archived intakes could not be loaded.')}
            onRetry={() => void list.refetch()}
            busy={list.isFetching}
          />
        )}
        {intakes?.length === 0 && <EmptyState title="No archived intakes." />}
        {(intakes ? intakes.length > 0 : !list.isError) && (
          <IntakesTable
            label="Archived intakes"
            intakes={intakes}
            actions={(intake) => <ArchivedRowActions intake={intake} onOpen={onOpen} />}
          />
        )}
        {list.hasNextPage && intakes && (
          <ListFoot
            text={`${intakes.length} of ${total ?? 'more'} archived intakes`}
            hasMore
            busy={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        )}
      </Card>
    </Collapsible>
  )
}
