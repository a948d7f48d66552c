import { allRoles, mayOpen, role, roleLabel, screens, type Role, type ScreenName } from '@parakh/contracts'
import { until } from '@parakh/tools/api-client'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { desktop, phone } from '@parakh/tools/console-window'
import { axeFindings, openConsole, signIn } from './console.ts'
import { addPhotos, caseAtAgent, caseAtDrafter, draftedCase, newCase, newIntake, openOffice, openSignedIn, type Office } from './office.ts'
import { codeOf, piecesOf, type ScreenState, type Viewer } from './spec/proof.ts'
import { specRows } from './spec/rows.ts'
import { ownStack } from './shared-stack.ts'

type View = { path: string; heading: string; ready: string; isPlain?: boolean; isOnce?: boolean; state?: ScreenState }
type Address = { written: string; drafted: string; sentBack: string; fresh: string; archived: string; intake: string }

let office: Office
let at: Address

beforeAll(async () => {
  office = await openOffice('Screens')
  const { admin, drafter } = office.calls
  const drafted = await draftedCase(office, { applicant_name: 'Asha Verma', application_number: 'SCR/2026/0001' })
  const written = await draftedCase(office, { applicant_name: 'Bela Sen', application_number: 'SCR/2026/0002' })
  const ordered = drafter.json('POST', `/cases/${written}/generate-doc-final?meta=1`)
  const sentBack = await caseAtDrafter(office, { applicant_name: 'Chand Mehta', application_number: 'SCR/2026/0003' })
  await drafter.json('POST', `/cases/${sentBack}/send-back`, { reason: 'The gate is not in the photo.', keys: ['landmark', 'occupant'] })
  const fresh = (await newCase(office, { applicant_name: 'Dev Anand Krishnaswamy Venkataraghavan', application_number: 'SCR/2026/0004' }))
    ._id
  const archived = await caseAtAgent(office, { applicant_name: 'Esha Rao' }, { landmark: 'Temple' })
  await addPhotos(office, archived, 1)
  await admin.json('POST', `/cases/${archived}/archive`)
  const intake = await newIntake(office, { applicant_name: 'Farid Khan', application_number: 'SCR/2026/0006', pincode: '110001' })
  await ordered
  await until(
    () => admin.json<{ docx_path: string | null }>('GET', `/cases/${written}`),
    ({ docx_path }) => docx_path !== null,
    60_000,
    'the document',
  )
  at = { written, drafted, sentBack, fresh, archived, intake: intake._id }
})

const person = (as: Role): { email: string; password: string } =>
  as === role.ADMIN ? ownStack().admin : { INITIATOR: office.initiator, AGENT: office.agent, DRAFTER: office.drafter }[as]

const caseView = (id: string, ready: string): View => ({ path: `/cases/${id}`, heading: `Case #${id.slice(-6)}`, ready })
const documentView = (id: string): View => ({ path: `/cases/${id}/doc`, heading: 'Case Document', ready: 'cannot be previewed' })

/** What a role may open, with a text that shows once the data is there; `isPlain` looks the same as for another role, `isOnce` is read in one size. */
const viewsOf: Record<Role, () => View[]> = {
  ADMIN: () => [
    { path: '/?archived=open', heading: 'Dashboard', ready: '#6/0004', state: 'dashboard' },
    { path: '/intake', heading: 'Intakes', ready: 'Farid Khan', isPlain: true },
    { path: '/intakes?open=0&archived=1', heading: 'Intakes', ready: 'Farid Khan', state: 'all intakes' },
    { path: `/intakes?intake=${at.intake}`, heading: 'Intakes', ready: 'No files.', state: 'intake modal' },
    { path: '/intakes/new', heading: 'New Custom Intake', ready: 'No files attached.' },
    { path: '/admin/analytics', heading: 'Analytics', ready: 'Active Users', state: 'analytics' },
    { path: '/admin/users', heading: 'Users', ready: office.drafter.email, state: 'users' },
    { path: '/admin/users/new', heading: 'Create New User', ready: 'Full Name', state: 'new user' },
    { ...caseView(at.drafted, 'Draft saved'), state: 'drafted case' },
    { ...caseView(at.fresh, 'Case created'), state: 'fresh case' },
    { ...caseView(at.sentBack, 'Sent back to agent'), isOnce: true, state: 'case at the agent' },
    { ...caseView(at.archived, 'This case is archived — it will not be tracked.'), state: 'archived case' },
    { ...documentView(at.written), state: 'document' },
    { path: '/agents', heading: 'Agents', ready: office.agent.name, state: 'agents' },
    { path: '/me', heading: 'My Profile', ready: 'User ID', state: 'profile' },
  ],
  INITIATOR: () => [
    { path: '/', heading: 'Dashboard', ready: '#6/0004' },
    { path: '/intake', heading: 'Intakes', ready: 'Farid Khan', isPlain: true },
    { path: '/intakes', heading: 'Intakes', ready: 'Farid Khan', isPlain: true, state: 'intakes' },
    { path: '/intakes/new', heading: 'New Custom Intake', ready: 'No files attached.', isPlain: true, state: 'new intake' },
    caseView(at.drafted, 'Asha Verma'),
    { ...documentView(at.fresh), isPlain: true, state: 'document before' },
    { path: '/agents', heading: 'Agents', ready: office.agent.name },
    { path: '/me', heading: 'My Profile', ready: office.initiator.email, isPlain: true },
  ],
  AGENT: () => [
    { path: '/', heading: 'Dashboard', ready: 'Completed for you', state: 'dashboard' },
    { ...caseView(at.sentBack, 'Sent back by Screens Drafter'), state: 'sent-back case' },
    { ...documentView(at.written), isPlain: true },
    { path: '/agents', heading: 'Agents', ready: office.agent.name, isPlain: true },
    { path: '/me', heading: 'My Profile', ready: office.agent.email, isPlain: true },
  ],
  DRAFTER: () => [
    { path: '/', heading: 'Dashboard', ready: '#6/0001', isPlain: true, state: 'dashboard' },
    { ...caseView(at.drafted, 'Submit Final & Generate'), state: 'drafted case' },
    { ...caseView(at.written, 'View / Download DOCX'), state: 'written case' },
    { ...documentView(at.written), isPlain: true },
    { ...documentView(at.drafted), isOnce: true, state: 'document not yet' },
    { path: '/agents', heading: 'Agents', ready: office.agent.name, isPlain: true },
    { path: '/me', heading: 'My Profile', ready: office.drafter.email, isPlain: true },
  ],
}

const showView = async (page: Page, { path, heading, ready }: View): Promise<void> => {
  await page.goto(path)
  await page.getByText(ready).filter({ visible: true }).first().waitFor()
  // lists come one by one: the first one's rows say nothing of the others
  await page.locator('[data-waiting]').first().waitFor({ state: 'detached' })
  // a modal hides the heading from readers
  await page.getByRole('heading', { level: 1, name: heading, includeHidden: true }).waitFor()
}

/** Resolves once the page is drawn in its new colours. */
const settled = async (): Promise<void> => {
  for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
}

/** What a reader and an eye would stumble over, with where it stands. */
const findings = async (page: Page, where: string): Promise<string[]> => {
  const found: string[] = []
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  // as tall as the page: what only lies below a sticky bar until one scrolls is no finding
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })
  await page.evaluate(settled)
  const seen = await axeFindings(page)
  found.push(...seen.map((one) => `${where}: ${one}`))
  await page.setViewportSize({ width, height })
  return found
}

/** Words and badges of the specification that a screen does not hold. */
const missingWords = async (page: Page, as: Viewer, state: ScreenState | undefined): Promise<string[]> => {
  const wanted = specRows.filter(([, proof]) => 'on' in proof && proof.as === as && proof.on === state)
  if (wanted.length === 0) return []
  const { texts, badges } = await page.evaluate(piecesOf)
  const isHeld = ([words, proof]: (typeof wanted)[number]): boolean =>
    'tone' in proof && proof.tone ? badges.includes(`${words} in ${proof.tone}`) : texts.includes(words)
  return wanted.filter((row) => !isHeld(row)).map(([words, proof]) => `${as}, ${state}: lacks '${words}' ${JSON.stringify(proof)}`)
}

test('every text, colour, default, order and limit of the specification is proved somewhere', () => {
  const stated = allRoles.flatMap((as) => viewsOf[as]().map(({ state }) => `${as} ${state}`))
  const unproved = specRows.filter(([, proof]) =>
    'on' in proof
      ? ![...stated, 'nobody sign-in'].includes(`${proof.as} ${proof.on}`)
      : !codeOf(proof.test, proof.name).includes(proof.sign.replaceAll('\\', '')),
  )
  expect(unproved).toEqual([])
})

const allLooks = [
  ['1440 px in light', { ...desktop, colorScheme: 'light' }, 1440],
  ['390 px in dark', { ...phone, colorScheme: 'dark' }, 390],
  ['1440 px in dark', { ...desktop, colorScheme: 'dark' }, 1440],
  ['390 px in light', { ...phone, colorScheme: 'light' }, 390],
] as const
// each day both widths and both colours; the whole suite crosses them
const looks = process.env['TEST_EXTENT'] === 'everyDay' ? allLooks.slice(0, 2) : allLooks

describe.each(allRoles.map((one) => [one] as const))('what %s may open', (as) => {
  test.each(looks)('shows, without a thrown error or an axe finding, at %s', { timeout: 400_000 }, async (_, options, width) => {
    const { page, problems } = await openSignedIn(person(as), '/me', { ...options, reducedMotion: 'reduce' })
    const found: string[] = []
    for (const view of viewsOf[as]()) {
      if (view.isOnce && (width !== 1440 || options.colorScheme !== 'light')) continue
      await showView(page, view)
      expect(await page.title(), view.path).toMatch(/ · Parakh$/)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) found.push(`${view.path} ${width}: scrolls sideways, ${wide} px wide`)
      if (width === 1440) found.push(...(await missingWords(page, as, view.state)))
      if (!view.isPlain && !view.isOnce) found.push(...(await findings(page, `${view.path} ${width}`)))
    }
    expect(found.join('\n')).toBe('')
    expect(problems).toEqual([])
  })

  const refused = (Object.keys(screens) as ScreenName[]).filter((name) => !mayOpen(name, as))
  test.runIf(refused.length > 0)('the rest leads to the dashboard', async () => {
    const { page, problems } = await openSignedIn(person(as), '/me')
    for (const name of refused) {
      await page.goto(screens[name].path)
      await page.waitForURL('/')
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    }
    expect(problems).toEqual([])
  })
})

test('ADMIN’s case holds up with every card open', { timeout: 300_000 }, async () => {
  const { page, problems } = await openSignedIn(person(role.ADMIN), `/cases/${at.drafted}`)
  for (const name of ['Field Agent', 'Drafter']) await page.getByRole('button', { name, exact: true }).click()
  for (const card of ['agent', 'drafter']) await page.locator(`[data-card=${card}] [name]`).nth(20).waitFor({ state: 'attached' })
  expect((await axeFindings(page)).join('\n')).toBe('')
  expect(problems).toEqual([])
})

describe('without a session', () => {
  test.each([[desktop], [phone]])('the sign-in page and the unknown path hold up, %o', async (options) => {
    const { page, problems } = await openConsole('/login', { ...options, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    const found = [...(await findings(page, '/login')), ...(await missingWords(page, 'nobody', 'sign-in'))]
    const mail = await page.getByRole('link', { name: 'support@parakh.example' }).getAttribute('href')
    expect(mail).toBe('mailto:support@parakh.example')
    const asked = await page
      .locator('form input')
      .evaluateAll((all) => all.map((one) => [(one as HTMLInputElement).type, (one as HTMLInputElement).required]))
    expect(asked).toEqual([
      ['email', true],
      ['password', true],
    ])
    await page.goto('/no/such/place')
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    found.push(...(await findings(page, 'unknown')))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options.viewport?.width ?? 0)
    await page.getByRole('link', { name: 'Go Home' }).click()
    await page.waitForURL('/login')
    expect(found.join('\n')).toBe('')
    expect(problems).toEqual([])
  })

  test('every other screen asks for sign-in and leads back to itself, search and all', async () => {
    const { page, problems } = await openConsole('/login')
    const closed = Object.values(screens).filter(({ who }) => who !== 'public')
    for (const { path } of closed) {
      await page.goto(path.replace(':id', at.fresh))
      await page.waitForURL('/login')
    }
    await page.goto('/admin/users?q=Screens&active=0')
    await page.waitForURL('/login')
    await signIn(page, ownStack().admin)
    await page.waitForURL('/admin/users?q=Screens&active=0')
    await page.getByText(office.agent.email).waitFor()
    // Back does not lead into the sign-in again
    await page.goBack()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(new URL(page.url()).pathname).not.toBe('/login')
    expect(problems).toEqual([])
  })
})

test('the unknown path says so to somebody who is signed in and leads home; the menu is the role’s own', async () => {
  for (const as of allRoles) {
    const { page } = await openSignedIn(person(as), '/cases')
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    const menu = page.getByRole('navigation', { name: 'Main' })
    const rows = (await menu.getByRole('link').allInnerTexts()).map((text) => text.trim())
    expect(rows, roleLabel(as)).toEqual([...menuRows[as], 'My Profile'])
    await menu.getByRole('heading', { name: as === role.ADMIN ? 'Admin' : 'Menu' }).waitFor()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await page.waitForURL('/')
  }
})

// spec §2, Shell, word for word
const menuRows: Record<Role, string[]> = {
  ADMIN: ['Analytics', 'Dashboard', 'Intake', 'All User', 'Create New User'],
  INITIATOR: ['Intake'],
  AGENT: ['Dashboard'],
  DRAFTER: ['Dashboard'],
}
