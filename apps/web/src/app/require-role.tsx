import { mayOpen, screens, type ScreenName } from '@parakh/contracts'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../lib/session.ts'

/** Who is not signed in goes to /login and comes back after; whose role does not have the screen goes to / (spec §2). */
export const RequireRole = ({ screen, children }: { screen: ScreenName; children: ReactNode }) => {
  const session = useSession()
  const location = useLocation()
  if (mayOpen(screen, session?.role ?? null)) return children
  if (!session) return <Navigate to={screens.login.path} replace state={{ from: location }} />
  return <Navigate to={screens.dashboard.path} replace />
}
