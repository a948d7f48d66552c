import { defineConfig } from 'vitest/config'

const browser = {
  fileParallelism: false,
  testTimeout: 120_000,
  hookTimeout: 180_000,
  bail: 0,
  expect: { poll: { timeout: 30_000, interval: 100 } },
}

// one stack for all files: journeys make their own users and cases
export default defineConfig({
  test: {
    projects: [
      { test: { ...browser, name: 'browser', include: ['*.test.ts'], globalSetup: ['./shared-stack.ts'] } },
      { test: { ...browser, name: 'faults', include: ['faults/*.test.ts'] } },
    ],
  },
})
