import { role } from '@parakh/contracts'
import type { BrowserContextOptions } from 'playwright-core'
import type { Bench } from './bench.ts'
import { openSlowWindow } from './bench-web-page.ts'
import { desktop, phone } from './console-window.ts'
import { withWeb, type WebBench, type Worker } from './bench-web-stack.ts'

const widths: Record<string, BrowserContextOptions> = { '1440': desktop, '390': phone }
const lateMs = 700
const settledMs = 1_500

/** Layout shift of each main screen while its data comes late; those of which a press is the cause count too, for none is made. */
export const benchShift: Bench = async (figure) => withWeb({ cases: 400, intakes: 200 }, (bench) => measureShift(bench, figure))

export const measureShift = async (bench: WebBench, figure: Parameters<Bench>[0]): Promise<void> => {
  for (const [width, options] of Object.entries(widths)) {
    for (const { name, path, by } of screensOf(bench)) {
      const { total, sources } = await shiftOf(bench, path, by, options)
      figure(`layout shift, ${name}, ${width} px`, `${total.toFixed(4)}, limit 0: ${total === 0 ? 'ok' : `NOT OK: ${sources.join('; ')}`}`)
    }
  }
}

const screensOf = ({ people, caseId }: WebBench): { name: string; path: string; by: Worker }[] => {
  const { [role.ADMIN]: admin, [role.INITIATOR]: desk, [role.AGENT]: agent, [role.DRAFTER]: drafter } = people
  const ofCase = `/cases/${caseId}`
  return [
    ...[admin, agent, drafter].map((by) => ({ name: `dashboard, ${by.kept.role}`, path: '/', by })),
    ...[admin, desk, agent, drafter].map((by) => ({ name: `case, ${by.kept.role}`, path: ofCase, by })),
    { name: 'document', path: `${ofCase}/doc`, by: drafter },
    { name: 'intakes', path: '/intakes', by: desk },
    { name: 'new intake', path: '/intakes/new', by: desk },
    { name: 'agents', path: '/agents', by: admin },
    { name: 'analytics', path: '/admin/analytics', by: admin },
    { name: 'users', path: '/admin/users', by: admin },
    { name: 'create user', path: '/admin/users/new', by: admin },
    { name: 'profile', path: '/me', by: admin },
  ]
}

const shiftOf = async ({ browser, baseUrl }: WebBench, path: string, by: Worker, options: BrowserContextOptions) => {
  const { page, close } = await openSlowWindow(browser, options, by.kept)
  // later than the page, so that what waits for data is seen waiting
  await page.route('**/api/**', async (route) => {
    await new Promise((go) => setTimeout(go, lateMs))
    await route.continue()
  })
  await page.goto(baseUrl + path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(settledMs)
  const found = await page.evaluate(
    () =>
      new Promise<{ total: number; sources: string[] }>((done) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] }
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Shift[]
          const told = ({ node }: { node: Element | null }): string => `${node?.nodeName ?? ''} ${(node?.textContent ?? '').slice(0, 40)}`
          done({
            total: shifts.reduce((sum, { value }) => sum + value, 0),
            sources: shifts.map(({ value, sources }) => `${value.toFixed(4)} of ${sources.map(told).join(', ')}`),
          })
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done({ total: 0, sources: [] }), 500)
      }),
  )
  await close()
  return found
}
