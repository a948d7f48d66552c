import { mayOpen, screens } from '@parakh/contracts'
import { Menu } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { LogoMark } from '../ui/logo-mark.tsx'
import { useSession, type Session } from '../lib/session.ts'
import { useSignInAgainNeeded } from '../lib/sign-in-again.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { whenIdle } from '../ui/when-idle.ts'
import { Sidebar } from './sidebar.tsx'

const loadSignIn = async () => ({ default: (await import('../features/auth/sign-in-again.tsx')).SignInAgain })
const SignInAgain = lazy(loadSignIn)
const loadMenu = async () => ({ default: (await import('./phone-menu.tsx')).PhoneMenu })
const PhoneMenu = lazy(loadMenu)

// asked for early: neither may wait for a connection
const loadLater = (): (() => void) => whenIdle(() => void Promise.all([loadSignIn(), loadMenu()]))

/** Header, sidebar and the screen between them (spec §2, Shell). */
export const Shell = () => {
  const session = useSession()
  const { pathname } = useLocation()
  const isEnded = useSignInAgainNeeded()
  useEffect(loadLater, [])
  const isBare = pathname === screens.login.path
  if (!session || isBare) {
    return (
      <>
        {!isBare && <Header session={null} />}
        <main id="main" className={isBare ? undefined : 'p-4'}>
          <Outlet />
        </main>
        <Progress />
      </>
    )
  }
  return (
    <>
      <a href="#main" className="sr-only z-70 rounded-md bg-surface px-3 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2">
        Skip to content
      </a>
      <Header session={session} />
      <div className="flex">
        <Sidebar session={session} />
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 p-4 outline-none sm:p-6">
          <div className="mx-auto max-w-screen-2xl">
            <Outlet />
          </div>
        </main>
      </div>
      <Progress />
      <ScrollRestoration />
      <Suspense>{isEnded && <SignInAgain />}</Suspense>
    </>
  )
}

const Header = ({ session }: { session: Session | null }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <header className="no-print sticky top-0 z-30 flex h-13 items-center gap-2 border-b border-line bg-surface px-2 sm:px-4">
      {session && (
        <>
          <IconButton label="Open menu" tip={false} icon={<Menu />} className="sm:hidden" onClick={() => setOpen(true)} />
          <Suspense>{isOpen && <PhoneMenu session={session} onClose={() => setOpen(false)} />}</Suspense>
        </>
      )}
      <Link to={screens.dashboard.path} className="flex min-h-9 items-center gap-2 rounded-md pr-1 touch:min-h-11">
        <LogoMark className="size-7" />
        <span className="text-lg font-semibold tracking-tight">Parakh</span>
      </Link>
      {session && mayOpen('me', session.role) && (
        <div className="ml-auto min-w-0 text-right leading-tight">
          <p className="truncate text-sm font-medium">{session.name}</p>
          <p className="truncate text-xs text-muted">{session.email}</p>
        </div>
      )}
    </header>
  )
}

const Progress = () => {
  const { state } = useNavigation()
  return state === 'idle' ? null : (
    <div role="status" className="fixed inset-x-0 top-0 z-70 h-0.5 overflow-hidden">
      <span className="sr-only">Loading…</span>
      <div className="h-full w-1/3 animate-slide bg-accent" />
    </div>
  )
}
