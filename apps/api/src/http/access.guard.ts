import { Injectable, type ExecutionContext } from '@nestjs/common'
import { AuthGuard } from '@nestjs/passport'
import { TokenStrategy } from '../auth/tokens.ts'
import { AppError } from './app-error.ts'
import type { Person, Request } from './request.ts'
import { rowOf } from './route.ts'

/** Denies by default: no row, no call; then 401 without a live token, then 403 for a role that the row does not name. */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(strategy: TokenStrategy) {
    super({ defaultStrategy: strategy.registeredAs })
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const row = rowOf(context)
    if (!row) throw new AppError('NOT_FOUND')
    if (row.by === 'public') return true
    await super.canActivate(context)
    const person = context.switchToHttp().getRequest<Request>().user
    if (!person || !row.by.includes(person.role)) throw new AppError('FORBIDDEN')
    return true
  }

  override handleRequest<T = Person>(error: unknown, person: T | false | null | undefined): T {
    if (error) throw error
    if (!person) throw new AppError('UNAUTHENTICATED')
    return person
  }
}
