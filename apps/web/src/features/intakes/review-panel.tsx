import { fieldOf, intakeFields, type ValueMeta } from '@parakh/contracts'
import { useWatch } from 'react-hook-form'
import { ConfidenceBadge } from '../../fields/confidence-badge.tsx'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'
import { AllMetadata } from './all-metadata.tsx'
import type { DocumentOf } from './evidence.tsx'
import { FieldDetails } from './field-details.tsx'
import { metaNow, toCheck, type Standings, type Texts } from './field-standing.ts'
import { pickedMeta, readEvidence, type Candidate } from './read-evidence.ts'
import { SidePanel } from './side-panel.tsx'
import type { Review } from './use-review.ts'

type ReviewPanelProps = {
  handle: FieldFormHandle
  standings: Standings
  review: Review
  beside: boolean
  readOnly?: boolean
  /** Puts a value and what stands behind it into the form; absent: only the value can be changed. */
  onSet?: ((key: string, value: Candidate['value'], meta: ValueMeta) => void) | undefined
  documentOf: DocumentOf
  /** Source that a person's own decision gets. */
  source: string
}

/** Beside the form: a field's details, all metadata, or the fields to check. */
export const ReviewPanel = ({ handle, standings, review, beside, readOnly = false, onSet, documentOf, source }: ReviewPanelProps) => {
  const texts = useWatch({ control: handle.form.control })
  const { shown } = review
  if (shown === null)
    return beside ? <ToCheck texts={texts} standings={standings} review={review} mayConfirm={onSet !== undefined && !readOnly} /> : null
  if (shown === 'all') {
    return (
      <SidePanel title="All Metadata" beside={beside} onClose={review.close}>
        <AllMetadata texts={texts} standings={standings} />
      </SidePanel>
    )
  }
  const field = fieldOf(intakeFields, shown.field)
  if (!field) return null
  const text = texts[field.key] ?? ''
  const meta = metaNow(standings[field.key], text)
  const read = readEvidence(meta)
  const pick = (candidate: Candidate): void => {
    if (onSet && read) onSet(field.key, candidate.value, pickedMeta(read, candidate, source))
    else handle.fill({ [field.key]: candidate.value })
  }
  return (
    <SidePanel title={field.label} beside={beside} onClose={review.close}>
      <FieldDetails
        field={field}
        text={text}
        meta={meta}
        documentOf={documentOf}
        onPick={readOnly ? undefined : pick}
        onConfirm={readOnly || !onSet || !read ? undefined : () => onSet(field.key, read.value, { ...meta, conf: 1, source })}
      />
    </SidePanel>
  )
}

type ToCheckProps = { texts: Texts; standings: Standings; review: Review; mayConfirm: boolean }

const Keys = ({ children }: { children: string }) => (
  <kbd className="rounded border border-line bg-raised px-1 py-px font-sans">{children}</kbd>
)

const ToCheck = ({ texts, standings, review, mayConfirm }: ToCheckProps) => {
  const rows = toCheck(texts, standings)
  return (
    <section aria-label="To check" className="min-h-0 overflow-y-auto p-4">
      <h3 className="font-semibold">To check</h3>
      {rows.length === 0 ? (
        <p className="mt-1 text-sm text-muted">
          Values below 90% will be listed here, the least sure first. Press the badge of a field to see where its value comes from.
        </p>
      ) : (
        <ul className="mt-2 -mx-2 flex flex-col">
          {rows.map(({ field, text, conf }) => (
            <li key={field.key}>
              <button
                type="button"
                onClick={() => {
                  review.open(field.key)
                  review.goTo(field.key)
                }}
                className="flex min-h-9 w-full items-center gap-2 rounded-md px-2 py-1 text-left hover:bg-raised touch:min-h-11"
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-sm text-muted">{field.label}</span>
                  <span className="block truncate">{text}</span>
                </span>
                <ConfidenceBadge conf={conf} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <p className="mt-3 border-t border-line pt-2 text-xs text-muted">
          In the form: <Keys>Alt ↓</Keys> next, <Keys>Alt ↑</Keys> previous
          {mayConfirm && (
            <>
              , <Keys>Alt Enter</Keys> value is right
            </>
          )}
        </p>
      )}
    </section>
  )
}
