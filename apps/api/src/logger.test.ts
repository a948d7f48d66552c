import { mongo } from 'mongoose'
import { expect, it } from 'vitest'
import { loggable } from './logger.ts'

it('tells where an error came from, without what MongoDB quotes', () => {
  const error = new mongo.MongoServerError({ message: 'E11000 dup key: { email: "asha@x.in" }', code: 11000 })
  expect(loggable(error)).toMatchObject({ name: 'MongoServerError', code: 11000 })
  expect(JSON.stringify(loggable(error))).not.toContain('asha')
  expect(loggable(new TypeError('x is undefined'))).toMatchObject({ name: 'TypeError', message: 'x is undefined' })
  expect(loggable('oops')).toEqual({ name: 'string' })
})
