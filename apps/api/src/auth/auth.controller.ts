import { Controller, Req } from '@nestjs/common'
import { routes, type SessionUser } from '@parakh/contracts'
import { Input, type InputOf } from '../http/input.ts'
import type { Request } from '../http/request.ts'
import { Route } from '../http/route.ts'
import { Auth } from './auth.ts'

/** POST /auth/login. */
@Controller()
export class AuthController {
  constructor(private readonly auth: Auth) {}

  @Route(routes.auth.login)
  login(@Input() { body }: InputOf<typeof routes.auth.login>, @Req() request: Request): Promise<{ token: string; user: SessionUser }> {
    return this.auth.signIn(body, request.ip ?? '')
  }
}
