/// <reference lib="dom" />
import { drafterFields, type KeptSession } from '@parakh/contracts'
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { openWindow } from './console-window.ts'

/** How much slower the processor is made, and the line: the slow 4G of Chromium's own developer tools. */
export const slowdown = 4
export const slow4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 } as const

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

export type Window = { page: Page; slow: (how: { cpu?: number; line?: boolean }) => Promise<void>; close: () => Promise<void> }

/** A fresh window, with nothing cached, in which somebody is signed in, on a machine that can be made slow. */
export const openSlowWindow = async (browser: Browser, look: BrowserContextOptions, session?: KeptSession): Promise<Window> => {
  const { context, page } = await openWindow(browser, { ...look, session })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(watch)
  const protocol = await context.newCDPSession(page)
  return { page, slow: (how) => slow(protocol, how), close: () => context.close() }
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
