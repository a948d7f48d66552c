import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { role, screens } from '@parakh/contracts'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { control, expectAccessible, openAs, openConsole, phoneAtSite, signIn } from './console.ts'
import { docxText } from './docx-text.ts'
import { papers } from './papers.ts'
import { takePhotos } from './photos.ts'
import { ownStack } from './shared-stack.ts'

const password = 'right as rain 7'
const run = process.pid
const people = {
  initiator: { email: `desk.${run}@agency.example`, password, name: 'Irfan Qureshi', role: role.INITIATOR },
  agent: { email: `agent.${run}@agency.example`, password, name: 'Gopal Rao', role: role.AGENT },
  drafter: { email: `drafter.${run}@agency.example`, password, name: 'Divya Nair', role: role.DRAFTER },
}
const problems: string[] = []
let casePath = ''

const createUser = async (page: Page, person: (typeof people)[keyof typeof people], pincodes: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create New User' }).click()
  await control(page, 'role').selectOption(person.role)
  await control(page, 'name').fill(person.name)
  await control(page, 'email').fill(person.email)
  await control(page, 'password').fill(password)
  if (pincodes) await page.getByLabel('Service Pincodes').fill(`${pincodes} `)
  await page.getByRole('button', { name: 'Create User' }).click()
  await page.waitForURL('/')
}

/** Chooses a person in an assignment select by the start of the option's text. */
const assign = async (page: Page, label: string, name: string): Promise<void> => {
  const select = page.getByLabel(label)
  const value = await select.locator('option', { hasText: name }).first().getAttribute('value')
  await select.selectOption(value)
  await select.locator('xpath=ancestor::div[.//button][1]').getByRole('button', { name: 'Assign', exact: true }).click()
}

describe('from a bundle of papers to a Word report', () => {
  let broken = ''
  beforeEach(({ task, onTestFailed }) => {
    // each step stands on the one before
    if (broken) throw new Error(`not walked: '${broken}' failed`)
    onTestFailed(() => {
      broken ||= task.name
    })
  })

  test('ADMIN signs in and creates an intake agent, a field agent and a drafter', async () => {
    const { page, problems: seen } = await openConsole('/admin/users')
    await page.waitForURL('/login')
    await signIn(page, ownStack().admin)
    await page.waitForURL('/admin/users')
    await createUser(page, people.initiator, '')
    await createUser(page, people.agent, '122505, 122506')
    await createUser(page, people.drafter, '')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All User' }).click()
    await page.getByText(people.drafter.email).waitFor()
    problems.push(...seen)
  })

  test('INITIATOR makes an intake from a PDF, a DOCX and a scan, corrects a value, creates and submits it', async () => {
    const { page, problems: seen } = await openAs(people.initiator, '/intakes/new')
    await page.locator('input[type=file]').first().setInputFiles(papers)
    for (const name of ['Skyreach T4-0903 allotment.pdf', 'Deed of Conveyance 3A.docx', 'offer of possession.jpg'])
      await page.getByText(name).first().waitFor()
    await page.getByRole('button', { name: 'Magic Autofill' }).click()
    await page.getByText('Extracting fields').waitFor()
    await page
      .getByText(/\d+ ?%/)
      .first()
      .waitFor()
    await page.getByText('Extracting fields').waitFor({ state: 'detached', timeout: 100_000 })
    await page.getByRole('button', { name: 'More intake fields' }).click()
    await expect.poll(async () => (await control(page, 'contact_number').inputValue()).replace(/\D/g, '')).toBe('9886041273')
    await page
      .getByRole('button', { name: /Contact Number/ })
      .first()
      .click()
    await page.getByText('Skyreach T4-0903 allotment.pdf').nth(1).waitFor()
    await control(page, 'pincode').fill('122505')
    await control(page, 'application_number').fill(`HDL/ARJ/${run}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create Intake' }).click()
    await page.waitForURL(/\/intake\?created=[0-9a-f]{24}$/)
    const row = page.getByRole('row', { name: new RegExp(`HDL/ARJ/${run}`) })
    await row.getByRole('button', { name: 'Submit Case' }).click()
    await page.waitForURL(/\/cases\/[0-9a-f]{24}$/)
    casePath = new URL(page.url()).pathname
    await page.getByRole('heading', { level: 1, name: `Case #${casePath.slice(-6)}` }).waitFor()
    problems.push(...seen)
  })

  test('ADMIN assigns the agent who serves the PIN code and the drafter', async () => {
    const { page, problems: seen } = await openAs(ownStack().admin, casePath)
    await page
      .getByLabel('Assign / Change Agent')
      .locator('option', { hasText: 'Gopal Rao (122505, 122506)' })
      .waitFor({ state: 'attached' })
    await assign(page, 'Assign / Change Agent', people.agent.name)
    await page.getByText('Assigned to Agent').first().waitFor()
    await assign(page, 'Assign / Change Drafter', people.drafter.name)
    await page.getByText(people.drafter.name).first().waitFor()
    await expectAccessible(page)
    problems.push(...seen)
  })

  test('AGENT, on a phone, gets a position, fills the site fields, adds photos and submits', async () => {
    const { page, problems: seen } = await openAs(people.agent, casePath, phoneAtSite)
    await page.getByText('28.613939').first().waitFor()
    const submit = page.getByRole('button', { name: 'Final Submit' })
    expect(await submit.getAttribute('aria-disabled').then((disabled) => disabled === 'true' || submit.isDisabled())).toBe(true)
    await fillField(page, 'visit_date', '2026-11-18')
    await fillField(page, 'property_address_site', 'Unit T4-0903, Tower 4, Skyreach Residences, Sector 88-E, Arjunagarh')
    await fillField(page, 'current_usage', 'Residential')
    await fillField(page, 'landmark', 'Opposite Shiv Mandir')
    await fillField(page, 'occupant', 'Vacant')
    await fillField(page, 'carpet_area', '1098 sq ft')
    await fillField(page, 'boundaries_site_east', 'Tower 3')
    await page.locator('input[type=file][multiple]').first().setInputFiles(takePhotos(3))
    await expect.poll(() => page.locator('[data-card=agent] img').count(), { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
    await page
      .getByText(/not sent|uploading|waiting/i)
      .first()
      .waitFor({ state: 'detached', timeout: 30_000 })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved').first().waitFor()
    await expectAccessible(page)
    await submit.click()
    await page.getByText('Ready for Drafter').first().waitFor()
    problems.push(...seen)
  })

  test('DRAFTER fills fields, sees the sums live, saves, previews and submits; the document is written and downloaded', async () => {
    const { page, problems: seen } = await openAs(people.drafter, casePath)
    await fillDraft(page)
    await page.getByText('₹1,19,68,200').first().waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved').first().waitFor()
    await page.getByText('Drafter In Progress').first().waitFor()
    await expectAccessible(page)
    const [preview] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('button', { name: 'Preview DOCX' }).click(),
    ])
    expect(docxText(readFileSync(await preview.path()))).toContain('PREVIEW')
    await page.getByRole('button', { name: 'Submit Final & Generate' }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await page.waitForURL(`${casePath}/doc`, { timeout: 90_000 })
    const [report] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('button', { name: /Download/ }).click(),
    ])
    expect(report.suggestedFilename()).toBe(`HDL_ARJ_${run}.docx`)
    const text = docxText(readFileSync(await report.path()))
    for (const part of [
      `HDL/ARJ/${run}`,
      'PKH/2026/118',
      '1,19,68,200',
      'Rupees One Crore Nineteen Lakh Sixty Eight Thousand Two Hundred Only',
      'Opposite Shiv Mandir',
      '18-11-2026',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/PREVIEW|undefined|NaN|\bnull\b/)
    await expectAccessible(page)
    problems.push(...seen)
  })

  test('ADMIN sees the whole trail, old → new', async () => {
    const { page, problems: seen } = await openAs(ownStack().admin, casePath)
    await page.getByText('Document Generated').first().waitFor()
    for (const label of [
      'Document downloaded',
      'Document generated',
      'Final submit',
      'Draft saved',
      'Submitted to drafter',
      'Photos added',
      'Site data saved',
      'Drafter assigned',
      'Agent assigned',
      'Case created',
    ])
      await page.getByText(label).first().waitFor()
    const trail = await page.getByRole('region', { name: 'Audit Trail' }).getByRole('listitem').allInnerTexts()
    expect([trail[0], trail.at(-1)]).toEqual([expect.stringContaining('Document downloaded'), expect.stringContaining('Case created')])
    await page
      .getByRole('button', { name: /Draft saved/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Activity Details' })
    await dialog.getByText(people.drafter.email).waitFor()
    await dialog.getByText('PKH/2026/118').waitFor()
    for (const text of ['Action', 'Timestamp', 'Actor', 'Attributes']) await dialog.getByText(text, { exact: true }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /Agent assigned/ })
      .first()
      .click()
    await dialog.getByText('Gopal Rao (Agent)').waitFor()
    await page.keyboard.press('Escape')
    for (const paper of papers.map((file) => basename(file))) {
      await page.getByRole('link', { name: `View ${paper}` }).waitFor()
      await page.getByRole('button', { name: `Copy Link of ${paper}` }).waitFor()
    }
    problems.push(...seen)
  })

  test('no page threw on the way', () => expect(problems).toEqual([]))

  test('the case has left the agent and the drafter for their inactive sections', async () => {
    const { page } = await openAs(people.agent, screens.dashboard.path)
    await page.getByText('Completed for you').first().waitFor()
    await page.getByText('No active cases for you right now.').waitFor()
  })
})

/** Fills a field of whatever control it has, opening its group where it is closed. */
const fillField = async (page: Page, key: string, value: string): Promise<void> => {
  const field = control(page, key).first()
  if (!(await field.isVisible())) await openGroupOf(page, key)
  if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(value)
  else await field.fill(value)
}

const openGroupOf = async (page: Page, key: string): Promise<void> => {
  const closed = page.locator('button[aria-expanded=false]')
  for (let left = await closed.count(); left > 0 && !(await control(page, key).first().isVisible()); left -= 1) await closed.first().click()
}

const fillDraft = async (page: Page): Promise<void> => {
  const draft = {
    eepac_report_ref_no: 'PKH/2026/118',
    status_of_report: 'Final',
    purpose_of_valuation: 'Home loan',
    valuation_requested_by: 'Harit Dhan Loans Ltd., Arjunagarh',
    report_date: '2026-11-20',
    pin_code_official: '122505',
    property_city: 'Arjunagarh',
    type_of_property: 'Flat',
    main_locality: 'Sector 88-E',
    area_basis: 'Carpet',
    carpet_area_sqft: '1098',
    carpet_area_sqft_rate: '10900',
  }
  for (const [key, value] of Object.entries(draft)) await fillField(page, key, value)
}
