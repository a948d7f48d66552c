import { expect, test } from 'vitest'
import { allCaseStatuses, caseStatusLabel, caseStatusOrder } from './case-status.ts'

test('the statuses stand in the order of a case’s life with the labels of spec §4', () => {
  expect(allCaseStatuses.map((status) => [status, caseStatusLabel(status)])).toEqual([
    ['NEW', 'New'],
    ['ASSIGNED_TO_AGENT', 'Assigned to Agent'],
    ['AGENT_IN_PROGRESS', 'Agent In Progress'],
    ['READY_FOR_DRAFTER', 'Ready for Drafter'],
    ['DRAFTER_IN_PROGRESS', 'Drafter In Progress'],
    ['READY_FOR_DOC', 'Ready for Document'],
    ['DOC_GENERATED', 'Document Generated'],
    ['ARCHIVED', 'Archived'],
  ])
})

test('an unknown status shows as its raw text and comes last', () => {
  expect(caseStatusLabel('SOMETHING_ELSE')).toBe('SOMETHING_ELSE')
  expect(caseStatusOrder('SOMETHING_ELSE')).toBeGreaterThan(caseStatusOrder('ARCHIVED'))
})
