import { casePanels, isArchived, type Case } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { errorMessage } from '../../lib/error-message.ts'
import { useSignedIn } from '../../lib/session.ts'
import { usePrinting } from '../../lib/use-printing.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AgentCard } from './agent-card.tsx'
import { AuditTrail } from './audit-trail.tsx'
import { CaseHeader } from './case-header.tsx'
import { caseTitle } from './case-number.ts'
import { CasePrint } from './case-print.tsx'
import { caseQuery } from './cases.queries.ts'
import { DrafterCard } from './drafter-card.tsx'
import { IntakeSummaryCard } from './intake-summary-card.tsx'
import { UnsavedGuard } from './unsaved.tsx'

export const CasePage = () => {
  const { id = '' } = useParams()
  const one = useQuery(caseQuery(id))
  if (one.data) return <WholeCase key={id} c={one.data} />
  if (one.isError) {
    return (
      <>
        <PageHeader title={caseTitle(id)} />
        <ErrorState message={errorMessage(one.error, 'Failed to load case')} onRetry={() => void one.refetch()} busy={one.isFetching} />
      </>
    )
  }
  return <CaseSkeleton id={id} />
}

const WholeCase = ({ c }: { c: Case }) => {
  const { role } = useSignedIn()
  const { agentCard, drafterCard, audit } = casePanels[role]
  const archived = isArchived(c.status)
  const isPrinting = usePrinting()
  const [top, setTop] = useState<HTMLElement | null>(null)
  return (
    <UnsavedGuard>
      <div className="print:hidden">
        <CaseHeader c={c} />
        <div ref={setTop} className="mt-4 empty:hidden" />
        <div className="mt-5 flex flex-col gap-4">
          <IntakeSummaryCard c={c} />
          {agentCard && !archived && <AgentCard c={c} top={top} />}
          {drafterCard && !archived && <DrafterCard c={c} />}
          {audit && <AuditTrail caseId={c._id} />}
        </div>
      </div>
      {isPrinting && <CasePrint c={c} />}
    </UnsavedGuard>
  )
}

const CaseSkeleton = ({ id }: { id: string }) => (
  <div role="status">
    <span className="sr-only">Loading…</span>
    <PageHeader title={caseTitle(id)} />
    <Skeleton className="mb-6 h-8" />
    <Skeleton className="mb-4 h-40 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
)
