import type { Route } from './routes/route.ts'
import { routes } from './routes/table.ts'

export { routes }

type Routes = typeof routes
/** A row's dotted name: its group and its key. */
export type RouteName = { [G in keyof Routes]: `${G}.${keyof Routes[G] & string}` }[keyof Routes]

/** All rows with their dotted names, for those who walk the table. */
export const allRoutes: { name: RouteName; route: Route }[] = Object.entries(routes).flatMap(([group, rows]) =>
  Object.entries(rows as Record<string, Route>).map(([name, row]) => ({ name: `${group}.${name}` as RouteName, route: row })),
)

/** A row's path with its ids filled in; a missing one is an error. */
export const pathOf = (row: Pick<Route, 'path'>, params: Record<string, string> = {}): string =>
  row.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${row.path} needs ${name}`)
    return encodeURIComponent(value)
  })

/** Headers of a page of a list (design §3, Lists) and of every call. */
export const headers = {
  nextCursor: 'X-Next-Cursor',
  totalCount: 'X-Total-Count',
  requestId: 'X-Request-Id',
  idempotencyKey: 'Idempotency-Key',
} as const
