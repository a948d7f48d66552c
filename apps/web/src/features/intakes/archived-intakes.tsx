import { errorMessage } from '../../lib/error-message.ts'
import { useList } from '../../lib/use-list.ts'
import { useUrlParam } from '../../lib/use-url-param.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ListFoot } from '../../ui/list-foot.tsx'
import { ArchivedRowActions } from './intake-row-actions.tsx'
import { archivedList } from './intakes.queries.ts'
import { IntakesTable } from './intakes-table.tsx'

/** 'Archived Intakes' with its count, closed at first (spec §2). */
export const ArchivedIntakes = ({ q, onOpen }: { q: string; onOpen: (id: string) => void }) => {
  const [open, setOpen] = useUrlParam('archived', '0')
  const list = useList(archivedList(q))
  const { rows: intakes, total } = list
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
            name={`archived intakes ${q}`}
            onOpen={onOpen}
            Actions={ArchivedRowActions}
          />
        )}
        {list.hasMore && intakes && (
          <ListFoot
            text={`${intakes.length} of ${total ?? 'more'} archived intakes`}
            hasMore
            busy={list.isMore}
            onMore={list.more}
            auto={!list.moreFailed}
          />
        )}
      </Card>
    </Collapsible>
  )
}
