import clsx from 'clsx'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

type SearchBoxProps = {
  label: string
  value: string
  /** Told once typing pauses, at once on Enter and on clearing. */
  onChange: (value: string) => void
  className?: string
}

const PAUSE_MS = 200

/** Search input; `label` is its name and its placeholder. What is typed shows at once, however slowly `value` follows. */
export const SearchBox = ({ label, value, onChange, className }: SearchBoxProps) => {
  const [text, setText] = useState(value)
  const told = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // changed from outside: Back, a reset
    if (value !== told.current) setText(value)
    told.current = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const tell = (next: string, afterMs: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      told.current = next
      onChange(next)
    }, afterMs)
  }
  return (
    <span className={clsx('relative inline-block', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          tell(event.target.value, event.target.value === '' ? 0 : PAUSE_MS)
        }}
        onKeyDown={(event) => event.key === 'Enter' && tell(text, 0)}
        className="control pl-8"
        autoComplete="off"
        spellCheck={false}
      />
    </span>
  )
}
