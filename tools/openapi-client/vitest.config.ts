import { defineConfig } from 'vitest/config'

// starts the whole of Parakh, once
export default defineConfig({ test: { include: ['test/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } })
