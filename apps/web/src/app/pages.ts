import { mayOpen, screens, type Role, type ScreenName } from '@parakh/contracts'
import type { ComponentType } from 'react'

/** The page of each screen, loaded when it is first shown. */
export const pages: Record<ScreenName, () => Promise<ComponentType>> = {
  dashboard: async () => (await import('../features/cases/dashboard-page.tsx')).DashboardPage,
  login: async () => (await import('../features/auth/login-page.tsx')).LoginPage,
  intake: async () => (await import('../features/intakes/intakes-page.tsx')).IntakesPage,
  intakes: async () => (await import('../features/intakes/intakes-page.tsx')).IntakesPage,
  newIntake: async () => (await import('../features/intakes/new-intake-page.tsx')).NewIntakePage,
  analytics: async () => (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage,
  users: async () => (await import('../features/users/users-page.tsx')).UsersPage,
  newUser: async () => (await import('../features/users/new-user-page.tsx')).NewUserPage,
  case: async () => (await import('../features/cases/case-page.tsx')).CasePage,
  caseDocument: async () => (await import('../features/cases/case-document-page.tsx')).CaseDocumentPage,
  agents: async () => (await import('../features/users/agents-page.tsx')).AgentsPage,
  me: async () => (await import('../features/users/profile-page.tsx')).ProfilePage,
}

/** Fetches the pages that a role may open, so that none waits for a connection later; a failure shows when the page is opened. */
export const preloadPages = async (role: Role): Promise<void> => {
  await Promise.allSettled(screenNames.filter((screen) => mayOpen(screen, role)).map((screen) => pages[screen]()))
}

/** The names of all screens. */
export const screenNames = Object.keys(screens).filter((name): name is ScreenName => name in screens)
