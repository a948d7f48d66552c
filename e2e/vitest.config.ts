import { defineConfig } from 'vitest/config'
import { filesAtOnce } from './files-at-once.ts'

const browser = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  bail: 0,
  expect: { poll: { timeout: 30_000, interval: 100 } },
}

export default defineConfig({
  test: {
    projects: [
      // files make their own users and cases, but look at lists of all
      { test: { ...browser, name: 'browser', include: ['*.test.ts'], globalSetup: ['./shared-stack.ts'], maxWorkers: filesAtOnce } },
      { test: { ...browser, name: 'faults', include: ['faults/*.test.ts'], fileParallelism: false } },
    ],
  },
})
