import { limits, screens, type Analytics } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { formatCount, formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { loadRows, statusRows, topRows, totalsOf } from './analytics-figures.ts'
import { analyticsQuery } from './analytics.queries.ts'
import { ChartCard } from './chart-card.tsx'
import { LoadTable } from './load-table.tsx'

const StatusDonut = lazy(async () => ({ default: (await import('./charts.tsx')).StatusDonut }))
const LoadBars = lazy(async () => ({ default: (await import('./charts.tsx')).LoadBars }))

/** /admin/analytics (spec §2, Admin Analytics). */
export const AnalyticsPage = () => {
  const { data, error, isError, isFetching, dataUpdatedAt, refetch } = useQuery(analyticsQuery)
  return (
    <>
      <PageHeader
        title="Analytics"
        back={{ to: screens.dashboard.path, label: 'Dashboard' }}
        sub={<span className="inline-block min-w-60">{data ? `Last updated ${formatDateTime(new Date(dataUpdatedAt))}` : '\u00a0'}</span>}
        actions={
          <Button icon={<RefreshCw aria-hidden className="size-4" />} busy={isFetching} onClick={() => void refetch()}>
            Refresh
          </Button>
        }
      />
      {isError && !isFetching && (
        <Card className="mb-4">
          <ErrorState title="Couldn’t load analytics" message={failure(error)} onRetry={() => void refetch()} className="py-6" />
        </Card>
      )}
      {data ? <Figures data={data} /> : !isError && <Waiting />}
    </>
  )
}

// spec §8: the server's msg, else the message
const failure = (error: unknown): string =>
  errorMessage(error, error instanceof Error && !(error instanceof CallError) && error.message ? error.message : 'Failed to load analytics')

const Figures = ({ data }: { data: Analytics }) => {
  const { total, open, closed } = totalsOf(data)
  const statuses = statusRows(data)
  const agents = loadRows(data.perAgent, limits.analytics.agentNameChars)
  const drafters = loadRows(data.perDrafter, limits.analytics.drafterNameChars)
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        <Figure
          title="Total Cases"
          value={formatCount(total)}
          sub={data.archived > 0 ? `${formatCount(data.archived)} archived, not counted` : undefined}
        />
        <Figure title="Open" value={formatCount(open)} sub="Before document generation" />
        <Figure title="Closed" value={formatCount(closed)} sub="Document generated" />
        <Figure
          title="Active Users"
          value={`${formatCount(data.activeAgents)} Agents · ${formatCount(data.activeDrafters)} Drafters`}
          isText
        />
      </div>
      <div className="grid gap-4 xl:grid-cols-3">
        <ChartCard title="Cases by Status" rows={statuses} head={['Status', 'Cases']} filename="cases-by-status.csv">
          <Late>
            <StatusDonut rows={statuses} total={total} />
          </Late>
        </ChartCard>
        <ChartCard title="Top Agents by Case Load" rows={agents} head={['Agent', 'Cases']} filename="agents-by-case-load.csv">
          <Late>
            <LoadBars rows={topRows(agents)} name="Top Agents by Case Load" />
          </Late>
        </ChartCard>
        <ChartCard title="Top Drafters by Case Load" rows={drafters} head={['Drafter', 'Cases']} filename="drafters-by-case-load.csv">
          <Late>
            <LoadBars rows={topRows(drafters)} name="Top Drafters by Case Load" />
          </Late>
        </ChartCard>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <LoadTable title="Agents (All)" head="Agent" rows={agents} />
        <LoadTable title="Drafters (All)" head="Drafter" rows={drafters} />
      </div>
    </div>
  )
}

const Figure = ({ title, value, sub, isText = false }: { title: string; value: string; sub?: string | undefined; isText?: boolean }) => (
  <Card className="flex min-h-24 flex-col px-4 py-3">
    <h2 className="text-sm font-medium text-muted">{title}</h2>
    <p className={isText ? 'mt-1.5 text-lg font-semibold' : 'mt-0.5 text-2xl font-semibold tracking-tight'}>{value}</p>
    {sub && <p className="text-sm text-muted">{sub}</p>}
  </Card>
)

const Late = ({ children }: { children: ReactNode }) => <Suspense fallback={<Skeleton className="h-80" />}>{children}</Suspense>

const Waiting = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">Loading…</span>
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-24" />
      ))}
    </div>
    <div className="grid gap-4 xl:grid-cols-3">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-84" />
      ))}
    </div>
  </div>
)
