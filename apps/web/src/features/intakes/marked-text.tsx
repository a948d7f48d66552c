import type { FileKind } from '@parakh/contracts'
import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DocumentSource } from './page-picture.ts'
import { findBlock, readTextDocument, type TextBlock } from './text-document.ts'

export type TextPlace = { source: DocumentSource; kind: FileKind; text: string }

type MarkedTextProps = TextPlace & {
  label: string
  /** How many paragraphs before and after the place. */
  around: number
}

type Read = { blocks: readonly TextBlock[]; at: number }

/** The paragraphs of a document around the one where a value was read, which is marked. */
export const MarkedText = ({ source, kind, text, label, around }: MarkedTextProps) => {
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
  return <Blocks {...read} label={label} around={around} />
}

type BlocksProps = Read & { label: string; around: number }

const Blocks = ({ blocks, at, label, around }: BlocksProps) => {
  const marked = useRef<HTMLElement>(null)
  // only its own box scrolls, not what is around it
  useEffect(() => {
    const box = marked.current?.closest<HTMLElement>('[data-text]')
    if (marked.current && box) box.scrollTop = marked.current.offsetTop - box.clientHeight / 3
  }, [at])
  const first = Math.max(0, at - around)
  const last = Math.min(blocks.length, at + around + 1)
  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      data-text
      className="relative max-h-[70dvh] overflow-y-auto px-3 py-2 text-sm [overflow-wrap:anywhere]"
    >
      {first > 0 && <p className="text-xs text-muted">…</p>}
      {blocks.slice(first, last).map((cells, index) =>
        first + index === at ? (
          <mark key={first + index} ref={marked} className="my-1 block rounded-sm bg-amber-soft px-1 text-amber-ink">
            <Cells cells={cells} />
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

const Cells = ({ cells }: { cells: TextBlock }) =>
  cells.length === 1 ? (
    <span className="whitespace-pre-wrap">{cells[0]}</span>
  ) : (
    <span className="flex gap-3">
      {cells.map((cell, column) => (
        <span key={column} className="min-w-0 flex-1 whitespace-pre-wrap">
          {cell}
        </span>
      ))}
    </span>
  )
