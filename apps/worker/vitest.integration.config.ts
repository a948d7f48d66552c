import { defineConfig } from 'vitest/config'

const real = { globalSetup: ['test/global-setup.ts'], testTimeout: 120_000, hookTimeout: 60_000 }
// bundles of hundreds of pages: with the tests of faults, which are not of every day
const bundles = 'test/ocr-bundles.test.ts'

export default defineConfig({
  test: {
    projects: [
      { test: { ...real, name: 'integration', include: ['test/**/*.test.ts'], exclude: [bundles] } },
      { test: { ...real, name: 'faults', include: [bundles] } },
    ],
  },
})
