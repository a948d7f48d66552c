import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../lib/error-message.ts'
import { plural } from '../../lib/format.ts'
import { useList } from '../../lib/use-list.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ListFoot } from '../../ui/list-foot.tsx'
import { hiddenText } from './hidden-count.ts'
import { IntakeRowActions } from './intake-row-actions.tsx'
import { allCountQuery, intakesList, type IntakesFilter } from './intakes.queries.ts'
import { IntakesTable } from './intakes-table.tsx'

type IntakeListProps = { filter: IntakesFilter; highlight: string | undefined; onOpen: (id: string) => void; onShowAll: () => void }

/** The intakes that are not archived, with what the filter hides. */
export const IntakeList = ({ filter, highlight, onOpen, onShowAll }: IntakeListProps) => {
  const list = useList(intakesList(filter))
  const all = useQuery(allCountQuery(filter))
  const { rows: intakes, total } = list
  const hidden = filter.openOnly ? hiddenText(total, all.data) : null
  if (!intakes && list.isError) {
    return (
      <Card>
        <ErrorState
          message={errorMessage(list.error, 'The intakes could not be loaded.')}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        />
      </Card>
    )
  }
  const showAll = hidden && (
    <Button size="sm" variant="ghost" onClick={onShowAll}>
      Show all
    </Button>
  )
  return (
    <Card className="overflow-hidden">
      {intakes?.length === 0 ? (
        <EmptyState title="No intakes found." actions={showAll}>
          {hidden && <p className="text-sm text-muted">{hidden}</p>}
        </EmptyState>
      ) : (
        <IntakesTable
          label="Intakes"
          intakes={intakes}
          highlight={highlight}
          name={`intakes ${filter.openOnly} ${filter.q}`}
          onOpen={onOpen}
          Actions={IntakeRowActions}
        />
      )}
      {intakes && intakes.length > 0 && (
        <ListFoot
          text={[countText(intakes.length, total), hidden].filter(Boolean).join(' · ')}
          hasMore={list.hasMore}
          busy={list.isMore}
          onMore={list.more}
        />
      )}
    </Card>
  )
}

const countText = (shown: number, total: string | null): string =>
  total !== null && total !== String(shown) ? `${shown} of ${total} intakes` : plural(shown, 'intake')
