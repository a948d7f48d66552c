import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import { ExpressAdapter } from '@nestjs/platform-express'
import { headers, type Route as RouteRow } from '@parakh/contracts'
import { map, type Observable } from 'rxjs'
import { ENV, type Env } from '../env.ts'
import { FileReply, sendFile } from './downloads.ts'
import type { Request, Response } from './request.ts'
import { rowOf } from './route.ts'

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

/** Sends what a handler gave: a page, a file, another status; in tests every reply is parsed by its row's schema. */
@Injectable()
export class RepliesInterceptor implements NestInterceptor {
  constructor(@Inject(ENV) private readonly env: Pick<Env, 'CHECK_REPLIES'>) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp()
    const row = rowOf(context)
    return next.handle().pipe(map((given: unknown) => this.send(row, given, http.getRequest<Request>(), http.getResponse<Response>())))
  }

  private send(row: RouteRow | undefined, given: unknown, request: Request, response: Response): unknown {
    if (given instanceof FileReply) return sendFile(given, request, response)
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
    const body = given instanceof Page ? given.items : given instanceof Answer ? given.body : given
    if (given instanceof Answer) response.locals.status = given.status
    if (given instanceof Page) {
      response.setHeader(headers.totalCount, given.total)
      if (given.next) response.setHeader(headers.nextCursor, given.next)
    }
    if (this.env.CHECK_REPLIES && row) checkReply(row, body)
    return body
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

/** Express, with the status of `response.locals` before the row's. */
export class RepliesAdapter extends ExpressAdapter {
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    return super.reply(response, body, response.locals.status ?? statusCode)
  }
}
