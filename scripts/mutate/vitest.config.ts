import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { AREAS, root } from './areas.ts'

/**
 * Vitest's configuration for the area that `MUTATE_AREA` names, used by Stryker in its copy of the repository; `MUTATE_SERVER` is the
 * shared PostgreSQL as JSON.
 */
const { MUTATE_AREA, MUTATE_SERVER } = process.env

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
  test: {
    sequence: { sequencer: QuickFirst },
    include: [...(AREAS.find(({ name }) => name === MUTATE_AREA)?.tests ?? [])],
    ...(MUTATE_SERVER === undefined ? {} : { provide: { testServer: JSON.parse(MUTATE_SERVER) } }),
    testTimeout: 20_000,
    expect: { poll: { timeout: 8_000 } },
    hookTimeout: 120_000,
    // The build is not mutated.
    server: { deps: { external: [/\/dist\/server\//] } },
  },
})
