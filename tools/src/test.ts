import { setTimeout as sleep } from 'node:timers/promises'
import { build } from './build.ts'
import { Failure, runCommand } from './failure.ts'
import { stopRuns } from './limited-run.ts'
import { untilAskedToStop } from './stop-request.ts'
import { countLine, sum, type Count } from './test-count.ts'
import { everyDay, longer, type Extent, type Part } from './test-parts.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const stopLimitMs = 8_000
const stoppedCode = 130
const all = [...everyDay, ...longer]

/** `npm test [-- part…] [--all] [--short]`: without a part the everyday ones; `--all` adds the longer ones; `--short` their short form. */
const test = async (): Promise<number> => {
  const words = process.argv.slice(2)
  const parts = chosenParts(words)
  const env = { TEST_EXTENT: extentOf(words) }
  const counts: Count[] = []
  const startedAt = Date.now()
  say(`1/${parts.length + 1} Build`)
  if (!(await buildCounted(counts))) return end(counts)
  for (const [at, part] of parts.entries()) {
    say(`${at + 2}/${parts.length + 1} ${part.what}`)
    const since = Date.now()
    const count = await part.run(part, env)
    if (count) counts.push(count)
    say(`      ${part.name}: ${count ? countLine(count) : 'nothing to run yet'} (${seconds(since)})`)
  }
  say(`\nTook ${seconds(startedAt)}.`)
  return end(counts)
}

const chosenParts = (words: readonly string[]): readonly Part[] => {
  const names = words.filter((word) => !word.startsWith('--'))
  const unknown = names.find((name) => !all.some((part) => part.name === name))
  if (unknown) throw new Failure(`No part is called ${unknown}: choose among ${all.map((part) => part.name).join(', ')}.`)
  if (names.length > 0) return all.filter((part) => names.includes(part.name))
  return words.includes('--all') ? all : everyDay
}

const extentOf = (words: readonly string[]): Extent => {
  if (words.includes('--short')) return 'short'
  return words.length === 0 ? 'everyDay' : 'whole'
}

const buildCounted = async (counts: Count[]): Promise<boolean> => {
  try {
    await build(say)
    return true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    say(error.message)
    counts.push({ passed: 0, failed: 1, told: [error.message] })
    return false
  }
}

const end = (counts: readonly Count[]): number => {
  const total = sum(counts)
  for (const told of total.told) say(`\nFailed:\n${told}\n`)
  say(countLine(total))
  return total.failed > 0 ? 1 : 0
}

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`

const stoppable = (): Promise<number> => {
  const work = test()
  const asked = untilAskedToStop().then(async () => {
    stopRuns()
    await Promise.race([work, sleep(stopLimitMs)])
    return stoppedCode
  })
  return Promise.race([work, asked])
}

await runCommand(stoppable)
process.exit()
