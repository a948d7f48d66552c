import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import { errors, limits, type ErrorCode, type ErrorReply } from '@parakh/contracts'
import { FileGoneError, FileTooLargeError } from '@parakh/file-store'
import { mongo } from 'mongoose'
import { LOGGER, loggable, type Logger } from '../logger.ts'
import { isAway } from '../stores/stores-away.ts'
import { AppError } from './app-error.ts'
import type { Request, Response } from './request.ts'

/** The one place where an error becomes a reply: one shape, no stack (design §3, Errors). */
@Catch()
export class ExceptionsFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp()
    this.reply(error, http.getRequest<Request>(), http.getResponse<Response>())
  }

  /** Answers a request that failed; also for what fails outside of Nest. */
  reply(error: unknown, request: Request, response: Response): void {
    const refused = asAppError(error)
    if (refused.status >= 500) this.logger.error({ request_id: request.id, code: refused.code, err: loggable(error) }, 'failed')
    // the deadline answered it already
    if (response.writableEnded) return
    response.locals.code = refused.code
    if (response.headersSent) return void response.destroy()
    const wait =
      refused.retryAfterSeconds ?? (refused.status === errors.UNAVAILABLE.status ? limits.unavailable.retryAfterSeconds : undefined)
    if (wait !== undefined) response.setHeader('Retry-After', String(wait))
    for (const name of ['Content-Disposition', 'Content-Range', 'Content-Length', 'ETag', 'Last-Modified']) response.removeHeader(name)
    response.setHeader('Cache-Control', 'no-store')
    const body: ErrorReply = { msg: refused.message, code: refused.code, request_id: request.id }
    if (refused.details) body.details = refused.details
    response.status(refused.status).json(body)
  }
}

const byStatus: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_BODY',
  429: 'TOO_MANY_ATTEMPTS',
  503: 'UNAVAILABLE',
}

/** Any error as one of the table's codes; what nobody foresaw is `INTERNAL`. */
export const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (isAway(error)) return new AppError('UNAVAILABLE', { cause: error })
  if (error instanceof FileTooLargeError) return new AppError('FILE_TOO_LARGE', { cause: error })
  if (error instanceof FileGoneError) return new AppError('NOT_FOUND', { cause: error })
  if (error instanceof mongo.MongoServerError && error.code === duplicateKey) return new AppError('CONFLICT', { cause: error })
  return new AppError(byStatus[statusOf(error) ?? 500] ?? 'INTERNAL', { cause: error })
}

const duplicateKey = 11000

// express's own errors carry a status below 500 where the request is to blame
const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus()
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') return error.status < 500 ? error.status : undefined
  return error instanceof URIError ? 400 : undefined
}
