import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Tested } from './mutants.ts'
import { root } from './select.ts'

interface Run {
  /** The area's name: under it the results are remembered. */
  name: string
  /** Files from the repository's root. */
  mutate: readonly string[]
  tests: readonly string[]
  /** JSON of the PostgreSQL to use. */
  server: string | null
  concurrency: number
  /** Milliseconds after which the run is cut off. */
  limit: number
  /** Tries only what changed since the last run, and what no test noticed then. */
  isAgain: boolean
}

export interface RunResult {
  tested: Tested[]
  /** Whether every mutant was tried. */
  isComplete: boolean
}

/** Lets Stryker mutate a copy of the repository; throws when it could not even run the tests unchanged. */
export async function runStryker({ tests, limit, ...run }: Run): Promise<RunResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mutate-'))
  const events = path.join(folder, 'events')
  const config = path.join(folder, 'stryker.json')
  writeFileSync(config, JSON.stringify(configOf({ ...run, folder, events })))
  const child = spawn(path.join(root, 'node_modules/.bin/stryker'), ['run', config], {
    cwd: root,
    stdio: 'inherit',
    // A group of its own, so that its workers end with it.
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
    // Texts in code that needs the database are words for people or for PostgreSQL: not worth a second each.
    mutator: { excludedMutations: server === null ? [] : ['StringLiteral'] },
    concurrency,
    incremental: true,
    incrementalFile: path.join(root, 'node_modules/.cache/mutate', `${name}.json`),
    force: !isAgain,
    // Results one by one: a run that is cut off leaves what it has.
    reporters: ['event-recorder', 'progress-append-only'],
    eventReporter: { baseDir: events },
    tempDirName: path.join(folder, 'sandbox'),
    ignorePatterns: ['docs', 'tests/e2e'],
    // Stryker rewrites tsconfig.json by functions that TypeScript 7 does not have; ours needs no rewriting.
    tsconfigFile: 'none',
    // An endless loop is noticed by counting; this is for a call that never comes back, on a busy machine.
    timeoutMS: 60_000,
    allowConsoleColors: false,
    logLevel: 'warn',
    // Mutants of what runs while a file is loaded cost a whole run of the tests each: known and accepted.
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
