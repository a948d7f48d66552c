import { role } from '@parakh/contracts'
import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { changesOf } from './user-changes.ts'
import type { UserRow } from './users.schema.ts'

const agent: UserRow = {
  _id: new Types.ObjectId(),
  email: 'ravi@agency.in',
  name: 'Ravi',
  phone: null,
  role: role.AGENT,
  service_pincodes: ['110001'],
  is_disabled: false,
  image_id: null,
  token_version: 0,
  created_at: new Date(),
  updated_at: new Date(),
}

describe('changesOf', () => {
  it('names only keys whose value differs', () => {
    expect(changesOf(agent, { name: 'Ravi', phone: '', email: 'ravi.k@agency.in', service_pincodes: ['110001'] })).toEqual({
      set: { email: 'ravi.k@agency.in' },
      changes: { email: { old: 'ravi@agency.in', new: 'ravi.k@agency.in' } },
      endsTokens: false,
    })
  })

  it('clears the pincodes of who leaves AGENT, and ends the tokens', () => {
    const { set, endsTokens } = changesOf(agent, { role: role.DRAFTER })
    expect(set).toEqual({ role: role.DRAFTER, service_pincodes: [] })
    expect(endsTokens).toBe(true)
  })

  it.each([
    [{ is_disabled: true }, true],
    [{ is_disabled: false }, false],
    [{ password: 'another one' }, true],
    [{ role: role.AGENT }, false],
  ])('%j ends the tokens: %s', (body, ends) => {
    expect(changesOf(agent, body).endsTokens).toBe(ends)
  })

  it('never shows a password', () => {
    expect(JSON.stringify(changesOf(agent, { password: 'another one' }))).not.toContain('another')
  })
})
