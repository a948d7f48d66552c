import { StreamableFile } from '@nestjs/common'
import { ExpressAdapter } from '@nestjs/platform-express'
import { headers, type Route as RouteRow } from '@parakh/contracts'
import type { Env } from '../env.ts'
import { FileReply, sendFile } from './downloads.ts'
import type { Request, Response } from './request.ts'
import { RouteIndex, type RouteHandler } from './route-index.ts'

/** A reply with another status than its row's, such as 202. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** One page of a list: the plain array is the body, the rest stands in headers (design §3, Lists). */
export class Page<Item> {
  constructor(
    readonly items: Item[],
    readonly next: string | null,
    readonly total: string,
  ) {}
}

/** Express, which sends what a handler gave: a page, a file, another status; in tests every reply is parsed by its row's schema. */
export class RepliesAdapter extends ExpressAdapter {
  readonly routes = new RouteIndex()

  constructor(private readonly env: Pick<Env, 'CHECK_REPLIES'>) {
    super()
    // Nest mounts by these; both Express and the index know each route
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const mount = this[method].bind(this) as (...given: unknown[]) => unknown
      const both = (...given: unknown[]): unknown => {
        const [path, handler] = given
        if (typeof path === 'string' && typeof handler === 'function') this.routes.add(method, path, handler as RouteHandler)
        return mount(...given)
      }
      Object.assign(this, { [method]: both })
    }
  }

  override reply(response: Response, given: unknown, statusCode?: number): unknown {
    // the deadline answered it already
    if (response.headersSent) return response
    const request = response.req as Request
    if (given instanceof FileReply) return this.finish(response, sendFile(given, request, response), statusCode)
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
    const body = given instanceof Page ? given.items : given instanceof Answer ? given.body : given
    if (given instanceof Answer) response.locals.status = given.status
    if (given instanceof Page) {
      response.setHeader(headers.totalCount, given.total)
      if (given.next) response.setHeader(headers.nextCursor, given.next)
    }
    if (this.env.CHECK_REPLIES && request.row) checkReply(request.row, body)
    return this.finish(response, body, statusCode)
  }

  private finish(response: Response, body: unknown, statusCode?: number): unknown {
    const status = response.locals.status ?? statusCode
    if (body === null || typeof body !== 'object' || body instanceof StreamableFile) return super.reply(response, body, status)
    // express's own way looks for an ETag, a charset and a callback first
    if (status !== undefined) response.statusCode = status
    // a text goes out in one piece with its headers
    const text = JSON.stringify(body)
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.setHeader('Content-Length', Buffer.byteLength(text))
    response.end(text)
    return response
  }
}

/** Throws where a reply is not what its row promises; ids and dates as they go over the wire. */
const checkReply = (row: RouteRow, body: unknown): void => {
  if (typeof row.reply === 'string') return
  const parsed = row.reply.safeParse(JSON.parse(JSON.stringify(body)))
  if (parsed.success) return
  const where = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  throw new Error(`${row.method} ${row.path} answers what its row does not promise: ${where}`)
}
