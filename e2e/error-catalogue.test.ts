import { basename } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { control, openConsole } from './console.ts'
import { addPhotos, caseAtAgent, draftedCase, openOffice, openSignedIn, type Office } from './office.ts'
import { papers } from './papers.ts'
import { ownStack } from './shared-stack.ts'

// spec §8: what a person sees when no sentence of the server came, because the line is cut or a proxy answers
let office: Office
let drafted: string
let atAgent: string
beforeAll(async () => {
  office = await openOffice('Catalogue')
  drafted = await draftedCase(office, { applicant_name: 'Cut Line' })
  atAgent = await caseAtAgent(office, { applicant_name: 'Cut Photos' }, { landmark: 'Mill' })
  await addPhotos(office, atAgent, 1)
})

const admin = () => ownStack().admin
const alertBox = (page: Page) => page.getByRole('alertdialog')
/** From now on these calls never arrive. */
const cut = async (page: Page, calls: RegExp, method?: string): Promise<void> => {
  await page.route(calls, (route: Route) =>
    method === undefined || route.request().method() === method ? route.abort('internetdisconnected') : route.fallback(),
  )
}
/** A proxy's page in the place of the server's reply. */
const proxyPage = (page: Page, calls: RegExp, status: number): Promise<unknown> =>
  page.route(calls, (route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>nginx</h1>' }))
const toast = (page: Page, text: string) => page.locator('[data-toast=error]').getByText(text).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('sign-in: Login failed', async () => {
  const { page } = await openConsole('/login')
  await cut(page, /\/auth\/login$/)
  await page.getByLabel('Email').fill('a@b.in')
  await page.getByLabel('Password', { exact: true }).fill('some password')
  await press(page, 'Sign in')
  await page.getByRole('alert').getByText('Login failed').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('a@b.in')
})

describe('what cannot be loaded says so, and comes once the line is back', () => {
  test.each([
    [
      'analytics',
      (): string => '/admin/analytics',
      /\/admin\/analytics\/summary$/,
      ['Couldn’t load analytics', 'Failed to load analytics'],
      'Total Cases',
    ],
    ['a case', (): string => `/cases/${drafted}`, /\/cases\/[0-9a-f]{24}$/, ['Failed to load case'], 'Audit Trail'],
    [
      'intake files',
      (): string => `/cases/${drafted}`,
      /\/intakes\/[0-9a-f]{24}\/files$/,
      ['Could not load intake files'],
      'Documents from Intake',
    ],
  ] as const)('%s', async (_, path, calls, texts, later) => {
    const { page } = await openSignedIn(admin(), '/me')
    await page.getByText('User ID').waitFor()
    // the address is also a call's; only the calls are cut
    await cut(page, new RegExp(`/api.*${calls.source}`))
    await page.goto(path())
    for (const text of texts) await page.getByText(text, { exact: true }).waitFor({ timeout: 60_000 })
    await page.unrouteAll()
    await page
      .getByRole('button', { name: /^(Retry|Refresh|Try again)$/ })
      .first()
      .click()
    await page.getByText(later).first().waitFor()
    expect(await page.getByText(texts[0], { exact: true }).count()).toBe(0)
  })

  test('the choices of an assignment become empty', async () => {
    const { page } = await openSignedIn(admin(), '/me')
    await cut(page, /\/api\/users\?/)
    await page.goto(`/cases/${drafted}`)
    await page.getByRole('button', { name: 'Drafter', exact: true }).click()
    const choices = page.getByLabel('Assign / Change Drafter')
    await choices.getByRole('option', { name: 'Nobody to choose' }).waitFor({ state: 'attached', timeout: 60_000 })
    // who is assigned stays told
    expect(await choices.getByRole('option').allInnerTexts()).toEqual(['Nobody to choose', office.drafter.name])
  })
})

describe('photos', () => {
  test('Failed to load image, Failed to open image, Failed to delete image', async () => {
    const { page } = await openSignedIn(office.agent, `/cases/${atAgent}`)
    await page.getByRole('button', { name: 'Open Photo 1' }).waitFor()
    await cut(page, /\/images\/[0-9a-f]{24}$/)
    await page.getByRole('button', { name: 'Open Photo 1' }).click()
    await alertBox(page).getByText('Failed to open image').waitFor()
    await alertBox(page).getByRole('button', { name: 'OK' }).click()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Open Photo 1' }).click()
    await cut(page, /\/images\/[0-9a-f]{24}$/, 'DELETE')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await alertBox(page).getByRole('button', { name: 'Delete' }).click()
    await alertBox(page).getByText('Failed to delete image').waitFor()
    await page.unrouteAll()
    await cut(page, /\/images\/[0-9a-f]{24}\?size=thumb$/)
    await page.reload()
    await page.getByText('Failed to load image').first().waitFor({ timeout: 60_000 })
  })
})

describe('the drafter', () => {
  test('Save failed, and what was typed stays', async () => {
    const { page } = await openSignedIn(office.drafter, `/cases/${drafted}`)
    await control(page, 'property_city').fill('Typed while cut')
    await cut(page, /\/drafter$/, 'PATCH')
    await page.locator('[data-card=drafter]').getByRole('button', { name: 'Save', exact: true }).click()
    await toast(page, 'Save failed')
    expect(await control(page, 'property_city').inputValue()).toBe('Typed while cut')
  })

  test('Failed to generate preview, Failed to generate final document', async () => {
    const { page } = await openSignedIn(office.drafter, `/cases/${drafted}`)
    await page.getByRole('button', { name: 'Preview DOCX' }).waitFor()
    await cut(page, /generate-doc-(preview|final)/)
    await press(page, 'Preview DOCX')
    await alertBox(page).getByText('Failed to generate preview').waitFor()
    await alertBox(page).getByRole('button', { name: 'OK' }).click()
    await press(page, 'Submit Final & Generate')
    await alertBox(page).getByRole('button').last().click()
    await alertBox(page).getByText('Failed to generate final document').waitFor()
  })

  test('Unassign endpoint not found, and the screen stays', async () => {
    const { page } = await openSignedIn(admin(), `/cases/${drafted}`)
    await page.getByRole('button', { name: 'Drafter', exact: true }).click()
    await proxyPage(page, /\/unassign\/drafter$/, 404)
    await press(page, 'Unassign')
    const text = 'Unassign endpoint not found. Please add POST /cases/:id/unassign/drafter on backend.'
    await alertBox(page).getByText(text).waitFor()
  })
})

test('a new user: Failed to create user, and the form stays', async () => {
  const { page } = await openSignedIn(admin(), '/admin/users/new')
  const typed = { name: 'Cut Line', email: 'cut.line@agency.example', password: 'password of cut' }
  for (const [key, text] of Object.entries(typed)) await control(page, key).fill(text)
  await cut(page, /\/auth\/register$/)
  await press(page, 'Create User')
  await page.getByRole('alert').getByText('Failed to create user').waitFor()
  for (const [key, text] of Object.entries(typed)) expect(await control(page, key).inputValue()).toBe(text)
})

describe('autofill', () => {
  const start = async (page: Page) => {
    await page.locator('input[name=files]').setInputFiles(papers[0] ?? '')
    await page
      .getByText(basename(papers[0] ?? ''))
      .first()
      .waitFor()
    await press(page, 'Magic Autofill')
  }
  test.each([
    ['OCR failed', (page: Page) => cut(page, /\/ocr\/parse\/submit$/)],
    [
      'OCR submit failed: no job id',
      (page: Page) => page.route(/\/ocr\/parse\/submit$/, (route) => route.fulfill({ status: 201, json: {} })),
    ],
    [
      'OCR failed (upstream error)',
      (page: Page) =>
        page.route(/\/ocr\/parse\/status\//, (route) =>
          route.fulfill({ json: { status: 'error', progress: { stage: 'parsing', file: null, page: 0, pages: 0, percent: 10 } } }),
        ),
    ],
  ] as const)('%s', async (text, trouble) => {
    const { page } = await openSignedIn(office.initiator, '/intakes/new')
    await control(page, 'applicant_name').fill('Typed before')
    await trouble(page)
    await start(page)
    await page.getByRole('alert').getByText(text, { exact: true }).waitFor()
    expect(await control(page, 'applicant_name').inputValue()).toBe('Typed before')
  })

  test('OCR cancelled, once ten minutes have passed; after thirty it ends by itself', async () => {
    const { page } = await openSignedIn(office.initiator, '/me')
    await page.clock.install()
    await page.goto('/intakes/new')
    await page.route(/\/ocr\/parse\/status\//, (route) =>
      route.fulfill({ json: { status: 'running', progress: { stage: 'parsing', file: null, page: 1, pages: 9, percent: 10 } } }),
    )
    await start(page)
    const cancel = page.getByRole('button', { name: 'Cancel' })
    await cancel.waitFor()
    expect(await cancel.isDisabled()).toBe(true)
    const overlay = page.getByRole('dialog')
    const stages = await overlay.getByRole('listitem').allInnerTexts()
    expect(stages.map((text) => text.split('\n')[0])).toEqual(['Uploading', 'Parsing', 'Extracting fields', 'Finalizing'])
    await overlay.getByText(/^Elapsed \d+:\d\d · ETA about/).waitFor()
    await overlay.getByText(/^\d+%$/).waitFor()
    const tip = () => overlay.locator('p').last().innerText()
    const first = await tip()
    await page.clock.fastForward('00:08')
    await expect.poll(tip).not.toBe(first)
    await page.clock.fastForward('10:05')
    await expect.poll(() => cancel.isEnabled()).toBe(true)
    await cancel.click()
    await page.getByText('OCR cancelled', { exact: true }).waitFor()
    await press(page, 'Magic Autofill')
    await cancel.waitFor()
    await page.clock.fastForward('30:05')
    await page.getByRole('alert').getByText('OCR cancelled (max time reached or user cancelled).').waitFor()
    await cancel.waitFor({ state: 'detached' })
  })
})

test('a document: Download failed', async () => {
  const id = await draftedCase(office, { applicant_name: 'Written' })
  await office.calls.drafter.json('POST', `/cases/${id}/generate-doc-final?meta=1`)
  const { page } = await openSignedIn(admin(), `/cases/${id}/doc`)
  await page.getByRole('button', { name: 'Download' }).waitFor()
  await proxyPage(page, /\/api\/cases\/[0-9a-f]{24}\/doc$/, 502)
  await press(page, 'Download')
  await alertBox(page)
    .getByText(/^(Download failed|Failed to download)$/)
    .waitFor()
})
