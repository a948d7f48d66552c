import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('reads what the server wrote into the page', () => {
  expect(readConfig('{"apiBase":"/v1/","supportEmail":"help@agency.in","agencyName":"Agency"}')).toEqual({
    apiBase: '/v1',
    supportEmail: 'help@agency.in',
    agencyName: 'Agency',
  })
})

it('keeps the defaults for what is absent, empty or damaged', () => {
  const defaults = readConfig('{}')
  expect(defaults.apiBase).toBe('/api')
  for (const text of [null, '', '[', '7', '{"apiBase":"","agencyName":5}']) expect(readConfig(text)).toEqual(defaults)
})
