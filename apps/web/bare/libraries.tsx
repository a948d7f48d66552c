import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { createBrowserRouter, Link, Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { RouterProvider } from 'react-router/dom'

/** The libraries that the console stands on, each used, and nothing else: what `check` checks by is the caller's. */
export const startBare = (check: (value: unknown) => boolean): void => {
  const Page = () => {
    const { pathname } = useLocation()
    const { id = '' } = useParams()
    const [search] = useSearchParams()
    const navigate = useNavigate()
    const form = useForm<{ line: string }>()
    const query = useQuery({ queryKey: [pathname, id, search.get('q')], queryFn: async () => (await fetch(pathname)).text() })
    const save = useMutation({ mutationFn: (line: string) => fetch(pathname, { method: 'POST', body: line }) })
    return (
      <form onSubmit={(event) => void form.handleSubmit(({ line }) => check(line) && save.mutate(line))(event)}>
        <input {...form.register('line', { validate: check })} />
        <button onClick={() => void navigate('/')}>{query.data}</button>
        <Link to="/">Home</Link>
        <Outlet />
      </form>
    )
  }
  const router = createBrowserRouter([
    { path: '/:id', element: <Page />, children: [{ path: '*', lazy: () => Promise.resolve({ Component: Page }) }] },
  ])
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
