import { expect, it } from 'vitest'
import { isPrivateNumber } from './private-numbers.ts'

it.each([
  ['2345 6789 0124', true],
  ['501288773410', true],
  ['2345 6789 0123', false],
  ['110801200345', false],
  ['ABCPE1234F', true],
  ['MGB24LAP00719', false],
  ['XXXXXX4321', true],
  ['**** 2217', true],
  ['9811122233', false],
])('tells whether %s is an Aadhaar, PAN or masked number', (text, isPrivate) => {
  expect(isPrivateNumber(text)).toBe(isPrivate)
})
