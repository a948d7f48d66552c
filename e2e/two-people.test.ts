import type { AuditEntry, Case, Intake } from '@parakh/contracts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { control } from './console.ts'
import { caseAtAgent, caseAtDrafter, newIntake, openOffice, openSignedIn, type Office } from './office.ts'
import { ownStack } from './shared-stack.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice('Pair')
})

const admin = () => ownStack().admin
const note = (page: Page, key: string) => page.locator(`[data-other=${key}]`)
const card = (page: Page, name: 'agent' | 'drafter') => page.locator(`[data-card=${name}]`)
const save = (page: Page, name: 'agent' | 'drafter') => card(page, name).getByRole('button', { name: 'Save', exact: true }).click()
const saved = (page: Page, name: 'agent' | 'drafter') => card(page, name).getByRole('button', { name: 'Saved', exact: true }).waitFor()
const changesOf = async (id: string, key: string) => {
  const trail = await office.calls.admin.json<AuditEntry[]>('GET', `/cases/${id}/audit`)
  return trail.flatMap(({ changes }) => (changes?.[key] ? [changes[key]] : []))
}

describe('two people on one case', () => {
  test('see each other’s saved fields; where both type, each keeps their own and is told of the other’s', async () => {
    const id = await caseAtDrafter(office, { applicant_name: 'Both Draft' })
    const [a, b] = [await openSignedIn(admin(), `/cases/${id}`), await openSignedIn(office.drafter, `/cases/${id}`)]
    await a.page.getByRole('button', { name: 'Drafter', exact: true }).click()
    await control(b.page, 'property_city').fill('City of the drafter')
    await control(b.page, 'zone_no').fill('9')
    await control(a.page, 'property_city').fill('City of the admin')
    await control(a.page, 'engineer_name').fill('Engineer of the admin')
    await save(a.page, 'drafter')
    await saved(a.page, 'drafter')
    // nothing is pressed in the other window
    await expect.poll(() => control(b.page, 'engineer_name').inputValue(), { timeout: 10_000 }).toBe('Engineer of the admin')
    await note(b.page, 'property_city').getByText('Saved meanwhile elsewhere: City of the admin').waitFor()
    expect(await control(b.page, 'property_city').inputValue()).toBe('City of the drafter')
    const described = await control(b.page, 'property_city').getAttribute('aria-describedby')
    expect(await b.page.locator(`[id="${described}"]`).innerText()).toContain('City of the admin')
    // beside Save stands the way to it
    await control(b.page, 'zone_no').focus()
    await card(b.page, 'drafter').getByRole('button', { name: '1 field saved elsewhere too' }).click()
    await expect.poll(() => b.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('property_city')
    // a reload loses neither
    b.page.on('dialog', (dialog) => void dialog.accept())
    await b.page.reload()
    await note(b.page, 'property_city').waitFor()
    expect(await control(b.page, 'property_city').inputValue()).toBe('City of the drafter')

    await control(a.page, 'zone_no').fill('11')
    await save(b.page, 'drafter')
    await b.page.getByText('Last saved at').waitFor()
    await note(b.page, 'property_city').waitFor({ state: 'detached' })
    await note(a.page, 'zone_no').getByText('Saved meanwhile by Pair Drafter: 9').waitFor()
    await expect.poll(() => control(a.page, 'property_city').inputValue()).toBe('City of the drafter')
    await note(a.page, 'zone_no').getByRole('button', { name: 'Take theirs for Zone Number' }).click()
    expect(await control(a.page, 'zone_no').inputValue()).toBe('9')
    await expect.poll(() => a.page.getByText('Unsaved changes').count()).toBe(0)
    const { drafter_updates } = await office.calls.admin.json<Case>('GET', `/cases/${id}`)
    expect(drafter_updates?.fields).toEqual({
      property_city: 'City of the drafter',
      zone_no: '9',
      engineer_name: 'Engineer of the admin',
    })
    expect(await changesOf(id, 'property_city')).toEqual([
      { old: 'City of the admin', new: 'City of the drafter' },
      { old: null, new: 'City of the admin' },
    ])
    expect([...a.problems, ...b.problems]).toEqual([])
  })

  test('at the site: what one saved is shown to the other, and a cleared field is told too', async () => {
    const id = await caseAtAgent(office, { applicant_name: 'Both at Site' }, { occupant: 'Tenant', landmark: 'Mill' })
    const { page } = await openSignedIn(office.agent, `/cases/${id}`)
    await control(page, 'occupant').fill('Owner')
    await office.calls.admin.json('PATCH', `/cases/${id}/agent`, {
      fields: { occupant: null, current_usage: 'Residential' },
      landmark: 'Temple',
    })
    await expect.poll(() => control(page, 'landmark').inputValue(), { timeout: 10_000 }).toBe('Temple')
    expect(await control(page, 'current_usage').inputValue()).toBe('Residential')
    await note(page, 'occupant').getByText('Cleared meanwhile elsewhere.').waitFor()
    await save(page, 'agent')
    await saved(page, 'agent')
    await note(page, 'occupant').waitFor({ state: 'detached' })
    const { agent_updates } = await office.calls.admin.json<Case>('GET', `/cases/${id}`)
    expect(agent_updates?.fields).toMatchObject({ occupant: 'Owner', current_usage: 'Residential' })
  })
})

test('two tabs of one person on one intake: both drafts are kept, and each sees what the other saved', async () => {
  const { _id } = await newIntake(office, { applicant_name: 'Both Tabs', pincode: '110001' })
  const { page: first } = await openSignedIn(office.initiator, `/intakes?intake=${_id}`)
  const second = await first.context().newPage()
  await second.goto(`/intakes?intake=${_id}`)
  await control(first, 'co_applicant_name').fill('Typed in the first')
  await control(second, 'property_owner_name').fill('Typed in the second')
  // the drafts are written a moment after the last letter
  const drafts = () => first.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(location.search.slice(8)))?.[1] ?? '')
  await expect.poll(drafts).toMatch(/Typed in the first.*Typed in the second/)
  // somebody else saves the same field
  await office.calls.admin.json('PATCH', `/intakes/${_id}/fields`, { property_owner_name: 'By the admin', loan_type: 'Top-up' })
  await note(second, 'property_owner_name')
    .getByText(/^Saved meanwhile by .+: By the admin$/)
    .waitFor()
  for (const page of [first, second]) await expect.poll(() => control(page, 'loan_type').inputValue()).toBe('Top-up')
  await expect.poll(() => control(first, 'property_owner_name').inputValue()).toBe('By the admin')
  await second.getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(() => control(first, 'property_owner_name').inputValue(), { timeout: 10_000 }).toBe('Typed in the second')
  expect(await control(first, 'co_applicant_name').inputValue()).toBe('Typed in the first')
  expect((await office.calls.initiator.json<Intake>('GET', `/intakes/${_id}`)).fields).toMatchObject({
    property_owner_name: 'Typed in the second',
    loan_type: 'Top-up',
  })
})
