import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { incrementalFileOf } from './progress.ts'
import { type Portion, root } from './select.ts'

interface Run {
  portion: Portion
  /** Connection options of PostgreSQL as JSON. */
  server: string | null
  concurrency: number
  /** Cuts the run off. */
  cut: AbortSignal
}

/**
 * Runs Stryker on a copy of the repository; throws when the initial test run fails. Whether all mutants were tested; what was tested
 * stands in the area's incremental file, also of a run that was cut off.
 */
export async function runStryker({ cut, ...run }: Run): Promise<boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mutate-'))
  const config = path.join(folder, 'stryker.json')
  writeFileSync(config, JSON.stringify(configOf({ ...run, folder })))
  const child = spawn(path.join(root, 'node_modules/.bin/stryker'), ['run', config], {
    cwd: root,
    stdio: 'inherit',
    // A separate process group, so that workers can be killed with it.
    detached: true,
    env: {
      ...process.env,
      MUTATE_TESTS: JSON.stringify(run.portion.area.tests),
      ...(run.server === null ? {} : { MUTATE_SERVER: run.server }),
    },
  })
  // Stryker writes its incremental file before it ends.
  const stop = () => child.kill('SIGTERM')
  cut.addEventListener('abort', stop, { once: true })
  const killWorkers = () => killGroup(child.pid)
  process.once('exit', killWorkers)
  try {
    const code = await new Promise<number | null>((resolve, reject) =>
      child.on('error', reject).on('exit', resolve),
    )
    if (code !== 0 && !cut.aborted) throw new Error('Stryker could not run; it says why above')
    return code === 0
  } finally {
    cut.removeEventListener('abort', stop)
    killWorkers()
    process.off('exit', killWorkers)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Does nothing when all of its processes have ended. */
function killGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL')
  } catch {
    // None is left.
  }
}

function configOf({ portion, server, concurrency, folder }: Omit<Run, 'cut'> & { folder: string }) {
  return {
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    mutate: portion.files,
    // String literals in database code are messages or SQL: not worth a second each.
    mutator: { excludedMutations: server === null ? [] : ['StringLiteral'] },
    concurrency,
    incremental: true,
    incrementalFile: incrementalFileOf(portion.area.name),
    reporters: ['progress-append-only'],
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
