import { intakeFields } from '@parakh/contracts'
import { useState } from 'react'
import { ConfidenceBadge } from '../../fields/confidence-badge.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { MetaList } from './field-details.tsx'
import { metaNow, type Standings, type Texts } from './field-standing.ts'

/** Metadata of all fields, with a search (spec §2). */
export const AllMetadata = ({ texts, standings }: { texts: Texts; standings: Standings }) => {
  const [q, setQ] = useState('')
  const word = q.trim().toLowerCase()
  const rows = intakeFields.flatMap((field) => {
    const text = texts[field.key] ?? ''
    const meta = metaNow(standings[field.key], text)
    const found = [field.key, field.label, text, meta?.source, meta?.notes].some((one) => one?.toLowerCase().includes(word))
    return meta && found ? [{ field, text, meta }] : []
  })
  return (
    <>
      <SearchBox label="Search metadata" value={q} onChange={setQ} className="mb-3 w-full" />
      {rows.length === 0 && <p className="py-6 text-center text-muted">No metadata.</p>}
      <ul className="flex flex-col gap-3">
        {rows.map(({ field, text, meta }) => (
          <li key={field.key} className="rounded-lg border border-line p-3">
            <div className="mb-2 flex items-center justify-between gap-2">
              <p className="font-medium">{field.label}</p>
              <ConfidenceBadge conf={meta.conf} />
            </div>
            <MetaList field={field} text={text} meta={meta} />
            {meta.raw !== undefined && (
              <details className="mt-2">
                <summary className="inline-flex min-h-7 cursor-pointer items-center text-sm font-medium touch:min-h-11">Raw JSON</summary>
                <pre
                  tabIndex={0}
                  className="mt-1 max-h-60 overflow-auto rounded-md bg-raised p-2 font-mono text-xs break-words whitespace-pre-wrap"
                >
                  {JSON.stringify(meta.raw, null, 2)}
                </pre>
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
