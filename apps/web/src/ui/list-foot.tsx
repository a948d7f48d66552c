import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { watchNear } from './near-window.ts'

type ListFootProps = {
  text: string
  hasMore: boolean
  busy: boolean
  onMore: () => void
  /** Loads more by itself when it comes near: for lists below which there is nothing to come to. */
  auto?: boolean
}

/** Below a list: how much of it is shown, and the rest on request. */
export const ListFoot = ({ text, hasMore, busy, onMore, auto = false }: ListFootProps) => {
  const foot = useRef<HTMLDivElement>(null)
  const isWaiting = auto && hasMore && !busy
  useEffect(() => {
    if (!isWaiting || !foot.current) return
    return watchNear(foot.current, (isNear) => isNear && onMore())
  }, [isWaiting, onMore])
  return (
    <div ref={foot} className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-4 py-2 text-sm text-muted">
      <span role="status">{text}</span>
      {hasMore && (
        <Button size="sm" onClick={onMore} busy={busy}>
          Show more
        </Button>
      )}
    </div>
  )
}
