import { useSyncExternalStore } from 'react'
import { readSession, type Session } from './session.ts'

type Waiting = (signedIn: boolean) => void

let waiting: readonly Waiting[] = []
const listeners = new Set<() => void>()

const change = (next: readonly Waiting[]): void => {
  waiting = next
  for (const listener of listeners) listener()
}

/**
 * Called with the session whose token the server no longer takes. Resolves to true once the same person has signed in again (here or in
 * another tab), so that the call can be sent once more; to false when they gave up.
 */
export const signInAgain = (refused: Session): Promise<boolean> => {
  const session = readSession()
  if (session?.token !== refused.token) return Promise.resolve(session?.userId === refused.userId)
  return new Promise((resolve) => change([...waiting, resolve]))
}

/** Ends the waiting of every call that was refused. */
export const settleSignInAgain = (signedIn: boolean): void => {
  const settled = waiting
  change([])
  for (const resolve of settled) resolve(signedIn)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a call waits for a new sign-in. */
export const useSignInAgainNeeded = (): boolean => useSyncExternalStore(subscribe, () => waiting.length > 0)
