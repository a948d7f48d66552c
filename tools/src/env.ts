import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { Failure } from './failure.ts'

/** The folder of the whole project. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

const folder = (fallback: string) =>
  z
    .string()
    .trim()
    .transform((text) => resolve(root, text === '' ? fallback : text))
    .prefault('')

const variables = z.object({
  PATH: z.string().default(''),
  LD_LIBRARY_PATH: z.string().default(''),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb://, for example mongodb://127.0.0.1:27017/parakh?replicaSet=parakh')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis://, for example redis://127.0.0.1:6379')
    .optional(),
  DATA_DIR: folder('.data'),
  /** Where `pnpm bench api` keeps its seeded rows, and how many there are to be. */
  BENCH_DATA_DIR: folder('.data-bench'),
  BENCH_ROWS: z.coerce.number('must be a number, for example 1000000').int().min(20_000).default(1_000_000),
  PARAKH_CACHE: folder(join(homedir(), '.cache', 'parakh')),
  /** When the command was given, in ms since 1970; set by bootstrap.mjs. */
  PARAKH_STARTED_AT: z.string().optional(),
  PORT: z.coerce
    .number('must be a port number, for example 4400')
    .int('must be a whole number, for example 4400')
    .min(1, 'must be from 1 to 65535, for example 4400')
    .max(65535, 'must be from 1 to 65535, for example 4400')
    .default(4400),
  HOST: z.string().min(1, 'must be an address, for example 127.0.0.1').default('127.0.0.1'),
  API_BASE: z
    .string()
    .regex(/^\/[\w/-]*$/, 'must be a path that starts with /, for example /api')
    .default('/api'),
  JWT_SECRET: z.string().optional(),
  ADMIN_EMAIL: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
})

export type Settings = z.infer<typeof variables>

/** What the environment says, checked. A bad variable is a Failure that names it and gives an example (design §2). */
export const readSettings = (environment: NodeJS.ProcessEnv = process.env): Settings => {
  const parsed = variables.safeParse(withoutEmpty(environment))
  if (parsed.success) return parsed.data
  throw new Failure(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'))
}

const withoutEmpty = (environment: NodeJS.ProcessEnv) => Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

/** The environment for a child process, with some variables set or (undefined) taken out. */
export const childEnvironment = (changes: Record<string, string | undefined> = {}): NodeJS.ProcessEnv => {
  const merged: NodeJS.ProcessEnv = { ...process.env, ...changes }
  for (const [key, value] of Object.entries(changes)) if (value === undefined) delete merged[key]
  return merged
}
