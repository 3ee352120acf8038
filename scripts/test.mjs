// `npm test` and, with --quick, `npm run verify`. Runs on any Node.js from 20.11 on and installs what it needs.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureBuilt } from './ensure-build.mjs'
import { ensureInstalled, root, say } from './ensure-install.mjs'
import { ensureNginx } from './ensure-nginx.mjs'
import { chooseNode, withOurPrograms } from './ensure-node.mjs'
import { ensureSwift, findSwift } from './ensure-swift.mjs'
import { prepareLockCheck } from './lock-check.mjs'
import { beginRun, listSkipped, reportRun, tellStores, toCounts, toTestCounts } from './test-run.mjs'

const limitMs = 80 * 60_000

const isQuick = process.argv.includes('--quick')
const run = beginRun({ limitMs, environment: withColours })
ensureInstalled({ withDevelopment: true, timeLeft: run.timeLeft })
const node = chooseNode()
const browser = isQuick ? '' : ensureBrowser(node, run.timeLeft)
if (!isQuick) ensureNginx(run.timeLeft)
/** Why Swift is not there; its tests run where it is. */
const noSwift = isQuick ? (findSwift() ? null : '`npm test` fetches it') : ensureSwift(run.timeLeft)
const reports = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const vitestReport = path.join(reports, 'vitest.json')
const playwrightReport = path.join(reports, 'playwright.json')
const retryReport = path.join(reports, 'retries.txt')
const retryReporter = path.join(root, 'scripts', 'retry-reporter.mjs')

/**
 * Tests need the build and nothing else: the checks take the time that build and tests leave of the processor. Unit and browser
 * tests need both cores each: side by side they took as long. The types take half of the processor time with one thread.
 */
const checks = [
  { name: 'build', run: build },
  { name: 'lock file', run: checkLockFile },
  { name: 'types', run: (output) => check('tsc', ['--noEmit', '--singleThreaded', '-p', '.'], output) },
  { name: 'lint', run: (output) => check('biome', ['ci', '.'], output) },
  { name: 'dead code', run: (output) => check('knip', [], output) },
]
const unit = { name: 'unit and API', run: runVitest, after: ['build'] }
const endToEnd = {
  name: 'end to end',
  run: runPlaywright,
  after: [...checks, unit].map(({ name }) => name),
}

const began = Date.now()
const results = await run.runSteps([...checks, unit, ...(isQuick ? [] : [endToEnd])])
const { lines, exitCode } = reportRun(results, {
  limitMs,
  seconds: (Date.now() - began) / 1000,
  retries: readLines(retryReport),
  skipped: listSkipped(readReport(vitestReport), root),
  flaky: process.env.FLAKY,
  stores: tellStores(readReport(vitestReport), noSwift),
  demanded: process.env.STORES,
})
for (const line of ['', ...lines]) say(line)
process.exitCode = exitCode

async function build(output) {
  const runScript = (program, script) => run.runProgram(program, [script], output, { cwd: root })
  return toCounts(await ensureBuilt(node, { force: true, runScript }))
}

async function checkLockFile(output) {
  const clone = mkdtempSync(path.join(reports, 'lock-'))
  const [command, ...options] = prepareLockCheck(clone)
  return toCounts((await run.runProgram(command, options, output, { cwd: clone, givesWay: true })) === 0)
}

async function check(program, options, output) {
  return toCounts((await run.runProgram(ours(program), options, output, { cwd: root, givesWay: true })) === 0)
}

async function runVitest(output) {
  const reporters = ['default', 'json', retryReporter].map((name) => `--reporter=${name}`)
  const env = { RETRY_REPORT: retryReport }
  const options = ['run', ...reporters, `--outputFile.json=${vitestReport}`]
  const code = await run.runProgram(ours('vitest'), options, output, { cwd: root, env })
  const report = readReport(vitestReport)
  return toTestCounts(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0)
}

async function runPlaywright(output) {
  const env = {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    RETRY_REPORT: retryReport,
  }
  const options = ['test', `--reporter=list,json,${retryReporter}`]
  const code = await run.runProgram(ours('playwright'), options, output, { cwd: root, env })
  const stats = readReport(playwrightReport)?.stats
  return toTestCounts(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0)
}

function withColours(extra) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  return withOurPrograms(node, { ...colours, ...extra })
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
