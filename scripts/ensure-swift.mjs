// OpenStack Swift for the tests of the store of files: Debian's packages, unpacked into a folder, not installed. Needs no root, takes no
// lock of apt's, starts nothing and leaves the system as it was.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, say } from './ensure-install.mjs'

const aDayMs = 24 * 60 * 60_000
/** With all tries. More is not worth it. */
const limitMs = 120_000
/** Before another try: a mirror that is away may be back soon. */
const pausesMs = [2000, 10_000]

/** Debian's own: its packages are built for it. */
const python = '/usr/bin/python3'
const usualFolder = path.join(root, 'node_modules', '.cache', 'swift')
const packages = ['python3-swift', 'python3-lxml']
const needed = 'import lxml.etree, swift.account.server, swift.container.server, swift.obj.server'
const xattrs = 'import os, sys; os.setxattr(sys.argv[1], "user.swift.metadata", b"x" * 200)'

/** How Swift's programs are run; null where its packages are not unpacked, or do not run here. */
export function findSwift(folder = usualFolder) {
  if (!existsSync(folder) || findObstacle() !== null) return null
  const spawn = (program, options, more) =>
    spawnSync(program, options, { killSignal: 'SIGKILL', timeout: limitMs, ...more })
  return tryOut(spawn, folder).status === 0 ? describeSwift(folder) : null
}

/** Why Swift cannot run on this machine, whatever is fetched; null when it can. */
function findObstacle() {
  if (!existsSync('/etc/debian_version')) return 'not a Debian system'
  if (!existsSync(python)) return `no ${python}`
  return keepsAttributes() ? null : `${os.tmpdir()} keeps no extended attributes`
}

function describeSwift(folder) {
  const unpacked = path.join(folder, 'root', 'usr', 'lib')
  const libraries = existsSync(unpacked)
    ? readdirSync(unpacked).filter((name) => name.includes('-linux-'))
    : []
  return {
    python,
    env: {
      PYTHONPATH: path.join(unpacked, 'python3', 'dist-packages'),
      LD_LIBRARY_PATH: libraries.map((name) => path.join(unpacked, name)).join(':'),
      PYTHONDONTWRITEBYTECODE: '1',
    },
  }
}

/** Packages that were unpacked before an upgrade of Debian do not fit its new Python. */
const tryOut = (spawn, folder) =>
  spawn(python, ['-c', needed], { env: { ...process.env, ...describeSwift(folder).env }, stdio: 'ignore' })

/**
 * Unpacks Swift if needed, anew where what is there does not run. Returns why it cannot be had; null when it can. `timeLeft` says how many
 * milliseconds it may take.
 */
export function ensureSwift(timeLeft = () => aDayMs, folder = usualFolder) {
  const obstacle = findObstacle()
  if (obstacle !== null) return obstacle
  const end = Date.now() + limitMs
  const spawn = (program, options, more) =>
    spawnSync(program, options, {
      killSignal: 'SIGKILL',
      encoding: 'utf8',
      ...more,
      timeout: Math.max(Math.min(timeLeft(), end - Date.now()), 1),
    })
  const known = existsSync(folder) ? tryOut(spawn, folder) : null
  if (known?.status === 0) return null
  if (known?.error) return 'its Debian packages were not tried out in time'
  say('Fetching the Debian packages of OpenStack Swift…', process.stderr)
  mkdirSync(path.dirname(folder), { recursive: true })
  // Whole or not at all, also beside another run.
  const draft = mkdtempSync(`${folder}-`)
  const fetchOnce = () => fetchAndUnpack(spawn, draft, []) || fetchAndUnpack(spawn, draft, ownLists(draft))
  const rest = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.min(ms, timeLeft()))
  try {
    const tries = countTries(fetchOnce, { rest, hasTime: () => Math.min(timeLeft(), end - Date.now()) > 1 })
    if (!tries.isDone) return `its Debian packages could not be fetched, tries: ${tries.made}`
    if (tryOut(spawn, draft).status !== 0) return 'its Debian packages do not run'
    for (const name of ['packages', 'cache', 'lists'])
      rmSync(path.join(draft, name), { recursive: true, force: true })
    if (existsSync(folder) && tryOut(spawn, folder).status === 0) return null
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
    return null
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Tries until it is done, a few times, as long as there is time; says how often. */
export function countTries(tryOnce, { rest, hasTime, pauses = pausesMs }) {
  let made = 1
  let isDone = tryOnce()
  for (const pause of pauses) {
    if (isDone || !hasTime()) break
    rest(pause)
    made += 1
    isDone = tryOnce()
  }
  return { isDone, made }
}

/** Swift keeps what it knows of an object in extended attributes of its file. */
function keepsAttributes() {
  const probe = mkdtempSync(path.join(os.tmpdir(), 'attributes-'))
  const { status } = spawnSync(python, ['-c', xattrs, probe], { stdio: 'ignore' })
  rmSync(probe, { recursive: true, force: true })
  return status === 0
}

const ownLists = (folder) => ['-o', `Dir::State::Lists=${path.join(folder, 'lists')}`]

/** With the system's lists of packages, or, where these are old or missing, with `lists` of our own. */
function fetchAndUnpack(spawn, folder, lists) {
  for (const name of ['root', 'packages', 'cache', 'lists/partial'])
    mkdirSync(path.join(folder, name), { recursive: true })
  const options = [
    '-q',
    '-o',
    'APT::Sandbox::User=root',
    '-o',
    'Acquire::http::Timeout=20',
    '-o',
    'Acquire::Retries=1',
    '-o',
    `Dir::Cache=${path.join(folder, 'cache')}`,
    ...lists,
  ]
  const cwd = path.join(folder, 'packages')
  const apt = (...more) =>
    spawn('/usr/bin/apt-get', [...options, ...more], { cwd, stdio: ['ignore', 'pipe', 2] })
  if (lists.length > 0 && apt('update').status !== 0) return false
  const plan = apt('install', '--simulate', '--no-install-recommends', ...packages)
  if (plan.status !== 0) return false
  const names = [...plan.stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name)
  if (names.length > 0 && apt('download', ...names).status !== 0) return false
  return readdirSync(cwd).every(
    (file) =>
      spawn('/usr/bin/dpkg-deb', ['-x', path.join(cwd, file), path.join(folder, 'root')]).status === 0,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // `--can-run` fetches nothing: its exit code says whether that is worth it.
  if (process.argv.includes('--can-run')) process.exitCode = findObstacle() === null ? 0 : 1
  else say(ensureSwift() ?? usualFolder)
}
