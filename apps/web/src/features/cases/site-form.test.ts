import { decide, role, type Case } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { caseTitle, cardNumber } from './case-number.ts'
import { knownFix, requiredSiteKeys, siteBody, withSiteValues } from './site-form.ts'

const typed = {
  visit_date: '2026-11-20',
  property_address_site: 'Flat 9',
  current_usage: 'Residential',
  landmark: 'Temple',
  latitude: 26.9,
  longitude: 75.8,
}
const c = { status: 'AGENT_IN_PROGRESS', assigned_agent: { user_id: 'a', name: 'A' } } as Case

describe('the body of a save', () => {
  it('has landmark and position beside the fields, as spec §7 names them', () => {
    expect(siteBody({ landmark: 'Temple', latitude: null, bus_stop: 'X', occupant: null })).toEqual({
      landmark: 'Temple',
      latitude: null,
      fields: { bus_stop: 'X', occupant: null },
    })
  })
})

describe('final submit by what is typed', () => {
  const decisionOf = (values: Parameters<typeof withSiteValues>[1]) =>
    decide('submit_agent', { id: 'a', role: role.AGENT }, withSiteValues(c, values))

  it('may be pressed once all required fields are typed', () => {
    expect(Object.keys(typed).sort()).toEqual([...requiredSiteKeys].sort())
    expect(decisionOf(typed)).toEqual({ to: 'READY_FOR_DRAFTER' })
  })

  it('names what was cleared, though the server still has it', () => {
    const { landmark: _, ...rest } = typed
    expect(decisionOf(rest)).toMatchObject({ missing: [{ key: 'landmark', label: 'Landmark' }] })
  })
})

it('knows a position only when it is whole', () => {
  expect(knownFix({ latitude: 1, longitude: 2, gps_accuracy_m: 9 })).toEqual({ latitude: 1, longitude: 2, accuracyM: 9 })
  expect(knownFix({ latitude: 1, longitude: 2 })).toEqual({ latitude: 1, longitude: 2, accuracyM: null })
  expect(knownFix({ latitude: 1 })).toBeNull()
})

describe('a case’s number', () => {
  it('is the end of the application number, else of the id, with #', () => {
    const id = '65f1c0de00000000000a0005'
    expect(cardNumber({ _id: id, intake: { id, application_number: 'HL/JPR/2026/004211' } })).toBe('#004211')
    expect(cardNumber({ _id: id, intake: { id, application_number: '  ' } })).toBe('#0a0005')
    expect(cardNumber({ _id: id, intake: { id } })).toBe('#0a0005')
    expect(caseTitle(id)).toBe('Case #0a0005')
  })
})
