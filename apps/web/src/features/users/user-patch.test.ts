import { role, type User } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { patchOf, type UserForm } from './user-patch.ts'

const user: User = {
  _id: '65a000000000000000000001',
  name: 'Ravi',
  email: 'ravi@agency.in',
  phone: null,
  role: role.AGENT,
  service_pincodes: ['110001'],
  agent_code: null,
  is_disabled: false,
  has_image: false,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}
const form: UserForm = {
  name: ' Ravi ',
  email: 'ravi@agency.in',
  phone: '',
  role: role.AGENT,
  is_disabled: false,
  service_pincodes: '110001, 122001,',
  password: '  ',
}

describe('patchOf', () => {
  it('trims, sends pincodes as a list and a blank phone as none', () => {
    expect(patchOf(user, form)).toEqual({
      name: 'Ravi',
      email: 'ravi@agency.in',
      phone: null,
      role: role.AGENT,
      is_disabled: false,
      service_pincodes: ['110001', '122001'],
    })
  })
  it('sends a new password only if it is not blank', () => {
    expect(patchOf(user, { ...form, password: 'new secret' }).password).toBe('new secret')
  })
  it('clears the pincodes of who is no agent (spec §4)', () => {
    expect(patchOf(user, { ...form, role: role.DRAFTER }).service_pincodes).toEqual([])
  })
  it('leaves out the e-mail of an agent who has none yet', () => {
    expect(patchOf({ ...user, email: null }, { ...form, email: '' })).not.toHaveProperty('email')
  })
})
