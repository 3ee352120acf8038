import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    globalSetup: ['tests/support/postgres.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
})
