import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata, type ExecutionContext } from '@nestjs/common'
import type { Route as RouteRow } from '@parakh/contracts'

const ROUTE = Symbol('ROUTE')

/** Mounts a handler as a row of the routes table says: method, path, status; guard, body and reply read the same row. */
export const Route = (row: RouteRow): MethodDecorator =>
  applyDecorators(
    RequestMapping({ method: RequestMethod[row.method], path: row.path }),
    HttpCode(row.status ?? (row.reply === 'empty' ? 204 : 200)),
    SetMetadata(ROUTE, row),
  )

/** The row of the handler that runs; undefined where a handler was mounted without one. */
export const rowOf = (context: ExecutionContext): RouteRow | undefined => rowOfHandler(context.getHandler())

/** The row of a controller's method. */
export const rowOfHandler = (handler: object): RouteRow | undefined => Reflect.getMetadata(ROUTE, handler) as RouteRow | undefined
