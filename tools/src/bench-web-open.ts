import { role, type KeptSession } from '@parakh/contracts'
import type { Page } from 'playwright-core'
import type { Bench } from './bench.ts'
import { median } from './bench-load.ts'
import { openSlowWindow, shown, slow4G, slowdown } from './bench-web-page.ts'
import { desktop } from './console-window.ts'
import { withWeb, type WebBench } from './bench-web-stack.ts'
import { verdictText } from './verdict.ts'

const limit = 1.5
const rounds = 5
// the console asks for what may be needed once it has nothing better to do, and a person takes longer than this to go on
const idleMs = 3_500

/** Sign-in to a usable dashboard, and opening a case, on a slow machine and line, beside plain React that prints the same JSON. */
export const benchOpen: Bench = async (figure) => withWeb({ cases: 400, intakes: 10 }, (bench) => measureOpen(bench, figure))

export const measureOpen = async (bench: WebBench, figure: Parameters<Bench>[0]): Promise<void> => {
  const { latency, downloadThroughput } = slow4G
  figure(
    'measured at',
    `${slowdown} × CPU slow-down, ${latency} ms and ${downloadThroughput / 1_000} kB/s, medians of ${rounds} rounds by turns`,
  )
  for (const { what, console, bare } of flows(bench)) {
    const asked = await callsOf(bench, console)
    const [ours, peers]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await timed(bench, console))
      peers.push(await timed(bench, bare(asked)))
    }
    const told = verdictText({ value: median(ours), peer: median(peers), unit: 'ms', limit })
    figure(`${what}, ${asked.length} calls, plain React beside it`, told)
  }
}

/** A page that is opened, what is done there, if anything, and what is awaited: timed from the doing, else from the opening. */
type Flow = { path: string; kept?: KeptSession; ready?: string; go?: (page: Page) => Promise<void>; awaited: string }
type Flows = { what: string; console: Flow; bare: (calls: readonly string[]) => Flow }

const flows = ({ people, caseId }: WebBench): Flows[] => {
  const { [role.ADMIN]: admin, [role.DRAFTER]: drafter, [role.AGENT]: agent } = people
  const signIn = async (page: Page): Promise<void> => {
    await page.fill('input[name=email]', admin.email)
    await page.fill('input[name=password]', admin.password)
    await page.keyboard.press('Enter')
  }
  const bareOf = (calls: readonly string[], wait = false): string =>
    `/bare.html?${[...calls.map((call) => `get=${encodeURIComponent(call)}`), ...(wait ? ['wait'] : [])].join('&')}`
  const bareCold = (kept: KeptSession) => (calls: readonly string[]) => ({ path: bareOf(calls), kept, awaited: shown.bareReplies })
  const path = `/cases/${caseId}`
  return [
    {
      what: 'sign-in to usable dashboard',
      console: { path: '/login', ready: shown.signIn, go: signIn, awaited: shown.dashboard },
      bare: (calls) => ({ path: bareOf(calls), ready: shown.bareForm, go: signIn, awaited: shown.bareReplies }),
    },
    {
      what: 'a case from the dashboard, DRAFTER, first fields of its form',
      console: {
        path: '/',
        kept: drafter.kept,
        ready: `document.querySelector('[data-case="${caseId}"]')`,
        go: (page) => page.click(`[data-case="${caseId}"] a`),
        awaited: shown.drafterForm,
      },
      bare: (calls) => ({
        path: bareOf(calls, true),
        kept: drafter.kept,
        ready: shown.bareButton,
        go: (page) => page.click('button'),
        awaited: shown.bareReplies,
      }),
    },
    {
      what: 'a case by its address, nothing cached, DRAFTER',
      console: { path, kept: drafter.kept, awaited: shown.drafterForm },
      bare: bareCold(drafter.kept),
    },
    {
      what: 'a case by its address, nothing cached, AGENT',
      console: { path, kept: agent.kept, awaited: shown.agentForm },
      bare: bareCold(agent.kept),
    },
    {
      what: 'the dashboard by its address, nothing cached',
      console: { path: '/', kept: admin.kept, awaited: shown.dashboard },
      bare: bareCold(admin.kept),
    },
  ]
}

/** How long one flow takes in a fresh window. What comes before it, comes fast. */
const timed = async ({ browser, baseUrl }: WebBench, flow: Flow): Promise<number> => {
  const { page, slow, close } = await openSlowWindow(browser, desktop, flow.kept)
  try {
    await start(page, baseUrl, flow, () => slow({ line: true }))
    return await page.evaluate(
      async ([holds, isPressed]) => {
        const end = await window.paintedOnce(holds)
        return isPressed ? end - window.pressedAt : end
      },
      [flow.awaited, flow.go !== undefined] as const,
    )
  } finally {
    await close()
  }
}

const start = async (page: Page, baseUrl: string, { path, ready, go }: Flow, slowDown: () => Promise<void>): Promise<void> => {
  if (!ready || !go) {
    await slowDown()
    await page.goto(baseUrl + path, { waitUntil: 'commit' })
    return
  }
  await page.goto(baseUrl + path)
  await page.evaluate((holds) => window.paintedOnce(holds), ready)
  await page.waitForTimeout(idleMs)
  await slowDown()
  await go(page)
}

/** What a flow asks of the API, in the order in which it asks. */
const callsOf = async ({ browser, baseUrl }: WebBench, flow: Flow): Promise<string[]> => {
  const { page, close } = await openSlowWindow(browser, desktop, flow.kept)
  const calls: string[] = []
  await start(page, baseUrl, flow, async () => {
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (request.method() === 'GET' && pathname.startsWith('/api/')) calls.push(pathname + search)
    })
    await Promise.resolve()
  })
  await page.evaluate((holds) => window.paintedOnce(holds), flow.awaited)
  const asked = [...calls]
  await close()
  return asked
}
