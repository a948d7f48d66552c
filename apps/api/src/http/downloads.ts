import { StreamableFile } from '@nestjs/common'
import type { FileStore, StoredFile } from '@parakh/file-store'
import { AppError } from './app-error.ts'
import type { Request, Response } from './request.ts'

type Options = {
  disposition: 'inline' | 'attachment'
  /** Name offered for saving; the stored one where it is not said. */
  filename?: string
  /** Who may keep it and how long; `private, no-cache` where it is not said: kept, but asked for each time. */
  cacheControl?: string
  headers?: Record<string, string>
}

/** A file of the store as a reply: with Range, ETag and HEAD (design §3). */
export class FileReply {
  constructor(
    readonly store: FileStore,
    readonly file: StoredFile,
    readonly options: Options,
  ) {}
}

/** Sets the headers of a file and gives its bytes, or undefined where none are due (HEAD, 304). Throws for a range that is not in it. */
export const sendFile = ({ store, file, options }: FileReply, request: Request, response: Response): StreamableFile | undefined => {
  const etag = `"${file.sha256}"`
  response.set({
    'Cache-Control': options.cacheControl ?? 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Last-Modified': file.uploaded_at.toUTCString(),
    ...options.headers,
  })
  if (request.fresh) {
    response.locals.status = 304
    return undefined
  }
  const range = rangeOf(request, file, etag)
  if (range === 'unsatisfiable') {
    response.set('Content-Range', `bytes */${file.size}`)
    throw new AppError('RANGE_NOT_SATISFIABLE')
  }
  const { start, end } = range ?? { start: 0, end: file.size }
  response.set({
    'Content-Type': typeOf(file),
    'Content-Length': String(end - start),
    'Content-Disposition': disposition(options.disposition, options.filename ?? file.filename),
  })
  if (range) {
    response.locals.status = 206
    response.set('Content-Range', `bytes ${start}-${end - 1}/${file.size}`)
  }
  if (request.method === 'HEAD' || end === start) return undefined
  return new StreamableFile(store.open(file._id, { start, end }))
}

// bytes of unknown encoding: no charset is claimed
const typeOf = (file: StoredFile): string => file.contentType

// several ranges at once are answered with the whole file, as RFC 9110 allows
const rangeOf = (request: Request, file: StoredFile, etag: string): { start: number; end: number } | 'unsatisfiable' | undefined => {
  const ifRange = request.headers['if-range']
  if (ifRange !== undefined && ifRange !== etag && ifRange !== file.uploaded_at.toUTCString()) return undefined
  const ranges = request.range(file.size)
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  const [only] = ranges
  return only && { start: only.start, end: only.end + 1 }
}

/** Content-Disposition with the name for old and for Unicode clients (RFC 6266, RFC 5987). */
export const disposition = (type: 'inline' | 'attachment', filename: string): string => {
  const name = filename.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_')
  const ascii = name.replace(/[^\x20-\x7e]|["%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${type}; filename="${ascii}"${ascii === name ? '' : `; filename*=UTF-8''${encoded}`}`
}
