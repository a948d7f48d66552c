import {
  basicIntakeKeys,
  casePanels,
  fieldOf,
  formatValue,
  groupsOf,
  intakeFields,
  type Case,
  type Field,
  type FieldValue,
} from '@parakh/contracts'
import clsx from 'clsx'
import { useSignedIn } from '../../lib/session.ts'
import { Card, CardBody, CardHeader } from '../../ui/card.tsx'
import { IntakeDocuments } from './intake-documents.tsx'

/** What the intake says: all fields and the documents for ADMIN, five basic fields for the others (spec §2). */
export const IntakeSummaryCard = ({ c }: { c: Case }) => {
  const { role } = useSignedIn()
  const { allIntakeFields, intakeFiles } = casePanels[role]
  const basic = basicIntakeKeys.flatMap((key) => fieldOf(intakeFields, key) ?? [])
  return (
    <Card aria-labelledby="intake-summary">
      <CardHeader title="Intake summary" titleId="intake-summary" />
      <CardBody className="flex flex-col gap-5">
        {allIntakeFields ? (
          groupsOf(intakeFields).map((group) => (
            <section key={group.name} className="grid gap-x-6 gap-y-2 lg:grid-cols-[11rem_1fr]">
              <h3 className="text-sm font-semibold">{group.name}</h3>
              <Values fields={group.fields} intake={c.intake} foldsEmpty />
            </section>
          ))
        ) : (
          <Values fields={basic} intake={c.intake} />
        )}
        {intakeFiles && <IntakeDocuments intakeId={c.intakeId} />}
      </CardBody>
    </Card>
  )
}

// an address in one narrow column is a tower of words
const WIDE_TEXT = 32

type ValuesProps = { fields: readonly Field[]; intake: Case['intake']; foldsEmpty?: boolean }

const Values = ({ fields, intake, foldsEmpty = false }: ValuesProps) => {
  const rows = fields.map((field) => ({ field, text: formatValue(field, intake[field.key] as FieldValue | undefined) }))
  const shown = foldsEmpty ? rows.filter(({ text }) => text !== '') : rows
  const empty = foldsEmpty ? rows.filter(({ text }) => text === '') : []
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {shown.length > 0 && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2.5 md:grid-cols-3 xl:grid-cols-4">
          {shown.map(({ field, text }) => (
            <div key={field.key} data-key={field.key} className={clsx('min-w-0', text.length > WIDE_TEXT && 'col-span-2')}>
              <dt className="text-xs text-muted">{field.label}</dt>
              <dd className={clsx('whitespace-pre-line wrap-anywhere', !text && 'text-muted')}>{text || '—'}</dd>
            </div>
          ))}
        </dl>
      )}
      {empty.length > 0 && <p className="text-sm text-muted">Not filled: {empty.map(({ field }) => field.label).join(', ')}</p>}
    </div>
  )
}
