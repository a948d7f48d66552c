import { expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

it.each([
  ['Proposed building : Ground floor & First floor residential', 'Residential'],
  ['For the purpose of : Dwelling house', 'Residential'],
  ['4 Proposed use Commercial', 'Commercial'],
  ['Occupancy A1 Residential', 'Residential'],
  ['The building shall not be used for any purpose other than residential.', 'Residential'],
])('reads the use that a permit allows: %s', (text, use) => expect(valueIn('permit', text, 'usage_approved_as_per_plan')).toBe(use))

it('reads the use of the land behind the remarks of a development plan', () => {
  expect(valueIn('permit', 'D.P. Remarks : The land is shown in Residential Zone.', 'usage_as_per_cdp')).toBe('Residential')
})

it('parts the floors asked for from those allowed', () => {
  expect(valueIn('permit', 'Floors applied for: S+5. Floors allowed: S+4.', 'floors_proposed')).toBe('S+5')
})
