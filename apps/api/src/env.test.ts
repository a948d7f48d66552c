import { describe, expect, it } from 'vitest'
import { BadEnvError, parseEnv } from './env.ts'

const good = {
  MONGODB_URI: 'mongodb://127.0.0.1:27017/parakh',
  REDIS_URL: 'redis://127.0.0.1:6379',
  JWT_SECRET: 'x'.repeat(32),
  ADMIN_EMAIL: 'admin@agency.in',
  ADMIN_PASSWORD: 'long enough',
}
const problems = (source: Record<string, string | undefined>): string[] => {
  try {
    parseEnv(source)
    return []
  } catch (error) {
    if (!(error instanceof BadEnvError)) throw error
    return error.message.split('\n')
  }
}

describe('parseEnv', () => {
  it('fills in the defaults', () => {
    expect(parseEnv(good)).toMatchObject({ PORT: 4400, HOST: '127.0.0.1', API_BASE: '/api', NODE_ENV: 'development' })
  })

  it.each(['loopback', '10.0.0.1', '10.0.0.0/8, ::1, fd00::/8'])('takes TRUST_PROXY=%s', (TRUST_PROXY) => {
    expect(parseEnv({ ...good, TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY)
  })

  it('takes an empty variable as absent', () => {
    expect(parseEnv({ ...good, PORT: '', CONSOLE_DIR: '' })).toMatchObject({ PORT: 4400 })
  })

  it('names every bad variable in one line each, with why and an example', () => {
    const lines = problems({ ...good, MONGODB_URI: 'nowhere', JWT_SECRET: 'short', PORT: 'abc' })
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^MONGODB_URI must be an address such as .* Example: MONGODB_URI=mongodb:/)
    expect(lines.join('\n')).toMatch(/^PORT .*Example: PORT=4400$/m)
    expect(lines.join('\n')).toMatch(/^JWT_SECRET must have at least 32 bytes/m)
  })

  it('says what is missing', () => {
    expect(problems({})).toEqual(expect.arrayContaining([expect.stringMatching(/^REDIS_URL is missing\. Example: /)]))
  })

  it.each([
    ['API_BASE', '/api/'],
    ['API_BASE', 'api'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['ADMIN_EMAIL', undefined],
    ['ADMIN_PASSWORD', undefined],
    ['ADMIN_PASSWORD', '1234567'],
    ['LOG_LEVEL', 'loud'],
    ['ALLOW_SAMPLE_USERS', 'yes'],
    ['SUPPORT_EMAIL', 'nobody'],
  ])('refuses %s=%s', (key, value) => {
    expect(problems({ ...good, [key]: value })).toHaveLength(1)
  })

  it('never prints a value', () => {
    expect(problems({ ...good, JWT_SECRET: 'hunter2' }).join()).not.toContain('hunter2')
  })
})
