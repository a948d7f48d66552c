import type { LoggerService } from '@nestjs/common'
import { pino, stdTimeFunctions, type Logger } from 'pino'

export type { Logger }
/** Injection token of the logger. */
export const LOGGER = Symbol('LOGGER')

/** One JSON line an event: ids and codes only, never values, names or tokens. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: { program: 'api' }, timestamp: stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } })

/** What Nest itself wants to say: warnings and errors only. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: () => undefined,
  warn: (message: unknown) => logger.warn({ event: 'nest' }, String(message)),
  error: (message: unknown) => logger.error({ event: 'nest' }, message instanceof Error ? message.message : String(message)),
  fatal: (message: unknown) => logger.fatal({ event: 'nest' }, String(message)),
})
