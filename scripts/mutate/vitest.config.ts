import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { lastingPool } from './lasting-pool.ts'

/**
 * Vitest configuration for one area, used by Stryker in its copy of the repository. `MUTATE_TESTS` are the patterns,
 * `MUTATE_SERVER` the shared PostgreSQL; both are JSON.
 */
const root = path.join(import.meta.dirname, '../..')
const { MUTATE_TESTS = '[]', MUTATE_SERVER, MUTATE_POOL } = process.env

/** Runs fast tests first, since the first failure ends a mutant's run. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const slowness = ({ moduleId }: TestSpecification) =>
      Number(moduleId.startsWith(path.join(root, 'tests/'))) +
      2 * Number(moduleId.includes('properties.test'))
    return files.toSorted((one, other) => slowness(one) - slowness(other))
  }
}

export default defineConfig({
  root,
  plugins: [
    {
      name: 'lasting-thread',
      // Overrides the pool set by Stryker.
      configureVitest({ project }) {
        if (MUTATE_POOL === 'fresh') return
        Object.assign(project.config, { pool: lastingPool.name, poolRunner: lastingPool })
      },
    },
  ],
  test: {
    sequence: { sequencer: QuickFirst },
    include: JSON.parse(MUTATE_TESTS),
    ...(MUTATE_SERVER === undefined ? {} : { provide: { testServer: JSON.parse(MUTATE_SERVER) } }),
    testTimeout: 20_000,
    expect: { poll: { timeout: 8_000 } },
    hookTimeout: 120_000,
    // The build is not mutated.
    server: { deps: { external: [/\/dist\/server\//] } },
  },
})
