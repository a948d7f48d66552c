import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import { limits, type Route as RouteRow } from '@parakh/contracts'
import type { FileStore } from '@parakh/file-store'
import { json } from 'express'
import { catchError, from, mergeMap, throwError, type Observable } from 'rxjs'
import { FILES } from '../stores/files.ts'
import { AppError } from './app-error.ts'
import { Deadline } from './deadline.ts'
import { inspectJson } from './inspect-json.ts'
import type { Request, Response } from './request.ts'
import { rowOf } from './row-of.ts'
import { receiveFiles } from './uploads.ts'

const parsers = new Map<number, ReturnType<typeof json>>()
const parserFor = (limit: number): ReturnType<typeof json> => {
  const parser = parsers.get(limit) ?? json({ limit, strict: false, type: () => true })
  parsers.set(limit, parser)
  return parser
}

/** Reads the body once it is known who calls: JSON, or files into the store. What a failed call stored is removed again. */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  constructor(
    @Inject(FILES) private readonly files: FileStore,
    private readonly deadline: Deadline,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const row = rowOf(context)
    const request = context.switchToHttp().getRequest<Request>()
    const response = context.switchToHttp().getResponse<Response>()
    if (!row || (!row.body && !row.files)) return next.handle()
    await this.read(row, request, response)
    this.deadline.watch(request, response)
    if (!request.uploads?.length) return next.handle()
    return next
      .handle()
      .pipe(catchError((error: unknown) => from(discardUploads(this.files, request)).pipe(mergeMap(() => throwError(() => error)))))
  }

  private async read(row: RouteRow, request: Request, response: Response): Promise<void> {
    if (row.files && request.is('multipart/form-data')) {
      await receiveFiles(this.files, row.files, request, response)
    } else if (hasBody(request)) {
      if (!row.body || !request.is(['json', '+json'])) throw new AppError('UNSUPPORTED_BODY')
      await new Promise<void>((resolve, reject) => {
        parserFor(row.maxBytes ?? limits.bodies.otherBytes)(request, response, (error?: unknown) => {
          if (error === undefined) resolve()
          else reject(error instanceof Error ? error : new AppError('BAD_REQUEST'))
        })
      })
    }
    try {
      inspectJson(request.body)
      if (row.files?.required && !request.uploads?.length) throw new AppError('FILE_MISSING')
    } catch (error) {
      await discardUploads(this.files, request)
      throw error
    }
  }
}

/** Removes what a call brought and nothing kept. */
export const discardUploads = async (files: FileStore, request: Request): Promise<void> => {
  const uploads = request.uploads ?? []
  request.uploads = []
  // what cannot be removed now is swept later
  await Promise.allSettled(uploads.map((file) => files.remove(file._id)))
}

const hasBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
