import { expect, test } from 'vitest'
import { root } from './env.ts'
import { limitedRun } from './limited-run.ts'

test('a run over its limit is ended with all that it started, also when that ends at once', async () => {
  const begin = Date.now()
  // the output closes once the last that holds it is gone
  const run = await limitedRun('sleep 60 & wait', { cwd: root, limitMs: 300, env: {}, onOutput: () => undefined })
  expect(run.isLate).toBe(true)
  expect(Date.now() - begin).toBeLessThan(4_000)
  // the second, harder signal finds nobody and must not end this process
  await new Promise((passed) => setTimeout(passed, 5_500))
})
