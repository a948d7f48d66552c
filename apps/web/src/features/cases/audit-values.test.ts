import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '@parakh/contracts'
import { attributeLabel, attributesOf, looksLikeUserId, valueText } from './audit-values.ts'

const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  action: 'save_agent',
  ts: '2026-11-21T09:30:00.000Z',
  actor_id: null,
  actor_role: 'SYSTEM',
  keys: [],
  seq: 1,
  prev_hash: '',
  hash: '',
  ...part,
})

it('takes 24 hexadecimal characters for a user id, nothing else', () => {
  expect(looksLikeUserId('65a1b2c3d4e5f60718293a4b')).toBe(true)
  expect(looksLikeUserId('65a1b2c3d4e5f60718293a4')).toBe(false)
  expect(looksLikeUserId(7)).toBe(false)
})

describe('attributes', () => {
  it('have the labels of the catalogues, else their own words', () => {
    expect(attributeLabel('visit_date')).toBe('Visit Date')
    expect(attributeLabel('agent_updates.fields.current_usage')).toBe('Current Usage')
    expect(attributeLabel('user_id')).toBe('User id')
    expect(attributeLabel('intakeId')).toBe('Intake id')
  })

  it('are all keys once, with old and new where they are known', () => {
    const rows = attributesOf(entry({ keys: ['landmark', 'reason'], changes: { landmark: { old: null, new: 'Temple' } } }))
    expect(rows).toEqual([
      { key: 'landmark', label: 'Landmark', old: null, new: 'Temple', isKnown: true },
      { key: 'reason', label: 'Reason', old: undefined, new: undefined, isKnown: false },
    ])
  })

  it('print values as their fields do', () => {
    expect(valueText('visit_date', '2026-11-21')).toBe('21-11-2026')
    expect(valueText('super_area_sqft', 123456)).toBe('1,23,456 sq ft')
    expect(valueText('keys', ['a', 'b'])).toBe('a, b')
    expect(valueText('location', { lat: 26.9, lng: 75.8 })).toBe('Lat: 26.9 · Lng: 75.8')
    expect(valueText('landmark', null)).toBe('')
  })
})
