import { role } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { registerForm } from './register-form.ts'

it('sends pincodes as repeated and as bracketed keys, trimmed texts and no empty phone (spec §7)', () => {
  const form = registerForm({
    role: role.AGENT,
    name: ' A ',
    phone: ' ',
    email: ' a@b.in ',
    password: ' secret12 ',
    service_pincodes: ['110001', '110002'],
    image: null,
  })
  expect(form.getAll('service_pincodes')).toEqual(['110001', '110002'])
  expect(form.getAll('service_pincodes[]')).toEqual(['110001', '110002'])
  expect([form.get('name'), form.get('email'), form.get('password')]).toEqual(['A', 'a@b.in', ' secret12 '])
  expect(form.has('phone')).toBe(false)
  expect(form.has('image')).toBe(false)
})
