import { startStack } from '@parakh/tools/stack'
import type { TestProject } from 'vitest/node'

type SharedStack = { baseUrl: string; apiBase: string; admin: { email: string; password: string }; samplePassword: string }
declare module 'vitest' {
  export interface ProvidedContext {
    stack: SharedStack
  }
}

/** Starts all of Parakh once for the browser tests. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const stack = await startStack()
  const { baseUrl, apiBase, admin, samplePassword } = stack
  project.provide('stack', { baseUrl, apiBase, admin, samplePassword })
  return () => stack.stop()
}
