import {
  agentFields,
  auditLabel,
  basicIntakeKeys,
  casePanels,
  caseStatusLabel,
  drafterFields,
  formatNumber,
  formatRupees,
  formatValue,
  groupsOf,
  intakeFields,
  isFilled,
  roleLabel,
  siteValues,
  valuationOf,
  type Case,
  type CaseImage,
  type Catalogue,
  type FieldValues,
} from '@parakh/contracts'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { useSignedIn } from '../../lib/session.ts'
import { useList } from '../../lib/use-list.ts'
import { caseTitle } from './case-number.ts'
import { auditList } from './cases.queries.ts'
import { todayInIndia } from './india-day.ts'
import { sumRows } from './sum-rows.ts'

/** The case on paper: what is saved and the viewer may see, filled fields only, section by section. Stands in for the screen while it is printed. */
export const CasePrint = ({ c }: { c: Case }) => {
  const { role, name } = useSignedIn()
  const { allIntakeFields, audit } = casePanels[role]
  const site = siteValues(c.agent_updates)
  const intake = c.intake as unknown as FieldValues
  const intakeSeen = allIntakeFields ? intakeFields : intakeFields.filter(({ key }) => (basicIntakeKeys as readonly string[]).includes(key))
  return (
    <article className="hidden text-sm text-black print:block" data-print="case">
      <header className="mb-4 border-b-2 border-black pb-3">
        <div className="flex items-baseline justify-between gap-4">
          <h1 className="text-xl font-semibold">{caseTitle(c._id)}</h1>
          <p className="font-semibold">{caseStatusLabel(c.status)}</p>
        </div>
        <p>{[c.intake.application_number, c.intake.applicant_name].filter(Boolean).join(' · ')}</p>
        <p className="mt-1 text-xs">
          Created {formatDateTime(c.created_at)} · Last updated {formatDateTime(c.updated_at)} · Agent {c.assigned_agent?.name ?? '—'} ·
          Drafter {c.assigned_drafter?.name ?? '—'}
        </p>
        <p className="text-xs">
          Printed {formatDateTime(new Date())} by {name}. Working print of the saved case, not the valuation report.
        </p>
      </header>
      <Sheet title="Intake" catalogue={intakeSeen} values={intake} />
      {c.agent_updates && <Sheet title="Site" catalogue={agentFields} values={site} />}
      {c.agent_updates && <Photos images={c.agent_updates.images ?? []} />}
      {c.drafter_updates && <Sheet title="Draft" catalogue={drafterFields} values={c.drafter_updates.fields} />}
      {c.drafter_updates && <Sums c={c} site={site} intake={intake} />}
      {audit && <Trail caseId={c._id} />}
    </article>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mb-5">
    <h2 className="mb-2 border-b border-black pb-0.5 text-base font-semibold break-after-avoid">{title}</h2>
    {children}
  </section>
)

type SheetProps = { title: string; catalogue: Catalogue; values: FieldValues }

const Sheet = ({ title, catalogue, values }: SheetProps) => {
  const groups = groupsOf(catalogue.filter(({ key }) => isFilled(values[key])))
  if (groups.length === 0) return null
  return (
    <Section title={title}>
      {groups.map(({ name, fields }) => (
        <section key={name} className="mb-3">
          <h3 className="mb-1 font-semibold break-after-avoid">{name}</h3>
          <dl className="columns-2 gap-8">
            {fields.map((field) => (
              <Row key={field.key} label={field.label} text={formatValue(field, values[field.key])} />
            ))}
          </dl>
        </section>
      ))}
    </Section>
  )
}

const Row = ({ label, text }: { label: string; text: string }) => (
  <div className="mb-1 grid break-inside-avoid grid-cols-[2fr_3fr] gap-2">
    <dt className="text-xs leading-5">{label}</dt>
    <dd className="min-w-0 font-medium break-words whitespace-pre-line">{text}</dd>
  </div>
)

const Photos = ({ images }: { images: readonly CaseImage[] }) => {
  if (images.length === 0) return null
  return (
    <Section title={`Photos (${images.length})`}>
      <ol className="list-inside list-decimal columns-2 gap-8">
        {images.map(({ _id, caption, filename, taken_at }) => (
          <li key={_id} className="break-inside-avoid">
            {caption || filename}
            {taken_at && <span className="text-xs"> · {formatDateTime(taken_at)}</span>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

const Sums = ({ c, site, intake }: { c: Case; site: FieldValues; intake: FieldValues }) => {
  const sums = valuationOf(c.drafter_updates?.fields ?? {}, site, intake, { today: todayInIndia() })
  if (sums.lines.length === 0 && sums.market.value === null) return null
  return (
    <Section title="Sums">
      <dl className="max-w-xl">
        {sums.lines.map(({ key, label, quantity, rate, unit, amount }) => (
          <Row
            key={key}
            label={quantity === null || rate === null ? label : `${label}, ${formatNumber(quantity)} ${unit} × ${formatRupees(rate)}`}
            text={formatRupees(amount)}
          />
        ))}
        {sums.market.value !== null && <Row label={sums.market.label} text={formatRupees(sums.market.value)} />}
        {sums.words && <Row label="In words" text={sums.words} />}
        {sumRows(sums).map(({ label, text }) => (
          <Row key={label} label={label} text={text} />
        ))}
      </dl>
      {sums.warnings.map(({ code, sentence }) => (
        <p key={`${code} ${sentence}`} className="break-inside-avoid">
          Look at: {sentence}
        </p>
      ))}
    </Section>
  )
}

/** Of the trail what is on screen, newest first. */
const Trail = ({ caseId }: { caseId: string }) => {
  const trail = useList(auditList(caseId))
  const entries = trail.rows ?? []
  return (
    <Section title="Audit Trail">
      <ol className="text-xs">
        {entries.map(({ hash, ts, action, actor_role }) => (
          <li key={hash} className="break-inside-avoid">
            {formatDateTime(ts)} · {auditLabel(action)} · {roleLabel(actor_role)}
          </li>
        ))}
      </ol>
      {trail.hasMore && <p className="text-xs">Older entries are not printed; show them on the screen first.</p>}
    </Section>
  )
}
