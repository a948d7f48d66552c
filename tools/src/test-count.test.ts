import { describe, expect, it } from 'vitest'
import { countLine, countRun, countSaid, countTests, sum, toldFailures } from './test-count.ts'

describe('counting what Vitest reports', () => {
  it('reads passed and failed from the summary, coloured or prefixed by turbo', () => {
    expect(countTests(' Test Files  2 passed (2)\n      Tests  12 passed (12)\n')).toMatchObject({ passed: 12, failed: 0 })
    expect(countTests('@parakh/api:test:unit:       Tests  1 failed | 4 passed | 2 skipped (7)\n')).toMatchObject({ passed: 4, failed: 1 })
    expect(
      countTests('\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m3 passed\u001b[39m\u001b[22m\u001b[90m (3)\u001b[39m\n'),
    ).toMatchObject({ passed: 3, failed: 0 })
  })

  it('does not take the count of files for the count of tests', () => {
    expect(countTests(' Test Files  2 passed (2)\n')).toMatchObject({ passed: 0, failed: 0 })
  })

  it('counts a run that broke before any test as one failure', () => {
    expect(countRun('Error: no such file\n', 1)).toMatchObject({ passed: 0, failed: 1 })
    expect(countRun('      Tests  2 passed (2)\n', null)).toMatchObject({ passed: 2, failed: 1 })
    expect(countRun('      Tests  2 failed | 1 passed (3)\n', 1)).toMatchObject({ passed: 1, failed: 2 })
  })

  it('takes the counts of a command that says them in its last line', () => {
    expect(countSaid('holds  f1 0.9\n5 passed, 2 failed\n', 1)).toMatchObject({ passed: 5, failed: 2 })
    expect(countSaid('3 passed, 0 failed\n', null)).toMatchObject({ passed: 3, failed: 1 })
    expect(countSaid('3 passed, 0 failed\nError: then it broke\n', 1)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('ends with one plain line', () => {
    expect(
      countLine(
        sum([
          { passed: 2, failed: 0, told: [] },
          { passed: 3, failed: 1, told: ['one'] },
        ]),
      ),
    ).toBe('5 passed, 1 failed')
  })

  it('tells what failed again at the end, where a log that was cut still shows it', () => {
    const broken =
      ' ✓ a.test.ts\n⎯⎯ Failed Tests 1 ⎯⎯\n\n FAIL  b.test.ts > adds\nAssertionError: 1 is no 2\n⎯⎯[1/1]⎯\n\n Test Files  1 failed (2)\n      Tests  1 failed | 1 passed (2)\n'
    expect(countRun(broken, 1)).toEqual({
      passed: 1,
      failed: 1,
      told: ['⎯⎯ Failed Tests 1 ⎯⎯\n\n FAIL  b.test.ts > adds\nAssertionError: 1 is no 2\n⎯⎯[1/1]⎯'],
    })
    expect(countRun('      Tests  2 passed (2)\n', 0).told).toEqual([])
  })

  it('tells the end of an output that names no failed test', () => {
    expect(toldFailures(Array.from({ length: 100 }, (_, at) => `line ${at}`).join('\n'))).toMatch(/^line 40\n[^]*line 99$/)
  })
})
