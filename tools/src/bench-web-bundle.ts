import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { role, type KeptSession } from '@parakh/contracts'
import type { Bench } from './bench.ts'
import { consoleDir, withBare } from './bench-web-bare.ts'
import { openSlowWindow, shown } from './bench-web-page.ts'
import { desktop } from './console-window.ts'
import { withWeb, type WebBench } from './bench-web-stack.ts'
import { verdictText } from './verdict.ts'

const limit = 1.25
/** Libraries that no start may hold, by words that stay when a script is made small. */
const heavy = { recharts: 'recharts-', pdfjs: 'GlobalWorkerOptions', docx: 'wordprocessingml/2006/main' }

/** The start's JavaScript, gzipped, as Chromium fetches it, beside a bundle of the bare libraries. */
export const benchBundle: Bench = async (figure) => withWeb({ cases: 100, intakes: 10 }, (bench) => measureBundle(bench, figure))

export const measureBundle = async (bench: WebBench, figure: Parameters<Bench>[0]): Promise<void> => {
  const mini = await withBare('libraries-mini', sizeOfAll)
  const whole = await withBare('libraries-whole', sizeOfAll)
  figure('bare libraries, gzipped, with zod/mini; with the whole zod', `${kB(mini)}; ${kB(whole)}`)
  for (const [what, path, holds, kept] of [
    ['sign-in page', '/login', shown.signIn, undefined],
    ['dashboard', '/', shown.dashboard, bench.people[role.ADMIN].kept],
  ] as const) {
    const names = await scriptsUntil(bench, path, holds, kept)
    const texts = names.map((name) => readFileSync(join(consoleDir, 'assets', name)))
    const size = texts.reduce((sum, text) => sum + packed(text), 0)
    const told = verdictText({ value: size / 1_000, peer: mini / 1_000, unit: 'kB', limit })
    figure(`JavaScript until the ${what} is usable, ${names.length} files, beside the bare libraries with zod/mini`, told)
    const found = Object.entries(heavy).flatMap(([name, word]) => (texts.some((text) => text.includes(word)) ? [name] : []))
    figure(`recharts, pdfjs, docx before the ${what}`, found.length === 0 ? 'none: ok' : `${found.join(', ')}: NOT OK`)
  }
}

/** The scripts that come before a page shows what is awaited. */
const scriptsUntil = async ({ browser, baseUrl }: WebBench, path: string, holds: string, kept?: KeptSession): Promise<string[]> => {
  const { page, close } = await openSlowWindow(browser, desktop, kept)
  const names: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  await page.goto(baseUrl + path)
  await page.evaluate((text) => window.paintedOnce(text), holds)
  const before = [...new Set(names)]
  await close()
  return before
}

const packed = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length
const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`

const sizeOfAll = (folder: string): Promise<number> => {
  const assets = join(folder, 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  return Promise.resolve(scripts.reduce((sum, name) => sum + packed(readFileSync(join(assets, name))), 0))
}
