import { pathOf, screens } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { duplicatesQuery } from './intakes.queries.ts'

type DuplicateNoteProps = {
  form: FieldFormHandle['form']
  name: string
  /** The intake shown, which is no duplicate of itself. */ ownId: string | null
}

/** Below the application number: another open intake or case has it already. */
export const DuplicateNote = ({ form, name, ownId }: DuplicateNoteProps) => {
  const number = useSettled((useWatch({ control: form.control, name }) ?? '').trim(), 400)
  const found = useQuery(duplicatesQuery(number, ownId))
  if (!found.data || found.data.length === 0) return null
  return (
    <p role="status" className="mt-1 flex items-start gap-1.5 text-sm text-amber-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span>
        Already used by{' '}
        {found.data.map(({ id, kind, label }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <Link
              className="underline underline-offset-2"
              target="_blank"
              to={kind === 'case' ? pathOf(screens.case, { id }) : `${screens.intakes.path}?intake=${id}`}
            >
              {kind} {label}
            </Link>
          </span>
        ))}
      </span>
    </p>
  )
}
