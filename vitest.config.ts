import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    globalSetup: ['tests/support/postgres.ts'],
    maxWorkers: 2,
    // A machine that does other work too may need long; only a test that fails waits for these.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
  },
})
