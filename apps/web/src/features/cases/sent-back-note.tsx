import { agentFields, labelOf, type Case } from '@parakh/contracts'
import { Undo2 } from 'lucide-react'
import { formatDateTime } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'

/** What the drafter sent back: the reason, and the fields that are meant, each leading to its control. */
export const SentBackNote = ({
  sentBack,
  onField,
}: {
  sentBack: NonNullable<Case['sent_back']>
  onField: ((key: string) => void) | undefined
}) => (
  <Notice tone="amber" icon={<Undo2 aria-hidden />}>
    <p className="font-semibold">
      Sent back by {sentBack.by.name}, {formatDateTime(sentBack.ts)}
    </p>
    <p className="mt-0.5 whitespace-pre-line">{sentBack.reason}</p>
    {sentBack.keys.length > 0 && (
      <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1">
        {sentBack.keys.map((key) => (
          <li key={key}>
            {onField ? (
              <button
                type="button"
                onClick={() => onField(key)}
                className="rounded-sm font-medium underline underline-offset-2 touch:min-h-11"
              >
                {labelOf(agentFields, key)}
              </button>
            ) : (
              labelOf(agentFields, key)
            )}
          </li>
        ))}
      </ul>
    )}
  </Notice>
)
