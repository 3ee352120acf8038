import { AREAS, folderOf, LIMIT } from './areas.ts'

const area = AREAS.find(({ name }) => name === process.env.MUTATE_AREA)
if (!area) throw new Error('MUTATE_AREA names no area of scripts/mutate/areas.ts')
const folder = folderOf(area)

/** Stryker's configuration for the area that `MUTATE_AREA` names; options of the command line go before these. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [...area.mutate, '!**/*.{test,fixture}.{ts,tsx}'],
  // String literals in database code are messages or SQL: not worth a second each.
  mutator: { excludedMutations: area.needsDatabase ? ['StringLiteral'] : [] },
  concurrency: 2,
  incremental: true,
  incrementalFile: `${folder}.json`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: `${folder}.html` },
  thresholds: { high: LIMIT, low: LIMIT, break: LIMIT },
  tempDirName: folder,
  cleanTempDir: 'always',
  ignorePatterns: ['.cache', 'docs', 'tests/e2e'],
  // Stryker would rewrite tsconfig.json with functions that TypeScript 7 does not have; not needed here.
  tsconfigFile: 'none',
  // Endless loops are detected by counting; this is for calls that never return, on a loaded machine.
  timeoutMS: 60_000,
  allowConsoleColors: false,
  logLevel: 'warn',
  // Static mutants need a whole test run each: known and accepted.
  warnings: { slow: false },
}
