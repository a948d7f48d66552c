import { catalogues, drafterFields, intakeFields, role } from '@parakh/contracts'
import { beforeAll, expect, test } from 'vitest'
import type { ApiClient } from '@parakh/tools/api-client'
import { openAs } from './console.ts'
import { docxText } from './docx-text.ts'
import { adminClient, newPerson } from './people.ts'
import { printed, sampleValues, siteSample } from './sample-values.ts'
import { ownStack } from './shared-stack.ts'

// the walk of one field's way through every consumer: API, forms, report
let admin: ApiClient
let intakeId = ''
let caseId = ''
const intake = sampleValues(intakeFields)
const site = siteSample()
const draft = sampleValues(drafterFields)

beforeAll(async () => {
  admin = await adminClient()
  const agent = await newPerson(admin, role.AGENT, 'Every Agent', ['110001'])
  const drafter = await newPerson(admin, role.DRAFTER, 'Every Drafter')
  intakeId = (await admin.json<{ _id: string }>('POST', '/intakes', intake))._id
  caseId = (await admin.json<{ case: { _id: string } }>('POST', `/intakes/${intakeId}/submit`)).case._id
  await admin.json('PATCH', `/cases/${caseId}/assign-agent`, { user_id: agent._id })
  await admin.json('POST', `/cases/${caseId}/assign/drafter/${drafter._id}`)
})

test('the API keeps every field of the three catalogues as it was sent', async () => {
  const kept = await admin.json<{ fields: object }>('GET', `/intakes/${intakeId}`)
  expect(kept.fields).toEqual(intake)
  const seen = await admin.json<{ agent_updates: { fields: object; landmark: string; location: object } }>(
    'PATCH',
    `/cases/${caseId}/agent`,
    { fields: site },
  )
  const { landmark, latitude, longitude, ...others } = site
  expect(seen.agent_updates).toMatchObject({ landmark, location: { lat: latitude, lng: longitude }, fields: others })
})

test('each form has a control for every field', async () => {
  const { page } = await openAs(ownStack().admin, `/cases/${caseId}`)
  await page.getByRole('button', { name: 'Field Agent', exact: true }).click()
  await page.getByRole('button', { name: 'Drafter', exact: true }).click()
  for (const card of ['agent', 'drafter'] as const) {
    const scope = page.locator(`[data-card=${card}]`)
    await scope.locator('[name]').nth(20).waitFor({ state: 'attached' })
    const names = await scope.locator('[name]').evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    expect(catalogues[card].map((field) => field.key).filter((key) => !names.includes(key))).toEqual([])
  }
  await page.goto('/intakes/new')
  await page.getByRole('button', { name: 'More intake fields' }).click()
  const names = await page.locator('[name]').evaluateAll((all) => all.map((one) => one.getAttribute('name')))
  expect(intakeFields.map((field) => field.key).filter((key) => !names.includes(key))).toEqual([])
})

test('the report prints every field', async () => {
  await admin.json('POST', `/cases/${caseId}/agent/submit`)
  const saved = await admin.json<{ drafter_updates: { fields: object } }>('PATCH', `/cases/${caseId}/drafter`, { fields: draft })
  expect(saved.drafter_updates.fields).toEqual(draft)
  const text = docxText(await admin.bytes('POST', `/cases/${caseId}/generate-doc-preview`)).replace(/\s+/g, ' ')
  const lost = [
    ...Object.keys(intake).map((key) => [key, printed(intakeFields, key, intake)]),
    ...Object.keys(site).map((key) => [key, printed(catalogues.agent, key, site)]),
    ...Object.keys(draft).map((key) => [key, printed(drafterFields, key, draft)]),
  ].filter(([, shown]) => !text.includes(bare(shown)))
  expect(lost).toEqual([])
})

/** A value without the unit, which a table's head may carry. */
const bare = (shown: string | undefined): string => (shown ?? '').replace('₹', '').split(' ')[0] ?? ''
