import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Tested } from './mutants.ts'
import { root } from './select.ts'

interface Run {
  /** Name of the area, under which results are stored. */
  name: string
  /** Files relative to the repository's root. */
  mutate: readonly string[]
  tests: readonly string[]
  /** Connection options of PostgreSQL as JSON. */
  server: string | null
  concurrency: number
  /** Timeout of the run in ms. */
  limit: number
  /** Incremental: only changed and survived mutants. */
  isAgain: boolean
}

export interface RunResult {
  tested: Tested[]
  /** Whether all mutants were tested. */
  isComplete: boolean
}

/** Runs Stryker on a copy of the repository; throws when the initial test run fails. */
export async function runStryker({ tests, limit, ...run }: Run): Promise<RunResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mutate-'))
  const events = path.join(folder, 'events')
  const config = path.join(folder, 'stryker.json')
  writeFileSync(config, JSON.stringify(configOf({ ...run, folder, events })))
  const child = spawn(path.join(root, 'node_modules/.bin/stryker'), ['run', config], {
    cwd: root,
    stdio: 'inherit',
    // A separate process group, so that workers can be killed with it.
    detached: true,
    env: {
      ...process.env,
      MUTATE_TESTS: JSON.stringify(tests),
      ...(run.server === null ? {} : { MUTATE_SERVER: run.server }),
    },
  })
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
  const timer = setTimeout(end, limit)
  process.once('exit', end)
  try {
    const code = await new Promise<number | null>((resolve, reject) =>
      child.on('error', reject).on('exit', resolve),
    )
    const tested = readTested(events)
    if (code !== 0 && (code !== null || tested.length === 0))
      throw new Error('Stryker could not run; it says why above')
    return { tested, isComplete: code === 0 }
  } finally {
    clearTimeout(timer)
    process.off('exit', end)
    rmSync(folder, { recursive: true, force: true })
  }
}

function configOf({ name, mutate, server, concurrency, isAgain, folder, events }: ConfigParts) {
  return {
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    mutate,
    // String literals in database code are messages or SQL: not worth a second each.
    mutator: { excludedMutations: server === null ? [] : ['StringLiteral'] },
    concurrency,
    incremental: true,
    incrementalFile: path.join(root, 'node_modules/.cache/mutate', `${name}.json`),
    force: !isAgain,
    // Writes results one by one, so that an aborted run keeps them.
    reporters: ['event-recorder', 'progress-append-only'],
    eventReporter: { baseDir: events },
    tempDirName: path.join(folder, 'sandbox'),
    ignorePatterns: ['docs', 'tests/e2e'],
    // Stryker would rewrite tsconfig.json with functions that TypeScript 7 does not have; not needed here.
    tsconfigFile: 'none',
    // Endless loops are detected by counting; this is for calls that never return, on a loaded machine.
    timeoutMS: 60_000,
    allowConsoleColors: false,
    logLevel: 'warn',
    // Static mutants need a whole test run each: known and accepted.
    warnings: { slow: false },
    cleanTempDir: 'always',
  }
}

interface ConfigParts extends Omit<Run, 'tests' | 'limit'> {
  folder: string
  events: string
}

function readTested(events: string): Tested[] {
  return readdirSync(events)
    .filter((name) => name.endsWith('-onMutantTested.json'))
    .map((name): Tested => JSON.parse(readFileSync(path.join(events, name), 'utf8')))
}
