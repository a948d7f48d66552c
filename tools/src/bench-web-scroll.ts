import { role, type KeptSession } from '@parakh/contracts'
import type { Page } from 'playwright-core'
import type { Bench } from './bench.ts'
import { median } from './bench-load.ts'
import { openSlowWindow, type Window } from './bench-web-page.ts'
import { desktop } from './console-window.ts'
import { few, fewName, withWeb, type WebBench } from './bench-web-stack.ts'

const rounds = 5
const manyRows = 10_000
const distancePx = 2_500
const speedPxPerS = 1_500
const loadLimitMs = 120_000
const frameMs = 1_000 / 60

/** A list by its address, the selector of its rows, and how many it has. */
type List = { name: string; path: string; row: string; kept: KeptSession; rows: number }

/** Frames that scrolling a list of ten thousand rows drops, all of them loaded, beside one of a hundred: as far and as fast. */
export const benchScroll: Bench = async (figure) =>
  withWeb({ cases: manyRows + few, intakes: manyRows }, (bench) => measureScroll(bench, figure))

export const measureScroll = async (bench: WebBench, figure: Parameters<Bench>[0]): Promise<void> => {
  const { [role.DRAFTER]: drafter, many, [role.INITIATOR]: desk } = bench.people
  const cases = { name: 'dashboard', path: '/', row: '[data-case]' }
  const intakes = { name: 'intakes', path: '/intakes', row: 'tbody tr[data-intake]', kept: desk.kept }
  for (const [long, short] of [
    [
      { ...cases, kept: many.kept, rows: manyRows },
      { ...cases, kept: drafter.kept, rows: few + 1 },
    ],
    [
      { ...intakes, rows: manyRows },
      { ...intakes, path: `/intakes?q=${encodeURIComponent(fewName)}`, rows: few },
    ],
  ] satisfies [List, List][])
    await measureList(bench, figure, long, short)
}

const measureList = async (bench: WebBench, figure: Parameters<Bench>[0], long: List, short: List): Promise<void> => {
  const lists = [await openList(bench, long), await openList(bench, short)]
  const dropped: number[][] = lists.map(() => [])
  for (let round = 0; round < rounds; round += 1) for (const [at, { page }] of lists.entries()) dropped[at]?.push(await droppedFrames(page))
  const [ofMany = Number.NaN, ofFew = Number.NaN] = dropped.map(median)
  const frames = Math.round((distancePx / speedPxPerS) * 60)
  const told = `${ofMany} of ${frames}, peer ${ofFew}, limit ≤ ${ofFew}: ${ofMany <= ofFew ? 'ok' : 'NOT OK'} (rounds ${dropped.map((each) => each.join(' ')).join(' | ')})`
  figure(`${long.name}: frames dropped over ${distancePx} px of ${long.rows} rows, ${short.rows} rows beside it`, told)
  for (const { close } of lists) await close()
}

/** The list with all its rows loaded, from its middle on, where no row was drawn lately. */
const openList = async ({ browser, baseUrl }: WebBench, { path, row, kept, rows }: List): Promise<Window> => {
  const window = await openSlowWindow(browser, desktop, kept)
  const { page } = window
  await page.goto(baseUrl + path)
  await page.waitForSelector(row)
  await page.waitForFunction(
    ([selector, wanted]) => {
      const undrawn = [...document.querySelectorAll('[data-undrawn]')].map((one) => Number(one.getAttribute('data-undrawn')))
      const loaded = document.querySelectorAll(selector).length + undrawn.reduce((sum, one) => sum + one, 0)
      scrollTo(0, document.documentElement.scrollHeight)
      for (const button of document.querySelectorAll('button')) if (button.textContent === 'Show more') button.click()
      return loaded >= wanted
    },
    [row, rows] as const,
    { timeout: loadLimitMs, polling: 50 },
  )
  return window
}

/** One scroll by the wheel, down or up by turns, and how many frames the page missed meanwhile. */
const droppedFrames = async (page: Page): Promise<number> => {
  await page.bringToFront()
  await page.evaluate(
    (distance) => scrollTo(0, Math.max(0, (document.documentElement.scrollHeight - innerHeight - distance) / 2)),
    distancePx,
  )
  await page.waitForTimeout(500)
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { frameTimes: times })
    const note = (time: number): void => {
      times.push(time)
      if (times.length < 10_000) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -distancePx,
    speed: speedPxPerS,
    gestureSourceType: 'mouse',
  })
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes.splice(0))
  await session.detach()
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time))
  return gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameMs) - 1), 0)
}
