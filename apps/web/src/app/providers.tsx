import { limits } from '@parakh/contracts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { createQueryClient } from '../lib/query-client.ts'
import { useSession } from '../lib/session.ts'
import { ConfirmProvider } from '../ui/confirm.tsx'
import { Toaster } from '../ui/toast.tsx'

const queryClient = createQueryClient()

export const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <ConfirmProvider>
      <ForgetOnLeave />
      {children}
      <Toaster lastsMs={limits.toasts.showMs} />
    </ConfirmProvider>
  </QueryClientProvider>
)

// what one person was shown is not the next one's to see
const ForgetOnLeave = () => {
  const userId = useSession()?.userId
  useEffect(() => () => queryClient.clear(), [userId])
  return null
}
