import { Injectable, type ExecutionContext } from '@nestjs/common'
import { AuthGuard } from '@nestjs/passport'
import { type Route as RouteRow } from '@parakh/contracts'
import { Tokens, TokenStrategy } from '../auth/tokens.ts'
import { AppError } from './app-error.ts'
import { Deadline } from './deadline.ts'
import type { Person, Request, Response } from './request.ts'
import { rowOf } from './row-of.ts'

/** Denies by default: no row, no call; then 401 without a live token, then 403 for a role that the row does not name. */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    strategy: TokenStrategy,
    private readonly tokens: Tokens,
    private readonly deadline: Deadline,
  ) {
    super({ defaultStrategy: strategy.registeredAs })
  }

  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const row = rowOf(context)
    if (!row) throw new AppError('NOT_FOUND')
    const http = context.switchToHttp()
    const request = http.getRequest<Request>()
    request.row = row
    if (!row.body && !row.files) this.deadline.watch(request, http.getResponse<Response>())
    if (row.by === 'public') return true
    const bearer = request.headers.authorization
    const person = bearer?.startsWith(scheme) ? this.tokens.remembered(bearer.slice(scheme.length)) : null
    if (!person) return this.verify(context, row, request)
    request.user = person
    return permit(row, person)
  }

  override handleRequest<T = Person>(error: unknown, person: T | false | null | undefined): T {
    if (error) throw error
    if (!person) throw new AppError('UNAUTHENTICATED')
    return person
  }

  private async verify(context: ExecutionContext, row: RouteRow, request: Request): Promise<boolean> {
    await super.canActivate(context)
    return permit(row, request.user)
  }
}

const scheme = 'Bearer '

const permit = (row: RouteRow, person: Person | undefined): boolean => {
  if (!person || !row.by.includes(person.role)) throw new AppError('FORBIDDEN')
  return true
}
