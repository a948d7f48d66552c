import { defineConfig } from 'vitest/config'

// papers are printed by a real browser, with time for a busy machine
const slow = { testTimeout: 180_000, hookTimeout: 180_000 }
const printing = ['src/make.test.ts']

export default defineConfig({
  test: {
    projects: [
      { test: { ...slow, name: 'unit', include: ['src/**/*.test.ts'], exclude: printing } },
      { test: { ...slow, name: 'integration', include: printing } },
    ],
  },
})
