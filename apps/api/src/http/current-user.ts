import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import { AppError } from './app-error.ts'
import type { Person, Request } from './request.ts'

/** Who calls; `{ id, role }` of it is contracts' `Actor`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Person => {
  const person = context.switchToHttp().getRequest<Request>().user
  if (!person) throw new AppError('UNAUTHENTICATED')
  return person
})
