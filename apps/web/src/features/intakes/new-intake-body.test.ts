import { createIntakeBody } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { creationKey, newIntakeBody } from './new-intake-body.ts'

const texts = { applicant_name: 'Asha', loan_type: '', flat: '' }
const standings = { applicant_name: { text: 'Asha', meta: { conf: 0.7, source: 'ocr', raw: { value: 'Asha' } } } }

describe('newIntakeBody', () => {
  it('sends what is filled with its meta, and null for an emptied default', () => {
    const body = newIntakeBody({ applicant_name: 'Asha', loan_type: null, flat: null }, texts, standings)
    expect(body).toEqual({
      applicant_name: 'Asha',
      loan_type: null,
      field_meta: { applicant_name: { conf: 0.7, source: 'ocr', raw: { value: 'Asha' } } },
    })
    expect(createIntakeBody.parse(body).fields).toEqual({ values: { applicant_name: 'Asha' }, cleared: ['loan_type'] })
  })

  it('sends a typed value as sure', () =>
    expect(newIntakeBody({ flat: '3A' }, { flat: '3A' }, {})).toEqual({ flat: '3A', field_meta: { flat: { conf: 1, source: 'ui' } } }))
})

it('gives one key to one content', () => {
  expect(creationKey('s', { flat: '1' })).toBe(creationKey('s', { flat: '1' }))
  expect(creationKey('s', { flat: '1' })).not.toBe(creationKey('s', { flat: '2' }))
  expect(creationKey('s', { flat: '1' })).not.toBe(creationKey('t', { flat: '1' }))
})
