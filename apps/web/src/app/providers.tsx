import { limits } from '@parakh/contracts'
import { QueryClientProvider } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { clientOf } from '../lib/query-client.ts'
import { useSession } from '../lib/session.ts'
import { ConfirmProvider } from '../ui/confirm.tsx'
import { Toaster } from '../ui/toast.tsx'

export const Providers = ({ children }: { children: ReactNode }) => (
  <>
    <OfOnePerson>
      <ConfirmProvider>{children}</ConfirmProvider>
    </OfOnePerson>
    <Toaster lastsMs={limits.toasts.showMs} />
  </>
)

// what one person was shown is not the next one's to see: neither the cache nor the screens outlive a change of person
const OfOnePerson = ({ children }: { children: ReactNode }) => {
  const userId = useSession()?.userId ?? ''
  return (
    <QueryClientProvider client={clientOf(userId)}>
      <Fragment key={userId}>{children}</Fragment>
    </QueryClientProvider>
  )
}
