import { randomUUID } from 'node:crypto'
import { headers } from '@parakh/contracts'
import type { NextFunction } from 'express'
import { countRequest } from './metrics.ts'
import type { Logger } from '../logger.ts'
import type { Request, Response } from './request.ts'

const given = /^[\w.-]{8,64}$/

/** Gives each request its id, and each reply one log line: ids and codes only, the path without its query. */
export const requestLog =
  (logger: Logger) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const asked = request.headers['x-request-id']
    request.id = typeof asked === 'string' && given.test(asked) ? asked : randomUUID()
    response.setHeader(headers.requestId, request.id)
    request.since = performance.now()
    response.once('close', () => {
      const seconds = (performance.now() - request.since) / 1_000
      const status = response.writableFinished ? response.statusCode : 'aborted'
      countRequest(request.method, routeOf(request), status, seconds)
      logger.info({
        event: 'request',
        request_id: request.id,
        method: request.method,
        route: routeOf(request),
        status,
        ms: Math.round(seconds * 1_000),
        user_id: request.user?.id,
        code: response.locals.code as unknown,
      })
    })
    next()
  }

// public links hold their right in the path, so the row's pattern is logged
const routeOf = (request: Request): string => {
  const route = request.route as { path?: unknown } | undefined
  return typeof route?.path === 'string' ? route.path : 'none'
}
