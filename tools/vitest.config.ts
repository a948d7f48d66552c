import { defineConfig } from 'vitest/config'

// the tests start whole servers: one file at a time, with time for a cold machine
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], fileParallelism: false, testTimeout: 180_000, hookTimeout: 180_000 },
})
