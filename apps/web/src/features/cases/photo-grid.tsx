import type { CaseImage } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../lib/error-message.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { imageQuery } from './cases.queries.ts'
import { Lightbox } from './lightbox.tsx'
import { PhotoCaption } from './photo-caption.tsx'

type PhotoGridProps = { caseId: string; images: readonly CaseImage[]; isEditable?: boolean; isSmall?: boolean }

/** Thumbnails of the site's photos; a press shows one in full size. */
export const PhotoGrid = ({ caseId, images, isEditable = false, isSmall = false }: PhotoGridProps) => {
  const [shown, setShown] = useState<string | null>(null)
  return (
    <>
      <ul className={isSmall ? 'grid grid-cols-4 gap-2 sm:grid-cols-6' : 'grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-6'}>
        {images.map((image, at) => (
          <li key={image._id} className="min-w-0" data-image={image._id}>
            <Thumb caseId={caseId} image={image} label={image.caption || `Photo ${at + 1}`} onOpen={() => setShown(image._id)} />
            {!isSmall && (
              <>
                {isEditable ? (
                  <PhotoCaption caseId={caseId} image={image} />
                ) : (
                  image.caption && <p className="mt-1 truncate text-sm">{image.caption}</p>
                )}
                <p className="mt-0.5 truncate text-xs text-muted">{image.taken_at ? formatDateTime(image.taken_at) : image.filename}</p>
              </>
            )}
          </li>
        ))}
      </ul>
      <Lightbox caseId={caseId} images={images} shown={shown} onShow={setShown} isEditable={isEditable} />
    </>
  )
}

type ThumbProps = { caseId: string; image: CaseImage; label: string; onOpen: () => void }

const Thumb = ({ caseId, image, label, onOpen }: ThumbProps) => {
  const bytes = useQuery(imageQuery(caseId, image._id, 'thumb'))
  const url = useObjectUrl(bytes.data)
  if (bytes.isError) {
    return (
      <button
        type="button"
        onClick={() => void bytes.refetch()}
        className="flex aspect-4/3 w-full flex-col items-center justify-center gap-1 rounded-md border border-line bg-raised p-2 text-center text-xs text-muted"
      >
        <ImageOff aria-hidden className="size-5" />
        <span role="alert">{errorMessage(bytes.error, 'Failed to load image')}</span>
        <span className="font-medium text-ink">Retry</span>
      </button>
    )
  }
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`Open ${label}`}
      className="block aspect-4/3 w-full overflow-hidden rounded-md border border-line bg-raised transition-opacity hover:opacity-90"
    >
      {url ? <img src={url} alt="" className="size-full object-cover" /> : <Skeleton className="size-full rounded-none" />}
    </button>
  )
}
