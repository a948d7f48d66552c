import { defineConfig } from 'vitest/config'

// one process for many files: the labels and sentences are compiled once, not by each file
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, isolate: false } })
