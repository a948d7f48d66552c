import { isArchived, progressOf, type CaseStatus } from '@parakh/contracts'
import clsx from 'clsx'
import { Check } from 'lucide-react'

type Tone = ReturnType<typeof progressOf>['tone']

const fills: Record<Tone, string> = { grey: 'bg-grey-solid', amber: 'bg-amber-solid', blue: 'bg-blue-solid', green: 'bg-green-solid' }

/** Where a case stands: Fresh, Agent, Drafter, or just Archived (spec §2). */
export const CaseProgress = ({ status }: { status: CaseStatus }) => {
  const { percent, tone, stage, agentDone, drafterDone } = progressOf(status)
  if (isArchived(status)) {
    return (
      <div className="text-sm font-medium text-muted">
        <Bar label="Archived" percent={0} tone="grey" />
        <p className="mt-1.5">Archived</p>
      </div>
    )
  }
  const stages = [
    { name: 'Fresh', isHere: stage === 'fresh', isDone: stage !== 'fresh' },
    { name: 'Agent', isHere: stage === 'agent', isDone: agentDone },
    { name: 'Drafter', isHere: stage === 'drafter', isDone: drafterDone },
  ]
  return (
    <div data-tone={tone}>
      <Bar label={stages.find((one) => one.isHere)?.name ?? ''} percent={percent} tone={tone} />
      <ol className="mt-1.5 flex justify-between text-sm">
        {stages.map(({ name, isHere, isDone }) => (
          <li
            key={name}
            aria-current={isHere ? 'step' : undefined}
            className={clsx('flex items-center gap-1', isHere ? 'font-semibold text-ink' : 'text-muted')}
          >
            {isDone && <Check aria-hidden className="size-3.5" />}
            {name}
            {isDone && <span className="sr-only">, complete</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}

const Bar = ({ label, percent, tone }: { label: string; percent: number; tone: Tone }) => (
  <div
    role="progressbar"
    aria-label="Progress of the case"
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    aria-valuetext={label}
    className="h-1.5 overflow-hidden rounded-full bg-raised"
  >
    <div className={clsx('h-full rounded-full transition-[width] duration-300', fills[tone])} style={{ width: `${percent}%` }} />
  </div>
)
