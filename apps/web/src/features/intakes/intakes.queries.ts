import { intakeStatus, limits, pathOf, routes, type Intake } from '@parakh/contracts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, callPage } from '../../lib/call.ts'
import { config } from '../../lib/config.ts'
import { FOLLOW_MS, outdateAnswersUnderWay } from '../../lib/query-client.ts'
import { changeRow, listOptions } from '../../lib/use-list.ts'
import type { NewIntakeBody } from './new-intake-body.ts'

export type IntakesFilter = { q: string; openOnly: boolean }

const keys = {
  all: ['intakes'],
  list: ['intakes', 'list'],
  archived: ['intakes', 'archived'],
  one: (id: string) => ['intakes', 'one', id],
  // one list of documents for intakes and cases
  files: (id: string) => ['intake-files', id],
} as const
const pages = { first: 100, more: 200 }
const newest = { sortBy: 'updated_at', sortDir: 'desc' } as const
const searchOf = (q: string) => (q.trim() ? { q: q.trim() } : {})

/** Intakes that are not archived, last changed first (spec §7). */
export const intakesList = ({ q, openOnly }: IntakesFilter) =>
  listOptions<Intake>({
    queryKey: [...keys.list, q, openOnly],
    page: ({ signal, ...paging }) =>
      callPage(routes.intakes.list, {
        query: { ...searchOf(q), ...(openOnly ? { open_only: '1' as const } : {}), ...newest, ...paging },
        signal,
      }),
    ...pages,
  })

/** The archived ones, by the same search. */
export const archivedList = (q: string) =>
  listOptions<Intake>({
    queryKey: [...keys.archived, q],
    page: ({ signal, ...paging }) =>
      callPage(routes.intakes.list, { query: { ...searchOf(q), archived_only: '1', ...newest, ...paging }, signal }),
    ...pages,
  })

/** How many there are without 'Open only', as the server says it. */
export const allCountQuery = ({ q, openOnly }: IntakesFilter) =>
  queryOptions({
    queryKey: [...keys.all, 'count', q],
    queryFn: async ({ signal }) => (await callPage(routes.intakes.list, { query: { ...searchOf(q), limit: 1 }, signal })).total,
    enabled: openOnly,
    placeholderData: keepPreviousData,
  })

/** One intake; followed while it is on screen. */
export const intakeQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => call(routes.intakes.get, { params: { id }, signal }),
    refetchInterval: FOLLOW_MS,
  })

export const filesQuery = (id: string) =>
  queryOptions({ queryKey: keys.files(id), queryFn: ({ signal }) => call(routes.intakes.files, { params: { id }, signal }) })

export type Duplicate = { kind: 'intake' | 'case'; id: string; label: string }
const DUPLICATES = 20

/** Open intakes and cases that have this very application number; its own intake and case left out. */
export const duplicatesQuery = (number: string, ownId: string | null) =>
  queryOptions({
    queryKey: [...keys.all, 'duplicates', number, ownId],
    queryFn: async ({ signal }): Promise<Duplicate[]> => {
      const query = { q: number, limit: DUPLICATES }
      const [intakes, cases] = await Promise.all([
        call(routes.intakes.list, { query: { ...query, open_only: '1' as const }, signal }),
        call(routes.cases.list, { query, signal }),
      ])
      const isSame = (other: unknown): boolean => typeof other === 'string' && other.trim().toLowerCase() === number.toLowerCase()
      return [
        ...intakes
          .filter(({ _id, fields }) => _id !== ownId && isSame(fields.application_number))
          .map(({ _id, fields }): Duplicate => ({
            kind: 'intake',
            id: _id,
            label: String(fields.applicant_name || _id.slice(-limits.badgeChars)),
          })),
        ...cases
          .filter(({ intakeId, intake }) => intakeId !== ownId && isSame(intake.application_number))
          .map(({ _id }): Duplicate => ({ kind: 'case', id: _id, label: `#${_id.slice(-limits.badgeChars)}` })),
      ]
    },
    enabled: number.length > 2,
    staleTime: 30_000,
  })

/** Name and role of a user, for 'updated by'. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['person', id],
    queryFn: ({ signal }) => call(routes.users.person, { params: { id }, signal }),
    staleTime: 5 * 60_000,
  })

/** Shows an intake as a call answered it; lists are asked again. */
const putIntake = (client: QueryClient, fresh: Intake): void => {
  client.setQueryData(intakeQuery(fresh._id).queryKey, fresh)
  outdateAnswersUnderWay(client, keys.one(fresh._id))
  // however deep in a list it stands
  changeRow<Intake>(client, keys.list, fresh._id, () => (fresh.archived ? null : fresh))
  changeRow<Intake>(client, keys.archived, fresh._id, () => (fresh.archived ? fresh : null))
  refreshIntakes(client)
}

/** Asks again for every list of intakes. */
const refreshIntakes = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: keys.all, predicate: ({ queryKey }) => queryKey[1] !== 'one' })
}

/** A change that answers the intake. */
const useIntakeChange = <Input>(change: (input: Input) => Promise<Intake>) => {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: (fresh) => putIntake(client, fresh) })
}

export const useArchive = () => useIntakeChange((id: string) => call(routes.intakes.archive, { params: { id } }))
export const useUnarchive = () => useIntakeChange((id: string) => call(routes.intakes.unarchive, { params: { id } }))

export const usePatchIntake = (id: string) =>
  useIntakeChange((body: Record<string, unknown>) => call(routes.intakes.patchFields, { params: { id }, body }))

/** Makes the case; a repeat answers the same one (design §3, Intakes). */
export const useSubmitIntake = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => (await call(routes.intakes.submit, { params: { id }, idempotencyKey: `submit-${id}` })).case._id,
    onSuccess: (case_id, id) => {
      const status = intakeStatus.CASE_CREATED
      changeRow<Intake>(client, keys.list, id, (row, [, , , isOpenOnly]) =>
        isOpenOnly ? null : { ...row, status, case_id, case_visible: true },
      )
      refreshIntakes(client)
      void client.invalidateQueries({ queryKey: ['cases'] })
    },
  })
}

export const useCreateIntake = () =>
  useIntakeChange(({ body, idempotencyKey }: { body: NewIntakeBody; idempotencyKey: string }) =>
    call(routes.intakes.create, { body, idempotencyKey }),
  )

export const useDeleteFile = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (fileId: string) => call(routes.intakes.deleteFile, { params: { id, fileId } }),
    onSuccess: () => refreshFiles(client, id),
  })
}

/** Public address of a document (spec §7). */
export const viewAddress = (id: string, fileId: string): string => config.apiBase + pathOf(routes.intakes.viewFile, { id, fileId })

/** Asks again for an intake's documents and for what its status has become. */
export const refreshFiles = (client: QueryClient, id: string): void => {
  void client.invalidateQueries({ queryKey: keys.files(id) })
  void client.invalidateQueries({ queryKey: keys.one(id) })
  refreshIntakes(client)
}
