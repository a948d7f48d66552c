import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { control } from './console.ts'
import { caseAtAgent, openOffice, openSignedIn, type Office } from './office.ts'
import { ownStack } from './shared-stack.ts'

let office: Office
let atAgent: string
beforeAll(async () => {
  office = await openOffice('Unsaved')
  atAgent = await caseAtAgent(office, { applicant_name: 'Unsaved Site' })
})

type Someone = { email: string; password: string }
const admin = (): Someone => ownStack().admin
const question = (page: Page) => page.getByRole('alertdialog')

// the drafter's form and the intake in its modal are walked in their own files
describe('leaving asks, and what was typed is there again', () => {
  test.each([
    ['the site form', 'occupant', (): Someone => office.agent, (): string => `/cases/${atAgent}`, 'Leave with unsaved changes?'],
    ['a new intake', 'applicant_name', (): Someone => office.initiator, (): string => '/intakes/new', 'Leave this intake?'],
  ] as const)('%s', async (_, key, person, path, words) => {
    const { page, problems } = await openSignedIn(person(), path())
    await control(page, key).fill('Typed, not saved')
    const away = page.getByRole('link', { name: 'My Profile' })
    await away.click()
    await question(page).getByText(words).waitFor()
    await question(page).getByRole('button', { name: 'Stay' }).click()
    expect(await control(page, key).inputValue()).toBe('Typed, not saved')
    await page.getByRole('button', { name: 'Logout' }).click()
    await question(page).getByText(words).waitFor()
    await question(page).getByRole('button', { name: 'Stay' }).click()
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
    await away.click()
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('/me')
    await page.goto(path())
    await expect.poll(() => control(page, key).inputValue()).toBe('Typed, not saved')
    expect(problems).toEqual([])
  })
})

test('a new user is kept without the password; leaving asks; Cancel asks and then forgets it', async () => {
  const { page } = await openSignedIn(admin(), '/admin/users/new')
  await control(page, 'name').fill('Kept Kiran')
  await control(page, 'password').fill('a secret word')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Kept Kiran')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a secret word')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect.poll(() => control(page, 'name').inputValue()).toBe('Kept Kiran')
  expect(await control(page, 'password').inputValue()).toBe('')
  await page.getByRole('link', { name: 'My Profile' }).click()
  await question(page).getByText('Leave this user?').waitFor()
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await control(page, 'name').inputValue()).toBe('Kept Kiran')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question(page).getByText('Discard this user?').waitFor()
  await question(page).getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('heading', { level: 1, name: 'Create New User' }).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Kept Kiran')
})
