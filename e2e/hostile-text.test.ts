import {
  agentFields,
  controlOf,
  drafterFields,
  intakeFields,
  limits,
  parseText,
  type Case,
  type Catalogue,
  type FieldValue,
  type FieldValues,
  type Intake,
} from '@parakh/contracts'
import { until } from '@parakh/tools/api-client'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { control } from './console.ts'
import { caseAtAgent, openOffice, openSignedIn, type Office } from './office.ts'
import { ownStack } from './shared-stack.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice('Hostile')
})

const isolated = '\u2067'
const opening = `<script>document.body.dataset.run='1'</script><img src=x onerror="document.body.dataset.run='1'"> ${isolated}\u202eשלום عربي\u2069 ग्राम पंचायत 𝒱👪🏽 a\u0301 ' " \` {{x}} \${x} &amp; `
/** A script, both directions of writing, letters beyond the first plane, and no place to break the line. */
const hostile = opening + 'W'.repeat(200)
/** As much of it as a field holds. */
const longest = hostile + 'W'.repeat(limits.fields.textChars - hostile.length)
const number = `<u>${'9'.repeat(20)}</u>`

/** The fields that take any text with what is kept of it: of each control the first gets the longest. */
const keptOf = (catalogue: Catalogue): FieldValues => {
  const seen = new Set<string>()
  return Object.fromEntries(
    catalogue.flatMap((field): [string, FieldValue][] => {
      const read = parseText(field, seen.has(controlOf(field)) ? hostile : longest)
      if (field.readOnly || !('value' in read) || read.value === null) return []
      seen.add(controlOf(field))
      return [[field.key, read.value]]
    }),
  )
}

/** Types into every field, as a paste does: at once. */
const pasteInto = async (page: Page, values: FieldValues, scope = 'body'): Promise<void> => {
  for (const [key, value] of Object.entries(values)) await page.locator(scope).locator(`[name="${key}"]`).fill(String(value))
}

/** What was typed stands as text, ran nowhere, and pushes nothing out of the window. */
const expectHarmless = async (page: Page): Promise<void> => {
  const seen = await page.evaluate(() => ({
    run: document.body.dataset.run,
    foreign: document.querySelectorAll('body img[src="x"], main u, main script').length,
    wide: document.documentElement.scrollWidth - window.innerWidth,
  }))
  expect(seen).toEqual({ run: undefined, foreign: 0, wide: expect.any(Number) })
  expect(seen.wide).toBeLessThanOrEqual(0)
}

test('the longest hostile text in every field of an intake is saved and shows as text', { timeout: 120_000 }, async () => {
  const { page, problems } = await openSignedIn(office.initiator, '/intakes/new')
  await page.getByRole('button', { name: /^More intake fields/ }).click()
  const kept = keptOf(intakeFields)
  expect(Object.keys(kept).length).toBeGreaterThan(25)
  await pasteInto(page, kept)
  await control(page, 'application_number').fill(number)
  await expectHarmless(page)
  await page.getByRole('button', { name: 'Create Intake' }).click()
  await page.waitForURL(/\/intake\?created=[0-9a-f]{24}$/)
  const row = page.locator('[data-created]')
  await row.waitFor()
  expect(await row.innerText()).toContain('<script>')
  await expectHarmless(page)
  const [made] = await office.calls.initiator.json<Intake[]>('GET', `/intakes?q=${encodeURIComponent('<u>999')}`)
  expect(await office.calls.initiator.json<Intake>('GET', `/intakes/${made?._id}`)).toMatchObject({
    fields: { ...kept, application_number: number },
  })
  await row.getByRole('button', { name: 'Edit / Files' }).click()
  await page.getByRole('button', { name: 'View All Metadata' }).click()
  await page.getByText('Updated at').first().waitFor()
  await expectHarmless(page)
  expect(problems).toEqual([])
})

test('so is that of a case’s site and draft, on the case, its trail, the dashboard and the palette', { timeout: 120_000 }, async () => {
  const id = await caseAtAgent(office, { applicant_name: longest, application_number: `${number}-2`, property_address_doc: longest })
  const read = () => office.calls.admin.json<Case>('GET', `/cases/${id}`)
  const site = keptOf(agentFields)
  const agent = await openSignedIn(office.agent, `/cases/${id}`)
  await pasteInto(agent.page, site, '[data-card=agent]')
  await agent.page.locator('[data-card=agent]').getByRole('button', { name: 'Save', exact: true }).click()
  await until(read, ({ agent_updates }) => (agent_updates?.landmark ?? null) !== null, 30_000, 'the site data')
  await expectHarmless(agent.page)
  const { landmark, ...fields } = site
  expect((await read()).agent_updates).toMatchObject({ landmark, fields })

  const rest = { visit_date: '2026-11-01', latitude: 28.6, longitude: 77.2 }
  await office.calls.admin.json('PATCH', `/cases/${id}/agent`, { fields: rest })
  await office.calls.agent.json('POST', `/cases/${id}/agent/submit`)
  await office.calls.admin.json('POST', `/cases/${id}/assign/drafter/${office.drafter._id}`)
  const draft = keptOf(drafterFields)
  const drafter = await openSignedIn(office.drafter, `/cases/${id}`)
  await pasteInto(drafter.page, draft, '[data-card=drafter]')
  await drafter.page.locator('[data-card=drafter]').getByRole('button', { name: 'Save', exact: true }).click()
  await until(read, ({ drafter_updates }) => Object.keys(drafter_updates?.fields ?? {}).length > 0, 30_000, 'the draft')
  await expectHarmless(drafter.page)
  expect((await read()).drafter_updates?.fields).toMatchObject(draft)

  const { page, problems } = await openSignedIn(ownStack().admin, `/cases/${id}`)
  // its rows are drawn where they are seen, and above them stands a tall address
  await page.getByRole('heading', { name: 'Audit Trail' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Draft saved/ }).click()
  await page.getByRole('dialog', { name: 'Activity Details' }).getByText('<script>').first().waitFor()
  await expectHarmless(page)
  await page.goto('/')
  await page.getByText('<script>').first().waitFor()
  await expectHarmless(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('</u>-2')
  await page.getByRole('option').filter({ hasText: '<script>' }).waitFor()
  await expectHarmless(page)
  expect([...agent.problems, ...drafter.problems, ...problems]).toEqual([])
})
