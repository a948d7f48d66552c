import { applyDecorators, HttpCode, RequestMapping, RequestMethod, UseInterceptors } from '@nestjs/common'
import type { Route as RouteRow } from '@parakh/contracts'
import { BodyInterceptor } from './body.interceptor.ts'
import { IdempotencyInterceptor } from './idempotency.ts'
import { setRow } from './row-of.ts'

export { rowOfHandler } from './row-of.ts'

/**
 * Mounts a handler as a row of the routes table says: method, path, status; guard, body and reply read the same row.
 * A row that reads no body has no interceptor, whose machinery would cost a plain read a tenth of its time.
 */
export const Route = (row: RouteRow): MethodDecorator =>
  applyDecorators(
    RequestMapping({ method: RequestMethod[row.method], path: row.path }),
    HttpCode(row.status ?? (row.reply === 'empty' ? 204 : 200)),
    // in this order: a key is compared with the body that was read
    UseInterceptors(...(row.body || row.files ? [BodyInterceptor] : []), ...(row.creates ? [IdempotencyInterceptor] : [])),
    (_target, _name, descriptor) => setRow(descriptor.value as object, row),
  )
