import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TestCase } from 'vitest/node'
import { countTries, ensureSwift, findSwift } from '../scripts/ensure-swift.mjs'
import { prepareLockCheck } from '../scripts/lock-check.mjs'
import RetryReporter from '../scripts/retry-reporter.mjs'
import { beginRun, type Step, toCounts } from '../scripts/test-run.mjs'
import { minutes } from '../src/lib/duration.ts'
import { root } from './support/files.ts'

const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

const limitMs = minutes(80)
const WAITING = 'console.log("at work"); setInterval(() => {}, 1e6)'

/** A run that writes to what `readPrinted` reads. */
function begin(limit = limitMs) {
  const terminal = new PassThrough()
  const run = beginRun({ limitMs: limit, terminal })
  return { ...run, readPrinted: () => String(terminal.read() ?? '').trim() }
}

describe('What a run needs before its steps', () => {
  const folder = () => {
    const made = mkdtempSync(path.join(os.tmpdir(), 'before-steps-'))
    closings.push(() => rmSync(made, { recursive: true, force: true }))
    return made
  }

  test('is a lock file with an entry for each platform: one without the entry of another system is red', () => {
    const [project, clone] = [folder(), folder()]
    for (const file of ['package.json', '.npmrc'])
      copyFileSync(path.join(root, file), path.join(project, file))
    cpSync(path.join(root, 'packages'), path.join(project, 'packages'), { recursive: true })
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
    const place = Object.keys(lock.packages).find((name) => lock.packages[name].os?.includes('android'))
    delete lock.packages[place ?? '']
    writeFileSync(path.join(project, 'package-lock.json'), JSON.stringify(lock))
    const [command = '', ...options] = prepareLockCheck(clone, project)
    const env = { ...process.env, npm_config_offline: 'true' }
    const { status, stderr } = spawnSync(command, options, { cwd: clone, env, encoding: 'utf8' })
    expect(status).toBe(1)
    // Its version is said only where npm has met the package before.
    expect(stderr).toMatch(new RegExp(`Missing: ${place?.replace('node_modules/', '')}@\\S* from lock file`))
  })

  test('is installed until the deadline: packages that would take longer end the run in one sentence', () => {
    const project = folder()
    cpSync(path.join(root, 'scripts'), path.join(project, 'scripts'), { recursive: true })
    writeFileSync(
      path.join(project, 'package-lock.json'),
      '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"}}}',
    )
    const npm = path.join(project, 'npm.js')
    writeFileSync(npm, WAITING)
    const code = `import(${JSON.stringify(path.join(project, 'scripts', 'ensure-install.mjs'))}).then(({ ensureInstalled }) => ensureInstalled({ timeLeft: () => 1 }))`
    const env = { ...process.env, npm_execpath: npm }
    const { status, stderr } = spawnSync(process.execPath, ['-e', code], {
      env,
      encoding: 'utf8',
      timeout: minutes(1),
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(/\nThe packages were not installed in the time that this run has\. .*\n$/)
  })

  test('is a browser, which is waited for no longer either', () => {
    const hanging = path.join(folder(), 'browser')
    writeFileSync(hanging, `#!${process.execPath}\n${WAITING}`, { mode: 0o755 })
    const code = `import(${JSON.stringify(path.join(root, 'scripts', 'ensure-browser.mjs'))}).then(({ ensureBrowser }) => ensureBrowser('', () => 1))`
    const env = { ...process.env, CHROME_PATH: hanging }
    const { status, stderr } = spawnSync(process.execPath, ['-e', code], {
      env,
      encoding: 'utf8',
      timeout: minutes(1),
    })
    expect([status, stderr]).toEqual([1, `CHROME_PATH names ${hanging}, which does not run.\n`])
  })

  test('is Swift that runs: packages that do not fit the Python of the system are none', () => {
    const kept = folder()
    const lxml = path.join(kept, 'root', 'usr', 'lib', 'python3', 'dist-packages', 'lxml')
    mkdirSync(lxml, { recursive: true })
    writeFileSync(path.join(lxml, '__init__.py'), '')
    writeFileSync(path.join(lxml, 'etree.py'), 'raise ImportError("built for another Python")')
    expect(findSwift(kept)).toBeNull()
    // Nothing is fetched in that time: what is there stays, and the run goes on without.
    expect(ensureSwift(() => 1, kept)).not.toBeNull()
    expect(existsSync(lxml)).toBe(true)
  })

  test.each([
    ['is back after a pause', [false, true], { isDone: true, made: 2 }, 1],
    ['stays away', [false, false, false, true], { isDone: false, made: 3 }, 2],
    ['is there', [true], { isDone: true, made: 1 }, 0],
  ])('is asked of a mirror that %s a few times', (_name, answers, tries, pauses) => {
    const rest = vi.fn()
    const tryOnce = () => answers.shift() ?? false
    expect(countTries(tryOnce, { rest, hasTime: () => true })).toEqual(tries)
    expect(rest).toHaveBeenCalledTimes(pauses)
  })

  test('is given up when the run has no time left', () => {
    const rest = vi.fn()
    expect(countTries(() => false, { rest, hasTime: () => false })).toEqual({ isDone: false, made: 1 })
    expect(rest).not.toHaveBeenCalled()
  })
})

describe('A run', () => {
  test('starts a step when what it needs has ended, and prints in order', async () => {
    const { runSteps, readPrinted } = begin()
    const order: string[] = []
    const slow = Promise.withResolvers<void>()
    const step = (name: string, wait: Promise<void>, after: string[] = []): Step => ({
      name,
      after,
      async run(output) {
        order.push(`${name} starts`)
        output.write(`${name} is at it\n`)
        await wait
        order.push(`${name} ends`)
        return toCounts(name !== 'build')
      },
    })
    const steps = [
      step('types', slow.promise),
      step('build', Promise.resolve()),
      {
        ...step('tests', Promise.resolve(), ['build']),
        async run(output: PassThrough) {
          order.push('tests start')
          output.write('tests are at it\n')
          slow.resolve()
          return toCounts(true)
        },
      },
    ]
    const ended = await runSteps(steps)
    expect(order).toEqual(['types starts', 'build starts', 'build ends', 'tests start', 'types ends'])
    expect(ended.map(({ name, failed }) => [name, failed])).toEqual([
      ['types', 0],
      ['build', 1],
      ['tests', 0],
    ])
    expect(readPrinted().split(/\n+/)).toEqual([
      '— types',
      'types is at it',
      '— build',
      'build is at it',
      '— tests',
      'tests are at it',
    ])
  })

  const program = (name: string, run: ReturnType<typeof begin>, code: string, givesWay = false): Step => ({
    name,
    run: async (output) =>
      toCounts((await run.runProgram(process.execPath, ['-e', code], output, { givesWay })) === 0),
  })

  test('ends at its deadline a step that would go on, and says so', async () => {
    const run = begin(1)
    const ended = await run.runSteps([program('end to end', run, WAITING)])
    expect(ended).toMatchObject([{ name: 'end to end', passed: 0, failed: 1, isCut: true }])
  })

  test('shows what a program wrote to either stream, and heeds its exit code', async () => {
    const run = begin()
    const write = 'console.log("said"); console.error("complained");'
    const ended = await run.runSteps([
      program('good', run, write, true),
      program('bad', run, `${write} process.exitCode = 3`),
    ])
    expect(ended).toMatchObject([
      { passed: 1, failed: 0, isCut: false },
      { passed: 0, failed: 1, isCut: false },
    ])
    const printed = run.readPrinted()
    for (const word of ['said', 'complained']) expect(printed.split(word)).toHaveLength(3)
  })

  test('goes on without a program that is not there, and says why', async () => {
    const run = begin()
    const missing = path.join(root, 'no-such-program')
    const ended = await run.runSteps([
      { name: 'lint', run: async (output) => toCounts((await run.runProgram(missing, [], output)) === 0) },
    ])
    expect(ended).toMatchObject([{ passed: 0, failed: 1 }])
    expect(run.readPrinted()).toContain('no-such-program')
  })
})

describe('The reporter of retries', () => {
  const readReport = (report: (reporter: RetryReporter) => void) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'retries-'))
    closings.push(() => rmSync(folder, { recursive: true }), vi.unstubAllEnvs)
    const file = path.join(folder, 'retries.txt')
    vi.stubEnv('RETRY_REPORT', file)
    report(new RetryReporter())
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  }

  test('writes each retry of Vitest', () => {
    const told = (fullName: string, retryCount: number) => ({
      fullName,
      module: { moduleId: path.join(root, 'tests/a.test.ts') },
      diagnostic: () => ({ retryCount }) as ReturnType<TestCase['diagnostic']>,
    })
    const lines = readReport((reporter) => {
      reporter.onTestCaseResult(told('A visitor > looks', 0))
      reporter.onTestCaseResult(told('A visitor > buys', 2))
    })
    expect(lines).toEqual(['tests/a.test.ts › A visitor › buys', 'tests/a.test.ts › A visitor › buys'])
  })

  test('writes each retry of Playwright with the screen', () => {
    const told = {
      titlePath: () => ['', 'phone', 'a.spec.ts', 'A visitor', 'buys'],
      location: { file: path.join(root, 'tests/e2e/a.spec.ts'), line: 1, column: 1 },
    }
    const lines = readReport((reporter) => {
      for (const retry of [0, 1, 2]) reporter.onTestEnd(told, { retry })
    })
    const line = 'tests/e2e/a.spec.ts › [phone] A visitor › buys'
    expect(lines).toEqual([line, line])
  })
})
