import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The repository's root. */
export const root = path.join(import.meta.dirname, '..')

/** Tells the person at the terminal. */
export function say(sentence, stream = process.stdout) {
  stream.write(`${sentence}\n`)
}

/** Ends the program with one sentence for the person at the terminal. */
export function fail(sentence) {
  say(sentence, process.stderr)
  process.exit(1)
}

/**
 * Installs the packages of package-lock.json unless they are there. What npm last installed it notes itself, in
 * node_modules/.package-lock.json, so a folder that npm filled without us is not filled again.
 */
export function ensureInstalled({ withDevelopment = false } = {}) {
  if (isInstalled(withDevelopment)) return
  say('Installing packages; the first time takes about a minute…')
  // Not `npm ci`: it refuses a lock file without the other platforms' optional packages, which registries may lack.
  // With exact versions and --no-save this one installs the lock file's versions too, and leaves it as it is.
  const options = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (withDevelopment) options.push('--include=dev')
  // npm tells its scripts where it is; the `npm` on PATH may be of another version, or absent.
  const npm = process.env.npm_execpath
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawnSync('npm', options, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: isWindows })
  if (error)
    fail(`npm could not be run (${error.message}): install Node.js 20.11 or newer together with npm.`)
  if (status !== 0) fail('The packages were not installed; the reason is above. Start again once it is gone.')
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
