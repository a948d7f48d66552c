import { afterEach, expect, it, vi } from 'vitest'
import { takeEarlyReply, type EarlyReply } from './early-reply.ts'

const url = '/api/cases/65a000000000000000000001'
const put = (given: Partial<EarlyReply> = {}): Promise<Response> => {
  const reply = Promise.resolve(new Response('{}'))
  vi.stubGlobal('earlyReply', { url, token: 't', reply, at: Date.now(), ...given })
  return reply
}
afterEach(() => vi.unstubAllGlobals())

it('is given once, to the call that it was asked for', () => {
  const reply = put()
  expect(takeEarlyReply('GET', url, 't')).toBe(reply)
  expect(takeEarlyReply('GET', url, 't')).toBeUndefined()
})

it('is not given to another call, another person, or late', () => {
  void put()
  expect(takeEarlyReply('GET', `${url}/audit`, 't')).toBeUndefined()
  expect(takeEarlyReply('PATCH', url, 't')).toBeUndefined()
  expect(takeEarlyReply('GET', url, 'other')).toBeUndefined()
  expect(takeEarlyReply('GET', url, undefined)).toBeUndefined()
  void put({ at: Date.now() - 60_000 })
  expect(takeEarlyReply('GET', url, 't')).toBeUndefined()
})
