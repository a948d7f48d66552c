import {
  agentFields,
  fieldOf,
  formatValue,
  groupsOf,
  intakeFields,
  isFilled,
  type Case,
  type FieldValue,
  type FieldValues,
} from '@parakh/contracts'
import { useState } from 'react'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Badge } from '../../ui/badge.tsx'
import { referenceOf } from './drafter-keys.ts'
import { PhotoGrid } from './photo-grid.tsx'

type Ground = { label: string; text: string; from: 'Site' | 'Papers' }

/** What site and papers say about a drafter's field. */
export const groundsOf = (key: string, site: FieldValues, intake: FieldValues): Ground[] => {
  const { site: siteKeys = [], intake: intakeKeys = [] } = referenceOf(key)
  const said = (catalogue: typeof agentFields | typeof intakeFields, one: string, values: FieldValues, from: Ground['from']): Ground[] => {
    const field = fieldOf<string>(catalogue, one)
    const value: FieldValue | undefined = values[one]
    return field && isFilled(value) ? [{ label: field.label, text: formatValue(field, value), from }] : []
  }
  return [
    ...siteKeys.flatMap((one) => said(agentFields, one, site, 'Site')),
    ...intakeKeys.flatMap((one) => said(intakeFields, one, intake, 'Papers')),
  ]
}

/** Below a drafter's field: what was found at the site and in the papers. */
export const GroundsNote = ({ fieldKey, site, intake }: { fieldKey: string; site: FieldValues; intake: FieldValues }) => {
  const grounds = groundsOf(fieldKey, site, intake)
  if (grounds.length === 0) return null
  return (
    <ul className="mt-1 flex flex-col gap-0.5 text-xs text-muted">
      {grounds.map(({ label, text, from }) => (
        <li key={`${from} ${label}`} className="flex gap-1.5">
          <span className="shrink-0 font-medium">{from}:</span>
          <span className="line-clamp-4 min-w-0 wrap-anywhere" title={text}>
            <span className="text-ink">{text}</span> <span>({label})</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** All that the agent recorded, with the photos, to look things up while drafting. */
export const SiteReference = ({ c, site }: { c: Case; site: FieldValues }) => {
  const [isOpen, setOpen] = useState(false)
  const images = c.agent_updates?.images ?? []
  const groups = groupsOf(agentFields)
    .map(({ name, fields }) => ({ name, fields: fields.filter(({ key }) => isFilled(site[key])) }))
    .filter(({ fields }) => fields.length > 0)
  const count = groups.reduce((sum, { fields }) => sum + fields.length, 0)
  return (
    <section aria-label="Site data" className="rounded-lg border border-line bg-raised/40 px-3.5 py-2">
      <Collapsible
        level={3}
        title="Site data"
        open={isOpen}
        onOpenChange={setOpen}
        aside={
          <Badge>
            {count} fields · {images.length} photos
          </Badge>
        }
      >
        <div className="flex flex-col gap-4 pt-2 pb-2">
          {images.length > 0 && <PhotoGrid caseId={c._id} images={images} isSmall />}
          {groups.map(({ name, fields }) => (
            <section key={name}>
              <h4 className="mb-1 text-sm font-semibold">{name}</h4>
              <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
                {fields.map((field) => (
                  <div key={field.key} className="min-w-0">
                    <dt className="text-xs text-muted">{field.label}</dt>
                    <dd className="whitespace-pre-line wrap-anywhere">{formatValue(field, site[field.key])}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          {count === 0 && <p className="text-muted">No site data yet.</p>}
        </div>
      </Collapsible>
    </section>
  )
}
