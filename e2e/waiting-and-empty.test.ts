import { role, type Analytics } from '@parakh/contracts'
import type { Locator, Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { desktop, phone } from '@parakh/tools/console-window'
import { control } from './console.ts'
import { caseAtAgent, caseAtDrafter, draftedCase, newCase, newIntake, openOffice, openSignedIn, type Office } from './office.ts'
import { newPerson } from './people.ts'
import { ownStack } from './shared-stack.ts'

let office: Office
let intake: string
let written: string
let atAgent: string[]
beforeAll(async () => {
  office = await openOffice('Waits')
  intake = (await newIntake(office, { applicant_name: 'Waiting Wasim' }))._id
  written = await draftedCase(office, { applicant_name: 'Written Waits' })
  await office.calls.drafter.json('POST', `/cases/${written}/generate-doc-final?meta=1`)
  atAgent = []
  for (const name of ['First', 'Second', 'Third']) atAgent.push(await caseAtAgent(office, { applicant_name: `${name} of Three` }))
})

const admin = () => ownStack().admin
const alertBox = (page: Page) => page.getByRole('alertdialog')
type Answer = Parameters<Route['fulfill']>[0]

/** Holds calls back until they are let go; then they get this answer, else the server's. */
const hold = async (page: Page, calls: RegExp, method?: string): Promise<(answer?: Answer) => void> => {
  let letGo: (answer?: Answer) => void = () => undefined
  const held = new Promise<Answer>((resolve) => {
    letGo = resolve
  })
  await page.route(calls, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback()
    const answer = await held
    return answer ? route.fulfill(answer) : route.fallback()
  })
  return letGo
}

const nothing: Analytics = { byStatus: [], perAgent: [], perDrafter: [], archived: 0, activeAgents: 0, activeDrafters: 0 }

type Waiting = {
  as: () => { email: string; password: string }
  path: () => string
  calls: RegExp
  loading: string
  answer: Answer
  empty: string[]
}

/** Each screen with what it says while its calls are under way and, after an answer with nothing in it, where there is nothing. */
const waits: Record<string, Waiting> = {
  'ADMIN’s dashboard': {
    as: () => admin(),
    path: () => '/?archived=open',
    calls: /\/api\/cases\?/,
    loading: 'Loading cases…',
    answer: { json: [] },
    empty: [
      'No active cases. Create one via Intake (Sample) or Custom Intake.',
      'No inactive cases.',
      'No archived cases. Use the ⋮ menu on a case to archive it.',
    ],
  },
  'the audit trail': {
    as: () => admin(),
    path: () => `/cases/${atAgent[0]}`,
    calls: /\/audit/,
    loading: 'Audit Trail',
    answer: { json: [] },
    empty: ['No activity yet.'],
  },
  'the analytics': {
    as: () => admin(),
    path: () => '/admin/analytics',
    calls: /\/summary$/,
    loading: 'Loading…',
    answer: { json: nothing },
    empty: ['No data to display', 'No rows'],
  },
  'the intakes': {
    as: () => office.initiator,
    path: () => '/intakes?archived=1',
    calls: /\/api\/intakes\?/,
    loading: 'Loading…',
    answer: { json: [] },
    empty: ['No intakes found.', 'No archived intakes.'],
  },
  'files of an intake': {
    as: () => office.initiator,
    path: () => `/intakes?intake=${intake}`,
    calls: /\/intakes\/\w+\/files$/,
    loading: 'Loading files…',
    answer: { json: [] },
    empty: ['No files.'],
  },
  'the dashboard of the others': {
    as: () => office.drafter,
    path: () => '/',
    calls: /\/api\/cases\?/,
    loading: 'Loading cases…',
    answer: { json: [] },
    empty: ['No active cases for you right now.', 'No inactive cases.'],
  },
  'the agents': {
    as: () => office.drafter,
    path: () => '/agents',
    calls: /\/api\/agents/,
    loading: 'Loading…',
    answer: { json: [] },
    empty: ['No agents yet.'],
  },
  'the profile': {
    as: () => office.drafter,
    path: () => '/me',
    calls: /\/api\/me$/,
    loading: 'Loading…',
    answer: { status: 404, json: { msg: 'Not found.', code: 'NOT_FOUND', request_id: 'x' } },
    empty: ['Profile not found.'],
  },
}

test('each screen says what it loads, and where there is nothing', async () => {
  const windows = new Map<string, Page>()
  for (const [name, { as, path, calls, loading, answer, empty }] of Object.entries(waits)) {
    const page = windows.get(as().email) ?? (await openSignedIn(as(), '/no/such/place')).page
    windows.set(as().email, page)
    const letGo = await hold(page, calls)
    await page.goto(path())
    await page.getByText(loading, { exact: true }).first().waitFor({ state: 'attached' })
    for (const text of empty) expect(await page.getByText(text, { exact: true }).count(), name).toBe(0)
    letGo(answer)
    for (const text of empty) await page.getByText(text, { exact: true }).first().waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

describe('what is under way says so', () => {
  test('Archiving… in the ⋮ menu, which Esc and a press elsewhere close', async () => {
    const { _id } = await newCase(office, { applicant_name: 'Archiving Asha' })
    const { page } = await openSignedIn(admin(), '/?q=Archiving Asha')
    const menu = page.locator(`[data-case="${_id}"]`).getByRole('button', { name: 'Case actions' })
    const hint = page.getByText('Archiving stops tracking on dashboard.')
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 400)]) {
      await menu.click()
      await hint.waitFor()
      await close()
      await hint.waitFor({ state: 'detached' })
    }
    const letGo = await hold(page, /\/archive$/)
    await menu.click()
    await page.getByRole('menuitem', { name: 'Archive case' }).click()
    await alertBox(page).getByRole('button', { name: 'Archive' }).click()
    await menu.click()
    expect(await page.getByRole('menuitem', { name: 'Archiving…' }).getAttribute('aria-disabled')).toBe('true')
    letGo({ status: 500, json: { msg: 'No', code: 'INTERNAL', request_id: 'x' } })
    // spec §8: no message, only the busy state ends
    await page.getByRole('menuitem', { name: 'Archive case' }).waitFor()
    expect(await page.locator('[data-toast]').count()).toBe(0)
  })

  test('Downloading…', async () => {
    const { page } = await openSignedIn(office.drafter, `/cases/${written}/doc`)
    const download = page.getByRole('button', { name: 'Download', exact: true })
    await download.waitFor()
    const letGo = await hold(page, /\/api\/cases\/\w+\/doc$/)
    await download.click()
    await page.getByRole('button', { name: 'Downloading…' }).waitFor()
    letGo({ status: 409, json: { msg: 'The words of the server.', code: 'WRONG_STATUS', request_id: 'x' } })
    await alertBox(page).getByText('The words of the server.').waitFor()
  })

  test('Creating…', async () => {
    const { page } = await openSignedIn(admin(), '/admin/users/new')
    for (const [key, text] of Object.entries({ name: 'N', email: 'n@agency.example', password: 'long enough 1' }))
      await control(page, key).fill(text)
    const letGo = await hold(page, /\/auth\/register$/)
    await page.getByRole('button', { name: 'Create User' }).click()
    await page.getByRole('button', { name: 'Creating…' }).waitFor()
    letGo({ status: 409, json: { msg: 'The words of the server.', code: 'DUPLICATE_EMAIL', request_id: 'x' } })
    await page.getByRole('alert').getByText('The words of the server.').waitFor()
  })

  test('Saving…, then Saved! for 1.6 s; Saved on the drafter’s button for 1.5 s', async () => {
    const { name } = await newPerson(office.calls.admin, role.DRAFTER, 'Savita Saving')
    const { page } = await openSignedIn(admin(), `/admin/users?q=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    const drawer = page.getByRole('dialog', { name: 'Edit User' })
    await drawer.getByLabel('Phone').fill('12345')
    const letGo = await hold(page, /\/api\/users\/\w+$/, 'PATCH')
    await drawer.getByRole('button', { name: 'Save Changes' }).click()
    await drawer.getByRole('button', { name: 'Saving…' }).waitFor()
    letGo()
    expect(await shownFor('Saved!', drawer)).toSatisfy(about(1.6))
    const draft = await caseAtDrafter(office, { applicant_name: 'Saved Button' })
    await page.goto(`/cases/${draft}`)
    await page.getByRole('button', { name: 'Drafter', exact: true }).click()
    await control(page, 'property_city').fill('Arjunagarh')
    const card = page.locator('[data-card=drafter]')
    await card.getByRole('button', { name: 'Save', exact: true }).click()
    expect(await shownFor('Saved', card)).toSatisfy(about(1.5))
  })
})

// a busy machine looks late, never early
const about = (wanted: number) => (seconds: number) => seconds > wanted - 0.5 && seconds < wanted + 3

/** Seconds for which a button of this name stands there, from when it came. */
const shownFor = async (name: string, within: Locator): Promise<number> => {
  const button = within.getByRole('button', { name, exact: true })
  await button.waitFor()
  const came = Date.now()
  await button.waitFor({ state: 'detached' })
  return (Date.now() - came) / 1000
}

test('a person who is not known any more is an Unknown User in the trail', async () => {
  const { page } = await openSignedIn(admin(), `/cases/${atAgent[0]}`)
  await page.route(/\/api\/user\//, (route) => route.fulfill({ status: 404, json: { msg: 'Gone', code: 'NOT_FOUND', request_id: 'x' } }))
  await page.getByRole('button', { name: /Case created/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Activity Details' })
  await dialog.getByText('Unknown User').waitFor()
  expect(await dialog.innerText()).toContain(office.initiator._id)
})

test('the bars show the top eight, names cut at 16 and 18 letters; the lists show everybody', async () => {
  const people = (prefix: string) =>
    Array.from({ length: 10 }, (_, at) => ({ _id: `${prefix}${at}`, name: `${prefix} Krishnaswamy ${at}`, count: 20 - at }))
  const { page } = await openSignedIn(admin(), '/me')
  await page.route(/\/summary$/, (route) =>
    route.fulfill({ json: { ...nothing, perAgent: people('Agent'), perDrafter: people('Drafter') } }),
  )
  await page.goto('/admin/analytics')
  const ticks = (chart: string) =>
    page
      .getByRole('img', { name: new RegExp(`^${chart}`) })
      .locator('text')
      .filter({ hasText: 'Kris' })
  await expect.poll(() => ticks('Top Agents by Case Load').allTextContents()).toEqual(Array<string>(8).fill('Agent Krishnaswa…'))
  expect(await ticks('Top Drafters by Case Load').allTextContents()).toEqual(Array<string>(8).fill('Drafter Krishnaswa…'))
  expect(
    await page
      .getByRole('region', { name: 'Agents (All)' })
      .getByRole('row', { name: /Krishnaswamy/ })
      .count(),
  ).toBe(10)
})

test('the dashboard shows the last updated first, in one to three columns; Inactive starts open, Archived closed', async () => {
  const { page } = await openSignedIn(office.agent, '/')
  const cards = page.locator('[data-section=active] [data-case]')
  await expect.poll(() => cards.count()).toBe(3)
  const order = () => cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-case')))
  expect(await order()).toEqual(atAgent.toReversed())
  await office.calls.agent.json('PATCH', `/cases/${atAgent[0]}/agent`, { fields: { occupant: 'Owner' } })
  await page.reload()
  await expect.poll(order).toEqual([atAgent[0], atAgent[2], atAgent[1]])
  const columns = () => cards.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size)
  for (const [width, count] of [
    [phone.viewport?.width ?? 0, 1],
    [1000, 2],
    [desktop.viewport?.width ?? 0, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(columns).toBe(count)
  }
  const { page: wide } = await openSignedIn(admin(), '/')
  const folds = (name: RegExp) => wide.getByRole('button', { name }).getAttribute('aria-expanded')
  expect([await folds(/^Inactive Cases/), await folds(/^Archived Cases/)]).toEqual(['true', 'false'])
})
