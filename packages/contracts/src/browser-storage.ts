import type { SessionUser } from './user.ts'

/** Under which keys a browser keeps who is signed in (spec §3, Session user). */
export const sessionKeys = ['token', 'role', 'userId', 'name', 'email'] as const
export type KeptSession = Pick<SessionUser, 'role' | 'name' | 'email'> & { token: string; userId: string }

/** Under which key it keeps whether the sidebar is collapsed, and the value that says so (spec §3). */
export const sidebarCollapsed = { key: 'sidebarCollapsed', yes: '1', no: '0' } as const

/** What a browser keeps of a sign-in. */
export const keptSession = (token: string, { _id, role, name, email }: SessionUser): KeptSession => ({
  token,
  role,
  userId: _id,
  name,
  email,
})
