import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { role, type Case, type Intake, type User } from '@parakh/contracts'
import { drawnHouse } from '@parakh/tools/demo-photo'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { desktop } from '@parakh/tools/console-window'
import { control, phoneAtSite } from './console.ts'
import { caseAtAgent, caseAtDrafter, newIntake, openOffice, openSignedIn, type Office } from './office.ts'
import { papers } from './papers.ts'
import { newPerson, type Person } from './people.ts'
import { ownStack } from './shared-stack.ts'

const [goodPdf = '', , goodJpg = ''] = papers
const folder = mkdtempSync(join(tmpdir(), 'parakh-bad-'))
const file = (name: string, bytes: Uint8Array | string): string => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}
const html = '<!doctype html><html><script>alert(1)</script></html>'
const big = 26 * 1024 * 1024
const bad = {
  html: file('statement.pdf', html),
  big: file('survey.pdf', Buffer.concat([readFileSync(goodPdf), Buffer.alloc(big, 0x20)])),
  cutPdf: file('allotment cut.pdf', readFileSync(goodPdf).subarray(0, 600)),
  cutJpg: file('possession cut.jpg', readFileSync(goodJpg).subarray(0, 30_000)),
  htmlPhoto: file('gate.png', html),
  bigPhoto: file('roof.png', Buffer.concat([drawnHouse(1), Buffer.alloc(big)])),
  cutPhoto: file('lift cut.jpg', readFileSync(goodJpg).subarray(0, 30_000)),
  good: file('kitchen.png', drawnHouse(2)),
}

let office: Office
beforeAll(async () => {
  office = await openOffice('Fails')
})
const alertBox = (page: Page) => page.getByRole('alertdialog')

describe('autofill', () => {
  const attach = async (path: string) => {
    const { page } = await openSignedIn(office.initiator, '/intakes/new')
    await control(page, 'applicant_name').fill('Typed before')
    await page.locator('input[name=files]').setInputFiles(path)
    return page
  }
  const stays = async (page: Page) => expect(await control(page, 'applicant_name').inputValue()).toBe('Typed before')

  test('refuses a page of HTML that calls itself a PDF, by name', async () => {
    const page = await attach(bad.html)
    await page.getByRole('button', { name: 'Magic Autofill' }).click()
    await page.getByRole('alert').getByText('statement.pdf: This kind of file is not accepted here.').waitFor()
    await stays(page)
  })

  test('refuses what is larger than 25 MiB before it is sent, by name', async () => {
    const page = await attach(bad.big)
    await page.getByRole('alert').getByText('survey.pdf is larger than 25.0 MB.').waitFor()
    expect(await page.getByRole('button', { name: 'Remove survey.pdf' }).count()).toBe(0)
    await stays(page)
  })

  test.each([
    ['PDF', bad.cutPdf, 'allotment cut.pdf is damaged or cut off.'],
    ['JPG', bad.cutJpg, 'possession cut.jpg is damaged or cut off.'],
  ])('that fails over a truncated %s says which file and what to do; the file and the form stay', async (_, path, sentence) => {
    const page = await attach(path)
    await page.getByRole('button', { name: 'Magic Autofill' }).click()
    await page.getByRole('alert').getByText(sentence).waitFor({ timeout: 60_000 })
    await page.getByText('Extracting fields').waitFor({ state: 'detached' })
    await stays(page)
    await page.getByText(/1 file · Total size/).waitFor()
  })
})

describe('documents of an intake', () => {
  test('that are no documents, or too large, are refused one by one; what was good is kept and the form stays typed', async () => {
    const { _id } = await newIntake(office, { applicant_name: 'Bad Files' })
    const { page } = await openSignedIn(office.initiator, `/intakes?intake=${_id}`)
    const modal = page.getByRole('dialog').first()
    await control(page, 'property_owner_name').fill('Typed before')
    await modal.locator('input[name=files]').setInputFiles([bad.html, bad.big, goodPdf])
    await modal.getByRole('alert').getByText('survey.pdf is larger than 25.0 MB.').waitFor()
    await modal.getByRole('button', { name: 'Upload' }).click()
    await modal.getByRole('alert').getByText('statement.pdf: This kind of file is not accepted here.').waitFor()
    await modal
      .getByRole('region', { name: 'Files of this intake' })
      .getByRole('row', { name: /allotment\.pdf/ })
      .waitFor()
    expect(await control(page, 'property_owner_name').inputValue()).toBe('Typed before')
    const kept = await office.calls.initiator.json<{ filename: string }[]>('GET', `/intakes/${_id}/files`)
    expect(kept).toHaveLength(1)
  })

  test('when a new intake’s document is refused the intake is made once and says what did not arrive', async () => {
    const { page } = await openSignedIn(office.initiator, '/intakes/new')
    const number = `REF/${process.pid}`
    await control(page, 'application_number').fill(number)
    await page.locator('input[name=files]').setInputFiles([goodPdf, bad.html])
    await page.getByRole('button', { name: 'Create Intake' }).click()
    await page.getByText('The intake was created, but 1 document did not arrive.').waitFor()
    await page.getByText(/^statement\.pdf: .*This kind of file is not accepted here\./).waitFor()
    await page.getByRole('button', { name: 'Go on without' }).click()
    await page.waitForURL(/\/intake\?created=/)
    const made = await office.calls.initiator.json<Intake[]>('GET', `/intakes?q=${encodeURIComponent(number)}`)
    expect(made).toHaveLength(1)
    expect(await office.calls.initiator.json<object[]>('GET', `/intakes/${made[0]?._id}/files`)).toHaveLength(1)
  })
})

test('photos that are none, too large or truncated are refused by name, each with its reason; the good one is sent', async () => {
  const id = await caseAtAgent(office, { applicant_name: 'Bad Photos' })
  const { page } = await openSignedIn(office.agent, `/cases/${id}`, phoneAtSite)
  await control(page, 'property_address_site').fill('Typed before')
  await page.locator('input[name=images]').setInputFiles([bad.htmlPhoto, bad.bigPhoto, bad.cutPhoto, bad.good])
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByLabel(`Caption of ${name}`) })
  await row('gate.png').getByText('gate.png: This kind of file is not accepted here.').waitFor({ timeout: 60_000 })
  await row('roof.png').getByText('This file is larger than 25 MB.').waitFor({ timeout: 60_000 })
  await row('lift cut.jpg').getByText('This image cannot be opened. It may be cut off or damaged').waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Open Photo 1' }).waitFor()
  const { agent_updates } = await office.calls.agent.json<Case>('GET', `/cases/${id}`)
  expect(agent_updates?.images.map(({ filename }) => filename)).toEqual(['kitchen.png'])
  expect(await control(page, 'property_address_site').inputValue()).toBe('Typed before')
  await page.getByRole('button', { name: 'Delete gate.png' }).click()
  await alertBox(page).getByText('Delete this image?').waitFor()
  await alertBox(page).getByRole('button', { name: 'Delete' }).click()
  await row('gate.png').waitFor({ state: 'detached' })
})

test('a photo of a user that is none is refused and the drawer stays', async () => {
  const { page } = await openSignedIn(ownStack().admin, `/admin/users?q=${encodeURIComponent(office.drafter.name)}`)
  await page.getByRole('button', { name: `Edit ${office.drafter.name}` }).click()
  const drawer = page.getByRole('dialog', { name: 'Edit User' })
  await drawer.getByLabel('Phone').fill('12345')
  await drawer.locator('input[type=file]').setInputFiles(bad.htmlPhoto)
  await page.locator('[data-toast=error]').getByText('gate.png: This kind of file is not accepted here.').waitFor()
  expect(await drawer.getByLabel('Phone').inputValue()).toBe('12345')
})

describe('a session that has ended', () => {
  const password = 'changed as rain 8'
  /** Ends the tokens of a person as an admin does: by a new password. */
  const endSession = async ({ _id }: Person, page: Page) => {
    await office.calls.admin.json<User>('PATCH', `/users/${_id}`, { password })
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const { baseUrl, apiBase } = ownStack()
    const ask = () => fetch(`${baseUrl}${apiBase}/me`, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status)
    await expect.poll(ask, { timeout: 10_000 }).toBe(401)
  }

  test('asks for sign-in in place, and what was typed is sent', async () => {
    const drafter = await newPerson(office.calls.admin, role.DRAFTER, 'Ended Drafter')
    const id = await caseAtDrafter(office, { applicant_name: 'Ended Session' })
    await office.calls.admin.json('POST', `/cases/${id}/assign/drafter/${drafter._id}`)
    const { page, problems } = await openSignedIn(drafter, `/cases/${id}`)
    await control(page, 'property_city').fill('Typed before the end')
    await endSession(drafter, page)
    await page.locator('[data-card=drafter]').getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    expect(await dialog.getByLabel('Email').inputValue()).toBe(drafter.email)
    await dialog.getByLabel('Password').fill(drafter.password)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await dialog.getByText('E-mail or password is wrong. Check both and try again.').waitFor()
    await dialog.getByLabel('Password').fill(password)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Last saved at').waitFor()
    const { drafter_updates } = await office.calls.admin.json<Case>('GET', `/cases/${id}`)
    expect(drafter_updates?.fields).toEqual({ property_city: 'Typed before the end' })
    expect(new URL(page.url()).pathname).toBe(`/cases/${id}`)
    expect(problems).toEqual([])
  })

  test('lets somebody else sign in, and keeps the draft for the one who typed it', async () => {
    const desk = await newPerson(office.calls.admin, role.INITIATOR, 'Ended Desk')
    const { page } = await openSignedIn(desk, '/intakes/new')
    await control(page, 'applicant_name').fill('Kept for the desk')
    await control(page, 'applicant_name').blur()
    await endSession(desk, page)
    await page.getByRole('button', { name: 'Create Intake' }).click()
    await page.getByRole('button', { name: 'Sign in as somebody else' }).click()
    await page.waitForURL('/login')
    const signIn = async (email: string, word: string) => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(word)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('button', { name: 'Sign in' }).waitFor({ state: 'detached' })
    }
    await signIn(office.initiator.email, office.initiator.password)
    await page.goto('/intakes/new')
    await control(page, 'loan_type').waitFor()
    expect(await control(page, 'applicant_name').inputValue()).toBe('')
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('/login')
    await signIn(desk.email, password)
    await page.goto('/intakes/new')
    await expect.poll(() => control(page, 'applicant_name').inputValue()).toBe('Kept for the desk')
  })
})

test('a clipboard that is denied says so', async () => {
  const { _id } = await newIntake(office, { applicant_name: 'Denied Clipboard' })
  const bytes = Uint8Array.from(readFileSync(goodPdf))
  await office.calls.initiator.form('POST', `/intakes/${_id}/files`, {}, { files: [{ name: 'a.pdf', type: 'application/pdf', bytes }] })
  const { page } = await openSignedIn(office.initiator, `/intakes?intake=${_id}`, desktop)
  const devtools = await page.context().newCDPSession(page)
  const { targetInfo } = await devtools.send('Target.getTargetInfo')
  await devtools.send('Browser.setPermission', {
    permission: { name: 'clipboard-write' },
    setting: 'denied',
    ...(targetInfo.browserContextId ? { browserContextId: targetInfo.browserContextId } : {}),
  })
  await page.getByRole('button', { name: /^Copy Link/ }).click()
  await page.locator('[data-toast=error]').getByText('Could not copy link').waitFor()
})
