import { limits } from '@parakh/contracts'
import { CircleAlert, RotateCw, Trash2 } from 'lucide-react'
import { plural } from '../../lib/format.ts'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { PhotoQueue, QueueState } from './photo-queue.ts'
import type { QueuedPhoto } from './photo-store.ts'

/** Photos that are not with the server yet: each with its progress, or why it did not go. */
export const PhotoQueueList = ({ queue, state }: { queue: PhotoQueue; state: QueueState }) => {
  if (state.photos.length === 0) return null
  const isWaiting = state.photos.some((photo) => photo.attempts > 0)
  return (
    <section aria-label="Photos being sent" className="rounded-lg border border-line bg-raised/50 p-3">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2 text-sm">
        <p role="status">
          <span className="font-medium">{plural(state.photos.length, 'photo')} to send.</span>{' '}
          <span className="text-muted">
            {state.isKept
              ? 'Kept on this device until sent, also if you close this page.'
              : 'This browser keeps nothing: leave the page open until they are sent.'}
          </span>
        </p>
        {isWaiting && (
          <Button size="sm" icon={<RotateCw aria-hidden className="size-3.5" />} onClick={() => queue.retry()}>
            Retry all
          </Button>
        )}
      </div>
      <ul className="flex flex-col gap-2">
        {state.photos.map((photo) => (
          <QueueRow key={photo.id} photo={photo} queue={queue} share={state.sending?.id === photo.id ? state.sending.share : null} />
        ))}
      </ul>
    </section>
  )
}

const QueueRow = ({ photo, queue, share }: { photo: QueuedPhoto; queue: PhotoQueue; share: number | null }) => {
  const confirm = useConfirm()
  const url = useObjectUrl(photo.blob)
  const remove = async (): Promise<void> => {
    if (await confirm({ text: 'Delete this image?', more: 'It was not sent and is kept nowhere else.', yes: 'Delete', danger: true }))
      await queue.remove(photo.id)
  }
  return (
    <li className="flex items-center gap-3" data-queued={photo.id}>
      {url ? <img src={url} alt="" className="size-14 shrink-0 rounded-md object-cover" /> : <span className="size-14 shrink-0" />}
      <div className="min-w-0 flex-1">
        <Input
          name="caption"
          aria-label={`Caption of ${photo.filename}`}
          placeholder="Caption"
          defaultValue={photo.caption}
          maxLength={limits.images.captionChars}
          onChange={(event) => queue.change(photo.id, { caption: event.target.value })}
        />
        <QueueWords photo={photo} share={share} />
      </div>
      {share === null && (
        <>
          {photo.attempts > 0 && (
            <IconButton label={`Retry ${photo.filename}`} tip="Retry" icon={<RotateCw />} onClick={() => queue.retry(photo.id)} />
          )}
          <IconButton label={`Delete ${photo.filename}`} tip="Delete" icon={<Trash2 />} onClick={() => void remove()} />
        </>
      )}
    </li>
  )
}

const QueueWords = ({ photo, share }: { photo: QueuedPhoto; share: number | null }) => {
  if (share !== null) {
    const percent = Math.round(share * 100)
    return (
      <div className="mt-1 flex items-center gap-2 text-xs text-muted">
        <ProgressBar label={`Sending ${photo.filename}`} percent={percent} className="flex-1" />
        {percent}%
      </div>
    )
  }
  if (photo.refusal) {
    return (
      <p className="mt-1 flex items-start gap-1 text-xs text-danger">
        <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
        {photo.refusal}
      </p>
    )
  }
  return <p className="mt-1 text-xs text-muted">{photo.attempts > 0 ? 'No connection: tries again by itself' : 'Waiting to be sent'}</p>
}
