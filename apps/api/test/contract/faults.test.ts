import { caseStatus, intakeStatus, type CaseStatus } from '@parakh/contracts'
import { expect, test } from 'vitest'
import { faultsOf } from './faults.ts'
import { openWorld } from './send.ts'

// what the fuzz and the races end with must itself be able to find something
test('a broken record is found, whichever way it is broken', { timeout: 120_000 }, async () => {
  const { t, stop } = await openWorld()
  const cases = t.db.collection('cases')
  const breakOne = async (status: CaseStatus, set: object): Promise<void> => {
    expect((await cases.updateOne({ status }, { $set: set })).modifiedCount, status).toBe(1)
  }
  expect(await faultsOf(t)).toEqual([])
  await breakOne(caseStatus.NEW, { assigned_agent: { user_id: 'f'.repeat(24), name: 'Nobody' } })
  await breakOne(caseStatus.ASSIGNED_TO_AGENT, { status_since: new Date() })
  await breakOne(caseStatus.AGENT_IN_PROGRESS, { assigned_agent: null })
  await breakOne(caseStatus.READY_FOR_DRAFTER, { 'agent_updates.fields': {} })
  await breakOne(caseStatus.READY_FOR_DOC, { 'drafter_updates.fields': {} })
  await breakOne(caseStatus.DOC_GENERATED, { docx_path: null })
  await breakOne(caseStatus.ARCHIVED, { archived_from: null })
  await t.db.collection('intakes').updateOne({ status: intakeStatus.CASE_CREATED }, { $set: { status: intakeStatus.EDITING } })
  const told = (await faultsOf(t)).join('\n')
  for (const part of [
    'is NEW with an agent',
    'tells another time than its audit chain since when it is so',
    'is AGENT_IN_PROGRESS without an agent',
    'is READY_FOR_DRAFTER without site data',
    'is READY_FOR_DOC unfilled',
    'is DOC_GENERATED with no document',
    'does not know where it came from',
    'its status differ about a case',
    'tall',
  ])
    expect(told).toContain(part)
  await stop()
})
