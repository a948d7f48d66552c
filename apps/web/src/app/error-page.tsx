import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorState } from '../ui/error-state.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const RELOADED = 'reloadedForChunk'

/** What a screen that broke shows. A part that a new version took away reloads the page once. */
export const ErrorPage = () => {
  const error = useRouteError()
  const isStale = error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
  useEffect(() => {
    if (!isStale || sessionStorage.getItem(RELOADED)) return
    sessionStorage.setItem(RELOADED, '1')
    window.location.reload()
  }, [isStale])
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <ErrorState
      title={isStale ? 'This page could not be loaded' : 'This page ran into a problem'}
      message={
        isStale
          ? 'The connection may be down. What you typed is kept.'
          : 'What you typed is kept. Load the page again; if it stays, tell an admin what you did.'
      }
      onRetry={() => window.location.reload()}
      className="min-h-[60dvh] justify-center"
    />
  )
}
