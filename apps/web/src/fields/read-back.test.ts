import { agentFields, drafterFields, fieldOf, type Field } from '@parakh/contracts'
import { expect, test } from 'vitest'
import { mayReadBack, readBackOf } from './read-back.tsx'

const found = (field: Field | undefined): Field => {
  if (!field) throw new Error('no such field')
  return field
}
const visit = found(fieldOf(agentFields, 'visit_date'))
const parking = found(fieldOf(drafterFields, 'parking_value'))
const locality = found(fieldOf(drafterFields, 'main_locality'))

test('says a date with its month by name, and nothing of an unfinished one', () => {
  expect(readBackOf(visit, '2026-11-10')).toBe('10 Nov 2026')
  expect(readBackOf(visit, '')).toBe('')
  expect(readBackOf(visit, '2026-13-45')).toBe('')
})

test('says a number of a lakh and more in Indian grouping, unless it was typed so', () => {
  expect(readBackOf(parking, '350000')).toBe('₹3,50,000')
  expect(readBackOf(parking, '12345678.5')).toBe('₹1,23,45,678.5')
  expect(readBackOf(parking, '3,50,000')).toBe('')
  expect(readBackOf(parking, '99999')).toBe('')
  expect(readBackOf(parking, 'about three lakh')).toBe('')
})

test('words are left alone', () => {
  expect(mayReadBack(locality)).toBe(false)
  expect(mayReadBack(visit) && mayReadBack(parking)).toBe(true)
})
