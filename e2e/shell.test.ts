import { role, type Role } from '@parakh/contracts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { phone } from '@parakh/tools/console-window'
import { control, expectAccessible, openAs } from './console.ts'
import { caseAtAgent, draftedCase, openOffice, openSignedIn, type Office } from './office.ts'
import { ownStack } from './shared-stack.ts'

let office: Office
let drafted: string
beforeAll(async () => {
  office = await openOffice('Shell')
  drafted = await draftedCase(office, { applicant_name: 'Pallavi Palette', application_number: 'PLT/2026/7781' })
  await caseAtAgent(office, { applicant_name: 'Other Palette', application_number: 'PLT/2026/7782' })
})

const admin = () => ownStack().admin
const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const options = (page: Page) => palette(page).getByRole('option')

describe('the command palette', () => {
  test('opens, searches, walks, leads to a case and closes by keyboard alone; the focus comes back', async () => {
    const { page, problems } = await openSignedIn(admin(), '/me')
    await page.getByText('User ID').waitFor()
    const from = page.getByRole('link', { name: 'My Profile' })
    await from.focus()
    await page.keyboard.press('Control+k')
    await palette(page).waitFor()
    // the screens of the menu stand there before anything is typed
    for (const name of ['Analytics', 'Dashboard', 'Intake', 'All User', 'Create New User'])
      await options(page).getByText(name, { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await palette(page).waitFor({ state: 'detached' })
    await expect.poll(() => from.evaluate((one) => one === document.activeElement)).toBe(true)

    await page.keyboard.press('Meta+k')
    await palette(page).waitFor()
    // a part of the number, found on both
    await page.keyboard.type('plt/2026/778')
    await expect.poll(() => options(page).count()).toBe(2)
    await expectAccessible(page)
    const here = () => palette(page).locator('[aria-selected=true]').innerText()
    const first = await here()
    await page.keyboard.press('ArrowDown')
    expect(await here()).not.toBe(first)
    await page.keyboard.press('ArrowDown')
    expect(await here()).toBe(first)
    await page.keyboard.press('ControlOrMeta+a')
    // a part of the name, and Enter before the answer came
    await page.keyboard.type('allavi pal')
    await page.keyboard.press('Enter')
    await page.waitForURL(`/cases/${drafted}`)
    await palette(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await palette(page).waitFor()
    await page.keyboard.type('all u')
    await expect.poll(() => options(page).allInnerTexts()).toEqual(['All User'])
    await page.keyboard.press('Enter')
    await page.waitForURL('/admin/users')
    expect(problems).toEqual([])
  })

  test('says that it searches, that nothing was found, and that it could not search', async () => {
    const { page } = await openSignedIn(admin(), '/me')
    await page.getByText('User ID').waitFor()
    await page.keyboard.press('Control+k')
    await palette(page).waitFor()
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/api\/cases\?/, async (route) => {
      await held
      await route.fallback()
    })
    await page.keyboard.type('no such case')
    await palette(page).getByText('Searching…').waitFor()
    answer()
    await palette(page).getByText('Nothing found.').waitFor()
    await expectAccessible(page)
    await page.unrouteAll()
    await page.route(/\/api\/cases\?/, (route) => route.abort('internetdisconnected'))
    await page.keyboard.press('Backspace')
    await palette(page).getByText('The cases could not be searched.').waitFor()
    await page.unrouteAll()
    await palette(page).getByRole('button', { name: 'Retry' }).click()
    await palette(page).getByText('Nothing found.').waitFor()
  })

  test('shows each role its own cases and screens, on a phone by a press', async () => {
    const seen: Partial<Record<Role, { cases: string[]; screens: string[] }>> = {
      INITIATOR: { cases: ['7781', '7782'], screens: ['Intake', 'My Profile'] },
      AGENT: { cases: ['7781', '7782'], screens: ['Dashboard', 'My Profile'] },
      DRAFTER: { cases: ['7781'], screens: ['Dashboard', 'My Profile'] },
    }
    for (const one of [office.initiator, office.agent, office.drafter]) {
      const { page } = await openSignedIn(one, '/me', { ...phone, colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.getByRole('button', { name: 'Go to a case' }).tap()
      await expect.poll(() => options(page).allInnerTexts()).toEqual(seen[one.role]?.screens)
      await palette(page).getByRole('combobox').fill('PLT/2026')
      const numbers = async () => (await options(page).allInnerTexts()).flatMap((text) => /\/(\d{4})\n/.exec(text)?.[1] ?? []).sort()
      await expect.poll(numbers).toEqual(seen[one.role]?.cases)
      if (one.role === role.AGENT) await expectAccessible(page)
    }
  })
})

test('the session is five keys in the browser, the sidebar a sixth; its widths are the spec’s; Logout clears the session and leads to /', async () => {
  const { page } = await openAs(office.drafter, '/me')
  const kept = () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  const { token, ...rest } = await kept()
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(rest).toEqual({ role: role.DRAFTER, userId: office.drafter._id, name: office.drafter.name, email: office.drafter.email })
  const header = page.getByRole('banner')
  for (const text of ['Parakh', office.drafter.name, office.drafter.email]) await header.getByText(text, { exact: true }).waitFor()
  expect(await header.evaluate((one) => getComputedStyle(one).position)).toBe('sticky')
  expect(await header.getByRole('link', { name: 'Parakh' }).getAttribute('href')).toBe('/')
  const width = () => page.getByRole('complementary', { name: 'Sidebar' }).evaluate((one) => one.getBoundingClientRect().width)
  expect(await width()).toBe(256)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect.poll(width).toBe(64)
  expect(await kept()).toMatchObject({ sidebarCollapsed: '1' })
  await page.reload()
  await page.getByRole('button', { name: 'Expand sidebar' }).waitFor()
  expect(await width()).toBe(64)
  // at 640 px and below a drawer takes its place
  await page.setViewportSize({ width: 641, height: 800 })
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false)
  await page.setViewportSize({ width: 640, height: 800 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Parakh' })
  await expect.poll(() => drawer.evaluate((one) => one.getBoundingClientRect().width)).toBe(288)
  await drawer.getByRole('button', { name: 'Close menu' }).click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/login')
  expect(await kept()).toEqual({ sidebarCollapsed: '1' })
})

test('what was done is told for 2 s; an error stays, also after later successes, until it is dismissed, by keyboard too', async () => {
  const { page } = await openSignedIn(office.drafter, `/cases/${drafted}`)
  const save = async (city: string) => {
    await control(page, 'property_city').fill(city)
    await page.locator('[data-card=drafter]').getByRole('button', { name: 'Save', exact: true }).click()
  }
  const [error, done] = [page.locator('[data-toast=error]'), page.locator('[data-toast=done]')]
  await page.route(/\/drafter$/, (route) => route.abort('internetdisconnected'))
  await save('Unsaved city')
  await error.getByText('Save failed').waitFor()
  await page.unrouteAll()
  await save('Saved city')
  await done.getByText('Saved', { exact: true }).waitFor()
  const came = Date.now()
  await done.waitFor({ state: 'detached' })
  expect(Date.now() - came).toBeGreaterThan(1_500)
  expect(await error.innerText()).toBe('Save failed')
  await error.getByRole('button', { name: 'Dismiss' }).focus()
  await page.keyboard.press('Enter')
  await error.waitFor({ state: 'detached' })
  // over a dialog Esc takes the error first: the button is out of the keyboard's reach there
  await page.route(/\/send-back$/, (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Send back to agent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send back to agent' })
  await dialog.locator('[name=reason]').fill('Which gate?')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await error.waitFor()
  await page.keyboard.press('Escape')
  await error.waitFor({ state: 'detached' })
  expect(await dialog.locator('[name=reason]').inputValue()).toBe('Which gate?')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})
