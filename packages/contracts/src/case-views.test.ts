import { describe, expect, test } from 'vitest'
import { allCaseStatuses } from './case-status.ts'
import type { Case } from './case.ts'
import {
  agentCardStartsOpen,
  drafterCardStartsOpen,
  isCompletedFor,
  progressOf,
  sectionOf,
  sectionStatuses,
  visibleCase,
} from './case-views.ts'
import { intakeFields } from './fields/intake.ts'
import { allRoles } from './roles.ts'

describe('dashboard sections (spec §4)', () => {
  test.each([
    ['ADMIN', ['NEW', 'ASSIGNED_TO_AGENT', 'AGENT_IN_PROGRESS', 'READY_FOR_DRAFTER', 'DRAFTER_IN_PROGRESS', 'READY_FOR_DOC']],
    ['AGENT', ['ASSIGNED_TO_AGENT', 'AGENT_IN_PROGRESS']],
    ['DRAFTER', ['READY_FOR_DRAFTER', 'DRAFTER_IN_PROGRESS']],
    [
      'INITIATOR',
      ['NEW', 'ASSIGNED_TO_AGENT', 'AGENT_IN_PROGRESS', 'READY_FOR_DRAFTER', 'DRAFTER_IN_PROGRESS', 'READY_FOR_DOC', 'DOC_GENERATED'],
    ],
  ] as const)('%s', (role, active) => {
    expect(sectionStatuses(role, 'active')).toEqual(active)
  })

  test('put every status into one section, the archived ones apart', () => {
    for (const role of allRoles) {
      for (const status of allCaseStatuses) {
        const holding = (['active', 'inactive', 'archived'] as const).filter((section) => sectionStatuses(role, section).includes(status))
        expect(holding).toEqual(status === 'ARCHIVED' && role !== 'ADMIN' ? [] : [sectionOf(role, status)])
      }
    }
  })
})

test.each([
  ['ADMIN', ['DOC_GENERATED']],
  ['AGENT', ['READY_FOR_DRAFTER', 'DRAFTER_IN_PROGRESS', 'READY_FOR_DOC', 'DOC_GENERATED']],
  ['DRAFTER', ['READY_FOR_DOC', 'DOC_GENERATED']],
  ['INITIATOR', []],
] as const)("'Completed for you' of %s (spec §4)", (role, completed) => {
  expect(allCaseStatuses.filter((status) => isCompletedFor(role, status))).toEqual(completed)
})

test.each([
  ['NEW', 0, 'grey'],
  ['ASSIGNED_TO_AGENT', 50, 'amber'],
  ['AGENT_IN_PROGRESS', 50, 'amber'],
  ['READY_FOR_DRAFTER', 100, 'blue'],
  ['DRAFTER_IN_PROGRESS', 100, 'blue'],
  ['READY_FOR_DOC', 100, 'green'],
  ['DOC_GENERATED', 100, 'green'],
] as const)('progress at %s', (status, percent, tone) => {
  expect(progressOf(status)).toMatchObject({ percent, tone })
})

test('which card of the case starts expanded (spec §2)', () => {
  expect(allRoles.filter(agentCardStartsOpen)).toEqual(['AGENT'])
  const open = allRoles.flatMap((role) =>
    allCaseStatuses.filter((status) => drafterCardStartsOpen(role, status)).map((status) => [role, status]),
  )
  expect(open).toEqual([
    ['DRAFTER', 'READY_FOR_DRAFTER'],
    ['DRAFTER', 'DRAFTER_IN_PROGRESS'],
  ])
})

describe('who sees what of a case (design §3)', () => {
  const whole: Case = {
    _id: 'c',
    status: 'DRAFTER_IN_PROGRESS',
    created_at: '2026-11-21T00:00:00.000Z',
    updated_at: '2026-11-21T00:00:00.000Z',
    status_since: '2026-11-21T00:00:00.000Z',
    intakeId: 'i',
    intake: { id: 'i', ...Object.fromEntries(intakeFields.map((field) => [field.key, 'secret'])), stray: 'never' },
    assigned_agent: null,
    assigned_drafter: null,
    docx_path: null,
    document: null,
    archived_from: null,
    sent_back: null,
    agent_updates: { fields: {}, location: null, landmark: null, images: [] },
    drafter_updates: { fields: {} },
  }
  const basic = [
    'id',
    'applicant_name',
    'co_applicant_name',
    'property_owner_name',
    'pincode',
    'property_address_doc',
    'application_number',
  ]

  test('only ADMIN sees the whole intake', () => {
    expect(Object.keys(visibleCase('ADMIN', whole).intake)).toHaveLength(intakeFields.length + 1)
    for (const role of ['AGENT', 'DRAFTER', 'INITIATOR'] as const)
      expect(Object.keys(visibleCase(role, whole).intake).toSorted()).toEqual(basic.toSorted())
  })

  test.each([
    ['ADMIN', true, true],
    ['AGENT', true, false],
    ['DRAFTER', true, true],
    ['INITIATOR', false, false],
  ] as const)('%s: site %s, draft %s', (role, site, draft) => {
    const seen = visibleCase(role, whole)
    expect(['agent_updates' in seen, 'sent_back' in seen, 'drafter_updates' in seen]).toEqual([site, site, draft])
  })
})
