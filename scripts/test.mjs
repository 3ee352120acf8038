// `npm test` and, with --quick, `npm run verify`. Runs on any Node.js from 20.11 on and installs what it needs.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
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

/**
 * Steps of a group run concurrently. The tests need the build of the first group, and both cores each: side by side they
 * took as long, and those that measure time failed.
 */
const groups = [
  [
    { name: 'types', run: (output) => check('tsc', ['--noEmit', '-p', 'tsconfig.json'], output) },
    { name: 'lint', run: (output) => check('biome', ['ci', '.'], output) },
    { name: 'dead code', run: (output) => check('knip', [], output) },
    { name: 'build', run: async () => toCounts(ensureBuilt(node, { force: true })) },
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
for (const { name, seconds, passed, failed } of results) {
  say(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
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
  return { name, seconds: (((await ended) - began) / 1000).toFixed(1), ...counts }
}

async function check(program, options, output) {
  return toCounts((await runProgram(program, options, output)) === 0)
}

async function runVitest(output) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const code = await runProgram('vitest', ['run', ...reporters], output)
  const report = readReport(vitestReport)
  return withVerdict(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0)
}

async function runPlaywright(output) {
  const env = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }
  const code = await runProgram('playwright', ['test', '--reporter=list,json'], output, env)
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

function runProgram(program, options, output, extra = {}) {
  const command = path.join(root, 'node_modules', '.bin', program)
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(command, options, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: withOurPrograms(node, { ...colours, ...extra }),
  })
  const streams = [child.stdout, child.stderr]
  for (const stream of streams) stream.pipe(output, { end: false })
  const limits = [
    setTimeout(() => child.kill('SIGTERM'), stepLimitMs),
    setTimeout(() => child.kill('SIGKILL'), stepLimitMs + 20_000),
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
