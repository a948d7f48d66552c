import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { caseStatus, keptSession, screens, type CaseRow, type CaseStatus } from '@parakh/contracts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { ApiClient } from './api-client.ts'
import { atSite, desktop, openWindow, phone, settled } from './console-window.ts'
import { samplePeople, type PersonKey } from './demo-data.ts'
import { root } from './env.ts'
import type { Stack } from './stack.ts'

const outDir = join(root, 'docs', 'screens')
const papersDir = join(root, 'e2e', 'papers')
const readMs = 120_000

/** One picture of docs/tour.md. */
type Picture = {
  name: string
  as?: PersonKey
  look?: BrowserContextOptions
  path: string | ((cases: readonly CaseRow[]) => string)
  /** What is done on the screen before it is taken. */
  doing?: (page: Page) => Promise<void>
}

const caseIn =
  (status: CaseStatus, screen: 'case' | 'caseDocument' = 'case') =>
  (cases: readonly CaseRow[]) => {
    const found = cases.find((one) => one.status === status)
    if (!found) throw new Error(`The samples hold no case in ${status}.`)
    return screens[screen].path.replace(':id', found._id)
  }

const readPapers = async (page: Page): Promise<void> => {
  await page.locator('input[name=files]').setInputFiles(readdirSync(papersDir).map((name) => join(papersDir, name)))
  await page.getByRole('button', { name: 'Magic Autofill' }).click()
  await page.getByText(/fields filled from the documents/).waitFor({ timeout: readMs })
  await page.getByRole('button', { name: /^Details of Pincode, confidence/ }).click()
  await page.getByRole('img', { name: /^The place in/ }).waitFor()
  await toTop(page, 'Intake fields')
}

/** Scrolls a heading to just below the top bar. */
const toTop = async (page: Page, heading: string): Promise<void> => {
  await page
    .getByRole('heading', { name: heading, exact: true })
    .first()
    .evaluate((node) => node.scrollIntoView())
  await page.evaluate('scrollBy(0, -90)')
}

const search = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('1041')
  await page.getByRole('option').first().waitFor()
}

const openEntry = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Site data saved/ }).click()
  await page.getByRole('dialog', { name: 'Activity Details' }).waitFor()
}

const pictures: Picture[] = [
  { name: 'sign-in', path: screens.login.path },
  { name: 'intakes', as: 'desk', path: `${screens.intakes.path}?open=0` },
  { name: 'page-beside-form', as: 'desk', path: screens.newIntake.path, doing: readPapers },
  { name: 'dashboard', as: 'manager', path: screens.dashboard.path },
  { name: 'dashboard-dark', as: 'manager', look: { ...desktop, colorScheme: 'dark' }, path: screens.dashboard.path },
  { name: 'palette', as: 'manager', path: screens.dashboard.path, doing: search },
  {
    name: 'case-agent-phone',
    as: 'pune',
    look: phone,
    path: caseIn(caseStatus.AGENT_IN_PROGRESS),
    doing: (page) => toTop(page, 'Field Agent'),
  },
  { name: 'case-drafter', as: 'drafter2', path: caseIn(caseStatus.DRAFTER_IN_PROGRESS), doing: (page) => toTop(page, 'Valuation') },
  { name: 'document', as: 'drafter', path: caseIn(caseStatus.DOC_GENERATED, 'caseDocument') },
  { name: 'trail', as: 'manager', path: caseIn(caseStatus.DOC_GENERATED), doing: openEntry },
  { name: 'analytics', as: 'manager', path: screens.analytics.path },
]

/** Takes the pictures of docs/tour.md into docs/screens, as a window shows them. */
export const shootTour = async (browser: Browser, stack: Stack, say: (line: string) => void): Promise<void> => {
  for (const picture of pictures) await shootPicture(browser, stack, picture, say)
  say(`The tour's pictures are in ${outDir}.`)
}

const shootPicture = async (browser: Browser, stack: Stack, picture: Picture, say: (line: string) => void): Promise<void> => {
  const { name, as, look = desktop, path, doing } = picture
  const apiUrl = `${stack.baseUrl}${stack.apiBase}`
  const email = samplePeople.find(({ key }) => key === as)?.email
  const signedIn = email ? await ApiClient.login(apiUrl, email, stack.samplePassword) : undefined
  const session = signedIn && keptSession(signedIn.token, signedIn.user)
  const cases = email ? await (await ApiClient.signIn(apiUrl, email, stack.samplePassword)).json<CaseRow[]>('GET', '/cases') : []
  const { context, page } = await openWindow(browser, { ...look, ...atSite, baseURL: stack.baseUrl, session })
  page.on('pageerror', (error) => say(`      ${name}: ${error.message}`))
  await page.goto(typeof path === 'string' ? path : path(cases))
  await settled(page)
  await doing?.(page)
  await settled(page)
  await page.screenshot({ path: join(outDir, `${name}.png`) })
  await context.close()
}
