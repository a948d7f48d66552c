import { isIP } from 'node:net'
import { z } from 'zod'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const url = (protocols: string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), `must be an address such as ${example}`)

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']
const isProxy = (part: string): boolean => {
  const [address = '', bits] = part.split('/')
  return (
    namedNetworks.includes(part) ||
    (isIP(address) > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))))
  )
}

/** Every setting of the API; `example` goes into the line that a bad one prints. */
const settings = {
  MONGODB_URI: {
    schema: url(['mongodb:', 'mongodb+srv:'], 'mongodb://127.0.0.1:27017/parakh?replicaSet=rs0'),
    example: 'mongodb://127.0.0.1:27017/parakh?replicaSet=rs0',
  },
  REDIS_URL: { schema: url(['redis:', 'rediss:'], 'redis://127.0.0.1:6379'), example: 'redis://127.0.0.1:6379' },
  PORT: { schema: z.coerce.number('must be a number').int().min(0).max(65535).default(4400), example: '4400' },
  HOST: { schema: z.string().min(1).default('127.0.0.1'), example: '127.0.0.1' },
  JWT_SECRET: {
    schema: z.string().refine((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 bytes'),
    example: 'the output of: openssl rand -base64 48',
  },
  ADMIN_EMAIL: { schema: z.email('must be an e-mail address').optional(), example: 'admin@agency.in' },
  ADMIN_PASSWORD: {
    schema: z
      .string()
      .min(8, 'must have at least 8 characters')
      .refine((text) => Buffer.byteLength(text) <= 72, 'must have at most 72 bytes')
      .optional(),
    example: 'a password of 8 to 72 bytes',
  },
  API_BASE: {
    schema: z
      .string()
      .regex(/^(\/[\w-]+)+$/, 'must be a path without a slash at its end')
      .default('/api'),
    example: '/api',
  },
  SUPPORT_EMAIL: { schema: z.email('must be an e-mail address').default('support@parakh.example'), example: 'support@agency.in' },
  AGENCY_NAME: { schema: z.string().trim().min(1).max(200).default('Parakh Valuers'), example: 'Sharma Valuers LLP' },
  CONSOLE_DIR: { schema: z.string().min(1).optional(), example: 'apps/web/dist' },
  TRUST_PROXY: {
    schema: z
      .string()
      .refine((text) => text.split(',').every((part) => isProxy(part.trim())), 'must name addresses or networks, with commas between them')
      .optional(),
    example: 'loopback, 10.0.0.0/8',
  },
  ALLOW_SAMPLE_USERS: { schema: flag.optional(), example: '1' },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'must have at least 16 characters').optional(),
    example: 'the output of: openssl rand -hex 24',
  },
  LOG_LEVEL: { schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'), example: 'info' },
  NODE_ENV: { schema: z.enum(['development', 'test', 'production']).default('development'), example: 'production' },
  CHECK_REPLIES: { schema: flag.default(false), example: '1' },
} as const

const envSchema = z
  .object(
    Object.fromEntries(Object.entries(settings).map(([key, { schema }]) => [key, schema])) as {
      [K in keyof typeof settings]: (typeof settings)[K]['schema']
    },
  )
  .refine((env) => (env.ADMIN_EMAIL === undefined) === (env.ADMIN_PASSWORD === undefined), {
    path: ['ADMIN_PASSWORD'],
    message: 'must be set together with ADMIN_EMAIL',
  })
export type Env = z.infer<typeof envSchema>
/** Injection token of the parsed settings. */
export const ENV = Symbol('ENV')

/** Parses the settings; a bad one throws `BadEnvError` with a line each: which, why, an example. Empty counts as absent. */
export const parseEnv = (source: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = envSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => {
    const key = String(issue.path[0]) as keyof typeof settings
    const why = given[key] === undefined && issue.code === 'invalid_type' ? 'is missing' : lowerFirst(issue.message)
    return `${key} ${why}. Example: ${key}=${settings[key].example}`
  })
  throw new BadEnvError([...new Set(lines)].join('\n'))
}

export class BadEnvError extends Error {}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The settings of this process; bad ones end it with code 1. */
export const readEnv = (): Env => {
  try {
    return parseEnv(process.env)
  } catch (error) {
    if (!(error instanceof BadEnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
