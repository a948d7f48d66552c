import { screens } from '@parakh/contracts'
import { Menu, Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Session } from '../lib/session.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { LogoMark } from '../ui/logo-mark.tsx'
import { whenIdle } from '../ui/when-idle.ts'

const loadMenu = async () => ({ default: (await import('./phone-menu.tsx')).PhoneMenu })
const PhoneMenu = lazy(loadMenu)
const loadPalette = async () => ({ default: (await import('./palette.tsx')).Palette })
const Palette = lazy(loadPalette)

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Sticky top: logo and name, jump to a case, who is signed in (spec §2, Shell). */
export const Header = ({ session }: { session: Session | null }) => (
  <header className="sticky top-0 z-30 flex h-13 items-center gap-2 border-b border-line bg-surface px-2 sm:px-4 print:hidden">
    {session && <MenuButton session={session} />}
    <Link to={screens.dashboard.path} className="flex min-h-9 shrink-0 items-center gap-2 rounded-md pr-1 touch:min-h-11">
      <LogoMark className="size-7" />
      <span className="text-lg font-semibold tracking-tight">Parakh</span>
    </Link>
    {session && (
      <>
        <GoTo session={session} />
        <div className="min-w-0 text-right leading-tight">
          <p className="truncate text-sm font-medium">{session.name}</p>
          <p className="truncate text-xs text-muted">{session.email}</p>
        </div>
      </>
    )}
  </header>
)

const MenuButton = ({ session }: { session: Session }) => {
  const [isOpen, setOpen] = useState(false)
  // asked for early: it may not wait for a connection
  useEffect(() => whenIdle(() => void Promise.allSettled([loadMenu()])), [])
  return (
    <>
      <IconButton label="Open menu" tip={false} icon={<Menu />} className="sm:hidden" onClick={() => setOpen(true)} />
      <Suspense>{isOpen && <PhoneMenu session={session} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** Opens the palette, also by Ctrl K or ⌘K. */
const GoTo = ({ session }: { session: Session }) => {
  const [isOpen, setOpen] = useState(false)
  // asked for early: what is typed right after the keys must not get lost
  useEffect(() => whenIdle(() => void Promise.allSettled([loadPalette()])), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="ml-auto inline-flex min-h-8 shrink-0 items-center gap-2 rounded-md text-muted hover:text-ink max-sm:size-11 max-sm:justify-center sm:mr-3 sm:border sm:border-line sm:bg-canvas sm:px-2.5 sm:text-sm sm:hover:border-line-strong touch:min-h-11"
      >
        <Search aria-hidden className="size-4" />
        <span className="max-sm:sr-only">Go to a case</span>
        <kbd aria-hidden className="hidden rounded border border-line bg-surface px-1.5 font-sans text-xs text-muted sm:inline">
          {isMac ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      <Suspense>{isOpen && <Palette session={session} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
