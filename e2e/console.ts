import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { launchTestBrowser } from '@parakh/tools/browser'
import { desktop, phone } from '@parakh/tools/console-window'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import { ownStack } from './shared-stack.ts'

/** A phone at a site in Delhi, whose owner lets the console read the position. */
export const phoneAtSite: BrowserContextOptions = {
  ...phone,
  permissions: ['geolocation'],
  geolocation: { latitude: 28.6139391, longitude: 77.2090212, accuracy: 12.4 },
}

let browser: Browser | undefined
const contexts: BrowserContext[] = []
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await photographAll(task.name)
  await Promise.all(contexts.splice(0).map((context) => context.close()))
})
afterAll(async () => {
  await browser?.close()
  browser = undefined
})

/** What the windows showed when a test failed, under artifacts/failed. */
const photographAll = async (name: string): Promise<void> => {
  const pages = contexts.flatMap((context) => context.pages())
  const file = (at: number) =>
    fileURLToPath(new URL(`../artifacts/failed/${name.replace(/\W+/g, '-').slice(0, 80)}-${at}.png`, import.meta.url))
  await Promise.all(pages.map((page, at) => page.screenshot({ path: file(at), fullPage: true }).catch(() => undefined)))
}

/** A fresh window on the console at a path; a page that throws fails the test that looks at `problems`. */
export const openConsole = async (
  path = '/',
  options: BrowserContextOptions = desktop,
  baseUrl = ownStack().baseUrl,
): Promise<{ page: Page; problems: string[] }> => {
  browser ??= await launchTestBrowser()
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    acceptDownloads: true,
    ...options,
  })
  contexts.push(context)
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(path)
  return { page, problems }
}

/** Signs in on the page that asks for it. */
export const signIn = async (page: Page, person: { email: string; password: string }): Promise<void> => {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor({ state: 'detached' })
}

/** A window of a signed-in person at a path. */
export const openAs = async (
  person: { email: string; password: string },
  path = '/',
  options: BrowserContextOptions = desktop,
): Promise<{ page: Page; problems: string[] }> => {
  const opened = await openConsole(path, options)
  await signIn(opened.page, person)
  return opened
}

/** The control of a field, by its key. */
export const control = (page: Page, key: string) => page.locator(`[name="${key}"]`)

type RunOptions = Parameters<AxeBuilder['options']>[0]
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Lets every bar that stays in view scroll with its page: what it covers at one moment of scrolling is no fault of the page. */
const unstick = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(bar).position === 'sticky') {
        bar.dataset['unstuck'] = bar.style.cssText
        bar.style.position = 'relative'
        bar.style.inset = 'auto'
      }
  })

const stickAgain = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-unstuck]')) {
      bar.style.cssText = bar.dataset['unstuck'] ?? ''
      delete bar.dataset['unstuck']
    }
  })

/** What axe finds against WCAG 2.2 AA, a line each. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  const runOnly: NonNullable<RunOptions['runOnly']> = { type: 'tag', values: wcag }
  // there are no frames: the short way, and no words about what is right
  await unstick(page)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze()
  await stickAgain(page)
  return violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')}`))
}

/** Fails with what axe finds. */
export const expectAccessible = async (page: Page): Promise<void> => expect(await axeFindings(page)).toEqual([])
