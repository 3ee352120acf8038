import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { lastingPool } from './lasting-pool.ts'

/**
 * The tests of one area, run by Stryker in its copy of the repository. `MUTATE_TESTS` holds their patterns, `MUTATE_SERVER` the
 * PostgreSQL that the whole run shares; both are JSON.
 */
const root = path.join(import.meta.dirname, '../..')
const { MUTATE_TESTS = '[]', MUTATE_SERVER, MUTATE_POOL } = process.env

/** The quick ones first: the first test that fails ends the run of a mutant. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => moduleId.startsWith(path.join(root, 'tests/'))
    return files.toSorted((one, other) => Number(isSlow(one)) - Number(isSlow(other)))
  }
}

export default defineConfig({
  root,
  plugins: [
    {
      name: 'lasting-thread',
      // Stryker names a pool of Vitest's; this comes after it.
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
    hookTimeout: 120_000,
    // The built pages are no mutants: loaded as they are.
    server: { deps: { external: [/\/dist\/server\//] } },
  },
})
