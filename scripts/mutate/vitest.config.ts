import path from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * The tests of one area, run by Stryker in its copy of the repository. `MUTATE_TESTS` holds their patterns, `MUTATE_SERVER` the
 * PostgreSQL that the whole run shares; both are JSON.
 */
const { MUTATE_TESTS = '[]', MUTATE_SERVER } = process.env

export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    include: JSON.parse(MUTATE_TESTS),
    ...(MUTATE_SERVER === undefined ? {} : { provide: { testServer: JSON.parse(MUTATE_SERVER) } }),
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
})
