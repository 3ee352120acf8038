import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail, root, say } from './ensure-install.mjs'
import { chooseNode, withOurPrograms } from './ensure-node.mjs'

/** Headless Chromium: the same engine with less than half of the CPU time of the full browser. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const aDayMs = 24 * 60 * 60_000

/**
 * Path of a working Chrome or Chromium; installs the smallest available one when there is none. `timeLeft` says how many milliseconds it
 * may take.
 */
export function ensureBrowser(node, timeLeft = () => aDayMs) {
  const spawn = (program, options, { timeout = aDayMs, ...more }) =>
    spawnSync(program, options, { killSignal: 'SIGKILL', ...more, timeout: Math.min(timeout, timeLeft()) })
  const given = process.env.CHROME_PATH
  if (given && !runs(spawn, given)) fail(`CHROME_PATH names ${given}, which does not run.`)
  const isRoot = process.getuid?.() === 0
  return (
    given ||
    (isRoot && !runs(spawn, headlessShell) && installDebianPackage(spawn, 'chromium-headless-shell')) ||
    findUsual(spawn) ||
    findPlaywrightBrowser(spawn, node) ||
    (isRoot && installDebianPackage(spawn, 'chromium')) ||
    installPlaywrightBrowser(spawn, node, isRoot) ||
    fail('No Chrome or Chromium could be found or installed: install one, or name it in CHROME_PATH.')
  )
}

const runs = (spawn, program) =>
  existsSync(program) && spawn(program, ['--version'], { stdio: 'ignore' }).status === 0

const findUsual = (spawn) => usualPlaces.find((place) => runs(spawn, place))

function installDebianPackage(spawn, name) {
  if (!existsSync('/etc/debian_version')) return null
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Short timeouts: without network the machine's own browser is used soon.
  const limits = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']
  const run = (...options) =>
    spawn('/usr/bin/apt-get', [...limits, ...options], {
      env,
      stdio: ['ignore', 2, 2],
      killSignal: 'SIGTERM',
      timeout: 240_000,
    })
  say(`Installing the Debian package ${name}…`, process.stderr)
  run('update', '-q')
  run('install', '-q', '-y', '--no-install-recommends', name)
  return findUsual(spawn)
}

function installPlaywrightBrowser(spawn, node, isRoot) {
  say("Downloading Playwright's Chromium…", process.stderr)
  const command = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const options = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium']
  spawn(node, [command, ...options], { cwd: root, env: withOurPrograms(node), stdio: ['ignore', 2, 2] })
  return findPlaywrightBrowser(spawn, node)
}

function findPlaywrightBrowser(spawn, node) {
  const question =
    "import('@playwright/test').then(({ chromium }) => process.stdout.write(chromium.executablePath()))"
  const answer = spawn(node, ['--input-type=module', '-e', question], { cwd: root, encoding: 'utf8' })
  const program = answer.stdout?.trim()
  return program && runs(spawn, program) ? program : null
}

if (process.argv[1] === fileURLToPath(import.meta.url)) say(ensureBrowser(chooseNode()))
