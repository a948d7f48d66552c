import { fileKinds, imageKinds, kindOfName, type Evidence as Place } from '@parakh/contracts'
import { ExternalLink, FileSearch } from 'lucide-react'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { MarkedPicture } from './marked-picture.tsx'

/** A document by its name: the attached file, or the address of one that the server has; null if it is neither. */
export type DocumentOf = (name: string) => File | string | null

/** Where a value was read: file, page, words, and the very place where the browser can show it. */
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

const Page = ({ place, source }: { place: Place; source: File | string | null }) => {
  const made = useObjectUrl(source instanceof File ? source : null)
  const url = typeof source === 'string' ? source : made
  const kind = kindOfName(place.file)
  if (!url || !kind || !fileKinds[kind].inline) return null
  if (imageKinds.includes(kind) && place.box)
    return <MarkedPicture url={url} box={place.box} turn={place.turn ?? 0} label={`The place in ${place.file}`} />
  return (
    <a
      href={`${url}#page=${place.page}`}
      target="_blank"
      rel="noreferrer"
      className="mt-1.5 inline-flex min-h-7 items-center gap-1.5 text-sm font-medium text-accent-ink hover:underline touch:min-h-11"
    >
      <ExternalLink aria-hidden className="size-3.5" />
      Open page {place.page}
    </a>
  )
}
