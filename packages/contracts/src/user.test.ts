import { expect, test } from 'vitest'
import { patchUserBody, registerBody, splitPincodes } from './user.ts'

const user = { email: ' Asha@Agency.IN ', password: 'long enough', role: 'AGENT', name: ' Asha ' }

test('pincodes come as repeated and as bracketed keys, each kept once', () => {
  const parsed = registerBody.parse({ ...user, service_pincodes: ['110001', '110002'], 'service_pincodes[]': ['110001', '110002'] })
  expect(parsed).toEqual({
    email: 'asha@agency.in',
    password: 'long enough',
    role: 'AGENT',
    name: 'Asha',
    service_pincodes: ['110001', '110002'],
  })
})

test.each([
  ['a password of 7 characters', { ...user, password: '1234567' }],
  ['a password of 73 bytes', { ...user, password: 'ä'.repeat(36) + 'b' }],
  ['no name', { ...user, name: '  ' }],
  ['an odd PIN', { ...user, service_pincodes: '012345' }],
  ['an unknown role', { ...user, role: 'ROOT' }],
  ['an unknown key', { ...user, is_admin: 'true' }],
])('%s is refused', (_, body) => expect(registerBody.safeParse(body).success).toBe(false))

test('pasted pincodes are split on commas and blanks', () => {
  expect(splitPincodes(' 110001, 110002\n110001\t560034 ')).toEqual(['110001', '110002', '560034'])
})

test('a change may name one thing alone', () => expect(patchUserBody.parse({ is_disabled: true })).toEqual({ is_disabled: true }))
