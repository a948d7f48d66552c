import type { CaseRow } from '@parakh/contracts'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { desktop, phone } from '@parakh/tools/console-window'
import { expectAccessible } from './console.ts'
import { caseAtAgent, newCase, newIntake, openOffice, openSignedIn, type Office } from './office.ts'
import { ownStack } from './shared-stack.ts'

const caseCount = 45
const intakeCount = 110
let office: Office
beforeAll(async () => {
  office = await openOffice('Long Lists')
  const fields = (at: number) => ({
    applicant_name: `Long Lists ${String(at).padStart(3, '0')}`,
    application_number: `LL-${at}-${process.pid}`,
  })
  const many = (count: number, make: (at: number) => Promise<unknown>) => Promise.all(Array.from({ length: count }, (_, at) => make(at)))
  await many(caseCount, (at) => newCase(office, fields(at)))
  await many(intakeCount - caseCount, (at) => newIntake(office, fields(caseCount + at)))
  await newIntake(office, { applicant_name: 'Found by no search' })
}, 60_000)

const byAge = '/cases?section=active&sortBy=status_since&sortDir=asc&limit=500'
const idsByAge = async () => (await office.calls.initiator.json<CaseRow[]>('GET', byAge)).map(({ _id }) => _id)
const cards = (page: Page) => page.locator('[data-section=active] [data-case]')
const shownIds = (page: Page) => cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-case')))
const undrawn = (page: Page) =>
  page.locator('[data-undrawn]').evaluateAll((all) => all.reduce((sum, one) => sum + Number(one.getAttribute('data-undrawn')), 0))
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' })

/** What moved on the screen without a press, from the start of a page; 0 is nothing. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
        if (!entry.hadRecentInput) Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shifted = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifted')))

/** Where the page is scrolled to, and where a thing stands in the window. */
const placeOf = async (page: Page, selector: string) => ({
  scroll: await page.evaluate(() => Math.round(window.scrollY)),
  top: Math.round((await page.locator(selector).boundingBox())?.y ?? Number.NaN),
})

/** Where the page is scrolled to once what was drawn meanwhile has its height. */
const settledScroll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let still = 0, last = -1; still < 10; still += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      if (window.scrollY !== last) still = 0
      last = window.scrollY
    }
    return Math.round(window.scrollY)
  })

test('cases are sorted by the age in their status, in the address, and tell that age', async () => {
  const { page, problems } = await openSignedIn(office.initiator)
  const sort = page.getByLabel('Sort')
  await cards(page).first().waitFor()
  expect(await sort.locator('option').allInnerTexts()).toEqual(['Last updated', 'Age in status'])
  const newest = await shownIds(page)
  await sort.selectOption({ label: 'Age in status' })
  await expect.poll(() => shownIds(page)).toEqual((await idsByAge()).slice(0, 30))
  expect(await shownIds(page)).not.toEqual(newest)
  const age = cards(page).first().locator('time')
  expect(await age.innerText()).toMatch(/^(under a minute|\d+ minutes?) in New$/)
  expect(await age.getAttribute('title')).toMatch(/^Since \d\d \w{3} \d{4}, \d\d:\d\d$/)
  expect(new URL(page.url()).searchParams.get('sort')).toBe('status_since')
  await page.reload()
  await expect.poll(() => shownIds(page)).toEqual((await idsByAge()).slice(0, 30))
  expect(await sort.inputValue()).toBe('status_since')
  await sort.selectOption({ label: 'Last updated' })
  await expect.poll(() => shownIds(page)).toEqual(newest)
  expect(new URL(page.url()).search).toBe('')
  expect(problems).toEqual([])
})

test('a long list is drawn where it is seen, keeps its order for the keyboard, and moves nothing', async () => {
  const { page, problems } = await openSignedIn(office.initiator, '/', phone)
  await watchShifts(page)
  await page.goto('/?sort=status_since')
  await showMore(page).click()
  await showMore(page).waitFor({ state: 'detached' })
  await expect.poll(() => undrawn(page)).toBeGreaterThan(0)
  await expect.poll(async () => (await cards(page).count()) + (await undrawn(page))).toBe(caseCount)
  await expectAccessible(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const walked: (string | null)[] = []
  const ids = await idsByAge()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator(`[data-case="${ids[0]}"]`).getByRole('link').focus()
  for (let at = 0; at < caseCount; at += 1) {
    walked.push(await page.evaluate(() => document.activeElement?.closest('[data-case]')?.getAttribute('data-case') ?? null))
    await page.keyboard.press('Tab')
  }
  expect(walked).toEqual(ids)
  expect(Math.abs((await page.evaluate(() => document.documentElement.scrollHeight)) - height)).toBeLessThan(20)
  expect(await shifted(page)).toBe(0)
  expect(problems).toEqual([])
})

test('Back from a case finds the dashboard where it was, at once, and refreshes it behind by one call', async () => {
  const { page, problems } = await openSignedIn(office.initiator, '/?sort=status_since', phone)
  await showMore(page).click()
  await showMore(page).waitFor({ state: 'detached' })
  const id = (await idsByAge())[38] ?? ''
  const card = `[data-case="${id}"]`
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.8))
  await page.locator(card).scrollIntoViewIfNeeded()
  const before = await placeOf(page, card)
  expect(before.scroll).toBeGreaterThan(2_000)
  await page.locator(card).getByRole('link').click()
  await page.getByRole('heading', { name: /^Case #/ }).waitFor()
  await office.calls.admin.json('PATCH', `/cases/${id}/assign-agent`, { user_id: office.agent._id })
  const held = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(/\/cases\?/, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('section') ?? '')
    await held.promise
    await route.continue()
  })
  // what was read this very second is not asked for again
  await page.waitForTimeout(1_000)
  await page.goBack()
  await page.locator(card).waitFor()
  expect(await placeOf(page, card)).toEqual(before)
  expect((await cards(page).count()) + (await undrawn(page))).toBe(caseCount)
  expect(await page.locator(card).getByText('in New').count()).toBe(1)
  held.resolve()
  // its age began anew, so it is the last one now
  await expect.poll(async () => (await idsByAge()).at(-1)).toBe(id)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.locator(card).getByText('in Assigned to Agent').waitFor()
  expect(asked.filter((section) => section === 'active')).toEqual(['active'])
  expect(problems).toEqual([])
})

test('Back from a case finds the intakes with their search, their filter, all their rows and their place', async () => {
  const { page, problems } = await openSignedIn(office.initiator, '/me', desktop)
  await watchShifts(page)
  await page.goto('/intakes')
  await page.getByRole('heading', { name: 'Archived Intakes' }).waitFor()
  expect(await shifted(page)).toBe(0)
  await page.getByLabel('Open only').uncheck()
  await page.getByLabel('Applicant, owner, application no.').fill('Long Lists')
  await page.getByText(`100 of ${intakeCount} intakes`).waitFor()
  await showMore(page).first().click()
  await page.getByText(`${intakeCount} intakes`, { exact: true }).waitFor()
  const byTheSearch = await shifted(page)
  expect(await page.getByRole('table').first().getAttribute('aria-rowcount')).toBe(String(intakeCount + 1))
  const row = page.getByRole('row', { name: /Long Lists 003/ })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.8))
  // in the middle: a row behind the header would be scrolled out from under it before it is clicked
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect.poll(() => undrawn(page)).toBeGreaterThan(0)
  expect(await shifted(page)).toBe(byTheSearch)
  const scroll = await settledScroll(page)
  expect(scroll).toBeGreaterThan(2_000)
  await row.getByRole('button', { name: 'View Case' }).click()
  await page.getByRole('heading', { name: /^Case #/ }).waitFor()
  await page.goBack()
  await row.waitFor()
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(scroll)
  expect(await page.getByLabel('Open only').isChecked()).toBe(false)
  expect(await page.getByLabel('Applicant, owner, application no.').inputValue()).toBe('Long Lists')
  await page.getByText(`${intakeCount} intakes`, { exact: true }).waitFor()
  expect(problems).toEqual([])
})

test('a long audit trail shows more, and what is new on top of all that was shown', async () => {
  const saves = 55
  const id = await caseAtAgent(office, { applicant_name: 'Long Trail' })
  const save = (at: number) => office.calls.agent.json('PATCH', `/cases/${id}/agent`, { fields: { bus_stop: `Stop ${at}` } })
  for (let at = 0; at < saves; at += 1) await save(at)
  const { page, problems } = await openSignedIn(ownStack().admin, `/cases/${id}`)
  const trail = page.getByRole('region', { name: 'Audit Trail' })
  const shown = async () => (await trail.getByRole('listitem').count()) + (await undrawn(page))
  await expect.poll(shown).toBe(50)
  await trail.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(shown).toBe(saves + 2)
  await trail.getByText('Agent assigned').waitFor()
  expect(await trail.getByText('Site data saved').count()).toBeGreaterThan(0)
  await save(saves)
  await expect.poll(shown, { timeout: 15_000 }).toBe(saves + 3)
  expect(problems).toEqual([])
})
