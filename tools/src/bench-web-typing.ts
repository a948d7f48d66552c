import { role } from '@parakh/contracts'
import type { Page } from 'playwright-core'
import type { Bench } from './bench.ts'
import { percentile } from './bench-load.ts'
import { openSlowWindow, shown, slowdown } from './bench-web-page.ts'
import { desktop } from './console-window.ts'
import { withWeb, type WebBench } from './bench-web-stack.ts'
import { verdictText } from './verdict.ts'

const limit = 1.5
const rounds = 2
/** Fields that feed the sums, by turns with others of every section. */
const summed = ['valuation_area', 'valuation_rate', 'area_adopted_sqft', 'construction_sqft', 'construction_rate_sqft', 'parking_value']
const others = 12
const keys = ['1', '2', '3', '4']

/** From a key press to the painted frame, in the drafter's form with its live sums, beside one bare input of plain React. */
export const benchTyping: Bench = async (figure) => withWeb({ cases: 100, intakes: 10 }, (bench) => measureTyping(bench, figure))

export const measureTyping = async ({ browser, baseUrl, people, caseId }: WebBench, figure: Parameters<Bench>[0]): Promise<void> => {
  const { kept } = people[role.DRAFTER]
  const form = await openSlowWindow(browser, desktop, kept)
  const bare = await openSlowWindow(browser, desktop, kept)
  await form.page.goto(`${baseUrl}/cases/${caseId}`)
  await form.page.evaluate((holds) => window.paintedOnce(holds), shown.wholeForm)
  await bare.page.goto(`${baseUrl}/bare.html`)
  await bare.page.waitForSelector('input[name=line]')
  const all = await form.page.$$eval('main [data-card=drafter] input[name]:not([type=date]):not([readonly])', (inputs) =>
    inputs.map((input) => (input as HTMLInputElement).name),
  )
  const step = Math.max(1, Math.floor(all.length / others))
  const names = [...new Set([...summed.filter((name) => all.includes(name)), ...all.filter((_, at) => at % step === 0)])]
  await openAll(form.page)
  for (const { page, slow } of [form, bare]) {
    await page.waitForTimeout(3_000)
    await slow({ line: false })
  }
  const [ours, peers]: [number[], number[]] = [[], []]
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const typed = await typeInto(form, `main [name="${name}"]`)
      const beside = await typeInto(bare, 'input[name=line]')
      if (round < 0) continue
      ours.push(...typed)
      peers.push(...beside)
    }
  }
  const told = (share: number) => verdictText({ value: percentile(ours, share), peer: percentile(peers, share), unit: 'ms', limit })
  const what = `key press to paint at ${slowdown} × CPU slow-down, ${all.length} inputs, ${ours.length} keys in ${names.length} fields`
  figure(`${what}, p95, one bare input beside it`, told(0.95))
  figure('the same, median', told(0.5))
}

/** Opens every section of the form, so that its fields can be typed into. */
const openAll = async (page: Page): Promise<void> => {
  for (const closed of await page.$$('main [data-card=drafter] [data-group] button[aria-expanded=false]')) await closed.click()
}

/** Times of some keys in one field, each from the press to the frame that shows it. */
const typeInto = async ({ page }: { page: Page }, selector: string): Promise<number[]> => {
  await page.bringToFront()
  await page.focus(selector)
  await page.evaluate(() => void window.keyTimes.splice(0))
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.evaluate((count) => window.paintedOnce(`window.keyTimes.length > ${count}`), at)
  }
  return page.evaluate(() => window.keyTimes)
}
