import type { Field } from '@parakh/contracts'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

type OtherValueProps = { field: Field; text: string; who: ReactNode; onTake: () => void }

/** Below a field with something typed: what was saved there meanwhile, by somebody else or in another window. */
export const OtherValue = ({ field, text, who, onTake }: OtherValueProps) => (
  <div role="status" data-other={field.key} className="mt-1 rounded-md bg-amber-soft px-2 py-1 text-sm text-amber-ink">
    <p>
      {text === '' ? 'Cleared' : 'Saved'} meanwhile{who ? <> by {who}</> : ' elsewhere'}
      {text === '' ? '.' : ': '}
      {text !== '' && <b className="line-clamp-4 font-medium break-words whitespace-pre-wrap">{text}</b>}
    </p>
    <p className="mt-1 mb-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button size="sm" onClick={onTake}>
        Take {text === '' ? 'nothing' : 'theirs'}
        <span className="sr-only"> for {field.label}</span>
      </Button>
      Saving keeps yours.
    </p>
  </div>
)
