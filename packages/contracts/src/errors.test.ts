import { expect, test } from 'vitest'
import { errorReply, isErrorReply } from './errors.ts'

const whole = { msg: 'Not found.', code: 'NOT_FOUND', request_id: 'r1' }
const problem = { key: 'pincode', label: 'PIN Code', problem: 'Enter a PIN code.' }

test.each([
  whole,
  { ...whole, details: { fields: [problem] } },
  { ...whole, details: { fields: [] } },
  { ...whole, details: { status: 'NEW', allowed: ['ARCHIVED'] } },
  { ...whole, details: { file: 'a.pdf' } },
  null,
  'Bad gateway',
  [],
  {},
  { ...whole, msg: 1 },
  { ...whole, code: 'NO_SUCH_CODE' },
  { ...whole, code: 'toString' },
  { ...whole, request_id: undefined },
  { ...whole, details: null },
  { ...whole, details: {} },
  { ...whole, details: { fields: [{ ...problem, problem: undefined }] } },
  { ...whole, details: { fields: 'pincode' } },
  { ...whole, details: { status: 'NEW' } },
])('what the console takes for an error reply is what the schema does: %j', (given) => {
  expect(isErrorReply(given)).toBe(errorReply.safeParse(given).success)
})
