import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataDir } from './data-dir.ts'
import { readSettings } from './env.ts'
import { Failure } from './failure.ts'

export type Secrets = { JWT_SECRET: string; ADMIN_EMAIL: string; ADMIN_PASSWORD: string }
type Kept = Secrets & { SAMPLE_PASSWORD: string }

const wordLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * What the API needs and nobody set, and the password of the sample users: made once, kept in the data folder, readable by its owner alone (design §2, §3 Sign-in).
 * The environment goes first.
 */
export const readSecrets = (dataDir: DataDir): { api: Secrets; samplePassword: string } => {
  const file = join(dataDir.path, 'secrets.json')
  const kept = readKept(file)
  const made: Kept = {
    JWT_SECRET: randomBytes(48).toString('base64url'),
    ADMIN_EMAIL: 'admin@parakh.example',
    ADMIN_PASSWORD: memorable(),
    SAMPLE_PASSWORD: memorable(),
    ...kept,
  }
  if (Object.keys(kept).length < Object.keys(made).length) {
    const draft = `${file}.part`
    writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
    renameSync(draft, file)
  }
  const { JWT_SECRET, ADMIN_EMAIL, ADMIN_PASSWORD } = readSettings()
  const api = {
    JWT_SECRET: JWT_SECRET ?? made.JWT_SECRET,
    ADMIN_EMAIL: ADMIN_EMAIL ?? made.ADMIN_EMAIL,
    ADMIN_PASSWORD: ADMIN_PASSWORD ?? made.ADMIN_PASSWORD,
  }
  return { api, samplePassword: made.SAMPLE_PASSWORD }
}

const readKept = (file: string): Partial<Kept> => {
  if (!existsSync(file)) return {}
  try {
    const { JWT_SECRET, ADMIN_EMAIL, ADMIN_PASSWORD, SAMPLE_PASSWORD } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    const texts = Object.entries({ JWT_SECRET, ADMIN_EMAIL, ADMIN_PASSWORD, SAMPLE_PASSWORD }).filter(
      ([, value]) => typeof value === 'string' && value !== '',
    )
    return Object.fromEntries(texts) as Partial<Kept>
  } catch {
    throw new Failure(`${file} is damaged: remove it (rm ${file}; new secrets are made, and everybody signs in again) and start again.`)
  }
}

/** Sixteen letters and figures in four groups, about 79 bits. */
const memorable = (): string => {
  const letters = [...randomBytes(64)]
    .filter((byte) => byte < 256 - (256 % wordLetters.length))
    .map((byte) => wordLetters[byte % wordLetters.length])
  return [0, 4, 8, 12].map((at) => letters.slice(at, at + 4).join('')).join('-')
}
