import { formatCount } from '../../lib/format.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table, Td, Th, Tr } from '../../ui/table.tsx'
import type { Bar } from './analytics-figures.ts'

/** Everybody with their number of cases. */
export const LoadTable = ({ title, head, rows }: { title: string; head: string; rows: readonly Bar[] }) => (
  <Card className="overflow-hidden">
    <CardHeader title={title} />
    {rows.length === 0 ? (
      <EmptyState title="No rows" />
    ) : (
      <Table label={title}>
        <thead>
          <tr>
            <Th>{head}</Th>
            <Th className="text-right">Cases</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Tr key={row.id}>
              <Td>{row.name}</Td>
              <Td className="text-right">{formatCount(row.count)}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    )}
  </Card>
)
