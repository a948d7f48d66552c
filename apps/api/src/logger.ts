import type { LoggerService } from '@nestjs/common'
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'

export type { Logger }
/** Injection token of the logger. */
export const LOGGER = Symbol('LOGGER')

/** One JSON line an event: ids and codes only, never values, names or tokens. */
export const createLogger = (level: string, destination: DestinationStream = pino.destination({ dest: 1, sync: false })): Logger =>
  pino(
    { level, base: { program: 'api' }, timestamp: stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } },
    destination,
  )

/** What may be logged of an error: MongoDB's own messages quote values, so of those the code alone. */
export const loggable = (error: unknown): { name: string; code?: unknown; message?: string; stack?: string } => {
  if (!(error instanceof Error)) return { name: typeof error }
  const stack =
    error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 20)
      .join('\n') ?? ''
  const code = 'code' in error ? { code: error.code } : {}
  const quotes = error.name.startsWith('Mongo') || error.name === 'ZodError' || error.name === 'BSONError'
  return { name: error.name, ...code, ...(quotes ? {} : { message: error.message.slice(0, 500) }), stack }
}

/** What Nest itself wants to say: warnings and errors only. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: () => undefined,
  warn: (message: unknown) => logger.warn({ event: 'nest' }, String(message)),
  error: (message: unknown) => logger.error({ event: 'nest' }, message instanceof Error ? message.message : String(message)),
  fatal: (message: unknown) => logger.fatal({ event: 'nest' }, String(message)),
})
