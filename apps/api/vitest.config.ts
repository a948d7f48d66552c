import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'integration',
          include: ['test/**/*.e2e.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          env: { CHECK_REPLIES: '1' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['test/contract/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          env: { CHECK_REPLIES: '1' },
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
