import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTurbo } from './build.ts'
import { root } from './env.ts'
import { limitedRun } from './limited-run.ts'
import { countRun, countSaid, countTests, sum, toldFailures, type Count } from './test-count.ts'

export type Part = {
  name: string
  what: string
  limitMs: number
  run: (part: Part, env: Record<string, string>) => Promise<Count | undefined>
}

const minute = 60_000
const show = (chunk: string) => process.stdout.write(chunk)
const checkTasks = ['check:format', 'check:lint', 'check:dead', 'check:versions', 'typecheck', 'test:unit']

/** How much of a part that can do more or less is done, as `TEST_EXTENT`: little each day, more for the whole suite in its short form, all by its own command. */
export type Extent = 'everyDay' | 'short' | 'whole'

type TurboSummary = { tasks: { taskId: string; logFile: string; execution?: { exitCode?: number }; command: string }[] }

/** Format, lint, dead code, versions, types and unit tests, cached by turbo; each task that is no test run counts as one. */
const runChecks = async ({ limitMs }: Part): Promise<Count> => {
  const count = { passed: 0, failed: 0, told: [] as string[] }
  const { code, output } = await runTurbo(
    ['run', ...checkTasks, '--continue=always', '--summarize', '--output-logs=none', '--concurrency=100%'],
    limitMs,
    (line) => {
      if (/WARNING|ERROR|cache (hit|miss)/.test(line)) process.stdout.write(`      ${line}\n`)
    },
  )
  const file = /Summary:\s+(\S+\.json)/.exec(output)?.[1]
  if (!file) {
    process.stdout.write(output)
    return { passed: 0, failed: 1, told: [toldFailures(output)] }
  }
  const { tasks } = JSON.parse(readFileSync(file, 'utf8')) as TurboSummary
  for (const { taskId, logFile, execution } of tasks.filter((task) => task.command !== '<NONEXISTENT>')) {
    const exitCode = execution?.exitCode ?? 0
    const log = existsSync(join(root, logFile)) ? readFileSync(join(root, logFile), 'utf8') : ''
    const tests = countTests(log)
    const isTests = taskId.endsWith('#test:unit')
    count.passed += isTests ? tests.passed : exitCode === 0 ? 1 : 0
    count.failed += exitCode === 0 ? 0 : Math.max(1, tests.failed)
    if (exitCode === 0) continue
    process.stdout.write(`\n--- ${taskId} failed ---\n${log}\n`)
    count.told.push(`${taskId}\n${toldFailures(log)}`)
  }
  if (code !== 0 && count.failed === 0) count.failed = 1
  return count
}

type Script = { folder: string; name: string; line: string }

/** Every package's script of this name. */
const scriptsNamed = (script: string): Script[] =>
  packages().flatMap((folder) => {
    const { name, scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string
      scripts?: Record<string, string>
    }
    const line = scripts?.[script]
    return line ? [{ folder, name, line }] : []
  })

const runScript = async ({ folder, name, line }: Script, part: Part, limitMs: number, env: Record<string, string>): Promise<Count> => {
  process.stdout.write(`      ${name}: ${line}\n`)
  const { code, output, isLate } = await limitedRun(line, { cwd: folder, limitMs, env, onOutput: show })
  if (isLate) process.stdout.write(`\n${name} ${line} was ended: over the limit of ${part.limitMs / minute} minutes.\n`)
  return countRun(output, code)
}

/** Every package's script of this name, one after the other; undefined where no package has one. */
const runScripts = (script: string) => async (part: Part, env: Record<string, string>) => {
  const end = Date.now() + part.limitMs
  const counts: Count[] = []
  for (const one of scriptsNamed(script)) counts.push(await runScript(one, part, Math.max(end - Date.now(), 1_000), env))
  return counts.length > 0 ? sum(counts) : undefined
}

const packages = (): string[] => {
  const inside = (folder: string) => readdirSync(join(root, folder)).map((name) => join(root, folder, name))
  const single = ['tools', 'tools/openapi-client', 'tools/papers', 'e2e'].map((folder) => join(root, folder))
  const all = [...inside('packages'), ...inside('apps'), ...single]
  return all.filter((folder) => existsSync(join(folder, 'package.json')))
}

/** Autofill's quality, counted by the floors that hold; only the whole extent measures all of the made papers. */
const runEvaluation = async ({ limitMs }: Part, env: Record<string, string>): Promise<Count> => {
  const line = env['TEST_EXTENT'] === ('whole' satisfies Extent) ? 'node src/evaluate.ts' : 'node src/evaluate.ts --short'
  const { code, output } = await limitedRun(line, { cwd: join(root, 'tools', 'papers'), limitMs, env, onOutput: show })
  return countSaid(output, code)
}

/** What `npm test` runs, in this order. */
export const everyDay: Part[] = [
  { name: 'check', what: 'Format, lint, types, dead code, versions, unit tests', limitMs: 8 * minute, run: runChecks },
  { name: 'integration', what: 'Tests against real MongoDB and Redis', limitMs: 12 * minute, run: runScripts('test:integration') },
  { name: 'contract', what: 'Every call, fuzzed', limitMs: 15 * minute, run: runScripts('test:contract') },
  { name: 'browser', what: 'Journeys in a real browser', limitMs: 20 * minute, run: runScripts('test:browser') },
]

/** What is longer and has its own command; `--all` adds it. */
export const longer: Part[] = [
  { name: 'faults', what: 'Killed processes and lost servers', limitMs: 10 * minute, run: runScripts('test:faults') },
  { name: 'eval', what: 'Autofill on the sample documents and on papers made on the spot', limitMs: 25 * minute, run: runEvaluation },
]
