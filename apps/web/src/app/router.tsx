import { screens, type ScreenName } from '@parakh/contracts'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { askEarly } from './early-data.ts'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { pages, screenNames } from './pages.ts'
import { RequireRole } from './require-role.tsx'
import { Shell } from './shell.tsx'

const routeOf = (screen: ScreenName): RouteObject => ({
  path: screens[screen].path,
  // runs beside `lazy`
  loader: ({ params, request }) => {
    askEarly(screen, params, new URL(request.url).search)
    return null
  },
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: async () => {
    const Page = await pages[screen]()
    return {
      element: (
        <RequireRole screen={screen}>
          <Page />
        </RequireRole>
      ),
    }
  },
})

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
        children: [...screenNames.map(routeOf), { path: '*', element: <NotFoundPage /> }],
      },
    ],
  },
])
