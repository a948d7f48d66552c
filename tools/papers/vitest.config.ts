import { defineConfig } from 'vitest/config'

// papers are printed by a real browser
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } })
