import { expect, it } from 'vitest'
import { isPrivateNumber, withoutPrivateNumbers } from './private-numbers.ts'

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

it.each([
  ['Shri Ravi Mohite, PAN ABCPE1234F, resident of Pune', 'Shri Ravi Mohite, PAN ••••••••••, resident of Pune'],
  ['PAN No.: A8CPE12E4F', 'PAN No.: ••••••••••'],
  ['Aadhaar No. 2345 6789 0123 of the buyer', 'Aadhaar No. •••• •••• •••• of the buyer'],
  ['आधार क्रमांक 5012-8877-3411', 'आधार क्रमांक ••••-••••-••••'],
  ['loan account 5012 8877 3410', 'loan account •••• •••• ••••'],
  ['loan account 110801200345, Mob. 9811122233', 'loan account 110801200345, Mob. 9811122233'],
  ['PAN not submitted', 'PAN not submitted'],
  ['Panchayat No. 20', 'Panchayat No. 20'],
])('hides private numbers in %s', (text, expected) => {
  expect(withoutPrivateNumbers(text)).toBe(expected)
})
