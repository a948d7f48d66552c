import { readFileSync } from 'node:fs'
import { role, type Analytics, type User } from '@parakh/contracts'
import { drawnHouse } from '@parakh/tools/demo-photo'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { control, openConsole } from './console.ts'
import { draftedCase, newCase, openOffice, openSignedIn, type Office } from './office.ts'
import { newPerson } from './people.ts'
import { ownStack } from './shared-stack.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice('Admins')
})

const asAdmin = (path: string) => openSignedIn(ownStack().admin, path)
const alertBox = (page: Page) => page.getByRole('alertdialog')
const userOf = async (id: string): Promise<User> => {
  const users = await office.calls.admin.json<User[]>('GET', '/users?q=agency.example&limit=500')
  const found = users.find(({ _id }) => _id === id)
  if (!found) throw new Error(`no user ${id}`)
  return found
}

describe('the users drawer', () => {
  const edit = async (page: Page, name: string) => {
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    return page.getByRole('dialog', { name: 'Edit User' })
  }

  test('changes name, phone and role; away from AGENT the PIN codes go', async () => {
    const { _id, name } = await newPerson(office.calls.admin, role.AGENT, 'Umesh Users', ['110001', '110002'])
    const { page, problems } = await asAdmin(`/admin/users?q=${encodeURIComponent(name)}`)
    const drawer = await edit(page, name)
    await drawer.getByRole('heading', { name: 'Edit User' }).waitFor()
    for (const label of ['Name', 'Email', 'Phone', 'Role', 'New password', 'Disabled']) await drawer.getByLabel(label).waitFor()
    expect(await drawer.getByLabel('Service PIN Codes').inputValue()).toBe('110001, 110002')
    await drawer.getByText('Leave blank to keep current').waitFor()
    await drawer.getByLabel('Name').fill(' ')
    await drawer.getByRole('button', { name: 'Save Changes' }).click()
    await drawer.getByText('Enter a name.').waitFor()
    await drawer.getByLabel('Name').fill('Umesh Users-Rao')
    await drawer.getByLabel('Phone').fill('+91 98100 00000')
    await drawer.getByRole('button', { name: 'Save Changes' }).click()
    await drawer.getByRole('button', { name: 'Saved!' }).waitFor()
    expect(await userOf(_id)).toMatchObject({ name: 'Umesh Users-Rao', phone: '+91 98100 00000', service_pincodes: ['110001', '110002'] })
    await drawer.getByLabel('Role').selectOption({ label: 'Intake Agent' })
    expect(await drawer.getByLabel('Service PIN Codes').count()).toBe(0)
    await drawer.getByRole('button', { name: 'Save Changes' }).click()
    await drawer.getByRole('button', { name: 'Saved!' }).waitFor()
    expect(await userOf(_id)).toMatchObject({ role: role.INITIATOR, service_pincodes: [] })
    await drawer.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('row', { name: /Umesh Users-Rao.*Intake Agent.*98100 00000.*Active/ }).waitFor()
    expect(problems).toEqual([])
  })

  test('asks before it disables; who is disabled leaves the list, which says so, and cannot sign in', async () => {
    const person = await newPerson(office.calls.admin, role.DRAFTER, 'Dolly Disabled')
    const { page } = await asAdmin(`/admin/users?q=${encodeURIComponent(person.name)}`)
    const drawer = await edit(page, person.name)
    await drawer.getByLabel('Disabled').check()
    await drawer.getByRole('button', { name: 'Save Changes' }).click()
    await alertBox(page).getByText('Disable Dolly Disabled?').waitFor()
    await alertBox(page).getByRole('button', { name: 'Cancel' }).click()
    expect((await userOf(person._id)).is_disabled).toBe(false)
    await drawer.getByRole('button', { name: 'Save Changes' }).click()
    await alertBox(page).getByRole('button', { name: 'Disable' }).click()
    await drawer.getByRole('button', { name: 'Saved!' }).waitFor()
    expect((await userOf(person._id)).is_disabled).toBe(true)
    await drawer.getByRole('button', { name: 'Close' }).click()
    await page.getByText('No users match.').waitFor()
    await page.getByText('1 hidden by Active only').waitFor()
    await page.getByLabel('Active only').uncheck()
    await page.getByRole('row', { name: /Dolly Disabled.*Disabled/ }).waitFor()

    const other = await openConsole('/login')
    await other.page.getByLabel('Email').fill(person.email)
    await other.page.getByLabel('Password', { exact: true }).fill(person.password)
    await other.page.getByRole('button', { name: 'Sign in' }).click()
    await other.page.getByText('This account is disabled. Ask an admin to enable it.').waitFor()
  })

  test('neither disables nor demotes the last admin, and keeps what was typed', async () => {
    const admins = await office.calls.admin.json<User[]>('GET', `/users?role=${role.ADMIN}&disabled=0`)
    const [only, ...others] = admins.toSorted(({ email }) => (email === ownStack().admin.email ? -1 : 1))
    for (const { _id } of others) await office.calls.admin.json('PATCH', `/users/${_id}`, { is_disabled: true })
    const { page } = await asAdmin(`/admin/users?role=${role.ADMIN}`)
    const drawer = await edit(page, only?.name ?? '')
    await drawer.getByLabel('Role').selectOption({ label: 'Drafter' })
    await drawer.getByRole('button', { name: 'Save Changes' }).click()
    await drawer.getByRole('alert').getByText('This is the last enabled admin. Make another user an admin first.').waitFor()
    expect(await drawer.getByLabel('Role').inputValue()).toBe(role.DRAFTER)
    await drawer.getByLabel('Role').selectOption({ label: 'Admin' })
    await drawer.getByLabel('Disabled').check()
    await drawer.getByRole('button', { name: 'Save Changes' }).click()
    await alertBox(page).getByRole('button', { name: 'Disable' }).click()
    await drawer.getByRole('alert').getByText('This is the last enabled admin.').waitFor()
    expect(await userOf(office.drafter._id)).toMatchObject({ is_disabled: false })
  })

  test('sets a photo and removes it after asking', async () => {
    const { name, _id } = office.drafter
    const { page } = await asAdmin(`/admin/users?q=${encodeURIComponent(name)}`)
    const drawer = await edit(page, name)
    const photo = { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from(drawnHouse(3)) }
    await drawer.locator('input[type=file]').setInputFiles(photo)
    await drawer.getByRole('button', { name: 'Remove photo' }).click()
    expect((await userOf(_id)).has_image).toBe(true)
    await alertBox(page).getByText('Remove profile photo?').waitFor()
    await alertBox(page).getByRole('button', { name: 'Remove' }).click()
    await drawer.getByRole('button', { name: 'Remove photo' }).waitFor({ state: 'detached' })
    expect((await userOf(_id)).has_image).toBe(false)
  })
})

test('an agent is added by ID, name and PIN codes; a used ID is refused and what was typed stays', async () => {
  const { page } = await asAdmin('/agents')
  const add = async (name: string) => {
    await page.getByLabel('Agent ID').fill(`AG-${process.pid}`)
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Service PIN codes (comma separated)').fill('560001, 560002')
    await page.getByRole('button', { name: 'Add Agent' }).click()
  }
  await add('Coded Agent')
  await page.getByRole('row', { name: `Coded Agent AG-${process.pid} 560001, 560002` }).waitFor()
  expect(await page.getByLabel('Agent ID').inputValue()).toBe('')
  await add('Second Agent')
  await page.getByText('An agent with this ID exists already. Use another ID.').first().waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Second Agent')
  expect(await page.getByRole('row', { name: /Second Agent/ }).count()).toBe(0)
})

test('sample users are made on request, with passwords that work', async () => {
  const { page } = await asAdmin('/agents')
  await page.getByRole('button', { name: 'Seed Sample Users' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sample users' })
  await dialog.waitFor()
  const cells = await dialog
    .getByRole('row', { name: /Drafter/ })
    .first()
    .getByRole('cell')
    .allInnerTexts()
  const other = await openConsole('/login')
  await other.page.getByLabel('Email').fill(cells[2] ?? '')
  await other.page.getByLabel('Password', { exact: true }).fill(cells[3] ?? '')
  await other.page.getByRole('button', { name: 'Sign in' }).click()
  await other.page.getByRole('heading', { name: 'Dashboard' }).waitFor()
})

test('a new user needs role, name, e-mail and password; PIN codes are chips, pasted or typed', async () => {
  const { page } = await asAdmin('/admin/users/new')
  const create = page.getByRole('button', { name: 'Create User' })
  expect(await create.isDisabled()).toBe(true)
  await control(page, 'name').fill('Nina New')
  await control(page, 'email').fill(`nina.${process.pid}@agency.example`)
  await control(page, 'password').fill('short')
  await control(page, 'role').selectOption({ label: 'Agent' })
  const pins = page.getByLabel('Service Pincodes', { exact: true }).first()
  const chips = page.getByRole('list', { name: 'Service Pincodes' }).getByRole('listitem')
  for (const [at, by] of ['Enter', ',', ' ', 'Add'].entries()) {
    await pins.pressSequentially(`40000${at + 1}`)
    await (by === 'Add' ? page.getByRole('button', { name: 'Add', exact: true }).click() : pins.press(by))
    await page.getByRole('button', { name: `Remove 40000${at + 1}` }).click()
  }
  await pins.fill('110001 110002,110001')
  await pins.press('Enter')
  await expect.poll(() => chips.allInnerTexts()).toEqual(['110001', '110002'])
  // PIN codes are an agent's alone
  await control(page, 'role').selectOption({ label: 'Drafter' })
  expect(await pins.count()).toBe(0)
  await control(page, 'role').selectOption({ label: 'Agent' })
  expect(await chips.count()).toBe(0)
  await pins.fill('110001 110002,')
  await page.getByRole('button', { name: 'Remove 110001' }).click()
  await expect.poll(() => chips.allInnerTexts()).toEqual(['110002'])
  await create.click()
  await page.getByRole('alert').first().waitFor()
  expect(await control(page, 'name').inputValue()).toBe('Nina New')
  await control(page, 'password').fill('long enough 1')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await control(page, 'password').getAttribute('type')).toBe('text')
  await create.click()
  await page.waitForURL('/')
  const [made] = await office.calls.admin.json<User[]>('GET', `/users?q=nina.${process.pid}`)
  expect(made).toMatchObject({ name: 'Nina New', role: role.AGENT, service_pincodes: ['110002'] })
})

describe('analytics', () => {
  test('shows the sums of the API, everybody with their load, and exports all rows', async () => {
    await draftedCase(office, { applicant_name: 'Counted Case' })
    const sums = await office.calls.admin.json<Analytics>('GET', '/admin/analytics/summary')
    const { page, problems } = await asAdmin('/admin/analytics')
    await page.getByText('Last updated').waitFor()
    const figure = (title: string) => page.getByRole('heading', { name: title, exact: true }).locator('xpath=following-sibling::p[1]')
    const total = sums.byStatus.reduce((all, { count }) => all + count, 0)
    const closed = sums.byStatus.find(({ _id }) => _id === 'DOC_GENERATED')?.count ?? 0
    expect(await figure('Total Cases').innerText()).toBe(String(total))
    expect(await figure('Open').innerText()).toBe(String(total - closed))
    expect(await figure('Closed').innerText()).toBe(String(closed))
    expect(await figure('Active Users').innerText()).toBe(`${sums.activeAgents} Agents · ${sums.activeDrafters} Drafters`)
    await page.getByText('Before document generation').waitFor()
    await page
      .getByRole('region', { name: 'Agents (All)' })
      .getByRole('row', { name: `${office.agent.name} 1` })
      .waitFor()
    await page
      .getByRole('region', { name: 'Drafters (All)' })
      .getByRole('row', { name: `${office.drafter.name} 1` })
      .waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV: Top Agents by Case Load' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('agents-by-case-load.csv')
    const lines = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(lines[0]).toBe('\uFEFFAgent,Cases')
    expect(lines).toHaveLength(sums.perAgent.length + 1)
    expect(lines).toContain(`${office.agent.name},1`)
    expect(problems).toEqual([])
  })
})

describe('archiving', () => {
  test('from the dashboard: asks, takes the case to the archived section, and restores it', async () => {
    const { _id } = await newCase(office, { applicant_name: 'Card Archived' })
    const { page } = await asAdmin('/')
    const card = page.locator(`[data-section=active] [data-case="${_id}"]`)
    const archived = page.locator(`[data-section=archived] [data-case="${_id}"]`)
    const choose = async (from: typeof card, item: string) => {
      await from.getByRole('button', { name: 'Case actions' }).click()
      await page.getByText('Archiving stops tracking on dashboard.').waitFor()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await card.getByText('Assign to Agent').waitFor()
    await choose(card, 'Archive case')
    await alertBox(page).getByText('Archive this case? It will not be tracked on the dashboard.').waitFor()
    await page.keyboard.press('Escape')
    await alertBox(page).waitFor({ state: 'detached' })
    expect(await card.count()).toBe(1)
    await choose(card, 'Archive case')
    await alertBox(page).getByRole('button', { name: 'Archive' }).click()
    await card.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Archived Cases/ }).click()
    await archived.waitFor()
    const shade = (one: typeof card) => one.evaluate((node) => getComputedStyle(node).backgroundColor)
    // dimmed beside one that is not
    expect(await shade(archived)).not.toBe(await shade(page.locator('[data-section=active] [data-case]').first()))
    await archived.getByRole('button', { name: 'Case actions' }).click()
    expect(await page.getByRole('menuitem', { name: 'Archive case' }).getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('menuitem', { name: 'Restore case' }).click()
    await card.waitFor()
  })

  test('from the case: asks in its own words, shows the banner without cards, and restores to where it stood', async () => {
    const id = await draftedCase(office, { applicant_name: 'Page Archived' })
    const { page } = await asAdmin(`/cases/${id}`)
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    await alertBox(page).getByText('Archive this case? If you archive this case it will not be tracked.').waitFor()
    await alertBox(page).getByRole('button', { name: 'Archive' }).click()
    await page.getByText('This case is archived — it will not be tracked.').waitFor()
    expect(await page.locator('[data-card=agent], [data-card=drafter]').count()).toBe(0)
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await page.locator('[data-card=drafter]').waitFor()
    await page.getByText('Drafter In Progress').first().waitFor()
  })
})
