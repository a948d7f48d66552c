import { startServers } from '@parakh/tools/servers'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    mongoUri: string
  }
}

/** One real MongoDB for the whole run. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const servers = await startServers()
  project.provide('mongoUri', servers.mongoUri)
  return servers.stop
}
