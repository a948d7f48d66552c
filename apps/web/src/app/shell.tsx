import { mayOpen, screens } from '@parakh/contracts'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { SignInAgain } from '../features/auth/sign-in-again.tsx'
import { LogoMark } from '../ui/logo-mark.tsx'
import { useSession, type Session } from '../lib/session.ts'
import { Drawer } from '../ui/drawer.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Sidebar, SidebarNav } from './sidebar.tsx'

/** Header, sidebar and the screen between them (spec §2, Shell). */
export const Shell = () => {
  const session = useSession()
  const { pathname } = useLocation()
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
      <SignInAgain />
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
          <Drawer side="left" open={isOpen} onClose={() => setOpen(false)} title="Parakh" closeLabel="Close menu" className="w-72">
            <SidebarNav session={session} isCollapsed={false} onGo={() => setOpen(false)} />
          </Drawer>
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
