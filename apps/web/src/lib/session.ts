import { isRole, keptSession, sessionKeys, type KeptSession, type SessionUser } from '@parakh/contracts'
import { useSyncExternalStore } from 'react'

export type Session = KeptSession

let seen: { raw: string; session: Session | null } = { raw: '', session: null }
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Who is signed in in this browser, null if nobody; the same object until something changes. */
export const readSession = (): Session | null => {
  const values = sessionKeys.map((key) => localStorage.getItem(key) ?? '')
  const raw = JSON.stringify(values)
  if (raw !== seen.raw) seen = { raw, session: parse(values) }
  return seen.session
}

const parse = ([token = '', givenRole = '', userId = '', name = '', email = '']: string[]): Session | null => {
  return token !== '' && userId !== '' && isRole(givenRole) ? { token, role: givenRole, userId, name, email } : null
}

export const keepSession = (token: string, user: SessionUser): void => {
  const values = keptSession(token, user)
  for (const key of sessionKeys) localStorage.setItem(key, values[key])
  tell()
}

export const clearSession = (): void => {
  for (const key of sessionKeys) localStorage.removeItem(key)
  tell()
}

const subscribe = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || (sessionKeys as readonly string[]).includes(event.key)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The session, followed also when another tab signs in or out. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession)

/** The session of a screen that only signed-in people reach. */
export const useSignedIn = (): Session => {
  const session = useSession()
  if (!session) throw new Error('nobody is signed in')
  return session
}
