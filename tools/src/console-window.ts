import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Session } from './api-client.ts'
import type { Stack } from './stack.ts'

/** A desk's screen, and a phone's. */
export const windowSizes = {
  1440: { viewport: { width: 1440, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} satisfies Record<string, BrowserContextOptions>

export type WindowSize = keyof typeof windowSizes
export type Colours = 'light' | 'dark'
export type ConsoleWindow = { context: BrowserContext; page: Page }

type WindowOptions = {
  size: WindowSize
  colours: Colours
  /** Who is signed in; absent for a visitor. */
  session?: Session | undefined
  /** Gets what a page throws. */
  onError: (line: string) => void
}

const settleMs = 15_000
const paintMs = 400
const site = { geolocation: { latitude: 28.510412, longitude: 77.407518, accuracy: 8 }, permissions: ['geolocation'] }

/** A window on the console, at a site in Noida whose position may be read, in India's time. */
export const openWindow = async (browser: Browser, stack: Stack, options: WindowOptions): Promise<ConsoleWindow> => {
  const context = await browser.newContext({
    ...windowSizes[options.size],
    ...site,
    baseURL: stack.baseUrl,
    colorScheme: options.colours,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  if (options.session) {
    const { token, user } = options.session
    const kept = { token, role: user.role, userId: user._id, name: user.name, email: user.email }
    await context.addInitScript((entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)), kept)
  }
  const page = await context.newPage()
  page.on('pageerror', (error) => options.onError(`${page.url()}: ${error.message}`))
  return { context, page }
}

/** Resolves once a screen has its data and is drawn. Throws if it is still busy after 15 s. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: settleMs })
  await page.waitForTimeout(paintMs)
}
