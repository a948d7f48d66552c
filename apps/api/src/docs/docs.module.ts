import { timingSafeEqual } from 'node:crypto'
import { Controller, Header, Inject, Module, Req } from '@nestjs/common'
import { routes } from '@parakh/contracts'
import { ENV, type Env } from '../env.ts'
import { AppError } from '../http/app-error.ts'
import type { Request } from '../http/request.ts'
import { Route } from '../http/route.ts'
import { metricsText } from '../http/metrics.ts'
import { openApi } from './openapi.ts'
import type { Description } from './page/calls.ts'
import { docsPage } from './page/page.ts'

/** What integrators and machines read. */
@Controller()
class DocsController {
  readonly #openApi: Record<string, unknown>
  readonly #page: string
  constructor(@Inject(ENV) private readonly env: Env) {
    this.#openApi = openApi(env.API_BASE)
    this.#page = docsPage(env.API_BASE, this.#openApi as Description)
  }

  @Route(routes.system.openapi)
  openapi(): Record<string, unknown> {
    return this.#openApi
  }

  @Route(routes.system.docs)
  @Header('Content-Type', `${routes.system.docs.textType}; charset=utf-8`)
  docs(): string {
    return this.#page
  }

  @Route(routes.system.metrics)
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  metrics(@Req() request: Request): string {
    if (!mayMeasure(request, this.env.METRICS_TOKEN)) throw new AppError('FORBIDDEN')
    return metricsText()
  }
}

/** On loopback without a proxy between, or with the token (design §3). */
const mayMeasure = (request: Request, token: string | undefined): boolean => {
  const given = Buffer.from(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
  if (token !== undefined && given.length === Buffer.byteLength(token) && timingSafeEqual(given, Buffer.from(token))) return true
  const forwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return (
    token === undefined && !forwarded && /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/.test(request.socket.remoteAddress ?? '')
  )
}

@Module({ controllers: [DocsController] })
export class DocsModule {}
