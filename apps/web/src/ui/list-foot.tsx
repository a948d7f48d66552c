import { Button } from './button.tsx'

type ListFootProps = { text: string; hasMore: boolean; busy: boolean; onMore: () => void }

/** Below a list: how much of it is shown, and the rest on request. */
export const ListFoot = ({ text, hasMore, busy, onMore }: ListFootProps) => (
  <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-4 py-2 text-sm text-muted">
    <span role="status">{text}</span>
    {hasMore && (
      <Button size="sm" onClick={onMore} busy={busy}>
        Show more
      </Button>
    )}
  </div>
)
