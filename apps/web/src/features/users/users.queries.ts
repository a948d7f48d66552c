import { routes, type Agent, type PatchUserBody, type Role, type User } from '@parakh/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callPage } from '../../lib/call.ts'
import { listOptions } from '../../lib/use-list.ts'

export type UsersFilter = { q: string; role: Role | ''; activeOnly: boolean }

const queryOf = ({ q, role }: UsersFilter) => ({ ...(q.trim() ? { q: q.trim() } : {}), ...(role ? { role } : {}) })
const pages = { first: 100, more: 200 }
const newestFirst = { sortBy: 'created_at', sortDir: 'desc' } as const

/** Users by the screen's search and filters, newest first (spec §7). */
export const usersList = (filter: UsersFilter) =>
  listOptions<User>({
    queryKey: ['users', 'list', filter],
    page: ({ signal, ...paging }) =>
      callPage(routes.users.list, {
        query: { ...queryOf(filter), ...(filter.activeOnly ? { disabled: '0' as const } : {}), ...newestFirst, ...paging },
        signal,
      }),
    ...pages,
  })

/** How many the 'Active only' filter hides. */
export const hiddenUsersQuery = (filter: UsersFilter) =>
  queryOptions({
    queryKey: ['users', 'hidden', filter],
    queryFn: async ({ signal }) =>
      (await callPage(routes.users.list, { query: { ...queryOf(filter), disabled: '1', limit: 1 }, signal })).total,
    enabled: filter.activeOnly,
  })

export const agentsList = listOptions<Agent>({
  queryKey: ['users', 'agents'],
  page: ({ signal, ...paging }) => callPage(routes.agents.list, { query: paging, signal }),
  ...pages,
})

export const profileQuery = queryOptions({ queryKey: ['users', 'me'], queryFn: ({ signal }) => call(routes.users.me, { signal }) })

const photoKey = (id: string) => ['user-photo', id]

/** A user's photo; asked for only where there is one. */
export const photoQuery = (id: string, hasImage: boolean) =>
  queryOptions({
    queryKey: photoKey(id),
    queryFn: async ({ signal }) => (await call(routes.users.image, { params: { id }, signal })).blob,
    enabled: hasImage,
    staleTime: 5 * 60_000,
  })

/** Changes that leave every list of users to be read again. */
const useChange = <V, R>(mutationFn: (input: V) => Promise<R>) => {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: ['users'] }) })
}

export const usePatchUser = () =>
  useChange(({ id, body }: { id: string; body: PatchUserBody }) => call(routes.users.patch, { params: { id }, body }))

/** Sets the photo of a user, or takes it away with null. */
export const useSetPhoto = () => {
  const client = useQueryClient()
  return useChange(async ({ id, file }: { id: string; file: File | null }) => {
    const user = file ? await putPhoto(id, file) : await call(routes.users.deleteImage, { params: { id } })
    client.removeQueries({ queryKey: photoKey(id) })
    return user
  })
}

const putPhoto = (id: string, file: File) => {
  const form = new FormData()
  form.append(routes.users.putImage.files.part, file)
  return call(routes.users.putImage, { params: { id }, form })
}

export const useRegister = () =>
  useChange(({ form, idempotencyKey }: { form: FormData; idempotencyKey: string }) => call(routes.auth.register, { form, idempotencyKey }))

export const useCreateAgent = () =>
  useChange((body: { id: string; name: string; service_pincodes: string[] }) => call(routes.agents.create, { body }))
export const useSeed = () => useChange(() => call(routes.agents.seed, {}))
