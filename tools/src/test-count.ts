import { stripVTControlCharacters } from 'node:util'

export type Count = { passed: number; failed: number }

/** Adds counts up. */
export const sum = (counts: readonly Count[]): Count =>
  counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), { passed: 0, failed: 0 })

/** What Vitest's own summary lines in an output say; several runs in one output add up. */
export const countTests = (output: string): Count => {
  const lines = stripVTControlCharacters(output).match(/^.*\bTests {2}.*\(\d+\)\s*$/gm) ?? []
  return sum(lines.map((line) => ({ passed: figureBefore('passed', line), failed: figureBefore('failed', line) })))
}

/** The count of one run; a run that ended badly without naming a failed test is one failure. */
export const countRun = (output: string, code: number | null): Count => {
  const { passed, failed } = countTests(output)
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** The last line of every test command. */
export const countLine = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`

/** What a command of this project says in its last line of counts; one that ended without it is one failure. */
export const countSaid = (output: string, code: number | null): Count => {
  const [, passed = 0, failed = 0] = output.match(/(\d+) passed, (\d+) failed\s*$/) ?? []
  return { passed: Number(passed), failed: code !== 0 && Number(failed) === 0 ? 1 : Number(failed) }
}

const figureBefore = (word: string, line: string): number => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)
