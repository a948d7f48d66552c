import { routes, type CaseImage } from '@parakh/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, MapPin, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../lib/call.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { Button } from '../../ui/button.tsx'
import { useAlert, useConfirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { imageQuery, patchCase, refreshCase } from './cases.queries.ts'

type LightboxProps = {
  caseId: string
  images: readonly CaseImage[]
  shown: string | null
  onShow: (id: string | null) => void
  isEditable: boolean
}

/** A photo in full size: Esc closes, arrow keys turn, Delete where the photos may be edited (spec §2). */
export const Lightbox = ({ caseId, images, shown, onShow, isEditable }: LightboxProps) => {
  const at = images.findIndex((image) => image._id === shown)
  const image = images[at]
  const turn = (by: number): void => onShow(images[(at + by + images.length) % images.length]?._id ?? null)
  const turnByKey = useEffectEvent(({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight') turn(1)
    if (key === 'ArrowLeft') turn(-1)
  })
  const isOpen = image !== undefined
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent): void => turnByKey(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOpen])
  if (!image) return null
  return (
    <Dialog
      open
      onClose={() => onShow(null)}
      size="full"
      title={image.caption || `Photo ${at + 1} of ${images.length}`}
      description={<PhotoFacts image={image} />}
      actions={isEditable && <DeleteButton caseId={caseId} image={image} onDeleted={() => onShow(null)} />}
    >
      <div className="relative -m-4 flex h-[70dvh] items-center justify-center bg-black sm:h-[78dvh]">
        <FullImage key={image._id} caseId={caseId} image={image} onFailed={() => onShow(null)} />
        {images.length > 1 && (
          <>
            <IconButton
              label="Previous photo"
              tip={false}
              icon={<ChevronLeft />}
              onClick={() => turn(-1)}
              className="absolute left-2 bg-surface/85 text-ink"
            />
            <IconButton
              label="Next photo"
              tip={false}
              icon={<ChevronRight />}
              onClick={() => turn(1)}
              className="absolute right-2 bg-surface/85 text-ink"
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

const PhotoFacts = ({ image: { filename, taken_at, location } }: { image: CaseImage }) => (
  <span className="flex flex-wrap gap-x-3">
    <span className="truncate">{filename}</span>
    {taken_at && <span>{formatDateTime(taken_at)}</span>}
    {location && (
      <span className="inline-flex items-center gap-1">
        <MapPin aria-hidden className="size-3.5" />
        {location.lat}, {location.lng}
        {location.accuracy !== undefined && ` (±${location.accuracy} m)`}
      </span>
    )}
  </span>
)

const FullImage = ({ caseId, image, onFailed }: { caseId: string; image: CaseImage; onFailed: () => void }) => {
  const alert = useAlert()
  const { data, error } = useQuery({ ...imageQuery(caseId, image._id), gcTime: 60_000 })
  const url = useObjectUrl(data)
  const tell = useEffectEvent((failure: unknown): void => {
    onFailed()
    void alert(errorMessage(failure, 'Failed to open image'))
  })
  useEffect(() => {
    if (error) tell(error)
  }, [error])
  return url ? (
    <img src={url} alt={image.caption || image.filename} className="max-h-full max-w-full object-contain" />
  ) : (
    <span className="text-white">
      <Spinner label="Loading the photo" />
    </span>
  )
}

const DeleteButton = ({ caseId, image, onDeleted }: { caseId: string; image: CaseImage; onDeleted: () => void }) => {
  const client = useQueryClient()
  const confirm = useConfirm()
  const alert = useAlert()
  const remove = useMutation({
    mutationFn: () => call(routes.site.deleteImage, { params: { id: caseId, imageId: image._id } }),
    onSuccess: () => {
      onDeleted()
      patchCase(client, caseId, (c) =>
        c.agent_updates
          ? { ...c, agent_updates: { ...c.agent_updates, images: c.agent_updates.images.filter(({ _id }) => _id !== image._id) } }
          : c,
      )
      refreshCase(client, caseId)
    },
    onError: (error) => void alert(errorMessage(error, 'Failed to delete image')),
  })
  const ask = async (): Promise<void> => {
    if (await confirm({ text: 'Delete this image?', yes: 'Delete', danger: true })) remove.mutate()
  }
  return (
    <Button variant="ghost" icon={<Trash2 aria-hidden className="size-4" />} busy={remove.isPending} onClick={() => void ask()}>
      Delete
    </Button>
  )
}
