import { screens } from '@parakh/contracts'
import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { RequireRole } from './require-role.tsx'
import { Shell } from './shell.tsx'

type ScreenKey = keyof typeof screens
type Load = () => Promise<ComponentType>

const pages: Record<ScreenKey, Load> = {
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

const routeOf = ([screen, load]: [ScreenKey, Load]): RouteObject => ({
  path: screens[screen].path,
  lazy: async () => {
    const Page = await load()
    return {
      element: (
        <RequireRole screen={screen}>
          <Page />
        </RequireRole>
      ),
    }
  },
})

const isScreen = (entry: [string, Load]): entry is [ScreenKey, Load] => entry[0] in screens

const Opening = () => (
  <main className="min-h-dvh">
    <h1 className="sr-only">Parakh</h1>
  </main>
)

/** Every screen of spec §2 with who may open it, each loaded when it is first shown. */
export const router = createBrowserRouter([
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <Opening />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [...Object.entries(pages).filter(isScreen).map(routeOf), { path: '*', element: <NotFoundPage /> }],
      },
    ],
  },
])
