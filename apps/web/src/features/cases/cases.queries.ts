import { limits, role, routes, sectionOf, type AuditEntry, type Case, type CaseRow, type CaseTime, type Section } from '@parakh/contracts'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, callPage } from '../../lib/call.ts'
import { FOLLOW_MS, outdateAnswersUnderWay } from '../../lib/query-client.ts'
import { readSession } from '../../lib/session.ts'
import { changeRow, listOptions } from '../../lib/use-list.ts'
import { isDocumentUnderWay } from './document-state.ts'

type Choice = typeof role.AGENT | typeof role.DRAFTER

// both fill rows of one, two and three cards
const SECTION_PAGE = 30
const SECTION_MORE = 90
const AUDIT_PAGE = 50
const AUDIT_MORE = 100
const DOCUMENT_POLL_MS = 2_000

const keys = {
  lists: ['cases', 'list'],
  counts: ['cases', 'counts'],
  one: (id: string) => ['cases', 'one', id],
  audit: (id: string) => ['cases', 'audit', id],
} as const

/** How a section is sorted: the last change first, or who stands longest in their status. */
export type CaseOrder = Extract<CaseTime, 'updated_at' | 'status_since'>
export type SectionFilter = { section: Section; q: string; order: CaseOrder }
const directions = { updated_at: 'desc', status_since: 'asc' } as const satisfies Record<CaseOrder, string>

/** One section of the dashboard, page by page; `q` searches number, applicant and owner. */
export const sectionList = ({ section, q, order }: SectionFilter) =>
  listOptions({
    queryKey: [...keys.lists, section, order, q],
    page: ({ signal, ...paging }) =>
      callPage(routes.cases.list, { query: { section, q, sortBy: order, sortDir: directions[order], ...paging }, signal }),
    first: SECTION_PAGE,
    more: SECTION_MORE,
  })

/** How many cases each section holds, also beyond the pages that were loaded. */
export const countsQuery = () => queryOptions({ queryKey: keys.counts, queryFn: ({ signal }) => call(routes.cases.counts, { signal }) })

/** One case; followed while it is on screen, closely while its document is being written. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => call(routes.cases.get, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isDocumentUnderWay(state.data) ? DOCUMENT_POLL_MS : FOLLOW_MS),
  })

export type TrailEntry = AuditEntry & { _id: string }

/** The audit trail, newest first, page by page (ADMIN). */
export const auditList = (id: string) => ({
  ...listOptions<TrailEntry>({
    queryKey: keys.audit(id),
    page: async ({ signal, ...query }) => {
      const { items, ...page } = await callPage(routes.cases.audit, { params: { id }, query, signal })
      return { ...page, items: items.map((entry) => ({ ...entry, _id: entry.hash })) }
    },
    first: AUDIT_PAGE,
    more: AUDIT_MORE,
  }),
  // another case's trail may not stand for this one's
  placeholderData: () => undefined,
  // asked for by each note that names somebody
  refetchOnMount: true,
})

/** Documents of the case's intake (ADMIN). */
export const intakeFilesQuery = (intakeId: string) =>
  queryOptions({
    queryKey: ['intake-files', intakeId],
    queryFn: ({ signal }) => call(routes.intakes.files, { params: { id: intakeId }, signal }),
  })

/** Who may be assigned: agents by the intake's PIN code (else all), drafters all (spec §6). */
export const choicesQuery = (choice: Choice, pincode?: string) =>
  queryOptions({
    queryKey: ['assignable', choice, pincode ?? ''],
    queryFn: ({ signal }) =>
      call(routes.users.list, {
        query: {
          role: choice,
          disabled: '0',
          sortBy: 'name',
          sortDir: 'asc',
          limit: limits.lists.pageMax,
          ...(pincode && choice === role.AGENT ? { pincode } : {}),
        },
        signal,
      }),
    staleTime: 30_000,
  })

/** Name and role of a user, for the audit dialog. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['person', id],
    queryFn: ({ signal }) => call(routes.users.person, { params: { id }, signal }),
    staleTime: 5 * 60_000,
  })

/** A photo's bytes; `thumb` is the small one. */
export const imageQuery = (id: string, imageId: string, size?: 'thumb') =>
  queryOptions({
    queryKey: ['case-image', id, imageId, size ?? 'full'],
    queryFn: async ({ signal }) =>
      (await call(routes.site.image, { params: { id, imageId }, ...(size ? { query: { size } } : {}), signal })).blob,
    staleTime: Infinity,
  })

/** Shows a case as a call answered it; lists and the trail are asked again. */
export const putCase = (client: QueryClient, fresh: Case): void => {
  client.setQueryData(caseQuery(fresh._id).queryKey, fresh)
  outdateAnswersUnderWay(client, keys.one(fresh._id))
  putRow(client, fresh)
  refreshAround(client, fresh._id)
}

// however deep in a list it stands; the section that it left loses it
const putRow = (client: QueryClient, fresh: Case): void => {
  const { agent_updates: _site, drafter_updates: _draft, sent_back: _sentBack, document: _document, ...row } = fresh
  const viewer = readSession()?.role
  changeRow<CaseRow>(client, keys.lists, row._id, (_old, [, , section]) =>
    viewer && sectionOf(viewer, row.status) !== section ? null : row,
  )
}

/** Changes the case on screen by what a call answered about a part of it. */
export const patchCase = (client: QueryClient, id: string, change: (old: Case) => Case): void => {
  client.setQueryData(caseQuery(id).queryKey, (old) => old && change(old))
}

/** Asks again for a case and all that lists it. */
export const refreshCase = (client: QueryClient, id: string): void => {
  void client.invalidateQueries({ queryKey: keys.one(id) })
  refreshAround(client, id)
}

const refreshAround = (client: QueryClient, id: string): void => {
  void client.invalidateQueries({ queryKey: keys.lists })
  void client.invalidateQueries({ queryKey: keys.counts })
  void client.invalidateQueries({ queryKey: keys.audit(id) })
}

/** A change that answers the whole case. */
export const useCaseChange = <Input>(change: (input: Input) => Promise<Case>) => {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: (fresh) => putCase(client, fresh) })
}
