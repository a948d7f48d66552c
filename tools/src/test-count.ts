import { stripVTControlCharacters } from 'node:util'

/** How many tests passed and failed, and what was said of each run that failed. */
export type Count = { passed: number; failed: number; told: readonly string[] }

const toldLines = 60

/** Adds counts up. */
export const sum = (counts: readonly Count[]): Count =>
  counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed, told: [...all.told, ...one.told] }), {
    passed: 0,
    failed: 0,
    told: [],
  })

/** What Vitest's own summary lines in an output say; several runs in one output add up. */
export const countTests = (output: string): Count => {
  const lines = stripVTControlCharacters(output).match(/^.*\bTests {2}.*\(\d+\)\s*$/gm) ?? []
  return sum(lines.map((line) => ({ passed: figureBefore('passed', line), failed: figureBefore('failed', line), told: [] })))
}

/** What an output says of its failures: from Vitest's heading of failed tests to its summary, else its end; at most 60 lines of it. */
export const toldFailures = (output: string): string => {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n')
  const heading = lines.findIndex((line) => /\bFailed (?:Tests|Suites) \d+/.test(line))
  if (heading === -1) return lines.slice(-toldLines).join('\n')
  const summary = lines.findIndex((line, at) => at > heading && /\bTest Files {2}/.test(line))
  return lines
    .slice(heading, summary === -1 ? undefined : summary)
    .slice(0, toldLines)
    .join('\n')
    .trimEnd()
}

/** The count of one run; a run that ended badly without naming a failed test is one failure. */
export const countRun = (output: string, code: number | null): Count => {
  const { passed, failed } = countTests(output)
  return judged({ passed, failed }, output, code)
}

/** The last line of every test command. */
export const countLine = ({ passed, failed }: Pick<Count, 'passed' | 'failed'>): string => `${passed} passed, ${failed} failed`

/** What a command of this project says in its last line of counts; one that ended without it is one failure. */
export const countSaid = (output: string, code: number | null): Count => {
  const [, passed = 0, failed = 0] = output.match(/(\d+) passed, (\d+) failed\s*$/) ?? []
  return judged({ passed: Number(passed), failed: Number(failed) }, output, code)
}

const judged = ({ passed, failed }: { passed: number; failed: number }, output: string, code: number | null): Count => {
  const isBroken = code !== 0 && failed === 0
  return { passed, failed: isBroken ? 1 : failed, told: isBroken || failed > 0 ? [toldFailures(output)] : [] }
}

const figureBefore = (word: string, line: string): number => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)
