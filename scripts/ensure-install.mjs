import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The repository's root. */
export const root = path.join(import.meta.dirname, '..')

/** Prints a message. */
export function say(sentence, stream = process.stdout) {
  stream.write(`${sentence}\n`)
}

/** Prints a message and exits with an error. */
export function fail(sentence) {
  say(sentence, process.stderr)
  process.exit(1)
}

/** The first sign of a path that the bundler or the database takes for something else; null when there is none. */
export const findWrongSign = (folder) => /[#?"\n\r]/.exec(folder)?.[0] ?? null

/** Ends with a message where the build cannot work in a folder of this name. */
export function requireFolderName() {
  const sign = findWrongSign(root)
  if (sign === null) return
  fail(
    `The name of a folder in «${root}» contains ${sign}, which the build cannot work with: rename or move it, and start again.`,
  )
}

/**
 * Installs the packages of package-lock.json if needed. Compares with node_modules/.package-lock.json, which npm writes, so
 * that a folder installed by npm itself is not installed again. Speaks on stderr: stdout is the program's own. `timeLeft` says how many
 * milliseconds it may take; without it as many as it needs.
 */
export function ensureInstalled({ withDevelopment = false, timeLeft = () => undefined } = {}) {
  requireFolderName()
  if (isInstalled(withDevelopment)) return
  say('Installing packages; the first time takes some minutes…', process.stderr)
  // `npm ci` empties node_modules first, which may hold the Node.js that runs this: what is there is brought up to date instead.
  const mode = existsSync(path.join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci']
  const options = [...mode, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (withDevelopment) options.push('--include=dev')
  const stdio = ['ignore', process.stderr, 'inherit']
  const [command, ...rest] = npmCommand(options)
  const { status, error } = spawnSync(command, rest, {
    cwd: root,
    stdio,
    shell: isWindows && command === 'npm',
    timeout: timeLeft(),
    killSignal: 'SIGKILL',
  })
  if (error?.code === 'ETIMEDOUT')
    fail('The packages were not installed in the time that this run has. Start again: what has come stays.')
  if (error)
    fail(`npm could not be run (${error.message}): install Node.js 20.11 or newer together with npm.`)
  if (status !== 0) fail('The packages were not installed; the reason is above. Start again once it is gone.')
}

/** The command of npm with these options: its own path, which it sets for scripts, because the `npm` on PATH may be another or missing. */
export function npmCommand(options) {
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') ? [process.execPath, npm, ...options] : ['npm', ...options]
}

export const isWindows = process.platform === 'win32'

function isInstalled(withDevelopment) {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  const direct = Object.keys(wanted['']?.optionalDependencies ?? {}).map((name) => `node_modules/${name}`)
  return Object.entries(wanted).every(([folder, entry]) => {
    const found = installed[folder]
    if (found) return found.version === entry.version && found.integrity === entry.integrity
    if (folder === '' || (entry.dev && !withDevelopment)) return true
    const mayBeAbsent = entry.optional || entry.devOptional || entry.peer || entry.link
    return mayBeAbsent && !(direct.includes(folder) && fitsThisMachine(entry))
  })
}

function fitsThisMachine({ os, cpu }) {
  return (
    (os ?? [process.platform]).includes(process.platform) && (cpu ?? [process.arch]).includes(process.arch)
  )
}

function readPackages(file) {
  const target = path.join(root, file)
  if (!existsSync(target)) return {}
  return JSON.parse(readFileSync(target, 'utf8')).packages ?? {}
}
