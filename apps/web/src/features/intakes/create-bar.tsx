import { RotateCcw } from 'lucide-react'
import { plural } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { Attached } from './attached-store.ts'
import type { Creation } from './use-creation.ts'

type CreateBarProps = {
  creation: Creation
  isMade: boolean
  files: readonly Attached[]
  /** Something was typed, and is kept on this computer. */ isDraft: boolean
  onReset: () => void
}

/** Create Intake and Reset, always in reach; what is under way and what did not arrive. */
export const CreateBar = ({ creation, isMade, files, isDraft, onReset }: CreateBarProps) => {
  const { busy, problem, missing, create, finish } = creation
  const standing = [
    ...(files.length > 0 ? [`${plural(files.length, 'document')} will be attached`] : []),
    ...(isDraft ? ['Draft kept on this computer'] : []),
  ]
  const unsent = files.filter(({ sent }) => !sent).length
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-5 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:rounded-t-lg sm:border-x">
      {problem && (
        <p role="alert" className="mb-3 rounded-md bg-red-soft px-3 py-2 text-red-ink">
          {problem}
        </p>
      )}
      {missing.length > 0 && (
        <div role="alert" className="mb-3 rounded-md bg-red-soft px-3 py-2 text-red-ink">
          <p className="font-medium">The intake was created, but {plural(missing.length, 'document')} did not arrive.</p>
          <ul>
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <div role="status" className="mr-auto min-w-0 flex-1 basis-full text-sm text-muted empty:hidden sm:basis-40">
          {busy === 'creating' && 'Creating the intake…'}
          {busy !== null && busy !== 'creating' && (
            <>
              <p className="truncate">
                Uploading {busy.number} of {busy.count}: {busy.name}
              </p>
              <ProgressBar label="Upload" percent={((busy.number - 1 + busy.share) / busy.count) * 100} className="mt-1 max-w-md" />
            </>
          )}
          {busy === null && isMade && missing.length === 0 && 'The intake is created; its documents are still to be sent.'}
          {busy === null && !isMade && standing.join(' · ')}
        </div>
        {isMade ? (
          <>
            <Button disabled={busy !== null} onClick={finish}>
              Go on without
            </Button>
            <Button variant="primary" busy={busy !== null} onClick={() => void create()}>
              {unsent > 0 ? `Send ${plural(unsent, 'document')} again` : 'Finish'}
            </Button>
          </>
        ) : (
          <>
            <Button icon={<RotateCcw aria-hidden className="size-4" />} disabled={busy !== null} onClick={onReset}>
              Reset
            </Button>
            <Button variant="primary" busy={busy !== null} onClick={() => void create()}>
              Create Intake
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
