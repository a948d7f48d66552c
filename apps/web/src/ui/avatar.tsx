import clsx from 'clsx'

type AvatarProps = { name: string; src?: string | null | undefined; size?: 'sm' | 'md' | 'lg'; className?: string }

const sizes = { sm: 'size-7 text-xs', md: 'size-9 text-sm', lg: 'size-24 text-3xl' }

/** A person's picture, else the first letter of the name. */
export const Avatar = ({ name, src, size = 'md', className }: AvatarProps) => (
  <span
    className={clsx(
      'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-ink select-none',
      sizes[size],
      className,
    )}
  >
    {src ? <img src={src} alt={name} className="size-full object-cover" /> : <span aria-hidden>{initial(name)}</span>}
  </span>
)

// a letter with its marks: आ, not its first code point
const letters = new Intl.Segmenter()
const initial = (name: string): string => letters.segment(name.trim())[Symbol.iterator]().next().value?.segment.toLocaleUpperCase() ?? '?'
