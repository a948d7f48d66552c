import { screens } from '@parakh/contracts'
import { lazy, Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useSession } from '../lib/session.ts'
import { useSignInAgainNeeded } from '../lib/sign-in-again.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { pages, preloadPages } from './pages.ts'
import { Header } from './header.tsx'
import { Sidebar } from './sidebar.tsx'

const loadSignIn = async () => ({ default: (await import('../features/auth/sign-in-again.tsx')).SignInAgain })
const SignInAgain = lazy(loadSignIn)

/** Header, sidebar and the screen between them (spec §2, Shell). */
export const Shell = () => {
  const session = useSession()
  const { pathname } = useLocation()
  const isEnded = useSignInAgainNeeded()
  const role = session?.role
  // asked for early: what may be needed must not wait for a connection, nor what is seen first for the sign-in
  useEffect(() => (role ? undefined : whenIdle(() => void Promise.allSettled([pages.dashboard()]))), [role])
  useEffect(() => (role ? whenIdle(() => void Promise.allSettled([loadSignIn(), preloadPages(role)])) : undefined), [role])
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

const Progress = () => {
  const { state } = useNavigation()
  return state === 'idle' ? null : (
    <div role="status" className="fixed inset-x-0 top-0 z-70 h-0.5 overflow-hidden">
      <span className="sr-only">Loading…</span>
      <div className="h-full w-1/3 animate-slide bg-accent" />
    </div>
  )
}
