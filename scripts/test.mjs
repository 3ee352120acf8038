// `npm test` and, with --quick, `npm run verify`. Runs on any Node.js from 20.11 on and installs what it needs.
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureBuilt } from './ensure-build.mjs'
import { ensureInstalled, npmCommand, root, say } from './ensure-install.mjs'
import { chooseNode, withOurPrograms } from './ensure-node.mjs'

/** Timeout of the whole run. A step gets what is left of it: a slow machine is no fault of the step that it meets. */
const runLimitMs = 80 * 60_000
const deadline = Date.now() + runLimitMs
const timeLeft = () => Math.max(deadline - Date.now(), 1)

const isQuick = process.argv.includes('--quick')
ensureInstalled({ withDevelopment: true })
const node = chooseNode()
const browser = isQuick ? '' : ensureBrowser(node)
const reports = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const vitestReport = path.join(reports, 'vitest.json')
const playwrightReport = path.join(reports, 'playwright.json')
const retryReport = path.join(reports, 'retries.txt')
const retryReporter = path.join(root, 'scripts', 'retry-reporter.mjs')

/**
 * Steps of a group run concurrently. The tests need the build of the first group, and both cores each: side by side they
 * took as long, and those that measure time failed.
 */
const groups = [
  [
    { name: 'lock file', run: checkLockFile },
    { name: 'types', run: (output) => check('tsc', ['--noEmit', '-p', 'tsconfig.json'], output) },
    { name: 'lint', run: (output) => check('biome', ['ci', '.'], output) },
    { name: 'dead code', run: (output) => check('knip', [], output) },
    { name: 'build', run: async () => toCounts(ensureBuilt(node, { force: true, timeout: timeLeft() })) },
  ],
  [{ name: 'unit and API', run: runVitest }],
  [{ name: 'end to end', run: runPlaywright, isSlow: true }],
]

const results = []
for (const group of groups) {
  const steps = group.filter(({ isSlow }) => !isQuick || !isSlow)
  let before = Promise.resolve()
  const running = steps.map((step) => {
    const result = runStep(step, before)
    before = result
    return result
  })
  results.push(...(await Promise.all(running)))
}

say('')
const retries = readLines(retryReport)
for (const retry of retries) say(`flaky: ${retry}`)
if (retries.length > 0 && process.env.FLAKY === 'fail') {
  results.push({ name: 'no test needs a retry', seconds: '0.0', ...toCounts(false) })
}
for (const { name, seconds, passed, failed, isCut } of results) {
  const verdict = failed === 0 ? 'ok    ' : 'FAILED'
  const cut = isCut ? `, cut off: the run has ${runLimitMs / 60_000} minutes` : ''
  say(`${verdict}  ${name}: ${passed} passed, ${failed} failed, ${seconds} s${cut}`)
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
say(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1

/** Starts a step at once; what it prints is held back until the step before it has ended. */
async function runStep({ name, run }, before) {
  const output = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER })
  const began = Date.now()
  const running = run(output).finally(() => output.end())
  const ended = running.then(() => Date.now())
  await before
  say(`\n— ${name}`)
  output.pipe(process.stdout, { end: false })
  const counts = await running
  await finished(output, { writable: false })
  const seconds = (((await ended) - began) / 1000).toFixed(1)
  return { name, seconds, isCut: (await ended) >= deadline, ...counts }
}

/** `npm ci` in a folder that has nothing but what it reads, as in a fresh clone: it refuses a lock file with gaps. */
async function checkLockFile(output) {
  const clone = mkdtempSync(path.join(reports, 'lock-'))
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    copyFileSync(path.join(root, file), path.join(clone, file))
  }
  const [command, ...options] = npmCommand(['ci', '--dry-run', '--ignore-scripts'])
  return toCounts((await runProgram(command, options, output, { cwd: clone })) === 0)
}

async function check(program, options, output) {
  return toCounts((await runProgram(ours(program), options, output)) === 0)
}

async function runVitest(output) {
  const reporters = ['default', 'json', retryReporter].map((name) => `--reporter=${name}`)
  const env = { RETRY_REPORT: retryReport }
  const options = ['run', ...reporters, `--outputFile.json=${vitestReport}`]
  const code = await runProgram(ours('vitest'), options, output, { env })
  const report = readReport(vitestReport)
  return withVerdict(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0)
}

async function runPlaywright(output) {
  const env = {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    RETRY_REPORT: retryReport,
  }
  const options = ['test', `--reporter=list,json,${retryReporter}`]
  const code = await runProgram(ours('playwright'), options, output, { env })
  const stats = readReport(playwrightReport)?.stats
  return withVerdict(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0)
}

/** A run that failed outside of tests (a file that does not load), or without any tests, counts as one failure. */
function withVerdict(code, passed, failed) {
  const isSound = code === 0 && passed > 0
  return { passed, failed: isSound ? failed : Math.max(failed, 1) }
}

function toCounts(isPassed) {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function readLines(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}

/** A program of the installed packages. */
function ours(program) {
  return path.join(root, 'node_modules', '.bin', program)
}

function runProgram(command, options, output, { cwd = root, env = {} } = {}) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(command, options, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: withOurPrograms(node, { ...colours, ...env }),
  })
  const streams = [child.stdout, child.stderr]
  for (const stream of streams) stream.pipe(output, { end: false })
  const limits = [
    setTimeout(() => child.kill('SIGTERM'), timeLeft()),
    setTimeout(() => child.kill('SIGKILL'), timeLeft() + 20_000),
  ]
  return new Promise((resolve) => {
    const settle = (code) => {
      limits.forEach(clearTimeout)
      for (const stream of streams) stream.destroy()
      resolve(code)
    }
    child.on('error', (error) => {
      say(error.message, process.stderr)
      settle(1)
    })
    child.on('close', (code) => settle(code ?? 1))
    // What it left behind may keep its output open.
    child.on('exit', (code) => limits.push(setTimeout(() => settle(code ?? 1), 5_000)))
  })
}
