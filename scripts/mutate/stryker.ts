import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Tested } from './mutants.ts'
import { root } from './select.ts'

interface Run {
  /** Files from the repository's root. */
  mutate: readonly string[]
  tests: readonly string[]
  /** JSON of the PostgreSQL to use. */
  server: string | null
  concurrency: number
  /** Milliseconds after which the run is cut off. */
  limit: number
}

export interface RunResult {
  tested: Tested[]
  /** Whether every mutant was tried. */
  isComplete: boolean
}

/** Lets Stryker mutate a copy of the repository; throws when it could not even run the tests unchanged. */
export async function runStryker({ mutate, tests, server, concurrency, limit }: Run): Promise<RunResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mutate-'))
  const events = path.join(folder, 'events')
  const config = path.join(folder, 'stryker.json')
  writeFileSync(config, JSON.stringify(configOf({ mutate, concurrency, folder, events })))
  const child = spawn(path.join(root, 'node_modules/.bin/stryker'), ['run', config], {
    cwd: root,
    stdio: 'inherit',
    // A group of its own, so that its workers end with it.
    detached: true,
    env: {
      ...process.env,
      MUTATE_TESTS: JSON.stringify(tests),
      ...(server === null ? {} : { MUTATE_SERVER: server }),
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

function configOf({ mutate, concurrency, folder, events }: ConfigParts) {
  return {
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    mutate,
    concurrency,
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

interface ConfigParts extends Pick<Run, 'mutate' | 'concurrency'> {
  folder: string
  events: string
}

function readTested(events: string): Tested[] {
  return readdirSync(events)
    .filter((name) => name.endsWith('-onMutantTested.json'))
    .map((name): Tested => JSON.parse(readFileSync(path.join(events, name), 'utf8')))
}
