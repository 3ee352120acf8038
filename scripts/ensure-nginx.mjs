import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root, say } from './ensure-install.mjs'

/** More is not worth it: the run goes on without. */
const limitMs = 120_000

/** nginx of Debian's package, laid beside ours: nothing is installed, and no service starts. */
const unpacked = path.join(root, 'node_modules', '.cache', 'nginx')
const usualPlaces = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  path.join(unpacked, 'usr', 'sbin', 'nginx'),
]

/** One older than 1.19.5 knows no `-e`, with which it is started, and counts as none. */
const runs = (program) =>
  existsSync(program) &&
  spawnSync(program, ['-e', 'stderr', '-v'], { stdio: 'ignore', timeout: 20_000 }).status === 0

/** Path of an nginx that runs; null when there is none. */
export const findNginx = () => usualPlaces.find(runs) ?? null

/**
 * The same; on Debian it is fetched where there is none, for root, who may read the lists of packages anew. `timeLeft` says how many
 * milliseconds it may take.
 */
export function ensureNginx(timeLeft = () => limitMs) {
  const found = findNginx()
  if (found || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found
  say('Fetching the Debian package nginx…', process.stderr)
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(unpacked, { recursive: true })
  const end = Date.now() + limitMs
  const run = (program, ...options) =>
    spawnSync(program, options, {
      cwd: unpacked,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 2, 2],
      timeout: Math.max(Math.min(timeLeft(), end - Date.now()), 1),
    }).status === 0
  // Short timeouts: without network it stays unchecked soon.
  const limits = ['-q', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']
  const fetchIt = () => run('/usr/bin/apt-get', ...limits, 'download', 'nginx')
  // The lists may be old or missing.
  if (!fetchIt() && run('/usr/bin/apt-get', ...limits, 'update')) fetchIt()
  for (const file of readdirSync(unpacked).filter((name) => name.endsWith('.deb')))
    run('/usr/bin/dpkg-deb', '--extract', file, unpacked)
  return findNginx()
}
