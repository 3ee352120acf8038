// `npm test` and, with --quick, `npm run verify`. Runs on any Node.js from 20.11 on and installs what it needs.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureBuilt } from './ensure-build.mjs'
import { ensureInstalled, root, say } from './ensure-install.mjs'
import { chooseNode, withOurPrograms } from './ensure-node.mjs'

/** Timeout of a step. */
const stepLimitMs = 20 * 60_000

const isQuick = process.argv.includes('--quick')
ensureInstalled({ withDevelopment: true })
const node = chooseNode()
const browser = isQuick ? '' : ensureBrowser(node)
const reports = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const vitestReport = path.join(reports, 'vitest.json')
const playwrightReport = path.join(reports, 'playwright.json')

const steps = [
  { name: 'types', run: () => check('tsc', ['--noEmit', '-p', 'tsconfig.json']) },
  { name: 'lint', run: () => check('biome', ['ci', '.']) },
  { name: 'dead code', run: () => check('knip', []) },
  { name: 'build', run: async () => toCounts(ensureBuilt(node, { force: true })) },
  { name: 'unit and API', run: runVitest },
  { name: 'end to end', run: runPlaywright, isSlow: true },
]

const results = []
for (const { name, run } of steps.filter(({ isSlow }) => !isQuick || !isSlow)) {
  say(`\n— ${name}`)
  const began = Date.now()
  const counts = await run()
  results.push({ name, seconds: ((Date.now() - began) / 1000).toFixed(1), ...counts })
}

say('')
for (const { name, seconds, passed, failed } of results) {
  say(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
say(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1

async function check(program, options) {
  return toCounts((await runProgram(program, options)) === 0)
}

async function runVitest() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const code = await runProgram('vitest', ['run', ...reporters])
  const report = readReport(vitestReport)
  return withVerdict(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0)
}

async function runPlaywright() {
  const env = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }
  const code = await runProgram('playwright', ['test', '--reporter=list,json'], env)
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

function runProgram(program, options, extra = {}) {
  const command = path.join(root, 'node_modules', '.bin', program)
  const child = spawn(command, options, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: withOurPrograms(node, extra),
  })
  const limits = [
    setTimeout(() => child.kill('SIGTERM'), stepLimitMs),
    setTimeout(() => child.kill('SIGKILL'), stepLimitMs + 20_000),
  ]
  return new Promise((resolve) => {
    const settle = (code) => {
      limits.forEach(clearTimeout)
      resolve(code)
    }
    child.on('error', (error) => {
      say(error.message, process.stderr)
      settle(1)
    })
    child.on('exit', (code) => settle(code ?? 1))
  })
}
