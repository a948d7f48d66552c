import type { FileKind } from '@parakh/contracts'
import clsx from 'clsx'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DocumentSource } from './page-picture.ts'
import { findBlock, findValue, readTextDocument, runsOf, type TextBlock } from './text-document.ts'

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
      (blocks) => !isLeft && setRead({ blocks, at: findBlock(blocks, text, value) }),
      () => !isLeft && setRead('failed'),
    )
    return () => {
      isLeft = true
    }
  }, [source, kind, text, value])
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
    if (!place || !box) return
    const [there, here] = [place.getBoundingClientRect(), box.getBoundingClientRect()]
    box.scrollTop += there.top - here.top - box.clientHeight / 3
    if (there.right > here.right) box.scrollLeft += there.left - here.left - box.clientWidth / 3
  }, [at])
  const first = Math.max(0, at - around)
  const last = Math.min(blocks.length, at + around + 1)
  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      data-text
      className={clsx('relative overflow-auto px-3 py-2 text-sm break-words', className)}
    >
      {first > 0 && <p className="text-xs text-muted">…</p>}
      {runsOf(blocks, first, last).map((run) =>
        blocks[run.from]?.length === 1 ? (
          <Paragraph key={run.from} text={blocks[run.from]?.[0] ?? ''} marked={run.from === at ? marked : null} value={value} />
        ) : (
          <Rows key={run.from} rows={blocks.slice(run.from, run.to)} at={at - run.from} marked={marked} value={value} />
        ),
      )}
      {last < blocks.length && <p className="text-xs text-muted">…</p>}
    </div>
  )
}

type Marked = RefObject<HTMLElement | null>

const Paragraph = ({ text, marked, value }: { text: string; marked: Marked | null; value: string }) =>
  marked ? (
    <mark ref={marked} className="my-1 block rounded-sm bg-amber-soft px-1 whitespace-pre-wrap text-amber-ink">
      <WithValue text={text} value={value} />
    </mark>
  ) : (
    <p className="my-1 px-1 whitespace-pre-wrap text-muted">{text}</p>
  )

type RowsProps = { rows: readonly TextBlock[]; at: number; marked: Marked; value: string }

/** Rows of a table, whose cells stand below one another as in the document; the last cell of a short row takes the rest. */
const Rows = ({ rows, at, marked, value }: RowsProps) => {
  const columns = Math.max(...rows.map((cells) => cells.length))
  return (
    <table className="my-1 w-full border-separate border-spacing-y-0.5">
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className={row === at ? 'bg-amber-soft text-amber-ink' : 'text-muted'}>
            {cells.map((cell, column) => (
              <td
                key={column}
                colSpan={column === cells.length - 1 ? columns - column : 1}
                className="px-1 align-top whitespace-pre-wrap first:rounded-l-sm last:rounded-r-sm"
              >
                {row === at ? (
                  <mark ref={column === 0 ? marked : undefined} className="bg-transparent text-inherit">
                    <WithValue text={cell} value={value} />
                  </mark>
                ) : (
                  cell
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

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
