import type { CaseStatus } from '@parakh/contracts'
import { sampleCases, type SampleCase } from './demo-data.ts'
import { sampleUsers, type People } from './demo.ts'
import type { Stack } from './stack.ts'

/** A sample case of its own number that is to reach this status. */
export const benchCase = (target: CaseStatus): SampleCase => {
  const [first] = sampleCases
  if (!first) throw new Error('no sample case')
  return { ...first, target, applicationNumber: `BENCH-${Date.now()}` }
}

/** The sample users of a stack, signed in. */
export const peopleOf = (stack: Stack): Promise<People> =>
  sampleUsers(`${stack.baseUrl}${stack.apiBase}`, stack.admin, stack.samplePassword, () => undefined)
