import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveBlob } from '../../lib/download.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Bar } from './analytics-figures.ts'
import { csvOf } from './csv.ts'

type ChartCardProps = { title: string; rows: readonly Bar[]; head: readonly [string, string]; filename: string; children: ReactNode }

/** A chart with its export: the file holds every row, not only those drawn. */
export const ChartCard = ({ title, rows, head, filename, children }: ChartCardProps) => {
  const save = (): void =>
    saveBlob(
      new Blob(
        [
          csvOf(
            head,
            rows.map(({ name, count }) => [name, count]),
          ),
        ],
        { type: 'text/csv;charset=utf-8' },
      ),
      filename,
    )
  return (
    <Card className="min-w-0">
      <CardHeader
        className="[&_h2]:text-base"
        title={title}
        actions={
          <Button
            size="sm"
            icon={<Download aria-hidden className="size-3.5" />}
            disabled={rows.length === 0}
            onClick={save}
            aria-label={`Export CSV: ${title}`}
          >
            Export CSV
          </Button>
        }
      />
      <CardBody className="min-h-72">{rows.length === 0 ? <EmptyState title="No data to display" className="py-24" /> : children}</CardBody>
    </Card>
  )
}
