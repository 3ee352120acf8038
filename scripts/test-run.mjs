// The steps of `npm test`: starts them, ends them at the deadline, counts and reports.
import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { say } from './ensure-install.mjs'

const killAfterMs = 20_000
const leftOutputMs = 5_000
/** `nice` of the checks: behind the tests, but not behind all else, or on a busy machine they would never end. */
const besideTests = 5

/**
 * A run that has `limitMs` milliseconds. A step gets what is left of them: a slow machine is no fault of the step that it meets.
 * `environment` builds that of a program from the variables which its step adds.
 */
export function beginRun({ limitMs, terminal = process.stdout, environment = addToOurs }) {
  const deadline = Date.now() + limitMs
  const timeLeft = () => Math.max(deadline - Date.now(), 1)
  return { runSteps, runProgram, timeLeft }

  /**
   * Runs each step as soon as those named in its `after` have ended. What it prints is held back until the steps before it in the list
   * have ended. The results are in the order of the list.
   */
  function runSteps(steps) {
    const started = new Map()
    let printed = Promise.resolve()
    const results = steps.map((step) => {
      const needed = (step.after ?? []).map((name) => started.get(name).ended)
      const running = startStep(step, Promise.all(needed), printed)
      started.set(step.name, running)
      printed = running.printed
      return running.result
    })
    return Promise.all(results)
  }

  function startStep({ name, run }, ready, before) {
    const output = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER })
    const ended = ready.then(async () => {
      const began = Date.now()
      const counts = await run(output).finally(() => output.end())
      const seconds = (Date.now() - began) / 1000
      return { name, seconds, isCut: Date.now() >= deadline, ...counts }
    })
    const printed = Promise.all([ready, before]).then(async () => {
      say(`\n— ${name}`, terminal)
      output.pipe(terminal, { end: false })
      await ended
      await finished(output, { writable: false })
    })
    return { ended, printed, result: printed.then(() => ended) }
  }

  /** Runs a program until the deadline. One that gives way runs behind the others. Resolves with the exit code. */
  function runProgram(command, options, output, { cwd, env = {}, givesWay = false } = {}) {
    const child = spawn(command, options, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment(env),
    })
    if (givesWay && child.pid) yieldToOthers(child.pid)
    const streams = [child.stdout, child.stderr]
    for (const stream of streams) stream.pipe(output, { end: false })
    const limits = [
      setTimeout(() => child.kill('SIGTERM'), timeLeft()),
      setTimeout(() => child.kill('SIGKILL'), timeLeft() + killAfterMs),
    ]
    return new Promise((resolve) => {
      const settle = (code) => {
        limits.forEach(clearTimeout)
        for (const stream of streams) stream.destroy()
        resolve(code)
      }
      child.on('error', (error) => {
        output.write(`${error.message}\n`)
        settle(1)
      })
      child.on('close', (code) => settle(code ?? 1))
      // What it left behind may keep its output open.
      child.on('exit', (code) => limits.push(setTimeout(() => settle(code ?? 1), leftOutputMs)))
    })
  }
}

/** The S3 stores that tests meet, and where. */
const stores = [
  { name: 'fauxqs', file: '/s3-store.test.ts' },
  { name: 'Swift s3api', file: '/files-in-swift.test.ts' },
]

/** Which S3 stores the tests ran against, by Vitest's report, and which are missing; `noSwift` says why Swift is. */
export function tellStores(report, noSwift) {
  const ran = ({ file }) =>
    report?.testResults?.some(
      ({ name, assertionResults }) =>
        name.endsWith(file) &&
        assertionResults.some(({ status }) => status === 'passed' || status === 'failed'),
    )
  const met = stores.filter(ran).map(({ name }) => name)
  const missing = stores
    .filter((store) => !ran(store))
    .map(({ name }) => {
      const why = name === 'Swift s3api' ? noSwift : null
      return `${name}: not checked (${why ?? 'its tests did not run'})`
    })
  return { line: `S3 stores: ${[met.join(', ') || 'none', ...missing].join('; ')}`, missing }
}

/**
 * The last lines of a run and its exit code. `retries` are tests that were tried again; where `flaky` is `fail` they make the run red.
 * `skipped` are tests that this machine could not run, `stores` says which stores of files were met; where `demanded` is `all`, each one
 * that was not makes the run red.
 */
export function reportRun(
  results,
  { limitMs, seconds, retries = [], skipped = [], flaky, stores, demanded },
) {
  const fault = (name) => ({ name, seconds: 0, isCut: false, ...toCounts(false) })
  const all = [
    ...results,
    ...(retries.length > 0 && flaky === 'fail' ? [fault('no test needs a retry')] : []),
    ...(demanded === 'all' ? (stores?.missing ?? []).map(fault) : []),
  ]
  const sum = (key) => all.reduce((total, result) => total + result[key], 0)
  const lines = [
    ...skipped.map((test) => `not checked: ${test}`),
    ...retries.map((retry) => `flaky: ${retry}`),
    ...all.map((result) => {
      const verdict = result.failed === 0 ? 'ok    ' : 'FAILED'
      const cut = result.isCut ? `, cut off: the run has ${limitMs / 60_000} minutes` : ''
      const counts = `${result.passed} passed, ${result.failed} failed`
      return `${verdict}  ${result.name}: ${counts}, ${result.seconds.toFixed(1)} s${cut}`
    }),
    ...(stores ? [stores.line] : []),
    `All steps together: ${seconds.toFixed(1)} s`,
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ]
  return { lines, exitCode: sum('failed') === 0 ? 0 : 1 }
}

/** Tests that a report of Vitest in JSON counts as skipped, as `<file> › <title>`; none without a report. */
export function listSkipped(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => `${path.relative(root, name)} › ${fullName}`),
  )
}

/** A step that is one check. */
export function toCounts(isPassed) {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A run of tests that failed outside of them (a file that does not load), or without any, counts as one failure. */
export function toTestCounts(exitCode, passed, failed) {
  const isSound = exitCode === 0 && passed > 0
  return { passed, failed: isSound ? failed : Math.max(failed, 1) }
}

function addToOurs(extra) {
  return { ...process.env, ...extra }
}

function yieldToOthers(pid) {
  try {
    os.setPriority(pid, besideTests)
  } catch {
    // It has ended, or the system does not allow it.
  }
}
