import 'reflect-metadata'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import type { NextFunction } from 'express'
import { AppModule } from './app.module.ts'
import type { Env } from './env.ts'
import { serveConsole } from './http/console.ts'
import { ExceptionsFilter } from './http/exceptions.filter.ts'
import { RepliesAdapter } from './http/replies.ts'
import type { Request, Response } from './http/request.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security.ts'
import { nestLogger, type Logger } from './logger.ts'

const receiveMs = 15 * 60_000
// longer than a proxy keeps its own end open
const keepAliveMs = 75_000

/** The whole API, not yet listening. Fails where MongoDB cannot be reached. */
export const createApp = async (env: Env, logger: Logger): Promise<NestExpressApplication> => {
  const site = env.CONSOLE_DIR === undefined ? [] : [serveConsole(env.CONSOLE_DIR, env)]
  const adapter = new RepliesAdapter(env)
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(env, logger), adapter, {
    logger: nestLogger(logger),
    bodyParser: false,
    abortOnError: false,
    forceCloseConnections: false,
  })
  app.set('etag', false)
  app.set('x-powered-by', false)
  app.set('query parser', 'simple')
  app.set('trust proxy', env.TRUST_PROXY?.split(',').map((part) => part.trim()) ?? false)
  // calls first: the console would look for each among its files
  app.use(requestLog(logger), securityHeaders(), adapter.routes.dispatch, ...site)
  app.setGlobalPrefix(env.API_BASE)
  app.enableShutdownHooks([], { useProcessExit: true })
  await app.init()
  const filter = new ExceptionsFilter(logger)
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => filter.reply(error, request, response))
  Object.assign(app.getHttpServer(), { requestTimeout: receiveMs, keepAliveTimeout: keepAliveMs })
  return app
}
