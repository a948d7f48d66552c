import { fileKinds, kindOfName, type Evidence as Place } from '@parakh/contracts'
import { ExternalLink, FileSearch, Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MarkedPage, type PagePlace } from './marked-page.tsx'
import { hasPictures, type DocumentSource } from './page-picture.ts'

/** A document by its name: the attached file, or the address of one that the server has; null if it is neither. */
export type DocumentOf = (name: string) => DocumentSource | null

const BESIDE_PX = 720
const LARGE_PX = 1_600

/** Where a value was read: file, page, words, and the very place on the very page where it can be drawn. */
export const Evidence = ({ place, documentOf }: { place: Place; documentOf: DocumentOf }) => (
  <figure className="mt-1">
    <figcaption className="flex items-start gap-1.5 text-sm text-muted">
      <FileSearch aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0 break-words">
        {place.file} · page {place.page}
      </span>
    </figcaption>
    {place.text && (
      <blockquote className="mt-1.5 border-l-2 border-accent pl-3 text-sm break-words whitespace-pre-wrap">{place.text}</blockquote>
    )}
    <Page place={place} source={documentOf(place.file)} />
  </figure>
)

const Page = ({ place, source }: { place: Place; source: DocumentSource | null }) => {
  const made = useObjectUrl(source instanceof File ? source : null)
  const url = typeof source === 'string' ? source : made
  const kind = kindOfName(place.file)
  if (!source || !url || !kind) return null
  return (
    <>
      {hasPictures(kind) && place.box && (
        <PlaceOnPage name={place.file} place={{ source, kind, page: place.page, box: place.box, turn: place.turn ?? 0 }} />
      )}
      {fileKinds[kind].inline && (
        <a
          href={`${url}#page=${place.page}`}
          target="_blank"
          rel="noreferrer"
          className="mt-1.5 inline-flex min-h-7 items-center gap-1.5 text-sm font-medium text-accent-ink hover:underline touch:min-h-11"
        >
          <ExternalLink aria-hidden className="size-3.5" />
          Open page {place.page}
        </a>
      )}
    </>
  )
}

const PlaceOnPage = ({ name, place }: { name: string; place: PagePlace }) => {
  const [isLarge, setLarge] = useState(false)
  return (
    <>
      <div className="mt-2 overflow-hidden rounded-lg border border-line bg-raised">
        <MarkedPage {...place} label={`The place in ${name}`} widthPx={BESIDE_PX} />
      </div>
      <Button size="sm" icon={<Maximize2 aria-hidden className="size-3.5" />} onClick={() => setLarge(true)} className="mt-1.5 mr-3">
        Whole page
      </Button>
      <Dialog open={isLarge} onClose={() => setLarge(false)} size="lg" title={name} description={`Page ${place.page}`}>
        {isLarge && <MarkedPage {...place} label={`Page ${place.page} of ${name}, the place marked`} widthPx={LARGE_PX} whole />}
      </Dialog>
    </>
  )
}
