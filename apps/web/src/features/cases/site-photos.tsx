import { contentTypeOf, fileKinds, imageKinds, type Case } from '@parakh/contracts'
import { Camera, ImagePlus } from 'lucide-react'
import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { useSignedIn } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import type { GpsFix } from './gps-rules.ts'
import { PhotoGrid } from './photo-grid.tsx'
import type { PhotoQueue, QueueState } from './photo-queue.ts'
import { PhotoQueueList } from './photo-queue-list.tsx'
import { enqueuePhotos } from './use-photo-queue.ts'

const accepted = imageKinds
  .flatMap((kind) => [contentTypeOf(kind), ...fileKinds[kind].extensions.map((extension) => `.${extension}`)])
  .join(',')

type SitePhotosProps = { c: Case; isEditable: boolean; queue: PhotoQueue; state: QueueState; here: () => Promise<GpsFix | null> }

/** 'Images' of the Field Agent card: taken or picked, queued, sent one by one, shown as thumbnails (spec §2). */
export const SitePhotos = ({ c, isEditable, queue, state, here }: SitePhotosProps) => {
  const { userId } = useSignedIn()
  const images = c.agent_updates?.images ?? []
  const add = (event: ChangeEvent<HTMLInputElement>): void => {
    enqueuePhotos(queue, { userId, caseId: c._id }, [...(event.target.files ?? [])], here)
    event.target.value = ''
  }
  return (
    <section aria-labelledby="site-images" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="site-images" className="font-semibold">
          Images
          {images.length > 0 && <span className="ml-1.5 font-normal text-muted">{images.length}</span>}
        </h3>
        {isEditable && (
          <div className="flex gap-2">
            <PickButton icon={<Camera aria-hidden className="size-4" />} onPick={add} capture="environment" name="camera">
              Take photo
            </PickButton>
            <PickButton icon={<ImagePlus aria-hidden className="size-4" />} onPick={add} name="images">
              Add photos
            </PickButton>
          </div>
        )}
      </div>
      <PhotoQueueList queue={queue} state={state} />
      {images.length > 0 ? (
        <PhotoGrid caseId={c._id} images={images} isEditable={isEditable} />
      ) : (
        state.photos.length === 0 && <p className="text-muted">No images.</p>
      )}
    </section>
  )
}

type PickButtonProps = {
  icon: ReactNode
  name: string
  capture?: 'environment'
  onPick: (event: ChangeEvent<HTMLInputElement>) => void
  children: ReactNode
}

const PickButton = ({ icon, name, capture, onPick, children }: PickButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        name={name}
        accept={accepted}
        multiple={!capture}
        capture={capture}
        onChange={onPick}
        hidden
        tabIndex={-1}
        aria-hidden
      />
    </>
  )
}
