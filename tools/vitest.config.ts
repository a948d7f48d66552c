import { defineConfig } from 'vitest/config'

// the tests start whole servers: one file at a time, with time for a cold machine
const slow = { fileParallelism: false, testTimeout: 180_000, hookTimeout: 180_000 }
const faults = ['src/start.test.ts', 'src/servers.test.ts', 'src/limited-run.test.ts']

export default defineConfig({
  test: {
    projects: [
      { test: { ...slow, name: 'integration', include: ['src/**/*.test.ts'], exclude: faults } },
      { test: { ...slow, name: 'faults', include: faults } },
    ],
  },
})
