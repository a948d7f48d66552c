import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

describe('a phone behind whom a letter has named before', () => {
  it.each([
    'The captioned member(s), Cell: 98111 22233, R/o 4, Fort Road, has applied for the loan.',
    'The above named borrower (Mobile No. 98111 22233) wants the visit on Sunday.',
    'Kindly fix the visit with the said party, phone 98111 22233.',
  ])('%s', (text) => {
    expect(valueIn('mail', text, 'contact_number')).toBe('9811122233')
  })

  it('is none of a helper', () => {
    expect(valueIn('mail', 'The captioned property is shown by the watchman, Cell: 98111 22233.', 'contact_number')).toBe(null)
  })
})
