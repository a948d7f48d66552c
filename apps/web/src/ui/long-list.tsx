import { memo, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigationType } from 'react-router'
import { rememberedList, type ListMemory } from './list-memory.ts'
import { watchNear } from './near-window.ts'

/** A list no longer than this is drawn whole: nothing of it need be scrolled to before it can be found. */
const DRAWN_WHOLE = 30

type LongListProps<Row> = {
  /** Under which what was drawn is remembered, so that Back finds the list as it was. */
  name: string
  rows: readonly Row[]
  /** Rows of one block; of cards in columns a multiple of each number of columns. */
  perBlock: number
  /** About how high a row is, until some were measured. */
  rowPx: number
  /** What a block is: in a table a `tbody`. */
  as?: 'div' | 'tbody'
  className?: string
  /** Draws a row; the same function as long as its rows need not be drawn again. */
  children: (row: Row, at: number) => ReactNode
}

/**
 * Rows in blocks, of which only those near the window are drawn: ten thousand rows scroll as a hundred do. The others are empty
 * boxes of their height. The order of the keyboard is that of the rows; where the focus is, stays drawn.
 */
export const LongList = <Row extends { _id: string }>({ name, rows, perBlock, as = 'div', ...rest }: LongListProps<Row>) => {
  const type = useNavigationType()
  const [isBack] = useState(type === 'POP')
  const memory = useMemo(() => rememberedList(name, isBack), [name, isBack])
  const blocks = useMemo(
    () => Array.from({ length: Math.ceil(rows.length / perBlock) }, (_, at) => rows.slice(at * perBlock, (at + 1) * perBlock)),
    [rows, perBlock],
  )
  const isWhole = rows.length <= DRAWN_WHOLE
  return blocks.map((block, at) => (
    <Block key={at} {...rest} as={as} memory={memory} at={at} first={at * perBlock} rows={block} isWhole={isWhole} />
  ))
}

type BlockProps<Row> = Pick<LongListProps<Row>, 'rows' | 'rowPx' | 'className' | 'children'> & {
  memory: ListMemory
  as: 'div' | 'tbody'
  at: number
  first: number
  /** Whether the whole list is drawn. */
  isWhole: boolean
}

const BlockOfRows = <Row extends { _id: string }>({
  memory,
  at,
  first,
  rows,
  isWhole,
  rowPx,
  as,
  className,
  children,
}: BlockProps<Row>) => {
  const guess = rowPx * rows.length
  const [near, setNear] = useState(() => memory.startsNear(at, guess))
  const isNear = isWhole || near
  const box = useRef<HTMLElement>(null)
  const ref = (element: HTMLElement | null): void => {
    box.current = element
  }
  useEffect(() => {
    const element = box.current
    if (!element || isWhole) return
    const unwatch = watchNear(element, (isSeen) => {
      // what has the focus stays
      const isDrawn = isSeen || element.contains(document.activeElement)
      memory.isNear(at, isDrawn)
      startTransition(() => setNear(isDrawn))
    })
    const unoffer = memory.onDraw(at, () => setNear(true))
    return () => {
      unwatch()
      unoffer()
    }
  }, [memory, at, isWhole])
  useLayoutEffect(() => {
    if (isNear && box.current) memory.measured(at, rows.length, box.current.getBoundingClientRect().height)
  })
  const Box = as
  if (isNear) {
    return (
      <Box ref={ref} className={className} onFocus={() => memory.drawAround(at)}>
        {rows.map((row, n) => children(row, first + n))}
      </Box>
    )
  }
  const height = memory.heightOf(at, rows.length, guess)
  if (as === 'div') return <div ref={ref} style={{ height }} data-undrawn={rows.length} />
  return (
    <tbody ref={ref} data-undrawn={rows.length}>
      <tr aria-hidden>
        <td style={{ height }} className="p-0" />
      </tr>
    </tbody>
  )
}

const isSame = <Row,>(old: BlockProps<Row>, now: BlockProps<Row>): boolean =>
  old.memory === now.memory &&
  old.isWhole === now.isWhole &&
  old.className === now.className &&
  old.children === now.children &&
  old.rows.length === now.rows.length &&
  old.rows.every((row, at) => row === now.rows[at])

const Block = memo(BlockOfRows, isSame) as typeof BlockOfRows
