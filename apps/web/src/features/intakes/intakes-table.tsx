import { limits, overallConfidence, type Intake } from '@parakh/contracts'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ConfidenceBadge } from '../../fields/confidence-badge.tsx'
import { formatDateTime, formatShort } from '../../lib/format.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table, Td, Th, Tr } from '../../ui/table.tsx'
import { IntakeStatusBadge } from './intake-status-badge.tsx'

type IntakesTableProps = {
  label: string
  /** Undefined while they are loaded. */
  intakes: Intake[] | undefined
  /** The row that was just made. */
  highlight?: string | undefined
  actions: (intake: Intake) => ReactNode
}

/** Intakes as a table, on phones as a list of cards. */
export const IntakesTable = (props: IntakesTableProps) => {
  const isPhone = useMedia(`(max-width: ${limits.layout.phoneMaxPx}px)`)
  return isPhone ? <Cards {...props} /> : <Rows {...props} />
}

const Rows = ({ label, intakes, highlight, actions }: IntakesTableProps) => (
  <Table
    label={label}
    className="min-w-5xl [&_td]:px-2 [&_td:first-child]:pl-4 [&_td:last-child]:pr-3 [&_th]:px-2 [&_th:first-child]:pl-4 [&_th:last-child]:pr-4"
  >
    <thead>
      <tr>
        <Th>Applicant</Th>
        <Th>Initiator</Th>
        <Th>Application #</Th>
        <Th>PIN</Th>
        <Th>Status</Th>
        <Th>Confidence</Th>
        <Th>Updated</Th>
        <Th className="text-right">Actions</Th>
      </tr>
    </thead>
    <tbody aria-busy={!intakes || undefined}>
      {intakes?.map((intake) => (
        <Tr
          key={intake._id}
          data-created={intake._id === highlight || undefined}
          className={clsx(intake._id === highlight && 'bg-green-soft/60 shadow-[inset_3px_0_0_var(--green-solid)]')}
        >
          <Td className="max-w-48 min-w-28">
            <span className="line-clamp-2 font-medium">{text(intake, 'applicant_name')}</span>
          </Td>
          <Td className="max-w-34">
            <span className="block truncate">{intake.initiator.name}</span>
            <span className="block truncate font-mono text-xs text-muted" title={intake.initiator.user_id}>
              {intake.initiator.user_id}
            </span>
          </Td>
          <Td className="max-w-44 min-w-38">
            <span className="block truncate whitespace-nowrap tabular-nums" title={text(intake, 'application_number')}>
              {text(intake, 'application_number')}
            </span>
          </Td>
          <Td className="whitespace-nowrap tabular-nums">{text(intake, 'pincode')}</Td>
          <Td>
            <IntakeStatusBadge status={intake.status} />
          </Td>
          <Td>
            <Overall intake={intake} />
          </Td>
          <Td className="text-sm whitespace-nowrap text-muted tabular-nums" title={formatDateTime(intake.updated_at)}>
            {formatShort(intake.updated_at)}
          </Td>
          <Td>
            <div className="flex justify-end gap-0.5 [&_button]:px-1.5">{actions(intake)}</div>
          </Td>
        </Tr>
      )) ?? <WaitingRows />}
    </tbody>
  </Table>
)

const Cards = ({ label, intakes, highlight, actions }: IntakesTableProps) => (
  <ul aria-label={label} aria-busy={!intakes || undefined} className="divide-y divide-line">
    {intakes?.map((intake) => (
      <li
        key={intake._id}
        data-created={intake._id === highlight || undefined}
        className={clsx('p-4 pb-2', intake._id === highlight && 'bg-green-soft/60 shadow-[inset_3px_0_0_var(--green-solid)]')}
      >
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 font-medium break-words">{text(intake, 'applicant_name')}</p>
          <IntakeStatusBadge status={intake.status} />
        </div>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm [&_dt]:text-muted">
          <dt>Application #</dt>
          <dd className="truncate">{text(intake, 'application_number')}</dd>
          <dt>PIN</dt>
          <dd>{text(intake, 'pincode')}</dd>
          <dt>Initiator</dt>
          <dd>
            <span className="block truncate">{intake.initiator.name}</span>
            <span className="block truncate font-mono text-xs text-muted">{intake.initiator.user_id}</span>
          </dd>
          <dt>Confidence</dt>
          <dd>
            <Overall intake={intake} />
          </dd>
          <dt>Updated</dt>
          <dd>{formatDateTime(intake.updated_at)}</dd>
        </dl>
        <div className="mt-3 mb-2 grid grid-cols-2 gap-2 [&_button]:border [&_button]:border-line">{actions(intake)}</div>
      </li>
    )) ?? <WaitingCards />}
  </ul>
)

const Overall = ({ intake }: { intake: Intake }) => <ConfidenceBadge conf={overallConfidence(intake.fields, intake.field_meta)} />

const text = ({ fields }: Intake, key: string): string => String(fields[key] ?? '') || '-'

const WaitingRows = () =>
  Array.from({ length: 6 }, (_, row) => (
    <tr key={row}>
      {Array.from({ length: 8 }, (_cell, column) => (
        <Td key={column}>
          <Skeleton className="my-2 h-5" />
          {row + column === 0 && <span className="sr-only">Loading…</span>}
        </Td>
      ))}
    </tr>
  ))

const WaitingCards = () =>
  Array.from({ length: 3 }, (_, row) => (
    <li key={row} className="p-4">
      <Skeleton className="h-40" />
      {row === 0 && <span className="sr-only">Loading…</span>}
    </li>
  ))
