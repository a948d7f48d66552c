import { availableParallelism, totalmem } from 'node:os'
import { limits } from '@parakh/contracts'
import { z } from 'zod'

const url = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), `must be an address such as ${example}`)

const mongoExample = 'mongodb://127.0.0.1:27017/parakh?replicaSet=rs0'
const redisExample = 'redis://127.0.0.1:6379'
const mostJobs = 16

/** Pages read at once: a core each, as far as the memory goes that each may take. */
function pagesAtOnce(): number {
  const memory = Math.min(process.constrainedMemory() || Infinity, totalmem())
  return Math.max(1, Math.min(mostJobs, availableParallelism(), Math.floor(memory / limits.ocr.readerRssBytes)))
}

/** Every setting of the worker; `example` goes into the line that a bad one prints. */
const settings = {
  MONGODB_URI: { schema: url(['mongodb:', 'mongodb+srv:'], mongoExample), example: mongoExample },
  REDIS_URL: { schema: url(['redis:', 'rediss:'], redisExample), example: redisExample },
  OCR_CONCURRENCY: { schema: z.coerce.number('must be a number').int().min(1).max(mostJobs).default(pagesAtOnce), example: '2' },
  REPORT_CONCURRENCY: { schema: z.coerce.number('must be a number').int().min(1).max(mostJobs).default(1), example: '1' },
  TESSDATA_DIR: { schema: z.string().min(1).optional(), example: '/usr/share/tesseract-ocr/5/tessdata' },
  LOG_LEVEL: { schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'), example: 'info' },
} as const

const shape = Object.fromEntries(Object.entries(settings).map(([key, { schema }]) => [key, schema]))
const envSchema = z.object(shape as { [K in keyof typeof settings]: (typeof settings)[K]['schema'] })

export type Env = z.infer<typeof envSchema>

export class BadEnvError extends Error {}

/** Parses the settings; a bad one throws `BadEnvError` with a line each: which, why, an example. Empty counts as absent. */
export function parseEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = envSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => {
    const key = String(issue.path[0]) as keyof typeof settings
    const why = given[key] === undefined && issue.code === 'invalid_type' ? 'is missing' : issue.message
    return `${key} ${why.charAt(0).toLowerCase()}${why.slice(1)}. Example: ${key}=${settings[key].example}`
  })
  throw new BadEnvError([...new Set(lines)].join('\n'))
}
