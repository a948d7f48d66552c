import { expect, it } from 'vitest'
import { CallError, fieldProblems, isPassing } from './call-error.ts'
import { errorMessage } from './error-message.ts'

it('shows the server’s sentence, else the fallback (spec §8)', () => {
  expect(errorMessage(new CallError({ status: 401, code: 'WRONG_CREDENTIALS', msg: 'Wrong.' }), 'Login failed')).toBe('Wrong.')
  expect(errorMessage(new CallError({ status: 0, code: 'NO_CONNECTION' }), 'Login failed')).toBe('Login failed')
  expect(errorMessage(new TypeError('x is not a function'), 'Login failed')).toBe('Login failed')
})

it('names the fields that were refused', () => {
  const details = { fields: [{ key: 'pincode', label: 'Pincode', problem: 'Six digits.' }] }
  const error = new CallError({ status: 422, code: 'INVALID_FIELDS', msg: 'Some fields.', details })
  expect(errorMessage(error, '')).toBe('Some fields. Pincode: Six digits.')
  expect(fieldProblems(error)).toEqual({ pincode: 'Six digits.' })
  expect(fieldProblems(new CallError({ status: 409, code: 'WRONG_STATUS', details: { status: 'a', allowed: [] } }))).toEqual({})
})

it('knows what may pass by itself', () => {
  const statuses = [0, 400, 404, 409, 422, 429, 500, 502, 503]
  expect(statuses.filter((status) => isPassing(new CallError({ status, code: 'NOT_THE_API' })))).toEqual([0, 429, 502, 503])
})
