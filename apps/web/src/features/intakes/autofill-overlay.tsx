import { limits } from '@parakh/contracts'
import clsx from 'clsx'
import { Check, Lightbulb } from 'lucide-react'
import { useEffect, useState } from 'react'
import { BusyDialog } from '../../ui/busy-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { formatElapsed, formatEta, viewReading, type StageView } from './ocr-progress.ts'
import type { Running } from './use-autofill.ts'

const TICK_MS = 500
const TIP_MS = 7_000
const tips = [
  'Nothing that you typed is overwritten: where a document says otherwise, you are asked.',
  'Press the badge of a field to see the file, the page and the words its value was read from.',
  'Values below 90% are listed under To check, the least sure first.',
  'Straight, sharp scans at 200 to 300 dpi are read fastest and best.',
  'PDFs with text in them need no recognition and are read within seconds.',
  'The documents are attached to the intake when you create it.',
]

/** Progress of an autofill: stages, percent, elapsed time, ETA, tips, Cancel (spec §2, §9). */
export const AutofillOverlay = ({ running, onCancel }: { running: Running; onCancel: () => void }) => {
  const elapsedMs = useElapsed(running.startedAt)
  const view = viewReading({ ...running, elapsedMs })
  return (
    <BusyDialog
      title="Reading the documents"
      description={whereOf(running)}
      footer={
        <Button why={view.mayCancel ? undefined : `Can be cancelled after ${limits.ocr.cancelAfterMs / 60_000} minutes`} onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <div className="mt-4 flex items-baseline justify-between gap-3">
        <span className="text-2xl font-semibold tabular-nums">{view.percent}%</span>
        <span className="text-sm text-muted tabular-nums">
          Elapsed {formatElapsed(elapsedMs)} · ETA {formatEta(view.etaMs)}
        </span>
      </div>
      <ProgressBar label="Reading" percent={view.percent} className="mt-2" />
      <ol className="mt-4 flex flex-col gap-2">
        {view.stages.map((stage) => (
          <StageRow key={stage.stage} {...stage} />
        ))}
      </ol>
      <p className="mt-5 flex min-h-14 items-start gap-2 rounded-lg bg-raised px-3 py-2 text-sm">
        <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        {tips[Math.floor(elapsedMs / TIP_MS) % tips.length]}
      </p>
    </BusyDialog>
  )
}

const StageRow = ({ label, state }: StageView) => (
  <li aria-current={state === 'now' ? 'step' : undefined} data-state={state} className="flex items-center gap-2.5">
    <span
      className={clsx(
        'flex size-5 items-center justify-center rounded-full [&_svg]:size-3.5',
        state === 'done' ? 'bg-green-soft text-green-ink' : state === 'now' ? 'text-accent-ink' : 'border border-line-strong/50',
      )}
    >
      {state === 'done' && <Check aria-hidden />}
      {state === 'now' && <Spinner />}
    </span>
    <span className={clsx(state === 'waiting' && 'text-muted', state === 'now' && 'font-medium')}>{label}</span>
    {state === 'done' && <span className="sr-only">done</span>}
  </li>
)

const whereOf = ({ uploaded, job }: Running): string => {
  if (uploaded < 1) return `Sending the files, ${Math.floor(uploaded * 100)}% sent`
  if (!job?.file) return 'Waiting for the reader'
  return job.pages > 0 ? `${job.file} · page ${Math.max(1, job.page)} of ${job.pages}` : job.file
}

const useElapsed = (since: number): number => {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now - since
}
