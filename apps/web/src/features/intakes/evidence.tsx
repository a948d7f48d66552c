import { fileKinds, kindOfName, type Evidence as Evidenced, type FileKind } from '@parakh/contracts'
import { ExternalLink, FileSearch, Maximize2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MarkedPage, type PagePlace } from './marked-page.tsx'
import { MarkedText, type TextPlace } from './marked-text.tsx'
import { hasPictures, type DocumentSource } from './page-picture.ts'
import { isTextKind } from './text-document.ts'

/** A document by its name: the attached file, or the address of one that the server has; null if it is neither. */
export type DocumentOf = (name: string) => DocumentSource | null

const BESIDE_PX = 720
const LARGE_PX = 1_600
const BESIDE_PARAGRAPHS = 3
// the document itself is a press away: more would only make a panel slow
const LARGE_PARAGRAPHS = 300

type EvidenceProps = {
  place: Evidenced
  /** The value that was read there, as it stands in its control. */
  value: string
  documentOf: DocumentOf
}

/** Where a value was read: file, page, words, and the very place on the very page where it can be drawn. */
export const Evidence = ({ place, value, documentOf }: EvidenceProps) => {
  const kind = kindOfName(place.file)
  const source = documentOf(place.file)
  return (
    <figure className="mt-1">
      <figcaption className="flex items-start gap-1.5 text-sm text-muted">
        <FileSearch aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        <span className="min-w-0 break-words">
          {place.file}
          {kind && hasPictures(kind) && ` · page ${place.page}`}
          {kind === 'docx' && place.box && ` · picture ${place.page - 1}`}
        </span>
      </figcaption>
      {place.text && !(source && kind && isTextKind(kind) && !place.box) && <Quote>{place.text}</Quote>}
      <Page {...{ place, value, kind, source }} />
    </figure>
  )
}

const Quote = ({ children }: { children: string }) => (
  <blockquote className="mt-1.5 border-l-2 border-accent pl-3 text-sm break-words whitespace-pre-wrap">{children}</blockquote>
)

type PageProps = { place: Evidenced; value: string; kind: FileKind | null; source: DocumentSource | null }

const Page = ({ place, value, kind, source }: PageProps) => {
  const made = useObjectUrl(source instanceof File ? source : null)
  const url = typeof source === 'string' ? source : made
  if (!source || !url || !kind) return null
  return (
    <>
      {place.box && (hasPictures(kind) || kind === 'docx') && (
        <PlaceOnPage name={place.file} place={{ source, kind, page: place.page, box: place.box, turn: place.turn ?? 0 }} />
      )}
      {isTextKind(kind) && !place.box && place.text && <PlaceInText name={place.file} place={{ source, kind, text: place.text, value }} />}
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

type PlaceOnPageProps = { name: string; place: PagePlace }

const PlaceOnPage = ({ name, place }: PlaceOnPageProps) => (
  <Place
    name={name}
    description={`Page ${place.page}`}
    more="Whole page"
    beside={<MarkedPage {...place} label={`The place in ${name}`} widthPx={BESIDE_PX} />}
    large={<MarkedPage {...place} label={`Page ${place.page} of ${name}, the place marked`} widthPx={LARGE_PX} whole />}
  />
)

const PlaceInText = ({ name, place }: { name: string; place: TextPlace }) => (
  <Place
    name={name}
    description="The place is marked"
    more="Whole document"
    beside={<MarkedText {...place} label={`The place in ${name}`} around={BESIDE_PARAGRAPHS} className="max-h-56" />}
    large={<MarkedText {...place} label={`${name}, the place marked`} around={LARGE_PARAGRAPHS} className="max-h-[70dvh]" />}
  />
)

type PlaceProps = {
  name: string
  description: string
  /** What the button for all of it says. */
  more: string
  beside: ReactNode
  large: ReactNode
}

/** What is around a place, and a button that shows all of it. */
const Place = ({ name, description, more, beside, large }: PlaceProps) => {
  const [isLarge, setLarge] = useState(false)
  return (
    <>
      <div className="mt-2 overflow-hidden rounded-lg border border-line bg-raised">{beside}</div>
      <Button size="sm" icon={<Maximize2 aria-hidden className="size-3.5" />} onClick={() => setLarge(true)} className="mt-1.5 mr-3">
        {more}
      </Button>
      <Dialog open={isLarge} onClose={() => setLarge(false)} size="lg" title={name} description={description}>
        {isLarge && large}
      </Dialog>
    </>
  )
}
