import {
  confidenceOf,
  confidencePercent,
  inputText,
  labelOf,
  intakeFields,
  TYPED_SOURCE,
  type Field,
  type ValueMeta,
} from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { ConfidenceBadge } from '../../fields/confidence-badge.tsx'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Evidence, type DocumentOf } from './evidence.tsx'
import { personQuery } from './intakes.queries.ts'
import { readEvidence, type Candidate } from './read-evidence.ts'

type FieldDetailsProps = {
  field: Field
  text: string
  meta: ValueMeta | undefined
  documentOf: DocumentOf
  /** Takes another of the read values; absent where nothing can be changed. */
  onPick?: ((candidate: Candidate) => void) | undefined
  /** Says that a person looked and the value is right. */
  onConfirm?: (() => void) | undefined
}

/** All that is known about one field, the page it was read on first: what else stood there, value, confidence, raw JSON (spec §2). */
export const FieldDetails = ({ field, text, meta, documentOf, onPick, onConfirm }: FieldDetailsProps) => {
  const read = useMemo(() => readEvidence(meta), [meta])
  const mayConfirm = onConfirm && meta && meta.source !== TYPED_SOURCE
  return (
    <div className="flex flex-col gap-4">
      {read && (
        <section aria-label="Read in">
          <p className="mb-1 text-sm font-semibold">Read in</p>
          <Evidence place={read.evidence} value={inputText(field, read.value)} documentOf={documentOf} />
        </section>
      )}
      {mayConfirm && (
        <Button icon={<Check aria-hidden className="size-4" />} onClick={onConfirm} className="self-start">
          Value is right
        </Button>
      )}
      {read?.candidates && read.candidates.length > 0 && (
        <section aria-label="Other candidates">
          <p className="mb-1.5 text-sm font-semibold">Other candidates</p>
          <ul className="flex flex-col gap-2">
            {read.candidates.map((one, at) => (
              <li key={at} className="rounded-lg border border-line p-3">
                <div className="flex items-start gap-2">
                  <p className="min-w-0 flex-1 font-medium break-words whitespace-pre-wrap">{inputText(field, one.value)}</p>
                  <ConfidenceBadge conf={one.conf} />
                  {onPick && (
                    <Button size="sm" onClick={() => onPick(one)}>
                      Use<span className="sr-only"> {inputText(field, one.value)}</span>
                    </Button>
                  )}
                </div>
                <Evidence place={one.evidence} value={inputText(field, one.value)} documentOf={documentOf} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <MetaList field={field} text={text} meta={meta} />
      {meta?.raw !== undefined && (
        <details className="group rounded-lg border border-line">
          <summary className="flex min-h-9 cursor-pointer items-center px-3 text-sm font-medium touch:min-h-11">Raw JSON</summary>
          <pre tabIndex={0} className="max-h-80 overflow-auto border-t border-line p-3 font-mono text-xs whitespace-pre-wrap break-words">
            {JSON.stringify(meta.raw, null, 2)}
          </pre>
        </details>
      )}
    </div>
  )
}

/** Key, label, confidence, value, source, notes, updated by, updated at. */
export const MetaList = ({ field, text, meta }: Pick<FieldDetailsProps, 'field' | 'text' | 'meta'>) => {
  const conf = confidenceOf(text, meta)
  return (
    <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 [&_dd]:break-words [&_dt]:text-sm [&_dt]:text-muted">
      <Row name="Key">
        <code className="font-mono text-sm">{field.key}</code>
      </Row>
      <Row name="Label">{labelOf(intakeFields, field.key)}</Row>
      <Row name="Confidence">{conf === null ? '-' : `${confidencePercent(conf)}%`}</Row>
      <Row name="Value">
        <span className="whitespace-pre-wrap">{text || '-'}</span>
      </Row>
      <Row name="Source">{meta?.source === TYPED_SOURCE ? `${TYPED_SOURCE} (a person)` : (meta?.source ?? '-')}</Row>
      {meta?.notes && (
        <Row name="Notes">
          <span className="whitespace-pre-wrap">{meta.notes}</span>
        </Row>
      )}
      <Row name="Updated by">{meta?.updated_by ? <Person id={meta.updated_by} /> : '-'}</Row>
      <Row name="Updated at">{formatDateTime(meta?.ts)}</Row>
    </dl>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

const USER_ID = /^[0-9a-f]{24}$/

/** A person by the name, by the id until that is known. */
export const Person = ({ id }: { id: string }) => {
  const person = useQuery({ ...personQuery(id), enabled: USER_ID.test(id) })
  return <span title={id}>{person.data?.name ?? id}</span>
}
