import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { compileCache } from './tests/support/files.ts'
import { apart, screens } from './tests/support/test-projects.ts'

// Workers, and the threads and programs that tests start, read their modules compiled: a thread that reads a price list starts in
// half of the processor time. What was set already, or a program that is to have a cache of its own, stays as it is.
process.env.NODE_COMPILE_CACHE ??= compileCache.NODE_COMPILE_CACHE

const every = {
  // A machine that does other work too may need long; only a test that fails waits for these.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  // A test that needs one is a fault to mend, and `npm test` names it; `FLAKY=fail` makes the run red.
  retry: process.env.CI === undefined ? 0 : 2,
}

/** Files that take longest, which begin first: nothing waits for them alone at the end. */
const longest = /\/tests\/(?:upgrade|start|cluster|drill|stopping)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    globalSetup: ['tests/support/postgres.ts'],
    // Two cores: tests wait for the database, and those with programs of their own for half of their time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...every,
          name: 'apart',
          include: apart,
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
        },
      },
      // What runs in a browser keeps its state in modules: each file has a document and modules of its own, and the process, which
      // takes half a second to load happy-dom and React, is shared.
      {
        test: {
          ...every,
          name: 'screens',
          include: screens,
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
          sequence: { groupOrder: 1 },
        },
      },
      // Server, contract and pages cost two seconds to load: a worker loads them once for all of these files.
      {
        test: {
          ...every,
          name: 'together',
          include: ['{src,packages}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [...apart, ...screens],
          isolate: false,
          // Of what these load, most is never called.
          execArgv: ['--max-lazy'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
