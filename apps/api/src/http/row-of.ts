import type { ExecutionContext } from '@nestjs/common'
import type { Route as RouteRow } from '@parakh/contracts'

// Reflect's metadata costs a walk up the prototypes at each call
const rows = new WeakMap<object, RouteRow>()

/** The row of the handler that runs; undefined where a handler was mounted without one. */
export const rowOf = (context: ExecutionContext): RouteRow | undefined => rows.get(context.getHandler())

/** The row of a controller's method. */
export const rowOfHandler = (handler: object): RouteRow | undefined => rows.get(handler)

/** Notes by which row a controller's method is mounted. */
export const setRow = (handler: object, row: RouteRow): void => void rows.set(handler, row)
