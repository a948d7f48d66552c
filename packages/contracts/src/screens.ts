import { allRoles, role, type Role } from './roles.ts'

type Screen = { path: string; title: string; who: 'public' | readonly Role[] }
const desk = [role.ADMIN, role.INITIATOR]
const admin = [role.ADMIN]

/** The screens of the console with who may open them (spec §2; /intakes as design §5 says). */
export const screens = {
  dashboard: { path: '/', title: 'Dashboard', who: allRoles },
  login: { path: '/login', title: 'Sign in', who: 'public' },
  intake: { path: '/intake', title: 'Intakes', who: desk },
  intakes: { path: '/intakes', title: 'Intakes', who: desk },
  newIntake: { path: '/intakes/new', title: 'New Custom Intake', who: desk },
  analytics: { path: '/admin/analytics', title: 'Analytics', who: admin },
  users: { path: '/admin/users', title: 'Users', who: admin },
  newUser: { path: '/admin/users/new', title: 'Create New User', who: admin },
  case: { path: '/cases/:id', title: 'Case', who: allRoles },
  caseDocument: { path: '/cases/:id/doc', title: 'Case Document', who: allRoles },
  agents: { path: '/agents', title: 'Agents', who: allRoles },
  me: { path: '/me', title: 'My Profile', who: allRoles },
} as const satisfies Record<string, Screen>
export type ScreenName = keyof typeof screens

type MenuRow = { screen: ScreenName; label: string }
const dashboard: MenuRow = { screen: 'dashboard', label: 'Dashboard' }
const intake: MenuRow = { screen: 'intake', label: 'Intake' }

/** The sidebar of each role (spec §2, Shell). */
export const menus: Record<Role, readonly MenuRow[]> = {
  ADMIN: [
    { screen: 'analytics', label: 'Analytics' },
    dashboard,
    intake,
    { screen: 'users', label: 'All User' },
    { screen: 'newUser', label: 'Create New User' },
  ],
  INITIATOR: [intake],
  AGENT: [dashboard],
  DRAFTER: [dashboard],
}

/** Whether a role may open a screen. */
export const mayOpen = (screen: ScreenName, viewer: Role | null): boolean => {
  const { who }: Screen = screens[screen]
  return who === 'public' || (viewer !== null && who.includes(viewer))
}
