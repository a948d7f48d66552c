import { screens } from '@parakh/contracts'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { clearSession, keepSession, readSession, useSession, type Session } from '../../lib/session.ts'
import { settleSignInAgain, useSignInAgainNeeded } from '../../lib/sign-in-again.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SignInForm, type SignedIn } from './sign-in-form.tsx'

/** Asks for sign-in over the page when the session has ended, then lets the refused calls go on; the page and what was typed stay. */
export const SignInAgain = () => {
  const isNeeded = useSignInAgainNeeded()
  const session = useSession()
  const navigate = useNavigate()
  const refused = useRef<Session | null>(null)

  useEffect(() => {
    if (!isNeeded) refused.current = null
    else if (refused.current === null) refused.current = session
    else if (session?.token !== refused.current.token) settleSignInAgain(session?.userId === refused.current.userId)
  }, [isNeeded, session])

  const giveUp = (): void => {
    settleSignInAgain(false)
    clearSession()
  }
  const goOn = ({ token, user }: SignedIn): void => {
    const isSame = user._id === readSession()?.userId
    keepSession(token, user)
    settleSignInAgain(isSame)
    if (!isSame) void navigate(screens.dashboard.path)
  }
  return (
    <Dialog
      open={isNeeded}
      onClose={giveUp}
      keepOnOutside
      size="sm"
      title="Your session has ended"
      description="Sign in again to go on. What you typed is still here and will be sent."
    >
      <SignInForm email={session?.email ?? ''} onSignedIn={goOn} />
      <Button variant="ghost" className="mt-2 w-full" onClick={giveUp}>
        Sign in as somebody else
      </Button>
    </Dialog>
  )
}
