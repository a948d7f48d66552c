import clsx from 'clsx'
import { Search } from 'lucide-react'

type SearchBoxProps = { label: string; value: string; onChange: (value: string) => void; className?: string }

/** Search input; `label` is its name and its placeholder. */
export const SearchBox = ({ label, value, onChange, className }: SearchBoxProps) => (
  <span className={clsx('relative inline-block', className)}>
    <Search aria-hidden className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="control pl-8"
      autoComplete="off"
      spellCheck={false}
    />
  </span>
)
