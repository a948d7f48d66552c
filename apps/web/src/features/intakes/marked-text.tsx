import type { FileKind } from '@parakh/contracts'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DocumentSource } from './page-picture.ts'
import { findBlock, findValue, readTextDocument, type TextBlock } from './text-document.ts'

export type TextPlace = {
  source: DocumentSource
  kind: FileKind
  /** The paragraph or cell that was read. */
  text: string
  /** The value that was found in it. */
  value: string
}

type MarkedTextProps = TextPlace & {
  label: string
  /** How many paragraphs before and after the place. */
  around: number
  className: string
}

type Read = { blocks: readonly TextBlock[]; at: number }

/** The paragraphs of a document around the one where a value was read, which is marked. */
export const MarkedText = ({ source, kind, text, value, label, around, className }: MarkedTextProps) => {
  const [read, setRead] = useState<Read | 'reading' | 'failed'>('reading')
  useEffect(() => {
    let isLeft = false
    setRead('reading')
    readTextDocument(source, kind).then(
      (blocks) => !isLeft && setRead({ blocks, at: findBlock(blocks, text) }),
      () => !isLeft && setRead('failed'),
    )
    return () => {
      isLeft = true
    }
  }, [source, kind, text])
  if (read === 'reading') return <Skeleton className="h-28 w-full" />
  if (read === 'failed' || read.at < 0)
    return (
      <div className="px-3 py-2 text-sm">
        <p className="break-words whitespace-pre-wrap">{text}</p>
        <p className="mt-1 text-muted">The document around it cannot be shown here.</p>
      </div>
    )
  return <Blocks {...read} {...{ value, label, around, className }} />
}

type BlocksProps = Read & Pick<MarkedTextProps, 'value' | 'label' | 'around' | 'className'>

const Blocks = ({ blocks, at, value, label, around, className }: BlocksProps) => {
  const marked = useRef<HTMLElement>(null)
  // only its own box scrolls, not what is around it
  useEffect(() => {
    const box = marked.current?.closest<HTMLElement>('[data-text]')
    const place = marked.current?.querySelector('strong') ?? marked.current
    if (place && box) box.scrollTop = place.offsetTop - box.clientHeight / 3
  }, [at])
  const first = Math.max(0, at - around)
  const last = Math.min(blocks.length, at + around + 1)
  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      data-text
      className={clsx('relative overflow-y-auto px-3 py-2 text-sm [overflow-wrap:anywhere]', className)}
    >
      {first > 0 && <p className="text-xs text-muted">…</p>}
      {blocks.slice(first, last).map((cells, index) =>
        first + index === at ? (
          <mark key={first + index} ref={marked} className="my-1 block rounded-sm bg-amber-soft px-1 text-amber-ink">
            <Cells cells={cells} value={value} />
          </mark>
        ) : (
          <div key={first + index} className="my-1 px-1 text-muted">
            <Cells cells={cells} />
          </div>
        ),
      )}
      {last < blocks.length && <p className="text-xs text-muted">…</p>}
    </div>
  )
}

const Cells = ({ cells, value = '' }: { cells: TextBlock; value?: string }) =>
  cells.length === 1 ? (
    <span className="whitespace-pre-wrap">
      <WithValue text={cells[0] ?? ''} value={value} />
    </span>
  ) : (
    // the cells of a wide row go on below rather than break their words
    <span className="flex flex-wrap gap-x-3">
      {cells.map((cell, column) => (
        <span key={column} className="min-w-20 flex-1 whitespace-pre-wrap">
          <WithValue text={cell} value={value} />
        </span>
      ))}
    </span>
  )

/** A text, in which the value stands out where it is found. */
const WithValue = ({ text, value }: { text: string; value: string }) => {
  const found = value === '' ? null : findValue(text, value)
  if (!found) return text
  return (
    <>
      {text.slice(0, found.start)}
      <strong className="underline decoration-2 underline-offset-2">{text.slice(found.start, found.end)}</strong>
      {text.slice(found.end)}
    </>
  )
}
