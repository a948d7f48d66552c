import { caseStatus, type Case } from '@parakh/contracts'
import { benchCase, peopleOf } from './bench-case.ts'
import type { Bench } from './bench.ts'
import { bringCase } from './demo.ts'
import { startStack } from './stack.ts'

const runs = 10

/** Writing the Word report of a case with three photos, as the drafter waits for it. */
export const benchReport: Bench = async (figure) => {
  const stack = await startStack({ env: { LOG_LEVEL: 'warn' } })
  try {
    const people = await peopleOf(stack)
    const { _id }: Case = await bringCase(people, benchCase(caseStatus.DRAFTER_IN_PROGRESS))
    const seconds: number[] = []
    for (let run = 0; run <= runs; run++) {
      const since = Date.now()
      await people.of.drafter.bytes('POST', `/cases/${_id}/generate-doc-preview`)
      seconds.push((Date.now() - since) / 1000)
    }
    const [first = 0, ...rest] = seconds
    const sorted = rest.sort((a, b) => a - b)
    figure('report, first of a fresh worker', `${first.toFixed(2)} s`)
    figure(`report, median of ${runs}`, `${(sorted[runs / 2] ?? 0).toFixed(2)} s (slowest ${(sorted.at(-1) ?? 0).toFixed(2)} s)`)
  } finally {
    await stack.stop()
  }
}
