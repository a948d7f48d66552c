import { describe, expect, test } from 'vitest'
import { allCaseActions, archivedFromAfter, caseActions, decide, refusalSentence, siteValues, type CaseState } from './case-actions.ts'
import { allCaseStatuses, caseStatuses, caseStatusOrder, type CaseStatus } from './case-status.ts'
import { agentFields } from './fields/agent.ts'
import { drafterFields } from './fields/drafter.ts'
import { actorRoleSchema, type ActorRole } from './roles.ts'

const actorRoles = actorRoleSchema.options
const ids: Record<ActorRole, string | null> = { ADMIN: 'a1', INITIATOR: 'i1', AGENT: 'g1', DRAFTER: 'd1', SYSTEM: null }
const filled = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 'x']))
const complete = (status: CaseStatus): CaseState => ({
  status,
  archived_from: status === 'ARCHIVED' ? 'READY_FOR_DRAFTER' : null,
  initiator_ids: ['i1'],
  assigned_agent: { user_id: 'g1' },
  assigned_drafter: { user_id: 'd1' },
  agent_updates: { fields: filled(agentFields.map((f) => f.key)), landmark: 'Temple', location: { lat: 1, lng: 2 } },
  drafter_updates: { fields: filled(drafterFields.map((f) => f.key)) },
})
const answer = (action: (typeof allCaseActions)[number], role: ActorRole, c: CaseState) => {
  const decision = decide(action, { role, id: ids[role] }, c)
  return 'to' in decision ? decision.to : decision.refused
}

describe('the grid of role × status × action', () => {
  test('reads as the table of design §3', async () => {
    const lines = actorRoles.flatMap((role) => [
      `## ${role}`,
      ...allCaseActions.flatMap((action) => {
        const cells = allCaseStatuses.map((status) => [status, answer(action, role, complete(status))] as const)
        if (cells.every(([, cell]) => cell === 'FORBIDDEN')) return [`${action}: never`]
        const moves = cells.filter(([, cell]) => cell in caseStatuses)
        return [`${action}:`, ...moves.map(([from, to]) => `  ${from} → ${to === from ? 'same' : to}`)]
      }),
      '',
    ])
    await expect(lines.join('\n')).toMatchFileSnapshot('./case-actions.grid.txt')
  })

  test('refuses every other status and names those allowed', () => {
    for (const action of allCaseActions)
      for (const role of caseActions[action].by as readonly ActorRole[])
        for (const status of allCaseStatuses) {
          const decision = decide(action, { role, id: ids[role] }, complete(status))
          if ('refused' in decision)
            expect(decision).toEqual({
              refused: 'WRONG_STATUS',
              status,
              allowed: allCaseStatuses.filter((s) => s in caseActions[action].moves),
            })
        }
  })
})

describe('decide', () => {
  test("answers 404 for somebody else's case before its status", () => {
    const others = { ...complete('NEW'), assigned_agent: { user_id: 'somebody' }, assigned_drafter: null }
    expect(answer('save_agent', 'AGENT', others)).toBe('NOT_FOUND')
    expect(answer('save_drafter', 'DRAFTER', others)).toBe('NOT_FOUND')
  })

  test('names the required fields that are missing', () => {
    const bare = {
      ...complete('AGENT_IN_PROGRESS'),
      agent_updates: { fields: { visit_date: '2026-11-20' }, landmark: ' ', location: null },
    }
    const decision = decide('submit_agent', { role: 'AGENT', id: 'g1' }, bare)
    expect('missing' in decision && decision.missing?.map((field) => field.key)).toEqual([
      'property_address_site',
      'current_usage',
      'landmark',
      'latitude',
      'longitude',
    ])
    const draft = { ...complete('DRAFTER_IN_PROGRESS'), drafter_updates: { fields: {} } }
    const final = decide('submit_drafter', { role: 'ADMIN', id: 'a1' }, draft)
    expect('missing' in final && final.missing?.map((field) => field.key)).toEqual([
      'eepac_report_ref_no',
      'status_of_report',
      'purpose_of_valuation',
      'valuation_requested_by',
      'report_date',
      'pin_code_official',
      'property_city',
      'type_of_property',
      'main_locality',
    ])
  })

  test('sends back only to an agent who is there', () => {
    expect(answer('send_back', 'DRAFTER', { ...complete('DRAFTER_IN_PROGRESS'), assigned_agent: null })).toBe('NO_AGENT')
  })

  test('restores to where the case came from', () => {
    for (const from of allCaseStatuses.filter((s) => s !== 'ARCHIVED'))
      expect(answer('restore', 'ADMIN', { ...complete('ARCHIVED'), archived_from: from })).toBe(from)
  })
})

describe('the tables', () => {
  test('lead from NEW to every status', () => {
    const reached = new Set<CaseStatus>(['NEW'])
    for (const from of reached)
      for (const action of allCaseActions)
        for (const role of actorRoles) {
          const to = answer(action, role, complete(from))
          if (to in caseStatuses) reached.add(to as CaseStatus)
        }
    expect([...reached].toSorted((a, b) => caseStatusOrder(a) - caseStatusOrder(b))).toEqual(allCaseStatuses)
  })

  test('let only restore and a late document touch an archived case', () => {
    expect(allCaseActions.filter((action) => 'ARCHIVED' in caseActions[action].moves)).toEqual(['finish_doc', 'restore'])
  })
})

describe('what a case counts as archived from', () => {
  const archived = (from: CaseStatus): CaseState => ({ ...complete('ARCHIVED'), archived_from: from })

  test('is the status that it had, until it is restored', () => {
    expect(archivedFromAfter('archive', complete('DRAFTER_IN_PROGRESS'))).toBe('DRAFTER_IN_PROGRESS')
    expect(archivedFromAfter('restore', archived('DRAFTER_IN_PROGRESS'))).toBeNull()
    expect(archivedFromAfter('save_drafter', complete('DRAFTER_IN_PROGRESS'))).toBeNull()
  })

  test('is DOC_GENERATED once its document was written meanwhile', () => {
    expect(archivedFromAfter('finish_doc', archived('READY_FOR_DOC'))).toBe('DOC_GENERATED')
    expect(archivedFromAfter('finish_doc', complete('READY_FOR_DOC'))).toBeNull()
  })
})

test('site values take landmark and position from where they are stored', () => {
  expect(siteValues({ fields: { visit_date: '2026-01-01' }, landmark: 'Temple', location: { lat: 28.5, lng: 77.1 } })).toEqual({
    visit_date: '2026-01-01',
    landmark: 'Temple',
    latitude: 28.5,
    longitude: 77.1,
  })
})

test('a refusal names statuses by their labels', () => {
  expect(refusalSentence({ status: 'NEW', allowed: ['ASSIGNED_TO_AGENT', 'AGENT_IN_PROGRESS'] })).toBe(
    'This cannot be done while the status is New; it can be done in Assigned to Agent or Agent In Progress. Reload to see where it stands.',
  )
  expect(refusalSentence({ missing: [{ key: 'landmark', label: 'Landmark' }] })).toBe('Please complete required: Landmark')
})
