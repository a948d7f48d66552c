import { startServers } from '@parakh/tools/servers'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    mongoUri: string
    redisUrl: string
  }
}

/** One real MongoDB and one real Redis for the whole run. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const servers = await startServers()
  project.provide('mongoUri', servers.mongoUri)
  project.provide('redisUrl', servers.redisUrl)
  return servers.stop
}
