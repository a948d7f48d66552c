/// <reference lib="dom" />
import { drafterFields } from '@parakh/contracts'
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** How much slower the processor is made, and the line: the slow 4G of Chromium's own developer tools. */
export const slowdown = 4
export const slow4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 } as const

export const desktop = { viewport: { width: 1440, height: 900 } } as const
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 } as const

/** What holds, as the page itself can tell, once a screen can be worked with. */
export const shown = {
  signIn: `document.querySelector('input[name=email]')`,
  // the counts are there, and each open section has its cards or says that it has none
  dashboard: `[...document.querySelectorAll('section[data-section]')].length > 0 && [...document.querySelectorAll('section[data-section]')].every((one) => !one.querySelector('h2').textContent.includes('…') && (one.querySelector('[aria-expanded=false]') || one.querySelector('[data-case]') || one.textContent.includes('No ')))`,
  // the form's first fields can be typed into; the whole form has them all
  drafterForm: `document.querySelector('main [data-card=drafter] input[name]')`,
  wholeForm: `document.querySelector('main [data-card=drafter] [name=${drafterFields.at(-1)?.key}]')`,
  agentForm: `document.querySelector('main input[name=visit_date], main input[name=landmark]')`,
  wholeCase: `document.querySelector('main [data-card=drafter]')`,
  bareForm: `document.querySelector('input[name=email]')`,
  bareButton: `document.querySelector('button')`,
  bareReplies: `document.querySelector('pre')`,
} as const

/** Who is signed in: what the console keeps in the browser (spec §3). */
export type Kept = { token: string; role: string; userId: string; name: string; email: string }

export type Window = { page: Page; slow: (how: { cpu?: number; line?: boolean }) => Promise<void>; close: () => Promise<void> }

/** A fresh window, with nothing cached, in which somebody is signed in, on a machine that can be made slow. */
export const openWindow = async (browser: Browser, options: BrowserContextOptions, kept?: Kept): Promise<Window> => {
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', ...options })
  context.setDefaultTimeout(60_000)
  if (kept)
    await context.addInitScript((values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)), kept)
  await context.addInitScript(watch)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  return { page, slow: (how) => slow(session, how), close: () => context.close() }
}

const slow = async (session: CDPSession, { cpu = slowdown, line = false }: { cpu?: number; line?: boolean }): Promise<void> => {
  await session.send('Network.enable')
  const none = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { offline: false, ...(line ? slow4G : none) })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

declare global {
  interface Window {
    /** When the page was last pressed or sent, by its own clock. */
    pressedAt: number
    /** From each key press to the frame painted after it. */
    keyTimes: number[]
    /** The page's time once the frame is painted in which something holds. */
    paintedOnce: (holds: string) => Promise<number>
  }
}

/** Runs in each page: notes when something was pressed, and answers when a frame was painted. */
const watch = (): void => {
  const note = (event: Event): void => void (window.pressedAt = event.timeStamp)
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, note, { capture: true })
  const afterPaint = (done: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      port2.postMessage(null)
    })
  }
  window.keyTimes = []
  window.addEventListener('keydown', (event) => afterPaint(() => window.keyTimes.push(performance.now() - event.timeStamp)), {
    capture: true,
  })
  window.paintedOnce = (holds) => {
    // eslint-disable-next-line typescript/no-implied-eval
    const test = new Function(`return ${holds}`) as () => unknown
    return new Promise((resolve) => {
      const look = (): void => void (test() ? afterPaint(() => resolve(performance.now())) : requestAnimationFrame(look))
      look()
    })
  }
}
