import { screens } from '@parakh/contracts'
import { FileCheck2, Gauge, History, ShieldCheck, type LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate, useLocation, type Location } from 'react-router'
import { config } from '../../lib/config.ts'
import { keepSession, useSession } from '../../lib/session.ts'
import { LogoMark } from '../../ui/logo-mark.tsx'
import { SignInForm } from './sign-in-form.tsx'

const points: { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: Gauge, title: 'Confidence scoring', text: 'Every value read from a document says how sure it is and where it was read.' },
  {
    Icon: FileCheck2,
    title: 'Secure intake-to-case workflow',
    text: 'From papers to site visit to Word report, each step by the one whose step it is.',
  },
  { Icon: ShieldCheck, title: 'Role-based access', text: 'Everybody sees their part of a case, and nothing more.' },
  { Icon: History, title: 'Full audit trail', text: 'Who changed what, and when: kept so that nothing can be taken away unseen.' },
]

/** Sign-in; who is signed in goes on to where they came from, else to / (spec §2). */
export const LoginPage = () => {
  const session = useSession()
  const location = useLocation()
  useEffect(() => {
    document.title = 'Sign in · Parakh'
  }, [])
  if (session) return <Navigate to={cameFrom(location.state) ?? screens.dashboard.path} replace />
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1.1fr_1fr]">
      <Welcome />
      <div className="flex min-h-[85dvh] flex-col items-center justify-center gap-6 px-4 py-10">
        <div className="w-full max-w-sm rounded-xl border border-line bg-surface p-6 shadow-card sm:p-8">
          <div className="mb-6 flex items-center gap-2 lg:hidden">
            <LogoMark className="size-8" />
            <span className="text-lg font-semibold tracking-tight">Parakh</span>
          </div>
          <h1 className="mb-5 text-2xl font-semibold tracking-tight">Sign in</h1>
          <SignInForm onSignedIn={({ token, user }) => keepSession(token, user)} />
        </div>
        <p className="text-sm text-muted">
          Trouble signing in?{' '}
          <a className="text-accent-ink underline underline-offset-2" href={`mailto:${config.supportEmail}`}>
            {config.supportEmail}
          </a>
        </p>
      </div>
    </div>
  )
}

const Welcome = () => (
  <div className="order-last flex flex-col justify-between gap-8 bg-welcome px-6 py-10 text-white lg:order-first lg:px-14 lg:py-12">
    <div className="hidden items-center gap-2.5 lg:flex">
      <LogoMark className="size-9" />
      <span className="text-xl font-semibold tracking-tight">Parakh</span>
    </div>
    <div className="max-w-lg">
      <p className="text-2xl leading-tight font-semibold tracking-tight text-balance lg:text-3xl">
        From a bundle of loan papers to a report the bank can rely on.
      </p>
      <ul className="mt-8 flex flex-col gap-6 lg:mt-10">
        {points.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-welcome-mark" />
            <div>
              <p className="font-medium">{title}</p>
              <p className="text-white/80">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
    <p className="text-sm text-white/80">Property valuation console</p>
  </div>
)

const cameFrom = (state: unknown): string | null => {
  const from: Partial<Location> =
    typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'object' ? { ...state.from } : {}
  return from.pathname ? `${from.pathname}${from.search ?? ''}${from.hash ?? ''}` : null
}
