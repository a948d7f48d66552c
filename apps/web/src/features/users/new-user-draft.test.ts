import { role } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { blankUser, textsOfUser, userOfTexts } from './new-user-draft.ts'

it('keeps what was typed, but neither the password nor the image', () => {
  const user = {
    ...blankUser,
    role: role.DRAFTER,
    name: 'Nina',
    email: 'n@b.in',
    password: 'secret',
    image: new File([], 'x.png'),
    service_pincodes: ['110001', '110002'],
  }
  const texts = textsOfUser(user)
  expect(JSON.stringify(texts)).not.toContain('secret')
  expect(userOfTexts(texts)).toEqual({ ...user, password: '', image: null })
})

it('keeps nothing of an untouched form and starts afresh without a draft', () => {
  expect(textsOfUser(blankUser)).toEqual({})
  expect(userOfTexts(undefined)).toEqual(blankUser)
  expect(userOfTexts({ role: 'KING' }).role).toBe(role.AGENT)
})
