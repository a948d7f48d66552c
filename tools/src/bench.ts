import { build } from './build.ts'
import { Failure, runCommand } from './failure.ts'

/** Measures one part and tells each figure by its name and value. */
export type Bench = (figure: (name: string, value: string) => void) => Promise<void>

const say = (line: string) => process.stdout.write(`${line}\n`)

const parts: Record<string, () => Promise<Bench>> = {
  start: async () => (await import('./bench-start.ts')).benchStart,
  journey: async () => (await import('./bench-journey.ts')).benchJourney,
  autofill: async () => (await import('./bench-autofill.ts')).benchAutofill,
  api: async () => (await import('./bench-api.ts')).benchApi,
  report: async () => (await import('./bench-report.ts')).benchReport,
  'api:counts': async () => (await import('./bench-api-counts.ts')).benchCounts,
  'api:lists': async () => (await import('./bench-api-lists.ts')).benchLists,
  'api:memory': async () => (await import('./bench-api-memory.ts')).benchMemory,
  'api:queue': async () => (await import('./bench-api-queue.ts')).benchQueue,
  'api:search': async () => (await import('./bench-api-search.ts')).benchSearch,
  'api:throughput': async () => (await import('./bench-api-throughput.ts')).benchThroughput,
  web: async () => (await import('./bench-web.ts')).benchWeb,
  'web:bundle': async () => (await import('./bench-web-bundle.ts')).benchBundle,
  'web:open': async () => (await import('./bench-web-open.ts')).benchOpen,
  'web:scroll': async () => (await import('./bench-web-scroll.ts')).benchScroll,
  'web:shift': async () => (await import('./bench-web-shift.ts')).benchShift,
  'web:typing': async () => (await import('./bench-web-typing.ts')).benchTyping,
}

/** What runs where nothing is named; `api:…` and `web:…` are parts of these. */
const whole = Object.keys(parts).filter((name) => !name.includes(':'))

/** `pnpm bench [part…]`: one line a figure. */
const bench = async (): Promise<void> => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !(name in parts))
  if (unknown) throw new Failure(`No benchmark is called ${unknown}: choose among ${Object.keys(parts).join(', ')}.`)
  await build(() => undefined)
  for (const name of wanted.length > 0 ? wanted : whole) {
    const run = await parts[name]?.()
    await run?.((what, value) => say(`${what}: ${value}`))
  }
}

await runCommand(bench)
process.exit()
