import { limits, overallConfidence, type Intake } from '@parakh/contracts'
import clsx from 'clsx'
import { memo, useCallback, type ComponentType } from 'react'
import { ConfidenceBadge } from '../../fields/confidence-badge.tsx'
import { formatDateTime, formatShort } from '../../lib/format.ts'
import { useMedia } from '../../lib/use-media.ts'
import { LongList } from '../../ui/long-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table, Td, Th, Tr } from '../../ui/table.tsx'
import type { ActionsProps } from './intake-row-actions.tsx'
import { IntakeStatusBadge } from './intake-status-badge.tsx'

type IntakesTableProps = {
  label: string
  /** Under which the list is remembered. */
  name: string
  /** Undefined while they are loaded. */
  intakes: Intake[] | undefined
  /** The row that was just made. */
  highlight?: string | undefined
  onOpen: (id: string) => void
  Actions: ComponentType<ActionsProps>
}

const ROWS = 15
const ROW_PX = 53
const CARDS = 6
const CARD_PX = 290

/** Intakes as a table, on phones as a list of cards. */
export const IntakesTable = (props: IntakesTableProps) => {
  const isPhone = useMedia(`(max-width: ${limits.layout.phoneMaxPx}px)`)
  return isPhone ? <Cards {...props} /> : <Rows {...props} />
}

const Rows = ({ label, name, intakes, highlight, onOpen, Actions }: IntakesTableProps) => {
  const draw = useCallback(
    (intake: Intake, at: number) => <Row key={intake._id} isNew={intake._id === highlight} {...{ intake, at, onOpen, Actions }} />,
    [highlight, onOpen, Actions],
  )
  return (
    <Table
      label={label}
      rowCount={intakes?.length}
      className="min-w-280 table-fixed [&_td]:px-2 [&_td:first-child]:pl-4 [&_td:last-child]:pr-3 [&_th]:px-2 [&_th:first-child]:pl-4 [&_th:last-child]:pr-4"
    >
      <thead>
        <tr>
          <Th>Applicant</Th>
          <Th className="w-30">Initiator</Th>
          <Th className="w-40">Application #</Th>
          <Th className="w-17">PIN</Th>
          <Th className="w-32">Status</Th>
          <Th className="w-22">Confidence</Th>
          <Th className="w-27">Updated</Th>
          <Th className="w-84 text-right">Actions</Th>
        </tr>
      </thead>
      {intakes ? (
        <LongList name={name} rows={intakes} perBlock={ROWS} rowPx={ROW_PX} as="tbody">
          {draw}
        </LongList>
      ) : (
        <tbody aria-busy data-waiting>
          <WaitingRows />
        </tbody>
      )}
    </Table>
  )
}

type RowProps = Pick<IntakesTableProps, 'onOpen' | 'Actions'> & { intake: Intake; at: number; isNew: boolean }

const Row = memo(function Row({ intake, at, isNew, onOpen, Actions }: RowProps) {
  return (
    <Tr at={at} data-intake={intake._id} data-created={isNew || undefined} className={clsx(isNew && created)}>
      <Td>
        <span className="line-clamp-2 leading-tight font-medium">{text(intake, 'applicant_name')}</span>
      </Td>
      <Td>
        <span className="block truncate">{intake.initiator.name}</span>
        <span className="block truncate font-mono text-xs text-muted" title={intake.initiator.user_id}>
          {intake.initiator.user_id}
        </span>
      </Td>
      <Td>
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
        <div className="flex justify-end gap-0.5 [&_button]:px-1.5">
          <Actions intake={intake} onOpen={onOpen} />
        </div>
      </Td>
    </Tr>
  )
})

const created = 'bg-green-soft/60 shadow-[inset_3px_0_0_var(--green-solid)]'

const Cards = ({ label, name, intakes, highlight, onOpen, Actions }: IntakesTableProps) => {
  const draw = useCallback(
    (intake: Intake) => <IntakeCard key={intake._id} isNew={intake._id === highlight} {...{ intake, onOpen, Actions }} />,
    [highlight, onOpen, Actions],
  )
  return (
    <div role="list" aria-label={label} aria-busy={!intakes || undefined} data-waiting={!intakes || undefined}>
      {intakes ? (
        <LongList name={name} rows={intakes} perBlock={CARDS} rowPx={CARD_PX}>
          {draw}
        </LongList>
      ) : (
        <WaitingCards />
      )}
    </div>
  )
}

const IntakeCard = memo(function IntakeCard({ intake, isNew, onOpen, Actions }: Omit<RowProps, 'at'>) {
  return (
    <div
      role="listitem"
      data-intake={intake._id}
      data-created={isNew || undefined}
      className={clsx('border-b border-line p-4 pb-2', isNew && created)}
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
      <div className="mt-3 mb-2 grid grid-cols-2 gap-2 [&_button]:border [&_button]:border-line">
        <Actions intake={intake} onOpen={onOpen} />
      </div>
    </div>
  )
})

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
    <div role="listitem" key={row} className="p-4">
      <Skeleton className="h-40" />
      {row === 0 && <span className="sr-only">Loading…</span>}
    </div>
  ))
