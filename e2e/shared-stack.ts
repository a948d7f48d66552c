import { startStack, type Stack } from '@parakh/tools/stack'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { filesAtOnce } from './files-at-once.ts'

type SharedStack = Pick<Stack, 'baseUrl' | 'apiBase' | 'admin' | 'samplePassword'>
declare module 'vitest' {
  export interface ProvidedContext {
    stacks: SharedStack[]
  }
}

/** Starts all of Parakh for each of the files that run at once. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const stacks = await Promise.all(Array.from({ length: filesAtOnce }, () => startStack()))
  project.provide(
    'stacks',
    stacks.map(({ baseUrl, apiBase, admin, samplePassword }) => ({ baseUrl, apiBase, admin, samplePassword })),
  )
  return async () => void (await Promise.all(stacks.map((stack) => stack.stop())))
}

/** The Parakh that this test file has for itself while it runs. */
export const ownStack = (): SharedStack => {
  const stack = inject('stacks')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!stack) throw new Error('There is no stack for this place in the pool.')
  return stack
}
