import type { KeptSession } from '@parakh/contracts'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** A desk's screen, and a phone's. */
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
/** At a site in Noida, whose owner lets the console read the position. */
export const atSite: BrowserContextOptions = {
  geolocation: { latitude: 28.510412, longitude: 77.407518, accuracy: 8 },
  permissions: ['geolocation'],
}

export type ConsoleWindow = { context: BrowserContext; page: Page }
type WindowOptions = BrowserContextOptions & {
  /** Who is signed in; absent for a visitor. */
  session?: KeptSession | undefined
}

const settleMs = 15_000
const paintMs = 400

/** A window with nothing cached, in India's time and language. */
export const openWindow = async (browser: Browser, { session, ...look }: WindowOptions): Promise<ConsoleWindow> => {
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', ...look })
  if (session)
    await context.addInitScript((entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)), session)
  return { context, page: await context.newPage() }
}

/** Resolves once a screen has its data and is drawn. Throws if it is still busy after 15 s. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: settleMs })
  await page.waitForTimeout(paintMs)
}
