import { buffer } from 'node:stream/consumers'
import { contentTypeOf, errors, kindsSentence, limits, type FileKind, type RouteFiles } from '@parakh/contracts'
import type { FileStore, StoredFile } from '@parakh/file-store'
import multer, { MulterError, type StorageEngine } from 'multer'
import { AppError, refusedFile } from './app-error.ts'
import { isCutOff } from './file-end.ts'
import { imagePixels } from './image-pixels.ts'
import type { Request, Response } from './request.ts'
import { isPlainText, sniff, type Sniffed } from './sniff.ts'
import { isDocx, zipEntries } from './zip-entries.ts'

type Incoming = Express.Multer.File
const textPartsMax = 1_200

/**
 * Streams a multipart body's files into the store, unkept, and gives them as `request.uploads`, its texts as `request.body`.
 * All or nothing: the first refused file refuses the call and nothing of it stays (design §3, Uploads).
 */
export const receiveFiles = async (store: FileStore, rule: RouteFiles, request: Request, response: Response): Promise<void> => {
  const stored = new Map<string, StoredFile>()
  const engine = storeEngine(store, rule, stored)
  const upload = multer({
    storage: engine,
    defParamCharset: 'utf8',
    preservePath: true,
    limits: {
      fileSize: limits.files.maxBytes,
      files: rule.max,
      fields: textPartsMax,
      parts: textPartsMax + rule.max,
      fieldSize: limits.bodies.otherBytes,
      fieldNameSize: limits.fields.keyChars,
      headerPairs: 100,
      fieldNestingDepth: 1,
    },
    fileFilter: (_request, file, done) => {
      if (file.fieldname.replace(/\[\]$/, '') === rule.part) done(null, true)
      else done(new AppError('BAD_REQUEST', { msg: `Files go into the part '${rule.part}'. Send them there and try again.` }))
    },
    streamHandler: (source: Request, parser: NodeJS.WritableStream) => {
      limitTexts(parser)
      source.pipe(parser)
    },
  } as multer.Options)
  await new Promise<void>((resolve, reject) => {
    void upload.any()(request, response, (error: unknown) => {
      if (error === undefined || error === null) resolve()
      else reject(asRefusal(error, engine.failure))
    })
  })
  const incoming = (request.files ?? []) as (Incoming & { stored_id?: string })[]
  request.uploads = incoming.flatMap((file) => stored.get(file.stored_id ?? '') ?? [])
}

// multer bounds each text part; together they must not fill the memory either
const limitTexts = (parser: NodeJS.WritableStream): void => {
  let left: number = limits.bodies.otherBytes
  parser.on('field', (_name: string, value: string) => {
    left -= value.length
    if (left < 0) (parser as unknown as { destroy: (error: Error) => void }).destroy(new AppError('BODY_TOO_LARGE'))
  })
}

type Engine = StorageEngine & { failure: unknown }

const storeEngine = (store: FileStore, rule: RouteFiles, stored: Map<string, StoredFile>): Engine => {
  const engine: Engine = {
    failure: undefined,
    _handleFile: (_request, file, done) => {
      storeOne(store, rule, file).then(
        (kept) => {
          stored.set(kept._id, kept)
          done(null, { stored_id: kept._id, size: kept.size } as Partial<Incoming>)
        },
        (error: unknown) => {
          // where the body broke off, the store did nothing wrong
          if (file.stream.errored !== error) engine.failure = error
          file.stream.resume()
          done(error)
        },
      )
    },
    _removeFile: (_request, file, done) => {
      store.remove((file as Incoming & { stored_id?: string }).stored_id ?? '').then(
        () => done(null),
        () => done(null), // swept later
      )
    },
  }
  return engine
}

const storeOne = async (store: FileStore, rule: RouteFiles, file: Incoming): Promise<StoredFile> => {
  const filename = cleanName(file.originalname)
  const refused = (code: 'EMPTY_FILE' | 'FILE_TOO_LARGE' | Exclude<Inside, 'UNSUPPORTED_FILE'>): AppError => refusedFile(code, filename)
  const pieces = file.stream.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>
  const head = await readHead(pieces)
  if (head.length === 0) throw refused('EMPTY_FILE')
  const sniffed = await sniff(head)
  const kind = allowedKind(sniffed, rule.kinds, filename)
  const whole = async function* () {
    yield head
    for await (const piece of pieces) {
      if (kind === 'txt' && !isPlainText(piece, head)) throw unsupported(rule.kinds, filename)
      yield piece
    }
    if ('truncated' in file.stream && file.stream.truncated) throw refused('FILE_TOO_LARGE')
  }
  const kept = await store.put(whole(), { filename, contentType: contentTypeOf(kind), kind: 'upload' })
  const problem = await lookInside(store, kept, kind, rule)
  if (!problem) return kept
  await store.remove(kept._id)
  throw problem === 'UNSUPPORTED_FILE' ? unsupported(rule.kinds, filename) : refused(problem)
}

const readHead = async (pieces: AsyncIterator<Buffer>): Promise<Buffer> => {
  const head: Buffer[] = []
  for (let length = 0; length < limits.files.sniffBytes;) {
    const next = await pieces.next()
    if (next.done) break
    head.push(next.value)
    length += next.value.length
  }
  return Buffer.concat(head)
}

const allowedKind = (sniffed: Sniffed, kinds: readonly FileKind[], filename: string): FileKind => {
  const kind = sniffed === 'zip' ? 'docx' : sniffed
  if (!kind || !kinds.includes(kind)) throw unsupported(kinds, filename)
  return kind
}

type Inside = 'UNSUPPORTED_FILE' | 'IMAGE_TOO_LARGE' | 'UNREADABLE_IMAGE' | 'FILE_CUT_OFF'

/** Looks at what the first bytes do not tell: a zip's entries, an image's size in pixels, whether the end arrived. */
const lookInside = async (store: FileStore, file: StoredFile, kind: FileKind, rule: RouteFiles): Promise<Inside | null> => {
  const read = (start: number, end: number): Promise<Buffer> => buffer(store.open(file._id, { start, end }))
  if (kind === 'docx') return isDocx(await zipEntries(file.size, read)) ? null : 'UNSUPPORTED_FILE'
  const isCut = async (): Promise<boolean> => rule.whole === true && isCutOff(kind, file.size, read, () => store.open(file._id))
  if (!contentTypeOf(kind).startsWith('image/')) return (await isCut()) ? 'FILE_CUT_OFF' : null
  const pixels = await imagePixels(file.size, read)
  if (!pixels || pixels.width * pixels.height === 0) return 'UNREADABLE_IMAGE'
  if (pixels.width * pixels.height > limits.files.maxPixels) return 'IMAGE_TOO_LARGE'
  return (await isCut()) ? 'FILE_CUT_OFF' : null
}

const unsupported = (kinds: readonly FileKind[], filename: string): AppError =>
  new AppError('UNSUPPORTED_FILE', {
    msg: `${filename}: ${errors.UNSUPPORTED_FILE.msg} Send ${kindsSentence(kinds)}; what counts is the content, not the name.`,
    details: { file: filename },
  })

/** A file's name as typed, less control characters; never used as a path. */
export const cleanName = (name: string): string => {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]/gu, '')
    .trim()
  return [...clean].slice(0, limits.files.nameChars).join('') || 'file'
}

const asRefusal = (error: unknown, failure: unknown): Error => {
  if (error instanceof AppError) return error
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE')
      return refusedFile('FILE_TOO_LARGE', cleanName((error as { filename?: string }).filename ?? 'file'))
    if (error.code === 'LIMIT_FILE_COUNT') return new AppError('TOO_MANY_FILES')
    return new AppError(error.code.startsWith('LIMIT_') ? 'BODY_TOO_LARGE' : 'BAD_REQUEST', { cause: error })
  }
  if (failure instanceof Error && failure === error) return failure
  // what is left is a body that is no multipart or broke off
  return new AppError('BAD_REQUEST', { cause: error })
}
